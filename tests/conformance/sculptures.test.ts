/** Every miniature that comes into play has a sculpture, drawn at its measured height. A missing one would be drawn as a pawn. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { stillMoment } from '../../src/client/moment'
import { GAMES, loadRules } from '../../src/games'
import { measuredModels } from '../../src/table/statures'
import { speaker } from '../../src/ui/words/speaker'
import { momentsIn } from '../tools/moments-of'

const RULES = await loadRules()
const MINIATURES = GAMES.filter(({ pieces }) => pieces?.statures)

test.each(MINIATURES.map(({ id }) => id))('%s', async (id) => {
  const rules = RULES[id]
  const view = await GAMES.find((game) => game.id === id)?.view?.()
  const parsed = rules?.parseSpec(rules.defaultOptions())
  if (!rules || !view || !parsed?.ok) throw new Error(`${id} does not start`)
  const speak = speaker('en', 'inch', { piece: (ref) => ref, seat: (seat) => seat })
  const models = new Set<string>()
  for await (const { state } of momentsIn(rules, parsed.spec, 1)) {
    const seen = rules.game.project(state, 'A')
    for (const { model } of view.look(seen, stillMoment(seen, 'A', []), speak).figures) models.add(model)
  }
  expect(models.size).toBeGreaterThan(3)
  const known = measuredModels()
  expect([...models].filter((model) => !known.includes(model) || !existsSync(`models/${model}/${model}.glb`))).toEqual([])
})
