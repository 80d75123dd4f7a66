/** What the home view shows besides the mat. */
import { expect, test } from 'vitest'
import { INCH } from '../../src/geometry/types'
import { createDrive } from '../../src/scene/camera/drive'
import { shownOf, turnOf } from '../../src/scene/camera/home'
import { framing, project, type Rig } from '../../src/scene/camera/rig'
import type { Look } from '../../src/scene/look'
import { wellOf } from '../../src/scene/room/table-shape'

const figure = (ref: string, x: number, y: number, z = 0): Look['figures'][number] => ({
  ref,
  name: ref,
  seat: 'A',
  model: 'none',
  at: { x: x * INCH, y: y * INCH },
  z: z * INCH,
  heading: 0,
  radius: 0.5 * INCH,
  markers: [],
})
const look = (...figures: Look['figures']): Look => ({
  width: 36 * INCH,
  depth: 36 * INCH,
  mat: 'deck',
  terrain: [],
  areas: [],
  figures,
})
const bars = { left: 0, right: 0, top: 0.05, bottom: 0.1 }
const rigOf = (of: Look) => framing(shownOf(of, wellOf(36, 36)), { azimuth: 0, polar: 0.77 }, 1.6, bars)

test('the mat alone, where nothing lies beside it', () => {
  expect(shownOf(look(figure('A1', 4, 4)), wellOf(36, 36))).toMatchObject({
    from: { x: 0, y: 0, z: 0 },
    to: { x: 36, y: 0, z: -36 },
    beside: [],
  })
})

test('who waits beside the table is seen whole, between the bars', () => {
  const far = look(figure('B1', 18, 38))
  const top = project(rigOf(far), { x: 18, y: 1.5, z: -38 }, 1.6).y
  expect(top).toBeLessThanOrEqual(1 - 2 * bars.top + 1e-6)
  expect(rigOf(far).distance).toBeGreaterThan(rigOf(look()).distance)
})

test('who stands high at the far edge may rise between the plates of the upper bar, and no further', () => {
  const high = look(figure('B1', 18, 35, 9))
  expect(project(rigOf(high), { x: 18, y: 9.9, z: -35 }, 1.6).y).toBeLessThanOrEqual(1 + 1e-6)
  expect(rigOf(high).distance).toBeGreaterThan(rigOf(look()).distance)
})

test('in an upright window the long side of a table lies along the window’s, except where cards are read', () => {
  const [upright, wide] = [390 / 844, 1.6]
  const long = { width: 48 * INCH, depth: 36 * INCH }
  expect(turnOf(long, upright)).toBe(Math.PI / 2)
  expect([turnOf(long, wide), turnOf(look(), upright), turnOf({ ...long, cards: [] }, upright)]).toEqual([0, 0, 0])
  // The right edge of the table is then the near one, and the table is drawn larger than across the window.
  const shown = { from: { x: 0, y: 0, z: 0 }, to: { x: 48, y: 0, z: -36 } }
  const [across, along] = [0, turnOf(long, upright)].map((azimuth) => framing(shown, { azimuth, polar: 0.77 }, upright, bars))
  expect(along?.distance).toBeLessThan(across?.distance ?? 0)
  expect(project(along as Rig, { x: 48, y: 0, z: -18 }, upright).y).toBeLessThan(
    project(along as Rig, { x: 0, y: 0, z: -18 }, upright).y,
  )
})

test('under a high bar the home view looks beside the table, and the camera goes there whole', () => {
  const drive = createDrive()
  const [aspect, frame] = [390 / 844, { left: 0, right: 0, top: 0.19, bottom: 0.6 }]
  const shown = shownOf(look(figure('A1', 18, -2)), wellOf(36, 36))
  drive.setRoom({ ground: { width: 36, depth: 36, solids: [] }, shown, azimuth: 0, aspect, frame, pixels: 844 }, true)
  const rig = drive.goal()
  expect(rig.target.z).toBeGreaterThan(6)
  // Whoever waits at the near edge stands above the bar.
  expect(project(rig, { x: 18, y: 0, z: 2 }, aspect).y).toBeGreaterThan(2 * frame.bottom - 1)
  // Panned, it does not jump to where a player may look in other windows.
  drive.pan(1, 0)
  expect(drive.goal().target.z).toBeCloseTo(rig.target.z)
})
