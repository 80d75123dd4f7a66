/** Result files: a statement with the hashes of its parts and the signatures of those who were there. */
import * as v from 'valibot'
import { canonical, type Json, jsonFault, type Outcome, type PlayerSeat, SEATS } from '../../kernel'
import { BOT_LEVELS, PLAYERS } from '../../protocol/home'
import type { Hash } from '../../protocol/proof'
import { parse } from '../../protocol/schema'
import { HASH_SCHEMA } from '../proof/schema'
import { FROM_SCHEMA, RULES_VERSION_SCHEMA, TEXT_SCHEMA } from '../schema'
import { type ResultReason, resultSays as say } from './said'
import { type Audit, type Hashes, hashesOf, type PlayerStated, type Statement } from './statement'

export const RESULT_FORMAT = 'sightline-result'
export const RESULT_VERSION = 1
/** The greatest length of a file in characters. Packs and layouts of the players' own are the bulk of a long one. */
const MOST_CHARACTERS = 4_000_000

/** In what role somebody signs. A server signs everything but the audit, because it does not work matches through. */
export type SignedAs =
  /** A device, for the seats that were played at it. */
  | { readonly role: 'device'; readonly seats: readonly PlayerSeat[] }
  /** The server that hosted the match, from this entry on; 0 unless the match was continued there. */
  | { readonly role: 'server'; readonly since: number }

export interface Signature {
  readonly as: SignedAs
  /** Milliseconds since 1970 by the signer's clock. */
  readonly at: number
  /** A point of the curve P-256, not compressed, as 130 hexadecimal digits. */
  readonly key: string
  /** ECDSA with SHA-256 over `signedText`: r and s, as 128 hexadecimal digits. */
  readonly signature: string
}

export interface ResultFile {
  readonly statement: Statement
  readonly hashes: Hashes
  readonly signatures: readonly Signature[]
}

/** What is signed: these hashes, in which role, and when. */
export function signedText(hashes: Hashes, { as, at }: Pick<Signature, 'as' | 'at'>): string {
  const covered = Object.entries(hashes).filter(([part]) => as.role === 'device' || !part.startsWith('audit.'))
  return canonical({ format: RESULT_FORMAT, version: RESULT_VERSION, hashes: Object.fromEntries(covered), as, at })
}

export const resultFile = (statement: Statement, signatures: readonly Signature[]): ResultFile => ({
  statement,
  hashes: hashesOf(statement),
  signatures,
})

/** The text of a result file, which is canonical JSON: equal contents give equal files. */
export const writeResultFile = ({ statement, hashes, signatures }: ResultFile): string =>
  canonical({ format: RESULT_FORMAT, version: RESULT_VERSION, statement, hashes, signatures })

/** Does a text seem to be a result file, even a damaged one? */
export const seemsResult = (text: string): boolean => text.slice(0, 2000).includes(`"${RESULT_FORMAT}"`)

export type ResultRead =
  | {
      readonly ok: true
      readonly file: ResultFile
      /** Whether the text is just as this program writes it: not a space, no order and no notation were changed. */
      readonly isAsWritten: boolean
    }
  | { readonly ok: false; readonly reason: ResultReason }

/** Reads a result file. Whether its hashes and signatures fit is checked separately (`examine.ts`). */
export function readResultFile(text: string): ResultRead {
  const no = (reason: ResultReason): ResultRead => ({ ok: false, reason })
  if (text.length > MOST_CHARACTERS) return no(say('result-too-large', { most: MOST_CHARACTERS }))
  if (!seemsResult(text)) return no(say('result-foreign', {}))
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return no(say('result-not-json', { at: jsonFault(text).at }))
  }
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined
  if (typeof version === 'number' && version !== RESULT_VERSION)
    return no(say('result-wrong-version', { found: version, ours: RESULT_VERSION }))
  const parsed = parse(FILE_SCHEMA, value, 'file')
  if (!parsed.ok) return no(say('result-damaged', { at: parsed.at, expected: parsed.expected }))
  const { statement, hashes, signatures } = parsed.value
  const file = { statement, hashes, signatures }
  return { ok: true, file, isAsWritten: text.trim() === writeResultFile(file) }
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.picklist(SEATS)
const seats = v.pipe(
  v.array(seat),
  v.check((all) => new Set(all).size === all.length, 'Expected each seat once'),
)
const perSeat = <T>(value: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, { readonly [seat in PlayerSeat]?: T }> =>
  v.record(seat, value)

const PLAYER_SCHEMA: v.GenericSchema<unknown, PlayerStated> = v.strictObject({
  name: TEXT_SCHEMA,
  player: v.picklist(PLAYERS),
  level: v.exactOptional(v.picklist(BOT_LEVELS)),
})
const OUTCOME_SCHEMA: v.GenericSchema<unknown, Outcome> = v.strictObject({ winners: seats, scores: perSeat(v.number()) })
export const AUDIT_SCHEMA: v.GenericSchema<unknown, Audit> = v.strictObject({
  throws: count,
  shuffles: count,
  proved: count,
  first: v.exactOptional(count),
  followed: count,
})
const STATEMENT_SCHEMA: v.GenericSchema<unknown, Statement> = v.strictObject({
  game: TEXT_SCHEMA,
  rulesVersion: RULES_VERSION_SCHEMA,
  seats: v.pipe(seats, v.minLength(1)),
  players: perSeat(PLAYER_SCHEMA),
  // Plain data, because `JSON.parse` made it.
  options: v.record(
    v.string(),
    v.custom<Json>((value) => value !== undefined),
  ),
  outcome: OUTCOME_SCHEMA,
  log: v.strictObject({ entries: count, hash: HASH_SCHEMA }),
  audit: AUDIT_SCHEMA,
  from: v.exactOptional(FROM_SCHEMA),
})

export const KEY_SCHEMA: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.regex(/^04[0-9a-f]{128}$/))
export const SIGNED_SCHEMA: v.GenericSchema<unknown, string> = v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/))
export const DEVICE_SCHEMA: v.GenericSchema<unknown, Extract<SignedAs, { role: 'device' }>> = v.strictObject({
  role: v.literal('device'),
  seats: v.pipe(seats, v.minLength(1)),
})
export const SIGNATURE_SCHEMA: v.GenericSchema<unknown, Signature> = v.strictObject({
  as: v.union([DEVICE_SCHEMA, v.strictObject({ role: v.literal('server'), since: count })]),
  at: count,
  key: KEY_SCHEMA,
  signature: SIGNED_SCHEMA,
})
const FILE_SCHEMA: v.GenericSchema<unknown, ResultFile & { readonly format: string; readonly version: number }> = v.strictObject({
  format: v.literal(RESULT_FORMAT),
  version: v.literal(RESULT_VERSION),
  statement: STATEMENT_SCHEMA,
  hashes: v.record(v.pipe(v.string(), v.maxLength(200)), HASH_SCHEMA) as v.GenericSchema<
    unknown,
    { readonly [part: string]: Hash }
  >,
  signatures: v.pipe(v.array(SIGNATURE_SCHEMA), v.maxLength(SEATS.length + 1)),
})
