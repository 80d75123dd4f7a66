import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RULES } from '../../src/games/rules'
import { goldenText } from './golden'

test.each(Object.keys(RULES))(
  'the golden playthrough of %s is as it was: run `npm run golden` if it changed on purpose',
  async (id) => {
    const text = readFileSync(`tests/conformance/golden/${id}.txt`, 'utf8')
    expect(await goldenText(id)).toBe(text)
    expect(text.split('\n').length).toBeGreaterThan(200)
    expect(text).not.toMatch(/undefined|NaN|\[[a-z-]+\]/)
  },
)
