/** Battlefields of the specification as test positions take them. */

import { MISSION } from '../../../src/games/deadzone/content/missions'
import { battlefieldOf } from '../../../src/games/deadzone/rules/battlefields'

export const BATTLEFIELDS = { sector12: battlefieldOf('sector-12', MISSION.patrol) } as const
