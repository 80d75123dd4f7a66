/** English: decks of the players' own. */
import { plural } from '../../../../ui/words/plural'
import type { PackWords } from './pack-words'

export const EN_PACK: PackWords = {
  expected: {
    'pack-id': () => 'an id: a letter, then letters, digits and hyphens, at most 40',
    'pack-name-needed': () => 'a name: only what replaces a house card may go without',
    'pack-starts': ({ wanted }) => `${wanted} starting locations`,
    'pack-start-values': () => 'a number that no other starting location has',
    'pack-family': ({ families }) => `a family of the deck: ${families}`,
    'pack-takes': () => 'a takeover with the family it takes over, and nothing else with one',
    'pack-none-of': ({ type }) => `at least one card of the type "${type}"`,
  },
  counts: { cards: (count) => `${count} ${plural('en', count, 'kind of card', 'kinds of card')}` },
  deck: (copies) => `a deck of ${copies}`,
}
