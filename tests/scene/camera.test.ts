import { expect, test } from 'vitest'
import { createDrive, type Room } from '../../src/scene/camera/drive'
import {
  bounded,
  eyeClearOf,
  eyeOf,
  eyeView,
  framing,
  type Ground,
  glide,
  isSettled,
  lookAround,
  project,
  type Rig,
  turn,
  WHOLE,
  zoom,
} from '../../src/scene/camera/rig'
import { at } from './looks'

const ground: Ground = {
  width: 36,
  depth: 36,
  solids: [{ outlines: [[at(10, 10), at(20, 10), at(20, 20), at(10, 20)]], height: 4 }],
}
const box = { from: { x: 0, y: 0, z: 0 }, to: { x: 36, y: 0, z: -36 } }
const home = framing(box, { azimuth: 0, polar: 0.75 }, 1.6)

const corners = [0, 36].flatMap((x) => [0, -36].map((z) => ({ x, y: 0, z })))

test.each([
  [0, 1.6, WHOLE],
  [Math.PI, 1.6, WHOLE],
  [0.4, 0.7, WHOLE],
  [0, 1.6, { left: 0, right: 0.25, top: 0.06, bottom: 0.1 }],
] as const)('the home view shows the whole table clear of panels (turned %f, aspect %f)', (azimuth, aspect, frame) => {
  const rig = framing(box, { azimuth, polar: 0.75 }, aspect, frame)
  const seen = corners.map((corner) => project(rig, corner, aspect))
  for (const { x, y } of seen) {
    expect(x).toBeGreaterThan(-1 + 2 * frame.left - 0.02)
    expect(x).toBeLessThan(1 - 2 * frame.right + 0.02)
    expect(y).toBeGreaterThan(-1 + 2 * frame.bottom - 0.02)
    expect(y).toBeLessThan(1 - 2 * frame.top + 0.02)
  }
  // And it is not lost in the room: it fills the free picture one way or the other.
  const wide = (Math.max(...seen.map(({ x }) => x)) - Math.min(...seen.map(({ x }) => x))) / (2 * (1 - frame.left - frame.right))
  const high = (Math.max(...seen.map(({ y }) => y)) - Math.min(...seen.map(({ y }) => y))) / (2 * (1 - frame.top - frame.bottom))
  expect(Math.max(wide, high)).toBeGreaterThan(0.9)
})

test('the target is in the middle of the picture', () => {
  const { x, y, ahead } = project(home, home.target, 1.6)
  expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(0)])
  expect(ahead).toBeCloseTo(home.distance)
})

test('no input takes the eye below the table, into a building or away from the table', () => {
  let state = 5
  const deal = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32 - 0.5
  }
  let rig = home
  for (let i = 0; i < 3000; i++) {
    rig = turn(rig, deal() * 2, deal() * 2)
    rig = zoom(rig, 1 + deal(), { x: deal() * 100, y: 0, z: deal() * 100 }, 120)
    rig = { ...rig, target: { x: rig.target.x + deal() * 30, y: 0, z: rig.target.z + deal() * 30 } }
    rig = bounded(rig, ground, 120)
    const eye = eyeOf(rig)
    expect(eye.y).toBeGreaterThan(0.3)
    const inside = eye.x > 10 && eye.x < 20 && eye.z < -10 && eye.z > -20 && eye.y < 4
    expect(inside).toBe(false)
    expect(rig.target.x).toBeGreaterThanOrEqual(-4)
    expect(rig.target.x).toBeLessThanOrEqual(40)
    expect(rig.distance).toBeLessThanOrEqual(120)
  }
})

test('zooming keeps what is under the pointer under the pointer', () => {
  const spot = { x: 5, y: 0, z: -30 }
  const before = project(home, spot, 1.6)
  const after = project(zoom(home, 0.5, spot, 200), spot, 1.6)
  expect(after.x).toBeCloseTo(before.x, 5)
  expect(after.y).toBeCloseTo(before.y, 5)
})

test('gliding comes to rest exactly on the goal, the short way round', () => {
  let rig: Rig = { ...home, azimuth: 0.1 }
  const goal = { ...home, azimuth: Math.PI * 2 - 0.1, distance: 20 }
  let frames = 0
  while (rig !== goal && frames < 500) {
    rig = glide(rig, goal, 16)
    frames++
    expect(Math.abs(rig === goal ? 0 : rig.azimuth)).toBeLessThan(0.2)
  }
  expect(rig).toBe(goal)
  expect(frames).toBeLessThan(120)
  expect(isSettled(rig, goal)).toBe(true)
})

test('through an eye, what is looked at stands in the middle of what panels leave free, and the eye stays', () => {
  const [from, to] = [
    { x: 5, y: 1.4, z: -5 },
    { x: 15, y: 1, z: -9 },
  ]
  const rig = eyeClearOf(eyeView(from, to), { left: 0.3, right: 0, top: 0.1, bottom: 0.48 }, 0.8)
  const seen = project(rig, to, 0.8)
  expect([seen.x, seen.y]).toEqual([expect.closeTo(0.3, 1), expect.closeTo(0.38, 1)])
  const eye = eyeOf(rig)
  expect([eye.x, eye.y, eye.z]).toEqual([expect.closeTo(5, 9), expect.closeTo(1.4, 9), expect.closeTo(-5, 9)])
})

test('out of a figure the camera turns about the eye', () => {
  const rig = eyeView({ x: 5, y: 1.4, z: -5 }, { x: 15, y: 1, z: -9 })
  const eye = eyeOf(rig)
  expect(eye).toEqual({ x: expect.closeTo(5), y: expect.closeTo(1.4), z: expect.closeTo(-5) })
  const turned = eyeOf(lookAround(rig, 1, 0.2))
  expect(turned).toEqual({ x: expect.closeTo(5), y: expect.closeTo(1.4), z: expect.closeTo(-5) })
})

test('P goes from table to top to eye and back to where the camera was', () => {
  const drive = createDrive()
  const eye = { from: { x: 5, y: 1.4, z: -5 }, to: { x: 15, y: 1, z: -9 } }
  const start = drive.goal()
  expect([drive.cycle(eye), drive.cycle(eye), drive.cycle(eye)]).toEqual(['top', 'eye', 'table'])
  expect(drive.goal().polar).toBeCloseTo(start.polar)
  expect([drive.cycle(undefined), drive.cycle(undefined)]).toEqual(['top', 'table'])
})

test('saved views come back; unsaved ones do nothing', () => {
  const drive = createDrive()
  drive.turn(100, 20)
  const kept = drive.goal()
  drive.save(3)
  drive.reset()
  expect(drive.recall(2)).toBe(false)
  expect(drive.recall(3)).toBe(true)
  expect(drive.goal()).toEqual(kept)
})

test('the driver comes to rest, and held keys keep it going', () => {
  const drive = createDrive()
  while (drive.frame(16, false));
  drive.hold('pan-right', true)
  for (let i = 0; i < 5; i++) expect(drive.frame(16, false)).toBe(true)
  drive.hold('pan-right', false)
  let frames = 0
  while (drive.frame(16, false)) frames++
  expect(frames).toBeLessThan(150)
  drive.turn(50, 0)
  expect(drive.frame(16, true)).toBe(false)
})

test('while a piece is held the home view does not move under the hand; it follows with the next change', () => {
  const drive = createDrive()
  const room = (near: number): Room => ({
    ground: { width: 36, depth: 36, solids: [] },
    shown: { from: { x: 0, y: 0, z: near }, to: { x: 36, y: 0, z: -36 } },
    azimuth: 0,
    aspect: 1.6,
    frame: WHOLE,
    pixels: 900,
  })
  drive.setRoom(room(4), true)
  const before = drive.goal()
  drive.setRoom(room(0), false, true)
  expect(drive.goal()).toEqual(before)
  drive.setRoom(room(0), false)
  expect(drive.goal().distance).toBeLessThan(before.distance)
})
