/** The camera goes near for what is announced, and comes back. */
import { expect, test } from 'vitest'
import { INCH } from '../../src/geometry/types'
import { createAttention } from '../../src/scene/camera/attention'
import { createDrive } from '../../src/scene/camera/drive'
import { project, WHOLE } from '../../src/scene/camera/rig'
import { createLife } from '../../src/scene/life'
import type { Look } from '../../src/scene/look'

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
/** A life in which a shot from A1 to B1 is being shown. */
function shot() {
  const { cast } = createLife()
  cast.sync(look, 0)
  const drive = createDrive()
  const home = drive.goal()
  const overlays = Object.keys(at).map((ref) => ({ type: 'outline' as const, id: ref, ref, tone: 'friend' as const }))
  const running = [{ id: 1, play: 1, began: 0, effect: { type: 'overlays' as const, overlays, start: 0, ms: 1200 } }]
  const director = { ...createLife().director, effects: () => running }
  return { drive, home, attention: createAttention({ director, cast, drive }), cast }
}

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
