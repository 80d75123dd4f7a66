/** What games bring to every table is entered once, when they are listed. */
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games'
import { enterStatures, measuredModels } from '../../src/table/statures'
import { enterTerrain, findTerrainKind, terrainKinds } from '../../src/table/terrain'
import { LANGUAGES } from '../../src/ui/words/speak'
import { kindName } from '../../src/ui/words/terrain-names'

const brought = GAMES.flatMap(({ pieces }) => pieces?.terrain ?? [])

describe('the pieces of games', () => {
  test('are in the catalogue, and called by their names in every language', () => {
    expect(brought.length).toBeGreaterThanOrEqual(13)
    for (const kind of brought) {
      expect(findTerrainKind(kind.kind)).toBe(kind)
      for (const language of LANGUAGES) expect(kindName(kind.kind, language)).toBe(kind.names[language])
    }
  })
  test('a kind or a model of a name that is taken is refused, and nothing is entered of it', () => {
    const [kinds, models] = [terrainKinds(), measuredModels()]
    expect(() => enterTerrain([{ kind: 'container', parts: [] }])).toThrow('container')
    expect(() => enterTerrain(brought)).toThrow('two kinds')
    expect(() => enterStatures({ [models[0] ?? '']: { height: 1 } })).toThrow('two statures')
    expect([terrainKinds(), measuredModels()]).toEqual([kinds, models])
  })
})
