/** Brings a match of plain bots to where a test needs it. */
import { botAnswer, botDecision } from '../../src/bots/bot'
import type { AnyRules } from '../../src/games/rules-of'
import { type AnyDecision, awaited, type MatchSpec, type Rng, reply, type Snapshot, start, type Terms } from '../../src/kernel'

/** Plays until `isThere` says so of what is asked next. Throws where the match ends first. */
export function playedTo(
  rules: AnyRules,
  spec: MatchSpec,
  rng: Rng,
  isThere: (snapshot: Snapshot<Terms>, answers: number, asked: AnyDecision) => boolean,
): Snapshot<Terms> {
  let { snapshot } = start(rules.game, spec)
  for (let answers = 0; ; answers++) {
    const [seat] = awaited(snapshot)
    const own = (snapshot.pending as readonly AnyDecision[]).filter((open) => open.seat === seat)
    const owed = own.find(({ offer }) => !offer)
    if (!seat || !owed) throw new Error('the match ended before it came there')
    if (isThere(snapshot, answers, owed)) return snapshot
    const view = rules.game.project(snapshot.state, seat === 'chance' ? 'everybody' : seat)
    const decision = seat === 'chance' ? owed : (botDecision(rules, view, own) ?? owed)
    snapshot = reply(rules.game, snapshot, decision.id, botAnswer(rules, view, decision, rng)).snapshot
  }
}
