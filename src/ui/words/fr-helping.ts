/** French: the rules help. */
import type { HelpingWords } from './dictionary'
import { counting } from './plural'

const some = counting('fr')

export const FR_HELPING: HelpingWords = {
  'rules-title': ({ game }) => `Règles : ${game}`,
  'rules-hint': () => 'Dans nos propres mots. En cas de litige, le livret imprimé fait foi.',
  'rules-search': () => 'Chercher dans les règles',
  'rules-contents': () => 'Sommaire',
  'rules-glossary': () => 'Glossaire',
  'rules-all-terms': () => 'Tous les termes',
  'rules-found': ({ count }) =>
    count === 0 ? 'Rien trouvé. Essayez un autre mot, ou moins de mots.' : some(count, 'passage trouvé', 'passages trouvés'),
  'rules-begin': () => 'Choisissez un article, ou tapez ce que vous cherchez.',
  'rules-about': () => 'Ce que vous avez demandé',
  'rules-where': () => 'Section :',
  'rules-before': () => 'Avant :',
  'rules-after': () => 'Ensuite :',
}
