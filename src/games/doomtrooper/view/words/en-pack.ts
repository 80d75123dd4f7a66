/** English: card lists of the players' own. */
import { counting } from '../../../../ui/words/plural'
import type { PackWords } from './pack-words'

const some = counting('en')

export const EN_PACK: PackWords = {
  expected: {
    'pack-id': () => 'an id: a letter, then letters, digits, hyphens and underlines, at most 48',
    'pack-name-needed': () => 'a name',
    'pack-predicate': () => 'a condition of the vocabulary of effects',
    'pack-formula': () => 'a whole number or a formula of the vocabulary',
    'pack-who': ({ words }) => `one of ${words}, or a filter`,
    'pack-warrior': () => 'a warrior with "stats" and without "play"',
    'pack-other-card': () => 'a card with "play" and without "stats"',
    'pack-deck-card': () => 'a card of this list or of the house',
  },
  counts: {
    cards: (count) => some(count, 'card', 'cards'),
    decks: (count) => some(count, 'deck', 'decks'),
  },
  refused: (faults) => some(faults, 'entry left out: it cannot be played', 'entries left out: they cannot be played'),
}
