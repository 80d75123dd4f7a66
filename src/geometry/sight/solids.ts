/** Solids: constructors for common ones, and validation. Units and axes as in `types.ts`. */
import { direction } from '../heading'
import { cornerAt, isConvex } from '../outline'
import type { Convex, Point, Units } from '../types'
import { facesOf } from './faces'
import { FARTHEST, type Fault, type Layer, type Mesh, type Point3, type Polyhedron, type Prism, type Solid } from './types'

/** The most corners of a polyhedron: its faces are found by trying all triples. Use a mesh for larger solids. */
export const MOST_CORNERS = 64
/** The most corners of an outline: every cell of the table is tested against every side. */
export const MOST_SIDES = 512

/** An upright box with sides along the axes. */
export const box = (minX: Units, minY: Units, maxX: Units, maxY: Units, bottom: Units, top: Units, layer?: Layer): Prism => ({
  type: 'prism',
  outline: [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ],
  bottom,
  top,
  ...(layer ? { layer } : {}),
})

/**
 * An oval base as an outline of 36 corners on the ellipse, rounded to integer units: it falls short of the ellipse by at most 0.4
 * % of its longer half axis. `length` lies along the heading (whole degrees), `width` across it.
 */
export const oval = (at: Point, length: Units, width: Units, heading: number): Convex => {
  const along = direction(heading)
  const corners = Array.from({ length: 36 }, (_, i) => {
    const { x, y } = direction(i * 10)
    const a = (x * length) / 2
    const b = (y * width) / 2
    return { x: Math.round(at.x + a * along.x - b * along.y), y: Math.round(at.y + a * along.y + b * along.x) }
  })
  return corners.filter((corner, i) => {
    const before = cornerAt(corners, i + corners.length - 1)
    const after = cornerAt(corners, i + 1)
    return (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x) > 0
  })
}

export const isWhole = (value: number): boolean => Number.isSafeInteger(value)
export const isNear = (value: number): boolean => Math.abs(value) <= FARTHEST

/** The fault of numbers as coordinates, if there is one. */
const coordinateFault = (values: Iterable<number>): Fault | undefined => {
  for (const value of values) {
    if (!isWhole(value)) return 'not-whole'
    if (!isNear(value)) return 'too-far'
  }
  return undefined
}

const prismFault = ({ outline, bottom, top }: Prism): Fault | undefined => {
  if (outline.length > MOST_SIDES) return 'too-many-corners'
  const bad = coordinateFault([...outline.flatMap(({ x, y }) => [x, y]), bottom, top])
  if (bad) return bad
  if (top < bottom) return 'upside-down'
  const [a, b] = outline
  if (!a || !b) return 'no-extent'
  if (outline.length === 2) return top === bottom || (a.x === b.x && a.y === b.y) ? 'no-extent' : undefined
  return isConvex(outline) ? undefined : 'not-convex'
}

const polyhedronFault = ({ corners }: Polyhedron): Fault | undefined => {
  if (corners.length > MOST_CORNERS) return 'too-many-corners'
  return coordinateFault(corners.flatMap(({ x, y, z }) => [x, y, z])) ?? (facesOf(corners).length < 4 ? 'flat' : undefined)
}

const meshFault = ({ corners, triangles }: Mesh): Fault | undefined => {
  const bad = coordinateFault(Array.from(corners))
  if (bad) return bad
  if (triangles.length < 3 || triangles.length % 3 !== 0 || corners.length % 3 !== 0) return 'no-extent'
  for (let i = 0; i < triangles.length; i++) {
    const corner = triangles[i] ?? -1
    if (!isWhole(corner) || corner < 0 || corner * 3 >= corners.length) return 'no-such-corner'
  }
  return undefined
}

/** The first fault of a solid; undefined if it is valid. */
export const faultOf = (solid: Solid): Fault | undefined => {
  switch (solid.type) {
    case 'prism':
      return prismFault(solid)
    case 'cylinder': {
      const { at, radius, bottom, top } = solid
      const bad = coordinateFault([at.x, at.y, radius, bottom, top])
      if (bad) return bad
      if (top < bottom) return 'upside-down'
      return radius > 0 ? undefined : 'no-extent'
    }
    case 'polyhedron':
      return polyhedronFault(solid)
    case 'mesh':
      return meshFault(solid)
  }
}

/** Whether a place can be the end of a segment: integer units within bounds. */
export const isPlace = ({ x, y, z }: Point3): boolean =>
  isWhole(x) && isWhole(y) && isWhole(z) && isNear(x) && isNear(y) && isNear(z)
