/**
 * Exact spatial facts in table space: the folder's public interface. Sight in space: `sight/index.ts` and `sight/map/index.ts`.
 */

export { spotOnTop } from './climb'

export { corridor, covers } from './corridor'

export {
  distanceToFootprint,
  gap,
  gapAtLeast,
  gapAtMost,
  length,
} from './measure'

export { isConvex, isInside } from './outline'
export { contains, inContact, insideBox, overlaps } from './overlap'

export { reachArea, routeWithin } from './reach'
export { reachPolygons } from './reach-shape'
export type { ContactQuestion, ContactSpot } from './ring'
export { pocketSpots, snapToContact, touchingSpots } from './ring'

export { segment } from './sight'

export { slide } from './slide'
export type { Keep } from './stop'
export { lastFree } from './stop'

export { sweep } from './sweep'

export { INCH } from './types'
