/** French: pictures as the ground of a table. */
import type { EN_PLAN_MAT } from './en-plan-mat'
import type { Translation } from './speak'

export const FR_PLAN_MAT: Translation<typeof EN_PLAN_MAT> = {
  'mat-no-picture': ({ name }) => `« ${name} » n’est pas une image lisible ici. Enregistrez-la en PNG, JPEG ou WebP.`,
  'mat-damaged': ({ name }) => `L’image « ${name} » est endommagée ou tronquée. Rien n’a changé.`,
  'mat-too-large': ({ width, height, most }, speak) =>
    `L’image est trop grande : ${speak.number(width)} × ${speak.number(height)} pixels ; ${Math.round(most / 1_000_000)} millions au plus. Enregistrez-la plus petite.`,
  'plan-mat-title': () => 'Une image comme sol',
  'plan-mat-hint': () =>
    'Elle reste sur cet appareil et dans les fichiers que vous enregistrez. Ce qui dépasse de la table est coupé.',
  'plan-mat-choose': () => 'Une image comme sol…',
  'plan-mat-adjust': () => 'Déplacer l’image…',
  'plan-mat-remove': () => 'Retirer l’image',
  'plan-mat-other': () => 'Une autre image…',
  'plan-mat-reading': ({ file }) => `Lecture de « ${file} »…`,
  'plan-mat-view': () => 'L’image sur la table. Faites-la glisser pour la déplacer.',
  'plan-mat-scale': () => 'Sa taille d’après',
  'plan-mat-scale-grid': () => 'Les cases',
  'plan-mat-scale-pixels': () => 'Les pixels',
  'plan-mat-scale-points': () => 'Deux points',
  'plan-mat-across': () => 'Cases en largeur',
  'plan-mat-per': () => 'Pixels par case',
  'plan-mat-square': () => 'Une case sur la table',
  'plan-mat-points-hint': () =>
    'Posez les deux points à des endroits dont vous connaissez la distance : à la souris ou avec les flèches du clavier.',
  'plan-mat-point': ({ number }) => `Point ${number}`,
  'plan-mat-apart': () => 'Entre les points',
  'plan-mat-x': () => 'Son bord gauche',
  'plan-mat-y': () => 'Son bord proche',
  'plan-mat-middle': () => 'Au milieu',
  'plan-mat-cover': () => 'Couvrir la table',
  'plan-mat-fit': () => 'Donner à la table la taille de l’image',
  'plan-mat-is': ({ width, depth, across, down }) => `${width} × ${depth} sur la table, pour ${across} × ${down} pixels.`,
  'plan-mat-take': () => 'La poser sur la table',
  'plan-shared-without-mat': () => 'L’image du sol n’est pas dans le lien ; un fichier l’emporte.',
}
