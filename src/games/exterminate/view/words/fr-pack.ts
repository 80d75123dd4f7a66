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
    'pack-list': ({ least, most }) => `une liste de ${least} à ${most} éléments`,
    'pack-needed': () => 'une valeur, qui ne peut pas manquer',
    'pack-no-such-field': ({ known }) => `un des champs ${known}`,
    'pack-text': ({ most }) => `un texte de 1 à ${most} caractères`,
    'pack-id': () => 'un identifiant : une lettre, puis des lettres, chiffres et traits d’union, 40 au plus',
    'pack-name': () => 'un nom de 80 caractères au plus, ou { "en": …, "fr": … }',
    'pack-number': ({ least, most }) => `un nombre de ${least} à ${most}`,
    'pack-whole': ({ least, most }) => `un nombre entier de ${least} à ${most}`,
    'pack-yes-no': () => 'true ou false',
    'pack-one-of': ({ options }) => `un choix parmi ${options}`,
    'pack-point': () => 'un lieu : [x, y] en pouces',
    'pack-once': () => 'quelque chose qui n’y est pas déjà',
    'pack-name-needed': () => 'un nom : seul ce qui remplace une valeur maison peut s’en passer',
    'pack-own-faction': ({ faction }) => `une carte de ${faction}`,
    'pack-faction-empty': () => 'au moins une carte pour cette faction',
    'pack-marks': () => 'des marques différentes, dont une autre que "immediate"',
    'pack-deck-size': ({ least, most }) => `de ${least} à ${most} cartes en tout`,
    'pack-teams': () => '"least" au plus égal à "most"',
    'pack-node-stock': ({ needed }) => `au moins ${needed} nodules en réserve`,
    'pack-off-table': ({ side }) => `une place entièrement sur la table de ${side} pouces sur ${side}`,
    'pack-overlaps': ({ other }) => `une place à l’écart de ${other}`,
  },
  fault: ({ file, path, expected, found }) =>
    `${file}${path ? `, ${path}` : ''} : attendu ${expected} ; trouvé ${found === undefined || found === '' ? 'rien' : found}.`,
  more: (count) => `Et ${count} de plus.`,
  counts: {
    factions: (count) => many(count, 'faction', 'factions'),
    cards: (count) => many(count, 'carte de recrutement', 'cartes de recrutement'),
    weapons: (count) => many(count, 'arme', 'armes'),
    adventures: (count) => many(count, 'carte Aventure', 'cartes Aventure'),
    scenarios: (count) => many(count, 'scénario', 'scénarios'),
  },
  ownDeck: 'son propre paquet de combat',
  by: (author) => `par ${author}`,
}
