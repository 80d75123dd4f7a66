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
    'pack-list': ({ least, most }) => (least === most ? `a list of ${least} things` : `a list of ${least} to ${most} things`),
    'pack-needed': () => 'a value: it cannot be left out',
    'pack-no-such-field': ({ known }) => `one of the fields ${known}`,
    'pack-text': ({ most }) => `a text of 1 to ${most} characters`,
    'pack-id': () => 'an id: small letters, digits and hyphens, at most 40',
    'pack-name': () => 'a name of at most 80 characters, or { "en": …, "fr": … }',
    'pack-whole': ({ least, most }) => `a whole number from ${least} to ${most}`,
    'pack-yes-no': () => 'true or false',
    'pack-one-of': ({ options }) => `one of ${options}`,
    'pack-range': ({ most }) => `a whole number of cubes from 1 to ${most}, "fight" or "none"`,
    'pack-stat': () => 'a number from 3 to 7, or null',
    'pack-keyword': ({ options }) => `a keyword, with its number after a space where it has one: ${options}`,
    'pack-once': () => 'something that is not there already',
    'pack-name-needed': () => 'a name: only what replaces a listed thing may go without',
    'pack-leader': () => 'Recon for every Leader, and for nobody else',
    'pack-faction-empty': () => 'at least one model for this faction',
  },
  fault: ({ file, path, expected, found }) =>
    `${file}${path ? `, ${path}` : ''}: expected ${expected}; found ${found === undefined || found === '' ? 'nothing' : found}.`,
  more: (count) => `And ${count} more.`,
  counts: {
    factions: (count) => many(count, 'faction', 'factions'),
    models: (count) => many(count, 'model', 'models'),
    weapons: (count) => many(count, 'weapon', 'weapons'),
    teams: (count) => many(count, 'ready team', 'ready teams'),
  },
  by: (author) => `by ${author}`,
}
