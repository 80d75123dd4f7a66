/** Numbers by a seed: the same for ever, since layouts and battlefields are shared by their seeds. */
import { expect, test } from 'vitest'
import { oneOf, seeded, shuffled } from '../../src/kernel'

const drawn = (seed: number, bound: number) => {
  const rng = seeded(seed)
  return Array.from({ length: 8 }, () => rng.below(bound))
}

test('a seed gives the same numbers on every machine and in every version', () => {
  expect([drawn(0, 0x100000000)[0], drawn(1, 0x100000000)[0]]).toEqual([1144304738, 2693262067])
  expect(drawn(4711, 100)).toEqual(drawn(4711, 100))
  expect(drawn(4711, 100)).not.toEqual(drawn(4712, 100))
})
test('every number below the bound comes, and none beyond', () => {
  const rng = seeded(7)
  const seen = new Set(Array.from({ length: 400 }, () => rng.below(6)))
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5])
})
test('a shuffle keeps every card; nothing can be picked from an empty list', () => {
  const cards = ['a', 'b', 'c', 'd', 'e']
  expect([...shuffled(cards, seeded(3))].sort()).toEqual(cards)
  expect(cards).toContain(oneOf(cards, seeded(3)))
  expect(() => oneOf([], seeded(3))).toThrow('empty')
})
