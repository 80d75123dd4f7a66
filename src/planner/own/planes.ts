/**
 * The level and upright faces of a mesh that are perpendicular to an axis. Solids are snapped to them, so that a wall's solid
 * matches the wall.
 */
import type { PlacedMesh } from './placing'

/** By axis: the positions of the faces perpendicular to it, with their areas. */
export type Planes = readonly ReadonlyMap<number, number>[]

/** Cosine of 8 degrees: faces tilted further from the axis do not count. */
const ALIGNED = 0.99

export function planesOf({ positions, triangles }: Pick<PlacedMesh, 'positions' | 'triangles'>): Planes {
  const planes: Map<number, number>[] = [new Map(), new Map(), new Map()]
  for (let t = 0; t < triangles.length; t += 3) {
    const p = (i: number, k: number) => positions[3 * (triangles[t + i] as number) + k] as number
    const normal = [0, 1, 2].map((k) => {
      const [u, v] = [(k + 1) % 3, (k + 2) % 3]
      return Math.abs((p(1, u) - p(0, u)) * (p(2, v) - p(0, v)) - (p(2, u) - p(0, u)) * (p(1, v) - p(0, v)))
    })
    const length = Math.sqrt(normal.reduce((sum, value) => sum + value * value, 0))
    normal.forEach((value, k) => {
      if (value < ALIGNED * length) return
      const where = Math.round((p(0, k) + p(1, k) + p(2, k)) / 3)
      planes[k]?.set(where, (planes[k]?.get(where) ?? 0) + length)
    })
  }
  return planes
}

/** The position with the largest face area within `within` of a coordinate; else the coordinate itself, rounded. */
export function snapped(planes: Planes, axis: number, value: number, within: number): number {
  let best = Math.round(value)
  let most = 0
  for (const [where, area] of planes[axis] ?? []) {
    if (Math.abs(where - value) > within || area <= most) continue
    most = area
    best = where
  }
  return best
}
