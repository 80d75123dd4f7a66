/**
 * Full, partial or no visibility: at least half of a body's 200 points are seen, fewer, or none. Sight in one direction does not
 * imply sight in the other (VX-LOS-01 to 08).
 */
import type { SightOf } from '../../../geometry/sight'
import type { LabVerdict } from '../../../lab/verdict'
import { says } from './words'

const GAME = { game: 'vortex', name: 'Vortex' } as const

/** The lab's verdict for a sight. `back` is the sight in the other direction, from the target to the viewer. */
export function verdictOf({ share, sighting }: SightOf, back: SightOf): LabVerdict {
  const { seen, of, blockers } = sighting
  const hidden = blockers.length > 0 ? [says('hidden-by', { pieces: [...blockers] }, 'VX-LOS-07')] : []
  const mutual = says(back.share === 'none' ? 'not-mutual' : 'mutual', {}, 'VX-LOS-08')
  switch (share) {
    case 'at-least-half':
      return {
        ...GAME,
        standing: 'clear',
        headline: says('fully', { seen, of }, 'VX-LOS-02'),
        lines: [...hidden, mutual],
      }
    case 'less-than-half':
      return {
        ...GAME,
        standing: 'hindered',
        headline: says('partially', { seen, of }, 'VX-LOS-03'),
        lines: [says('harder', {}, 'VX-SHT-07'), ...hidden, mutual],
      }
    case 'none':
      return {
        ...GAME,
        standing: 'hidden',
        headline: says('hidden', { of }, 'VX-LOS-04'),
        lines: [...hidden, mutual],
      }
  }
}
