/** The shadow that a convex solid throws on a level plane, as seen from an eye: where on the plane it hides a point. Axes as in `types.ts`. */
import { direction } from '../heading'
import { hull } from '../outline'
import type { Point } from '../types'
import type { Point3, Polyhedron, Solid } from './types'

/** Cylinders throw the shadow of so many corners, which falls short of the round one by at most 0.1 % of the radius. */
const ROUND = Array.from({ length: 72 }, (_, i) => direction(i * 5))

/** How much farther than the solid a shadow without an end is drawn: past any table. */
const ENDLESS = 1e5

/** The outlines of a solid at heights that together span it between two levels; one if the levels are the same. */
const slices = (solid: Solid, low: number, high: number): readonly (readonly Point3[])[] => {
  if (solid.type === 'prism') return [low, high].map((z) => solid.outline.map((p) => ({ ...p, z })))
  if (solid.type === 'cylinder') {
    const { at, radius } = solid
    return [low, high].map((z) => ROUND.map(({ x, y }) => ({ x: at.x + x * radius, y: at.y + y * radius, z })))
  }
  return solid.type === 'polyhedron' ? [cutBetween(solid, low, high)] : []
}

/** Corners of what lies of a polyhedron between two levels: its own there, and where lines between its corners pass a level. */
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

/** The heights between which a solid reaches. */
const reachOf = (solid: Solid): readonly [number, number] => {
  if (solid.type === 'mesh') return [0, 0]
  if (solid.type !== 'polyhedron') return [solid.bottom, solid.top]
  const heights = solid.corners.map(({ z }) => z)
  return [Math.min(...heights), Math.max(...heights)]
}

/**
 * The convex polygon on the plane at `level` in which a point is hidden from the eye by a convex solid, counter-clockwise, not rounded;
 * fewer than three corners if there is none. Shadows without an end are drawn far past any table. Meshes have none of their own: take
 * the shadow of each triangle (`triangleShadow`).
 */
export const shadowOf = (solid: Solid, eye: Point3, level: number): readonly Point[] => {
  if (solid.type === 'mesh') return []
  const [bottom, top] = reachOf(solid)
  const low = Math.max(bottom, Math.min(level, eye.z))
  const high = Math.min(top, Math.max(level, eye.z))
  const isSheet = bottom === top
  // At one height with the eye only what reaches strictly above and below it hides; a sheet hides only from one side to the other.
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

/** Corners projected from the eye onto the plane; those at the eye's own height are projected to far away. */
const project = (corners: readonly Point3[], eye: Point3, level: number): readonly Point[] => {
  const drop = eye.z - level
  const thrown = corners.flatMap(({ x, y, z }): readonly Point[] => {
    const far = { x: eye.x + (x - eye.x) * ENDLESS, y: eye.y + (y - eye.y) * ENDLESS }
    // Eye and plane at one height: the plane is seen edge on, and is hidden from the corner outwards.
    if (drop === 0) return [{ x, y }, far]
    const scale = drop / (eye.z - z)
    return z === eye.z || scale > ENDLESS ? [far] : [{ x: eye.x + (x - eye.x) * scale, y: eye.y + (y - eye.y) * scale }]
  })
  return hull(thrown)
}
