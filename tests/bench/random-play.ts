/** Matches played by random answers, as fast as they come. Built by the bench, at this commit and at an earlier one. */
import { loadRules } from '../../src/games'
import { type AnyDecision, type Rng, reply, start } from '../../src/kernel'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { seeded } from '../conformance/rng'

/** Standing offers are taken one time in eight, because otherwise random play would hardly progress. */
function chosen(pending: readonly AnyDecision[], rng: Rng): AnyDecision {
  const offers = pending.filter((decision) => decision.offer)
  const owed = pending.filter((decision) => !decision.offer)
  const from = offers.length > 0 && rng.below(8) === 0 ? offers : owed
  return from[rng.below(from.length)] as AnyDecision
}

/** A player of one game: gives so many random answers, in match after match, and says how many milliseconds of processor time they took. */
export async function randomPlay(id: string, isCloned: boolean): Promise<(answers: number) => number> {
  const rules = (await loadRules())[id]
  const parsed = rules?.parseSpec(rules.defaultOptions())
  if (!rules || !parsed?.ok) throw new Error(`${id} does not start`)
  const { game } = rules
  const rng = seeded(1)
  const begun = () => start(game, parsed.spec).snapshot
  let snapshot = begun()
  return (answers) => {
    const began = process.cpuUsage()
    for (let given = 0; given < answers; given++) {
      if (snapshot.pending.length === 0) snapshot = begun()
      const decision = chosen(snapshot.pending as readonly AnyDecision[], rng)
      // The casts are safe: the shape is the choice's own, and the space is the game's.
      const sampled = TABLE_SHAPES[decision.choice.shape]?.sample(
        decision.choice as never,
        game.space(snapshot.state) as never,
        rng,
      )
      snapshot = reply(game, snapshot, decision.id, sampled ?? decision.fallback).snapshot
      if (isCloned) snapshot = structuredClone(snapshot)
    }
    const { user, system } = process.cpuUsage(began)
    return (user + system) / 1000
  }
}
