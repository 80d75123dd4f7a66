/** English: decks of the players' own. */
import { plural } from '../../../../ui/words/plural'
import type { PackWords } from './pack-words'

export const EN_PACK: PackWords = {
  expected: {
    'pack-not-json': () => 'a JSON file',
    'pack-too-large': ({ most }) => `at most ${most} characters`,
    'pack-not-a-pack': () => 'a Sightline pack: an object with "sightline": "pack"',
    'pack-other-game': ({ game }) => `"${game}", the game that is played here`,
    'pack-other-version': ({ ours }) => `version ${ours}`,
    'pack-object': () => 'an object in braces',
    'pack-list': ({ least, most }) => `a list of ${least} to ${most} things`,
    'pack-needed': () => 'a value: it cannot be left out',
    'pack-no-such-field': ({ known }) => `one of the fields ${known}`,
    'pack-text': ({ most }) => `a text of 1 to ${most} characters`,
    'pack-id': () => 'an id: a letter, then letters, digits and hyphens, at most 40',
    'pack-name': () => 'a name of at most 80 characters, or { "en": …, "fr": … }',
    'pack-whole': ({ least, most }) => `a whole number from ${least} to ${most}`,
    'pack-yes-no': () => 'true or false',
    'pack-one-of': ({ options }) => `one of ${options}`,
    'pack-once': () => 'something that is not there already',
    'pack-name-needed': () => 'a name: only what replaces a house card may go without',
    'pack-starts': ({ wanted }) => `${wanted} starting locations`,
    'pack-start-values': () => 'a number that no other starting location has',
    'pack-deck-size': ({ least, most }) => `${least} to ${most} cards in all`,
    'pack-family': ({ families }) => `a family of the deck: ${families}`,
    'pack-takes': () => 'a takeover with the family it takes over, and nothing else with one',
    'pack-none-of': ({ type }) => `at least one card of the type "${type}"`,
  },
  fault: ({ file, path, expected, found }) =>
    `${file}${path ? `, ${path}` : ''}: expected ${expected}; found ${found === undefined || found === '' ? 'nothing' : found}.`,
  more: (count) => `And ${count} more.`,
  cards: (count) => `${count} ${plural('en', count, 'kind of card', 'kinds of card')}`,
  deck: (copies) => `a deck of ${copies}`,
  by: (author) => `by ${author}`,
}
