/** French: decks of the players' own. */
import { plural } from '../../../../ui/words/plural'
import type { PackWords } from './pack-words'

export const FR_PACK: PackWords = {
  expected: {
    'pack-not-json': () => 'un fichier JSON',
    'pack-too-large': ({ most }) => `au plus ${most} caractères`,
    'pack-not-a-pack': () => 'un pack Sightline : un objet avec "sightline": "pack"',
    'pack-other-game': ({ game }) => `"${game}", le jeu que l’on joue ici`,
    'pack-other-version': ({ ours }) => `la version ${ours}`,
    'pack-object': () => 'un objet entre accolades',
    'pack-list': ({ least, most }) => `une liste de ${least} à ${most} éléments`,
    'pack-needed': () => 'une valeur : elle ne peut pas manquer',
    'pack-no-such-field': ({ known }) => `un des champs ${known}`,
    'pack-text': ({ most }) => `un texte de 1 à ${most} caractères`,
    'pack-id': () => 'un identifiant : une lettre, puis lettres, chiffres et tirets, 40 au plus',
    'pack-name': () => 'un nom de 80 caractères au plus, ou { "en": …, "fr": … }',
    'pack-whole': ({ least, most }) => `un nombre entier de ${least} à ${most}`,
    'pack-yes-no': () => 'true ou false',
    'pack-one-of': ({ options }) => `un de ces mots : ${options}`,
    'pack-once': () => 'quelque chose qui n’y est pas déjà',
    'pack-name-needed': () => 'un nom : seul ce qui remplace une carte maison peut s’en passer',
    'pack-starts': ({ wanted }) => `${wanted} lieux de départ`,
    'pack-start-values': () => 'un nombre qu’aucun autre lieu de départ n’a',
    'pack-deck-size': ({ least, most }) => `de ${least} à ${most} cartes en tout`,
    'pack-family': ({ families }) => `une famille du paquet : ${families}`,
    'pack-takes': () => 'une prise de commandement avec sa famille, et nulle autre carte avec une famille prise',
    'pack-none-of': ({ type }) => `au moins une carte du type "${type}"`,
  },
  fault: ({ file, path, expected, found }) =>
    `${file}${path ? `, ${path}` : ''} : attendu ${expected} ; trouvé ${found === undefined || found === '' ? 'rien' : found}.`,
  more: (count) => `Et ${count} de plus.`,
  cards: (count) => `${count} ${plural('fr', count, 'sorte de carte', 'sortes de cartes')}`,
  deck: (copies) => `un paquet de ${copies}`,
  by: (author) => `par ${author}`,
}
