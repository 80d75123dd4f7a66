import { expect, it } from 'vitest'
import type { Under } from '../../src/scene/pointer'
import { touched } from '../../src/scene/thumb'

/** Two cards side by side, each 10 pixels wide, with 4 between them; all around is a place for cards. */
const under = (x: number, y: number): Under => {
  if (y < 0 || y > 14) return { ref: 'mat', at: { x, y }, liftable: false }
  if (x >= 0 && x <= 10) return { ref: 'one', at: { x: 5, y: 7 }, liftable: true }
  if (x >= 14 && x <= 24) return { ref: 'other', at: { x: 19, y: 7 }, liftable: true }
  return { ref: 'mat', at: { x, y }, liftable: false }
}
const refAt = (x: number, y: number, usable: readonly string[]) =>
  touched(x, y, under, { isThing: (ref) => ref !== 'mat', isUsable: (ref) => usable.includes(ref) }).ref

it('touches the thing under the middle of the finger, also one with which nothing can be done', () => {
  expect(refAt(8, 7, ['one', 'other'])).toBe('one')
  expect(refAt(15, 7, ['one', 'other'])).toBe('other')
  expect(refAt(8, 7, ['other'])).toBe('one')
})

it('touches the nearest usable thing beside the middle', () => {
  expect(refAt(12, 7, ['other'])).toBe('other')
  expect(refAt(12, 7, ['one'])).toBe('one')
  expect(refAt(5, -10, ['one'])).toBe('one')
  expect(refAt(5, 25, ['other'])).toBe('other')
})

it('touches what is under the middle where nothing usable is within reach', () => {
  expect(refAt(12, 7, [])).toBe('mat')
  expect(refAt(50, 7, ['one', 'other'])).toBe('mat')
})
