/** French: importing a map of another program as a layout. */
import type { ImportLeftWhy, ImportSaid } from '../../planner/said'
import type { EN_PLAN_IMPORT } from './en-plan-import'
import { LOOKS } from './fr-layout'
import { plural } from './plural'
import type { Phrases, Translation } from './speak'

const LEFT: { readonly [W in ImportLeftWhy]: string } = {
  figurine: 'une figurine n’est pas un décor',
  dice: 'un dé n’est pas un décor',
  coin: 'une pièce de monnaie n’est pas un décor',
  card: 'des cartes ne sont pas un décor',
  token: 'un jeton n’est pas un décor',
  board: 'un plateau est le sol, pas un décor',
  zone: 'une zone invisible du programme',
  'no-terrain': 'pas un décor, d’après le fichier',
  'empty-bag': 'un sac où il n’y a rien',
  'in-bag': 'il était dans un sac et n’a pas de place ; il attend parmi vos décors',
  damaged: 'sa place ou sa taille n’a pas de sens',
  'off-table': 'il est à côté de la table',
  'too-many': 'un plan n’en contient pas plus',
  'not-chosen': 'il n’a pas été choisi',
  lights: 'les lumières',
  open: 'les portes ouvertes, qui laissent des passages',
  nothing: 'des murs qui n’arrêtent ni la vue ni personne',
  film: 'une vidéo comme sol',
  elsewhere: 'sa forme est dans un autre fichier',
  'off-map': 'ce qui est au-delà du bord de la carte',
}

const FR_IMPORT: Phrases<ImportSaid> = {
  'import-damaged': ({ at, expected }) => `Le fichier est endommagé à « ${at} » : ${expected} attendu.`,
  'import-foreign': ({ looks }) => `Ce n’est pas un fichier de ce type mais ${LOOKS[looks]}.`,
  'import-too-many': ({ at, most, found }) => `C’est trop à « ${at} » : ${found} ; ${most} au plus.`,
  'import-external': ({ at, address, name }) =>
    `Non téléchargé${name ? ` pour « ${name} »` : ''} : ${address} (${at}). Rien n’est jamais chargé d’ailleurs.`,
  'import-left-out': ({ at, name, why }) => `Laissé de côté : ${name === '' ? '' : `« ${name} », `}${LEFT[why]} (${at}).`,
  'import-all-beyond': ({ width, depth }, speak) =>
    `Tout ce qu’il contient est à côté d’une table de ${speak.length(width)} sur ${speak.length(depth)}.`,
  'import-none-chosen': () => 'Rien n’est encore choisi.',
  'import-nothing': () => 'Rien de ce qu’il contient ne peut tenir sur une table.',
  'import-picture-elsewhere': ({ path }) =>
    `L’image de la carte est un autre fichier, « ${path} ». Déposez-le avec la scène, ou choisissez-le ici.`,
  'import-picture-bad': () => 'L’image de la carte ne peut pas être lue ; la carte vient sans elle.',
  'import-templates': ({ names }) => `Formes que le plan ne fait que nommer : ${names}. Déposez avec lui le fichier des modèles.`,
  'import-templates-alone': ({ names }) =>
    `Ce sont des modèles de décor de 40kdc : ${names}. Il manque le plan qui dit où ils se trouvent : déposez son fichier avec celui-ci.`,
}

export const FR_PLAN_IMPORT: Translation<typeof EN_PLAN_IMPORT> = {
  ...FR_IMPORT,
  'plan-import-foundry': () => 'Scène de Foundry',
  'plan-import-foundry-hint': () => 'Ces cartes sont plates : à vous de dire la taille d’une case et la hauteur des murs.',
  'plan-import-plan': () => 'Plan de décors',
  'plan-import-plan-hint': () => 'Un plan d’un outil de tournoi : à vous de dire les hauteurs qu’il ne donne pas.',
  'plan-import-which': () => 'Lequel',
  'plan-import-unsaid': () => 'Hauteurs non indiquées',
  'plan-import-reading': ({ file }) => `Lecture de « ${file} »…`,
  'plan-import-mat': () => 'L’image de la carte comme sol',
  'plan-import-mat-choose': () => 'Choisir son image…',
  'plan-import-laying': () => 'Mise en place…',
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
  'plan-import-names': ({ all, most }) =>
    `Que faut-il reprendre ? La sauvegarde a ${all} sortes d’objets ; un plan en contient ${most}.`,
  'plan-import-names-chosen': ({ chosen, most }) => `${chosen} sur ${most} ${plural('fr', chosen, 'choisie', 'choisies')}`,
  'plan-import-names-search': () => 'Chercher par nom',
  'plan-import-names-found': () => 'Choisir tout ce qui est trouvé',
  'plan-import-names-none': () => 'Ne rien choisir',
  'plan-import-names-full': () => 'Il n’y a plus de place : retirez une sorte pour en choisir une autre.',
  'plan-import-names-count': ({ count }) => `× ${count}`,
  'plan-import-names-packed': () => 'dans un sac',
  'plan-import-names-more': ({ count }) =>
    `… et ${count} ${plural('fr', count, 'autre. Cherchez-la par son nom', 'autres. Cherchez-les par leur nom')}.`,
  'plan-import-makes': ({ pieces, width, depth }) =>
    `${pieces} ${plural('fr', pieces, 'décor', 'décors')} sur une table de ${width} sur ${depth}.`,
  'plan-import-left': ({ count }) => `${count} ${plural('fr', count, 'chose n’est pas reprise', 'choses ne sont pas reprises')}`,
  'plan-import-left-many': ({ count, why }) => `Laissé de côté, ${count} fois : ${LEFT[why]}.`,
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
