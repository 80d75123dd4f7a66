/** What the deck builder shows for this game: the cards of the pool with their faces, and the rules for decks. */
import type { Json } from '../../../../kernel'
import type { Language } from '../../../../ui/words/speak'
import { speaker } from '../../../../ui/words/speaker'
import { typeset } from '../../../../ui/words/typeset'
import type { DeckBook, DeckCard, GameDecks } from '../../../decks'
import { DECKS } from '../../content/decks'
import { POOL } from '../../content/pool'
import type { Card, Deck, Pool } from '../../rules/cards'
import { COPIES, FIRST_DESTINY, HAND } from '../../rules/constants'
import { readPack } from '../../rules/pack'
import { AFFILIATIONS, TYPES } from '../../rules/vocabulary'
import { handFace } from '../card-faces'
import { printed } from '../cards'
import { themesIn } from '../lobby'
import { Mark } from '../marks'
import { proseIn } from '../words/cards'
import { deckRules } from './rules'
import { DECK_WORDS } from './words'

const TOGETHER = AFFILIATIONS.filter((aff) => aff !== 'general')

/** The fixed Destiny cost of playing the card; undefined if it has none or the player chooses it. */
const costOf = ({ stats, play }: Card): number | undefined => (stats ? (stats.V ?? 0) : play?.pay?.D)

export const doomtrooperDecks: GameDecks = { icon: Mark, book }

function book(language: Language, pack?: Json): DeckBook {
  const read = pack === undefined ? undefined : readPack(pack, POOL)
  const pool: Pool = read?.ok ? read.pool : POOL
  const ready: readonly Deck[] = [...DECKS, ...(read?.ok ? read.decks : [])]
  const words = DECK_WORDS[language]
  const prose = proseIn(language)
  const label = (text: string) => typeset(text.charAt(0).toLocaleUpperCase(language) + text.slice(1), language)
  const isGood = ({ type, stats }: Card) => type === 'warrior' && (stats?.V ?? 0) <= FIRST_DESTINY
  return {
    cards: Object.values(pool)
      .map((card) => cardOf(card, pool, language))
      .sort(inOrder(language)),
    kinds: TYPES.map((id) => ({ id, label: label(prose.type(id)) })),
    groups: [...TOGETHER, 'general' as const].map((id) => ({ id, label: label(prose.affiliation(id)) })),
    cost: words.cost,
    ready: ready.map(({ id, name, cards }) => {
      const detail = themesIn(language)[id]
      return { id, label: typeset(name[language], language), cards, ...(detail ? { detail: typeset(detail, language) } : {}) }
    }),
    rules: (cards) => deckRules(cards, pool, language),
    opening: {
      hand: HAND,
      title: typeset(words.opening(FIRST_DESTINY), language),
      why: typeset(words.openingWhy(FIRST_DESTINY), language),
      isGood: (id) => Object.hasOwn(pool, id) && isGood(pool[id] as Card),
    },
  }
}

function cardOf(card: Card, pool: Pool, language: Language): DeckCard {
  const cost = costOf(card)
  return {
    id: card.id,
    face: handFace(card, pool, speaker(language)),
    names: [printed(card, 'en'), printed(card, 'fr')],
    kind: card.type,
    groups: card.aff,
    most: Math.min(COPIES, card.limit),
    ...(cost === undefined ? {} : { cost }),
  }
}

/** Sorts by type, affiliation, cost and name. */
const inOrder = (language: Language) => (one: DeckCard, other: DeckCard) =>
  TYPES.indexOf(one.kind as (typeof TYPES)[number]) - TYPES.indexOf(other.kind as (typeof TYPES)[number]) ||
  whose(one) - whose(other) ||
  (one.cost ?? -1) - (other.cost ?? -1) ||
  one.face.title.localeCompare(other.face.title, language)
const whose = ({ groups }: DeckCard) => AFFILIATIONS.indexOf((groups[0] ?? 'general') as (typeof AFFILIATIONS)[number])
