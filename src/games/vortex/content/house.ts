/** The house's data (section 6 of the rules specification): the rulebook prints no profiles, spells, maps or scenarios. */
import type { DataSet } from '../rules/data'
import { MAPS } from './maps'
import { PROFILES, ROSTERS } from './profiles'
import { SPELLS } from './spells'

export const HOUSE: DataSet = {
  source: 'house',
  profiles: PROFILES,
  rosters: ROSTERS,
  spells: SPELLS,
  maps: MAPS,
  // 6.7
  scenarios: {
    passage: { id: 'passage', goal: 'passage' },
    annihilation: { id: 'annihilation', goal: 'annihilation' },
    breakthrough: { id: 'breakthrough', goal: 'breakthrough' },
  },
}
