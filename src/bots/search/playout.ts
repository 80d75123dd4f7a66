/**
 * One playout: the practised bot answers for every seat from that seat's own view, and chance is sampled, until the match has come to
 * a later stage or is over. With a policy better than random, few playouts already say much (G. Tesauro and G. Galperin, "On-line
 * Policy Improvement using Monte-Carlo Search", NIPS 1996).
 */
import type { AnyRules } from '../../games/rules-of'
import { type AnyDecision, type PlayerSeat, type Rng, reply, type Snapshot, seeded, type Terms } from '../../kernel'
import { botAnswer, botDecision, practised } from '../bot'

/** The most answers of chance and players together in one playout. */
const ANSWERS = 4000
/** The most answers of players in a playout that ends at a stage. */
const DEPTH = 100

/** The stage at which playouts from this state end: the next one. Games without a `value` are played to the end. */
export const horizonOf = ({ value, stage }: AnyRules, state: object): number =>
  value && stage ? stage(state) + 1 : Number.POSITIVE_INFINITY

/**
 * The luck of a playout: each question draws from a sequence of its own, so that playouts of different answers meet the same
 * dice where they ask the same. That makes their difference far less a matter of chance (common random numbers, synchronized: A.
 * Law and W. Kelton, "Simulation Modeling and Analysis", chapter 11).
 */
function luckOf(seed: number): (decision: AnyDecision) => Rng {
  const times = new Map<string, number>()
  return ({ seat, subject, about }) => {
    const name = about ? `${seat} ${subject} ${JSON.stringify(about)}` : `${seat} ${subject}`
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    let mixed = seed ^ Math.imul(time, 0x9e3779b1)
    for (let at = 0; at < name.length; at++) mixed = Math.imul(mixed ^ name.charCodeAt(at), 0x01000193)
    return seeded(mixed)
  }
}

/** Plays on from `world`, which is not modified, to the stage `until`, or until nothing is asked. */
export function playedOut(given: AnyRules, world: Snapshot<Terms>, until: number, seed: number): Snapshot<Terms> {
  const rules = practised(given)
  const { game, stage } = rules
  const luck = luckOf(seed)
  let snapshot = world
  let left = Number.isFinite(until) ? DEPTH : Number.POSITIVE_INFINITY
  for (let answers = 0; answers < ANSWERS && snapshot.pending.length > 0; answers++) {
    const pending = snapshot.pending as readonly AnyDecision[]
    const owed = pending.find((open) => open.offer === undefined)
    if (!owed) break
    const { seat } = owed
    if (seat === 'chance') {
      snapshot = reply(game, snapshot, owed.id, botAnswer(rules, snapshot.state, owed, luck(owed))).snapshot
      continue
    }
    if (left-- <= 0 || (stage && stage(snapshot.state) >= until)) break
    const view = game.project(snapshot.state, seat)
    const own = pending.filter((open) => open.seat === seat)
    const decision = botDecision(rules, view, own) ?? owed
    snapshot = reply(game, snapshot, decision.id, botAnswer(rules, view, decision, luck(decision))).snapshot
  }
  return snapshot
}

/** How much the margin of victory counts in the worth of a finished match, so that a losing bot still tries to lose by little. */
const MARGIN = 0.15

/** The worth of a state for the seat, from 0 (lost) to 1 (won). An unfinished match of a game without `value` counts as 0.5. */
export function worthTo(rules: AnyRules, { state }: Pick<Snapshot<Terms>, 'state'>, seat: PlayerSeat): number {
  const outcome = rules.game.outcome(state)
  const value = rules.value?.(state, seat)
  if (!outcome) return value ?? 0.5
  const { winners } = outcome
  const won = winners.includes(seat) ? 1 / winners.length : winners.length === 0 ? 0.5 : 0
  return won * (1 - MARGIN) + (value ?? won) * MARGIN
}
