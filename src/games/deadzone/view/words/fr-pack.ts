/** French: packs of the players' own. */
import { counting } from '../../../../ui/words/plural'
import type { PackWords } from './pack-words'

const many = counting('fr')

export const FR_PACK: PackWords = {
  expected: {
    'pack-id': () => 'un identifiant : minuscules, chiffres et traits d’union, 40 au plus',
    'pack-range': ({ most }) => `un nombre entier de cubes de 1 à ${most}, "fight" ou "none"`,
    'pack-stat': () => 'un nombre de 3 à 7, ou null',
    'pack-keyword': ({ options }) => `un mot-clé, suivi d’une espace et de son nombre s’il en a un : ${options}`,
    'pack-name-needed': () => 'un nom : seul ce qui remplace une valeur des listes peut s’en passer',
    'pack-leader': () => 'une Recon pour chaque Leader, et pour personne d’autre',
    'pack-faction-empty': () => 'au moins une figurine pour cette faction',
  },
  counts: {
    factions: (count) => many(count, 'faction', 'factions'),
    models: (count) => many(count, 'figurine', 'figurines'),
    weapons: (count) => many(count, 'arme', 'armes'),
    teams: (count) => many(count, 'groupe prêt', 'groupes prêts'),
  },
}
