/** What is shown when storeys are lifted off. */
import { describe, expect, test } from 'vitest'
import { loweredTo } from '../../src/scene/levels'
import type { Look } from '../../src/scene/look'
import { stepLevel } from '../../src/ui/match/levels'

const figure = (ref: string, z: number) => ({
  ref,
  model: 'm',
  name: ref,
  seat: 'A' as const,
  at: { x: 0, y: 0 },
  z,
  heading: 0,
  radius: 1,
  markers: [],
})
const terrain = (ref: string, z: number) => ({
  ref,
  kind: 'k',
  at: { x: 0, y: 0 },
  heading: 0,
  z,
  outlines: [],
  height: z + 10,
  name: ref,
})
const token = (ref: string, z: number, carriedBy?: string) => ({
  ref,
  kind: 't',
  name: ref,
  radius: 1,
  at: { x: 0, y: 0 },
  z,
  ...(carriedBy ? { carriedBy } : {}),
})
const look: Look = {
  width: 100,
  depth: 100,
  mat: 'm',
  terrain: [terrain('wall', 0), terrain('floor', 30), terrain('roof', 60)],
  figures: [figure('low', 0), figure('middle', 30), figure('high', 60)],
  areas: [],
  tokens: [token('below', 0), token('above', 60), token('held', 60, 'low')],
  levels: [
    { name: 'one', z: 0 },
    { name: 'two', z: 30 },
    { name: 'three', z: 60 },
  ],
}
const refs = (shown: Look) => [...shown.terrain, ...shown.figures, ...(shown.tokens ?? [])].map(({ ref }) => ref)

describe('storeys lifted off', () => {
  test('the ground alone: nothing of what stands on the first floor or above it', () => {
    expect(refs(loweredTo(look, 0))).toEqual(['wall', 'low', 'below', 'held'])
  })
  test('up to the second: only the third is gone', () => {
    expect(refs(loweredTo(look, 1))).toEqual(['wall', 'floor', 'low', 'middle', 'below', 'held'])
  })
  test('all of them, or the highest: the look itself', () => {
    expect(loweredTo(look, undefined)).toBe(look)
    expect(loweredTo(look, 2)).toBe(look)
  })
  test('steps go from all down to the ground and back, the highest being all', () => {
    expect(stepLevel(undefined, -1, 3)).toBe(1)
    expect(stepLevel(1, -1, 3)).toBe(0)
    expect(stepLevel(0, -1, 3)).toBe(0)
    expect(stepLevel(1, 1, 3)).toBeUndefined()
    expect(stepLevel(undefined, 1, 3)).toBeUndefined()
  })
})
