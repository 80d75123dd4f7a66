/** How sight to a body is tested (DZ-LOS-02 to 05), shared by the rules and the sight lab. */
import {
  type EyeToTarget,
  isAnyUntouched,
  isUntouched,
  type Layer,
  type Point3,
  pointsSeen,
  pointsUntouched,
  type Rings,
  ringSamples,
  type Samples,
  type Scene,
  type SightMiniature,
  topSample,
} from '../../../../geometry/sight'
import { INCH } from '../../../../geometry/types'
import type { Ref } from '../../../../table/piece'

/** DZ-LOS-02: eight points on the base, eight at each quarter of the height, and one on top. */
const RINGS: Rings = {
  inset: 980,
  baseAt: Math.round(0.1 * INCH),
  rings: 4,
  below: Math.round(0.02 * INCH),
}
/** Cached by body, because one that stands still is looked at again and again. */
const SAMPLED = new WeakMap<SightMiniature, Samples>()
export function samplesOf(target: SightMiniature): Samples {
  const samples = SAMPLED.get(target) ?? ringSamples(target, RINGS)
  SAMPLED.set(target, samples)
  return samples
}
const SCENERY: readonly Layer[] = ['terrain']
const MINIATURES: readonly Layer[] = ['base', 'hull']

/**
 * DZ-LOS-03 to 05: scenery blocks sight even where a line only touches it. Other miniatures do not block sight, but prevent a
 * clear shot; for lines that only touch a miniature the rule says nothing.
 */
export function lookAt(scene: Scene, eye: Point3, target: SightMiniature, except: readonly Ref[]): EyeToTarget {
  const samples = samplesOf(target)
  const sighting = pointsUntouched(scene, eye, samples, { layers: SCENERY, except })
  if (sighting.seen === 0) return { verdict: 'hidden', sighting, spoilers: [] }
  const spoilers = pointsSeen(scene, eye, samples, { layers: MINIATURES, except }).blockers
  return { verdict: sighting.seen === sighting.of && spoilers.length === 0 ? 'clear' : 'seen', sighting, spoilers }
}

/**
 * DZ-LOS-03, 04: whether `lookAt` finds the target not hidden. Costs much less: models do not matter, the first point that is
 * seen is enough, and if it is the topmost one, no others are computed.
 */
export function isInSight(scene: Scene, eye: Point3, target: SightMiniature, except: readonly Ref[]): boolean {
  const among = { layers: SCENERY, except }
  return isUntouched(scene, eye, topSample(target, RINGS), among) || isAnyUntouched(scene, eye, samplesOf(target), among)
}
