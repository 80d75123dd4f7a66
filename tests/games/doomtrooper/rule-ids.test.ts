import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../../src/games/doomtrooper')
const rows = readFileSync(join(folder, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = /^\| (DT-[A-Z]{3,4}-\d\d) \| ([^|]+) \| ([^|]+) \|$/.exec(line)
    return cells ? [{ rule: cells[1] ?? '', where: cells[2] ?? '', test: cells[3] ?? '' }] : []
  })

/** Titles of tests: what stands in quotes after `test(` or after the table of a `test.each`. */
const titlesOf = (file: string): readonly string[] => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  const plain = [...text.matchAll(/(?<![.\w])test\(\s*(['"`])(.*?)\1,/gs)]
  const each = [...text.matchAll(/\](?: as const)?\)\(\s*(['"`])(.*?)\1,/gs)]
  return [...plain, ...each].map((found) => found[2] ?? '')
}
const allTitles = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap(titlesOf)

describe('the table of rules in the README', () => {
  test('names every rule of the specification once', () => {
    expect(rows.length).toBe(145)
    expect(new Set(rows.map(({ rule }) => rule)).size).toBe(rows.length)
  })

  test.each(rows)('$rule is at home in $where and proven in $test', ({ rule, where, test: file }) => {
    expect(existsSync(join(folder, 'rules', where))).toBe(true)
    expect(titlesOf(file).some((title) => title.includes(rule))).toBe(true)
  })
})

test('every golden case is played under its number', () => {
  const wanted = Array.from({ length: 52 }, (_, index) => `DT-G${String(index + 1).padStart(2, '0')}`)
  expect(wanted.filter((id) => !allTitles.some((title) => title.includes(id)))).toEqual([])
})
