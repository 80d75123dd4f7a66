/** Random scenes for property tests: small, crowded, half of all coordinates on a coarse grid, so that ties and touches happen. */
import fc from 'fast-check'
import { hull } from '../../../src/geometry/outline'
import { faultOf } from '../../../src/geometry/sight/solids'
import { LAYERS, type Point3, type SightPiece, type Solid } from '../../../src/geometry/sight/types'
import type { Motion } from '../tables'

export const TABLE = { width: 25_400, depth: 20_320 }
const STEP = 635

const number = (from: number, to: number) =>
  fc.oneof(
    fc.integer({ min: from, max: to }),
    fc.integer({ min: Math.ceil(from / STEP), max: Math.floor(to / STEP) }).map((k) => k * STEP),
  )
/** A little beyond the table too. */
const place = fc.record({ x: number(-2540, 27_940), y: number(-2540, 22_860) })
const height = number(0, 6350)
export const point3: fc.Arbitrary<Point3> = fc.record({
  x: number(-2540, 27_940),
  y: number(-2540, 22_860),
  z: number(-635, 6350),
})

const spanned = fc.tuple(height, height).map(([a, b]) => ({ bottom: Math.min(a, b), top: Math.max(a, b) }))
const layer = fc.constantFrom(...LAYERS, 'terrain' as const, 'terrain' as const)
const offset = fc.record({ x: number(-2540, 2540), y: number(-2540, 2540), z: number(-2540, 2540) })

const upright = fc.tuple(place, number(0, 5080), number(0, 5080), spanned).map(([{ x, y }, width, depth, span]): Solid => {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + depth },
    { x, y: y + depth },
  ]
  return { type: 'prism', outline: hull(corners), ...span }
})
const crooked = fc.tuple(place, fc.array(offset, { minLength: 2, maxLength: 6 }), spanned).map(
  ([at, off, span]): Solid => ({
    type: 'prism',
    outline: hull(off.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }))),
    ...span,
  }),
)
const cylinder = fc
  .tuple(place, number(1, 2540), spanned)
  .map(([at, radius, span]): Solid => ({ type: 'cylinder', at, radius, ...span }))
const corners = fc
  .tuple(place, fc.array(offset, { minLength: 4, maxLength: 7 }))
  .map(([at, off]) => off.map(({ x, y, z }) => ({ x: at.x + x, y: at.y + y, z: z + 2540 })))
const polyhedron = corners.map((all): Solid => ({ type: 'polyhedron', corners: all }))
const mesh = corners.map(
  (all): Solid => ({
    type: 'mesh',
    corners: all.flatMap(({ x, y, z }) => [x, y, z]),
    triangles: [0, 1, 2, 0, 1, 3, 0, 2, 3, 1, 2, 3],
  }),
)

export const solid: fc.Arbitrary<Solid> = fc
  .tuple(fc.oneof(upright, upright, crooked, cylinder, polyhedron, mesh), layer)
  .map(([shape, of]): Solid => ({ ...shape, layer: of }))

export const pieces = (most = 6): fc.Arbitrary<readonly SightPiece[]> =>
  fc
    .array(fc.array(solid, { minLength: 1, maxLength: 3 }), { maxLength: most })
    .map((all) => all.map((solids, i) => ({ ref: `p${i}`, solids: solids.filter((one) => !faultOf(one)) })))

export const movePoint = ({ move }: Motion, { x, y, z }: Point3): Point3 => ({ ...move({ x, y }), z })

export const moveSolid = (by: Motion, shape: Solid): Solid => {
  switch (shape.type) {
    case 'prism': {
      const outline = shape.outline.map(by.move)
      return { ...shape, outline: by.isMirror ? outline.reverse() : outline }
    }
    case 'cylinder':
      return { ...shape, at: by.move(shape.at) }
    case 'polyhedron':
      return { ...shape, corners: shape.corners.map((corner) => movePoint(by, corner)) }
    case 'mesh': {
      const all = Array.from(shape.corners)
      const moved = all.flatMap((x, i) => {
        if (i % 3 !== 0) return []
        const to = movePoint(by, { x, y: all[i + 1] ?? 0, z: all[i + 2] ?? 0 })
        return [to.x, to.y, to.z]
      })
      return { ...shape, corners: moved }
    }
  }
}

export const movePieces = (by: Motion, all: readonly SightPiece[]): readonly SightPiece[] =>
  all.map(({ ref, solids }) => ({ ref, solids: solids.map((one) => moveSolid(by, one)) }))
