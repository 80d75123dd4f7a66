/** The French names of the ready layouts. */
import type { LayoutWords } from '../../layouts'

export const WORDS: LayoutWords = {
  en: {},
  fr: {
    ready: {
      'The Two Banks': 'Les deux rives',
      'Broken Circle': 'Le cercle rompu',
      'Hamlet at the Crossing': 'Le hameau du carrefour',
    },
  },
}
