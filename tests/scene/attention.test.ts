/** The camera goes near for what is announced, and comes back. */
import { expect, test } from 'vitest'
import { INCH } from '../../src/geometry/types'
import { createAttention } from '../../src/scene/camera/attention'
import { createDrive } from '../../src/scene/camera/drive'
import { project, WHOLE } from '../../src/scene/camera/rig'
import type { Cue } from '../../src/scene/cue'
import { createLife } from '../../src/scene/life'
import type { Look } from '../../src/scene/look'
import { type Effect, timelineOf } from '../../src/scene/timeline'

const at = { A1: [12, 10], B1: [16, 18] } as const
const look: Look = {
  width: 36 * INCH,
  depth: 36 * INCH,
  mat: 'deck',
  terrain: [],
  areas: [],
  figures: Object.entries(at).map(([ref, [x, y]]) => ({
    ref,
    name: ref,
    seat: 'A',
    model: 'none',
    at: { x: x * INCH, y: y * INCH },
    z: 0,
    heading: 0,
    radius: 0.5 * INCH,
    markers: [],
  })),
}
const SHOT: Effect = {
  type: 'overlays',
  overlays: Object.keys(at).map((ref) => ({ type: 'outline', id: ref, ref, tone: 'friend' })),
  start: 0,
  ms: 1200,
}
/** A life in which this is being shown: a shot from A1 to B1. */
function shot(effect = SHOT) {
  const { cast } = createLife()
  cast.sync(look, 0)
  const drive = createDrive()
  const home = drive.goal()
  let running = [{ id: 1, play: 1, began: 0, effect }]
  const director = { ...createLife().director, effects: () => running }
  const next = (following: Effect) => {
    running = [{ id: 2, play: 2, began: 0, effect: following }]
  }
  return { drive, home, attention: createAttention({ director, cast, drive }), cast, next }
}

/** What a cue shows, as the director shows it. */
function effectOf(cue: Cue): Effect {
  const { cast } = createLife()
  cast.sync(look, 0)
  const [effect] = timelineOf(cue, { stance: cast.stance, chest: cast.chest, tucked: cast.tucked, reduced: false }).effects
  if (!effect) throw new Error('nothing is seen of it')
  return effect
}
const spot = (x: number, y: number) => ({ at: { x: x * INCH, y: y * INCH }, z: 0 })
const walk = (gait: 'walk' | 'climb'): Cue => ({ type: 'walk', ref: 'A1', path: [spot(12, 10), spot(12, 15)], gait })

test('both ends of a shot are framed, and the camera goes home once nothing plays', () => {
  const { drive, home, attention } = shot()
  expect(attention.frame(16, true, true)).toBe(true)
  expect(drive.goal().distance).toBeLessThan(home.distance * 0.8)
  for (const [x, y] of Object.values(at)) {
    const spot = project(drive.goal(), { x, y: 1, z: -y }, 1.6)
    expect(Math.max(Math.abs(spot.x), Math.abs(spot.y))).toBeLessThan(0.9)
  }
  // Another window while it is near: it stays near.
  drive.setRoom(
    {
      ground: { width: 36, depth: 36, solids: [] },
      shown: { from: { x: 0, y: 0, z: 0 }, to: { x: 36, y: 0, z: -36 } },
      azimuth: 0,
      aspect: 1.6,
      frame: WHOLE,
      pixels: 900,
    },
    false,
  )
  expect(drive.goal().distance).toBeLessThan(home.distance * 0.8)
  for (let ms = 0; attention.frame(100, false, true); ms += 100) expect(ms).toBeLessThan(3000)
  expect(drive.goal()).toEqual(home)
})

test.each<readonly [string, Cue, readonly (readonly [number, number])[]]>([
  ['a move', walk('walk'), [at.A1, [12, 15]]],
  ['a climb', walk('climb'), [at.A1, [12, 15]]],
  ['a fight', { type: 'clash', one: 'A1', other: 'B1' }, [at.A1, at.B1]],
])('%s is framed whole, and the camera goes home', (_, cue, ends) => {
  const { drive, home, attention } = shot(effectOf(cue))
  attention.frame(16, true, true)
  expect(drive.goal().distance).toBeLessThan(home.distance * 0.8)
  for (const [x, y] of ends) {
    const seen = project(drive.goal(), { x, y: 1, z: -y }, 1.6)
    expect(Math.max(Math.abs(seen.x), Math.abs(seen.y))).toBeLessThan(0.9)
  }
  for (let ms = 0; attention.frame(100, false, true); ms += 100) expect(ms).toBeLessThan(3000)
  expect(drive.goal()).toEqual(home)
})

test('who is put down is not followed', () => {
  const slide: Cue = { type: 'walk', ref: 'A1', path: [spot(12, 10), spot(12, 15)], gait: 'slide' }
  expect(() => effectOf(slide)).toThrow()
})

test('what is done beside that is seen already: the camera stays', () => {
  const { drive, attention, next } = shot(effectOf(walk('walk')))
  attention.frame(16, true, true)
  const near = drive.goal()
  next({
    type: 'near',
    spots: [
      { x: 11, y: 0, z: -11 },
      { x: 13, y: 0, z: -14 },
    ],
    start: 0,
    ms: 400,
  })
  attention.frame(16, true, true)
  expect(drive.goal()).toBe(near)
  next({
    type: 'near',
    spots: [
      { x: 28, y: 0, z: -30 },
      { x: 30, y: 0, z: -28 },
    ],
    start: 0,
    ms: 400,
  })
  attention.frame(16, true, true)
  expect(drive.goal()).not.toEqual(near)
})

test('who takes something up while the camera is near keeps it there until it is let go of', () => {
  const { drive, home, attention, cast } = shot()
  attention.frame(16, true, true)
  const near = drive.goal()
  cast.hold('A1', { x: 12, y: 0, z: -10 })
  for (let ms = 0; ms < 4000; ms += 100) attention.frame(100, false, true)
  expect(drive.goal()).toBe(near)
  cast.release('A1')
  for (let ms = 0; ms < 4000; ms += 100) attention.frame(100, false, true)
  expect(drive.goal()).toEqual(home)
})

test('who steers while the camera is near keeps what he sees', () => {
  const { drive, attention } = shot()
  attention.frame(16, true, true)
  drive.pan(30, 10)
  const own = drive.goal()
  for (let ms = 0; ms < 4000; ms += 100) attention.frame(100, false, true)
  expect(drive.goal()).toEqual(own)
})

test('not where the player has steered the camera, holds a piece, or wants it still', () => {
  const steered = shot()
  steered.drive.turn(40, 0)
  const own = steered.drive.goal()
  steered.attention.frame(16, true, true)
  expect(steered.drive.goal()).toEqual(own)

  const holding = shot()
  holding.cast.hold('A1', { x: 12, y: 0, z: -10 })
  holding.attention.frame(16, true, true)
  expect(holding.drive.goal()).toEqual(holding.home)

  const still = shot()
  still.attention.frame(16, true, false)
  expect(still.drive.goal()).toEqual(still.home)
})

test('nothing goes away from under a pointer that aims', () => {
  const { drive, home, attention } = shot()
  attention.frame(16, true, true)
  const near = drive.goal()
  for (let ms = 0; ms < 4000; ms += 100) {
    attention.aim()
    attention.frame(100, false, true)
  }
  expect(drive.goal()).toBe(near)
  for (let ms = 0; ms < 600; ms += 100) attention.frame(100, false, true)
  expect(drive.goal()).toEqual(home)
  attention.aim()
  expect(attention.frame(100, false, true)).toBe(false)
})
