/** Touching blocks: the same box as a prism, as a hull and as a skin of triangles answers alike, and nothing is touched from farther than a unit. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { box, type Point3, type Solid, sceneOf, segment } from '../../../src/geometry/sight'
import { touches } from '../../../src/geometry/sight/touching'

const TABLE = { width: 12_000, depth: 12_000 }
const passes = (solid: Solid, a: Point3, b: Point3) => !segment(sceneOf([{ ref: 'it', solids: [solid] }], TABLE), a, b).isSeen

/** A coarse grid, so that lines often run along faces, edges and corners. */
const step = fc.integer({ min: 0, max: 10 }).map((k) => k * 100)
const point = fc.record({ x: step, y: step, z: step })
const [FROM, TO] = [300, 600]
const BOX = box(FROM, FROM, TO, TO, FROM, TO)
const CORNERS: readonly Point3[] = Array.from({ length: 8 }, (_, i) => ({
  x: i & 1 ? TO : FROM,
  y: i & 2 ? TO : FROM,
  z: i & 4 ? TO : FROM,
}))
const SKIN: Solid = {
  type: 'mesh',
  corners: CORNERS.flatMap(({ x, y, z }) => [x, y, z]),
  triangles: [0, 1, 3, 0, 3, 2, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 3, 7, 1, 7, 5],
}
const isIn = ({ x, y, z }: Point3) => [x, y, z].every((value) => value >= FROM && value <= TO)

test('a box touches the same lines as a prism, as a hull and as a skin', () => {
  const found = { touched: 0, grazed: 0, free: 0 }
  fc.assert(
    fc.property(point, point, (a, b) => {
      fc.pre(!isIn(a) && !isIn(b))
      const isTouched = touches(BOX, a, b)
      expect(touches({ type: 'polyhedron', corners: CORNERS }, a, b)).toBe(isTouched)
      expect(passes(SKIN, a, b) || touches(SKIN, a, b)).toBe(isTouched)
      // What blocks by the common rule touches; what touches blocks as soon as the box is a unit larger.
      const isBlocked = passes(BOX, a, b)
      if (isBlocked) expect(isTouched).toBe(true)
      if (isTouched) expect(passes(box(FROM - 1, FROM - 1, TO + 1, TO + 1, FROM - 1, TO + 1), a, b)).toBe(true)
      if (!isTouched) found.free++
      else if (isBlocked) found.touched++
      else found.grazed++
    }),
    { numRuns: 1200 },
  )
  expect(Math.min(found.touched, found.grazed, found.free)).toBeGreaterThan(20)
})

test('a column: along its wall, over its rim, beside it', () => {
  const column: Solid = { type: 'cylinder', at: { x: 500, y: 500 }, radius: 100, bottom: 0, top: 300 }
  const cases: readonly (readonly [Point3, Point3, boolean])[] = [
    [{ x: 0, y: 400, z: 100 }, { x: 1000, y: 400, z: 100 }, true],
    [{ x: 0, y: 399, z: 100 }, { x: 1000, y: 399, z: 100 }, false],
    [{ x: 0, y: 500, z: 300 }, { x: 1000, y: 500, z: 300 }, true],
    [{ x: 0, y: 500, z: 301 }, { x: 1000, y: 500, z: 301 }, false],
    [{ x: 400, y: 500, z: 100 }, { x: 400, y: 500, z: 900 }, true],
    [{ x: 399, y: 500, z: 100 }, { x: 399, y: 500, z: 900 }, false],
    // Over the near rim, touching it in one point; and a unit higher.
    [{ x: 0, y: 500, z: 100 }, { x: 800, y: 500, z: 500 }, true],
    [{ x: 200, y: 500, z: 101 }, { x: 600, y: 500, z: 501 }, false],
    // Its end alone touches: ends do not count.
    [{ x: 0, y: 500, z: 100 }, { x: 400, y: 500, z: 100 }, false],
    [{ x: 0, y: 400, z: 100 }, { x: 500, y: 400, z: 100 }, false],
  ]
  expect(cases.map(([a, b]) => touches(column, a, b))).toEqual(cases.map(([, , isTouched]) => isTouched))
  expect(cases.map(([a, b]) => touches(column, b, a))).toEqual(cases.map(([, , isTouched]) => isTouched))
  // None of them meets its inside.
  expect(cases.map(([a, b]) => passes(column, a, b))).toEqual(cases.map(() => false))
})
