/** French: a map of another program becomes a layout. */
import type { EN_PLAN_IMPORT } from './en-plan-import'
import { plural } from './plural'
import type { Translation } from './speak'

export const FR_PLAN_IMPORT: Translation<typeof EN_PLAN_IMPORT> = {
  'plan-import-uvtt': () => 'Carte Universal VTT',
  'plan-import-tts': () => 'Sauvegarde de Tabletop Simulator',
  'plan-import-uvtt-hint': () => 'Ces cartes sont plates : à vous de dire la taille d’une case et la hauteur des murs.',
  'plan-import-tts-hint': () => 'Les formes sont ailleurs et ne sont pas cherchées : chaque objet devient une boîte à sa place.',
  'plan-import-square': () => 'Une case de la carte',
  'plan-import-height': () => 'Hauteur des murs',
  'plan-import-low': () => 'Hauteur des fenêtres et objets',
  'plan-import-thickness': () => 'Épaisseur des murs',
  'plan-import-portals': () => 'Les portes fermées deviennent',
  'plan-import-portals-door': () => 'des murs',
  'plan-import-portals-window': () => 'des fenêtres',
  'plan-import-portals-gap': () => 'des passages',
  'plan-import-box': () => 'Un objet sans taille connue',
  'plan-import-box-width': () => 'Sa largeur',
  'plan-import-box-depth': () => 'Sa profondeur',
  'plan-import-box-height': () => 'Sa hauteur',
  'plan-import-makes': ({ pieces, width, depth }) =>
    `${pieces} ${plural('fr', pieces, 'décor', 'décors')} sur une table de ${width} sur ${depth}.`,
  'plan-import-left': ({ count }) => `${count} ${plural('fr', count, 'chose n’est pas reprise', 'choses ne sont pas reprises')}`,
  'plan-import-more': ({ count }) => `… et ${count} de plus.`,
  'plan-import-fit-table': ({ width, depth }) => `Prendre une table de ${width} sur ${depth} : tout y tient`,
  'plan-import-fit-square': ({ square }) => `Prendre des cases de ${square} : la carte tient sur une table`,
  'plan-import-take': () => 'La poser sur la table',
  'plan-import-picture': () => 'Le plan qui en résulte',
  'plan-import-wall': () => 'Mur',
  'plan-import-object': () => 'Objet',
  'plan-import-door': () => 'Porte',
  'plan-import-window': () => 'Fenêtre',
  'plan-import-box-name': () => 'Boîte',
}
