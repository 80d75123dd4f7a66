/** Result files: a statement with the hashes of its parts and the signatures of those who were there. */
import * as v from 'valibot'
import { canonical, type Json, jsonFault, type Outcome, type PlayerSeat, SEATS } from '../../kernel'
import { BOT_LEVELS, PLAYERS } from '../../protocol/home'
import type { Hash } from '../../protocol/proof'
import { AUDIT_SCHEMA, EACH_SEAT_ONCE, SIGNATURE_SCHEMA, type Signature } from '../../protocol/result'
import { parse } from '../../protocol/schema'
import { HASH_SCHEMA } from '../proof/schema'
import { FROM_SCHEMA, RULES_VERSION_SCHEMA, TEXT_SCHEMA } from '../schema'
import { type ResultReason, resultSays as say } from './said'
import { RESULT_FORMAT, seemsResult } from './seems'
import { type Hashes, hashesOf, type PlayerStated, type Statement } from './statement'

export const RESULT_VERSION = 1
/** The greatest length of a file in characters. Packs and layouts of the players' own are the bulk of a long one. */
const MOST_CHARACTERS = 4_000_000

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
const perSeat = <T>(value: v.GenericSchema<unknown, T>): v.GenericSchema<unknown, { readonly [seat in PlayerSeat]?: T }> =>
  v.record(seat, value)

const PLAYER_SCHEMA: v.GenericSchema<unknown, PlayerStated> = v.strictObject({
  name: TEXT_SCHEMA,
  player: v.picklist(PLAYERS),
  level: v.exactOptional(v.picklist(BOT_LEVELS)),
})
const OUTCOME_SCHEMA: v.GenericSchema<unknown, Outcome> = v.strictObject({ winners: EACH_SEAT_ONCE, scores: perSeat(v.number()) })
const STATEMENT_SCHEMA: v.GenericSchema<unknown, Statement> = v.strictObject({
  game: TEXT_SCHEMA,
  rulesVersion: RULES_VERSION_SCHEMA,
  seats: v.pipe(EACH_SEAT_ONCE, v.minLength(1)),
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
