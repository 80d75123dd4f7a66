/** The shadow that a convex solid casts on a level plane: where a point is hidden from an eye. Axes as in `types.ts`. */
import { direction } from '../heading'
import { hull } from '../outline'
import type { Point } from '../types'
import type { Point3, Polyhedron, Solid } from './types'

/** Cylinders cast the shadow of this polygon, which falls short of the circle by at most 0.1 % of the radius. */
const ROUND = Array.from({ length: 72 }, (_, i) => direction(i * 5))

/** How much farther than the solid an unbounded shadow is drawn: past any table. */
const ENDLESS = 1e5

/** The outlines of a solid at heights that together span it between two levels; a single one if the levels are equal. */
const slices = (solid: Solid, low: number, high: number): readonly (readonly Point3[])[] => {
  if (solid.type === 'prism') return [low, high].map((z) => solid.outline.map((p) => ({ ...p, z })))
  if (solid.type === 'cylinder') {
    const { at, radius } = solid
    return [low, high].map((z) => ROUND.map(({ x, y }) => ({ x: at.x + x * radius, y: at.y + y * radius, z })))
  }
  return solid.type === 'polyhedron' ? [cutBetween(solid, low, high)] : []
}

/**
 * Corners of the part of a polyhedron between two levels: its own corners there, and the intersections of lines between its
 * corners with the levels.
 */
const cutBetween = ({ corners }: Polyhedron, low: number, high: number): readonly Point3[] => {
  const crossed = [low, high].flatMap((level) =>
    corners.flatMap((a) =>
      corners.flatMap((b): readonly Point3[] => {
        if (!(a.z < level && b.z > level)) return []
        const share = (level - a.z) / (b.z - a.z)
        return [{ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y), z: level }]
      }),
    ),
  )
  return [...corners.filter(({ z }) => z >= low && z <= high), ...crossed]
}

/** The least and greatest height of a solid. */
const reachOf = (solid: Solid): readonly [number, number] => {
  if (solid.type === 'mesh') return [0, 0]
  if (solid.type !== 'polyhedron') return [solid.bottom, solid.top]
  const heights = solid.corners.map(({ z }) => z)
  return [Math.min(...heights), Math.max(...heights)]
}

/**
 * The convex polygon on the plane at `level` in which a convex solid hides points from the eye, counter-clockwise, not rounded;
 * fewer than three corners if there is none. Unbounded shadows are drawn far past any table. Empty for meshes: use
 * `triangleShadow` for each triangle.
 */
export const shadowOf = (solid: Solid, eye: Point3, level: number): readonly Point[] => {
  if (solid.type === 'mesh') return []
  const [bottom, top] = reachOf(solid)
  const low = Math.max(bottom, Math.min(level, eye.z))
  const high = Math.min(top, Math.max(level, eye.z))
  const isSheet = bottom === top
  // If eye and plane have the same height, only what extends strictly above and below it hides. A sheet hides only if eye and
  // plane are on opposite sides.
  if (
    isSheet
      ? !(Math.min(level, eye.z) < top && top < Math.max(level, eye.z))
      : !(low < high || (low === high && bottom < low && low < top))
  )
    return []
  return project(slices(solid, low, high).flat(), eye, level)
}

/** The shadow of one triangle of a mesh, as `shadowOf`. */
export const triangleShadow = (corners: readonly Point3[], eye: Point3, level: number): readonly Point[] => {
  const heights = corners.map(({ z }) => z)
  const low = Math.max(Math.min(...heights), Math.min(level, eye.z))
  const high = Math.min(Math.max(...heights), Math.max(level, eye.z))
  if (low > high || (low === high && low === level && eye.z === level)) return []
  return project(cutBetween({ type: 'polyhedron', corners }, low, high), eye, level)
}

/** Corners projected from the eye onto the plane; those at the eye's own height are projected far away. */
const project = (corners: readonly Point3[], eye: Point3, level: number): readonly Point[] => {
  const drop = eye.z - level
  const thrown = corners.flatMap(({ x, y, z }): readonly Point[] => {
    const far = { x: eye.x + (x - eye.x) * ENDLESS, y: eye.y + (y - eye.y) * ENDLESS }
    // Eye and plane have the same height: the plane is seen edge-on, and is hidden from the corner outwards.
    if (drop === 0) return [{ x, y }, far]
    const scale = drop / (eye.z - z)
    return z === eye.z || scale > ENDLESS ? [far] : [{ x: eye.x + (x - eye.x) * scale, y: eye.y + (y - eye.y) * scale }]
  })
  return hull(thrown)
}
