/** The dice tray stays where it is seen from the home camera. */
import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { createDrive } from '../../src/scene/camera/drive'
import { eyeOf, eyeView, framing, project, type Rig, WHOLE } from '../../src/scene/camera/rig'
import { heldBefore } from '../../src/scene/room/tray-hold'
import { trayCorners, trayStand, within } from '../../src/scene/room/tray-place'

const table = { width: 36, depth: 36 }
const box = { from: { x: 0, y: 0, z: 0 }, to: { x: 36, y: 0, z: -36 } }
const home = framing(box, { azimuth: 0, polar: 0.77 }, 1.6)
const corners = trayCorners(trayStand(table, 1.6, false))

test.each<readonly [string, Rig]>([
  ['near a fight', { ...home, target: { x: 8, y: 0, z: -6 }, distance: 22 }],
  ['turned about the table', { ...home, azimuth: 2.1, polar: 1.2, distance: 40 }],
  ['straight above', { ...home, polar: 0.02 }],
  ['through an eye', eyeView({ x: 4, y: 1.5, z: -4 }, { x: 20, y: 1, z: -20 })],
])('%s', (_, rig) => {
  const held = heldBefore(rig, home, 4)
  for (const corner of corners) {
    const { x, y, z } = new Vector3(corner.x, corner.y, corner.z).applyMatrix4(held)
    const [seen, asAtHome] = [project(rig, { x, y, z }, 1.6), project(home, corner, 1.6)]
    expect(seen.x).toBeCloseTo(asAtHome.x)
    expect(seen.y).toBeCloseTo(asAtHome.y)
    expect(seen.ahead).toBeGreaterThan(0)
  }
})

test('on a bare table it stands on that; buildings never come up through it, at home or near', () => {
  for (const corner of corners) {
    const spot = new Vector3(corner.x, corner.y, corner.z)
    expect(spot.clone().applyMatrix4(heldBefore(home, { ...home }, 0))).toEqual(spot)
    for (const rig of [home, { ...home, distance: 22 }]) {
      const { y } = spot.clone().applyMatrix4(heldBefore(rig, home, 4))
      expect(y).toBeGreaterThan(4)
      expect(y).toBeLessThan(eyeOf(rig).y)
    }
  }
})

test('what the camera goes near to is seen beside the tray', () => {
  const drive = createDrive()
  const room = {
    ground: { ...table, solids: [] },
    shown: box,
    azimuth: 0,
    aspect: 1.6,
    frame: WHOLE,
    pixels: 900,
  }
  drive.setRoom(room, true)
  drive.setTray(corners)
  const tray = Math.min(...corners.map((corner) => project(drive.home(), corner, 1.6).x))
  const shown = { from: { x: 20, y: 0, z: -20 }, to: { x: 30, y: 0, z: -30 } }
  expect(drive.attend(shown)).toBe(true)
  for (const spot of [shown.from, shown.to]) expect(project(drive.goal(), spot, 1.6).x).toBeLessThan(tray)
})

test.each([
  ['1440 x 900', 1.6],
  ['1366 x 768', 1.78],
  ['390 x 844', 0.46],
] as const)('panels leave all of it free in a window of %s', (_, aspect) => {
  const frame = { left: 0, right: 0.1, top: 0.06, bottom: 0.2 }
  const rig = framing(box, { azimuth: 0, polar: 0.77 }, aspect, frame)
  for (const corner of trayCorners(within(trayStand(table, aspect, false), rig, aspect, frame))) {
    const { x, y } = project(rig, corner, aspect)
    expect(x).toBeLessThan(0.8)
    expect(x).toBeGreaterThan(-1)
    expect(y).toBeGreaterThan(-0.6)
    expect(y).toBeLessThan(1)
  }
})
