import { expect, test } from 'vitest'
import { FREE, type PointerInput, point } from '../../src/scene/pointer'
import { at } from './looks'

const finger = (x: number, y: number, id = 1) => ({ id, x, y })
const figure = { ref: 'A1', at: at(5, 5), liftable: true }
const bare = { at: at(9, 9), liftable: false }

type Down = Extract<PointerInput, { type: 'down' }>
const down = (under: Down['under'], more: Partial<Down> = {}): PointerInput => ({
  type: 'down',
  finger: finger(100, 100),
  button: 'left',
  touch: false,
  under,
  ...more,
})
const move = (x: number, y: number, more: { id?: number; free?: boolean } = {}): PointerInput => ({
  type: 'move',
  finger: finger(x, y, more.id),
  under: () => (x > 150 ? bare : figure),
  carried: () => ({ at: at(x / 10, y / 10) }),
  free: more.free ?? false,
})
const up = (x = 100, y = 100, id = 1): PointerInput => ({ type: 'up', finger: finger(x, y, id), free: false })

function play(...inputs: PointerInput[]) {
  let state = FREE
  const gestures: unknown[] = []
  const camera: unknown[] = []
  for (const input of inputs) {
    const outcome = point(state, input)
    state = outcome.state
    gestures.push(...outcome.gestures)
    camera.push(...outcome.camera)
  }
  return { state, gestures, camera }
}

test('press and let go is a tap, also when the hand trembles', () => {
  expect(play(down(figure), move(103, 102), up()).gestures).toEqual([{ type: 'tap', ref: 'A1', at: at(5, 5) }])
  expect(play(down(bare), up()).gestures).toEqual([{ type: 'tap', at: at(9, 9) }])
  expect(play(down(bare, { touch: true }), up()).gestures).toEqual([{ type: 'tap', at: at(9, 9) }])
  expect(play(down(figure, { button: 'right' }), up()).gestures).toEqual([])
  expect(play(down({ liftable: false }), up()).gestures).toEqual([])
})

test('six pixels pick a figure up; it follows; it is dropped where it was last', () => {
  const { gestures, camera, state } = play(down(figure), move(110, 100), move(120, 130, { free: true }), up(120, 130))
  expect(gestures).toEqual([
    { type: 'lift', ref: 'A1', at: at(5, 5) },
    { type: 'drag', ref: 'A1', at: at(11, 10), free: false },
    { type: 'drag', ref: 'A1', at: at(12, 13), free: true },
    { type: 'drop', ref: 'A1', at: at(12, 13), free: false },
  ])
  expect(camera).toEqual([])
  expect(state).toEqual(FREE)
})

test('the right button or the key fixes a bend while carrying, and nothing else', () => {
  const carrying = [down(figure), move(110, 100)] as const
  expect(play(...carrying, down(bare, { button: 'right' })).gestures.at(-1)).toEqual({ type: 'bend', at: at(11, 10) })
  expect(play(...carrying, { type: 'bend' }).gestures.at(-1)).toEqual({ type: 'bend', at: at(11, 10) })
  expect(play({ type: 'bend' }).gestures).toEqual([])
})

test('a cancelled drag goes back', () => {
  expect(play(down(figure), move(110, 100), { type: 'cancel' }).gestures.at(-1)).toEqual({ type: 'back' })
})

test('buttons and fingers on the empty table move the camera', () => {
  expect(play(down(bare, { button: 'right' }), move(120, 90)).camera).toEqual([{ type: 'turn', dx: 20, dy: -10 }])
  expect(play(down(figure, { button: 'middle' }), move(120, 90)).camera).toEqual([{ type: 'pan', dx: 20, dy: -10 }])
  expect(play(down(bare), move(120, 90)).camera).toEqual([{ type: 'pan', dx: 20, dy: -10 }])
  expect(play(down(bare, { touch: true }), move(120, 90)).camera).toEqual([{ type: 'turn', dx: 20, dy: -10 }])
})

test('two fingers pan and zoom, and the one that stays turns', () => {
  const second: PointerInput = { type: 'down', finger: finger(200, 100, 2), button: 'left', touch: true, under: bare }
  const { camera, state } = play(down(bare, { touch: true }), second, move(300, 100, { id: 2 }))
  expect(camera).toEqual([{ type: 'pinch', factor: 0.5, twist: 0, x: 200, y: 100, dx: 50, dy: 0 }])
  expect(point(state, up(300, 100, 2)).state).toMatchObject({ type: 'moving', drags: 'turn', finger: { id: 1 } })
})

test('hovering is told when something changes', () => {
  expect(play(move(100, 100), move(101, 100), move(200, 100), { type: 'leave' }).gestures).toEqual([
    { type: 'hover', ref: 'A1', at: at(5, 5) },
    { type: 'hover', at: at(9, 9) },
    { type: 'hover' },
  ])
})

test('while drawing, a drag taps where it began and where it ends, and moves neither thing nor camera', () => {
  const drawn = play(down(figure, { draws: true }), move(110, 100), move(200, 130), up(200, 130))
  expect(drawn.gestures).toEqual([
    { type: 'tap', ref: 'A1', at: at(5, 5) },
    { type: 'hover', ref: 'A1', at: at(5, 5) },
    { type: 'hover', at: at(9, 9) },
    { type: 'tap', at: at(9, 9) },
  ])
  expect(drawn.camera).toEqual([])
  expect(drawn.state).toEqual(FREE)
  // A press without a drag sets one end, the right button still turns, and two fingers still zoom.
  expect(play(down(figure, { draws: true }), up()).gestures).toEqual([{ type: 'tap', ref: 'A1', at: at(5, 5) }])
  expect(play(down(bare, { draws: true, button: 'right' }), move(120, 100)).camera).toHaveLength(1)
  const second = down(bare, { draws: true, touch: true, finger: finger(300, 300, 2) })
  expect(play(down(bare, { draws: true, touch: true }), second).state.type).toBe('pinching')
})

test('two fingers that turn about each other turn the table, by the angle between them; without that they only move and zoom', () => {
  const two = [down(bare, { touch: true }), down(bare, { touch: true, finger: finger(200, 100, 2) })]
  const twists = (...moves: PointerInput[]) =>
    play(...two, ...moves).camera.map((one) => Number((one as { twist: number }).twist.toFixed(4)))
  // Counter-clockwise on the screen, where y points down.
  expect(twists(move(200, 0, { id: 2 }))).toEqual([Number((Math.PI / 4).toFixed(4))])
  expect(twists(move(200, 0, { id: 2 }), move(200, 100, { id: 2 }))).toEqual([0.7854, -0.7854])
  expect(twists(move(300, 100, { id: 2 }))).toEqual([0])
  // Past the left, where the angle jumps from one half turn to the other, and where the fingers nearly touch.
  expect(twists(move(50, 99, { id: 2 }), move(50, 101, { id: 2 })).at(-1)).toBeCloseTo(0.04, 3)
  expect(twists(move(102, 103, { id: 2 }))).toEqual([0])
})
