/** The levels of bots are kept with a match, in its file too, and each bot is made for its level. */
import { expect, test } from 'vitest'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { memoryStore } from '../../src/match/store'
import { createTables } from '../../src/match/tables'
import type { HomeResponse, MatchSummary } from '../../src/protocol/home'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { heap } from '../fixtures/toy-game/module'

const device = () => {
  const made: string[] = []
  let ids = 0
  const tables = createTables({
    rules: async (game) => (game === 'heap' ? heap.rules?.() : undefined),
    shapes: TABLE_SHAPES,
    store: memoryStore(),
    chance: seededChance(generator(1)),
    bot(_game, seat, level) {
      made.push(`${seat} ${level}`)
      return ({ decisions: [decision] }) => ({ decision: decision?.id ?? '', answer: ['1'] })
    },
    now: () => 1,
    newId: () => `match ${++ids}`,
  })
  const ask = async <T>(request: object) => {
    const response: HomeResponse = await tables.call({ id: 1, ...request })
    if (!response.ok) throw new Error(response.reason.key)
    return response.value as T
  }
  return { made, ask }
}
const NEW = { call: 'create', game: 'heap', options: {}, roster: { B: 'bot' }, dice: 'auto' }

test('a bot is made for the level that was chosen, after a file was opened too', async () => {
  const { made, ask } = device()
  const match = await ask<MatchSummary>({ ...NEW, levels: { B: 'strong' } })
  expect(match.levels).toEqual({ B: 'strong' })
  const { file } = await ask<{ file: string }>({ call: 'export', match: match.id })
  const again = await ask<MatchSummary>({ call: 'import', file })
  await ask({ call: 'open', match: again.id })
  expect(made).toEqual(['B strong'])
})

test('a match or file that says nothing of levels is of plain bots; a level that there is not is refused', async () => {
  const { made, ask } = device()
  const match = await ask<MatchSummary>(NEW)
  const { file } = await ask<{ file: string }>({ call: 'export', match: match.id })
  expect(file).not.toContain('levels')
  await ask({ call: 'open', match: (await ask<MatchSummary>({ call: 'import', file })).id })
  expect(made).toEqual(['B plain'])
  await expect(ask({ ...NEW, levels: { B: 'perfect' } })).rejects.toThrow('malformed-request')
})
