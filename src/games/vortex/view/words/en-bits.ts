/** English: small parts of sentences. */
import { capital, counting } from '../../../../ui/words/plural'
import type { Speak } from '../../../../ui/words/speak'
import type { MoveKind } from '../../rules/events'
import type { Stat } from '../../rules/profile'
import type { CountryNow, EffectCause, EffectStat } from '../../rules/state'

export const some = counting('en')
export const who = (ref: string, speak: Speak, otherwise = 'the miniature'): string => (ref === '' ? otherwise : speak.piece(ref))
export const Who = (ref: string, speak: Speak): string => capital(who(ref, speak))
export const pa = (count: number): string => some(count, 'action point', 'action points')
export const will = (count: number): string => some(count, 'point of Will', 'points of Will')

/** A step of the turn. */
export const stepName = (rapidity: number, fanatics: boolean): string => `${fanatics ? 'Fanatics at ' : ''}Rapidity ${rapidity}`

export const STATS: { readonly [S in Stat]: string } = {
  RAP: 'Rapidity',
  VIE: 'Life',
  MOU: 'Movement',
  ATT: 'Attack',
  DEF: 'Defence',
  FOR: 'Strength',
  VIV: 'Reflexes',
  POU: 'Power',
  VOL: 'Will',
  PA: 'Action points',
}
export const COUNTRIES: { readonly [C in CountryNow]: string } = {
  plain: 'Plain',
  mountain: 'Mountain',
  clouds: 'Sea of Clouds',
  swamp: 'Swamp',
  neutral: 'No people’s land',
}
export const EFFECTS: { readonly [C in EffectCause]: string } = {
  evade: 'evading',
  'failed-charge': 'failed charge',
  'weapon-master': 'weapon master',
  entangle: 'entangled',
  'stone-skin': 'stone skin',
  veil: 'mist veil',
}
export const CHANGED: { readonly [S in EffectStat]: string } = {
  DEF: 'Defence',
  VIV: 'Reflexes',
  'shot-VIV': 'Reflexes against shots',
  MOU: 'Movement',
  partial: 'only partly seen',
  unshakable: 'Unshakable',
  rooted: 'rooted to the spot',
}
export const MOVES: { readonly [M in MoveKind]: string } = {
  walk: 'walks',
  forced: 'makes a forced walk',
  run: 'runs',
  evade: 'evades',
  charge: 'charges',
  disengage: 'slips out of the melee',
  'force-out': 'breaks out of the melee',
  'lightning-exit': 'darts out of the melee',
  'lightning-walk': 'walks on',
}
