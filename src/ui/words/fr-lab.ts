/** French: the sight lab, and what each game makes of a sight. */
import type { LabSaid } from '../../lab/said'
import { listedNames } from './listed'
import { plural } from './plural'
import type { LabUiSaid } from './said-lab'
import type { Phrases } from './speak'

const some = (count: number, one: string, other: string) => `${count} ${plural('fr', count, one, other)}`

export const FR_LAB_UI: Phrases<LabUiSaid> = {
  'lab-title': () => 'Ligne de vue',
  'lab-from': () => 'Depuis',
  'lab-to': () => 'Vers',
  'lab-place': () => 'un endroit de la table',
  'lab-point': () => 'Pointez une figurine ou un endroit. Cliquez pour le garder.',
  'lab-kept': () => 'Cliquez ailleurs pour viser de nouveau. Faites glisser une figurine pour l’essayer ailleurs.',
  'lab-ghost': ({ name }) => `Essai d’une autre place : ${name}. Rien n’a bougé.`,
  'lab-ghost-back': () => 'Remettre en place',
  'lab-free': () => 'Cliquez ailleurs pour viser de nouveau. Faites glisser les figurines où vous voulez.',
  'lab-alone': () => 'Labo de visée',
  'lab-alone-hint': () => 'Qui voit qui, à quel point, et pourquoi pas, sur une table à vous',
  'lab-layout': () => 'Table de jeu',
  'lab-nobody': () => 'Choisissez une figurine posée sur la table pour regarder depuis elle.',
  'lab-tally': ({ seen, of }) => `${seen} sur ${some(of, 'point', 'points')} du corps en vue`,
  'lab-mark-seen': () => 'vu',
  'lab-mark-hidden': () => 'caché',
  'lab-hides': ({ points, of }) => `cache ${points} points sur ${of}`,
  'lab-verdicts': () => 'Ce qu’en disent les jeux',
  'lab-clear': () => 'Dégagée',
  'lab-hindered': () => 'En partie',
  'lab-hidden': () => 'Cachée',
  'lab-rule': ({ rule }) => `Règle ${rule}`,
  'lab-profile': () => 'Vue de côté',
  'lab-profile-of': ({ from, to, length }) =>
    `Coupe du terrain le long de la ligne de vue. Départ : ${from} ; arrivée : ${to} ; ${length}.`,
  'lab-profile-with': ({ pieces }) => `En chemin : ${pieces}.`,
  'lab-profile-thing': ({ name, height }) => `${name}, hauteur ${height}`,
  'lab-all': () => 'Tout ce qui est en vue',
  'lab-count-clear': ({ count }) => `${some(count, 'vue', 'vues')} en entier`,
  'lab-count-hindered': ({ count }) => `${some(count, 'vue', 'vues')} en partie`,
  'lab-count-hidden': ({ count }) => some(count, 'cachée', 'cachées'),
  'lab-what-if': () => 'Et si…',
  'lab-eye': () => 'Hauteur de l’œil',
  'lab-height': () => 'Hauteur de la cible',
  'lab-true-heights': () => 'Vraies hauteurs',
  'lab-eye-view': () => 'Par ses yeux, et retour',
  'do-sight-all': () => 'Tout ce que voit une figurine',
  'do-sight-eye': () => 'Regarder par les yeux d’une figurine',
}

export const FR_LAB: Phrases<LabSaid> = {
  'ex-clear': () => 'Vue dégagée : rien n’entre dans le couloir.',
  'ex-obstructed': ({ pieces }, speak) => `Gêné par ${listedNames(pieces, speak)} : −${some(pieces.length, 'dé', 'dés')}.`,
  'ex-blocked': ({ pieces }, speak) => `Vue barrée sur toute la largeur du couloir : ${listedNames(pieces, speak)}.`,
  'ex-blocked-together': ({ pieces }, speak) => `Vue barrée par l’ensemble : ${listedNames(pieces, speak)}.`,
  'ex-ignored': ({ pieces }, speak) => `Au contact du tireur, donc sans effet : ${listedNames(pieces, speak)}.`,
  'ex-cover': ({ pieces }, speak) => `La cible est à couvert : ${listedNames(pieces, speak)}.`,
  'ex-near': ({ gap, limit }, speak) => `À ${speak.length(gap, limit)}, dans la portée de ${speak.length(limit)}.`,
  'ex-long': ({ gap, limit }, speak) => `À ${speak.length(gap, limit)}, au-delà de ${speak.length(limit)} : −1 dé.`,
  'ex-out': ({ gap, limit }, speak) => `À ${speak.length(gap, 2 * limit)}, hors d’atteinte : ${speak.length(2 * limit)} au plus.`,
  'ex-gap': ({ gap }, speak) => `À ${speak.length(gap)}.`,
  'ex-dice': ({ attack, defence }) => `${some(attack, 'dé', 'dés')} d’attaque contre ${defence}.`,
  'dz-clear': ({ of }) => `Tir dégagé : les ${of} points sont en vue, et personne ne gêne.`,
  'dz-seen': ({ seen, of }) => `Ligne de vue : ${seen} sur ${some(of, 'point', 'points')} en vue.`,
  'dz-hidden': ({ of }) => `Pas de ligne de vue : aucun point en vue, sur ${of}.`,
  'dz-bonus': () => '+2 dés pour un tir dégagé.',
  'dz-spoiled': ({ pieces }, speak) => `Pas de tir dégagé. Devant une partie de la cible : ${listedNames(pieces, speak)}.`,
  'vx-fully': ({ seen, of }) => `Totalement visible : ${seen} sur ${some(of, 'point', 'points')}, au moins la moitié.`,
  'vx-partially': ({ seen, of }) => `Partiellement visible : ${seen} sur ${some(of, 'point', 'points')}, moins de la moitié.`,
  'vx-hidden': ({ of }) => `Invisible : aucun point en vue, sur ${of}.`,
  'vx-harder': () => 'La cible a VIV +1 contre ce tir.',
  'vx-mutual': () => 'Vue réciproque : la cible voit aussi.',
  'vx-not-mutual': () => 'Vue sans retour : la cible ne voit rien.',
  'hidden-by': ({ pieces }, speak) => `En travers : ${listedNames(pieces, speak)}.`,
}
