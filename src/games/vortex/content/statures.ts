/**
 * The highest point of each model in hundredths of a millimetre, which `tests/table/sight.test.ts` checks against the files. Eye
 * height and body radius are those of the size class (VX 2.4), by which the rules judge sight: equipment is not part of a body.
 */
import type { StaturesOfModels } from '../../../table/statures'

export const STATURES: StaturesOfModels = {
  'vx-captain': { height: 3825, eye: 2700, body: 800 },
  'vx-lancer': { height: 5920, eye: 4500, body: 1500 },
  'vx-shield': { height: 3085, eye: 2700, body: 800 },
  'vx-halberd': { height: 3452, eye: 2700, body: 800 },
  'vx-archer': { height: 3375, eye: 2700, body: 800 },
  'vx-chanter': { height: 3646, eye: 2700, body: 800 },
  'vx-thane': { height: 4725, eye: 3200, body: 1000 },
  'vx-breaker': { height: 4072, eye: 2700, body: 800 },
  'vx-ballista': { height: 3793, eye: 3200, body: 1000 },
  'vx-eye': { height: 3162, eye: 2700, body: 800 },
  'vx-seeker': { height: 3382, eye: 2700, body: 800 },
  'vx-rune': { height: 3758, eye: 2700, body: 800 },
  'vx-archon': { height: 3412, eye: 2700, body: 800 },
  'vx-skyblade': { height: 3342, eye: 2700, body: 800 },
  'vx-runner': { height: 3239, eye: 2700, body: 800 },
  'vx-dart': { height: 3281, eye: 2700, body: 800 },
  'vx-seer': { height: 3706, eye: 2700, body: 800 },
  'vx-star': { height: 3227, eye: 2700, body: 800 },
  'vx-elder': { height: 3714, eye: 3200, body: 1000 },
  'vx-brute': { height: 4920, eye: 4500, body: 1500 },
  'vx-burster': { height: 3085, eye: 2700, body: 800 },
  'vx-creeper': { height: 2977, eye: 2700, body: 800 },
  'vx-spitter': { height: 3513, eye: 2700, body: 800 },
  'vx-weaver': { height: 3150, eye: 2700, body: 800 },
}
