/** The names of families of enemies, and of kinds of defenders. A pack's family that is not listed is named after its id. */
import type { Language } from '../../../../ui/words/speak'
import type { Family, Kind } from '../../rules/cards'

const FAMILIES: { readonly [family: Family]: { readonly [L in Language]: string } } = {
  dalek: { en: 'Daleks', fr: 'Daleks' },
  davros: { en: 'Davros', fr: 'Davros' },
  cyberman: { en: 'Cybermen', fr: 'Cybermen' },
  cyberking: { en: 'Cyberking', fr: 'Cyber-Roi' },
  silence: { en: 'Silence', fr: 'Silence' },
  kovarian: { en: 'Madame Kovarian', fr: 'Madame Kovarian' },
  'headless-monk': { en: 'Headless Monks', fr: 'Moines sans tête' },
  cleric: { en: 'Clerics', fr: 'Clercs' },
}
export const familyName = (family: Family, language: Language): string =>
  (Object.hasOwn(FAMILIES, family) ? FAMILIES[family]?.[language] : undefined) ??
  family.charAt(0).toLocaleUpperCase() + family.slice(1).replaceAll('-', ' ')

export const KIND_NAMES: { readonly [K in Kind]: { readonly [L in Language]: string } } = {
  doctor: { en: 'the Doctor', fr: 'le Docteur' },
  amy: { en: 'Amy Pond', fr: 'Amy Pond' },
  rory: { en: 'Rory', fr: 'Rory' },
  river: { en: 'River Song', fr: 'River Song' },
}
