/**
 * One sight with all the evidence of the sight engine. Both the picture and the text are made from it; nothing is computed twice.
 */
import {
  eyeOf,
  facingSamples,
  type Point3,
  type ProfileSpan,
  profile,
  type Samples,
  type SegmentSight,
  type SightMiniature,
  type SightOf,
  segment,
  sightOf,
} from '../geometry/sight'
import type { Ref } from '../table/piece'
import type { SightTable } from '../table/sight'

/** The ref of a target that is only a place: a hypothetical body like the viewer's. */
export const PHANTOM: Ref = 'nobody'

/** Scenery and bodies stop sight. Bases are left out, as every body extends above its base. */
const LAYERS = ['terrain', 'hull'] as const

export interface Considered {
  readonly viewer: SightMiniature
  readonly target: SightMiniature
  readonly eye: Point3
  /** The points of the target's body that are tested, and what hides each. */
  readonly samples: Samples
  readonly sight: SightOf
  /** The sight from the target to the viewer. */
  readonly back: SightOf
  /** The line to draw: to the seen point nearest to the middle of the body, or to the middle if none is seen. */
  readonly aim: Point3
  readonly line: SegmentSight
  /** What hides points of the body, and how many each. */
  readonly hides: readonly { readonly ref: Ref; readonly points: number }[]
  readonly cut: readonly ProfileSpan[]
}

const squared = (a: Point3, b: Point3) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2

function aimAt(samples: Samples, { sighting }: SightOf, middle: Point3): Point3 {
  if (sighting.seen === 0) return middle
  const at = samples.points()
  let best = middle
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < samples.of; i++) {
    if (sighting.hiddenBy[i] !== 0) continue
    const point = { x: at[3 * i] ?? 0, y: at[3 * i + 1] ?? 0, z: at[3 * i + 2] ?? 0 }
    const off = squared(point, middle)
    if (off < least) {
      least = off
      best = point
    }
  }
  return best
}

/** The sight from one body to another on a table; neither has to stand on it. */
export function consider({ scene }: SightTable, viewer: SightMiniature, target: SightMiniature): Considered {
  const eye = eyeOf(viewer)
  const except = [viewer.ref, target.ref]
  const samples = facingSamples(target, eye)
  const manner = { layers: LAYERS, samples: () => samples }
  const sight = sightOf(scene, viewer, target, manner)
  const back = sightOf(scene, target, viewer, { layers: LAYERS })
  const middle = { ...target.at, z: target.level + Math.round(target.height / 2) }
  const aim = aimAt(samples, sight, middle)
  const { blockers, hiddenBy } = sight.sighting
  const points = blockers.map((_, i) => Array.from(hiddenBy).filter((by) => by === i + 1).length)
  return {
    viewer,
    target,
    eye,
    samples,
    sight,
    back,
    aim,
    line: segment(scene, eye, aim, { layers: LAYERS, except }),
    hides: blockers.map((ref, i) => ({ ref, points: points[i] ?? 0 })),
    cut: profile(scene, eye, aim, { layers: LAYERS, except }),
  }
}
