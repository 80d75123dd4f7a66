/** The glimpse that is stored with a match is enough for its game's view to say how the match stands. */
import { describe, expect, it } from 'vitest'
import { gameOf, loadRules } from '../../src/games'
import { type AnyDecision, reply, start } from '../../src/kernel'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { speaker } from '../../src/ui/words/speaker'
import { seeded } from './rng'

const RULES = await loadRules()

it('there are games to look at', () => expect(Object.keys(RULES).length).toBeGreaterThanOrEqual(3))

describe.each(Object.values(RULES))('$id', ({ id, game, glimpse, parseSpec, defaultOptions }) => {
  it('its status reads the same from the glimpse as from an onlooker’s view', async () => {
    const view = await gameOf(id)?.view?.()
    const parsed = parseSpec(defaultOptions())
    if (!view || !parsed.ok) throw new Error(`${id} cannot be begun`)
    const speak = speaker('en')
    const rng = seeded(3)
    const seen = new Set<string>()
    let { snapshot } = start(game, parsed.spec)
    for (let answers = 0; answers < 400 && snapshot.pending.length > 0; answers++) {
      const kept = JSON.parse(JSON.stringify(glimpse?.(snapshot.state) ?? {})) as object
      const status = view.status(kept, speak)
      expect(status).toEqual(view.status(game.project(snapshot.state, 'spectator'), speak))
      seen.add(status.round)
      const decision = snapshot.pending[rng.below(snapshot.pending.length)] as AnyDecision
      const rules = TABLE_SHAPES[decision.choice.shape]
      const sampled = rules?.sample(decision.choice as never, game.space(snapshot.state) as never, rng)
      snapshot = reply(game, snapshot, decision.id, sampled ?? decision.fallback).snapshot
    }
    expect(seen.size).toBeGreaterThan(1)
  })
})
