/**
 * Sight for games in which touching blocks: a segment is stopped by a solid that it meets in any point, border included, and by a
 * sheet that it runs along. The segment is still open: its ends do not count. Units as in `types.ts`; exact, in integers.
 */
import { signOfProducts } from '../exact'
import type { Point } from '../types'
import { ask } from './asking'
import { partsBetween } from './between'
import { admitPlace } from './door'
import { facesOf, outside } from './faces'
import type { Samples } from './miniature'
import type { Scene } from './scene'
import { MOST_SIDES } from './solids'
import { isBlocked } from './trace'
import type { Among, Cylinder, Mesh, Point3, Prism, Solid } from './types'
import { pointsCounted, type Sighting } from './visibility'

/** A share of the segment's length, with a positive denominator. */
interface Fraction {
  readonly over: number
  readonly under: number
}
const compare = (a: Fraction, b: Fraction): number => signOfProducts(a.over, b.under, b.over, a.under)

/**
 * How far the two ends lie outside planes or lines, both scaled by the same length. `next` counts those that were written. Kept,
 * because the test runs for every point of a body and every solid in its way.
 */
const ends = { from: new Float64Array(MOST_SIDES + 4), to: new Float64Array(MOST_SIDES + 4), next: 0 }

/** Writes the ends of one more plane or line. Returns whether both lie outside, so that nothing between them is inside. */
function isOutside(from: number, to: number): boolean {
  ends.from[ends.next] = from
  ends.to[ends.next] = to
  ends.next += 1
  return (from > 0 && to >= 0) || (from >= 0 && to > 0)
}

/** Whether some point between the ends is inside all of the planes and lines written, border included. None has both outside. */
function isWithin(): boolean {
  // Where the segment last enters and first leaves, as shares of its length.
  let [into, intoUnder, out, outUnder] = [0, 1, 1, 1]
  for (let i = 0; i < ends.next; i++) {
    const from = ends.from[i] as number
    const to = ends.to[i] as number
    if (from > 0) {
      if (signOfProducts(from, intoUnder, into, from - to) > 0) [into, intoUnder] = [from, from - to]
    } else if (to > 0 && signOfProducts(-from, outUnder, out, to - from) < 0) [out, outUnder] = [-from, to - from]
  }
  return signOfProducts(into, outUnder, out, intoUnder) <= 0
}

/** Negative to the left of the line from one corner to the next, which is the inside. */
const beside = (from: Point, to: Point, p: Point): number => (to.y - from.y) * (p.x - from.x) - (to.x - from.x) * (p.y - from.y)

/** Writes the two ends between bottom and top; see `isOutside`. */
const isAboveOrBelow = ({ bottom, top }: { readonly bottom: number; readonly top: number }, a: Point3, b: Point3): boolean =>
  isOutside(bottom - a.z, bottom - b.z) || isOutside(a.z - top, b.z - top)

function touchesPrism(prism: Prism, a: Point3, b: Point3): boolean {
  const { outline } = prism
  ends.next = 0
  if (isAboveOrBelow(prism, a, b)) return false
  for (let i = 0; i < outline.length; i++) {
    const from = outline[i]
    const to = outline[i + 1 < outline.length ? i + 1 : 0]
    if (from && to && isOutside(beside(from, to, a), beside(from, to, b))) return false
  }
  const [one, other] = outline
  if (outline.length !== 2 || !one || !other) return isWithin()
  // A sheet has two sides back to back; at its ends the outline turns around.
  const before = (p: Point) => (one.x - p.x) * (other.x - one.x) + (one.y - p.y) * (other.y - one.y)
  const after = (p: Point) => (p.x - other.x) * (other.x - one.x) + (p.y - other.y) * (other.y - one.y)
  return !isOutside(before(a), before(b)) && !isOutside(after(a), after(b)) && isWithin()
}

/** The sign of `a t^2 + 2 b t + c` at a fraction. */
function signAt(a: number, b: number, c: number, { over, under }: Fraction): number {
  const [p, q] = [BigInt(over), BigInt(under)]
  const value = BigInt(a) * p * p + 2n * BigInt(b) * p * q + BigInt(c) * q * q
  return value > 0n ? 1 : value < 0n ? -1 : 0
}

function touchesCylinder({ at, radius, bottom, top }: Cylinder, a: Point3, b: Point3): boolean {
  ends.next = 0
  if (isAboveOrBelow({ bottom, top }, a, b) || !isWithin()) return false
  const [x, y, dx, dy, dz] = [a.x - at.x, a.y - at.y, b.x - a.x, b.y - a.y, b.z - a.z]
  const square = dx * dx + dy * dy
  const half = dx * x + dy * y
  const rest = x * x + y * y - radius * radius
  // Between bottom and top, the segment is nearest to the middle at one share of its length.
  const cut = (z: number): Fraction => (dz > 0 ? { over: z - a.z, under: dz } : { over: a.z - z, under: -dz })
  const isIn = a.z >= bottom && a.z <= top
  const isOut = b.z >= bottom && b.z <= top
  const from = isIn ? { over: 0, under: 1 } : cut(dz > 0 ? bottom : top)
  const to = isOut ? { over: 1, under: 1 } : cut(dz > 0 ? top : bottom)
  const nearest = square > 0 ? { over: -half, under: square } : from
  const decisive = compare(nearest, from) <= 0 ? from : compare(nearest, to) >= 0 ? to : nearest
  const sign = signAt(square, half, rest, decisive)
  const isEnd = decisive.over === 0 || decisive.over === decisive.under
  // A vertical segment along the wall touches it everywhere; any other touches it only at an end, which does not count.
  return sign < 0 || (sign === 0 && (!isEnd || square === 0))
}

/** Passing through a triangle blocks by the common rule; only segments within its plane are tested here. */
function runsInMesh({ corners, triangles }: Mesh, a: Point3, b: Point3): boolean {
  const corner = (i: number): Point3 => {
    const at = 3 * (triangles[i] ?? 0)
    return { x: corners[at] ?? 0, y: corners[at + 1] ?? 0, z: corners[at + 2] ?? 0 }
  }
  for (let i = 0; i < triangles.length; i += 3) {
    const all = [corner(i), corner(i + 1), corner(i + 2)] as const
    const [p, q, r] = all
    const [ux, uy, uz] = [q.x - p.x, q.y - p.y, q.z - p.z]
    const [vx, vy, vz] = [r.x - p.x, r.y - p.y, r.z - p.z]
    const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    const isOn = (e: Point3) => nx * (e.x - p.x) + ny * (e.y - p.y) + nz * (e.z - p.z) === 0
    if ((nx === 0 && ny === 0 && nz === 0) || !isOn(a) || !isOn(b)) continue
    const most = Math.max(Math.abs(nx), Math.abs(ny), Math.abs(nz))
    const flat = ({ x, y, z }: Point3): Point =>
      Math.abs(nz) === most ? { x, y } : Math.abs(nx) === most ? { x: y, y: z } : { x: z, y: x }
    const way = Math.sign(Math.abs(nz) === most ? nz : Math.abs(nx) === most ? nx : ny)
    ends.next = 0
    const isPast = all.some((from, k) => {
      const to = all[(k + 1) % 3] ?? from
      return isOutside(way * beside(flat(from), flat(to), flat(a)), way * beside(flat(from), flat(to), flat(b)))
    })
    if (!isPast && isWithin()) return true
  }
  return false
}

/** Whether the open segment touches a solid anywhere. Does not test whether it passes through a mesh: `pointsSeen` does. */
export function touches(solid: Solid, a: Point3, b: Point3): boolean {
  switch (solid.type) {
    case 'prism':
      return touchesPrism(solid, a, b)
    case 'cylinder':
      return touchesCylinder(solid, a, b)
    case 'polyhedron':
      ends.next = 0
      return !facesOf(solid.corners).some((face) => isOutside(outside(face, a), outside(face, b))) && isWithin()
    case 'mesh':
      return runsInMesh(solid, a, b)
  }
}

/** The solids of these parts, with the pieces they belong to. */
function solidsOf({ parts, numbered }: Scene, ids: readonly number[]) {
  return ids.flatMap((id) => {
    const piece = numbered[parts.piece[id] ?? 0]
    const solid = piece?.solids[parts.solid[id] ?? 0]
    return piece && solid ? [{ ref: piece.ref, solid }] : []
  })
}
const pointAt = (at: Int32Array, i: number): Point3 => ({ x: at[3 * i] ?? 0, y: at[3 * i + 1] ?? 0, z: at[3 * i + 2] ?? 0 })

/** As `pointsSeen`, but a solid that only touches a segment blocks it, too. */
export function pointsUntouched(scene: Scene, eye: Point3, samples: Samples, among: Among = {}): Sighting {
  const { between, ...found } = pointsCounted(scene, eye, samples, among)
  if (found.seen === 0) return found
  const solids = solidsOf(scene, between)
  const blockers = [...found.blockers]
  const hiddenBy = found.hiddenBy.slice()
  const at = samples.points()
  let { seen } = found
  for (let i = 0; i < found.of; i++) {
    if (hiddenBy[i] !== 0) continue
    const to = pointAt(at, i)
    const by = solids.find(({ solid }) => touches(solid, eye, to))
    if (!by) continue
    if (!blockers.includes(by.ref)) blockers.push(by.ref)
    hiddenBy[i] = blockers.indexOf(by.ref) + 1
    seen--
  }
  return { seen, of: found.of, blockers, hiddenBy }
}

/** Whether `pointsUntouched` would see any point. Stops at the first one. */
export function isAnyUntouched(scene: Scene, eye: Point3, samples: Samples, among: Among = {}): boolean {
  const { between, seen, of, hiddenBy } = pointsCounted(scene, eye, samples, among)
  if (seen === 0 || between.length === 0) return seen > 0
  const solids = solidsOf(scene, between)
  const at = samples.points()
  for (let i = of - 1; i >= 0; i--) {
    if (hiddenBy[i] !== 0) continue
    const to = pointAt(at, i)
    if (!solids.some(({ solid }) => touches(solid, eye, to))) return true
  }
  return false
}

/** Whether one point is seen and no solid even touches the line to it. */
export function isUntouched(scene: Scene, eye: Point3, to: Point3, among: Among = {}): boolean {
  admitPlace(eye, 'eye')
  admitPlace(to, 'target')
  const asking = ask(scene, among)
  if (isBlocked(asking, eye, to)) return false
  return !solidsOf(scene, partsBetween(asking, eye, [to])).some(({ solid }) => touches(solid, eye, to))
}
