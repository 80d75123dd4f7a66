/**
 * The highest point of each model file, hundredths of a millimetre; `tests/table/sight.test.ts` measures the files. The rules do
 * not use these heights: they judge eyes and bodies by Size.
 */
import type { StaturesOfModels } from '../../../table/statures'

export const STATURES: StaturesOfModels = {
  'dz-trooper': { height: 3293, eye: 2921, body: 889 },
  'dz-leader': { height: 3292, eye: 2921, body: 889 },
  'dz-heavy': { height: 3293, eye: 2921, body: 889 },
  'dz-assault': { height: 3302, eye: 2921, body: 889 },
  'dz-guard': { height: 4306, eye: 3810, body: 1397 },
  'dz-guard-leader': { height: 4307, eye: 3810, body: 1397 },
  'dz-short-armoured': { height: 3302, eye: 2921, body: 889 },
  'dz-short-leader': { height: 3302, eye: 2921, body: 889 },
  'dz-short-flamer': { height: 3302, eye: 2921, body: 889 },
  'dz-rebel': { height: 3296, eye: 2921, body: 889 },
  'dz-alien': { height: 3302, eye: 2921, body: 889 },
  'dz-beast': { height: 2540, eye: 2032, body: 889 },
  'dz-terror': { height: 5588, eye: 4826, body: 2032 },
  'dz-swarm': { height: 4318, eye: 3810, body: 1397 },
  'dz-brute': { height: 4318, eye: 3810, body: 1397 },
  'dz-hulk': { height: 5588, eye: 4826, body: 2032 },
  'dz-horror': { height: 6858, eye: 5842, body: 2540 },
  'dz-drone': { height: 2286, eye: 1778, body: 889 },
  'dz-hover': { height: 3302, eye: 2921, body: 889 },
  'dz-hover-heavy': { height: 4318, eye: 3810, body: 1397 },
  'dz-bike': { height: 4305, eye: 3810, body: 1397 },
  'dz-rover': { height: 6858, eye: 5842, body: 2540 },
  'dz-team': { height: 5571, eye: 4826, body: 2032 },
  'dz-walker': { height: 6858, eye: 5842, body: 2540 },
}
