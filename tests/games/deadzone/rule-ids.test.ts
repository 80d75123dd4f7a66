/** Every rule of the specification is in the title of a case that tests it, and every golden case is played. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RULE_IDS } from './rules'

const titles = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    return [...text.matchAll(/(?<![.\w])(?:test|it)(?:\.each\([^`]*?\))?\(\s*(['"`])(.*?)\1,/gs)].map((found) => found[2] ?? '')
  })
/** `G4` is not in a title that names `G47`. */
const isNamed = (id: string) => titles.some((title) => new RegExp(`\\b${id}\\b`).test(title))

test('the list names every rule once', () => {
  expect(RULE_IDS.length).toBe(264)
  expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length)
})

test('every rule is in the title of a case', () => {
  expect([...RULE_IDS, 'DZ-SLM'].filter((id) => !isNamed(id))).toEqual([])
})

const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)
test('every golden case is played under its number', () => {
  expect([...numbered('R', 16), ...numbered('G', 49)].filter((id) => !isNamed(id))).toEqual([])
})
