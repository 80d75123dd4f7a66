/** Exact spatial facts in table space: what other folders may use. */

export { fitsOnTop, roomOnTop, spotOnTop } from './climb.ts'
export type { Corridor, CorridorElement, CorridorQuestion, CorridorRelation } from './corridor.ts'
export { corridor, covers, joined } from './corridor.ts'
export type { Ground } from './ground.ts'
export { groundFor } from './ground.ts'
export { direction, place, turn } from './heading.ts'
export {
  distance,
  distanceAtLeast,
  distanceAtMost,
  distanceToFootprint,
  gap,
  gapAtLeast,
  gapAtMost,
  length,
  lengthAtMost,
  nearestPoint,
} from './measure.ts'
export type { Bounds } from './outline.ts'
export { area, boundsOf, boundsOfFootprint, hull, isConvex, isInside, pointWithin, twiceArea } from './outline.ts'
export { contains, inContact, insideBox, overlaps } from './overlap.ts'
export type { Anchor, ReachArea, Walk } from './reach.ts'
export { isReachable, reachArea, route, routeWithin } from './reach.ts'
export { borderOf, reachPolygons } from './reach-shape.ts'
export type { ContactQuestion, ContactSpot } from './ring.ts'
export { contactSpots, snapToContact } from './ring.ts'
export type { Spot } from './settle.ts'
export { roundTowards } from './settle.ts'
export type { Push, Slide } from './slide.ts'
export { slide } from './slide.ts'
export type { Keep } from './stop.ts'
export { isKept, lastFree } from './stop.ts'
export type { Sweep, SweepContact } from './sweep.ts'
export { isFree, sweep } from './sweep.ts'
export type { Box, Convex, Disc, Element, Footprint, Interval, Point, Units } from './types.ts'
export { CENTIMETRE, INCH } from './types.ts'
