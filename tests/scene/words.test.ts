import { expect, test } from 'vitest'
import { type Chip, seatChips } from '../../src/scene/labels/place'

const view = { width: 1000, height: 700 }
const chip = (id: string, x: number, y: number, more: Partial<Chip> = {}): Chip => ({ id, x, y, width: 100, height: 24, ...more })

test('a chip sits above its point, centred', () => {
  expect(seatChips([chip('a', 500, 300)], view)).toEqual([{ id: 'a', left: 450, top: 276, moved: 0 }])
  // Below the panel at the upper edge.
  expect(seatChips([chip('a', 500, 60)], { ...view, above: 44 })).toMatchObject([{ top: 48 }])
})

test('chips that would overlap are stacked upwards, the lowest point keeps its place', () => {
  const seats = seatChips([chip('up', 520, 300), chip('low', 500, 310), chip('third', 480, 305)], view)
  expect(seats.map(({ id }) => id)).toEqual(['low', 'third', 'up'])
  const boxes = seats.map(({ left, top }) => ({ left, top, right: left + 100, bottom: top + 24 }))
  boxes.forEach((a, i) => {
    for (const b of boxes.slice(i + 1))
      expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
  })
  expect(seats[0]?.moved).toBe(0)
})

test('chips stay in the picture and hidden ones take no room', () => {
  const seats = seatChips(
    [chip('edge', 5, 300), chip('top', 500, 3), chip('gone', 500, 300, { hidden: true }), chip('here', 500, 300)],
    view,
  )
  expect(seats.find(({ id }) => id === 'edge')?.left).toBe(4)
  expect(seats.find(({ id }) => id === 'top')?.top).toBe(4)
  expect(seats.find(({ id }) => id === 'gone')).toBeUndefined()
  expect(seats.find(({ id }) => id === 'here')?.moved).toBe(0)
})
