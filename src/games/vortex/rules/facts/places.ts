/**
 * Places where a base may come into contact with a target (4.9): all around it to choose from, and those that decide whether there is one
 * at all and how far the nearest is. Whether each can be got to is judged in `charge.ts`.
 */
import { alongEdges, type Bound, boundsAround, meet, outlineOf } from '../../../../geometry/bounds'
import { type Part, partsOf } from '../../../../geometry/clearance'
import { isWayFree } from '../../../../geometry/ground'
import { direction } from '../../../../geometry/heading'
import { distance, distanceToFootprint } from '../../../../geometry/measure'
import type { ReachArea } from '../../../../geometry/reach'
import { isFree } from '../../../../geometry/sweep'
import type { Point } from '../../../../geometry/types'
import { footprintOf } from '../../../../table/layout'
import type { PlacedTerrain, Ref } from '../../../../table/piece'
import { ACROSS, CONTACT, EPS } from '../constants'
import type { State } from '../state'
import { bodyOf, isAcrossWall } from './contact'
import { enemiesOf, pieceOf } from './figures'
import { obstaclesFor, snapped, towards } from './moves'

/** How far from contact a way may come before its last, straight step into contact. */
export const STAND_OFF = CONTACT + 2 * EPS
/** Contact that is measured this much inside its limit is contact still when it is rounded to whole units. */
const ROOM = 1
/** So many places all around. */
const TURNS = 36

/** Whether its base would stand on the table, clear of everything. */
export const isRoom = (state: State, ref: Ref, at: Point): boolean => {
  const { radius } = pieceOf(state, ref)
  const { width, depth } = state.tabletop
  const inside = at.x >= radius && at.y >= radius && at.x <= width - radius && at.y <= depth - radius
  const others = obstaclesFor(state, ref).map((other) => footprintOf(state.tabletop, other))
  return inside && isFree(radius, [at], others, EPS)
}

/** From centre to centre in contact. */
const between = (state: State, ref: Ref, target: Ref): number => pieceOf(state, ref).radius + pieceOf(state, target).radius

/** Places of contact in even steps, the one straight at the charger first. */
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
 * The places of contact that decide. A way into contact is shortest where it goes straight at the target from its last bend, or else where
 * the room beside the target ends; so where there is any way at all, one of these has it.
 */
export const deciding = (state: State, ref: Ref, target: Ref, area: ReachArea): readonly Point[] => [
  ...straightest(state, ref, target, area),
  ...ends(state, ref, target),
]

/** Straight at the target from the last bend of the shortest way that can end so. */
function straightest(state: State, ref: Ref, target: Ref, area: ReachArea): readonly Point[] {
  const goal = pieceOf(state, target).pose.at
  const far = between(state, ref, target)
  const whole = area.anchors.map(({ at, walked }) => ({ from: at, length: walked + distance(at, goal) }))
  for (const { from } of whole.sort((a, b) => a.length - b.length)) {
    const at = towards(goal, from, far)
    if (isWayFree(area.ground, from, towards(goal, from, far + STAND_OFF)) && isRoom(state, ref, at)) return [at]
  }
  return []
}

/** What its centre may not cross around a part, or where contact with it begins, ends, and is left behind. */
const limits = (part: Part, radius: number, isEnemy: boolean): readonly Bound[] =>
  (isEnemy ? [0, CONTACT - ROOM, STAND_OFF] : [0]).flatMap((gap) => boundsAround(part, radius + gap))

/** Where limits of two different things meet: the corners of the room there is. */
const corners = (things: readonly (readonly Bound[])[]): readonly Point[] =>
  things.flatMap((own, index) => things.slice(index + 1).flatMap((other) => own.flatMap((a) => other.flatMap((b) => meet(a, b)))))

/** What stands so near a place that a base there might touch it, each by its limits; the table's edges too. */
function thingsNear(state: State, ref: Ref, { x, y }: Point, far: number, except: Ref): readonly (readonly Bound[])[] {
  const { radius } = pieceOf(state, ref)
  const { tabletop } = state
  const enemies = enemiesOf(state, ref)
  const near = obstaclesFor(state, ref).filter(
    (other) => other !== except && distanceToFootprint({ x, y }, footprintOf(tabletop, other)) <= far + radius + STAND_OFF,
  )
  const { width, depth } = tabletop
  const isAtEdge = Math.min(x, y, width - x, depth - y) <= far + radius + STAND_OFF
  return [
    ...near.flatMap((other) =>
      partsOf(footprintOf(tabletop, other)).map((part) => limits(part, radius, enemies.includes(other))),
    ),
    ...(isAtEdge ? alongEdges(outlineOf({ width, depth }), -radius).map((edge) => [edge]) : []),
  ]
}

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 })

/** The corners of the room that a base has around a place, some of them a little outside of contact with enemies. */
export const cornersNear = (state: State, ref: Ref, at: Point, far: number): readonly Point[] =>
  corners(thingsNear(state, ref, at, far, ref)).map(rounded)

/** Where the room for contact with the target ends at something else, or another enemy is touched too; in touch where that can be (VX-CON-01). */
function ends(state: State, ref: Ref, target: Ref): readonly Point[] {
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

/** How far along a wall places are looked for, and how finely. */
const WALL_STEPS = 12
const WALL_STEP = 250

/** VX-CON-02: places across a wall from the target, in even steps, straight across from each bend, and at the ends of the room. */
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
