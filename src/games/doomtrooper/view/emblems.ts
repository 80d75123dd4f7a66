/**
 * The sign and the colours of a card. Colours and pattern follow its affiliation, the sign its kind. Warriors carry the sign of
 * their affiliation, so that it can be told by shape as well as by colour.
 */
import type { CardFamily } from '../../../scene/look'
import type { Card } from '../rules/cards'
import type { Affiliation, Discipline, Stat, When } from '../rules/vocabulary'

const FAMILIES: { readonly [A in Affiliation]: CardFamily } = {
  bauhaus: 'moss',
  capitol: 'teal',
  cybertronic: 'slate',
  imperial: 'amber',
  mishima: 'bone',
  brotherhood: 'night',
  legion: 'crimson',
  general: 'violet',
}
const SIDES: { readonly [A in Affiliation]: string } = {
  bauhaus: 'gear',
  capitol: 'star',
  cybertronic: 'orbit',
  imperial: 'crown',
  mishima: 'sun',
  brotherhood: 'flame',
  legion: 'skull',
  general: 'helm',
}
const DISCIPLINES: { readonly [D in Discipline]: string } = {
  CHANGELING: 'mask',
  ELEMENTS: 'wave',
  EXORCISM: 'beacon',
  KINETICS: 'spiral',
  MANIPULATION: 'hand',
  MENTALISM: 'eye',
  PREMONITION: 'lens',
}
/** Signs of equipment by tag. The first tag that the card has decides. */
const EQUIPMENT: readonly (readonly [tag: string, sign: string])[] = [
  ['VEHICLE', 'ship'],
  ['WEAPON:FIGHT_SHOOT', 'claw'],
  ['WEAPON:SHOOT', 'bolt'],
  ['WEAPON:FIGHT', 'sword'],
  ['ARMOR', 'shield'],
  ['FORTIFICATION', 'gate'],
]
const SPECIALS: { readonly [W in When]: string } = {
  ACTION: 'book',
  FREE: 'book',
  START: 'hourglass',
  DRAW: 'hourglass',
  END: 'hourglass',
  PRE: 'leaf',
  ANN: 'leaf',
  COMBAT: 'ring',
  ANY: 'heart',
  RE: 'key',
}

export function emblemOf({ type, aff, tags, play }: Card): string {
  switch (type) {
    case 'warrior':
      return SIDES[aff[0] ?? 'general']
    case 'equipment':
      return EQUIPMENT.find(([tag]) => tags.includes(tag))?.[1] ?? 'cube'
    case 'fortification':
      return tags.includes('CITY') || tags.includes('CITADEL') ? 'tower' : 'gate'
    case 'mission':
      return 'mountain'
    case 'art':
      return play?.caster ? DISCIPLINES[play.caster] : 'eye'
    case 'symmetry':
      return tags.includes('CLASS:GIFT') ? 'moon' : 'tree'
    case 'special':
      return SPECIALS[play?.when ?? 'ANY']
  }
}
export const familyOf = ({ type, aff }: Card): CardFamily => FAMILIES[type === 'special' ? 'general' : (aff[0] ?? 'general')]

export const STAT_SIGNS: { readonly [S in Stat]: string } = { F: 'sword', S: 'bolt', A: 'shield', V: 'star' }
/** All cards have the same back. */
export const BACK = 'slate:skull'
