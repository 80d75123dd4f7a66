import { PerspectiveCamera } from 'three'
import { expect, test } from 'vitest'
import { createBoard } from '../../src/scene/labels/board'
import { type Box, type Chip, type Crowd, seatChips } from '../../src/scene/labels/place'

const crowd: Crowd = { width: 1000, height: 700, panels: [], figures: [] }
const chip = (id: string, x: number, y: number, more: Partial<Chip> = {}): Chip => ({ id, x, y, width: 100, height: 24, ...more })
const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom })
const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
const anyOverlap = (boxes: readonly Box[]) => boxes.some((a, i) => boxes.slice(i + 1).some((b) => overlap(a, b)))

test('a chip sits above its point, centred; one that hangs below it', () => {
  expect(seatChips([chip('a', 500, 300)], crowd)).toMatchObject([{ box: box(450, 269, 550, 293), isLed: false }])
  expect(seatChips([chip('a', 500, 300, { hangs: true })], crowd)).toMatchObject([{ box: box(450, 307, 550, 331), isLed: false }])
})

test('chips keep clear of each other, the lowest point keeps its place, and a line leads from one that had to move', () => {
  const seats = seatChips([chip('up', 520, 300), chip('low', 500, 310), chip('third', 480, 305)], crowd)
  expect(seats.map(({ id }) => id)).toEqual(['low', 'third', 'up'])
  expect(anyOverlap(seats.map((seat) => seat.box))).toBe(false)
  expect(seats.map(({ isLed }) => isLed)).toEqual([false, true, true])
})

test('chips stay in the picture and clear of panels', () => {
  const panels = [box(0, 0, 1000, 44), box(0, 500, 300, 700)]
  const seats = seatChips([chip('edge', 5, 300), chip('top', 500, 46), chip('under', 150, 600)], { ...crowd, panels })
  for (const seat of seats) {
    expect(seat.box.left).toBeGreaterThanOrEqual(4)
    expect(panels.some((panel) => overlap(panel, seat.box))).toBe(false)
  }
})

test('figures that matter are kept clear of, others where it is easy', () => {
  const figure = { ...box(440, 240, 560, 300), matters: true }
  const [away] = seatChips([chip('a', 500, 300)], { ...crowd, figures: [figure] })
  expect(away && overlap(away.box, figure)).toBe(false)
  // Crowded in, it lies over one that does not matter.
  const idle = { ...box(340, 200, 660, 400), matters: false }
  const around = [box(0, 0, 330, 700), box(670, 0, 1000, 700), box(0, 0, 1000, 190), box(0, 410, 1000, 700)]
  const [over] = seatChips([chip('a', 500, 300)], { ...crowd, figures: [idle], panels: around })
  expect(around.some((panel) => over && overlap(panel, over.box))).toBe(false)
})

test('under the pointer a chip keeps its place though it grows, and goes before the others', () => {
  const [, moved] = seatChips([chip('low', 500, 310), chip('up', 510, 305)], crowd)
  const seats = seatChips(
    [chip('low', 500, 310), chip('up', 510, 305, { width: 240, height: 60, isPointedAt: true, before: moved })],
    crowd,
  )
  expect(seats[0]).toMatchObject({ id: 'up', dx: moved?.dx, dy: moved?.dy })
  expect(anyOverlap(seats.map((seat) => seat.box))).toBe(false)
})

test('a place that still serves is kept, so that chips do not waver', () => {
  const neighbour = { ...box(452, 262, 470, 300), matters: true }
  const [first] = seatChips([chip('a', 500, 300)], { ...crowd, figures: [neighbour] })
  const [again] = seatChips([chip('a', 500, 300, { before: first })], crowd)
  expect(first?.isLed).toBe(true)
  expect(again?.box).toEqual(seatChips([chip('a', 500, 300)], crowd)[0]?.box)
  const [kept] = seatChips([chip('a', 501, 300, { before: { dx: -4, dy: -9 } })], crowd)
  expect(kept).toMatchObject({ dx: -4, dy: -9 })
})

test('no label is under a pixel where none was placed', () => {
  expect(createBoard().at(10, 10)).toBeUndefined()
})

/** As much of an element as a label needs. */
const elementOf = (size: { offsetWidth: number; offsetHeight: number }, text = 'label') =>
  ({
    dataset: {},
    textContent: text,
    style: { setProperty: () => undefined },
    toggleAttribute: () => undefined,
    ...size,
  }) as never

test('a label that grows and moves aside when it is pointed at is still met where the pointer came upon it', () => {
  const board = createBoard()
  const size = { offsetWidth: 100, offsetHeight: 24 }
  const element = elementOf(size) as { offsetWidth: number; offsetHeight: number; textContent: string }
  board.put({ id: 'a', element: element as never, spot: () => ({ x: 0, y: 0, z: -10 }), names: 'B3' })
  const picture = { width: 1000, height: 700, crowd: () => ({ panels: [] as Box[], figures: [] }), hovered: undefined }
  const camera = new PerspectiveCamera(50, 1000 / 700)
  camera.updateMatrixWorld()
  board.place(camera, picture)
  expect(board.at(500, 330)).toBe('B3')
  // Whole it has no room there.
  Object.assign(element, { offsetWidth: 300, offsetHeight: 80, textContent: 'label with everything' })
  board.place(camera, { ...picture, crowd: () => ({ panels: [box(0, 200, 1000, 700)], figures: [] }) })
  expect(board.at(500, 330)).toBe('B3')
  // Once the pointer has left that place, the place is free.
  expect(board.at(20, 650)).toBeUndefined()
  expect(board.at(500, 330)).toBeUndefined()
})

test('a panel that comes pushes labels aside in the picture that is there', () => {
  const board = createBoard()
  const panels: Box[] = []
  const element = elementOf({ offsetWidth: 100, offsetHeight: 24 }) as { style: { transform?: string } }
  board.again(undefined)
  board.put({ id: 'a', element: element as never, spot: () => ({ x: 0, y: 0, z: -10 }) })
  const camera = new PerspectiveCamera(50, 1000 / 700)
  camera.updateMatrixWorld()
  board.place(camera, { width: 1000, height: 700, crowd: () => ({ panels, figures: [] }), hovered: undefined })
  const before = element.style.transform
  board.again(undefined)
  expect([before?.startsWith('translate('), element.style.transform]).toEqual([true, before])
  panels.push(box(430, 300, 570, 345))
  board.again(undefined)
  expect(element.style.transform).not.toBe(before)
})
