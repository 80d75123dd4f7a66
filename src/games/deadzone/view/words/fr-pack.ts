/** French: packs of the players' own. */
import { plural } from '../../../../ui/words/plural'
import type { PackWords } from './pack-words'

const many = (count: number, one: string, other: string): string => `${count} ${plural('fr', count, one, other)}`

export const FR_PACK: PackWords = {
  expected: {
    'pack-not-json': () => 'un fichier JSON',
    'pack-too-large': ({ most }) => `${most} caractères au plus`,
    'pack-not-a-pack': () => 'un pack Sightline : un objet avec "sightline": "pack"',
    'pack-other-game': ({ game }) => `"${game}", le jeu auquel on joue ici`,
    'pack-other-version': ({ ours }) => `la version ${ours}`,
    'pack-object': () => 'un objet entre accolades',
    'pack-list': ({ least, most }) =>
      least === most ? `une liste de ${least} éléments` : `une liste de ${least} à ${most} éléments`,
    'pack-needed': () => 'une valeur, qui ne peut pas manquer',
    'pack-no-such-field': ({ known }) => `un des champs ${known}`,
    'pack-text': ({ most }) => `un texte de 1 à ${most} caractères`,
    'pack-id': () => 'un identifiant : minuscules, chiffres et traits d’union, 40 au plus',
    'pack-name': () => 'un nom de 80 caractères au plus, ou { "en": …, "fr": … }',
    'pack-whole': ({ least, most }) => `un nombre entier de ${least} à ${most}`,
    'pack-yes-no': () => 'true ou false',
    'pack-one-of': ({ options }) => `un choix parmi ${options}`,
    'pack-range': ({ most }) => `un nombre entier de cubes de 1 à ${most}, "fight" ou "none"`,
    'pack-stat': () => 'un nombre de 3 à 7, ou null',
    'pack-keyword': ({ options }) => `un mot-clé, suivi d’une espace et de son nombre s’il en a un : ${options}`,
    'pack-once': () => 'quelque chose qui n’y est pas déjà',
    'pack-name-needed': () => 'un nom : seul ce qui remplace une valeur des listes peut s’en passer',
    'pack-leader': () => 'une Recon pour chaque Leader, et pour personne d’autre',
    'pack-faction-empty': () => 'au moins une figurine pour cette faction',
  },
  fault: ({ file, path, expected, found }) =>
    `${file}${path ? `, ${path}` : ''} : attendu ${expected} ; trouvé ${found === undefined || found === '' ? 'rien' : found}.`,
  more: (count) => `Et ${count} de plus.`,
  counts: {
    factions: (count) => many(count, 'faction', 'factions'),
    models: (count) => many(count, 'figurine', 'figurines'),
    weapons: (count) => many(count, 'arme', 'armes'),
    teams: (count) => many(count, 'groupe prêt', 'groupes prêts'),
  },
  by: (author) => `par ${author}`,
}
