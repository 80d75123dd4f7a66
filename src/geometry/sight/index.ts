/**
 * Sight in space: what other folders may use. Begin with `types.ts`; a scene is made by `sceneOf` and kept by `putPiece`. Queries throw
 * `RefusedSight` for numbers that cannot be (`door.ts`); `isPlace` tells beforehand. Maps of the whole table: `map/index.ts`.
 */

export type { SpaceCorridorQuestion } from './corridor-in-space'
export { corridorInSpace } from './corridor-in-space'
export type { SightRefusal } from './door'
export { RefusedSight } from './door'
export type { Manner, MutualSight, SightOf } from './group'
export { everythingSeen, mutualSight, sightOf } from './group'
export type { Isovist } from './isovist'
export { isovist } from './isovist'
export type { Rings, Round, Samples, SightMiniature } from './miniature'
export { boxAround, eyeOf, facingSamples, ringSamples, volumesOf } from './miniature'
export type { ProfilePoint, ProfileSpan } from './profile'
export { profile } from './profile'
export type { Scene, ScenePiece } from './scene'
export { MOST_SOLIDS, putPiece, removePiece, sceneOf } from './scene'
export { shadowOf, triangleShadow } from './shadow'
export { box, faultOf, isPlace, MOST_CORNERS, MOST_SIDES, oval } from './solids'
export { pointsUntouched } from './touching'
export type {
  Among,
  Blocker,
  Cylinder,
  Fault,
  Layer,
  Mesh,
  Point3,
  Polyhedron,
  Prism,
  RefusedSolid,
  SightPiece,
  Solid,
} from './types'
export { FARTHEST, FAULTS, LAYERS } from './types'
export type { ClearnessQuestion, EyeToTarget, RowSeen, SegmentSight, SharesSeen, Sighting } from './visibility'
export { eyeToTarget, pointsSeen, rowsSeen, SHARES, segment, shareSeen } from './visibility'
