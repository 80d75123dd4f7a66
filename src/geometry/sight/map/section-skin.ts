/** The section of a mesh: see `section-mesh.ts`. */
import { fillSection } from './fill'
import type { MeshCaster } from './mesh-caster'
import { addCrossing, CUT_EDGE, cutEdge, NEAR, type Way } from './section-cut'
import { addPoint, noPoints, type Work } from './work'

/** The representative of a point's connected group (union-find with path compression). */
const rootOf = (group: Int32Array, point: number): number => {
  let at = point
  while (group[at] !== at) {
    group[at] = group[group[at] as number] as number
    at = group[at] as number
  }
  return at
}

/**
 * Computes where the plane cuts the edges. Returns the number of points, or -1 if the side of a row on which one lies is
 * uncertain. Corners in the plane count as below it or, with `isWithinAbove`, as above.
 */
const cutEdges = (body: MeshCaster, way: Way, isWithinAbove: boolean): number => {
  const { side, edges, place, cutShare, zone, group } = body
  let count = 0
  for (let e = 0; e < place.length; e++) {
    const a = edges[2 * e] as number
    const b = edges[2 * e + 1] as number
    const before = side[a] as number
    const after = side[b] as number
    const isCut = isWithinAbove ? before >= 0 !== after >= 0 : before > 0 !== after > 0
    if (!isCut) {
      place[e] = -1
      continue
    }
    place[e] = count
    group[count] = count
    cutEdge(body, count, a, b, way)
    const share = cutShare[count] as number
    if (share < NEAR && share > -NEAR && share !== 0) return -1
    if (share < 1 + NEAR && share > 1 - NEAR && share !== 1) return -1
    zone[count] = share <= 0 ? 0 : share < 1 ? 1 : 2
    count += 1
  }
  return count
}

/** Collects the lines of the section between the rows, including lines that reach them. Returns how many numbers were written. */
const drawLines = ({ triangles, place, zone, group, lines }: MeshCaster): number => {
  let drawn = 0
  for (let t = 0; t < triangles.length; t += 3) {
    const a = place[triangles[t] as number] as number
    const b = place[triangles[t + 1] as number] as number
    const c = place[triangles[t + 2] as number] as number
    // A plane cuts either two edges of a triangle or none.
    const p = a >= 0 ? a : b
    const q = c >= 0 ? c : b
    if (p < 0 || q < 0 || p === q) continue
    if (zone[p] === zone[q]) {
      if (zone[p] === 1) {
        const to = rootOf(group, q)
        group[rootOf(group, p)] = to
      }
      continue
    }
    lines[drawn] = p
    lines[drawn + 1] = q
    drawn += 2
  }
  return drawn
}

/**
 * Fills the shadow of a mesh whose corners have been judged. Calling it twice, with corners in the plane counted as below and as
 * above, finds all triangles that touch the plane, except those in the plane, which hide nothing. False if some share of the way
 * is uncertain.
 */
export const castSkin = (work: Work, caster: number, body: MeshCaster, way: Way, isWithinAbove: boolean): boolean => {
  const count = cutEdges(body, way, isWithinAbove)
  if (count <= 0) return count === 0
  const drawn = drawLines(body)
  const { cutColumn, cutShare, zone, group, lines } = body
  for (let root = 0; root < count; root++) {
    if (group[root] !== root || zone[root] !== 1) continue
    noPoints(work)
    for (let p = root; p < count; p++)
      if (zone[p] === 1 && rootOf(group, p) === root) addPoint(work, cutColumn[p] as number, 1 / (cutShare[p] as number))
    for (let p = 0; p < root; p++)
      if (zone[p] === 1 && rootOf(group, p) === root) addPoint(work, cutColumn[p] as number, 1 / (cutShare[p] as number))
    for (let k = 0; k < drawn; k += 2) {
      const p = lines[k] as number
      const q = lines[k + 1] as number
      if (zone[p] === 1 && rootOf(group, p) === root) addCrossing(work, body, p, q, zone[q] === 0 ? 0 : 1)
      else if (zone[q] === 1 && rootOf(group, q) === root) addCrossing(work, body, q, p, zone[p] === 0 ? 0 : 1)
    }
    fillSection(work, caster, CUT_EDGE)
  }
  // Lines that cross both rows without a corner in between.
  for (let k = 0; k < drawn; k += 2) {
    const p = lines[k] as number
    const q = lines[k + 1] as number
    if (zone[p] === 1 || zone[q] === 1) continue
    noPoints(work)
    addCrossing(work, body, p, q, 0)
    addCrossing(work, body, p, q, 1)
    fillSection(work, caster, CUT_EDGE)
  }
  return true
}
