/** What a screen shows and asks, derived from what was received for its seats. Changes nothing. */
import type { AnyDecision, DecisionId, PlayerSeat } from '../kernel'
import type { AwaitedThrow, Eyes } from '../protocol/messages'
import { bare, isWindow, type Passing, type WindowRules } from './passing'
import { isPlayed, type Looking, type Received, type ShownLine, undoSeat, viewOf } from './seats'
import { type ClientState, type HandOver, NONE } from './state'

/** The seats of a screen, and the viewpoint that it shows. */
export interface Screen {
  readonly own: readonly PlayerSeat[]
  readonly seats: ReadonlyMap<Eyes, Received>
  readonly eyes: Eyes
  readonly secret: boolean
  readonly windows: WindowRules | undefined
  readonly passing: Pick<Passing, 'isPassed' | 'ahead'>
  /** Have these dice been thrown for the player? The host may not have said yet how they fell. */
  isThrown(id: DecisionId): boolean
}

type Showing = Omit<ClientState, 'status' | 'failure' | 'spec' | 'draft' | 'ahead' | 'pinned' | 'log' | 'refusal' | 'notice'>

export const redoSeat = ({ own, seats }: Screen): PlayerSeat | undefined => own.find((seat) => seats.get(seat)?.state.canRedo)

/** `playing`: the line being played, if any. The last argument: the seat that must take the screen, or whose window is open. */
export function showing(
  screen: Screen,
  before: ClientState,
  playing: ShownLine | undefined,
  { handOver: taker, fleeting: flier }: Omit<Looking, 'eyes'>,
): Showing | undefined {
  const { own, seats, eyes, secret, windows, passing } = screen
  const held = seats.get(eyes)
  if (!held) return undefined
  const { state, keptSeq } = held
  const isOpen = playing === undefined && own.some((seat) => seat === eyes)
  const decisions = isOpen ? unpassed(state.decisions, passing.isPassed) : NONE
  const throws = playing ? NONE : throwsAt(screen, before.seat)
  const seat = eyes === 'spectator' ? (taker ?? throws[0]?.roll.by ?? before.seat) : eyes
  const undoer = undoSeat(own, seats, eyes, seat)
  const handOver = taker && handOverTo(screen, taker)
  const fleeting = flier && handOverTo(screen, flier)
  return {
    seat,
    covered: eyes === 'spectator',
    canCover: secret && eyes !== 'spectator',
    handOver: isSame(handOver, before.handOver) ? before.handOver : handOver,
    fleeting: isSame(fleeting, before.fleeting) ? before.fleeting : fleeting,
    passing: passing.ahead(),
    window: decisions.find((one) => isWindow(one, windows))?.id ?? (handOver ?? fleeting)?.window?.id,
    view: viewOf(held),
    decisions,
    throws,
    awaited: state.awaited,
    sent: before.sent !== undefined && state.decisions.some(({ id }) => id === before.sent) ? before.sent : undefined,
    playing,
    coming: playing ? comingAfter(held, before.coming) : NONE,
    canUndo: undoer !== undefined,
    undoes: undoer,
    undoNeeds: (undoer && seats.get(undoer)?.state.undoNeeds) ?? NONE,
    canRedo: redoSeat(screen) !== undefined,
    consent: state.consent,
    seq: state.seq,
    keptSeq: held.tells === 'once kept' ? state.seq : keptSeq,
    outcome: playing ? undefined : state.outcome,
  }
}

/** The entries still to be played after the present one. Returns the same list if nothing more has come. */
function comingAfter({ lines, shown }: Received, before: readonly ShownLine[]): readonly ShownLine[] {
  const coming = lines.slice(shown + 1).filter(isPlayed)
  const isSame = coming.length === before.length && coming.every((line, at) => line === before[at])
  return isSame ? before : coming
}

/** The questions that have not been passed. Returns the same list if none was, so that subscribers see no change. */
const unpassed = (decisions: readonly AnyDecision[], isPassed: (id: DecisionId) => boolean): readonly AnyDecision[] =>
  decisions.some(({ id }) => isPassed(id)) ? decisions.filter(({ id }) => !isPassed(id)) : decisions

/** The rolls that wait for the seat shown. If hands are secret, whoever has the screen throws for the others, too. */
function throwsAt({ own, seats, eyes, secret, isThrown }: Screen, last: PlayerSeat): readonly AwaitedThrow[] {
  const first = eyes === 'spectator' ? last : eyes
  if (own.length === 0) return NONE
  const throwers = secret ? [first, ...own.filter((seat) => seat !== first)] : [first]
  const throws = throwers.flatMap((seat) => seats.get(seat)?.state.throws ?? NONE).filter((one) => !isThrown(one.decision))
  return throws.length > 0 ? throws : NONE
}

/** The seat, and its window as everybody may know it. */
function handOverTo({ seats, windows, passing }: Screen, seat: PlayerSeat): HandOver {
  const window = seats.get(seat)?.state.decisions.find((one) => isWindow(one, windows) && !passing.isPassed(one.id))
  return { seat, ...(window ? { window: bare(window, windows) } : {}) }
}

const isSame = (one: HandOver | undefined, other: HandOver | undefined): boolean =>
  one?.seat === other?.seat && one?.window?.id === other?.window?.id
