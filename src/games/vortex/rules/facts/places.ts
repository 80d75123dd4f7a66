/**
 * Places where a base may come into contact with a target (4.9): evenly spaced ones for the player to choose from, and exact ones
 * that decide whether the target can be reached and how far away it is. `charge.ts` decides whether each place can be reached.
 */
import { alongEdges, type Bound, boundsAround, meet, outlineOf } from '../../../../geometry/bounds'
import { type Part, partsOf } from '../../../../geometry/clearance'
import { isWayFree } from '../../../../geometry/ground'
import { direction } from '../../../../geometry/heading'
import { distance, distanceToFootprint } from '../../../../geometry/measure'
import type { ReachArea } from '../../../../geometry/reach'
import type { Point } from '../../../../geometry/types'
import type { PlacedTerrain, Ref } from '../../../../table/piece'
import { ACROSS, CONTACT, EPS } from '../constants'
import type { State } from '../state'
import { bodyOf, isAcrossWall } from './contact'
import { enemiesOf, pieceOf } from './figures'
import { isRoomFor, thingsNearTo } from './in-way'
import { snapped, towards } from './moves'

/** Gap between bases at which the last, straight step into contact begins: just outside contact. */
export const STAND_OFF = CONTACT + 2 * EPS
/** Safety margin inside the contact limit, so that a place is still in contact after rounding to whole units. */
const ROOM = 1
/** Number of evenly spaced places around a target. */
const TURNS = 36

/** Whether the miniature's base would fit at this place: wholly on the table and overlapping nothing. */
export const isRoom = (state: State, ref: Ref, at: Point): boolean => {
  const { radius } = pieceOf(state, ref)
  const { width, depth } = state.tabletop
  const inside = at.x >= radius && at.y >= radius && at.x <= width - radius && at.y <= depth - radius
  return inside && isRoomFor(state, ref, at)
}

/** The distance between the centres of two bases that touch. */
export const between = (state: State, ref: Ref, target: Ref): number => pieceOf(state, ref).radius + pieceOf(state, target).radius

/** Evenly spaced places of contact, beginning with the one that faces the charger. */
export function around(state: State, ref: Ref, target: Ref): readonly Point[] {
  const { x, y } = pieceOf(state, target).pose.at
  const own = pieceOf(state, ref).pose.at
  const far = between(state, ref, target)
  const size = distance({ x, y }, own) || 1
  const ahead = { x: (own.x - x) / size, y: (own.y - y) / size }
  return Array.from({ length: TURNS }, (_, i) => {
    const turn = direction((i * 360) / TURNS)
    const [dx, dy] = [ahead.x * turn.x - ahead.y * turn.y, ahead.x * turn.y + ahead.y * turn.x]
    return towards({ x, y }, { x: x + far * dx, y: y + far * dy }, far)
  })
}

/**
 * The place straight ahead from the last bend of the shortest path that can end with a straight line at the target, and the length
 * of that path up to the target's middle. With `ends` it decides whether and how far the target can be reached: the shortest path
 * either runs straight at the target from its last bend or ends where the free room beside the target ends. So if any path exists,
 * it leads to one of these.
 */
export function straightest(
  state: State,
  ref: Ref,
  target: Ref,
  area: ReachArea,
): { readonly at: Point; readonly length: number } | undefined {
  const goal = pieceOf(state, target).pose.at
  const far = between(state, ref, target)
  const whole = area.anchors.map(({ at, walked }) => ({ from: at, length: walked + distance(at, goal) }))
  for (const { from, length } of whole.sort((a, b) => a.length - b.length)) {
    const at = towards(goal, from, far)
    if (isWayFree(area.ground, from, towards(goal, from, far + STAND_OFF)) && isRoom(state, ref, at)) return { at, length }
  }
  return undefined
}

/** Curves around a part on which the base's centre would touch it and, for an enemy, reach the edge of contact and STAND_OFF. */
const limits = (part: Part, radius: number, isEnemy: boolean): readonly Bound[] =>
  (isEnemy ? [0, CONTACT - ROOM, STAND_OFF] : [0]).flatMap((gap) => boundsAround(part, radius + gap))

/** Where limits of two different things meet: the corners of the free room. */
const corners = (things: readonly (readonly Bound[])[]): readonly Point[] =>
  things.flatMap((own, index) => things.slice(index + 1).flatMap((other) => own.flatMap((a) => other.flatMap((b) => meet(a, b)))))

/** The limits of everything so near a place that a base there might touch it, table edges included; one list for each thing. */
function thingsNear(state: State, ref: Ref, { x, y }: Point, far: number, except: Ref): readonly (readonly Bound[])[] {
  const { radius } = pieceOf(state, ref)
  const enemies = enemiesOf(state, ref)
  const reach = far + radius + STAND_OFF
  const near = thingsNearTo(state, ref, { x, y }, reach + 1).filter(
    ({ ref: other, footprint }) => other !== except && distanceToFootprint({ x, y }, footprint) <= reach,
  )
  const { width, depth } = state.tabletop
  const isAtEdge = Math.min(x, y, width - x, depth - y) <= reach
  return [
    ...near.flatMap(({ ref: other, footprint }) =>
      partsOf(footprint).map((part) => limits(part, radius, enemies.includes(other))),
    ),
    ...(isAtEdge ? alongEdges(outlineOf({ width, depth }), -radius).map((edge) => [edge]) : []),
  ]
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 })

/** The corners of the free room around a place, including corners slightly outside contact with enemies. */
export const cornersNear = (state: State, ref: Ref, at: Point, far: number): readonly Point[] =>
  corners(thingsNear(state, ref, at, far, ref)).map(rounded)

/** Places where something limits contact with the target or a second enemy is touched; snapped into touch if free (VX-CON-01). */
export function ends(state: State, ref: Ref, target: Ref): readonly Point[] {
  const { radius, pose } = pieceOf(state, target)
  const far = between(state, ref, target)
  const touching = [far, far + CONTACT - ROOM].map((size) => ({ middle: pose.at, radius: size }))
  const things = thingsNear(state, ref, pose.at, far, target)
  const isTouching = (at: Point) => {
    const away = distance(at, pose.at)
    return away >= far - EPS && away <= far + CONTACT
  }
  const found = radius > 0 && things.length > 0 ? corners([touching, ...things]) : []
  return found
    .filter(isTouching)
    .map(rounded)
    .filter((at) => isTouching(at) && isRoom(state, ref, at))
    .map((at) => snapped(state, ref, at))
}

/** Places along a wall: so many steps each way from the target, and the length of a step. */
const WALL_STEPS = 12
const WALL_STEP = 250

/** VX-CON-02: places across a wall from the target: in even steps, opposite each bend of a path, and at corners of the room. */
export function acrossWall(state: State, ref: Ref, target: Ref, wall: PlacedTerrain, area: ReachArea): readonly Point[] {
  const { radius } = pieceOf(state, ref)
  const other = bodyOf(state, target)
  const reach = radius + other.radius + ACROSS
  const things = thingsNear(state, ref, other.at, reach, target)
  const sides = wall.outlines.flatMap((outline) => alongEdges(outline, radius + EPS))
  const even = sides.flatMap(({ through, along }) => {
    const foot = (at: Point) => (at.x - through.x) * along.x + (at.y - through.y) * along.y
    const step = (by: number) => ({ x: through.x + along.x * by, y: through.y + along.y * by })
    const middle = foot(other.at)
    return [
      ...Array.from({ length: 2 * WALL_STEPS + 1 }, (_, i) => step(middle + (i - WALL_STEPS) * WALL_STEP)),
      ...area.anchors.map(({ at }) => step(foot(at))),
    ]
  })
  const round = { middle: other.at, radius: reach }
  return [...even, ...corners([[round], sides, ...things])]
    .filter((at) => distance(at, other.at) <= reach + 2)
    .map(rounded)
    .filter((at) => isAcrossWall(bodyOf(state, ref, at), other, wall) && isRoom(state, ref, at))
}
