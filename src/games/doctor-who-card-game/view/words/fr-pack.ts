/** French: decks of the players' own. */
import { plural } from '../../../../ui/words/plural'
import type { PackWords } from './pack-words'

export const FR_PACK: PackWords = {
  expected: {
    'pack-id': () => 'un identifiant : une lettre, puis lettres, chiffres et tirets, 40 au plus',
    'pack-name-needed': () => 'un nom : seul ce qui remplace une carte maison peut s’en passer',
    'pack-starts': ({ wanted }) => `${wanted} lieux de départ`,
    'pack-start-values': () => 'un nombre qu’aucun autre lieu de départ n’a',
    'pack-family': ({ families }) => `une famille du paquet : ${families}`,
    'pack-takes': () => 'une prise de commandement avec sa famille, et nulle autre carte avec une famille prise',
    'pack-none-of': ({ type }) => `au moins une carte du type "${type}"`,
  },
  counts: { cards: (count) => `${count} ${plural('fr', count, 'sorte de carte', 'sortes de cartes')}` },
  deck: (copies) => `un paquet de ${copies}`,
}
