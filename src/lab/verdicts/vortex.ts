/** Vortex: at least half of 200 points of the body, less than half, or none; seen one way is not seen both ways (VX-LOS-01 to 08). */
import type { SightOf } from '../../geometry/sight'
import { labSays } from '../said'
import type { LabVerdict } from './verdict'

/** `back`: what the target sees of the viewer. */
export function vortexVerdict({ share, sighting }: SightOf, back: SightOf): LabVerdict {
  const { seen, of, blockers } = sighting
  const hidden = blockers.length > 0 ? [labSays('hidden-by', { pieces: [...blockers] }, 'VX-LOS-07')] : []
  const mutual = labSays(back.share === 'none' ? 'vx-not-mutual' : 'vx-mutual', {}, 'VX-LOS-08')
  switch (share) {
    case 'at-least-half':
      return {
        game: 'vortex',
        standing: 'clear',
        headline: labSays('vx-fully', { seen, of }, 'VX-LOS-02'),
        lines: [...hidden, mutual],
      }
    case 'less-than-half':
      return {
        game: 'vortex',
        standing: 'hindered',
        headline: labSays('vx-partially', { seen, of }, 'VX-LOS-03'),
        lines: [labSays('vx-harder', {}, 'VX-SHT-07'), ...hidden, mutual],
      }
    case 'none':
      return {
        game: 'vortex',
        standing: 'hidden',
        headline: labSays('vx-hidden', { of }, 'VX-LOS-04'),
        lines: [...hidden, mutual],
      }
  }
}
