/** French: the layout planner's core. Pieces are named as in the planner, places in files by their paths. */
import type { LayoutLook, LayoutSaid } from '../../planner/said'
import type { Phrases } from './speak'

export const LOOKS: { readonly [L in LayoutLook]: string } = {
  match: 'une partie enregistrée',
  'tabletop-simulator': 'une sauvegarde de Tabletop Simulator',
  uvtt: 'une carte Universal VTT',
  'foundry-scene': 'une scène de Foundry',
  'terrain-plan': 'un plan de décors d’un outil de tournoi',
  model: 'un modèle 3D',
  picture: 'une image',
  'other-json': 'des données d’un autre programme',
  text: 'du texte',
  fbx: 'un modèle FBX',
  'gltf-1': 'un modèle glTF 1.0',
  foundry: 'une base de données de Foundry',
  zip: 'une archive zip',
  'utf-16': 'du texte en UTF-16',
}
/** Advice to somebody who has a file of that kind. */
export const HELP: { readonly [L in LayoutLook]?: string } = {
  fbx: 'Enregistrez-le en STL, OBJ ou GLB avec le programme d’où il vient.',
  'gltf-1': 'Enregistrez-le en GLB de version 2.',
  foundry: 'Exportez la scène depuis la barre latérale et déposez ce fichier.',
  zip: 'Décompressez-la et déposez ce qu’elle contient : un plan, une carte, ou un modèle GLB, glTF, OBJ, 3MF, PLY ou STL.',
  'utf-16': 'Enregistrez-le en UTF-8 dans un éditeur de texte.',
}

/** Why something is left out; placed after its name. */
export const FR_LAYOUT: Phrases<LayoutSaid> = {
  'layout-empty': () => 'Le fichier est vide.',
  'layout-too-large': () => 'Le fichier est trop grand pour un plan.',
  'file-too-big': ({ bytes, most }, speak) =>
    `Le fichier est trop grand : ${speak.number(Math.round(bytes / 2 ** 20))} Mo ; ${Math.round(most / 2 ** 20)} Mo au plus sont lus.`,
  'layout-not-json': ({ at, cut }) =>
    cut ? `Le fichier est tronqué au caractère ${at}.` : `Le fichier est endommagé au caractère ${at}.`,
  'layout-foreign': ({ looks }) => [`Ce n’est pas un plan mais ${LOOKS[looks]}.`, HELP[looks] ?? ''].join(' ').trim(),
  'layout-wrong-version': ({ found, ours }) => `Le plan est de version ${found} ; ce Sightline lit la version ${ours}.`,
  'layout-bad-picture': ({ at }) =>
    `L’image à « ${at} » n’a pas été prise : elle est endommagée ou renvoie hors du fichier. Le plan n’a pas été ouvert.`,
  'layout-damaged': ({ at, expected }) => `Le plan est endommagé à « ${at} » : ${expected} attendu.`,
  'layout-unknown-kind': ({ at, kind }) => `À « ${at} » : aucun décor ne s’appelle « ${kind} ».`,
  'layout-same-ref': ({ at, ref }) => `À « ${at} » : « ${ref} » y est deux fois.`,
  'layout-no-such-ref': ({ at, ref }) => `À « ${at} » : « ${ref} » n’existe pas.`,
  'layout-not-convex': ({ at }) => `À « ${at} » : un contour doit être convexe, ses coins dans le sens inverse des aiguilles.`,
  'layout-bad-twin': ({ at, ref }) => `À « ${at} » : « ${ref} » n’est pas son jumeau.`,
  'layout-circle': ({ at, ref }) => `À « ${at} » : « ${ref} » reposerait sur lui-même.`,
  'layout-kept-aside': ({ name }) =>
    `${name ? `« ${name} »` : 'Ce plan'} ne pourrait pas être relu tel quel. Il est mis de côté sur cet appareil, et ce qui était lisible y reste ; la page d’accueil dit pourquoi.`,
  'layout-last-unread': () =>
    'Votre dernier plan n’a pas pu être lu. Il reste tel quel sur cet appareil ; la page d’accueil dit pourquoi.',
  'link-foreign': () => 'Le lien ne contient aucun plan.',
  'link-wrong-version': ({ found, ours }) => `Le lien est de version ${found} ; ce Sightline lit la version ${ours}.`,
  'link-cut-short': ({ at }) => `Le lien est tronqué (après ${at}). Copiez-le en entier.`,
  'link-bad-character': ({ at }) => `Le lien contient un caractère impossible, en position ${at}.`,
  'link-damaged': ({ at }) => `Le lien est endommagé (en ${at}). Copiez-le de nouveau.`,
  'link-bad-layout': ({ at }) => `Le plan du lien est inutilisable (${at}).`,
  'link-too-long': ({ most }) => `Le plan est trop grand pour un lien de ${most} caractères. Enregistrez-le dans un fichier.`,
  'check-unplayable': () => 'Ce plan ne peut pas être joué dans ce jeu.',
  'work-cancelled': () => 'Arrêté. Le plan est tel qu’il était.',
  'work-failed': ({ why }) => `L’assistant du plan a renoncé${why ? ` (${why})` : ''}. Réessayez.`,
  'work-malformed': ({ at, expected }) => `L’assistant du plan a mal répondu : « ${at} » devrait être ${expected}.`,
}
