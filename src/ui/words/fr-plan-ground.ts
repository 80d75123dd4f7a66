/** French: areas, marks and layers of the layout planner; reach, gaps, fairness. */
import { plural } from './plural'
import type { PlanGroundSaid } from './said-plan-ground'
import type { Phrases } from './speak'

export const FR_PLAN_GROUND: Phrases<PlanGroundSaid> = {
  'ground-title': () => 'Zones et repères',
  'ground-draw-rectangle': () => 'Tracer un rectangle',
  'ground-draw-polygon': () => 'Tracer un contour',
  'ground-add-area': () => 'Zone au milieu',
  'ground-drawing-rectangle': () => 'Tirez d’un coin à l’autre, ou touchez deux coins. Échap annule.',
  'ground-drawing-polygon': () =>
    'Touchez les coins l’un après l’autre. Entrée ou double clic termine, Retour arrière en enlève un, Échap annule.',
  'ground-back': () => 'Un de moins',
  'ground-layers': () => 'Calques',
  'ground-layer-areas': () => 'Zones',
  'ground-layer-objectives': () => 'Objectifs',
  'ground-layer-notes': () => 'Notes',
  'ground-layer-measures': () => 'Cotes',
  'ground-hide': ({ layer }) => `Masquer : ${layer}`,
  'ground-show': ({ layer }) => `Afficher : ${layer}`,
  'ground-lock': ({ layer }) => `Verrouiller : ${layer}`,
  'ground-unlock': ({ layer }) => `Déverrouiller : ${layer}`,
  'ground-name': () => 'Nom',
  'ground-side': () => 'Appartient à',
  'ground-side-none': () => 'Personne',
  'ground-side-of': ({ seat }) => `Camp ${seat}`,
  'ground-corners': ({ count }) => `${count} ${plural('fr', count, 'coin', 'coins')}`,
  'ground-corner-x': ({ corner }) => `Coin ${corner}, depuis la gauche`,
  'ground-corner-y': ({ corner }) => `Coin ${corner}, depuis le bord proche`,
  'ground-image': () => 'Image de l’autre côté',
  'ground-points': () => 'Points',
  'ground-area-plain': () => 'Zone',
  'ground-handle-turn': () => 'Pivoter : tirez, ou flèches ; Alt : 1°',
  'ground-handle-raise': () => 'Élever : tirez vers le haut ou le bas, ou flèches',
  'ground-handle-move': () => 'Déplacer la zone : tirez, ou flèches',
  'ground-handle-corner': ({ corner }) => `Coin ${corner} : tirez, ou flèches ; Suppr l’enlève`,
  'ground-handle-edge': ({ edge }) => `Côté ${edge} : tirez, ou flèches ; Entrée ou double clic y pose un coin`,
  'ground-reach': () => 'Portée de mouvement',
  'ground-reach-nobody': () => 'Personne ne se déploie encore sur cette table.',
  'ground-reach-from': () => 'La tracer depuis',
  'ground-reach-off': () => 'Non tracée',
  'ground-move': () => 'Un mouvement',
  'ground-reach-share': ({ one, two }) => `${one} du sol libre en un mouvement, ${two} en deux.`,
  'ground-reach-in': ({ objective, moves }) => `${objective} : en ${moves} ${plural('fr', moves, 'mouvement', 'mouvements')}`,
  'ground-reach-later': ({ objective }) => `${objective} : en plus de deux mouvements`,
  'ground-reach-never': ({ objective }) => `${objective} : aucun chemin n’y mène au sol`,
  'ground-reach-how': () =>
    'Là où peut venir le milieu d’un socle de 32 mm, au sol, en contournant ce qui s’y trouve ; sans escalade.',
  'ground-reach-cubes': ({ cube }) =>
    `Ce jeu compte en cubes de ${cube}. Le tracé montre le chemin au sol, en contournant ce qui s’y trouve, sans échelles ni trappes.`,
  'ground-gap-base': () => 'Plus grand socle',
  'ground-gap-any': () => 'Tout socle',
  'ground-gap-free': ({ base }) => `Un socle de ${base} passe partout entre voisins.`,
  'ground-gap-barred': ({ count, base }) =>
    `Un socle de ${base} ne passe pas en ${count} ${plural('fr', count, 'endroit', 'endroits')} ; ils sont tracés.`,
  'ground-fairness': () => 'Camp contre camp',
  'ground-jump-selection': () => 'Choix',
  'ground-jump-areas': () => 'Zones',
  'ground-jump-random': () => 'Hasard',
  'ground-fair-side': ({ side, one, two, seen }) =>
    `${side} : ${one} du sol libre à portée d’un mouvement, ${two} de deux ; vue depuis ${seen} de la table.`,
  'ground-fair-ways': ({ objective, ways }) => `${objective} : ${ways}`,
  'ground-fair-way': ({ side, way }) => `${way} depuis ${side}`,
  'ground-fair-no-way': ({ side }) => `aucun chemin depuis ${side}`,
  'ground-fair-differ': ({ reach, seen, way }) =>
    `Les camps diffèrent de ${reach} en portée, de ${seen} en exposition, et de ${way} sur le chemin vers un objectif.`,
  'ground-fair-unequal': ({ share, symmetry, open }) =>
    `Rabattue sur elle-même (${symmetry}), la table diffère sur ${share} des lignes de vue. Un endroit est vu en moyenne depuis ${open} de la table.`,
  'ground-pasted-nothing': () => 'Ce qui a été copié n’est pas un plan.',
}
