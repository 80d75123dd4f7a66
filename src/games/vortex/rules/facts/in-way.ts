/** What is in the way of a base (VX-MOV-02): all other pieces and all terrain. It is asked for at every place of a search. */
import { distanceToFootprint } from '../../../../geometry/measure'
import { type Bounds, boundsOfFootprint } from '../../../../geometry/outline'
import { isFree } from '../../../../geometry/sweep'
import type { Footprint, Point, Units } from '../../../../geometry/types'
import { footprintOf } from '../../../../table/layout'
import type { Piece, PlacedTerrain, Ref, Tabletop } from '../../../../table/piece'
import { CONTACT, EPS } from '../constants'
import type { State } from '../state'
import { pieceOf } from './figures'

export interface Thing {
  readonly ref: Ref
  readonly footprint: Footprint
  readonly bounds: Bounds
}
interface InWay {
  readonly things: readonly Thing[]
  readonly refs: readonly Ref[]
  readonly footprints: readonly Footprint[]
}

/** What is in the way of each miniature, by tabletop. */
const IN_WAY = new WeakMap<Tabletop, Map<Ref, InWay>>()
/** Things by piece, so that whatever is prepared for a footprint is still known when something else has moved. */
const THINGS = new WeakMap<Piece | PlacedTerrain, Thing>()

function thingOf(tabletop: Tabletop, one: Piece | PlacedTerrain): Thing {
  const known = THINGS.get(one)
  if (known) return known
  const footprint = footprintOf(tabletop, one.ref)
  const made = { ref: one.ref, footprint, bounds: boundsOfFootprint(footprint) }
  THINGS.set(one, made)
  return made
}

function inWayOf({ tabletop }: State, ref: Ref): InWay {
  const all = IN_WAY.get(tabletop) ?? new Map<Ref, InWay>()
  IN_WAY.set(tabletop, all)
  const known = all.get(ref)
  if (known) return known
  const others = [...Object.values(tabletop.pieces).filter((piece) => piece.ref !== ref), ...tabletop.terrain]
  const things = others.map((one) => thingOf(tabletop, one))
  const found = { things, refs: things.map((thing) => thing.ref), footprints: things.map(({ footprint }) => footprint) }
  all.set(ref, found)
  return found
}

export const obstaclesFor = (state: State, ref: Ref): readonly Ref[] => inWayOf(state, ref).refs
/** Their footprints, in the same order. */
export const footprintsFor = (state: State, ref: Ref): readonly Footprint[] => inWayOf(state, ref).footprints
/** All of them, in the same order, with what is known about each. */
export const thingsFor = (state: State, ref: Ref): readonly Thing[] => inWayOf(state, ref).things

/** The distance from a point to a rectangle, or less; 0 inside. */
export const atLeastTo = ({ x, y }: Point, { minX, minY, maxX, maxY }: Bounds): Units =>
  Math.max(0, minX - x, x - maxX, minY - y, y - maxY)

/** Those that may be nearer than `far` to a point, or a little farther, in the same order. */
export const thingsNearTo = (state: State, ref: Ref, at: Point, far: Units): readonly Thing[] =>
  thingsFor(state, ref).filter(({ bounds }) => atLeastTo(at, bounds) <= far)

/** Whether a base overlaps nothing at a place. */
export const isRoomFor = (state: State, ref: Ref, at: Point): boolean => {
  const { radius } = pieceOf(state, ref)
  return thingsFor(state, ref).every(
    ({ footprint, bounds }) => atLeastTo(at, bounds) >= radius || isFree(radius, [at], [footprint], EPS),
  )
}

/** How far a base may go from a place in any direction, at least, before it touches anything or leaves the table. */
export function roomAround(state: State, ref: Ref, at: Point): Units {
  const { radius } = pieceOf(state, ref)
  const { width, depth } = state.tabletop
  let room = Math.min(at.x, at.y, width - at.x, depth - at.y)
  for (const { footprint, bounds } of thingsFor(state, ref))
    if (atLeastTo(at, bounds) < room) room = Math.min(room, distanceToFootprint(at, footprint))
  return room - radius - CONTACT
}
