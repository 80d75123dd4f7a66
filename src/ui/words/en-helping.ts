/** English: the rules help. Its texts themselves belong to each game. */
import { counting } from './plural'
import type { AnyPhrases } from './speak'

const some = counting('en')

export const EN_HELPING = {
  'rules-title': ({ game }: { game: string }) => `Rules: ${game}`,
  'rules-hint': () => 'In our own words. In a dispute the printed rulebook decides.',
  'rules-search': () => 'Search in the rules',
  'rules-contents': () => 'Contents',
  'rules-glossary': () => 'Glossary',
  'rules-all-terms': () => 'All terms',
  'rules-found': ({ count }: { count: number }) =>
    count === 0 ? 'Nothing found. Try another word, or fewer words.' : `${some(count, 'place', 'places')} found`,
  'rules-begin': () => 'Choose an entry, or type what you are looking for.',
  'rules-about': () => 'What you asked about',
  'rules-where': () => 'Section:',
  'rules-before': () => 'Before:',
  'rules-after': () => 'Next:',
} satisfies AnyPhrases
