/** Walls drawn as lines, made into own pieces: a box along every stretch. Units; heights and thickness are asked of whoever imports. */
import { areApart, type Bounds, boundsOf, hull, isConvex } from '../../geometry/outline'
import { overlaps } from '../../geometry/overlap'
import type { Convex, Point, Units } from '../../geometry/types'
import { type LayoutDocument, type LayoutPiece, MOST } from '../document'
import { type Work, within } from '../own/mesh'
import { MOST as MOST_OWN, type OwnPiece } from '../own/types'

/** A line of stretches, and what it is. */
export interface Wall {
  readonly line: readonly Point[]
  readonly as: 'wall' | 'object' | 'door' | 'window'
}
export interface WallSizes {
  readonly height: Units
  /** The height of what can be seen over: windows, things that are no walls. */
  readonly low: Units
  readonly thickness: Units
  /** What each sort is called, in the player's language; they are numbered. */
  readonly names: { readonly [A in Wall['as']]: string }
}

interface Box {
  readonly as: Wall['as']
  readonly outline: Convex
}

interface Stretch {
  readonly as: Wall['as']
  readonly from: Point
  readonly to: Point
}
const keyOf = (as: Wall['as'], { x, y }: Point): string => `${as} ${x} ${y}`

/** At how many ends of its own sort each end lies. */
function meetings(stretches: readonly Stretch[]): ReadonlyMap<string, number> {
  const ends = new Map<string, number>()
  for (const { as, from, to } of stretches)
    for (const key of [keyOf(as, from), keyOf(as, to)]) ends.set(key, (ends.get(key) ?? 0) + 1)
  return ends
}

/**
 * The box along one stretch. Walls are lengthened by half their thickness at both ends so that corners close; doors and windows are
 * shortened by as much, so that they stand between the walls and not in them, but not where they meet their like: round windows are drawn
 * as many short ones. Undefined where a stretch has no length.
 */
function boxAlong({ as, from, to }: Stretch, thickness: Units, meets: ReadonlyMap<string, number>): Convex | undefined {
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
  ].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
  const outline = hull(corners)
  return isConvex(outline) ? outline : undefined
}

/** The part of a stretch that lies on a table; undefined where there is none. Cut at one side of the table after the other. */
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

/** The parts of a line that lie on a table: none where all of it lies beyond, several where it leaves and comes back. */
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

/** Boxes by the squares of a lattice that they reach into, so that each is held against its neighbours only. */
function latticeOf(bounds: readonly Bounds[]): (of: Bounds) => ReadonlySet<number> {
  const cells = new Map<string, number[]>()
  const reached = ({ minX, minY, maxX, maxY }: Bounds): readonly string[] => {
    const keys: string[] = []
    for (let x = Math.floor(minX / CELL); x <= Math.floor(maxX / CELL); x++)
      for (let y = Math.floor(minY / CELL); y <= Math.floor(maxY / CELL); y++) keys.push(`${x},${y}`)
    return keys
  }
  for (const [index, one] of bounds.entries())
    for (const key of reached(one)) {
      const cell = cells.get(key)
      if (cell) cell.push(index)
      else cells.set(key, [index])
    }
  return (of) => new Set(reached(of).flatMap((key) => cells.get(key) ?? []))
}
/** Some inches: most walls reach into few squares, and few walls into one. */
const CELL = 10_160

/** Boxes that touch become one piece, as far as one piece may hold them: separate walls that meet at a corner would overlap. */
function* joined(boxes: readonly Box[], most: number): Work<readonly (readonly Box[])[]> {
  const bounds = boxes.map(({ outline }) => boundsOf(outline))
  const near = latticeOf(bounds)
  const left = new Set(boxes.keys())
  const lots: Box[][] = []
  let done = 0
  for (const first of boxes.keys()) {
    if (!left.delete(first)) continue
    const lot: number[] = [first]
    for (let at = 0; at < lot.length; at++) {
      const one = lot[at] as number
      const [here, mine] = [bounds[one] as Bounds, boxes[one] as Box]
      for (const other of [...near(here)].sort((a, b) => a - b)) {
        const next = boxes[other] as Box
        if (!left.has(other) || next.as !== mine.as || areApart(here, bounds[other] as Bounds, 0)) continue
        if (!overlaps({ parts: [mine.outline] }, { parts: [next.outline] }, 0)) continue
        left.delete(other)
        lot.push(other)
      }
      if (++done % BREATH === 0) yield done / boxes.length
    }
    for (let from = 0; from < lot.length; from += most)
      lots.push(lot.slice(from, from + most).map((index) => boxes[index] as Box))
  }
  return lots
}
/** Walls between two breaths. */
const BREATH = 256

/** Fewer pieces: boxes of one sort become one, whether they touch or not. */
function merged(lots: readonly (readonly Box[])[], most: number): readonly (readonly Box[])[] {
  const made: Box[][] = []
  for (const lot of [...lots].sort((a, b) => (a[0]?.as ?? '').localeCompare(b[0]?.as ?? ''))) {
    const last = made.at(-1)
    if (last && last[0]?.as === lot[0]?.as && last.length + lot.length <= most) last.push(...lot)
    else made.push([...lot])
  }
  return made
}

/** The own pieces and where they stand. Where there would be too many, several become one. */
export function* wallPieces(
  walls: readonly Wall[],
  { height, low, thickness, names }: WallSizes,
): Work<Pick<LayoutDocument, 'own' | 'pieces'> | { readonly tooMany: number }> {
  const stretches = walls.flatMap(({ line, as }) => line.slice(1).map((to, i): Stretch => ({ as, from: line[i] as Point, to })))
  const meets = meetings(stretches)
  const boxes = stretches.flatMap((stretch): readonly Box[] => {
    const outline = boxAlong(stretch, thickness, meets)
    return outline ? [{ as: stretch.as, outline }] : []
  })
  if (boxes.length > MOST.own * MOST_OWN.parts) return { tooMany: boxes.length }
  const whole = yield* within(joined(boxes, MOST_OWN.parts), 0.1, 0.9)
  const lots = whole.length > MOST.own / 2 ? merged(whole, MOST_OWN.parts) : whole
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
    // Each own kind stands on the table once: it goes by its kind's name, without a number.
    return { ref: `${id}-1`, kind: `own/${id}`, at, heading: 0, name }
  })
  return { own, pieces }
}
