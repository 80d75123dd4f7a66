import { expect, test } from 'vitest'
import { circle, filled, longEdges, ribbons } from '../../src/scene/overlays/outline-shape'
import { alongPath, tapeShape } from '../../src/scene/overlays/tape'

const spot = (x: number, z: number) => ({ x, y: 0, z })

test('the print runs on in inches over every bend', () => {
  const { uvs, length, positions, indices } = tapeShape([spot(0, 0), spot(3, 0), spot(3, -4)], 0.3)
  expect(length).toBeCloseTo(7)
  const along = Array.from(uvs.filter((_, i) => i % 2 === 0))
  expect(Math.min(...along)).toBe(0)
  expect(Math.max(...along)).toBeCloseTo(7)
  expect(Math.max(...indices)).toBe(positions.length / 3 - 1)
})

test('the band is as wide as asked, on every leg', () => {
  const { positions } = tapeShape([spot(0, 0), spot(3, 0)], 0.3)
  const across = Array.from(positions.filter((_, i) => i % 3 === 2))
  expect(Math.max(...across) - Math.min(...across)).toBeCloseTo(0.3)
})

test('all of it faces up', () => {
  for (const points of [
    [spot(0, 0), spot(3, 0), spot(3, -4), spot(8, -4)],
    [spot(0, 0), spot(-3, 2), spot(0, 5)],
  ]) {
    const { positions, indices } = tapeShape(points, 0.3)
    const at = (i: number) => ({ x: positions[3 * i] as number, z: positions[3 * i + 2] as number })
    let seen = 0
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [at(indices[i] as number), at(indices[i + 1] as number), at(indices[i + 2] as number)]
      // Counter-clockwise seen from above: z points towards the viewer.
      expect((b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z)).toBeGreaterThanOrEqual(-1e-9)
      seen++
    }
    expect(seen).toBeGreaterThan(4)
  }
})

test('legs of no length, and paths of one point, are left out', () => {
  expect(tapeShape([spot(0, 0), spot(0, 0), spot(2, 0)], 0.3).length).toBeCloseTo(2)
  expect(tapeShape([spot(1, 1)], 0.3).indices.length).toBe(0)
  expect(tapeShape([], 0.3).length).toBe(0)
})

test('a place is found along its path', () => {
  const way = [spot(0, 0), spot(3, 0), spot(3, -4)]
  expect(alongPath(way, { x: 3, z: 0 })).toBeCloseTo(3)
  expect(alongPath(way, { x: 3.2, z: -2 })).toBeCloseTo(5)
})

test('the sides of a strip are its long edges', () => {
  const strip = [
    { x: 0, z: 0 },
    { x: 10, z: 0 },
    { x: 10, z: -1 },
    { x: 0, z: -1 },
  ]
  expect(longEdges(strip)).toEqual([
    [strip[0], strip[1]],
    [strip[2], strip[3]],
  ])
})

test('a ribbon keeps its width round corners, and fills cover every polygon', () => {
  const square = [
    { x: 0, z: 0 },
    { x: 4, z: 0 },
    { x: 4, z: -4 },
    { x: 0, z: -4 },
  ]
  const band = ribbons([square], 0.2)
  band.computeBoundingBox()
  expect(band.boundingBox?.min.x).toBeCloseTo(-0.1)
  expect(band.boundingBox?.max.x).toBeCloseTo(4.1)
  const fill = filled([square, circle(10, 0, 1)])
  expect(fill.index?.count).toBeGreaterThan(3 * 70)
})
