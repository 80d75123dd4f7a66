import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenText, PLAYTHROUGHS } from './golden'

test('every playthrough that is kept is played', () => {
  const kept = readdirSync('tests/conformance/golden').map((name) => name.replace('.txt', ''))
  expect(Object.keys(PLAYTHROUGHS).sort()).toEqual(kept.sort())
  expect(kept.length).toBeGreaterThanOrEqual(6)
})

test.each(Object.keys(PLAYTHROUGHS))(
  'the golden playthrough of %s is as it was: run `npm run golden` if it changed on purpose',
  async (name) => {
    const text = readFileSync(`tests/conformance/golden/${name}.txt`, 'utf8')
    expect(await goldenText(name)).toBe(text)
    expect(text.split('\n').length).toBeGreaterThan(200)
    expect(text).not.toMatch(/undefined|NaN|\[[a-z-]+\]/)
  },
)
