/** English: packs of the players' own. */
import { counting } from '../../../../ui/words/plural'
import type { PackWords } from './pack-words'

const many = counting('en')

export const EN_PACK: PackWords = {
  expected: {
    'pack-id': () => 'an id: a letter, then letters, digits and hyphens, at most 40',
    'pack-point': () => 'a place: [x, y] in inches',
    'pack-convex': () => 'corners of an outline that bulges everywhere, counter-clockwise',
    'pack-solid': () => '"top" above "bottom"',
    'pack-name-needed': () => 'a name: only what replaces a house thing may go without',
    'pack-own-faction': ({ faction }) => `a card of ${faction}`,
    'pack-faction-empty': () => 'at least one card for this faction',
    'pack-marks': () => 'different marks, one of them besides "immediate"',
    'pack-teams': () => '"least" not above "most"',
    'pack-node-stock': ({ needed }) => `at least ${needed} nodes in the stock`,
    'pack-off-table': ({ side }) => `a place wholly inside the table of ${side} by ${side} inches`,
    'pack-overlaps': ({ other }) => `a place clear of ${other}`,
  },
  counts: {
    factions: (count) => many(count, 'faction', 'factions'),
    cards: (count) => many(count, 'recruitment card', 'recruitment cards'),
    weapons: (count) => many(count, 'weapon', 'weapons'),
    adventures: (count) => many(count, 'adventure card', 'adventure cards'),
    terrain: (count) => many(count, 'kind of terrain', 'kinds of terrain'),
    scenarios: (count) => many(count, 'scenario', 'scenarios'),
  },
  ownDeck: 'its own battle deck',
}
