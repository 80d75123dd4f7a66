import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../../src/games/doctor-who-card-game')
const rows = readFileSync(join(folder, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = /^\| (DWC-[A-Z]{2,3}-\d\d) \| ([^|]+) \| ([^|]+) \|$/.exec(line)
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
    expect(rows.length).toBe(120)
    expect(new Set(rows.map(({ rule }) => rule)).size).toBe(rows.length)
  })

  test.each(rows)('$rule is at home in $where and proven in $test', ({ rule, where, test: file }) => {
    expect(existsSync(join(folder, 'rules', where))).toBe(true)
    expect(titlesOf(file).some((title) => title.includes(rule))).toBe(true)
  })
})

const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}-${String(index + 1).padStart(2, '0')}`)

test('every golden case and every ruling is played under its number', () => {
  // AMB-30 is a misplaced line of the text, and no rule.
  const rulings = numbered('AMB', 34).filter((ruling) => ruling !== 'AMB-30')
  const wanted = [...numbered('G', 6), ...numbered('D', 44), ...rulings]
  const named = (id: string) => allTitles.some((title) => new RegExp(`(?<![\\w-])${id}(?!\\d)`).test(title))
  expect(wanted.filter((id) => !named(id))).toEqual([])
})
