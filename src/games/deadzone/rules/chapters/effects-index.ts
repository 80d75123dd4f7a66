/** The procedures of effects, abilities and items, by name. */
import { activationEffects, borrowed, drop, infection, lentShot, lucky } from './effects'
import { takeSpecialAction } from './special-action'
import { freeSprint, mutation, specialWindow, stubborn } from './specials'
import { bombBot, traps } from './traps'

export const effectProcedures = {
  'special window': specialWindow,
  'special action': takeSpecialAction,
  'activation effects': activationEffects,
  'lent shot': lentShot,
  'free sprint': freeSprint,
  stubborn,
  mutation,
  drop,
  borrowed,
  infection,
  lucky,
  traps,
  'bomb bot': bombBot,
}
