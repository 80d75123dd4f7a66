/** Turns walls that are drawn as lines into own pieces, a box per segment. Units; the user gives heights and thickness. */
import type { Box, Convex, Point, Units } from '../../geometry/types'
import { type LayoutDocument, type LayoutPiece, MOST } from '../document'
import { type Work, within } from '../own/mesh'
import { MOST as MOST_OWN, type OwnPiece } from '../own/types'
import { BREATH, joined, packed, type WallBox } from './wall-runs'
import { cutBehind, solid } from './wall-solids'

/** A polyline, and what it stands for. */
export interface Wall {
  readonly line: readonly Point[]
  readonly as: 'wall' | 'object' | 'door' | 'window'
}
export interface WallSizes {
  readonly height: Units
  /** The height of what can be seen over: windows and things that are not walls. */
  readonly low: Units
  readonly thickness: Units
  /** The name of each sort in the player's language; a number is added. */
  readonly names: { readonly [A in Wall['as']]: string }
}

interface Stretch {
  readonly as: Wall['as']
  readonly from: Point
  readonly to: Point
}
const keyOf = (as: Wall['as'], { x, y }: Point): string => `${as} ${x} ${y}`

/** For each end of a segment, the number of ends of the same sort at that point. */
function meetings(stretches: readonly Stretch[]): ReadonlyMap<string, number> {
  const ends = new Map<string, number>()
  for (const { as, from, to } of stretches)
    for (const key of [keyOf(as, from), keyOf(as, to)]) ends.set(key, (ends.get(key) ?? 0) + 1)
  return ends
}

/**
 * The box along one segment. Walls are lengthened by half their thickness at both ends so that corners close. Doors and windows
 * are shortened by as much so that they do not overlap the walls, except where they meet one of their own sort: round windows are
 * drawn as many short ones. The box is cut at the table's edge; undefined if nothing of it is left.
 */
function boxAlong(
  { as, from, to }: Stretch,
  thickness: Units,
  meets: ReadonlyMap<string, number>,
  table: Box,
): Convex | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const size = Math.sqrt(dx * dx + dy * dy)
  const half = thickness / 2
  const isWall = as === 'wall' || as === 'object'
  const [before, after] = [from, to].map((end) => {
    if (isWall) return half
    return (meets.get(keyOf(as, end)) ?? 0) > 1 ? 0 : -half - 1
  }) as [number, number]
  if (size < 1 || size + before + after < 1) return undefined
  const [ux, uy] = [dx / size, dy / size]
  const corners = [
    { x: from.x - ux * before + uy * half, y: from.y - uy * before - ux * half },
    { x: to.x + ux * after + uy * half, y: to.y + uy * after - ux * half },
    { x: to.x + ux * after - uy * half, y: to.y + uy * after + ux * half },
    { x: from.x - ux * before - uy * half, y: from.y - uy * before + ux * half },
  ]
  return solid(edgesOf(table).reduce((left: readonly Point[], [start, end]) => cutBehind(left, start, end), corners))
}

/** The edges of the table, counter-clockwise. */
function edgesOf({ width, depth }: Box): readonly (readonly [Point, Point])[] {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ]
  return corners.map((corner, index) => [corner, corners[(index + 1) % 4] as Point])
}

/** The part of a segment on the table, clipped at one side after the other; undefined if there is none. */
function onTable(from: Point, to: Point, width: Units, depth: Units): readonly [Point, Point] | undefined {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [start, end] = [0, 1]
  for (const [step, room] of [
    [-dx, from.x],
    [dx, width - from.x],
    [-dy, from.y],
    [dy, depth - from.y],
  ] as const) {
    if (step === 0 && room < 0) return undefined
    if (step < 0) start = Math.max(start, room / step)
    if (step > 0) end = Math.min(end, room / step)
  }
  if (start > end) return undefined
  const along = (share: number): Point => ({ x: Math.round(from.x + dx * share), y: Math.round(from.y + dy * share) })
  return [along(start), along(end)]
}

/** The parts of a polyline on the table: none if it lies beyond, several if it leaves and comes back. */
export function clipped(line: readonly Point[], width: Units, depth: Units): readonly (readonly Point[])[] {
  const parts: Point[][] = []
  for (const [index, to] of line.slice(1).entries()) {
    const part = onTable(line[index] as Point, to, width, depth)
    if (!part) continue
    const [start, end] = part
    const last = parts.at(-1)?.at(-1)
    if (last?.x === start.x && last.y === start.y) parts.at(-1)?.push(end)
    else parts.push([start, end])
  }
  return parts
}

/**
 * The own pieces and where they stand. None reaches over the table's edge, and none of one sort overlaps another. If there would
 * be too many, several are combined.
 */
export function* wallPieces(
  walls: readonly Wall[],
  { height, low, thickness, names }: WallSizes,
  table: Box,
): Work<Pick<LayoutDocument, 'own' | 'pieces'> | { readonly tooMany: number }> {
  const stretches = walls.flatMap(({ line, as }) => line.slice(1).map((to, i): Stretch => ({ as, from: line[i] as Point, to })))
  const meets = meetings(stretches)
  const boxes: WallBox[] = []
  for (const [index, stretch] of stretches.entries()) {
    const outline = boxAlong(stretch, thickness, meets, table)
    if (outline) boxes.push({ as: stretch.as, outline })
    if (index % BREATH === BREATH - 1) yield 0.1 + (0.1 * index) / stretches.length
  }
  if (boxes.length > MOST.own * MOST_OWN.parts) return { tooMany: boxes.length }
  const whole = yield* within(joined(boxes, MOST_OWN.parts), 0.2, 0.9)
  const lots = whole.length > MOST.own / 2 ? packed(whole, MOST_OWN.parts) : whole
  if (lots.length > MOST.own) return { tooMany: boxes.length }
  const own: { [id: string]: OwnPiece } = {}
  const pieces = lots.map((lot, index): LayoutPiece => {
    const as = lot[0]?.as ?? 'wall'
    const all = lot.flatMap(({ outline }) => outline)
    const at = {
      x: Math.round((Math.min(...all.map(({ x }) => x)) + Math.max(...all.map(({ x }) => x))) / 2),
      y: Math.round((Math.min(...all.map(({ y }) => y)) + Math.max(...all.map(({ y }) => y))) / 2),
    }
    const id = `${as}-${index + 1}`
    const isLow = as === 'window' || as === 'object'
    const name = `${names[as]} ${index + 1}`
    own[id] = {
      name,
      parts: lot.map(({ outline }) => ({
        outline: outline.map(({ x, y }) => ({ x: x - at.x, y: y - at.y })),
        bottom: 0,
        top: isLow ? low : height,
      })),
      traits: { blocksSight: true, climb: false, stand: false, pass: false },
    }
    // Each of these kinds stands on the table once, so the piece takes its kind's name without a number.
    return { ref: `${id}-1`, kind: `own/${id}`, at, heading: 0, name }
  })
  return { own, pieces }
}
