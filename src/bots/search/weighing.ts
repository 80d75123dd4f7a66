/**
 * Weighs given answers against each other, such as the one that a player gave against those that a search prefers. The worlds are
 * fresh ones: those of the search favour the answer it found in them.
 */
import type { AnyRules } from '../../games/rules-of'
import type { AnyDecision, PlayerSeat, Rng, Seen, Terms } from '../../kernel'
import { type Effort, LUCK, tried, tryWorld } from './search'

/** An answer with its expected result (0 lost, 1 won) and the number of its playouts. */
export interface Weighed {
  readonly answer: unknown
  readonly expected: number
  readonly playouts: number
  /** In what share of the playouts each thing that was counted came about. */
  readonly counts: readonly number[]
}

/**
 * Each step is one playout. All answers face the same worlds and the same luck, and come back in their order. `counted`: what came
 * about in a playout, from the state at its end and the one at its beginning; always equally long.
 */
export function* weighing(
  rules: AnyRules,
  known: Seen<Terms>,
  decision: AnyDecision,
  answers: readonly unknown[],
  effort: Effort,
  rng: Rng,
  counted: (end: object, begin: object) => readonly boolean[] = () => [],
): Generator<readonly Weighed[], readonly Weighed[], void> {
  // The cast is safe: only players' answers are weighed.
  const seat = decision.seat as PlayerSeat
  const sums = answers.map(() => ({ n: 0, sum: 0, counts: [] as number[] }))
  const weighed = () =>
    answers.map((answer, at): Weighed => {
      const { n, sum, counts } = sums[at] ?? { n: 0, sum: 0, counts: [] }
      return { answer, expected: n > 0 ? sum / n : 0.5, playouts: n, counts: counts.map((count) => count / n) }
    })
  for (let playouts = 0; effort.spent(playouts) < 1; ) {
    const luck = rng.below(LUCK)
    const world = tryWorld(rules, known, luck)
    if (!world) playouts++
    for (const [at, answer] of answers.entries()) {
      let came: readonly boolean[] = []
      const value =
        world &&
        tried(rules, world, decision, answer, seat, luck, (end) => {
          came = counted(end.state, world.state)
        })
      const one = sums[at]
      if (value !== undefined && one) {
        one.n++
        one.sum += value
        one.counts = came.map((isSo, index) => (one.counts[index] ?? 0) + Number(isSo))
      }
      if (world) playouts++
      yield weighed()
    }
  }
  return weighed()
}
