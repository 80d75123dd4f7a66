/** This game's rules for decks (4.9) in the deck builder's words, in both languages. */
import { counting } from '../../../../ui/words/plural'
import type { Language } from '../../../../ui/words/speak'

const EN_SOME = counting('en')
const FR_SOME = counting('fr')

export interface DeckWords {
  readonly cost: string
  /** DT-DECK-01 */
  readonly size: (has: number, wanted: number) => string
  /** DT-DECK-02 */
  readonly copies: (most: number, wrong: number) => string
  readonly tooMany: (card: string, has: number, wanted: number) => string
  /** DT-DECK-03 */
  readonly warriors: (has: number, wanted: number) => string
  readonly unknown: (wrong: number) => string
  readonly unknownCard: (id: string, has: number) => string
  readonly opening: (destiny: number) => string
  readonly openingWhy: (destiny: number) => string
}

const EN: DeckWords = {
  cost: 'Destiny',
  size: (has, wanted) =>
    has < wanted
      ? `A deck has at least ${wanted} cards. This one has ${has}: ${EN_SOME(wanted - has, 'card is', 'cards are')} missing.`
      : `A deck has at least ${wanted} cards. This one has ${has}.`,
  copies: (most, wrong) =>
    `At most ${most} copies of a card, fewer where the card says so.${wrong > 0 ? ` ${EN_SOME(wrong, 'card has', 'cards have')} too many.` : ''}`,
  tooMany: (card, has, wanted) =>
    wanted === 0 ? `${card}: ${has}, but it is allowed in no deck.` : `${card}: ${has}, but at most ${wanted}.`,
  warriors: (has, wanted) =>
    has < wanted
      ? `A deck has at least ${wanted} warriors, or nobody could fight. This one has ${has}: ${EN_SOME(wanted - has, 'warrior is', 'warriors are')} missing.`
      : `A deck has at least ${wanted} warriors. This one has ${has}.`,
  unknown: (wrong) =>
    wrong > 0
      ? `${EN_SOME(wrong, 'card is', 'cards are')} in no card list that is open. Choose the card list, or take them out.`
      : 'Every card is in the card list.',
  unknownCard: (id, has) => `${id}: ${has}.`,
  opening: (destiny) => `A warrior that ${destiny} Destiny pays`,
  openingWhy: (destiny) =>
    `Everybody begins with ${destiny} Destiny, and a warrior is deployed for its V. Without one in the first hand, the first turn is spent on meditation.`,
}

const FR: DeckWords = {
  cost: 'Destinée',
  size: (has, wanted) =>
    has < wanted
      ? `Un paquet a au moins ${wanted} cartes. Celui-ci en a ${has} : il en manque ${wanted - has}.`
      : `Un paquet a au moins ${wanted} cartes. Celui-ci en a ${has}.`,
  copies: (most, wrong) =>
    `Au plus ${most} exemplaires d’une carte, moins là où la carte le dit.${wrong > 0 ? ` ${FR_SOME(wrong, 'carte en a', 'cartes en ont')} trop.` : ''}`,
  tooMany: (card, has, wanted) =>
    wanted === 0 ? `${card} : ${has}, mais aucun paquet ne peut en contenir.` : `${card} : ${has}, mais ${wanted} au plus.`,
  warriors: (has, wanted) =>
    has < wanted
      ? `Un paquet a au moins ${wanted} combattants, sans quoi personne ne se bat. Celui-ci en a ${has} : il en manque ${wanted - has}.`
      : `Un paquet a au moins ${wanted} combattants. Celui-ci en a ${has}.`,
  unknown: (wrong) =>
    wrong > 0
      ? `${FR_SOME(wrong, 'carte n’est', 'cartes ne sont')} dans aucune liste ouverte. Choisissez la liste de cartes, ou retirez-les.`
      : 'Toutes les cartes sont dans la liste.',
  unknownCard: (id, has) => `${id} : ${has}.`,
  opening: (destiny) => `Un combattant à ${destiny} points de destinée ou moins`,
  openingWhy: (destiny) =>
    `Chacun commence avec ${destiny} points de destinée, et un combattant se déploie pour sa V. Si la première main n’en contient pas, le premier tour se passe à méditer.`,
}

export const DECK_WORDS: { readonly [L in Language]: DeckWords } = { en: EN, fr: FR }
