/** Texts of cards in both languages. */
import type { Language } from '../../../../../ui/words/speak'
import { typeset } from '../../../../../ui/words/typeset'
import type { Card } from '../../../rules/cards'
import { type CardText, composer } from './compose'
import { EN } from './en'
import { FR } from './fr'
import type { Prose } from './prose'
import { isNamed, tagNoun } from './tags'

const PROSE: { readonly [L in Language]: Prose } = { en: EN, fr: FR }

/** Only the words for sorts of cards and affiliations. */
export const proseIn = (language: Language): Pick<Prose, 'type' | 'affiliation'> => PROSE[language]

/** `named` returns the name of another card, by id. */
export function cardText(card: Card, language: Language, named: (id: string) => string): CardText {
  const prose = PROSE[language]
  const compose = composer(prose, { type: card.type, named })
  const set = (text: string): string => typeset(text, language)
  return {
    sort: set(sortOf(card, prose, language)),
    play: set(compose.play(card)),
    effects: compose.effects(card).map(set),
    branches: compose.branches(card).map(set),
    limits: compose.limits(card).map(set),
  }
}

/** "Warrior · Imperial · Clansman · Personality". */
function sortOf({ type, aff, tags, play }: Card, prose: Prose, language: Language): string {
  const behind = (prefix: string) => tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length))
  const parts = [
    prose.type(type),
    // Art and Dark Symmetry cards show their school, which implies the affiliation.
    ...(type === 'art' || type === 'symmetry' ? [] : aff.map((one) => prose.affiliation(one))),
    ...(play?.caster ? [prose.discipline(play.caster), prose.spell(play.spell)] : []),
    ...behind('CLASS:').map((cls) => prose.giftOf(cls)),
    ...behind('FOLLOWER:').map((apostle) => prose.apostle(apostle)),
    ...tags.filter((tag) => tag !== 'PERSONALITY' && isNamed(tag)).map((tag) => tagNoun(tag, language).one),
    ...(tags.includes('PERSONALITY') ? [prose.personality] : []),
  ]
  return parts.map(prose.finish).join(' · ')
}

export type { CardText } from './compose'
