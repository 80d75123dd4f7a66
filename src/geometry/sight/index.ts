/**
 * Sight in space: the folder's public interface. Begin with `types.ts`; `sceneOf` makes a scene and `putPiece` updates it.
 * Queries throw `RefusedSight` for invalid numbers (`door.ts`); `isPlace` checks beforehand. Maps of the whole table:
 * `map/index.ts`.
 */

export { corridorInSpace } from './corridor-in-space'

export type { SightOf } from './group'
export { everythingSeen, sightOf } from './group'

export type { Rings, Samples, SightMiniature } from './miniature'
export { eyeOf, facingSamples, ringSamples, topSample } from './miniature'
export type { ProfileSpan } from './profile'
export { profile } from './profile'
export type { Scene } from './scene'
export { putPiece, removePiece, sceneOf } from './scene'

export { box, faultOf } from './solids'
export { isAnyUntouched, isUntouched, pointsUntouched } from './touching'
export type {
  Among,
  Layer,
  Point3,
  SightPiece,
  Solid,
} from './types'

export type { EyeToTarget, SegmentSight, Sighting } from './visibility'
export { pointsSeen, segment } from './visibility'
