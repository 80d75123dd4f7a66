import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../../src/games/vortex')
const rows = readFileSync(join(folder, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const cells = /^\| (VX-[A-Z]{2,3}-\d\d) \| ([^|]+) \| ?([^|]*?) ?\|$/.exec(line)
    return cells ? [{ rule: cells[1] ?? '', where: cells[2] ?? '', test: cells[3] ?? '' }] : []
  })

const titlesOf = (file: string): readonly string[] => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  return [...text.matchAll(/(?<![.\w])test(?:\.each\((?:\w+|\[.*?\](?: as const)?)\))?\(\s*(['"`])(.*?)\1,/gs)].map(
    (found) => found[2] ?? '',
  )
}

describe('the table of rules in the README', () => {
  test('names every rule of the specification once', () => {
    expect(rows.length).toBe(188)
    expect(new Set(rows.map(({ rule }) => rule)).size).toBe(rows.length)
    expect(rows.filter(({ where }) => where.startsWith('next: '))).toEqual([])
  })

  test.each(rows)('$rule is at home in $where and proven in $test', ({ rule, where, test: file }) => {
    expect(existsSync(join(folder, 'rules', where))).toBe(true)
    expect(titlesOf(file).some((title) => title.includes(rule))).toBe(true)
  })
})

/** The golden cases of the specification (section 7). */
const GOLDEN = Array.from({ length: 75 }, (_, index) => `G-${String(index + 1).padStart(2, '0')}`)

test('every golden case is played under its number', () => {
  const titles = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap(titlesOf)
  expect(GOLDEN.filter((golden) => !titles.some((title) => title.includes(golden)))).toEqual([])
})
