/** The existing miniatures by their folder in `models/`, with the radius of their bases: 30 mm in diameter, wider for a swarm. */
import { INCH, type Units } from '../../../geometry/types'

const BASE: Units = Math.round(0.59 * INCH)
const WIDE: Units = Math.round(0.79 * INCH)

export const MINIATURE = {
  enforcer: BASE,
  'enforcer-leader': BASE,
  'enforcer-heavy': BASE,
  conscript: BASE,
  'conscript-leader': BASE,
  'crawler-swarm': WIDE,
  wanderer: BASE,
  companion: BASE,
  soldier: BASE,
} as const satisfies { readonly [model: string]: Units }
