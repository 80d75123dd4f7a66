/** The three flat views of a piece: what each shows, and what dragging a handle in it does. In the piece's units (0.01 mm). */

import { boundsOf } from '../../../geometry/outline'
import type { Convex, Point } from '../../../geometry/types'
import type { OwnEdit } from '../../../planner/own/edits'
import type { OwnPart } from '../../../planner/own/types'

/** From above; from the front (horizontal is x); from the right (horizontal is y). */
export const SIDES = ['above', 'front', 'side'] as const
export type Side = (typeof SIDES)[number]

/** A place in a view: `u` to the right and `v` up on the screen. */
export interface Spot {
  readonly u: number
  readonly v: number
}
export const spotOf = (side: Side, x: number, y: number, z: number): Spot =>
  side === 'above' ? { u: x, v: y } : { u: side === 'front' ? x : y, v: z }

/** The outline of a solid, projected into a view. */
export function shadowOf(side: Side, { outline, bottom, top }: Pick<OwnPart, 'outline' | 'bottom' | 'top'>): readonly Spot[] {
  if (side === 'above') return outline.map(({ x, y }) => ({ u: x, v: y }))
  const { minX, minY, maxX, maxY } = boundsOf(outline)
  const [low, high] = side === 'front' ? [minX, maxX] : [minY, maxY]
  return [
    { u: low, v: bottom },
    { u: high, v: bottom },
    { u: high, v: top },
    { u: low, v: top },
  ]
}

/** Drags snap to half a millimetre, unless free movement is asked for. */
const STEP = 50
export const kept = (value: number, isFree: boolean): number => (isFree ? Math.round(value) : Math.round(value / STEP) * STEP)

/** Whether an outline is an axis-aligned box. Dragging a corner then moves its neighbours, so that it stays a box. */
export const isBox = (outline: Convex): boolean =>
  outline.length === 4 &&
  outline.every((from, i) => {
    const to = outline[(i + 1) % 4] as Point
    return from.x === to.x || from.y === to.y
  })

/** The least width and height of a solid, one unit, so that it is never flat. */
const LEAST = 1

/** The solid after one of its corners in a view was dragged to a spot. `part` is the solid at the start of the drag. */
export function cornerDragged(side: Side, part: OwnPart, index: number, corner: number, to: Spot, isFree: boolean): OwnEdit {
  const [u, v] = [kept(to.u, isFree), kept(to.v, isFree)]
  if (side === 'above') {
    const fixed = part.outline[(corner + 2) % 4]
    const outline =
      fixed && isBox(part.outline)
        ? rectangle(u, v, fixed.x, fixed.y)
        : part.outline.map((old, i) => (i === corner ? { x: u, y: v } : old))
    return { type: 'shape', part: index, outline }
  }
  // In the front and side views a solid is as wide as its outline: dragging scales it away from the opposite side.
  const isTop = corner >= 2
  const isHigh = corner === 1 || corner === 2
  const { minX, minY, maxX, maxY } = boundsOf(part.outline)
  const [low, high] = side === 'front' ? [minX, maxX] : [minY, maxY]
  const [from, other] = isHigh ? [high, low] : [low, high]
  const scale = Math.max(LEAST / (high - low), (u - other) / (from - other))
  const along = (value: number) => Math.round(other + (value - other) * scale)
  const outline = part.outline.map(({ x, y }) => (side === 'front' ? { x: along(x), y } : { x, y: along(y) }))
  const bottom = isTop ? part.bottom : Math.min(Math.max(0, v), part.top - LEAST)
  const top = isTop ? Math.max(v, part.bottom + LEAST) : part.top
  return { type: 'shape', part: index, outline, bottom, top }
}

/** The solid after being dragged by `by`, but not below the ground. `part` is the solid at the start of the drag. */
export function partDragged(side: Side, part: OwnPart, index: number, by: Spot, isFree: boolean): OwnEdit {
  const [u, v] = [kept(by.u, isFree), kept(by.v, isFree)]
  const move = side === 'above' ? { x: u, y: v } : side === 'front' ? { x: u, y: 0 } : { x: 0, y: u }
  const lift = side === 'above' ? 0 : Math.max(-part.bottom, v)
  return {
    type: 'shape',
    part: index,
    outline: part.outline.map(({ x, y }) => ({ x: x + move.x, y: y + move.y })),
    bottom: part.bottom + lift,
    top: part.top + lift,
  }
}

const rectangle = (x0: number, y0: number, x1: number, y1: number): Convex => {
  const [left, right, near, far] = [Math.min(x0, x1), Math.max(x0, x1), Math.min(y0, y1), Math.max(y0, y1)]
  return [
    { x: left, y: near },
    { x: right, y: near },
    { x: right, y: far },
    { x: left, y: far },
  ]
}
