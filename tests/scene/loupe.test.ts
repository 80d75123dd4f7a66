import { expect, test } from 'vitest'
import { LOUPE, loupeAt } from '../../src/scene/loupe'

test('the loupe stands above the finger, within the picture, and beside it where there is no room above', () => {
  const phone = 390
  const boxes = Array.from({ length: 40 }, (_, x) => Array.from({ length: 84 }, (_, y) => ({ x: x * 10, y: y * 10 }))).flat()
  for (const finger of boxes) {
    const { left, top } = loupeAt(finger, phone)
    expect(left).toBeGreaterThanOrEqual(8)
    expect(left + LOUPE).toBeLessThanOrEqual(phone - 8)
    expect(top).toBeGreaterThanOrEqual(8)
    // The finger never lies on it.
    const isUnder = finger.x > left && finger.x < left + LOUPE && finger.y > top && finger.y < top + LOUPE
    expect(isUnder, JSON.stringify(finger)).toBe(false)
  }
  expect(loupeAt({ x: 195, y: 600 }, phone)).toEqual({ left: 195 - LOUPE / 2, top: 600 - 44 - LOUPE })
})
