/** Puzzles made from a moment of a recorded match: what may be asked there, and the puzzle itself, which is a fork with a task. */
import { awaited, type PlayerSeat, type Shapes } from '../kernel'
import type { MatchRecord } from '../match/file'
import { nowOf } from '../match/history'
import { openLog } from '../match/opening'
import type { Goal, GoalRules, LimitUnit, Puzzle } from '../protocol/puzzle'
import { forked } from './fork'
import type { Recording } from './recording'
import { type ReplayReason, replaySays as say } from './said'

/** What may be asked of one seat at a moment. */
export interface PuzzleOffer {
  readonly seat: PlayerSeat
  readonly goals: readonly Goal[]
  readonly units: readonly LimitUnit[]
  /** Whether a turn that counts for this seat is under way. */
  readonly isTurnNow: boolean
}
export type PuzzleMade =
  | { readonly ok: true; readonly record: MatchRecord }
  | { readonly ok: false; readonly reason: ReplayReason }

type Source = Pick<Recording, 'record' | 'game'>

/**
 * One offer for each seat, first the one that has to act; none if there is no such moment. Only an onlooker's view is used, so that
 * the offers of an unfinished match reveal nothing.
 */
export function puzzleOffers({ record, game }: Source, rules: GoalRules, shapes: Shapes, after: number): readonly PuzzleOffer[] {
  const log = openLog(game, record.spec, shapes, record.entries.slice(0, after + 1))
  if (!log.ok) return []
  const { state, snapshot } = nowOf(log.history)
  // The cast is safe: every view is an object.
  const seen = game.project(state, 'spectator') as object
  const acting = awaited(snapshot).find((seat) => seat !== 'chance')
  const offers = record.spec.seats.map((seat): PuzzleOffer => {
    const isNow = (unit: 'turn' | 'activation') => {
      const span = rules.span(seen, unit)
      return span !== undefined && (span.seat ?? seat) === seat
    }
    const units: readonly LimitUnit[] = [...(isNow('activation') ? (['activation'] as const) : []), 'turn', 'answer']
    return { seat, goals: rules.offered(seen, seat), units, isTurnNow: isNow('turn') }
  })
  return offers.toSorted((a, b) => Number(b.seat === acting) - Number(a.seat === acting))
}

/**
 * The puzzle as a match to be stored or written to a file. Refused where a fork would be refused, and if the goal is unknown there or
 * reached already. The opponents are strong bots.
 */
export function puzzleOf({ record, game }: Source, rules: GoalRules, shapes: Shapes, puzzle: Puzzle): PuzzleMade {
  const { after, seat, goal } = puzzle
  const others = record.spec.seats.filter((one) => one !== seat)
  const roster = Object.fromEntries(others.map((one) => [one, 'bot' as const]))
  const made = forked({ record, game }, shapes, { after, roster })
  if (!made.ok) return made
  const log = openLog(game, record.spec, shapes, made.record.entries)
  if (!log.ok) return { ok: false, reason: say('fork-nowhere', {}) }
  const state: object = nowOf(log.history).state
  if (!rules.isKnown(state, goal)) return { ok: false, reason: say('puzzle-no-goal', {}) }
  if (rules.isReached(state, goal, seat, state)) return { ok: false, reason: say('puzzle-reached', {}) }
  const levels = Object.fromEntries(others.map((one) => [one, 'strong' as const]))
  return { ok: true, record: { ...made.record, levels, puzzle } }
}
