/**
 * Proposes convex hulls by layers of height: in each connected part, slices with similar outlines become one solid. For rocks,
 * trees, tanks, barrels. Concave outlines are filled, so boxes suit shapes with rooms better.
 */
import { hull } from '../../geometry/outline'
import type { Convex, Point } from '../../geometry/types'
import type { Proposed } from './boxes'
import { componentsOf } from './components'
import { fewerAround, outside } from './outlines'
import type { PlacedMesh } from './placing'
import { type Planes, planesOf, snapped } from './planes'
import { MOST, type OwnPart } from './types'

/** The most slices of each part. */
const LAYERS = 32
/** The thinnest slice: half a millimetre. */
const LEAST_LAYER = 50
/** Parts smaller than this in every direction, three millimetres, count as decoration. */
const CRUMB = 300
const MOST_CORNERS = 12

interface Slab {
  readonly bottom: number
  readonly top: number
  readonly outline: Convex
  /** The outlines of its slices. */
  readonly slices: readonly Convex[]
}

/** The heights between slices: evenly spaced, or at a nearby level face. */
function bordersOf(low: number, high: number, planes: Planes): readonly number[] {
  const count = Math.max(1, Math.min(LAYERS, Math.floor((high - low) / LEAST_LAYER)))
  const each = (high - low) / count
  const inner = Array.from({ length: count - 1 }, (_, i) => snapped(planes, 2, low + each * (i + 1), each / 2))
  return [...new Set([low, ...inner.filter((z) => z > low && z < high), high])].sort((a, b) => a - b)
}

/** The outline of each slice between two heights; empty slices are omitted. */
function slicesOf(
  { positions }: Pick<PlacedMesh, 'positions'>,
  triangles: readonly number[],
  borders: readonly number[],
): readonly Slab[] {
  const count = borders.length - 1
  const points: Point[][] = Array.from({ length: count }, () => [])
  const heightOf = (i: number) => borders[i] as number
  /** The slice that contains a height; on a border, the slice above. */
  const layerOf = (z: number): number => {
    let [from, to] = [0, count]
    while (to - from > 1) {
      const middle = (from + to) >> 1
      if (heightOf(middle) <= z) from = middle
      else to = middle
    }
    return from
  }
  for (let t = 0; t < triangles.length; t += 3) {
    const corner = (i: number, k: number) => positions[3 * (triangles[t + (i % 3)] as number) + k] as number
    const zs = [corner(0, 2), corner(1, 2), corner(2, 2)]
    const [lowest, highest] = [Math.min(...zs), Math.max(...zs)]
    for (let i = 0; i < 3; i++) {
      const [ax, ay, az] = [corner(i, 0), corner(i, 1), corner(i, 2)]
      const [bx, by, bz] = [corner(i + 1, 0), corner(i + 1, 1), corner(i + 1, 2)]
      const layer = layerOf(az)
      // A corner on a border belongs to the slice of its face. On a level face it belongs to the slice below, whose top the face
      // is.
      const isBorder = az === heightOf(layer)
      if (!isBorder || highest > az || layer === 0) points[layer]?.push({ x: ax, y: ay })
      if (isBorder && (lowest < az || highest === lowest)) points[layer - 1]?.push({ x: ax, y: ay })
      for (let above = layerOf(Math.min(az, bz)) + 1; above < count && heightOf(above) < Math.max(az, bz); above++) {
        const share = (heightOf(above) - az) / (bz - az)
        const cut = { x: Math.round(ax + share * (bx - ax)), y: Math.round(ay + share * (by - ay)) }
        points[above]?.push(cut)
        points[above - 1]?.push(cut)
      }
    }
  }
  return points.flatMap((all, i) => {
    const outline = thick(hull(all))
    if (outline.length < 3) return []
    return [{ bottom: heightOf(i), top: heightOf(i + 1), outline, slices: [outline] }]
  })
}

/** Widens the outline of a vertical sheet by a tenth of a millimetre on each side: without an area it would not stop a base. */
function thick(outline: Convex): Convex {
  if (outline.length >= 3) return outline
  return hull(outline.flatMap(({ x, y }) => [-10, 10].flatMap((dx) => [-10, 10].map((dy) => ({ x: x + dx, y: y + dy })))))
}

/** Two neighbouring slabs as one solid, and how far it extends beyond the slices of either. Computed once per pair. */
interface Joint {
  readonly slab: Slab
  readonly out: number
}
function jointOf(a: Slab, b: Slab | undefined): Joint | undefined {
  if (!b || a.top !== b.bottom) return undefined
  const outline = hull([...a.outline, ...b.outline])
  const slices = [...a.slices, ...b.slices]
  const out = Math.max(...slices.map((slice) => Math.max(...outline.map((corner) => outside(corner, slice)))))
  return { slab: { bottom: a.bottom, top: b.top, outline, slices }, out }
}

/**
 * Joins the most similar neighbours as long as the common outline extends at most `error` beyond every slice, or there are more
 * than `most` slabs.
 */
function merged(slabs: readonly Slab[], error: number, most: number): readonly Slab[] {
  const now = [...slabs]
  const joints = now.map((slab, i) => jointOf(slab, now[i + 1]))
  for (;;) {
    let best = -1
    let least = Infinity
    joints.forEach((joint, i) => {
      if (joint && joint.out < least) [best, least] = [i, joint.out]
    })
    const found = joints[best]
    if (!found || (least > error && now.length <= most)) return now
    now.splice(best, 2, found.slab)
    joints.splice(best, 2, jointOf(found.slab, now[best + 1]))
    const before = now[best - 1]
    if (before) joints[best - 1] = jointOf(before, found.slab)
  }
}

/**
 * `error`: how far a solid may extend beyond the mesh. Uses as many solids as that takes, but at most `most`; then they extend
 * further, which is reported.
 */
export function proposeHulls(mesh: PlacedMesh, error: number, most: number): Proposed {
  const all = componentsOf(mesh)
  const big = all.filter(({ low, high }) => [0, 1, 2].some((k) => (high[k] as number) - (low[k] as number) >= CRUMB))
  const parts = (big.length > 0 ? big : all).slice(0, most)
  const each = Math.max(1, Math.floor(most / parts.length))
  const planes = planesOf(mesh)
  let worst = 0
  const solids = parts.flatMap(({ triangles, low, high }): readonly OwnPart[] => {
    const [bottom, top] = [low[2], Math.max(high[2], low[2] + 1)]
    return merged(slicesOf(mesh, triangles, bordersOf(bottom, top, planes)), error / 2, each).map((slab) => {
      const { outline } = fewerAround(slab.outline, error / 2, Math.min(MOST_CORNERS, MOST.corners))
      for (const slice of slab.slices) for (const corner of outline) worst = Math.max(worst, outside(corner, slice))
      return { outline, bottom: slab.bottom, top: slab.top }
    })
  })
  return { parts: solids, error: Math.ceil(worst), missed: 0 }
}
