/** Texts of the planner for findings about this game's tables only. */
import { speaker } from '../../../kernel'
import type { AnyPhrases, SaidIn, Translation } from '../../../ui/words/speak'
import type { LayoutWords } from '../../layouts'

const EN = {
  'exterminate-areas-other': () => 'Both sides deploy along an edge; other areas are not used.',
} satisfies AnyPhrases

const FR: Translation<typeof EN> = {
  'exterminate-areas-other': () => 'On se déploie le long de deux bords ; les autres zones ne servent pas.',
}

export const says = speaker<SaidIn<typeof EN>>()
export const WORDS: LayoutWords = {
  en: { phrases: EN },
  fr: {
    phrases: FR,
    ready: {
      'Cargo Lanes': 'Allées de fret',
      'The Broken Square': 'La place brisée',
      'Observation Decks': 'Ponts d’observation',
      'Last Bus Out': 'Le dernier bus',
    },
  },
}
