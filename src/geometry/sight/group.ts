/** Sight among many miniatures. Each answer is directional: from one's eye to the other's body. Units as in `types.ts`. */
import { eyeOf, facingSamples, type Samples, type SightMiniature } from './miniature'
import type { Scene } from './scene'
import type { Layer, Point3 } from './types'
import { pointsSeen, type SharesSeen, type Sighting, shareSeen } from './visibility'

/** How a game defines sight: what counts as a blocker, and at which points of a target. */
export interface Manner {
  readonly layers?: readonly Layer[]
  /** Pieces that never block, in addition to viewer and target. */
  readonly except?: readonly string[]
  /** By default `facingSamples`. */
  readonly samples?: (target: SightMiniature, eye: Point3) => Samples
}

/** One miniature's sight of another. */
export interface SightOf {
  readonly viewer: string
  readonly target: string
  readonly share: SharesSeen
  readonly sighting: Sighting
}

/** What one miniature sees of another. Viewer and target do not block. */
export const sightOf = (scene: Scene, viewer: SightMiniature, target: SightMiniature, manner: Manner = {}): SightOf => {
  const eye = eyeOf(viewer)
  const samples = (manner.samples ?? facingSamples)(target, eye)
  const sighting = pointsSeen(scene, eye, samples, {
    ...(manner.layers ? { layers: manner.layers } : {}),
    except: [viewer.ref, target.ref, ...(manner.except ?? [])],
  })
  return { viewer: viewer.ref, target: target.ref, share: shareSeen(sighting), sighting }
}

/** The viewer's sight of every other miniature, in the given order. */
export const everythingSeen = (
  scene: Scene,
  viewer: SightMiniature,
  targets: readonly SightMiniature[],
  manner: Manner = {},
): readonly SightOf[] => targets.filter(({ ref }) => ref !== viewer.ref).map((target) => sightOf(scene, viewer, target, manner))

/** All sight within a group, and whether it is mutual: everybody sees part of everybody else. */
export interface MutualSight {
  readonly isMutual: boolean
  /** All ordered pairs, grouped by viewer. */
  readonly pairs: readonly SightOf[]
  /** The pairs in which the viewer sees nothing of the target. */
  readonly missing: readonly SightOf[]
}

/** Mutual sight within a group; true for a group of one or none. */
export const mutualSight = (scene: Scene, group: readonly SightMiniature[], manner: Manner = {}): MutualSight => {
  const pairs = group.flatMap((viewer) => everythingSeen(scene, viewer, group, manner))
  const missing = pairs.filter(({ share }) => share === 'none')
  return { isMutual: missing.length === 0, pairs, missing }
}
