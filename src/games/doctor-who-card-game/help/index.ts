/** The rules help of this game. */
import type { GameHelp } from '../../help'
import { ACTIONS } from './actions'
import { ATTACKS } from './attacks'
import { CARDS } from './cards'
import { ENDING } from './ending'
import { OVERVIEW } from './overview'
import { TERMS } from './terms'
import { TURN } from './turn'
import { WHY } from './why'

export const doctorWhoHelp: GameHelp = {
  chapters: [OVERVIEW, TURN, ACTIONS, ATTACKS, CARDS, ENDING],
  terms: TERMS,
  why: WHY,
}
