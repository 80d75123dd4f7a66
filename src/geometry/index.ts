/** Exact spatial facts in table space: what other folders may use. All of sight in space is listed in `sight/index.ts` and `sight/map/index.ts`. */

export { fitsOnTop, roomOnTop, spotOnTop } from './climb'
export type { Corridor, CorridorElement, CorridorQuestion, CorridorRelation } from './corridor'
export { corridor, covers, joined } from './corridor'
export { squaredDistance } from './exact'
export type { Ground } from './ground'
export { groundFor } from './ground'
export { direction, place, turn } from './heading'
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
} from './measure'
export type { Bounds } from './outline'
export { area, boundsOf, boundsOfFootprint, hull, isConvex, isInside, pointWithin, twiceArea } from './outline'
export { contains, inContact, insideBox, overlaps } from './overlap'
export type { Anchor, ReachArea, Walk } from './reach'
export { isReachable, reachArea, route, routeWithin } from './reach'
export { borderOf, reachPolygons } from './reach-shape'
export type { ContactQuestion, ContactSpot } from './ring'
export { contactSpots, pocketSpots, snapToContact, touchingSpots } from './ring'
export type { Spot } from './settle'
export { roundTowards } from './settle'
export type { Point3, Scene, SightMiniature, SightPiece, SightRefusal } from './sight'
export {
  corridorInSpace,
  everythingSeen,
  eyeToTarget,
  isovist,
  mutualSight,
  pointsSeen,
  profile,
  putPiece,
  RefusedSight,
  removePiece,
  sceneOf,
  segment,
  sightOf,
} from './sight'
export type { MapRefusal, MapRequest, SightMap } from './sight/map'
export { mapWith, mapWithout, refusalOf, sees, sightMap } from './sight/map'
export type { Push, Slide } from './slide'
export { slide } from './slide'
export type { Keep } from './stop'
export { isKept, lastFree } from './stop'
export type { Sweep, SweepContact } from './sweep'
export { isFree, sweep } from './sweep'
export type { Box, Convex, Disc, Element, Footprint, Interval, Point, Units } from './types'
export { CENTIMETRE, INCH } from './types'
