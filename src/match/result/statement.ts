/**
 * What a result file states about a finished match. It follows from the match's file alone, so that every device that has the
 * file makes the same statement. The README beside this file is the published format.
 */
import { canonical, type MatchSpec, type Outcome, type PlayerSeat } from '../../kernel'
import type { BotLevel, PLAYERS } from '../../protocol/home'
import type { Hash } from '../../protocol/proof'
import type { Audit } from '../../protocol/result'
import type { ForkedFrom, MatchRecord } from '../file'
import type { MatchEntry } from '../history'
import { textHash } from '../proof/hash'
import type { Verified } from '../proof/verify'

export interface Statement {
  readonly game: string
  /** The version of the game's rules with which the match began. */
  readonly rulesVersion: number
  readonly seats: readonly PlayerSeat[]
  readonly players: { readonly [seat in PlayerSeat]?: PlayerStated }
  /** What was agreed before the match: forces, decks, layout, as in its spec. */
  readonly options: MatchSpec['options']
  readonly outcome: Outcome
  readonly log: LogStated
  readonly audit: Audit
  /** The match that this one is a fork of. */
  readonly from?: ForkedFrom
}

export interface PlayerStated {
  readonly name: string
  readonly player: (typeof PLAYERS)[number]
  /** The level of a bot. */
  readonly level?: BotLevel
}

export interface LogStated {
  readonly entries: number
  readonly hash: Hash
}

/** The SHA-256 of each part of a statement, by the part's name. */
export type Hashes = { readonly [part: string]: Hash }

const NAMED = ['audit', 'log', 'options', 'outcome', 'players'] as const satisfies readonly (keyof Statement)[]

/** The parts of a statement by name: its members, and of those that have named members of their own each of these. */
export function partsOf(statement: Partial<Statement>): { readonly [part: string]: unknown } {
  const parts = Object.entries(statement).flatMap(([member, value]) =>
    NAMED.some((named) => named === member)
      ? Object.entries(value as object).map(([name, part]) => [`${member}.${name}`, part] as const)
      : [[member, value] as const],
  )
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}

export const hashesOf = (statement: Partial<Statement>): Hashes =>
  Object.fromEntries(Object.entries(partsOf(statement)).map(([part, value]) => [part, textHash(canonical(value))]))

/**
 * The hash of a log. It covers what was asked, answered and drawn; not films, which follow from the seeds; nor bookmarks and
 * clocks, with which a match is continued.
 */
export const logHash = (entries: readonly MatchEntry[]): Hash =>
  textHash(canonical(entries.map(({ seq, cause, events, proof, roll }) => ({ seq, cause, events, proof, roll }))))

/** What the check of a match found about its throws and shuffles. */
export function auditOf(entries: readonly MatchEntry[], { counts, doubt, followed }: Verified): Audit {
  const chance = entries.flatMap(({ cause, seq }) =>
    cause.type === 'answer' && cause.seat === 'chance' ? [{ seq, answer: cause.answer }] : [],
  )
  // A throw is answered with faces, a shuffle with places. Entries of old versions say nothing else about it.
  const shuffles = chance.filter(({ answer }) => Array.isArray(answer) && typeof answer[0] === 'number').length
  // The check stops at a doubt. Under other rules there is one at once, but throws and shuffles are checked all the same.
  const stopped = doubt && doubt.reason.key !== 'proof-other-rules' ? doubt.entry : Number.POSITIVE_INFINITY
  const firsts = [counts.firstUnproved, chance.find(({ seq }) => seq >= stopped)?.seq].filter((seq) => seq !== undefined)
  return {
    throws: chance.length - shuffles,
    shuffles,
    proved: counts.throws + counts.draws + counts.shuffles,
    ...(firsts.length > 0 ? { first: Math.min(...firsts) } : {}),
    followed,
  }
}

/** The statement about a finished match, with what its audit has found. */
export function statementOf(record: Omit<MatchRecord, 'dice'>, outcome: Outcome, audit: Audit): Statement {
  const { spec, roster, levels, title, rulesVersion, entries, from } = record
  const names = (title ?? '').split('\n')
  const players = spec.seats.map((seat, at): readonly [PlayerSeat, PlayerStated] => {
    const name = names[at] || seat
    return roster[seat] === 'bot'
      ? [seat, { name, player: 'bot', level: levels?.[seat] ?? 'plain' }]
      : [seat, { name, player: 'person' }]
  })
  return {
    game: spec.game,
    rulesVersion,
    seats: spec.seats,
    players: Object.fromEntries(players),
    options: spec.options,
    outcome: { winners: outcome.winners, scores: outcome.scores },
    log: { entries: entries.length, hash: logHash(entries) },
    audit,
    ...(from ? { from } : {}),
  }
}

/** The parts in which two statements differ, in the order of the first. */
export function differences(one: Statement, other: Statement): readonly string[] {
  const [left, right] = [hashesOf(one), hashesOf(other)]
  return [...new Set([...Object.keys(left), ...Object.keys(right)])].filter((part) => left[part] !== right[part])
}
