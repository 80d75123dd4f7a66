/** How fast matches run headless, beside the same play with a clone of the snapshot at every answer. */
import { eagerAnswer } from '../../src/bots/eager'
import { loadRules } from '../../src/games'
import { type AnyDecision, reply, start } from '../../src/kernel'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { seeded } from '../conformance/rng'
import type { Print } from './main'

const RULES = await loadRules()

const ANSWERS = 6000

function answersPerSecond(id: string, isCloned: boolean): number {
  const rules = RULES[id]
  const parsed = rules?.parseSpec(rules.defaultOptions())
  if (!rules || !parsed?.ok) throw new Error(`${id} does not start`)
  const rng = seeded(1)
  let { snapshot } = start(rules.game, parsed.spec)
  const began = performance.now()
  for (let answers = 0; answers < ANSWERS; answers++) {
    const decision = snapshot.pending[0] as AnyDecision | undefined
    if (!decision) {
      snapshot = start(rules.game, parsed.spec).snapshot
      continue
    }
    const answer = eagerAnswer(decision, {
      shapes: TABLE_SHAPES,
      tabletop: rules.game.space(snapshot.state) as never,
      rng,
      goals: [],
    })
    snapshot = reply(rules.game, snapshot, decision.id, answer).snapshot
    if (isCloned) snapshot = structuredClone(snapshot)
  }
  return Math.round((ANSWERS / (performance.now() - began)) * 1000)
}

export async function kernel(print: Print): Promise<void> {
  answersPerSecond('exterminate', false)
  const value = answersPerSecond('exterminate', false)
  const peerValue = answersPerSecond('exterminate', true)
  print({
    figure: 'kernel.answers',
    value,
    unit: 'answers/s',
    peer: 'a clone at every answer',
    peerValue,
    ratio: Math.round((value / peerValue) * 100) / 100,
  })
}
