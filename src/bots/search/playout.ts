/**
 * One playout: the plain bot answers for every seat from that seat's own view, and chance is sampled, until a number of player
 * answers is reached or the match is over. With a policy better than random, few playouts already say much (G. Tesauro and G.
 * Galperin, "On-line Policy Improvement using Monte-Carlo Search", NIPS 1996).
 */
import type { AnyRules } from '../../games/rules-of'
import { type AnyDecision, type PlayerSeat, type Rng, reply, type Snapshot, type Terms } from '../../kernel'
import { botAnswer, botDecision } from '../bot'

/** The most answers of chance and players together in one playout. */
const ANSWERS = 4000
/** The depth of playouts for games without a `value`: effectively to the end. */
export const TO_THE_END = 100_000

/** Plays on from `world`, which is not modified, until `depth` answers of players are given or nothing is asked. */
export function playedOut(rules: AnyRules, world: Snapshot<Terms>, depth: number, rng: Rng): Snapshot<Terms> {
  const { game } = rules
  let snapshot = world
  let left = depth
  for (let answers = 0; answers < ANSWERS && snapshot.pending.length > 0; answers++) {
    const pending = snapshot.pending as readonly AnyDecision[]
    const owed = pending.find((open) => open.offer === undefined)
    if (!owed) break
    const { seat } = owed
    if (seat === 'chance') {
      snapshot = reply(game, snapshot, owed.id, botAnswer(rules, snapshot.state, owed, rng)).snapshot
      continue
    }
    if (left-- <= 0) break
    const view = game.project(snapshot.state, seat)
    const own = pending.filter((open) => open.seat === seat)
    const decision = botDecision(rules, view, own) ?? owed
    snapshot = reply(game, snapshot, decision.id, botAnswer(rules, view, decision, rng)).snapshot
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
