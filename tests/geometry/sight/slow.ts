/** Sight without any structure, for comparison: every solid, whole numbers of any length, straight from what `types.ts` promises. */
import type { Layer, Mesh, Point3, SightPiece, Solid } from '../../../src/geometry/sight/types'
import type { Point } from '../../../src/geometry/types'

type V = readonly [bigint, bigint, bigint]
const v = ({ x, y, z }: Point3): V => [BigInt(x), BigInt(y), BigInt(z)]
const minus = (a: V, b: V): V => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: V, b: V): bigint => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: V, b: V): V => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

interface Plane {
  readonly normal: V
  readonly on: V
}
/** Both ends' distances outside a plane. */
const outside = ({ normal, on }: Plane, a: V, b: V) => [dot(normal, minus(a, on)), dot(normal, minus(b, on))] as const

/** A fraction with a denominator above 0. */
type Q = readonly [bigint, bigint]
const less = (a: Q, b: Q) => a[0] * b[1] < b[0] * a[1]
const fraction = (over: bigint, under: bigint): Q => (under < 0n ? [-over, -under] : [over, under])

/** Whether some point strictly between the ends lies strictly inside all planes. */
const meetsInside = (planes: readonly Plane[], a: V, b: V): boolean => {
  let from: Q = [0n, 1n]
  let to: Q = [1n, 1n]
  for (const plane of planes) {
    const [start, end] = outside(plane, a, b)
    if (start === end) {
      if (start >= 0n) return false
      continue
    }
    const at = fraction(start, start - end)
    if (end < start) from = less(from, at) ? at : from
    else to = less(at, to) ? at : to
  }
  return less(from, to)
}

/** Whether the segment crosses the first plane and there lies inside or on the others. */
const passesThrough = ([own, ...sides]: readonly Plane[], a: V, b: V): boolean => {
  if (!own) return false
  const [start, end] = outside(own, a, b)
  if (!((start < 0n && end > 0n) || (start > 0n && end < 0n))) return false
  const [over, under] = fraction(start, start - end)
  return sides.every((side) => {
    const [from, to] = outside(side, a, b)
    return from * under + (to - from) * over <= 0n
  })
}

const at = ({ x, y }: Point, z: number): V => [BigInt(x), BigInt(y), BigInt(z)]
const UP: V = [0n, 0n, 1n]
const DOWN: V = [0n, 0n, -1n]
const walls = (outline: readonly Point[]): readonly Plane[] =>
  outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length] as Point
    return { normal: [BigInt(to.y - from.y), BigInt(from.x - to.x), 0n], on: at(from, 0) }
  })

/** Every plane through three corners with all corners on one side. */
const hullPlanes = (corners: readonly V[]): readonly Plane[] =>
  corners.flatMap((p, i) =>
    corners.slice(i + 1).flatMap((q, j) =>
      corners.slice(i + j + 2).flatMap((r): readonly Plane[] => {
        const normal = cross(minus(q, p), minus(r, p))
        const sides = corners.map((corner) => dot(normal, minus(corner, p)))
        if (sides.every((side) => side === 0n)) return []
        if (sides.every((side) => side <= 0n)) return [{ normal, on: p }]
        return sides.every((side) => side >= 0n) ? [{ normal: minus([0n, 0n, 0n], normal), on: p }] : []
      }),
    ),
  )

const cylinderBlocks = (solid: Extract<Solid, { type: 'cylinder' }>, a: V, b: V): boolean => {
  const [x, y] = [a[0] - BigInt(solid.at.x), a[1] - BigInt(solid.at.y)]
  const d = minus(b, a)
  const radius = BigInt(solid.radius)
  const [qa, qb, qc] = [d[0] * d[0] + d[1] * d[1], 2n * (d[0] * x + d[1] * y), x * x + y * y - radius * radius]
  const value = ([p, q]: Q) => qa * p * p + qb * p * q + qc * q * q
  if (solid.top === solid.bottom) {
    const level = BigInt(solid.top)
    if (!((a[2] < level && b[2] > level) || (a[2] > level && b[2] < level))) return false
    return value(fraction(level - a[2], d[2])) <= 0n
  }
  let from: Q = [0n, 1n]
  let to: Q = [1n, 1n]
  for (const level of [BigInt(solid.bottom), BigInt(solid.top)]) {
    const sign = level === BigInt(solid.bottom) ? -1n : 1n
    const [start, end] = [sign * (a[2] - level), sign * (b[2] - level)]
    if (start === end) {
      if (start >= 0n) return false
      continue
    }
    const cut = fraction(start, start - end)
    if (end < start) from = less(from, cut) ? cut : from
    else to = less(cut, to) ? cut : to
  }
  if (!less(from, to)) return false
  const nearest: Q = qa === 0n ? from : fraction(-qb, 2n * qa)
  return value(less(nearest, from) ? from : less(to, nearest) ? to : nearest) < 0n
}

const meshBlocks = ({ corners, triangles }: Mesh, a: V, b: V): boolean => {
  const corner = (i: number): V => {
    const first = (triangles[i] ?? 0) * 3
    return [BigInt(corners[first] ?? 0), BigInt(corners[first + 1] ?? 0), BigInt(corners[first + 2] ?? 0)]
  }
  for (let i = 0; i < triangles.length; i += 3) {
    const [p, q, r] = [corner(i), corner(i + 1), corner(i + 2)]
    const normal = cross(minus(q, p), minus(r, p))
    const [start, end] = outside({ normal, on: p }, a, b)
    if (!((start < 0n && end > 0n) || (start > 0n && end < 0n))) continue
    const d = minus(b, a)
    const turns = [
      [p, q],
      [q, r],
      [r, p],
    ].map(([from, to]) => dot(d, cross(minus(from as V, a), minus(to as V, a))))
    if (turns.every((turn) => turn >= 0n) || turns.every((turn) => turn <= 0n)) return true
  }
  return false
}

export const solidBlocks = (solid: Solid, from: Point3, to: Point3): boolean => {
  const [a, b] = [v(from), v(to)]
  switch (solid.type) {
    case 'prism': {
      const { outline, bottom, top } = solid
      const lids: readonly Plane[] = [
        { normal: DOWN, on: [0n, 0n, BigInt(bottom)] },
        { normal: UP, on: [0n, 0n, BigInt(top)] },
      ]
      const [p, q] = outline as [Point, Point]
      if (outline.length === 2) {
        const [x, y] = [BigInt(q.x - p.x), BigInt(q.y - p.y)]
        const own: Plane = { normal: [y, -x, 0n], on: at(p, 0) }
        return passesThrough([own, { normal: [-x, -y, 0n], on: at(p, 0) }, { normal: [x, y, 0n], on: at(q, 0) }, ...lids], a, b)
      }
      if (bottom === top) return passesThrough([lids[1] as Plane, ...walls(outline)], a, b)
      return meetsInside([...walls(outline), ...lids], a, b)
    }
    case 'cylinder':
      return cylinderBlocks(solid, a, b)
    case 'polyhedron':
      return meetsInside(hullPlanes(solid.corners.map(v)), a, b)
    case 'mesh':
      return meshBlocks(solid, a, b)
  }
}

const USUAL: readonly Layer[] = ['terrain', 'base', 'hull']

/** Everything that blocks, by name. */
export const allBlockers = (
  pieces: readonly SightPiece[],
  from: Point3,
  to: Point3,
  { layers = USUAL, except = [] }: { readonly layers?: readonly Layer[]; readonly except?: readonly string[] } = {},
): readonly string[] =>
  pieces
    .filter(({ ref }) => !except.includes(ref))
    .filter(({ solids }) => solids.some((solid) => layers.includes(solid.layer ?? 'terrain') && solidBlocks(solid, from, to)))
    .map(({ ref }) => ref)
