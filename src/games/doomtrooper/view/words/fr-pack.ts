/** French: card lists of the players' own. */
import { counting } from '../../../../ui/words/plural'
import type { PackWords } from './pack-words'

const some = counting('fr')

export const FR_PACK: PackWords = {
  expected: {
    'pack-id': () => 'un identifiant : une lettre, puis lettres, chiffres, tirets et soulignés, 48 au plus',
    'pack-name-needed': () => 'un nom',
    'pack-predicate': () => 'une condition du vocabulaire des effets',
    'pack-formula': () => 'un nombre entier ou une formule du vocabulaire',
    'pack-who': ({ words }) => `un choix parmi ${words}, ou un filtre`,
    'pack-warrior': () => 'un combattant avec "stats" et sans "play"',
    'pack-other-card': () => 'une carte avec "play" et sans "stats"',
    'pack-deck-card': () => 'une carte de cette liste ou de la maison',
  },
  counts: {
    cards: (count) => some(count, 'carte', 'cartes'),
    decks: (count) => some(count, 'paquet', 'paquets'),
  },
  refused: (faults) => some(faults, 'entrée écartée : elle ne se joue pas', 'entrées écartées : elles ne se jouent pas'),
}
