/** What the ready layouts are called. */
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
