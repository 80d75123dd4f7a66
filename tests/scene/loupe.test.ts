import { expect, test } from 'vitest'
import { seatChips } from '../../src/scene/labels/place'
import { createLoupe, LOUPE, loupeAt } from '../../src/scene/loupe'

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

test('labels keep clear of the loupe while something is carried', () => {
  const loupe = createLoupe()
  expect(loupe.box(390)).toBeUndefined()
  loupe.aim({ x: 195, y: 600 })
  const box = loupe.box(390)
  expect(box).toEqual({ left: 195 - LOUPE / 2, top: 600 - 44 - LOUPE, right: 195 + LOUPE / 2, bottom: 600 - 44 })
  const label = { id: 'range', x: 195, y: 560, width: 120, height: 40, hangs: false, isPointedAt: false, before: undefined }
  const [seat] = seatChips([label], { width: 390, height: 844, panels: box ? [box] : [], figures: [] })
  if (!seat || !box) throw new Error('no place was found')
  const isApart =
    seat.box.right <= box.left || seat.box.left >= box.right || seat.box.bottom <= box.top || seat.box.top >= box.bottom
  expect(isApart).toBe(true)
  loupe.aim(undefined)
  expect(loupe.box(390)).toBeUndefined()
})
