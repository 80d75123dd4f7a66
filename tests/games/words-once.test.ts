/** No message has two phrases: neither in the parts of a game's words, nor in dictionaries that are asked one after the other. One would win unseen. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAMES, loadLayouts } from '../../src/games'
import { EN } from '../../src/ui/words/en'
import { EN_PLANNING } from '../../src/ui/words/en-planning'
import type { AnyPhrases } from '../../src/ui/words/speak'

const PARTS = import.meta.glob<{ readonly [name: string]: object }>('../../src/games/*/view/words/*.ts', { eager: true })
const exported = (folder: string, name: string): object | undefined =>
  Object.entries(PARTS).find(([path, part]) => path.startsWith(folder) && name in part)?.[1][name]

const PLAYED = GAMES.filter(({ view }) => view).map(({ id }) => id)
const LABS = await Promise.all(GAMES.flatMap(({ lab }) => (lab ? [lab()] : [])))
const TABLES = await loadLayouts()

/** The keys that more than one of these has. */
const twice = (dictionaries: readonly object[]): readonly string[] => {
  const keys = dictionaries.flatMap((one) => Object.keys(one))
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

test.each(PLAYED)('%s: no message has two phrases', (game) => {
  const source = readFileSync(`src/games/${game}/view/words/index.ts`, 'utf8')
  const names = [...new Set([...source.matchAll(/\.\.\.(EN_\w+)/g)].map(([, name = '']) => name))]
  const parts = names.flatMap((name) => exported(`../../src/games/${game}/`, name) ?? [])
  expect(parts.length).toBe(names.length)
  expect(names.length).toBeGreaterThan(4)
  expect(parts.flatMap((part) => Object.keys(part)).length).toBeGreaterThan(game === 'doomtrooper' ? 200 : 240)
  expect(twice(parts)).toEqual([])
})

describe('a reason has one phrase, whoever is asked for it', () => {
  // As `reasonInWords` asks them: a game's own, then these.
  const { kernel, table, host, layout } = EN
  const platform: readonly AnyPhrases[] = [kernel, table, host, layout, EN_PLANNING]
  test('in the dictionaries of the platform', () => {
    expect(platform.flatMap((one) => Object.keys(one)).length).toBeGreaterThan(180)
    expect(twice(platform)).toEqual([])
  })
  test.each(PLAYED)('in a match of %s', (game) => {
    const { en } = exported(`../../src/games/${game}/`, 'PHRASES') as { readonly en: AnyPhrases }
    expect(Object.keys(en).length).toBeGreaterThan(game === 'doomtrooper' ? 200 : 240)
    expect(twice([en, ...platform])).toEqual([])
  })
  test.each(LABS)('in what $id makes of a sight', ({ phrases }) => {
    expect(Object.keys(phrases.en).length).toBeGreaterThan(6)
    expect(twice([phrases.en, ...platform])).toEqual([])
  })
  test('in the planner, which puts together what all games say of tables, of their ready layouts and of mats', () => {
    const english = TABLES.flatMap((one) => one.words?.en ?? [])
    const french = TABLES.flatMap((one) => one.words?.fr ?? [])
    expect([english.length, french.length]).toEqual([3, 3])
    for (const all of [english, french]) {
      expect(twice([...all.map(({ phrases }) => phrases ?? {}), ...platform])).toEqual([])
      expect(twice(all.map(({ ready }) => ready ?? {}))).toEqual([])
      expect(twice(all.map(({ mats }) => mats ?? {}))).toEqual([])
    }
    expect(french.flatMap(({ ready }) => Object.keys(ready ?? {})).length).toBeGreaterThan(10)
  })
  test('a second phrase would be found, and there are games to look at', () => {
    expect(twice([{ hidden: 1, seen: 1 }, { clear: 1 }, { seen: 1 }])).toEqual(['seen'])
    expect([PLAYED.length, LABS.length]).toEqual([5, 2])
  })
})
