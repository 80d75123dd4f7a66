/** What a client has received for each seat it holds. Pure. The view shown may lag behind while entries are played. */
import type { DecisionId, Json, PlayerSeat } from '../kernel'
import {
  type ClientMessage,
  type Eyes,
  type HostMessage,
  PROTOCOL_VERSION,
  type SeatState,
  type Tells,
  type ToldEntry,
  type ToldLine,
} from '../protocol/messages'
import { patch } from '../protocol/patch'

/** An entry with the views before and after it, as the log's text and the stage need them. */
export interface ShownLine {
  readonly entry: ToldEntry
  readonly before: Json
  readonly after: Json
  /** For an undo: the lines that it took back, as far as this screen was told of them. */
  readonly takenBack?: readonly ShownLine[]
}

/** Everything received for one seat, and how many of its lines have been shown. */
export interface Received {
  readonly state: SeatState
  readonly first: Json
  readonly lines: readonly ShownLine[]
  readonly shown: number
  readonly keptSeq: number
  readonly tells: Tells
}

function joined(before: readonly ShownLine[], first: Json, told: readonly ToldLine[]): readonly ShownLine[] {
  const lines = [...before]
  for (const { entry, change } of told) {
    const view = lines[lines.length - 1]?.after ?? first
    lines.push({ entry, before: view, after: patch(view, change) })
  }
  return lines
}

/** The lines, whose last is an undo, with the lines that it took back. Consecutive undos of one seat become one line. */
function withGone(lines: readonly ShownLine[], gone: readonly ShownLine[]): readonly ShownLine[] {
  const last = lines.at(-1)
  const told = gone.filter(({ entry }) => entry.cause.type !== 'undo')
  if (last?.entry.cause.type !== 'undo' || told.length === 0) return lines
  const earlier = gone.flatMap(({ takenBack }) => takenBack ?? [])
  return [...lines.slice(0, -1), { ...last, takenBack: [...(last.takenBack ?? []), ...told, ...earlier] }]
}

/** Takes in one more message. After an `all`, or where the past has changed, the lines count as shown. */
export function received(
  before: Received | undefined,
  message: Extract<HostMessage, { type: 'all' | 'past' | 'more' | 'now' | 'kept' }>,
): Received | undefined {
  if (message.type === 'all') {
    const { first, state } = message
    const lines = joined([], first, message.lines)
    return { state, first, lines, shown: lines.length, keptSeq: -1, tells: message.tells }
  }
  if (!before) return undefined
  switch (message.type) {
    case 'past': {
      const { state, keep, because } = message
      const gone = because === 'undo' ? before.lines.slice(keep) : []
      const lines = withGone(joined(before.lines.slice(0, keep), before.first, message.lines), gone)
      const shown = because === 'hello' ? before.shown : lines.length
      return { ...before, state, lines, shown, keptSeq: Math.min(before.keptSeq, keep - 1) }
    }
    case 'more':
      return { ...before, state: message.state, lines: joined(before.lines, before.first, [message.line]) }
    case 'now':
      return { ...before, state: message.state }
    case 'kept':
      return { ...before, keptSeq: message.seq }
  }
}

/** The `hello` for these seats. For a past already received, it asks only for what came after. */
export function helloTo(asking: readonly Eyes[], seats: ReadonlyMap<Eyes, Received>): ClientMessage {
  const known = asking.flatMap((eyes) => {
    const { seq = -1, mark = '' } = seats.get(eyes)?.state ?? {}
    return seq < 0 ? [] : [[eyes, { seq, mark }] as const]
  })
  const since = known.length > 0 ? { since: Object.fromEntries(known) } : {}
  return { type: 'hello', version: PROTOCOL_VERSION, seats: asking, ...since }
}

/** Does the entry change anything visible? Others, such as a seat's own steps between two questions, are shown at once. */
export const isPlayed = ({ entry }: ShownLine): boolean => entry.told.length > 0 || entry.roll !== undefined

/** Finds the line to be played next, skipping lines with nothing to see. */
export function stepped(seat: Received): { readonly seat: Received; readonly playing: ShownLine | undefined } {
  let { shown } = seat
  for (let line = seat.lines[shown]; line && !isPlayed(line); line = seat.lines[shown]) shown++
  return { seat: shown === seat.shown ? seat : { ...seat, shown }, playing: seat.lines[shown] }
}

export const viewOf = ({ lines, first, shown }: Received): Json => lines[shown - 1]?.after ?? first

/** Does this seat owe an answer? Windows passed for it do not count, since the pass is on its way. */
export const isOwing = ({ state }: Received, isPassed: (id: DecisionId) => boolean): boolean =>
  state.decisions.some((decision) => decision.offer === undefined && !isPassed(decision.id))

/** The viewpoint of a screen, and the seat that must take the screen first. */
export interface Looking {
  readonly eyes: Eyes
  readonly handOver?: PlayerSeat
  /** The seat whose window may pass by itself. Nobody takes the screen for it, unless the window is held. */
  readonly fleeting?: PlayerSeat
}

/**
 * The next viewpoint, once nothing is being played. An open hand stays open while its owner is asked, or nobody is. If another
 * seat must choose, the screen shows the onlooker's view until that seat has taken it. Whoever has the screen also throws the
 * dice of others: a roll hides nothing and needs no choice.
 */
export function looking(
  own: readonly PlayerSeat[],
  seats: ReadonlyMap<Eyes, Received>,
  { eyes, last, secret }: { readonly eyes: Eyes; readonly last: PlayerSeat; readonly secret: boolean },
  isPassed: (id: DecisionId) => boolean,
  isFleeting: (seat: PlayerSeat) => boolean,
): Looking {
  if (own.length === 0) return { eyes }
  const owes = (seat: Eyes) => {
    const held = seats.get(seat)
    return held !== undefined && isOwing(held, isPassed)
  }
  const acts = (seat: Eyes) => owes(seat) || (seats.get(seat)?.state.throws.length ?? 0) > 0
  if (!secret) {
    const here = eyes === 'spectator' ? last : eyes
    return { eyes: acts(here) ? here : (own.find(acts) ?? here) }
  }
  if (eyes !== 'spectator' && owes(eyes)) return isFleeting(eyes) ? { eyes, fleeting: eyes } : { eyes }
  const isThrowing = own.some((seat) => (seats.get(seat)?.state.throws.length ?? 0) > 0)
  const next = isThrowing ? undefined : own.find(owes)
  if (!next) return { eyes }
  return isFleeting(next) ? { eyes, fleeting: next } : { eyes: 'spectator', handOver: next }
}

/** The seat in whose name an undo is requested: one that needs no consent if possible, preferably `name`; else who acted last. */
export function undoSeat(
  own: readonly PlayerSeat[],
  seats: ReadonlyMap<Eyes, Received>,
  shown: Eyes,
  name: PlayerSeat,
): PlayerSeat | undefined {
  const able = [name, ...own].filter((seat) => seats.get(seat)?.state.canUndo)
  const free = able.find((seat) => seats.get(seat)?.state.undoNeeds.length === 0)
  const acted = seats
    .get(shown)
    ?.lines.findLast(({ entry: { cause } }) => cause.type === 'answer' && able.some((seat) => seat === cause.seat))?.entry
    .cause.seat
  return free ?? able.find((seat) => seat === acted) ?? able[0]
}
