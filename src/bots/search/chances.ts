/**
 * Each seat's chance to win, judged by playouts of the plain bot from what one viewer knows: an onlooker's chances reveal nothing
 * that the onlooker could not have worked out.
 */
import type { AnyRules } from '../../games/rules-of'
import { imagined, type Outcome, type PlayerSeat, type Rng, type Seen, type Snapshot, seeded, type Terms } from '../../kernel'
import { horizonOf, playedOut } from './playout'
import { type Effort, LUCK } from './search'

/** Shares of 1 in the order of the seats, and the standard error of the least certain of them. */
export interface Chances {
  readonly shares: readonly number[]
  readonly error: number
}

/** A finished match: the winners share it equally; in a draw, everybody does. */
export function chancesAtEnd({ winners }: Outcome, seats: readonly PlayerSeat[]): readonly number[] {
  const shared = winners.length > 0 ? winners : seats
  return seats.map((seat) => (shared.includes(seat) ? 1 / shared.length : 0))
}

/** What a playout says: the result or, where the match is not over, the game's `value` of the state. */
function chancesIn({ game, value }: AnyRules, { state }: Snapshot<Terms>, seats: readonly PlayerSeat[]): readonly number[] {
  const outcome = game.outcome(state)
  if (outcome) return chancesAtEnd(outcome, seats)
  const values = seats.map((seat) => value?.(state, seat) ?? 1)
  const sum = values.reduce((one, other) => one + other, 0)
  return values.map((one) => (sum > 0 ? one / sum : 1 / seats.length))
}

/** Each step is one playout, after which it yields the chances so far. Without any playout, all seats have the same chance. */
export function* chancing(
  rules: AnyRules,
  known: Seen<Terms>,
  seats: readonly PlayerSeat[],
  effort: Effort,
  rng: Rng,
): Generator<Chances, Chances, void> {
  const sums = seats.map(() => ({ sum: 0, squares: 0 }))
  let n = 0
  const chances = (): Chances => {
    if (n === 0) return { shares: seats.map(() => 1 / seats.length), error: 1 }
    const errors = sums.map(({ sum, squares }) => Math.sqrt(Math.max(0, squares / n - (sum / n) * (sum / n)) / n))
    return { shares: sums.map(({ sum }) => sum / n), error: Math.max(...errors) }
  }
  for (let playouts = 0; effort.spent(playouts) < 1; playouts++) {
    const luck = rng.below(LUCK)
    try {
      const world = imagined(rules.game, known, seeded(luck))
      const end = playedOut(rules, world, horizonOf(rules, world.state), luck)
      for (const [at, share] of chancesIn(rules, end, seats).entries()) {
        const one = sums[at]
        if (!one) continue
        one.sum += share
        one.squares += share * share
      }
      n++
    } catch {
      // An imagined world may run into a contradiction. It says nothing.
    }
    yield chances()
  }
  return chances()
}
