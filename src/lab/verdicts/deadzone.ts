/** Deadzone: any point of 41 seen is a line of sight; all of them, with nobody before any, is a clear shot (DZ-LOS-01 to 05). */
import { type EyeToTarget, type Rings, ringSamples, type SightMiniature } from '../../geometry/sight'
import { INCH } from '../../geometry/types'
import { labSays } from '../said'
import type { LabVerdict } from './verdict'

/** DZ-LOS-02: eight points on the base, eight at each quarter of the height, one on top. */
export const DEADZONE_RINGS: Rings = {
  inset: 980,
  baseAt: Math.round(0.1 * INCH),
  rings: 4,
  below: Math.round(0.02 * INCH),
}
export const deadzoneSamples = (target: SightMiniature) => ringSamples(target, DEADZONE_RINGS)

/** DZ-LOS-03 to 05: scenery takes the sight away, other miniatures only its clearness. */
export const DEADZONE_LAYERS = { blocking: ['terrain'], spoiling: ['base', 'hull'] } as const

export function deadzoneVerdict({ verdict, sighting, spoilers }: EyeToTarget): LabVerdict {
  const { seen, of, blockers } = sighting
  const hidden = blockers.length > 0 ? [labSays('hidden-by', { pieces: [...blockers] }, 'DZ-LOS-03')] : []
  switch (verdict) {
    case 'clear':
      return {
        game: 'deadzone',
        standing: 'clear',
        headline: labSays('dz-clear', { of }, 'DZ-LOS-05'),
        lines: [labSays('dz-bonus', {}, 'DZ-SHM-01')],
      }
    case 'seen':
      return {
        game: 'deadzone',
        standing: 'hindered',
        headline: labSays('dz-seen', { seen, of }, 'DZ-LOS-04'),
        lines: [...hidden, ...(spoilers.length > 0 ? [labSays('dz-spoiled', { pieces: [...spoilers] }, 'DZ-LOS-05')] : [])],
      }
    case 'hidden':
      return { game: 'deadzone', standing: 'hidden', headline: labSays('dz-hidden', { of }, 'DZ-LOS-04'), lines: hidden }
  }
}
