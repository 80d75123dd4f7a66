/**
 * What is reached from a deployment area in one move and in two, as outlines to draw: contour lines of the distances that
 * `ways.ts` has computed. Units.
 */
import { type Lattice, pointOf } from '../geometry/sight/map/lattice'
import type { Point, Units } from '../geometry/types'
import type { Ref } from '../table/piece'
import type { LayoutDocument } from './document'
import { BASE, groundOfLayout, shareWithin, type Ways, waysFrom, wayTo } from './ways'

export interface ReachZone {
  /** The length of a way from the area to the zone's edge. */
  readonly budget: Units
  /** The share of the ground where a base can stand that lies in the zone. */
  readonly share: number
  /** Closed lines. A place within an odd number of them is reached. */
  readonly rings: readonly (readonly Point[])[]
}
export interface Reach {
  readonly area: Ref
  /** For one move, and for two. */
  readonly zones: readonly [ReachZone, ReachZone]
  /** Objectives on the ground, and the number of moves to reach each: 3 means more than two, Infinity never. */
  readonly objectives: { readonly [objective: Ref]: number }
}

/** The reach from one area; undefined if the document has no such area. For a base of 32 mm by default. */
export function reachFrom(document: LayoutDocument, area: Ref, move: Units, base: Units = BASE): Reach | undefined {
  const outlines = document.areas.find(({ ref }) => ref === area)?.outlines
  if (!outlines) return undefined
  const ways = waysFrom(document, groundOfLayout(document, base), outlines)
  const zone = (budget: Units): ReachZone => ({
    budget,
    share: shareWithin(ways, budget),
    rings: ringsWithin(ways, budget, document),
  })
  const movesTo = (at: Point): number => {
    const way = wayTo(ways, at)
    return way <= move ? 1 : way <= 2 * move ? 2 : Number.isFinite(way) ? 3 : Infinity
  }
  const objectives = document.objectives.filter(({ height }) => height === 0).map(({ ref, at }) => [ref, movesTo(at)])
  return { area, zones: [zone(move), zone(2 * move)], objectives: Object.fromEntries(objectives) }
}

/**
 * The contour lines around everything within a given distance of the area. A cell is inside if the way to its middle is not
 * longer; between two cells the line is at the interpolated distance. Lines end at the table's edges.
 */
export function ringsWithin(
  { lattice, lengths }: Ways,
  budget: Units,
  { size }: Pick<LayoutDocument, 'size'>,
): readonly (readonly Point[])[] {
  const { columns, rows } = lattice
  // Beyond the middles of the outermost cells the ground continues to the table's edge; beyond that nothing is reached.
  const xs = linesOf(lattice, columns, size.width, (i) => pointOf(lattice, i).x)
  const ys = linesOf(lattice, rows, size.depth, (i) => pointOf(lattice, i * columns).y)
  const excess = (i: number, j: number): number => {
    if (i === 0 || j === 0 || i === xs.length - 1 || j === ys.length - 1) return lattice.cell
    const column = Math.min(columns - 1, Math.max(0, i - 2))
    const row = Math.min(rows - 1, Math.max(0, j - 2))
    const length = lengths[row * columns + column] as number
    // A cell that cannot be reached counts as slightly beyond the limit.
    if (!Number.isFinite(length)) return lattice.cell
    return length <= budget ? Math.max(-lattice.cell, Math.min(-1, length - budget)) : Math.min(lattice.cell, length - budget)
  }
  const next = new Map<string, { readonly at: Point; readonly to: string }>()
  for (let j = 0; j + 1 < ys.length; j++)
    for (let i = 0; i + 1 < xs.length; i++)
      for (const { from, to } of crossed(i, j, excess))
        next.set(keyOf(from), { at: placeOn(from, xs, ys, excess), to: keyOf(to) })
  return chained(next)
}

const linesOf = ({ cell }: Lattice, count: number, side: Units, middle: (index: number) => number): readonly number[] => {
  const middles = Array.from({ length: count }, (_, index) => Math.min(side, middle(index)))
  const last = middles.at(-1) ?? cell
  // The last cell may extend over the edge: its middle is then moved onto the edge.
  return [0, 0, ...middles, Math.max(last, side), Math.max(last, side)]
}

/** An edge of the grid: along x or along y, from the node `i`, `j`. */
interface GridEdge {
  readonly i: number
  readonly j: number
  readonly along: 'x' | 'y'
}
const keyOf = ({ i, j, along }: GridEdge): string => `${i} ${j} ${along}`

/** The contour lines through one field of the grid, with the inside on their left. */
function crossed(i: number, j: number, excess: (i: number, j: number) => number) {
  const inside = [excess(i, j), excess(i + 1, j), excess(i + 1, j + 1), excess(i, j + 1)].map((value) => value < 0)
  const edges: readonly GridEdge[] = [
    { i, j, along: 'x' },
    { i: i + 1, j, along: 'y' },
    { i, j: j + 1, along: 'x' },
    { i, j, along: 'y' },
  ]
  const found: { readonly from: GridEdge; readonly to: GridEdge }[] = []
  // If only two opposite corners are inside, they stay separate, each with its own line.
  for (let k = 0; k < 4; k++) {
    if (!inside[k] || inside[(k + 3) % 4]) continue
    let last = k
    while (inside[(last + 1) % 4]) last++
    found.push({ from: edges[last % 4] as GridEdge, to: edges[(k + 3) % 4] as GridEdge })
  }
  return found
}

function placeOn(
  { i, j, along }: GridEdge,
  xs: readonly number[],
  ys: readonly number[],
  excess: (i: number, j: number) => number,
): Point {
  const [k, l] = along === 'x' ? [i + 1, j] : [i, j + 1]
  const [a, b] = [excess(i, j), excess(k, l)]
  const part = a / (a - b)
  const between = (from: number, to: number) => Math.round(from + (to - from) * part)
  return { x: between(xs[i] as number, xs[k] as number), y: between(ys[j] as number, ys[l] as number) }
}

/** Every crossing has one successor; these are followed until the line closes. */
function chained(next: Map<string, { readonly at: Point; readonly to: string }>): readonly (readonly Point[])[] {
  const rings: (readonly Point[])[] = []
  for (const start of next.keys()) {
    const ring: Point[] = []
    for (let step = next.get(start), key = start; step; step = next.get(key)) {
      next.delete(key)
      ring.push(step.at)
      key = step.to
    }
    rings.push(straightened(ring))
  }
  return rings.filter((ring) => ring.length > 2)
}

/** The outline without points on a straight line between their neighbours; along the table's edges there may be hundreds. */
function straightened(ring: readonly Point[]): readonly Point[] {
  return ring.filter((at, i) => {
    const before = ring[(i + ring.length - 1) % ring.length] as Point
    const after = ring[(i + 1) % ring.length] as Point
    return (at.x - before.x) * (after.y - at.y) !== (at.y - before.y) * (after.x - at.x)
  })
}
