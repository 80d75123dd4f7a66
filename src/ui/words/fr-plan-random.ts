/** French: random layouts in the planner. */

import type { EN_PLAN_RANDOM } from './en-plan-random'
import { plural } from './plural'
import type { Translation } from './speak'

export const FR_PLAN_RANDOM: Translation<typeof EN_PLAN_RANDOM> = {
  'random-title': () => 'Plan au hasard',
  'random-density': () => 'Densité',
  'random-density-low': () => 'Terrain dégagé',
  'random-density-high': () => 'Encombré',
  'random-height': () => 'Hauteur',
  'random-height-low': () => 'Basse',
  'random-height-high': () => 'Haute',
  'random-cover': () => 'Couvert',
  'random-cover-low': () => 'Peu de grands décors',
  'random-cover-high': () => 'Beaucoup de petits',
  'random-walls-low': () => 'Peu de murets',
  'random-walls-high': () => 'Beaucoup de murets',
  'random-same-halves': () => 'Les deux moitiés sont les mêmes, tournées : aucun camp n’est favorisé.',
  'random-even': () => 'Équité',
  'random-even-low': () => 'Comme l’exige le contrôle',
  'random-even-high': () => 'La plus égale possible',
  'random-even-sight': ({ sight }) => `La vue peut différer de ${sight}.`,
  'random-even-both': ({ sight, way }) => `La vue peut différer de ${sight}, le chemin d’un objectif de ${way}.`,
  'random-where': () => 'Où',
  'random-where-whole': () => 'Toute la table',
  'random-where-near-left': () => 'Le quart proche gauche',
  'random-where-near-right': () => 'Le quart proche droit',
  'random-where-far-left': () => 'Le quart éloigné gauche',
  'random-where-far-right': () => 'Le quart éloigné droit',
  'random-where-picked': () => 'Autour de ce qui est choisi',
  'random-where-drawn': () => 'Le dernier rectangle tracé sur le plan',
  'random-where-own': () => 'Une partie de mon choix',
  'random-where-pick-first': () => 'Choisissez d’abord quelque chose sur la table.',
  'random-where-draw-first': () => 'Tracez d’abord un rectangle sur un endroit libre du plan.',
  'random-image-too': () => 'Tout le reste demeure. La symétrie refait aussi l’image de cette partie.',
  'random-seed': () => 'Graine',
  'random-seed-hint': () => 'La même graine et les mêmes souhaits donnent le même plan.',
  'random-make': () => 'Disposer',
  'random-next': () => 'Graine suivante',
  'random-making': ({ percent }) => `On dispose… ${percent} des essais`,
  'random-made': ({ seed, tries }) => `Graine ${seed}, en ${tries} ${plural('fr', tries, 'essai', 'essais')}.`,
  'random-made-of': ({ pieces, share, tall }) =>
    `${pieces} ${plural('fr', pieces, 'décor couvre', 'décors couvrent')} ${share} de la table ; les hauts, ${tall}.`,
  'random-made-sight': ({ sight }) => `La vue diffère de ${sight}.`,
  'random-made-both': ({ sight, way }) => `La vue diffère de ${sight}, les chemins de ${way}.`,
}
