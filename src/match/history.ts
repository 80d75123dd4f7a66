/**
 * What happened in a match, with its undos. The log only grows: an undo is an entry that makes earlier ones void, a redo one that
 * brings them back. `past` is what is in force; folding the log again gives the same history.
 */
import {
  type AnyDecision,
  type Cause,
  type DecisionId,
  type Game,
  type Json,
  type MatchSpec,
  type PlayerSeat,
  type Roll,
  reply,
  type Seat,
  type Snapshot,
  start,
  type Terms,
} from '../kernel'
import type { Claim } from '../protocol/claim'
import type { Commitments, ToldProof } from '../protocol/proof'
import { type Bookmark, bookmarkOf, type Moved, moved } from './bookmark'
import type { Learnt } from './learning'
import type { Noticed } from './noticing'
import { lightened } from './recalled'
import { type MatchReason, matchSays as say } from './said'

export type MatchCause =
  | Cause
  | { readonly type: 'concede'; readonly seat: PlayerSeat }
  /** All players agreed on a draw: nobody has won. */
  | { readonly type: 'draw' }
  /** Everything in force after entry `to` is void. */
  | { readonly type: 'undo'; readonly seat: PlayerSeat; readonly to: number }
  /** What the last undo made void is in force again; `to` is then the last entry in force. */
  | { readonly type: 'redo'; readonly seat: PlayerSeat; readonly to: number }
  /** The host or seats commit to chains of links, for all later chance. No undo reverts this. */
  | ({ readonly type: 'commit' } & Commitments)

/** One line of a stored log: plain JSON, numbered from 0 without gaps. */
export interface MatchEntry {
  readonly seq: number
  readonly cause: MatchCause
  readonly events: readonly { readonly type: string }[]
  /** The motion of the dice, where chance rolled them. */
  readonly film?: Json
  /** Which dice chance was asked to roll, and what for. */
  readonly roll?: AskedRoll
  /** How chance arrived at its answer; absent in older logs. */
  readonly proof?: Proof
  /** The rules' position after this entry. Logs of version 1 have none and are replayed. */
  readonly bookmark?: Moved
  /** The time each seat had left after this entry, in milliseconds, if a server keeps the players' clocks. */
  readonly left?: { readonly [seat in PlayerSeat]?: number }
  /** What the player has claimed of the piece that his answer moved. The rules know nothing of it. */
  readonly claims?: readonly Claim[]
}

/** The proof as it is announced; `after` is the length of the log when chance was asked. */
export type Proof = ToldProof & { readonly after: number }

export interface AskedRoll {
  readonly dice: Roll['dice']
  readonly by?: PlayerSeat
  readonly about?: { readonly [name: string]: Json }
}

/** An entry in force, and where it led. */
export interface Moment<G extends Terms> {
  readonly entry: MatchEntry
  readonly state: G['state']
  /** For a log just opened, and for moments long past, this is computed on first use: see `recalled.ts`. */
  readonly snapshot: Snapshot<G>
  /** Which questions are open, where the snapshot is no longer kept. */
  readonly asked?: Asked
  readonly roll?: AskedRoll
  /** The bookmark that the log records; absent if the entry has none. */
  readonly bookmark?: Bookmark
  /** The entries that once followed this moment and were taken back, and by whom. */
  readonly takenBack?: readonly TakenBack<G>[]
}

export interface Asked {
  /** The seats that are awaited. */
  readonly awaited: readonly Seat[]
  readonly open: readonly { readonly seat: Seat; readonly id: DecisionId }[]
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
    /** The moment that the undo returned to, as it was before the undo. */
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
  const bookmark = bookmarkOf(snapshot)
  const entry: MatchEntry = { seq: 0, cause: { type: 'start' }, events, bookmark: moved(undefined, bookmark) }
  return { history: { past: [{ entry, state: snapshot.state, snapshot, bookmark }], undone: [], length: 1 }, entry }
}

/** What comes with an answer: chance's evidence, or a player's claims. */
export interface Enclosed {
  readonly film?: Json
  readonly proof?: Proof
  readonly claims?: readonly Claim[]
}

/** Takes a legal answer to an open decision. Earlier undos can no longer be redone after it. Throws if the rules fail. */
export function answered<G extends Terms>(
  game: Game<G>,
  history: History<G>,
  id: DecisionId,
  answer: unknown,
  { film, proof, claims }: Enclosed = {},
): Grown<G> {
  const before = nowOf(history)
  const { snapshot, events } = reply(game, before.snapshot, id, answer)
  // `reply` has found the decision, or thrown.
  const decision = before.snapshot.pending.find((open) => open.id === id) as AnyDecision
  const cause: Cause = { type: 'answer', decision: id, seat: decision.seat, subject: decision.subject, answer }
  const bookmark = bookmarkOf(snapshot)
  const roll = rollOf(decision)
  const asked = roll ? { roll } : {}
  const entry: MatchEntry = {
    seq: history.length,
    cause,
    events,
    ...(film === undefined ? {} : { film }),
    ...(proof ? { proof } : {}),
    ...(claims ? { claims } : {}),
    ...asked,
    bookmark: moved(before.bookmark, bookmark),
  }
  return grown(lightened(game, history), { entry, state: snapshot.state, snapshot, ...asked, bookmark })
}

export const conceded = <G extends Terms>(history: History<G>, seat: PlayerSeat): Grown<G> =>
  ended(history, { type: 'concede', seat })

/** Adds an entry for a concession or a draw, which players declare and the rules do not decide. */
function ended<G extends Terms>(history: History<G>, cause: Extract<MatchCause, { type: 'concede' | 'draw' }>): Grown<G> {
  const entry: MatchEntry = { seq: history.length, cause, events: [] }
  const { state, snapshot, bookmark } = nowOf(history)
  return grown(history, { entry, state, snapshot, ...(bookmark ? { bookmark } : {}) })
}

export const drawn = <G extends Terms>(history: History<G>): Grown<G> => ended(history, { type: 'draw' })

/** Did the players agree on a draw? Only an undo can follow it. */
export const isDrawn = <G extends Terms>(history: History<G>): boolean => nowOf(history).entry.cause.type === 'draw'

/** Adds an entry that is not a move: it changes neither what is in force nor what can be redone. */
export const committed = <G extends Terms>(history: History<G>, commitments: Commitments): Grown<G> => ({
  history: { ...history, length: history.length + 1 },
  entry: { seq: history.length, cause: { type: 'commit', ...commitments }, events: [] },
})

/** What this question asks chance to roll; undefined if it asks something else. */
export function rollOf({ choice, about }: AnyDecision): AskedRoll | undefined {
  if (choice.shape !== 'roll') return undefined
  // A choice whose shape is 'roll' is a roll: shapes are a closed set.
  const { dice, by } = choice as Roll
  return { dice, ...(by === undefined ? {} : { by }), ...(about === undefined ? {} : { about }) }
}

/** Adds one moment. After it, nothing can be redone. */
export const withMoment = <G extends Terms>(history: History<G> | undefined, moment: Moment<G>): History<G> => ({
  past: history ? [...history.past, moment] : [moment],
  undone: [],
  length: (history?.length ?? 0) + 1,
})

const grown = <G extends Terms>(history: History<G>, moment: Moment<G>): Grown<G> => ({
  history: withMoment(history, moment),
  entry: moment.entry,
})

/** A cache: the conceded seats are requested many times per entry, and the past grows long. */
const concededOf = new WeakMap<readonly { readonly entry: MatchEntry }[], readonly PlayerSeat[]>()

/** The seats that have conceded. */
export function concededSeats<G extends Terms>({ past }: History<G>): readonly PlayerSeat[] {
  const found = concededOf.get(past)
  if (found) return found
  const seats = past.flatMap(({ entry }) => (entry.cause.type === 'concede' ? [entry.cause.seat] : []))
  concededOf.set(past, seats)
  return seats
}

const seatOf = ({ entry: { cause } }: { readonly entry: MatchEntry }): Seat | undefined =>
  'seat' in cause ? cause.seat : undefined

/** What an undo of this seat would take back: its last answer and all after it. */
export interface UndoOffer {
  /** The entry that would be the last in force. */
  readonly to: number
  /** Who must consent: everybody, if the seat was shown that something has happened since or has conceded; else those listed. */
  readonly barrier: 'all' | readonly PlayerSeat[]
}

/**
 * `learnt` says who learnt a secret from the answer, which an undo cannot reverse. The offer depends only on what the seat itself
 * may know: private answers that others have given since do not change it, and are taken back along with the answer. Undefined if
 * there is nothing to undo, or while `learnt` is still being worked out.
 */
export function undoOffer<G extends Terms>(
  { past }: History<G>,
  seat: PlayerSeat,
  { learnt, noticed, floor = 0 }: { readonly learnt: Learnt<G>; readonly noticed: Noticed<G>; readonly floor?: number },
): UndoOffer | undefined {
  const at = past.findLastIndex((moment) => seatOf(moment) === seat)
  const last = past[at - 1]
  const moment = past[at]
  if (!last || !moment || moment.entry.seq <= floor) return undefined
  const to = last.entry.seq
  const isOver = noticed(moment, past.slice(at + 1), seat) || moment.entry.cause.type !== 'answer'
  const barrier = isOver ? 'all' : learnt(last, moment)
  return barrier && { to, barrier }
}

/** Is this entry in force, with others after it? */
export const isBehind = <G extends Terms>({ past }: History<G>, seq: number): boolean =>
  past.slice(0, -1).some(({ entry }) => entry.seq === seq)

/** Makes everything in force after entry `to` void. Undefined if that is nothing, or if `to` is not in force. */
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

/** The seat whose undo a redo would reverse. */
export const redoOffer = <G extends Terms>({ undone: groups }: History<G>): PlayerSeat | undefined =>
  groups[groups.length - 1]?.by

/** Brings back what the last undo made void, with the same results of chance. Undefined if there is nothing to redo. */
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

/** Applies a cause that needs no rules to a history, or returns the reason why it does not fit. */
export function turned<G extends Terms>(
  spec: MatchSpec,
  history: History<G>,
  { seq, cause }: { readonly seq: number; readonly cause: Exclude<MatchCause, Cause> },
): Grown<G> | MatchReason {
  switch (cause.type) {
    case 'concede':
      return spec.seats.includes(cause.seat) && !concededSeats(history).includes(cause.seat)
        ? conceded(history, cause.seat)
        : say('log-answer-to-nothing', { entry: seq })
    case 'draw':
      return drawn(history)
    case 'commit': {
      const { type: _type, ...commitments } = cause
      return committed(history, commitments)
    }
    case 'undo':
      return undone(history, cause.seat, cause.to) ?? say('log-undo-impossible', { entry: seq })
    case 'redo': {
      const back = redone(history, cause.seat)
      return back && 'to' in back.entry.cause && back.entry.cause.to === cause.to
        ? back
        : say('log-undo-impossible', { entry: seq })
    }
  }
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
