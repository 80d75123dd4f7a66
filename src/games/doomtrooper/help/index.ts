/** The rules help of this game. */
import type { GameHelp } from '../../help'
import { ACTIONS } from './actions'
import { ATTACK } from './attack'
import { GOAL } from './goal'
import { SPECIAL } from './special'
import { TERMS } from './terms'
import { TURN } from './turn'
import { WHY } from './why'

export const doomtrooperHelp: GameHelp = {
  chapters: [GOAL, TURN, ACTIONS, ATTACK, SPECIAL],
  terms: TERMS,
  why: WHY,
}
