/** The procedures about attacks and damage, by name. */
import { afterEffects } from './after-effects'
import { areaAttack } from './area'
import { fight, fightAction } from './fight'
import { death, harm } from './harm'
import { shoot, shot } from './shoot'
import { blast, experiment, invigorate } from './shot-kinds'
import { addDice, onFire, surviveAgainst, throwDice } from './tests'
import { throwing } from './throw'

export const attackProcedures = {
  'add dice': addDice,
  'throw dice': throwDice,
  'survive against': surviveAgainst,
  'on fire': onFire,
  harm,
  death,
  'after-effects': afterEffects,
  'area attack': areaAttack,
  'fight action': fightAction,
  fight,
  shoot,
  shot,
  throw: throwing,
  experiment,
  blast,
  invigorate,
}
