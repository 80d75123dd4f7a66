/**
 * The section of a hull or a mesh with the plane of a pair of rows, and its shadow. A mesh's section is a set of lines. Lines
 * that are connected between the two rows hide everything between their outermost ends, because a sight line from one side to the
 * other must cross them. See `work.ts` and `fill.ts`; the side of the plane on which a corner lies is exact.
 */
import { HULL } from './casters'
import { fillSection, isHiddenAlready } from './fill'
import type { MeshCaster } from './mesh-caster'
import { addCrossing, CUT_EDGE, cutEdge, NEAR, type Way } from './section-cut'
import { castSkin } from './section-skin'
import { addPoint, doubtAll, noPoints, type Work } from './work'

/** Computes the side of the plane on which each corner lies. Returns whether one lies in the plane. */
const judgeCorners = ({ y, z, side }: MeshCaster, { eyeY, eyeZ, dy, dz }: Way): boolean => {
  let isAnyWithin = false
  for (let i = 0; i < side.length; i++) {
    const value = dz * ((y[i] as number) - eyeY) - dy * ((z[i] as number) - eyeZ)
    side[i] = value
    if (value === 0) isAnyWithin = true
  }
  return isAnyWithin
}

const castHull = (work: Work, caster: number, body: MeshCaster, way: Way): void => {
  const { side, edges, cutColumn, cutShare } = body
  let isAnyBelow = false
  let isAnyAbove = false
  for (let i = 0; i < side.length; i++) {
    if ((side[i] as number) < 0) isAnyBelow = true
    else if ((side[i] as number) > 0) isAnyAbove = true
  }
  // The plane must pass through the interior.
  if (!isAnyBelow || !isAnyAbove) return
  let count = 0
  for (let i = 0; i < side.length; i++) if (side[i] === 0) cutEdge(body, count++, i, i, way)
  for (let e = 0; e < edges.length; e += 2) {
    const [a, b] = [edges[e] as number, edges[e + 1] as number]
    if ((side[a] as number) * (side[b] as number) < 0) cutEdge(body, count++, a, b, way)
  }
  let least = Infinity
  let most = -Infinity
  for (let p = 0; p < count; p++) {
    least = Math.min(least, cutShare[p] as number)
    most = Math.max(most, cutShare[p] as number)
  }
  if (least >= 1 || most <= 0) return
  if (least > 1 - NEAR || most < NEAR) {
    doubtAll(work, caster)
    return
  }
  noPoints(work)
  for (let p = 0; p < count; p++) {
    const share = cutShare[p] as number
    if (share >= 0 && share <= 1) addPoint(work, cutColumn[p] as number, 1 / share)
    for (let q = 0; q < p; q++) {
      const other = cutShare[q] as number
      if ((share < 0 && other > 0) || (share > 0 && other < 0)) addCrossing(work, body, p, q, 0)
      if ((share < 1 && other > 1) || (share > 1 && other < 1)) addCrossing(work, body, p, q, 1)
    }
  }
  fillSection(work, caster, CUT_EDGE)
}

/** Fills the shadow of a hull or a mesh for a pair of rows, given by their y. Mutates the work. */
export const castMesh = (work: Work, caster: number, eyeY: number, targetY: number): void => {
  const { casters, heights } = work
  const body = casters.bodies[caster]
  if (!body) return
  const { over } = heights
  const [minY, maxY] = [casters.minY[caster] as number, casters.maxY[caster] as number]
  const way = { eyeY, eyeZ: heights.eye, dy: targetY - eyeY, dz: heights.target - heights.eye }
  // The shares of the way between which the solid lies at all.
  let near = (casters.from[caster] as number) / over
  let far = (casters.to[caster] as number) / over
  if (way.dy === 0) {
    if (eyeY < minY || eyeY > maxY) return
    if (way.dz === 0) {
      doubtAll(work, caster)
      return
    }
  } else {
    const [a, b] = [(minY - eyeY) / way.dy, (maxY - eyeY) / way.dy]
    near = Math.max(near, Math.min(a, b))
    far = Math.min(far, Math.max(a, b))
    if (near > far + NEAR || near >= 1 || far <= 0) return
  }
  noPoints(work)
  for (const inverse of [1 / near, 1 / far]) {
    addPoint(work, body.least, inverse)
    addPoint(work, body.most, inverse)
  }
  if (isHiddenAlready(work)) return
  const isAnyWithin = judgeCorners(body, way)
  if (casters.kind[caster] === HULL) {
    castHull(work, caster, body, way)
    return
  }
  const isTold = castSkin(work, caster, body, way, false) && (!isAnyWithin || castSkin(work, caster, body, way, true))
  if (!isTold) doubtAll(work, caster)
}
