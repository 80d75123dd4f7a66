/** French: small parts of sentences. */
import { capital, counting } from '../../../../ui/words/plural'
import type { Speak } from '../../../../ui/words/speak'
import type * as English from './en-bits'

export const some = counting('fr')
export const who = (ref: string, speak: Speak, otherwise = 'la figurine'): string => (ref === '' ? otherwise : speak.piece(ref))
export const Who = (ref: string, speak: Speak): string => capital(who(ref, speak))
export const pa = (count: number): string => some(count, 'point d’action', 'points d’action')
export const will = (count: number): string => some(count, 'point de Volonté', 'points de Volonté')

export const stepName = (rapidity: number, fanatics: boolean): string => `${fanatics ? 'Fanatiques à ' : ''}Rapidité ${rapidity}`

export const STATS: typeof English.STATS = {
  RAP: 'Rapidité',
  VIE: 'Vie',
  MOU: 'Mouvement',
  ATT: 'Attaque',
  DEF: 'Défense',
  FOR: 'Force',
  VIV: 'Vivacité',
  POU: 'Pouvoir',
  VOL: 'Volonté',
  PA: 'Points d’action',
}
export const COUNTRIES: typeof English.COUNTRIES = {
  plain: 'Plaine',
  mountain: 'Montagne',
  clouds: 'Mer de Nuages',
  swamp: 'Marécages',
  neutral: 'Terre de personne',
}
export const EFFECTS: typeof English.EFFECTS = {
  evade: 'esquive',
  'failed-charge': 'charge manquée',
  'weapon-master': 'maître d’arme',
  entangle: 'enchevêtrement',
  'stone-skin': 'peau de pierre',
  veil: 'voile de brume',
}
export const CHANGED: typeof English.CHANGED = {
  DEF: 'Défense',
  VIV: 'Vivacité',
  'shot-VIV': 'Vivacité contre les tirs',
  MOU: 'Mouvement',
  partial: 'visible en partie seulement',
  unshakable: 'Inébranlable',
  rooted: 'cloué sur place',
}
export const MOVES: typeof English.MOVES = {
  walk: 'marche',
  forced: 'fait une marche forcée',
  run: 'court',
  evade: 'esquive',
  charge: 'charge',
  disengage: 'se dégage du corps à corps',
  'force-out': 'se dégage en force du corps à corps',
  'lightning-exit': 'file hors du corps à corps',
  'lightning-walk': 'poursuit sa marche',
}
