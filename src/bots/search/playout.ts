/**
 * One playing-out: the plain bot answers for every seat from that seat's own view, chance by sampling, until so many answers of players
 * are given or the match is over. A policy better than blind chance makes few playing-outs tell much (G. Tesauro and G. Galperin,
 * "On-line Policy Improvement using Monte-Carlo Search", NIPS 1996).
 */
import type { AnyRules } from '../../games/rules-of'
import { type AnyDecision, type PlayerSeat, type Rng, reply, type Snapshot, type Terms } from '../../kernel'
import { botAnswer, botDecision } from '../bot'

/** Chance and players together never answer more often than this in one playing-out. */
const ANSWERS = 4000

/** Plays on from `world`, which is changed nowhere, until `depth` answers of players are given or nothing is asked. */
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

/** How much of the verdict on a finished match is how clearly it was won: who loses anyhow still loses by little. */
const MARGIN = 0.15

/** How good this is for the seat, 0 (lost) to 1 (won). A match that is not over and whose game gives no `value` is worth a half. */
export function worthTo(rules: AnyRules, { state }: Pick<Snapshot<Terms>, 'state'>, seat: PlayerSeat): number {
  const outcome = rules.game.outcome(state)
  const value = rules.value?.(state, seat)
  if (!outcome) return value ?? 0.5
  const { winners } = outcome
  const won = winners.includes(seat) ? 1 / winners.length : winners.length === 0 ? 0.5 : 0
  return won * (1 - MARGIN) + (value ?? won) * MARGIN
}
