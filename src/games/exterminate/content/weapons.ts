/** The weapons (house data: the booklet with the table was not available; the cybergun's range is known from reports). */
import { INCH } from '../../../geometry/types'
import type { Weapon } from '../rules/profile'

export const WEAPON = {
  gunstick: { id: 'gunstick', dice: 3, range: 10 * INCH, closeCombat: false, stress: 1, keywords: [] },
  cybergun: { id: 'cybergun', dice: 3, range: 6 * INCH, closeCombat: false, stress: 1, keywords: [] },
  'heavy-gunstick': { id: 'heavy-gunstick', dice: 4, range: 12 * INCH, closeCombat: false, stress: 2, keywords: ['blast'] },
  rifle: { id: 'rifle', dice: 3, range: 12 * INCH, closeCombat: false, stress: 1, keywords: [] },
  pistol: { id: 'pistol', dice: 2, range: 8 * INCH, closeCombat: false, stress: 1, keywords: [] },
  fist: { id: 'fist', dice: 0, closeCombat: true, stress: 1, keywords: [] },
} as const satisfies { readonly [id: string]: Weapon }
