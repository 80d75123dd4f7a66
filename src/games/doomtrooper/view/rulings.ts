/**
 * The rulings on ambiguities of the rulebook (AMB in the specification) that concern a card. They are found from the vocabulary
 * that the card uses, so that this also works for custom card lists.
 */
import type { Speak } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import type { Card } from '../rules/cards'
import { EN_RULINGS } from './words/en-rulings'
import { FR_RULINGS } from './words/fr-rulings'

type Part = { readonly [field: string]: unknown }

/** Every object nested in a card's `play` and `fx`. */
function* partsIn(value: unknown): Generator<Part> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Part
  for (const inner of Object.values(value)) yield* partsIn(inner)
}

/** Tests whether any part of a card has one of these values in this field. */
const has =
  (field: string, ...values: readonly unknown[]) =>
  ({ play, fx }: Card): boolean =>
    [...partsIn([play, fx])].some((part) => {
      const found = part[field]
      return values.some((value) => (Array.isArray(found) ? found.includes(value) : found === value))
    })
/** Tests whether any string in a card's conditions, targets and numbers matches. */
const says =
  (word: RegExp) =>
  ({ play, fx }: Card): boolean =>
    [...partsIn([play, fx])].some((part) =>
      Object.values(part).some((found) => [found].flat().some((one) => typeof one === 'string' && word.test(one))),
    )
const isArt = ({ type }: Card) => type === 'art'
const isWeapon = ({ type, tags }: Card) => type === 'equipment' && tags.some((tag) => tag.startsWith('WEAPON:'))

export type RulingId = keyof typeof EN_RULINGS

/** Which cards each ruling concerns. */
const CONCERNS: { readonly [R in RulingId]: (card: Card) => boolean } = {
  'AMB-06': ({ tags }) => tags.includes('PERSONALITY'),
  'AMB-09': says(/V\(/),
  'AMB-10': has('when', 'ANY'),
  'AMB-11': ({ play }) => play?.when === 'COMBAT',
  'AMB-12': isWeapon,
  'AMB-13': has('op', 'x', 'half'),
  'AMB-14': has('k', 'immune'),
  'AMB-15': ({ play }) => play?.good === true,
  'AMB-16': isArt,
  'AMB-17': says(/(^|[!.|])DT\b/),
  'AMB-19': has('k', 'is'),
  'AMB-25': has('op', 'defender'),
  'AMB-28': says(/^reserve$/),
  'AMB-29': ({ type }) => type === 'mission',
  'AMB-31': has('kw', 'FIRST_STRIKE'),
  'AMB-36': has('op', 'tactic', 'end_combat'),
  'AMB-37': has('op', 'reinforce'),
  'AMB-39': has('op', 'cover'),
  'AMB-40': has('op', 'counter'),
  'AMB-41': has('now', true),
  'AMB-42': has('limit', 'turn', 'combat', 'game'),
}
const ORDER = Object.keys(CONCERNS) as readonly RulingId[]

export const rulingsFor = (card: Card): readonly RulingId[] => ORDER.filter((id) => CONCERNS[id](card))

const WORDS = { en: EN_RULINGS, fr: FR_RULINGS }
const texts = new WeakMap<Card, { [language: string]: readonly string[] }>()
/** The rulings that concern a card, each with its number in the specification. */
export function rulingTexts(card: Card, { language }: Pick<Speak, 'language'>): readonly string[] {
  const known = texts.get(card) ?? {}
  texts.set(card, known)
  known[language] ??= rulingsFor(card).map((id) => typeset(`${WORDS[language][id]} (${id})`, language))
  return known[language] as readonly string[]
}
