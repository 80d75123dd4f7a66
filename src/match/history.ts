/**
 * What happened in a match, with its undos. The log only grows: an undo is an entry that makes earlier ones void, a redo one that
 * brings them back. `past` is what is in force; folding the log again gives the same history.
 */
import {
  type Cause,
  type Decision,
  type DecisionId,
  type Game,
  type Json,
  type MatchSpec,
  type PlayerSeat,
  reply,
  type Seat,
  type Shapes,
  type Snapshot,
  same,
  start,
  type Terms,
} from '../kernel'
import type { Learnt } from './learning'
import { type MatchReason, matchSays as say } from './said'

export type MatchCause =
  | Cause
  | { readonly type: 'concede'; readonly seat: PlayerSeat }
  /** Everything in force after entry `to` is void. */
  | { readonly type: 'undo'; readonly seat: PlayerSeat; readonly to: number }
  /** What the last undo made void is in force again; `to` is then the last entry in force. */
  | { readonly type: 'redo'; readonly seat: PlayerSeat; readonly to: number }

/** One line of a stored log: plain JSON, numbered from 0 without gaps. */
export interface MatchEntry {
  readonly seq: number
  readonly cause: MatchCause
  readonly events: readonly { readonly type: string }[]
  /** The motion of the dice, where chance rolled them. */
  readonly film?: Json
}

/** An entry in force, the decision it answered, and where it led. */
export interface Moment<G extends Terms> {
  readonly entry: MatchEntry
  readonly decision?: Decision<G>
  readonly snapshot: Snapshot<G>
  /** What once followed and was taken back, by whom. */
  readonly takenBack?: readonly TakenBack<G>[]
}

export interface TakenBack<G extends Terms> {
  readonly by: PlayerSeat
  readonly moments: readonly Moment<G>[]
}

export interface History<G extends Terms> {
  /** In force, oldest first; the first is the start. */
  readonly past: readonly [Moment<G>, ...Moment<G>[]]
  /** What can be redone, the latest undo last. */
  readonly undone: readonly {
    readonly by: PlayerSeat
    readonly moments: readonly Moment<G>[]
    /** The last moment in force, as it was before the undo. */
    readonly last: Moment<G>
  }[]
  /** How many entries the log has. */
  readonly length: number
}

/** The new history, and the entry that led to it. */
export interface Grown<G extends Terms> {
  readonly history: History<G>
  readonly entry: MatchEntry
}

export const nowOf = <G extends Terms>({ past }: History<G>): Moment<G> => past[past.length - 1] ?? past[0]

export function begun<G extends Terms>(game: Game<G>, spec: MatchSpec): Grown<G> {
  const { snapshot, events } = start(game, spec)
  const entry: MatchEntry = { seq: 0, cause: { type: 'start' }, events }
  return { history: { past: [{ entry, snapshot }], undone: [], length: 1 }, entry }
}

/** Takes a legal answer to an open decision. What was undone before is gone. */
export function answered<G extends Terms>(
  game: Game<G>,
  history: History<G>,
  id: DecisionId,
  answer: unknown,
  film?: Json,
): Grown<G> {
  const before = nowOf(history).snapshot
  const { snapshot, events } = reply(game, before, id, answer)
  // `reply` has found it, or thrown.
  const decision = before.pending.find((open) => open.id === id) as Decision<G>
  const cause: Cause = { type: 'answer', decision: id, seat: decision.seat, subject: decision.subject, answer }
  const entry: MatchEntry = { seq: history.length, cause, events, ...(film === undefined ? {} : { film }) }
  return grown(history, { entry, decision, snapshot })
}

export function conceded<G extends Terms>(history: History<G>, seat: PlayerSeat): Grown<G> {
  const entry: MatchEntry = { seq: history.length, cause: { type: 'concede', seat }, events: [] }
  return grown(history, { entry, snapshot: nowOf(history).snapshot })
}

const grown = <G extends Terms>(history: History<G>, moment: Moment<G>): Grown<G> => ({
  history: { past: [...history.past, moment], undone: [], length: history.length + 1 },
  entry: moment.entry,
})

/** The seats that have conceded. */
export const concededSeats = <G extends Terms>({ past }: History<G>): readonly PlayerSeat[] =>
  past.flatMap(({ entry }) => (entry.cause.type === 'concede' ? [entry.cause.seat] : []))

const seatOf = ({ entry: { cause } }: { readonly entry: MatchEntry }): Seat | undefined =>
  'seat' in cause ? cause.seat : undefined

/** What an undo of this seat would take back: its last answer and all after it. */
export interface UndoOffer {
  /** The entry that would be the last in force. */
  readonly to: number
  /** Who has a say in it: everybody, where chance or another seat has answered since or somebody has conceded; else those listed. */
  readonly barrier: 'all' | readonly PlayerSeat[]
}

/** `learnt` tells who learnt a secret by an entry: they cannot forget it again. */
export function undoOffer<G extends Terms>({ past }: History<G>, seat: PlayerSeat, learnt: Learnt<G>): UndoOffer | undefined {
  const at = past.findLastIndex((moment) => seatOf(moment) === seat)
  const last = past[at - 1]
  const moment = past[at]
  if (!last || !moment) return undefined
  const to = last.entry.seq
  if (at < past.length - 1 || moment.entry.cause.type !== 'answer') return { to, barrier: 'all' }
  const seats = learnt(last, moment)
  // Whoever has learnt something by his own answer could choose again, knowing it.
  return { to, barrier: seats.includes(seat) ? 'all' : seats }
}

/** Makes everything in force after entry `to` void. Undefined where nothing would be, or `to` is not in force. */
export function undone<G extends Terms>(history: History<G>, seat: PlayerSeat, to: number): Grown<G> | undefined {
  const at = history.past.findIndex((moment) => moment.entry.seq === to)
  const [first, ...rest] = history.past
  const moments = history.past.slice(at + 1)
  if (at < 0 || moments.length === 0) return undefined
  const entry: MatchEntry = { seq: history.length, cause: { type: 'undo', seat, to }, events: [] }
  const kept: History<G>['past'] = [first, ...rest.slice(0, at)]
  const last = kept[kept.length - 1] ?? first
  const past = withLast(kept, { ...last, takenBack: [...(last.takenBack ?? []), { by: seat, moments }] })
  return { history: { past, undone: [...history.undone, { by: seat, moments, last }], length: history.length + 1 }, entry }
}

/** Whose undo would be redone. */
export const redoOffer = <G extends Terms>({ undone: groups }: History<G>): PlayerSeat | undefined =>
  groups[groups.length - 1]?.by

/** Brings back what the last undo made void, chance as it fell. Undefined where there is nothing. */
export function redone<G extends Terms>(history: History<G>, seat: PlayerSeat): Grown<G> | undefined {
  const group = history.undone[history.undone.length - 1]
  const last = group?.moments[group.moments.length - 1]
  if (!group || !last) return undefined
  const entry: MatchEntry = { seq: history.length, cause: { type: 'redo', seat, to: last.entry.seq }, events: [] }
  const [first, ...rest] = withLast(history.past, group.last)
  const past: History<G>['past'] = [first, ...rest, ...group.moments]
  return { history: { past, undone: history.undone.slice(0, -1), length: history.length + 1 }, entry }
}

const withLast = <G extends Terms>([first, ...rest]: History<G>['past'], last: Moment<G>): History<G>['past'] =>
  rest.length === 0 ? [last] : [first, ...rest.slice(0, -1), last]

export type Opened<G extends Terms> =
  | { readonly ok: true; readonly history: History<G> }
  | { readonly ok: false; readonly entry: number; readonly reason: MatchReason }

/** Plays a stored log again, checking every answer and every event. The first entry that does not fit is named. */
export function openLog<G extends Terms>(
  game: Game<G>,
  spec: MatchSpec,
  shapes: Shapes,
  entries: readonly MatchEntry[],
): Opened<G> {
  if (entries.length === 0) return { ok: false, entry: 0, reason: say('log-empty', {}) }
  let history: History<G> | undefined
  for (const [seq, entry] of entries.entries()) {
    if (entry.seq !== seq) return { ok: false, entry: seq, reason: say('log-gap', { entry: seq, found: entry.seq }) }
    const next = followed(game, spec, shapes, history, entry)
    if ('key' in next) return { ok: false, entry: seq, reason: next }
    if (!same(next.entry.events, entry.events)) return { ok: false, entry: seq, reason: say('log-events-differ', { entry: seq }) }
    history = next.history
  }
  // There was at least one entry.
  return { ok: true, history: history as History<G> }
}

function followed<G extends Terms>(
  game: Game<G>,
  spec: MatchSpec,
  shapes: Shapes,
  history: History<G> | undefined,
  entry: MatchEntry,
): Grown<G> | MatchReason {
  const { cause, seq } = entry
  if ((cause.type === 'start') !== (history === undefined)) return say('log-no-start', { entry: seq })
  try {
    if (cause.type === 'start' || !history) return begun(game, spec)
    switch (cause.type) {
      case 'answer': {
        const { pending, state } = nowOf(history).snapshot
        const decision = pending.find((open) => open.id === cause.decision)
        if (!decision || decision.seat !== cause.seat || decision.subject !== cause.subject)
          return say('log-answer-to-nothing', { entry: seq })
        const verdict = shapes[decision.choice.shape]?.accepts(decision.choice as never, cause.answer, game.space(state))
        if (!verdict?.allowed) return say('log-answer-refused', { entry: seq, why: verdict?.reason.key ?? 'unknown-shape' })
        return answered(game, history, cause.decision, cause.answer, entry.film)
      }
      case 'concede':
        return spec.seats.includes(cause.seat) && !concededSeats(history).includes(cause.seat)
          ? conceded(history, cause.seat)
          : say('log-answer-to-nothing', { entry: seq })
      case 'undo':
        return undone(history, cause.seat, cause.to) ?? say('log-undo-impossible', { entry: seq })
      case 'redo': {
        const back = redone(history, cause.seat)
        return back && 'to' in back.entry.cause && back.entry.cause.to === cause.to
          ? back
          : say('log-undo-impossible', { entry: seq })
      }
    }
  } catch (error) {
    return say('log-answer-impossible', { entry: seq, error: messageOf(error) })
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
