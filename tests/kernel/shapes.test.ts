import { describe, expect, test } from 'vitest'
import {
  type Amount,
  type Order,
  type Pick,
  PLAIN_SHAPES,
  type Roll,
  type Shape,
  type ShapeRules,
  type Shuffle,
  type Split,
} from '../../src/kernel'
import { seeded } from '../conformance/rng'

const key = (verdict: { readonly allowed: boolean }) =>
  'reason' in verdict ? (verdict.reason as { key: string }).key : 'allowed'
const pick: Pick = {
  shape: 'pick',
  least: 1,
  most: 2,
  options: [{ id: 'a' }, { id: 'b' }, { id: 'c', refused: { key: 'too-tired' } }, { id: 'd' }],
  apart: [['a', 'b']],
}
const amount: Amount = { shape: 'amount', least: 1, most: 4 }
const split: Split = {
  shape: 'split',
  total: 4,
  among: [
    { id: 'x', least: 0, most: 3 },
    { id: 'y', least: 1, most: 4 },
  ],
}
const order: Order = { shape: 'order', items: ['x', 'y', 'z'] }
const roll: Roll = { shape: 'roll', dice: [{ faces: ['hit', 'hit', 'miss'] }, { faces: ['1', '2'] }] }
const shuffle: Shuffle = { shape: 'shuffle', count: 4 }

describe('each shape refuses what is not an answer, and says why', () => {
  test.each<[Shape, unknown, string]>([
    [pick, ['a'], 'allowed'],
    [pick, ['a', 'd'], 'allowed'],
    [pick, [], 'too-few'],
    [pick, ['a', 'b'], 'not-together'],
    [pick, ['a', 'a'], 'picked-twice'],
    [pick, ['c'], 'too-tired'],
    [pick, ['z'], 'not-offered'],
    [pick, ['__proto__'], 'not-offered'],
    [pick, 'a', 'not-an-answer'],
    [pick, null, 'not-an-answer'],
    [pick, [1], 'not-an-answer'],
    [amount, 3, 'allowed'],
    [amount, 0, 'below-least'],
    [amount, 5, 'above-most'],
    [amount, 2.5, 'not-whole'],
    [amount, '3', 'not-an-answer'],
    [amount, Number.NaN, 'not-whole'],
    [split, [1, 3], 'allowed'],
    [split, [4, 0], 'above-most'],
    [split, [3, 0], 'below-least'],
    [split, [1, 2], 'wrong-total'],
    [split, [4], 'not-an-answer'],
    [order, ['z', 'x', 'y'], 'allowed'],
    [order, ['z', 'x'], 'not-an-order'],
    [order, ['z', 'z', 'x'], 'not-an-order'],
    [order, { 0: 'x' }, 'not-an-answer'],
    [roll, ['hit', '2'], 'allowed'],
    [roll, ['hit'], 'not-an-answer'],
    [roll, ['hit', '3'], 'not-a-face'],
    [shuffle, [3, 1, 0, 2], 'allowed'],
    [shuffle, [3, 1, 0, 0], 'not-an-order'],
    [shuffle, undefined, 'not-an-answer'],
  ])('%o answered by %o: %s', (choice, answer, expected) => {
    const rules = PLAIN_SHAPES[choice.shape as keyof typeof PLAIN_SHAPES] as unknown as ShapeRules
    expect(key(rules.accepts(choice, answer, undefined))).toBe(expected)
  })
})

test('sampled answers are legal and reach every listed answer', () => {
  for (const choice of [pick, amount, split, order, shuffle, roll]) {
    const rules = PLAIN_SHAPES[choice.shape] as unknown as ShapeRules
    const all = rules.list(choice, undefined)
    if (all === 'too many') throw new Error('these are small')
    const met = new Set<string>()
    const rng = seeded(11)
    for (let i = 0; i < 3000; i++) {
      const answer = rules.sample(choice, undefined, rng)
      expect(rules.accepts(choice, answer, undefined)).toEqual({ allowed: true })
      met.add(JSON.stringify(choice.shape === 'pick' ? [...(answer as string[])].sort() : answer))
    }
    expect([choice.shape, met.size]).toEqual([choice.shape, all.length])
  }
})

test('a die with three equal faces out of six shows them half of the time', () => {
  const rng = seeded(5)
  const die: Roll = { shape: 'roll', dice: [{ faces: ['hit', 'hit', 'hit', 'armour', 'armour', 'bolt'] }] }
  const counts: Record<string, number> = {}
  for (let i = 0; i < 6000; i++) {
    const [face] = PLAIN_SHAPES.roll.sample(die, undefined, rng) as string[]
    counts[face as string] = (counts[face as string] ?? 0) + 1
  }
  expect(counts.hit).toBeGreaterThan(2850)
  expect(counts.hit).toBeLessThan(3150)
  expect(counts.bolt).toBeGreaterThan(880)
  expect(counts.bolt).toBeLessThan(1120)
})
