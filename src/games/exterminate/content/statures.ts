/** The highest point of each model, hundredths of a millimetre: `tests/table/sight.test.ts` measures the files. */
import type { StaturesOfModels } from '../../../table/statures'

export const STATURES: StaturesOfModels = {
  enforcer: { height: 4024 },
  'enforcer-leader': { height: 5328 },
  'enforcer-heavy': { height: 3432 },
  conscript: { height: 4761 },
  'conscript-leader': { height: 5131 },
  'crawler-swarm': { height: 1653 },
  wanderer: { height: 4691 },
  companion: { height: 4214 },
  soldier: { height: 4371 },
}
