/** How much of the window the bars leave to the table. */
import { expect, test } from 'vitest'
import { covered } from '../../src/app/match/covered'

const PLAIN = { hasHands: false, isLab: false, isCardTable: false, hasSteps: false }
const free = (size: { width: number; height: number }, chrome = PLAIN, isLogShown = false, text = '100') => {
  const { top, bottom, left, right } = covered(isLogShown, text, chrome, size)
  return { across: 1 - left - right, high: 1 - top - bottom }
}

test.each([
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
])('on $width x $height the table has at least four fifths of the height, with cards in hand too', (size) => {
  expect(free(size).high).toBeGreaterThan(0.8)
  expect(free(size, { ...PLAIN, hasHands: true }).high).toBeGreaterThan(0.8)
})

test('a strip of steps takes a line of the height, on a phone too', () => {
  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ])
    expect(free(size).high - free(size, { ...PLAIN, hasSteps: true }).high).toBeCloseTo(40 / size.height)
})

test('the log and the sight lab take a column where there is room for one; on a phone the log takes none', () => {
  const size = { width: 1440, height: 900 }
  expect(free(size, PLAIN, true).across).toBeCloseTo(1 - (19 * 16) / 1440)
  expect(free(size, { ...PLAIN, isLab: true }).across).toBeCloseTo(1 - (23 * 16) / 1440)
  expect(free({ width: 390, height: 844 }, PLAIN, true).across).toBe(1)
})

test('larger text takes more, and the lower bar never more than half of the height', () => {
  const size = { width: 1440, height: 900 }
  expect(free(size, PLAIN, false, '200').high).toBeLessThan(free(size).high)
  expect(covered(false, '200', { ...PLAIN, hasHands: true }, { width: 390, height: 844 }).bottom).toBeLessThanOrEqual(0.5)
})

test('on a phone the table gives way to a lesson and to a bar that is higher than usual, and keeps a seventh of the height', () => {
  const phone = { width: 390, height: 844 }
  const chrome = { ...PLAIN, hasHands: true }
  const bottom = (foot: number, size = phone) => covered(false, '100', chrome, size, { head: 0, foot }).bottom
  const usual = bottom(0)
  expect(bottom(usual - 0.1)).toBe(usual)
  // A line of text more is not worth a move of the camera.
  expect(bottom(usual + 0.02)).toBe(usual)
  expect(bottom(0.55)).toBe(0.55)
  expect(1 - bottom(0.9) - covered(false, '100', chrome, phone).top).toBeGreaterThan(0.14)
  const top = (head: number, size = phone) => covered(false, '100', chrome, size, { head, foot: 0 }).top
  expect(top(0.1)).toBe(top(0))
  expect(top(0.3)).toBe(0.3)
  expect(1 - covered(false, '100', chrome, phone, { head: 0.9, foot: 0.9 }).bottom - top(0.9)).toBeGreaterThan(0.14)
  const wide = { width: 1440, height: 900 }
  expect(top(0.3, wide)).toBe(top(0, wide))
  expect(bottom(0.55, wide)).toBe(bottom(0, wide))
})
