/** Finds the flat top of a mesh on which a miniature could stand: level, free above, wide enough for a small base. */
import { area, hull } from '../../geometry/outline'
import type { Convex, Units } from '../../geometry/types'
import { extentOf } from './mesh'
import { fewerWithin } from './outlines'
import type { PlacedMesh } from './placing'
import { planesOf, snapped } from './planes'
import { MOST } from './types'
import { type Crossing, crossingsOf, gridOver } from './voxels'

export interface Top {
  readonly outline: Convex
  readonly height: Units
}

/** Differences in height up to 1.5 mm, as between planks or tiles, count as one floor. */
const LEVEL = 150
/** Cosine of 12 degrees, the steepest slope of a top. */
const UPRIGHT = 0.978
/** The least width to stand on: 15 mm. */
export const LEAST_TOP = 1500
const ALONG = 64

interface Rectangle {
  readonly x0: number
  readonly y0: number
  /** Exclusive end. */
  readonly x1: number
  readonly y1: number
}
const size = ({ x0, y0, x1, y1 }: Rectangle) => (x1 - x0) * (y1 - y0)

/** The largest rectangle of marked cells. */
function largest(marked: (x: number, y: number) => boolean, width: number, depth: number): Rectangle {
  let best: Rectangle = { x0: 0, y0: 0, x1: 0, y1: 0 }
  const runs = new Int32Array(width)
  for (let y = 0; y < depth; y++) {
    for (let x = 0; x < width; x++) runs[x] = marked(x, y) ? (runs[x] as number) + 1 : 0
    for (let x = 0; x < width; x++) {
      let lowest = Infinity
      for (let x1 = x; x1 < width && runs[x1]; x1++) {
        lowest = Math.min(lowest, runs[x1] as number)
        const next = { x0: x, y0: y + 1 - lowest, x1: x1 + 1, y1: y + 1 }
        if (size(next) > size(best)) best = next
      }
    }
  }
  return best
}

/** The widest top; of two about as wide, the higher. Undefined if there is none. */
export function findTop(mesh: PlacedMesh): Top | undefined {
  const grid = gridOver(extentOf(mesh.positions), ALONG)
  const [width, depth] = grid.count
  const columns = crossingsOf(mesh, grid)
  /** The height of the highest face in a column, if that face is level. */
  const heights = columns.map((column) => {
    const last = column.reduce<Crossing | undefined>((top, next) => (top && top[0] >= next[0] ? top : next), undefined)
    return last && last[2] >= UPRIGHT ? last[0] : Number.NaN
  })
  const levels = [...new Set(heights.filter((height) => height > LEVEL).map((height) => Math.round(height / LEVEL)))].sort(
    (a, b) => b - a,
  )
  let best: { readonly rectangle: Rectangle; readonly height: number } | undefined
  for (const level of levels) {
    const height = level * LEVEL
    const isLevel = (x: number, y: number) => Math.abs((heights[x + width * y] as number) - height) <= LEVEL
    const rectangle = largest(isLevel, width, depth)
    if (!best || size(rectangle) > 1.5 * size(best.rectangle)) best = { rectangle, height }
  }
  if (!best) return undefined
  const { rectangle, height } = best
  const on = heights.filter((each) => Math.abs(each - height) <= LEVEL).sort((a, b) => a - b)
  const middle = on[Math.floor(on.length / 2)] ?? height
  const planes = planesOf(mesh)
  const level = snapped(planes, 2, middle, LEVEL)
  const edge = (value: number, axis: 0 | 1) => snapped(planes, axis, grid.from[axis] + value * grid.cell, 0.8 * grid.cell)
  const [x0, x1] = [edge(rectangle.x0, 0), edge(rectangle.x1, 0)]
  const [y0, y1] = [edge(rectangle.y0, 1), edge(rectangle.y1, 1)]
  // The ground's face may be nearer than the top's own. A top level with the ground is none.
  if (Math.min(x1 - x0, y1 - y0) < LEAST_TOP || level <= 0) return undefined
  const square = [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ]
  const round = roundTop(heights, middle, grid)
  return { outline: round && area(round) > 1.05 * area(square) ? round : square, height: level }
}

/** The hull of all cells at that height if they fill it: a disc, a hexagon, a triangle. */
function roundTop(
  heights: readonly number[],
  height: number,
  { count, cell, from }: ReturnType<typeof gridOver>,
): Convex | undefined {
  const cells = heights.flatMap((each, i) => (Math.abs(each - height) <= LEVEL ? [i] : []))
  const points = cells.map((i) => ({
    x: Math.round(from[0] + ((i % count[0]) + 0.5) * cell),
    y: Math.round(from[1] + (Math.floor(i / count[0]) + 0.5) * cell),
  }))
  const outline = hull(points)
  if (outline.length < 3) return undefined
  // The hull goes through the middles of the outer cells, so its area is less than that of all cells; if it is greater, there are
  // holes or hollows.
  return area(outline) <= cells.length * cell * cell ? fewerWithin(outline, Math.min(16, MOST.corners)) : undefined
}
