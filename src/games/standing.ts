/**
 * How good a state is for each seat, from traits that a game counts for it, such as points and living pieces. The chance to win
 * grows with the weighted sum of a seat's traits (a logistic regression; with more than two seats the conditional logit of D.
 * McFadden, 1974). `npm run fit` finds the weights in matches between bots, as in G. Tesauro, "Temporal Difference Learning and
 * TD-Gammon" (1995), but for the result at the end.
 */
import type { PlayerSeat } from '../kernel'

/** What one more of a trait is worth at the end of a match and at its beginning. */
export type Weight = readonly [late: number, early: number]

export interface Standing<State, Trait extends string> {
  seats(state: State): readonly PlayerSeat[]
  /** The share of the match that is still to be played, from 1 to 0. */
  left(state: State): number
  traits(state: State, seat: PlayerSeat): { readonly [T in Trait]: number }
  readonly weights: { readonly [T in Trait]: Weight }
}

/** The chance of a seat to win, from 0 to 1; those of all seats add up to 1. */
export function chanceOf<State, Trait extends string>(standing: Standing<State, Trait>, state: State, seat: PlayerSeat): number {
  const seats = standing.seats(state)
  const left = standing.left(state)
  const sums = seats.map((one) => {
    const traits = standing.traits(state, one)
    let sum = 0
    for (const trait in standing.weights) {
      const [late, early] = standing.weights[trait]
      sum += traits[trait] * (late + (early - late) * left)
    }
    return sum
  })
  const own = sums[seats.indexOf(seat)] ?? 0
  return 1 / sums.reduce((total, sum) => total + Math.exp(sum - own), 0)
}

/** `chanceOf` as the search asks for it. The cast is safe: the platform passes a game only its own states. */
export const valueBy =
  <State, Trait extends string>(standing: Standing<State, Trait>) =>
  (state: object, seat: PlayerSeat): number =>
    chanceOf(standing, state as State, seat)

/** The sum of a number over a list. */
export const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0)
