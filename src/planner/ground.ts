/**
 * What is marked on the ground: areas, objectives and notes. Moves them, and finds their images and what lies under a place.
 * Table space, units.
 */
import { isInside } from '../geometry/outline'
import type { Convex, Point, Units } from '../geometry/types'
import { type PlayerSeat, SEATS } from '../kernel'
import type { Ref } from '../table/piece'
import type { LayoutArea, LayoutDocument, LayoutNote, LayoutObjective, LayoutSymmetry } from './document'
import { mirroredOutline, mirroredPoint } from './mirror'
import { freshRef, refsOf } from './refs'

/** The sides that an area can belong to. */
export const SIDES = SEATS.slice(0, 5)

type Real = Exclude<LayoutSymmetry, 'none'>
type Marks = Pick<LayoutDocument, 'size' | 'areas' | 'objectives' | 'notes'>

const shifted = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y })
export const shiftedArea = (area: LayoutArea, by: Point): LayoutArea => ({
  ...area,
  outlines: area.outlines.map((outline) => outline.map((corner) => shifted(corner, by))),
})
export const shiftedMark = <T extends LayoutObjective | LayoutNote>(mark: T, by: Point): T => ({
  ...mark,
  at: shifted(mark.at, by),
})

const textOf = (outlines: readonly Convex[]): string =>
  outlines
    .map((outline) => {
      const names = outline.map(({ x, y }) => `${x} ${y}`)
      const start = names.indexOf([...names].sort()[0] ?? '')
      return [...names.slice(start), ...names.slice(0, start)].join(' ')
    })
    .sort()
    .join('|')
/** Whether two areas cover the same ground, regardless of the corner at which each outline begins. */
export const isSameGround = (a: readonly Convex[], b: readonly Convex[]): boolean => textOf(a) === textOf(b)

/** The image of an area's outlines. */
export const imageOfArea = (
  { size }: Pick<LayoutDocument, 'size'>,
  symmetry: Real,
  { outlines }: LayoutArea,
): readonly Convex[] => outlines.map((outline) => mirroredOutline(size, symmetry, outline))

/** The area that is this one's image; the area itself if it is its own image; undefined if there is none. */
export function mateOfArea(document: Marks, symmetry: Real, area: LayoutArea): LayoutArea | undefined {
  const image = textOf(imageOfArea(document, symmetry, area))
  if (textOf(area.outlines) === image) return area
  return document.areas.find((other) => other.ref !== area.ref && textOf(other.outlines) === image)
}
export function mateOfObjective(document: Marks, symmetry: Real, one: LayoutObjective): LayoutObjective | undefined {
  const { x, y } = mirroredPoint(document.size, symmetry, one.at)
  if (x === one.at.x && y === one.at.y) return one
  return document.objectives.find(({ ref, at, height }) => ref !== one.ref && at.x === x && at.y === y && height === one.height)
}

/** The opposite side: B for A, A for B, D for C and so on. */
const opposite = (seat: PlayerSeat): PlayerSeat => {
  const at = SEATS.indexOf(seat)
  return SEATS[at % 2 === 0 ? at + 1 : at - 1] ?? seat
}

/** The image of an area as a new area. It belongs to the opposite side if that side has no area yet. */
export function areaOpposite(document: Marks, symmetry: Real, area: LayoutArea): LayoutArea {
  const { seat } = area
  const isFree = seat !== undefined && !document.areas.some((one) => one.seat === opposite(seat))
  return {
    ref: freshRef(refsOf([...document.areas, area]), 'area'),
    ...(isFree ? { seat: opposite(seat) } : {}),
    outlines: imageOfArea(document, symmetry, area),
  }
}

/** The area under a place; of several, the last one in the document. */
export const areaAt = ({ areas }: Pick<LayoutDocument, 'areas'>, at: Point): Ref | undefined =>
  areas.findLast(({ outlines }) => outlines.some((outline) => isInside(at, outline)))?.ref

/**
 * Which side deploys where: all areas of a side together, under the first one's ref. Areas without a seat count only if no side
 * has one.
 */
export function sidesOf({ areas }: Pick<LayoutDocument, 'areas'>): readonly Pick<LayoutArea, 'ref' | 'outlines'>[] {
  const seats = [...new Set(areas.flatMap(({ seat }) => seat ?? []))].sort()
  if (seats.length === 0) return areas
  return seats.flatMap((seat) => {
    const own = areas.filter((area) => area.seat === seat)
    const [first] = own
    return first ? [{ ref: first.ref, outlines: own.flatMap(({ outlines }) => outlines) }] : []
  })
}

/** The point by which the area, objective or note with this ref is held: its own place, or its outline's first corner. */
export const gripOf = ({ areas, objectives, notes }: Marks, ref: Ref): Point | undefined =>
  areas.find((area) => area.ref === ref)?.outlines[0]?.[0] ??
  objectives.find((one) => one.ref === ref)?.at ??
  notes.find((one) => one.ref === ref)?.at

/** The centre of mass of an area, where its label is drawn. */
export function middleOfArea({ outlines }: Pick<LayoutArea, 'outlines'>): Point {
  let [sum, x, y]: [number, number, number] = [0, 0, 0]
  for (const outline of outlines) {
    const [origin] = outline
    if (!origin) continue
    for (let i = 1; i + 1 < outline.length; i++) {
      const [b, c] = [outline[i] as Point, outline[i + 1] as Point]
      const twice = (b.x - origin.x) * (c.y - origin.y) - (b.y - origin.y) * (c.x - origin.x)
      sum += twice
      x += (twice * (origin.x + b.x + c.x)) / 3
      y += (twice * (origin.y + b.y + c.y)) / 3
    }
  }
  return sum === 0 ? { x: 0, y: 0 } : { x: Math.round(x / sum), y: Math.round(y / sum) }
}

/** A rectangle between two corners, counter-clockwise. */
export const rectangleOf = (a: Point, b: Point): Convex => {
  const [x0, x1] = [Math.min(a.x, b.x), Math.max(a.x, b.x)]
  const [y0, y1] = [Math.min(a.y, b.y), Math.max(a.y, b.y)]
  return [
    { x: x0, y: y0 },
    { x: x1, y: y0 },
    { x: x1, y: y1 },
    { x: x0, y: y1 },
  ]
}

/** A new area in the middle of the table, a third as wide and deep; the player then types its numbers. */
export function areaInMiddle({ width, depth }: LayoutDocument['size'], grid: Units): Convex {
  const step = grid || 1
  const round = (value: number) => Math.round(value / step) * step
  return rectangleOf({ x: round(width / 3), y: round(depth / 3) }, { x: round((2 * width) / 3), y: round((2 * depth) / 3) })
}
