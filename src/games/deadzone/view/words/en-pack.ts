/** English: packs of the players' own. */
import { counting } from '../../../../ui/words/plural'
import type { PackWords } from './pack-words'

const many = counting('en')

export const EN_PACK: PackWords = {
  expected: {
    'pack-id': () => 'an id: small letters, digits and hyphens, at most 40',
    'pack-range': ({ most }) => `a whole number of cubes from 1 to ${most}, "fight" or "none"`,
    'pack-stat': () => 'a number from 3 to 7, or null',
    'pack-keyword': ({ options }) => `a keyword, with its number after a space where it has one: ${options}`,
    'pack-name-needed': () => 'a name: only what replaces a listed thing may go without',
    'pack-leader': () => 'Recon for every Leader, and for nobody else',
    'pack-faction-empty': () => 'at least one model for this faction',
  },
  counts: {
    factions: (count) => many(count, 'faction', 'factions'),
    models: (count) => many(count, 'model', 'models'),
    weapons: (count) => many(count, 'weapon', 'weapons'),
    teams: (count) => many(count, 'ready team', 'ready teams'),
  },
}
