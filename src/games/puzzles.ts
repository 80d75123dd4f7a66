/** What a game declares so that puzzles can be set in it: points, pieces to remove, places to take, turns. All of it is public. */
import type { Outcome, PlayerSeat } from '../kernel'
import type { Goal, GoalRules, Span } from '../protocol/puzzle'

/** A game's own declaration. `World` is its state; what is asked here is the same in every viewer's view. */
export interface OwnPuzzles<World> {
  seats(world: World): readonly PlayerSeat[]
  points(world: World, seat: PlayerSeat): number
  /** Pieces or warriors that can be put out of action, and whose they are. */
  readonly pieces?: {
    all(world: World): readonly { readonly ref: string; readonly seat: PlayerSeat }[]
    isOut(world: World, ref: string): boolean
  }
  /** Places or objectives that a seat can hold. */
  readonly places?: {
    all(world: World): readonly string[]
    isHeld(world: World, ref: string, seat: PlayerSeat): boolean
  }
  /** The turn under way; undefined during set-up, between turns and after the match. */
  turn(world: World): Span | undefined
  /** The activation under way, in games in which miniatures are activated one by one. */
  activation?(world: World): Span | undefined
}

interface Decided<State> {
  outcome(state: State): Outcome | undefined
}

export function puzzlesOf<State extends object>(game: Decided<State>, own: OwnPuzzles<State>): GoalRules {
  const { pieces, places } = own
  const isOut = (world: State, ref: string) => pieces?.isOut(world, ref) ?? true
  const isHeld = (world: State, ref: string, seat: PlayerSeat) => places?.isHeld(world, ref, seat) ?? false
  // The casts below are safe: the platform passes a game only states and views that the same game made.
  return {
    hasActivations: own.activation !== undefined,
    offered(world, seat) {
      const at = world as State
      const enemies = pieces?.all(at).filter((one) => one.seat !== seat && !isOut(at, one.ref)) ?? []
      const free = places?.all(at).filter((place) => !isHeld(at, place, seat)) ?? []
      return [
        { type: 'win' },
        { type: 'gain', points: 1 },
        { type: 'lead' },
        ...enemies.map(({ ref }): Goal => ({ type: 'remove', piece: ref })),
        ...free.map((place): Goal => ({ type: 'hold', place })),
      ]
    },
    isKnown(world, goal) {
      if (goal.type === 'remove') return pieces?.all(world as State).some(({ ref }) => ref === goal.piece) ?? false
      return goal.type !== 'hold' || (places?.all(world as State).includes(goal.place) ?? false)
    },
    isReached(world, goal, seat, first) {
      const [state, begin] = [world as State, first as State]
      const points = (at: State, of = seat) => own.points(at, of)
      switch (goal.type) {
        case 'win': {
          const { winners = [] } = game.outcome(state) ?? {}
          return winners.length === 1 && winners[0] === seat
        }
        case 'lead':
          return own.seats(state).every((other) => other === seat || points(state, other) < points(state))
        case 'gain':
          return points(state) >= points(begin) + goal.points
        case 'remove':
          return isOut(state, goal.piece)
        case 'hold':
          return isHeld(state, goal.place, seat)
      }
    },
    span: (world, unit) => (unit === 'turn' ? own.turn(world as State) : own.activation?.(world as State)),
  }
}
