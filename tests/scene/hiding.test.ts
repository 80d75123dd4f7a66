/** Terrain that hides a miniature turns see-through, and no other. */
import { expect, test } from 'vitest'
import { INCH } from '../../src/geometry/types'
import type { TerrainLook } from '../../src/scene/look'
import { hidingFrom } from '../../src/scene/things/hiding'

const inch = (...[x = 0, y = 0, z = 0]: number[]) => ({ x: x * INCH, y: y * INCH, z: z * INCH })
const wall = (ref: string, y: number, height: number): TerrainLook => ({
  ref,
  name: ref,
  kind: 'wall',
  at: inch(10, y),
  heading: 0,
  height: height * INCH,
  outlines: [[inch(6, y - 0.2), inch(14, y - 0.2), inch(14, y + 0.2), inch(6, y + 0.2)]],
})
/** The camera before the near edge, 45 degrees up. */
const eye = inch(10, -20, 30)
const figure = (x: number, y: number, z = 0) => ({ ...inch(x, y, z), height: 1.5 * INCH })

test('a wall before a miniature hides it; one behind it, a low one and one far aside do not', () => {
  const high = wall('high', 10, 6)
  expect([...hidingFrom(eye, [figure(10, 11)], [high, wall('behind', 14, 6)])]).toEqual(['high'])
  expect([...hidingFrom(eye, [figure(10, 11)], [wall('low', 10, 0.4)])]).toEqual([])
  expect([...hidingFrom(eye, [figure(20, 11)], [high])]).toEqual([])
})

test('on a roof a miniature is seen, under it not', () => {
  const hall: TerrainLook = {
    ...wall('hall', 10, 4),
    outlines: [[inch(6, 6), inch(14, 6), inch(14, 14), inch(6, 14)]],
  }
  expect([...hidingFrom(eye, [figure(10, 10, 4)], [hall])]).toEqual([])
  expect([...hidingFrom(eye, [figure(10, 10)], [hall])]).toEqual(['hall'])
})

test('nobody who matters, nothing see-through', () => {
  expect([...hidingFrom(eye, [], [wall('high', 10, 6)])]).toEqual([])
})
