/** The rules help of this game. */
import type { GameHelp } from '../../help'
import { BASICS } from './basics'
import { CARDS } from './cards'
import { DAMAGE } from './damage'
import { MELEE } from './melee'
import { MOVING } from './moving'
import { SCENARIOS } from './scenarios'
import { SHOOTING } from './shooting'
import { TERMS } from './terms'
import { TERRAIN } from './terrain'
import { TOKENS } from './tokens'
import { TURN } from './turn'
import { UPKEEP } from './upkeep'
import { WHY } from './why'

export const exterminateHelp: GameHelp = {
  chapters: [BASICS, TOKENS, CARDS, TURN, MOVING, SHOOTING, MELEE, DAMAGE, UPKEEP, TERRAIN, SCENARIOS],
  terms: TERMS,
  why: WHY,
}
