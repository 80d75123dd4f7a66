/** English: packs of the players' own. */
import { plural } from '../../../../ui/words/plural'
import type { PackWords } from './pack-words'

const many = (count: number, one: string, other: string): string => `${count} ${plural('en', count, one, other)}`

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
    'pack-number': ({ least, most }) => `a number from ${least} to ${most}`,
    'pack-whole': ({ least, most }) => `a whole number from ${least} to ${most}`,
    'pack-yes-no': () => 'true or false',
    'pack-one-of': ({ options }) => `one of ${options}`,
    'pack-point': () => 'a place: [x, y] in inches',
    'pack-once': () => 'something that is not there already',
    'pack-name-needed': () => 'a name: only what replaces a house thing may go without',
    'pack-own-faction': ({ faction }) => `a card of ${faction}`,
    'pack-faction-empty': () => 'at least one card for this faction',
    'pack-marks': () => 'different marks, one of them besides "immediate"',
    'pack-deck-size': ({ least, most }) => `${least} to ${most} cards in all`,
    'pack-teams': () => '"least" not above "most"',
    'pack-node-stock': ({ needed }) => `at least ${needed} nodes in the stock`,
    'pack-off-table': ({ side }) => `a place wholly inside the table of ${side} by ${side} inches`,
    'pack-overlaps': ({ other }) => `a place clear of ${other}`,
  },
  fault: ({ file, path, expected, found }) =>
    `${file}${path ? `, ${path}` : ''}: expected ${expected}; found ${found === undefined || found === '' ? 'nothing' : found}.`,
  more: (count) => `And ${count} more.`,
  counts: {
    factions: (count) => many(count, 'faction', 'factions'),
    cards: (count) => many(count, 'recruitment card', 'recruitment cards'),
    weapons: (count) => many(count, 'weapon', 'weapons'),
    adventures: (count) => many(count, 'adventure card', 'adventure cards'),
    scenarios: (count) => many(count, 'scenario', 'scenarios'),
  },
  ownDeck: 'its own battle deck',
  by: (author) => `by ${author}`,
}
