/** A game's words are put together from parts: none may say a message that another says too, for the later one would win unseen. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PARTS = import.meta.glob<{ readonly [name: string]: object }>('../../src/games/*/view/words/*.ts', { eager: true })
const exported = (folder: string, name: string): object | undefined =>
  Object.entries(PARTS).find(([path, part]) => path.startsWith(folder) && name in part)?.[1][name]

test.each(['exterminate', 'deadzone', 'doctor-who-card-game'])('%s: no message has two phrases', (game) => {
  const source = readFileSync(`src/games/${game}/view/words/index.ts`, 'utf8')
  const names = [...new Set([...source.matchAll(/\.\.\.(EN_\w+)/g)].map(([, name = '']) => name))]
  const keys = names.flatMap((name) => Object.keys(exported(`../../src/games/${game}/`, name) ?? {}))
  expect(names.length).toBeGreaterThan(3)
  expect(keys.length).toBeGreaterThan(150)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})
