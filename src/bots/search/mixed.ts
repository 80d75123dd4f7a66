/**
 * Secret answers given at the same time, such as bids. A single best answer could be foreseen, so a mixed strategy is learnt for
 * each side by regret matching, and one answer is drawn from the average of the strategies (S. Hart and A. Mas-Colell, "A Simple
 * Adaptive Procedure Leading to Correlated Equilibrium", 2000; in imagined worlds as in M. Lanctot et al., "Monte Carlo Tree
 * Search in Simultaneous Move Games", 2013). In the long run no constant answer gains against it.
 */
import type { AnyRules } from '../../games/rules-of'
import { type AnyDecision, type PlayerSeat, type Rng, reply, type Seen, type Snapshot, seeded, type Terms } from '../../kernel'
import { candidatesFor } from './candidates'
import { type Effort, type Found, LUCK, thereIn, tried, worldOf } from './search'

const PARTS = 1 << 20
/** Answers with a smaller share than this in the average strategy are treated as noise of the learning and left out. */
const RARE = 0.04

/** What one player has learnt: his answers, the regret for not having given each, and the summed strategies. */
class Learner {
  readonly answers: readonly unknown[]
  readonly regrets: number[]
  readonly played: number[]
  constructor(answers: readonly unknown[]) {
    this.answers = answers
    this.regrets = answers.map(() => 0)
    this.played = answers.map(() => 0)
  }
  strategy(): readonly number[] {
    const positive = this.regrets.map((regret) => Math.max(0, regret))
    const sum = positive.reduce((one, other) => one + other, 0)
    return positive.map((regret) => (sum > 0 ? regret / sum : 1 / positive.length))
  }
  learn(values: readonly number[]): void {
    const strategy = this.strategy()
    const mean = values.reduce((sum, value, at) => sum + value * (strategy[at] ?? 0), 0)
    for (const [at, value] of values.entries()) {
      // Regrets are kept at 0 or above, which speeds up learning (regret matching plus: O. Tammelin, 2014).
      this.regrets[at] = Math.max(0, (this.regrets[at] ?? 0) + value - mean)
      this.played[at] = (this.played[at] ?? 0) + (strategy[at] ?? 0)
    }
  }
  mean(): readonly number[] {
    const total = this.played.reduce((one, other) => one + other, 0)
    const parts = this.played.map((part) => (total > 0 ? part / total : 1 / this.played.length))
    const kept = parts.map((part) => (part < RARE ? 0 : part))
    const left = kept.reduce((one, other) => one + other, 0)
    return left > 0 ? kept.map((part) => part / left) : parts
  }
}

/** A random index, drawn with these probabilities. */
function drawn(shares: readonly number[], rng: Rng): number {
  let at = rng.below(PARTS) / PARTS
  for (const [index, share] of shares.entries()) {
    at -= share
    if (at < 0) return index
  }
  return Math.max(0, shares.length - 1)
}

/** Whether this question is one of several that are answered secretly at the same time. */
export const isSecret = (rules: AnyRules, known: Seen<Terms>, decision: AnyDecision, rng: Rng): boolean =>
  decision.sealed === true && rivalIn(worldOf(rules, known, seeded(rng.below(LUCK))), decision) !== undefined

const rivalIn = (world: Snapshot<Terms>, decision: AnyDecision): AnyDecision | undefined =>
  (world.pending as readonly AnyDecision[]).find(
    ({ seat, sealed, offer }) => sealed && !offer && seat !== decision.seat && seat !== 'chance',
  )

/** Like `searching`, for a secret answer. The game is treated as zero-sum: one side's gain is the other's loss. */
export function* mixing(
  rules: AnyRules,
  known: Seen<Terms>,
  decision: AnyDecision,
  effort: Effort,
  rng: Rng,
): Generator<Found, Found, void> {
  const seat = decision.seat as PlayerSeat
  const own = new Learner(candidatesFor(rules, known.view, decision, rng))
  let rival: Learner | undefined
  const sums = own.answers.map(() => 0)
  let [playouts, rounds] = [0, 0]
  const found = (): Found => {
    const shares = own.mean()
    const considered = own.answers
      .map((answer, at) => ({
        answer,
        playouts: rounds,
        expected: rounds > 0 ? (sums[at] ?? 0) / rounds : 0.5,
        share: shares[at] ?? 0,
      }))
      .sort((one, other) => other.share - one.share)
    return { answer: own.answers[drawn(shares, rng)] ?? decision.fallback, considered }
  }
  while (effort.spent(playouts) < 1) {
    const luck = rng.below(LUCK)
    const world = worldOf(rules, known, seeded(luck))
    const against = rivalIn(world, decision)
    if (!against || !thereIn(world, decision)) return found()
    rival ??= new Learner(candidatesFor(rules, rules.game.project(world.state, against.seat as PlayerSeat), against, rng))
    const theirs = rival.answers[drawn(rival.strategy(), rng)]
    const mine = own.answers[drawn(own.strategy(), rng)]
    const after = (answer: unknown) => reply(rules.game, world, against.id, answer).snapshot
    const row: number[] = []
    const facing = after(theirs)
    for (const answer of own.answers) {
      row.push(tried(rules, facing, decision, answer, seat, luck) ?? 0.5)
      playouts++
      yield { answer: mine, considered: [] }
    }
    const column: number[] = []
    for (const answer of rival.answers) {
      column.push(1 - (tried(rules, after(answer), decision, mine, seat, luck) ?? 0.5))
      playouts++
      yield { answer: mine, considered: [] }
    }
    own.learn(row)
    rival.learn(column)
    rounds++
    for (const [at, value] of row.entries()) sums[at] = (sums[at] ?? 0) + value
  }
  return found()
}
