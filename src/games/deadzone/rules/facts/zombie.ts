/** The Zombie that an Infection raises (A.3), as in the Plague's list. A match stores its profile with the model. */
import { HOUSE } from '../../content/house'
import type { Profile } from '../profile'

const found = HOUSE.models['stage-3z-zombie']
if (!found) throw new Error('the lists have no Zombie')
export const ZOMBIE: Profile = found.profile
