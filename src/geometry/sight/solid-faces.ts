/** A convex solid as planes and as faces, in any frame: for the few queries that need its exact shape. Floating point. */
import { direction } from '../heading'
import { hull } from '../outline'
import type { Point } from '../types'
import { facesOf, outside } from './faces'
import type { Mesh, Point3, Solid } from './types'

/** The outside is where `x * p.x + y * p.y + z * p.z > at`. */
export interface Plane3 {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly at: number
}

export interface ConvexBody {
  readonly planes: readonly Plane3[]
  /** The corners of each face, in order around it. */
  readonly faces: readonly (readonly Point3[])[]
}

/** Cylinders become polygons with this many corners on the circle, which fall short of it by at most 0.1 % of the radius. */
const ROUND = Array.from({ length: 72 }, (_, i) => direction(i * 5))

const prismBody = (outline: readonly Point[], bottom: number, top: number): ConvexBody => {
  const sides = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point
    const plane = { x: b.y - a.y, y: a.x - b.x, z: 0, at: (b.y - a.y) * a.x + (a.x - b.x) * a.y }
    return {
      plane,
      face: [
        { ...a, z: bottom },
        { ...b, z: bottom },
        { ...b, z: top },
        { ...a, z: top },
      ],
    }
  })
  return {
    planes: [...sides.map(({ plane }) => plane), { x: 0, y: 0, z: -1, at: -bottom }, { x: 0, y: 0, z: 1, at: top }],
    faces: [...sides.map(({ face }) => face), outline.map((p) => ({ ...p, z: bottom })), outline.map((p) => ({ ...p, z: top }))],
  }
}

/** The corners of a face in order around it, from their projection along the dominant axis of its normal. */
const aroundFace = (corners: readonly Point3[], { x, y, z }: Plane3): readonly Point3[] => {
  const flat = (p: Point3): Point =>
    Math.abs(z) >= Math.abs(x) && Math.abs(z) >= Math.abs(y)
      ? p
      : Math.abs(x) >= Math.abs(y)
        ? { x: p.y, y: p.z }
        : { x: p.z, y: p.x }
  return hull(corners.map(flat)).flatMap((point) => {
    const corner = corners.find((one) => flat(one).x === point.x && flat(one).y === point.y)
    return corner ? [corner] : []
  })
}

/** A sheet's outline, widened by a unit to both sides so that it has an interior. */
const thickened = (outline: readonly Point[]): readonly Point[] => {
  const [a, b] = outline
  if (outline.length !== 2 || !a || !b) return outline
  const size = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y))
  const [x, y] = [(b.y - a.y) / size, (a.x - b.x) / size]
  return [
    { x: a.x + x, y: a.y + y },
    { x: b.x + x, y: b.y + y },
    { x: b.x - x, y: b.y - y },
    { x: a.x - x, y: a.y - y },
  ]
}

const bodyBetween = (outline: readonly Point[], bottom: number, top: number): ConvexBody =>
  bottom === top ? prismBody(outline, bottom - 1, top + 1) : prismBody(thickened(outline), bottom, top)

const known = new WeakMap<Solid, ConvexBody>()

/** The body of a convex solid; undefined for a mesh. A sheet counts as two units thick. */
export const bodyOf = (solid: Solid): ConvexBody | undefined => {
  const body = known.get(solid) ?? convex(solid)
  if (body) known.set(solid, body)
  return body
}

const convex = (solid: Solid): ConvexBody | undefined => {
  switch (solid.type) {
    case 'prism':
      return bodyBetween(solid.outline, solid.bottom, solid.top)
    case 'cylinder': {
      const { at, radius, bottom, top } = solid
      return bodyBetween(
        ROUND.map(({ x, y }) => ({ x: at.x + x * radius, y: at.y + y * radius })),
        bottom,
        top,
      )
    }
    case 'polyhedron': {
      const planes = facesOf(solid.corners)
      const faces = planes.map((plane) =>
        aroundFace(
          solid.corners.filter((corner) => outside(plane, corner) === 0),
          plane,
        ),
      )
      return { planes, faces }
    }
    case 'mesh':
      return undefined
  }
}

/** The triangles of a mesh, by their corners. */
export const trianglesOf = ({ corners, triangles }: Mesh): readonly (readonly Point3[])[] => {
  const corner = (i: number): Point3 => {
    const at = (triangles[i] ?? 0) * 3
    return { x: corners[at] ?? 0, y: corners[at + 1] ?? 0, z: corners[at + 2] ?? 0 }
  }
  return Array.from({ length: triangles.length / 3 }, (_, i) => [corner(3 * i), corner(3 * i + 1), corner(3 * i + 2)])
}

/** The part of a polygon in space inside a plane. A plain loop, because it is called for every face of everything near a corridor. */
export const cutPolygon = (polygon: readonly Point3[], { x, y, z, at }: Plane3): readonly Point3[] => {
  const kept: Point3[] = []
  let from = polygon[polygon.length - 1] as Point3
  let before = from ? x * from.x + y * from.y + z * from.z - at : 0
  for (const to of polygon) {
    const after = x * to.x + y * to.y + z * to.z - at
    if ((before < 0 && after > 0) || (before > 0 && after < 0)) {
      const share = before / (before - after)
      kept.push({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y), z: from.z + share * (to.z - from.z) })
    }
    if (after <= 0) kept.push(to)
    from = to
    before = after
  }
  return kept
}

/** Does one of the planes part these corners from the body by more than a unit? False says nothing. */
export const isParted = (planes: readonly Plane3[], corners: readonly (readonly Point3[])[]): boolean =>
  planes.some(({ x, y, z, at }) => {
    const least = at + Math.sqrt(x * x + y * y + z * z)
    return corners.every((face) => face.every((p) => x * p.x + y * p.y + z * p.z > least))
  })

/** All corners of the intersection of two convex bodies; empty if they are apart. */
export const sharedCorners = (a: ConvexBody, b: ConvexBody): readonly Point3[] => [
  ...a.faces.flatMap((face) => b.planes.reduce(cutPolygon, face)),
  ...b.faces.flatMap((face) => a.planes.reduce(cutPolygon, face)),
]
