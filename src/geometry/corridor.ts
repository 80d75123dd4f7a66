/**
 * The strip between two discs, and what lies in it. Table space, units as in `types.ts`. Inside the strip, `s` is measured from
 * the first disc's centre towards the second's, `t` across it, positive to the left.
 */
import { discInStrip, polygonInStrip, type Strip, type StripPoint } from './corridor-clip'
import { discEntersStrip, polygonEntersStrip } from './corridor-entry'
import { squaredDistance } from './exact'
import type { Disc, Element, Footprint, Interval, Point, Units } from './types'

/** The two discs, the corridor's width, the tolerances, and the elements to test. */
export interface CorridorQuestion<Ref extends string = string> {
  readonly from: Disc
  readonly to: Disc
  readonly width: Units
  /** How deep an element must reach into the corridor to count, and how wide a hole may be to count as covered. */
  readonly tolerance: Units
  /** With at most this gap between the discs, the corridor is empty. */
  readonly contact: Units
  readonly elements: readonly Element<Ref>[]
}

/** Whether an element is outside the corridor, in part of its width, or across all of it. */
export type CorridorRelation = 'untouched' | 'partial' | 'covering'

/** One element in relation to the corridor. */
export interface CorridorElement<Ref extends string = string> {
  readonly ref: Ref
  readonly relation: CorridorRelation
  /** The intervals of the corridor's width that it occupies: disjoint, in order, between -width/2 and width/2, not rounded. */
  readonly span: readonly Interval[]
  /** Its parts inside the corridor, rounded to integer units, for display. */
  readonly clipped: readonly (readonly Point[])[]
  /** Its nearest and farthest distance inside the corridor, measured from the first disc's edge; 0 if untouched. */
  readonly near: number
  readonly far: number
}

/** A corridor with its evidence. */
export interface Corridor<Ref extends string = string> {
  /** The corners, counter-clockwise from the first disc's right, in integer units, for display; none if the corridor is empty. */
  readonly outline: readonly Point[]
  /** From edge to edge of the discs; 0 if they overlap. */
  readonly length: number
  /** Whether the discs are too near each other for anything to lie between them. */
  readonly isEmpty: boolean
  /** All elements: those in the corridor by nearness to the first disc, then the untouched ones in the given order. */
  readonly elements: readonly CorridorElement<Ref>[]
}

const TIE = 1e-6

/**
 * Whether intervals together extend from `-width/2` to `width/2`, each end within `tolerance` and without a hole wider than it.
 * Differences up to a millionth of a unit are ignored.
 */
export const covers = (spans: readonly Interval[], width: Units, tolerance: Units): boolean => {
  let reached = -width / 2
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    if (from > reached + tolerance + TIE) return false
    if (to > reached) reached = to
  }
  return reached >= width / 2 - tolerance - TIE
}

/** The union of intervals, in order; touching ones are joined. */
export const joined = (spans: readonly Interval[]): readonly Interval[] => {
  const result: Interval[] = []
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = result[result.length - 1]
    if (last !== undefined && span.from <= last.to)
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else result.push(span)
  }
  return result
}

const entersStrip = (strip: Strip, footprint: Footprint): boolean =>
  'disc' in footprint ? discEntersStrip(strip, footprint.disc) : footprint.parts.some((part) => polygonEntersStrip(strip, part))

const inStrip = <Ref extends string>(strip: Strip, { ref, footprint }: Element<Ref>): CorridorElement<Ref> => {
  if (!entersStrip(strip, footprint)) return { ref, relation: 'untouched', span: [], clipped: [], near: 0, far: 0 }
  const pieces =
    'disc' in footprint
      ? [discInStrip(strip, footprint.disc)]
      : footprint.parts.filter((part) => polygonEntersStrip(strip, part)).map((part) => polygonInStrip(strip, part))
  const span = joined(pieces.map((piece) => piece.span))
  return {
    ref,
    relation: covers(span, strip.width, strip.tolerance) ? 'covering' : 'partial',
    span,
    clipped: pieces.map((piece) => piece.outline.map((point) => onTable(strip, point))),
    near: Math.min(...pieces.map((piece) => piece.near)) - strip.start,
    far: Math.max(...pieces.map((piece) => piece.far)) - strip.start,
  }
}

const onTable = ({ origin, dx, dy, size }: Strip, { s, t }: StripPoint): Point => ({
  x: Math.round(origin.x + (s * dx - t * dy) / size) + 0,
  y: Math.round(origin.y + (s * dy + t * dx) / size) + 0,
})

/**
 * What lies in the corridor of a given width between two discs. Whether an element enters it (by more than the tolerance on every
 * side) is exact. Spans are computed in floating point, those of discs without approximation; ties count as covering (see
 * `covers`).
 */
export const corridor = <Ref extends string>(question: CorridorQuestion<Ref>): Corridor<Ref> => {
  const { from, to, width, tolerance, contact, elements } = question
  const dx = to.at.x - from.at.x
  const dy = to.at.y - from.at.y
  const squared = squaredDistance(from.at, to.at)
  const size = Math.sqrt(squared)
  const length = Math.max(0, size - from.radius - to.radius)
  const near = from.radius + to.radius + contact
  if (squared <= near * near) {
    const untouched = elements.map(({ ref }) => ({ ref, relation: 'untouched', span: [], clipped: [], near: 0, far: 0 }) as const)
    return { outline: [], length, isEmpty: true, elements: untouched }
  }
  const strip: Strip = {
    origin: from.at,
    dx,
    dy,
    squared,
    size,
    start: from.radius,
    left: to.radius,
    end: size - to.radius,
    width,
    tolerance,
  }
  const half = width / 2
  const corners: readonly StripPoint[] = [
    { s: strip.start, t: -half },
    { s: strip.end, t: -half },
    { s: strip.end, t: half },
    { s: strip.start, t: half },
  ]
  const outline = corners.map((point) => onTable(strip, point))
  const all = elements.map((element) => inStrip(strip, element))
  const touched = all.filter(({ relation }) => relation !== 'untouched').sort((a, b) => a.near - b.near)
  return { outline, length, isEmpty: false, elements: [...touched, ...all.filter(({ relation }) => relation === 'untouched')] }
}
