/** The rules help of this game. */
import type { GameHelp } from '../../help'
import { ABILITIES } from './abilities'
import { ACTIONS } from './actions'
import { DAMAGE } from './damage'
import { FIGHTING } from './fighting'
import { MOVING } from './moving'
import { PROFILE } from './profile'
import { ROUND } from './round'
import { SET_UP } from './set-up'
import { SHOOTING } from './shooting'
import { TERMS } from './terms'
import { TESTS } from './tests'
import { WHY } from './why'
import { WINNING } from './winning'

export const deadzoneHelp: GameHelp = {
  chapters: [SET_UP, WINNING, TESTS, ROUND, PROFILE, ACTIONS, MOVING, SHOOTING, FIGHTING, DAMAGE, ABILITIES],
  terms: TERMS,
  why: WHY,
}
