/** French: the layout planner's core. Pieces are named as the planner names them; places in files as paths. */
import type { LayoutLook, PlannerSaid } from '../../planner/said'
import { counting } from './plural'
import type { Phrases } from './speak'

const some = counting('fr')
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
/** Ce qui aiderait. */
export const HELP: { readonly [L in LayoutLook]?: string } = {
  fbx: 'Enregistrez-le en STL, OBJ ou GLB avec le programme d’où il vient.',
  'gltf-1': 'Enregistrez-le en GLB de version 2.',
  foundry: 'Exportez la scène depuis la barre latérale et déposez ce fichier.',
  zip: 'Décompressez-la et déposez ce qu’elle contient : un plan, une carte, ou un modèle GLB, glTF, OBJ, 3MF, PLY ou STL.',
  'utf-16': 'Enregistrez-le en UTF-8 dans un éditeur de texte.',
}

/** Pourquoi une chose est laissée de côté ; après son nom. */
export const FR_LAYOUT: Phrases<PlannerSaid> = {
  'layout-empty': () => 'Le fichier est vide.',
  'layout-too-large': () => 'Le fichier est trop grand pour un plan.',
  'file-too-big': ({ bytes, most }, speak) =>
    `Le fichier est trop grand : ${speak.number(Math.round(bytes / 2 ** 20))} Mo ; ${Math.round(most / 2 ** 20)} Mo au plus sont lus.`,
  'layout-not-json': ({ at, cut }) =>
    cut ? `Le fichier est tronqué au caractère ${at}.` : `Le fichier est abîmé au caractère ${at}.`,
  'layout-foreign': ({ looks }) => [`Ce n’est pas un plan mais ${LOOKS[looks]}.`, HELP[looks] ?? ''].join(' ').trim(),
  'layout-wrong-version': ({ found, ours }) => `Le plan est de version ${found} ; ce Sightline lit la version ${ours}.`,
  'layout-bad-picture': ({ at }) =>
    `L’image à « ${at} » n’a pas été prise : elle est abîmée ou renvoie hors du fichier. Le plan n’a pas été ouvert.`,
  'layout-damaged': ({ at, expected }) => `Le plan est abîmé à « ${at} » : ${expected} attendu.`,
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
  'link-damaged': ({ at }) => `Le lien est abîmé (en ${at}). Copiez-le de nouveau.`,
  'link-bad-layout': ({ at }) => `Le plan du lien est inutilisable (${at}).`,
  'link-too-long': ({ most }) => `Le plan est trop grand pour un lien de ${most} caractères. Enregistrez-le dans un fichier.`,
  'edit-no-piece': ({ ref }) => `« ${ref} » n’existe pas.`,
  'edit-locked': ({ ref, name }) => `« ${name || ref} » est verrouillé. Déverrouillez-le d’abord.`,
  'edit-ref-taken': ({ ref }) => `« ${ref} » est déjà pris.`,
  'edit-unknown-kind': ({ kind }) => `Aucun décor ne s’appelle « ${kind} ».`,
  'edit-table-size': ({ width, depth, least, most }, speak) =>
    `Aucune table ne mesure ${speak.length(width)} sur ${speak.length(depth)} : chaque côté va de ${speak.length(least)} à ${speak.length(most)}.`,
  'edit-bad-value': ({ at, expected }) => `C’est impossible (${at} : ${expected}).`,
  'edit-too-few': ({ least, given }) =>
    `Choisissez au moins ${some(least, 'décor', 'décors')} ; ${some(given, 'choisi', 'choisis')}.`,
  'edit-too-many': ({ most }) => `Il y a place pour ${some(most, 'décor', 'décors')} au plus.`,
  'edit-too-many-marks': ({ most }) => `Il y a place pour ${most} de ces repères au plus.`,
  'edit-nothing-below': ({ ref }) => `Sous le milieu de « ${ref} », rien ne peut le porter.`,
  'edit-area-flat': () => 'Une zone demande trois coins qui ne soient pas alignés.',
  'edit-area-crossed': () => 'Le contour se recoupe lui-même.',
  'edit-area-corners': ({ most }) => `Une zone a ${most} coins au plus.`,
  'edit-area-parts': ({ most }) => `Ce contour est trop découpé : il faudrait plus de ${most} parties sans creux.`,
  'edit-own-image': ({ ref }) => `« ${ref} » est sa propre image : rien à poser de l’autre côté.`,
  'edit-own-in-use': ({ own, pieces }) => `« ${own} » est ${some(pieces, 'fois', 'fois')} sur la table.`,
  'edit-nothing-to-undo': () => 'Il n’y a rien à annuler.',
  'edit-nothing-to-redo': () => 'Il n’y a rien à rétablir.',
  'fault-overlap': ({ one, other }) => `« ${one} » et « ${other} » se chevauchent.`,
  'fault-floating': ({ piece, by }, speak) => `« ${piece} » flotte à ${speak.length(by)} au-dessus de la table.`,
  'fault-off-table': ({ piece, by }, speak) => `« ${piece} » dépasse de la table de ${speak.length(by)}.`,
  'fault-unmirrored': ({ piece }) => `« ${piece} » n’a pas d’image exacte de l’autre côté.`,
  'fault-area-off-table': ({ area }) => `La zone « ${area} » dépasse de la table.`,
  'fault-areas-meet': ({ one, other }) => `Les zones « ${one} » et « ${other} » se chevauchent.`,
  'fault-objective-off-table': ({ objective }) => `L’objectif « ${objective} » est hors de la table.`,
  'fault-objective-covered': ({ objective, piece }) => `L’objectif « ${objective} » est sous « ${piece} ».`,
  'check-no-areas': ({ least, given }) =>
    `Il faut ${some(least, 'zone de déploiement', 'zones de déploiement')} ; il y en a ${given}.`,
  'check-size': ({ wantedWidth, wantedDepth }, speak) =>
    `La table devrait mesurer ${speak.length(wantedWidth)} sur ${speak.length(wantedDepth)}.`,
  'check-foreign-kind': ({ piece, kind }) => `« ${piece} » (${kind}) ne peut pas être là dans ce jeu.`,
  'check-area-crowded': ({ area, free, least }) =>
    `La zone « ${area} » n’offre que ${free} pouces carrés aux socles ; il en faut ${least}.`,
  'check-unreachable': ({ objective, area }) => `De « ${area} », personne n’atteint « ${objective} » par le sol.`,
  'check-unfair-sight': ({ percent, most }) => `La vue favorise un camp : ${percent} % d’écart ; jusqu’à ${most} %, c’est juste.`,
  'check-unfair-ways': ({ objective, difference }, speak) =>
    `Un camp est plus près de « ${objective} » de ${speak.length(difference)}.`,
  'check-gap-narrow': ({ one, other, gap, least }, speak) =>
    `Entre « ${one} » et « ${other} » il y a ${speak.length(gap, least)} : un socle de ${speak.length(least, gap)} ne passe pas, de peu.`,
  'check-unplayable': () => 'Ce plan ne peut pas être joué dans ce jeu.',
  'generate-no-room': ({ tries }) =>
    tries === 0
      ? 'Il n’y a pas de plan au hasard de cette symétrie.'
      : `Aucun plan qui se tienne n’a été trouvé en ${some(tries, 'essai', 'essais')}. Demandez moins, ou essayez la graine suivante.`,
  'generate-not-fair': ({ tries, percent, most, difference, mostWay }, speak) =>
    `Aucun de ${some(tries, 'plan', 'plans')} n’est assez équilibré. Au mieux, la vue diffère de ${speak.number(percent)} % pour ${speak.number(most)} % demandés${difference > mostWay ? `, un chemin de ${speak.length(difference, mostWay)} pour ${speak.length(mostWay)}` : ''}. Demandez moins, ou essayez la graine suivante.`,
  'generate-locked': ({ locked }) =>
    `Les tables de ce jeu se tirent entières : ${some(locked, 'décor verrouillé ne pourrait pas rester', 'décors verrouillés ne pourraient pas rester')}. Déverrouillez tout d’abord.`,
  'generate-changed': () => 'Arrêté : la table a été modifiée entre-temps, et c’est ce qui compte.',
  'generate-no-part': () => 'Cette partie est hors de la table.',
  'work-cancelled': () => 'Arrêté. Le plan est tel qu’il était.',
  'work-failed': ({ why }) => `L’assistant du plan a renoncé${why ? ` (${why})` : ''}. Réessayez.`,
  'work-malformed': ({ at, expected }) => `L’assistant du plan a mal répondu : « ${at} » devrait être ${expected}.`,
}
