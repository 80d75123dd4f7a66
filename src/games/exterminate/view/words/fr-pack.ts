/** French: packs of the players' own. */
import { counting } from '../../../../ui/words/plural'
import type { PackWords } from './pack-words'

const many = counting('fr')

export const FR_PACK: PackWords = {
  expected: {
    'pack-id': () => 'un identifiant : une lettre, puis des lettres, chiffres et traits d’union, 40 au plus',
    'pack-point': () => 'un lieu : [x, y] en pouces',
    'pack-convex': () => 'les coins d’un contour convexe, dans le sens inverse des aiguilles',
    'pack-solid': () => '"top" au-dessus de "bottom"',
    'pack-name-needed': () => 'un nom : seul ce qui remplace une valeur maison peut s’en passer',
    'pack-own-faction': ({ faction }) => `une carte de ${faction}`,
    'pack-faction-empty': () => 'au moins une carte pour cette faction',
    'pack-marks': () => 'des marques différentes, dont une autre que "immediate"',
    'pack-teams': () => '"least" au plus égal à "most"',
    'pack-node-stock': ({ needed }) => `au moins ${needed} nodules en réserve`,
    'pack-off-table': ({ side }) => `une place entièrement sur la table de ${side} pouces sur ${side}`,
    'pack-overlaps': ({ other }) => `une place à l’écart de ${other}`,
  },
  counts: {
    factions: (count) => many(count, 'faction', 'factions'),
    cards: (count) => many(count, 'carte de recrutement', 'cartes de recrutement'),
    weapons: (count) => many(count, 'arme', 'armes'),
    adventures: (count) => many(count, 'carte aventure', 'cartes aventure'),
    terrain: (count) => many(count, 'sorte de décor', 'sortes de décor'),
    scenarios: (count) => many(count, 'scénario', 'scénarios'),
  },
  ownDeck: 'son propre paquet de combat',
}
