/** French: refused edits, faults of a layout, what a game says about a layout, and random layouts that were not found. */
import type { EditSaid } from '../../planner/said'
import { counting } from './plural'
import type { Phrases } from './speak'

const some = counting('fr')

export const FR_PLAN_EDITS: Phrases<EditSaid> = {
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
  'check-unfair-sight': ({ percent, most }) =>
    `La vue favorise un camp : ${percent} % d’écart ; jusqu’à ${most} %, c’est équitable.`,
  'check-unfair-ways': ({ objective, difference }, speak) =>
    `Un camp est plus près de « ${objective} » de ${speak.length(difference)}.`,
  'check-gap-narrow': ({ one, other, gap, least }, speak) =>
    `Entre « ${one} » et « ${other} » il y a ${speak.length(gap, least)} : un socle de ${speak.length(least, gap)} ne passe pas, de peu.`,
  'generate-no-room': ({ tries }) =>
    tries === 0
      ? 'Il n’y a pas de plan au hasard de cette symétrie.'
      : `Aucun plan qui se tienne n’a été trouvé en ${some(tries, 'essai', 'essais')}. Demandez moins, ou essayez la graine suivante.`,
  'generate-not-fair': ({ tries, percent, most, difference, mostWay }, speak) =>
    `Sur ${some(tries, 'plan', 'plans')}, aucun n’est assez équilibré. Au mieux, la vue diffère de ${speak.number(percent)} % pour ${speak.number(most)} % demandés${difference > mostWay ? `, un chemin de ${speak.length(difference, mostWay)} pour ${speak.length(mostWay)}` : ''}. Demandez moins, ou essayez la graine suivante.`,
  'generate-locked': ({ locked }) =>
    `Les tables de ce jeu se tirent entières : ${some(locked, 'décor verrouillé ne pourrait pas rester', 'décors verrouillés ne pourraient pas rester')}. Déverrouillez tout d’abord.`,
  'generate-changed': () => 'Arrêté : la table a été modifiée entre-temps, et c’est ce qui compte.',
  'generate-no-part': () => 'Cette partie est hors de la table.',
}
