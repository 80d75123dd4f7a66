/**
 * The section of a hull or a mesh with the plane of a pair of rows, and its shadow. A skin's section is a bundle of lines; whatever hangs
 * together in it between the two rows hides all that lies between its outermost ends, as a sight line from one side of it to the other must
 * cross it. See `work.ts` and `fill.ts`; on which side of the plane a corner lies is exact.
 */
import { HULL } from './casters'
import { fillSection } from './fill'
import type { MeshCaster } from './mesh-caster'
import { addPoint, doubtAll, noPoints, type Work } from './work'

/** What the ends of these shadows may be off, in columns. */
const CUT_EDGE = 1e-5
/** Shares of the way nearer than this to a row are not told from it, unless they are exactly 0 or 1. */
const NEAR = 1e-9

/** Points of the section at hand: column, share of the way, and which other point each hangs together with. */
interface Cut {
  count: number
  column: Float64Array
  share: Float64Array
  group: Int32Array
}
const cuts = new WeakMap<Work, Cut>()
const cutOf = (work: Work, size: number): Cut => {
  const known = cuts.get(work)
  if (known && known.column.length >= size) return known
  const fresh = { count: 0, column: new Float64Array(size), share: new Float64Array(size), group: new Int32Array(size) }
  cuts.set(work, fresh)
  return fresh
}

const rootOf = (group: Int32Array, point: number): number => {
  let at = point
  while (group[at] !== at) {
    group[at] = group[group[at] as number] as number
    at = group[at] as number
  }
  return at
}

/** On which side of the plane each corner lies; whether one lies in it. The plane holds both rows: eyes at (y, z), targets at (y + dy, z + dz). */
const judgeCorners = ({ y, z, side }: MeshCaster, eyeY: number, eyeZ: number, dy: number, dz: number): boolean => {
  let isAnyWithin = false
  for (let i = 0; i < side.length; i++) {
    const value = dz * ((y[i] as number) - eyeY) - dy * ((z[i] as number) - eyeZ)
    side[i] = value
    if (value === 0) isAnyWithin = true
  }
  return isAnyWithin
}

/** Where the plane cuts an edge. Numbers that are exactly at a row stay so: both ends at a row's height give exactly 0 or 1. */
const cutEdge = (
  body: MeshCaster,
  cut: Cut,
  from: number,
  to: number,
  eyeY: number,
  eyeZ: number,
  dy: number,
  dz: number,
): void => {
  const { column, y, z, side } = body
  const before = side[from] as number
  const share = before === 0 ? 0 : before / (before - (side[to] as number))
  const between = (values: Float64Array) => (values[from] as number) + ((values[to] as number) - (values[from] as number)) * share
  const isLevel = dz !== 0 && z[from] === z[to]
  const isByY = !isLevel && Math.abs(dy) >= Math.abs(dz)
  cut.column[cut.count] = between(column)
  cut.share[cut.count] = isByY ? (between(y) - eyeY) / dy : (between(z) - eyeZ) / dz
  cut.count += 1
}

/** The point where the way between two points of the section passes the eyes' (0) or the targets' (1) row. */
const addCrossing = (work: Work, { column, share }: Cut, p: number, q: number, row: 0 | 1): void => {
  const at = (row - (share[p] as number)) / ((share[q] as number) - (share[p] as number))
  const x = (column[p] as number) + ((column[q] as number) - (column[p] as number)) * at
  addPoint(work, x, row === 0 ? Infinity : 1)
}

/** Whether a point lies between the rows: 0 before, 1 between, 2 behind. */
const zoneOf = (share: number): number => (share <= 0 ? 0 : share < 1 ? 1 : 2)
const isDoubtful = (share: number): boolean =>
  (share !== 0 && Math.abs(share) < NEAR) || (share !== 1 && Math.abs(share - 1) < NEAR)

const castHull = (work: Work, caster: number, body: MeshCaster, eyeY: number, eyeZ: number, dy: number, dz: number): void => {
  const { side, edges } = body
  judgeCorners(body, eyeY, eyeZ, dy, dz)
  let isAnyBelow = false
  let isAnyAbove = false
  for (let i = 0; i < side.length; i++) {
    if ((side[i] as number) < 0) isAnyBelow = true
    else if ((side[i] as number) > 0) isAnyAbove = true
  }
  // The plane must pass through the inside.
  if (!isAnyBelow || !isAnyAbove) return
  const cut = cutOf(work, edges.length / 2 + side.length)
  cut.count = 0
  for (let i = 0; i < side.length; i++) if (side[i] === 0) cutEdge(body, cut, i, i, eyeY, eyeZ, dy, dz)
  for (let e = 0; e < edges.length; e += 2) {
    const [a, b] = [edges[e] as number, edges[e + 1] as number]
    if ((side[a] as number) * (side[b] as number) < 0) cutEdge(body, cut, a, b, eyeY, eyeZ, dy, dz)
  }
  let least = Infinity
  let most = -Infinity
  for (let p = 0; p < cut.count; p++) {
    least = Math.min(least, cut.share[p] as number)
    most = Math.max(most, cut.share[p] as number)
  }
  if (least >= 1 || most <= 0) return
  if (least > 1 - NEAR || most < NEAR) {
    doubtAll(work, caster)
    return
  }
  noPoints(work)
  for (let p = 0; p < cut.count; p++) {
    const share = cut.share[p] as number
    if (zoneOf(share) === 1 || share === 1) addPoint(work, cut.column[p] as number, 1 / share)
    else if (share === 0) addPoint(work, cut.column[p] as number, Infinity)
    for (let q = 0; q < p; q++) {
      const other = cut.share[q] as number
      if ((share < 0 && other > 0) || (share > 0 && other < 0)) addCrossing(work, cut, p, q, 0)
      if ((share < 1 && other > 1) || (share > 1 && other < 1)) addCrossing(work, cut, p, q, 1)
    }
  }
  fillSection(work, caster, CUT_EDGE)
}

/**
 * The section of a skin whose corners in the plane count as on the side `within` of it: done for both sides, this finds all triangles that
 * touch the plane, but for those that lie in it and hide nothing. False if it cannot be told where the section ends.
 */
const castSkin = (
  work: Work,
  caster: number,
  body: MeshCaster,
  eyeY: number,
  eyeZ: number,
  dy: number,
  dz: number,
  within: 1 | -1,
): boolean => {
  const { side, edges, triangles, place } = body
  const cut = cutOf(work, edges.length / 2 + side.length)
  cut.count = 0
  const isAbove = (corner: number) => (within > 0 ? (side[corner] as number) >= 0 : (side[corner] as number) > 0)
  for (let e = 0; e < place.length; e++) {
    const [a, b] = [edges[2 * e] as number, edges[2 * e + 1] as number]
    const above = isAbove(a)
    if (above === isAbove(b)) {
      place[e] = -1
      continue
    }
    place[e] = cut.count
    cut.group[cut.count] = cut.count
    cutEdge(body, cut, a, b, eyeY, eyeZ, dy, dz)
    if (isDoubtful(cut.share[cut.count - 1] as number)) return false
  }
  if (cut.count === 0) return true
  const { share, group, column } = cut
  // The two edges at which the plane cuts each triangle; both between the rows hang together.
  const ends: number[] = []
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [
      place[triangles[t] as number] as number,
      place[triangles[t + 1] as number] as number,
      place[triangles[t + 2] as number] as number,
    ]
    const p = a >= 0 ? a : b
    const q = c >= 0 ? c : b
    if (p < 0 || q < 0 || p === q) continue
    const [from, to] = [zoneOf(share[p] as number), zoneOf(share[q] as number)]
    if (from === to && from !== 1) continue
    ends.push(p, q)
    if (from === 1 && to === 1) group[rootOf(group, p)] = rootOf(group, q)
  }
  for (let root = 0; root < cut.count; root++) {
    if (group[root] !== root) continue
    noPoints(work)
    if (zoneOf(share[root] as number) !== 1) continue
    for (let p = 0; p < cut.count; p++)
      if (rootOf(group, p) === root && zoneOf(share[p] as number) === 1)
        addPoint(work, column[p] as number, 1 / (share[p] as number))
    for (let k = 0; k < ends.length; k += 2) {
      const [p, q] = [ends[k] as number, ends[k + 1] as number]
      const [from, to] = [zoneOf(share[p] as number), zoneOf(share[q] as number)]
      if (from === 1 && to !== 1 && rootOf(group, p) === root) addCrossing(work, cut, p, q, to === 0 ? 0 : 1)
      if (to === 1 && from !== 1 && rootOf(group, q) === root) addCrossing(work, cut, q, p, from === 0 ? 0 : 1)
    }
    fillSection(work, caster, CUT_EDGE)
  }
  // Lines that cross both rows without a corner between.
  for (let k = 0; k < ends.length; k += 2) {
    const [p, q] = [ends[k] as number, ends[k + 1] as number]
    if (Math.abs(zoneOf(share[p] as number) - zoneOf(share[q] as number)) !== 2) continue
    noPoints(work)
    addCrossing(work, cut, p, q, 0)
    addCrossing(work, cut, p, q, 1)
    fillSection(work, caster, CUT_EDGE)
  }
  return true
}

/** Fills the shadow of a hull or a mesh for a pair of rows, given by their y. Mutates the work. */
export const castMesh = (work: Work, caster: number, eyeY: number, targetY: number): void => {
  const { casters, heights } = work
  const body = casters.bodies[caster]
  if (!body) return
  const [least, most] = [casters.minY[caster] as number, casters.maxY[caster] as number]
  const dy = targetY - eyeY
  const dz = heights.target - heights.eye
  if (dy === 0) {
    if (eyeY < least || eyeY > most) return
    if (dz === 0) {
      doubtAll(work, caster)
      return
    }
  } else {
    // What of the way is at the height of the part, against what of it is over the part: see `castSolid`.
    const distance = Math.abs(dy)
    const a = (least - eyeY) * Math.sign(dy) * heights.over
    const b = (most - eyeY) * Math.sign(dy) * heights.over
    const low = (casters.from[caster] as number) * distance
    const high = (casters.to[caster] as number) * distance
    if (Math.min(a, b) > high || Math.max(a, b) < low || Math.min(a, b) >= heights.over * distance || Math.max(a, b) <= 0) return
  }
  if (casters.kind[caster] === HULL) {
    castHull(work, caster, body, eyeY, heights.eye, dy, dz)
    return
  }
  const isAnyWithin = judgeCorners(body, eyeY, heights.eye, dy, dz)
  const isTold =
    castSkin(work, caster, body, eyeY, heights.eye, dy, dz, 1) &&
    (!isAnyWithin || castSkin(work, caster, body, eyeY, heights.eye, dy, dz, -1))
  if (!isTold) doubtAll(work, caster)
}
