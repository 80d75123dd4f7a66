import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenText, PLAYTHROUGHS } from './golden'

test.each(Object.keys(PLAYTHROUGHS))(
  'the golden playthrough of %s is as it was: run `npm run golden` if it changed on purpose',
  async (name) => {
    const text = readFileSync(`tests/conformance/golden/${name}.txt`, 'utf8')
    expect(await goldenText(name)).toBe(text)
    expect(text.split('\n').length).toBeGreaterThan(200)
    expect(text).not.toMatch(/undefined|NaN|\[[a-z-]+\]/)
  },
)
