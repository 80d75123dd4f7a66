/** How a match stands for a seat: what it is asked, whom it waits for, what it may take back. Pure. */
import {
  type AnyDecision,
  awaited,
  type Decision,
  type DecisionId,
  type Game,
  type MatchSpec,
  type Outcome,
  type PlayerSeat,
  type Roll,
  type Seat,
  type Terms,
} from '../kernel'
import type { DicePolicy, Roster } from '../protocol/home'
import type { AwaitedThrow, Eyes, SeatState } from '../protocol/messages'
import { concededSeats, type History, isDrawn, nowOf, redoOffer, undoOffer } from './history'
import type { Learnt } from './learning'
import type { Noticed } from './noticing'
import { personSeats, thrower } from './roster'

/** An undo that waits for the consent of other seats. */
export interface UndoRequest {
  readonly by: PlayerSeat
  readonly to: number
  readonly waitsFor: readonly PlayerSeat[]
}

export interface Standing<G extends Terms> {
  readonly game: Game<G>
  readonly spec: MatchSpec
  readonly roster: Roster
  readonly dice: DicePolicy
  readonly history: History<G>
  readonly learnt: Learnt<G>
  readonly noticed: Noticed<G>
  readonly request?: UndoRequest
  /** Entries up to this one cannot be taken back. */
  readonly floor?: number
}

/** The game's own outcome, or that of an agreed draw, or of concessions after which at most one seat is left. */
export function outcomeOf<G extends Terms>({
  game,
  spec,
  history,
}: Pick<Standing<G>, 'game' | 'spec' | 'history'>): Outcome | undefined {
  const decided = game.outcome(nowOf(history).state)
  if (decided) return decided
  if (isDrawn(history)) return { winners: [], scores: {} }
  const gone = concededSeats(history)
  const left = spec.seats.filter((seat) => !gone.includes(seat))
  return gone.length > 0 && left.length <= 1 ? { winners: left, scores: {} } : undefined
}

/** The seats of persons who have not conceded. */
export function personsAt<G extends Terms>({ spec, roster, history }: Standing<G>): readonly PlayerSeat[] {
  const gone = concededSeats(history)
  return personSeats(spec, roster).filter((seat) => !gone.includes(seat))
}

/** The open decisions; none once the match is over. */
export const openDecisions = <G extends Terms>(standing: Standing<G>): readonly Decision<G>[] =>
  outcomeOf(standing) ? [] : nowOf(standing.history).snapshot.pending

/** The player who must throw this roll, if players throw by themselves. */
export const throwerOf = <G extends Terms>(standing: Standing<G>, decision: Decision<G>): PlayerSeat | undefined =>
  thrower(decision, standing.dice, personsAt(standing))

/**
 * Whose consent this seat's undo needs; undefined if it has nothing to undo. This reveals nothing new to the seat: `undoOffer`
 * uses only what it knows, and everybody knows which seats are persons and which have conceded.
 */
export function consentsFor<G extends Terms>(standing: Standing<G>, seat: Eyes): readonly PlayerSeat[] | undefined {
  const offer = seat === 'spectator' ? undefined : undoOffer(standing.history, seat, standing)
  if (!offer) return undefined
  const { barrier } = offer
  return personsAt(standing).filter((other) => other !== seat && (barrier === 'all' || barrier.includes(other)))
}

/**
 * May this seat reverse its last undo? Any answer ends that right. While other seats are also asked, nothing can be redone:
 * otherwise losing the right would reveal a private answer of theirs.
 */
export const canRedo = <G extends Terms>({ history }: Standing<G>, seat: Eyes): boolean =>
  redoOffer(history) === seat && awaited(nowOf(history).snapshot).every((asked) => asked === seat)

/** What this seat is shown besides the entries. `idFor` names decisions on the wire. */
export function seatState<G extends Terms>(
  standing: Standing<G>,
  seat: Eyes,
  told: Pick<SeatState, 'seq' | 'mark'>,
  idFor: (seat: PlayerSeat, decision: Decision<G>) => DecisionId,
): SeatState {
  const { request } = standing
  const pending = openDecisions(standing)
  const throws = pending.flatMap((decision): AwaitedThrow[] => {
    const by = throwerOf(standing, decision)
    if (by === undefined || by !== seat) return []
    const { subject, choice, about }: AnyDecision = decision
    // Only rolls have a thrower.
    return [{ decision: idFor(by, decision), subject, roll: choice as Roll, ...(about ? { about } : {}) }]
  })
  const over = outcomeOf(standing)
  const needs = consentsFor(standing, seat)
  return {
    seat,
    ...told,
    decisions: pending.flatMap((open): AnyDecision[] => (open.seat === seat ? [{ ...open, id: idFor(open.seat, open) }] : [])),
    awaited: over ? [] : waitedFor(standing, pending),
    throws,
    canUndo: needs !== undefined,
    undoNeeds: needs ?? [],
    canRedo: canRedo(standing, seat),
    ...(request ? { consent: { by: request.by, waitsFor: request.waitsFor } } : {}),
    ...(over ? { outcome: over } : {}),
  }
}

function waitedFor<G extends Terms>(standing: Standing<G>, pending: readonly Decision<G>[]): readonly Seat[] {
  const seats = awaited(nowOf(standing.history).snapshot).filter((seat) => seat !== 'chance')
  const rolls = pending.filter((decision) => decision.seat === 'chance')
  return [...new Set<Seat>([...seats, ...rolls.map((decision) => throwerOf(standing, decision) ?? 'chance')])]
}
