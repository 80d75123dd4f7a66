/** The rules help of this game. */
import type { GameHelp } from '../../help'
import { CONCEPTS } from './concepts'
import { COURSE } from './course'
import { INTRODUCTION } from './introduction'
import { MAGIC } from './magic'
import { MELEE } from './melee'
import { MOVEMENT } from './movement'
import { SHOOTING } from './shooting'
import { SKILLS } from './skills'
import { TERMS } from './terms'
import { TERRAIN } from './terrain'
import { WHY } from './why'

export const vortexHelp: GameHelp = {
  chapters: [INTRODUCTION, COURSE, CONCEPTS, MOVEMENT, SHOOTING, MELEE, MAGIC, TERRAIN, SKILLS],
  terms: TERMS,
  why: WHY,
}
