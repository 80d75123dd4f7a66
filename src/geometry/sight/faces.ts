/** The faces of a convex hull in space, computed exactly from integer corners. Units and axes as in `types.ts`. */
import type { Point3 } from './types'

/** The half-space outside a face: `x * p.x + y * p.y + z * p.z > at`. Integers. */
export interface Face {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly at: number
}

/** How far a point lies outside a face, times the length of its normal; negative inside. */
export const outside = (face: Face, p: Point3): number => face.x * p.x + face.y * p.y + face.z * p.z - face.at

const divisor = (a: number, b: number): number => {
  let [x, y] = [Math.abs(a), Math.abs(b)]
  while (y > 0) [x, y] = [y, x % y]
  return x
}

/** The plane through three points, its normal without a common divisor; undefined if they are collinear. */
export const planeThrough = (a: Point3, b: Point3, c: Point3): Face | undefined => {
  const [ux, uy, uz] = [b.x - a.x, b.y - a.y, b.z - a.z]
  const [vx, vy, vz] = [c.x - a.x, c.y - a.y, c.z - a.z]
  const x = uy * vz - uz * vy
  const y = uz * vx - ux * vz
  const z = ux * vy - uy * vx
  const shared = divisor(divisor(x, y), z)
  if (shared === 0) return undefined
  const normal = { x: x / shared, y: y / shared, z: z / shared }
  return { ...normal, at: normal.x * a.x + normal.y * a.y + normal.z * a.z }
}

/**
 * All faces of the convex hull of corners, each once, found by trying all triples: for at most a few dozen corners. Fewer than
 * four faces if the corners are coplanar. Exact while the corners are within ten inches of each other (products below 2^53);
 * farther apart, a face may be off by a millionth of a unit.
 */
export const facesOf = (corners: readonly Point3[]): readonly Face[] => {
  const faces = new Map<string, Face>()
  corners.forEach((a, i) => {
    for (let j = i + 1; j < corners.length; j++) {
      for (let k = j + 1; k < corners.length; k++) {
        const plane = planeThrough(a, corners[j] as Point3, corners[k] as Point3)
        if (!plane) continue
        let isAnyOut = false
        let isAnyIn = false
        for (const corner of corners) {
          const away = outside(plane, corner)
          if (away > 0) isAnyOut = true
          else if (away < 0) isAnyIn = true
          if (isAnyOut && isAnyIn) break
        }
        // Corners that all lie in one plane bound no volume.
        if (isAnyOut === isAnyIn) continue
        const face = isAnyIn ? plane : { x: -plane.x, y: -plane.y, z: -plane.z, at: -plane.at }
        faces.set(`${face.x + 0},${face.y + 0},${face.z + 0},${face.at + 0}`, face)
      }
    }
  })
  return [...faces.values()]
}
