import { expect, test } from 'vitest'
import { inHundred } from '../../../../src/games/kit/rules/in-hundred'
import { seeded } from '../../../conformance/rng'

test('shares that would each be rounded up still make a hundred, and none falls below none', () => {
  expect(inHundred([153, 47, 0])).toEqual([77, 23, 0])
  expect(inHundred([0.765, 0.235, 0])).toEqual([77, 23, 0])
  expect(inHundred([1, 1, 1])).toEqual([34, 33, 33])
  expect(inHundred([0, 7])).toEqual([0, 100])
})

test('any shares: a hundred together, each within one of its exact percent, nothing stays nothing', () => {
  const rng = seeded(5)
  for (let tried = 0; tried < 500; tried++) {
    const shares = [1 + rng.below(9), ...Array.from({ length: 1 + rng.below(5) }, () => rng.below(40))]
    const sum = shares.reduce((all, one) => all + one, 0)
    const percents = inHundred(shares)
    expect(percents.reduce((all, one) => all + one, 0)).toBe(100)
    for (const [at, share] of shares.entries()) {
      expect(Math.abs((percents[at] ?? 0) - (share / sum) * 100)).toBeLessThan(1)
      if (share === 0) expect(percents[at]).toBe(0)
    }
  }
})
