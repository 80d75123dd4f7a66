/** How sight to a body is tested (DZ-LOS-02 to 05), shared by the rules and the sight lab. */
import {
  type EyeToTarget,
  type Point3,
  pointsSeen,
  pointsUntouched,
  type Rings,
  ringSamples,
  type Samples,
  type Scene,
  type SightMiniature,
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
export const samplesOf = (target: SightMiniature): Samples => ringSamples(target, RINGS)

/**
 * DZ-LOS-03 to 05: scenery blocks sight even where a line only touches it. Other miniatures do not block sight, but prevent a
 * clear shot; for lines that only touch a miniature the rule says nothing.
 */
export function lookAt(scene: Scene, eye: Point3, target: SightMiniature, except: readonly Ref[]): EyeToTarget {
  const samples = samplesOf(target)
  const sighting = pointsUntouched(scene, eye, samples, { layers: ['terrain'], except })
  if (sighting.seen === 0) return { verdict: 'hidden', sighting, spoilers: [] }
  const spoilers = pointsSeen(scene, eye, samples, { layers: ['base', 'hull'], except }).blockers
  return { verdict: sighting.seen === sighting.of && spoilers.length === 0 ? 'clear' : 'seen', sighting, spoilers }
}
