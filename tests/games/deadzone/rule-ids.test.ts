/** Every rule of the specification is in the title of a case that tests it, and every golden case is played. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The rules by chapter: how many of each there are, and where their numbers begin again. */
const RULES: { readonly [chapter: string]: readonly (readonly [first: number, last: number])[] } = {
  LOS: [[1, 6]],
  TER: [[1, 17]],
  CMD: [
    [1, 6],
    [10, 17],
  ],
  END: [[1, 6]],
  MIS: [[1, 4]],
  TURN: [[1, 8]],
  ENG: [
    [1, 4],
    [10, 15],
  ],
  SET: [[1, 8]],
  REC: [[1, 8]],
  ACT: [[1, 7]],
  SHO: [
    [1, 5],
    [10, 12],
  ],
  FFE: [[1, 4]],
  FGT: [[1, 10]],
  STD: [[1, 5]],
  SPC: [[1, 1]],
  PIN: [[1, 5]],
  TEST: [[1, 11]],
  POS: [[1, 3]],
  CAP: [[1, 5]],
  WIN: [[1, 8]],
  OBJ: [[1, 2]],
  IPL: [[1, 6]],
  RND: [[1, 2]],
  PROF: [[1, 12]],
  MOV: [[1, 4]],
  LVL: [[1, 11]],
  SPR: [[1, 2]],
  TMV: [[1, 6]],
  RNG: [[1, 3]],
  SHM: [[1, 5]],
  FGM: [[1, 6]],
  DMG: [[1, 8]],
  SCA: [[1, 8]],
  FAL: [[1, 6]],
  AWY: [[1, 3]],
  ABL: [[1, 13]],
  ITM: [[1, 6]],
  TMB: [[1, 7]],
  PAT: [[1, 5]],
  PRE: [[1, 1]],
}
const two = (number: number) => String(number).padStart(2, '0')
const all = Object.entries(RULES).flatMap(([chapter, ranges]) =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => `DZ-${chapter}-${two(first + index)}`),
  ),
)

const titles = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8')
    return [...text.matchAll(/(?<![.\w])(?:test|it)(?:\.each\([^`]*?\))?\(\s*(['"`])(.*?)\1,/gs)].map((found) => found[2] ?? '')
  })
/** `G4` is not in a title that names `G47`. */
const isNamed = (id: string) => titles.some((title) => new RegExp(`\\b${id}\\b`).test(title))

test('the list names every rule once', () => {
  expect(all.length).toBe(264)
  expect(new Set(all).size).toBe(all.length)
})

test('every rule is in the title of a case', () => {
  expect([...all, 'DZ-SLM'].filter((id) => !isNamed(id))).toEqual([])
})

const numbered = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index + 1}`)
test('every golden case is played under its number', () => {
  expect([...numbered('R', 16), ...numbered('G', 49)].filter((id) => !isNamed(id))).toEqual([])
})
