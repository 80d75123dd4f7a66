/** What a screen shows and asks, from what was received for its seats. It changes nothing. */
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
  /** These dice have been thrown for the player: the host has not said yet how they fell. */
  isThrown(id: DecisionId): boolean
}

type Showing = Omit<ClientState, 'status' | 'failure' | 'spec' | 'draft' | 'ahead' | 'log' | 'refusal' | 'notice'>

export const redoSeat = ({ own, seats }: Screen): PlayerSeat | undefined => own.find((seat) => seats.get(seat)?.state.canRedo)

/** `playing`: the line that is being played, if any; `next`: the seat that must take the screen first, or whose window is open. */
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

/** Returns the same list where nothing more has come. */
function comingAfter({ lines, shown }: Received, before: readonly ShownLine[]): readonly ShownLine[] {
  const coming = lines.slice(shown + 1).filter(isPlayed)
  const isSame = coming.length === before.length && coming.every((line, at) => line === before[at])
  return isSame ? before : coming
}

/** Returns the same list where nothing has been passed, so that subscribers see no change. */
const unpassed = (decisions: readonly AnyDecision[], isPassed: (id: DecisionId) => boolean): readonly AnyDecision[] =>
  decisions.some(({ id }) => isPassed(id)) ? decisions.filter(({ id }) => !isPassed(id)) : decisions

/** The rolls that wait for the seat shown; where hands are secret, whoever has the screen throws for the others too. */
function throwsAt({ own, seats, eyes, secret, isThrown }: Screen, last: PlayerSeat): readonly AwaitedThrow[] {
  const first = eyes === 'spectator' ? last : eyes
  if (own.length === 0) return NONE
  const throwers = secret ? [first, ...own.filter((seat) => seat !== first)] : [first]
  const throws = throwers.flatMap((seat) => seats.get(seat)?.state.throws ?? NONE).filter((one) => !isThrown(one.decision))
  return throws.length > 0 ? throws : NONE
}

/** Its player, and his window as everybody may know it. */
function handOverTo({ seats, windows, passing }: Screen, seat: PlayerSeat): HandOver {
  const window = seats.get(seat)?.state.decisions.find((one) => isWindow(one, windows) && !passing.isPassed(one.id))
  return { seat, ...(window ? { window: bare(window, windows) } : {}) }
}

const isSame = (one: HandOver | undefined, other: HandOver | undefined): boolean =>
  one?.seat === other?.seat && one?.window?.id === other?.window?.id
