import { expect, test } from 'vitest'
import { sideOf } from '../../../src/games/exterminate/view/side'

const at = (edgeOfA?: string, edgeOfB?: string) =>
  ({ sides: { A: { edge: edgeOfA }, B: { edge: edgeOfB } } }) as unknown as Parameters<typeof sideOf>[1]

test('a player sees the table from the edge at which he deploys', () => {
  expect(sideOf('A', at('north', 'south'))).toBe(180)
  expect(sideOf('B', at('north', 'south'))).toBe(0)
  expect(sideOf('A', at('south', 'north'))).toBe(0)
  expect(sideOf('B', at('south', 'north'))).toBe(180)
})

test('before the choice, and at the left and right edges, the players face each other', () => {
  for (const seen of [at(), at('west', 'east')]) expect([sideOf('A', seen), sideOf('B', seen)]).toEqual([0, 180])
})
