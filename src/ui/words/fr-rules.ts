/** French: reasons of the kernel and of the table. */
import type { KernelSaid } from '../../kernel'
import type { TableSaid } from '../../table/said'
import { capital, counting, de } from './plural'
import type { Phrases } from './speak'

const some = counting('fr')

export const FR_KERNEL: Phrases<KernelSaid> = {
  'not-an-answer': () => 'Cela ne répond pas à la question.',
  'not-offered': () => 'Ce choix n’est pas proposé pour l’instant.',
  'picked-twice': () => 'Le même choix figure deux fois.',
  'not-together': () => 'Ces deux choix s’excluent.',
  'too-few': ({ least, given }) =>
    `Choisissez-en au moins ${least} : ${given === 0 ? 'rien n’est choisi' : some(given, 'seul choisi', 'choisis')}.`,
  'too-many': ({ most, given }) => `Choisissez-en au plus ${most} : ${some(given, 'choisi', 'choisis')}.`,
  'not-whole': () => 'Il faut un nombre entier.',
  'below-least': ({ least }) => `Pas moins de ${least}.`,
  'above-most': ({ most }) => `Pas plus de ${most}.`,
  'wrong-total': ({ total, given }) =>
    given < total ? `Encore ${total - given} à répartir, sur ${total}.` : `Il n’y en a que ${total} : ${given - total} de trop.`,
  'not-a-face': ({ die }) => `Le dé ${die} n’a pas cette face.`,
  'not-an-order': () => 'Chaque élément doit y figurer une fois et une seule.',
  'ask-pick': ({ least, most, of }) =>
    least === 1 && most === 1
      ? `Choisissez-en un sur ${of}.`
      : least === most
        ? `Choisissez-en ${most} sur ${of}.`
        : `Choisissez-en de ${least} à ${most} sur ${of}.`,
  'ask-amount': ({ least, most }) => `Un nombre de ${least} à ${most}.`,
  'ask-split': ({ total, among }) => `Répartissez ${total} entre ${among}.`,
  'ask-order': ({ items }) => `Mettez ${some(items, 'élément', 'éléments')} en ordre.`,
  'ask-roll': ({ dice }) => `Lancez ${some(dice, 'dé', 'dés')}.`,
  'ask-shuffle': ({ count }) => `Mélangez ${some(count, 'carte', 'cartes')}.`,
}

/** What is wrong with a model file. */
const MODEL_FAULTS = {
  'not-glb': 'le fichier n’est pas un GLB',
  'wrong-version': 'il est d’une autre version de glTF',
  'cut-short': 'le fichier est incomplet',
  broken: 'son contenu est incohérent',
} as const

export const FR_TABLE: Phrases<TableSaid> = {
  'not-a-place': () => 'Ce n’est pas un endroit de la table.',
  'not-a-path': () => 'Ce n’est pas un trajet sur la table.',
  'not-a-route': () => 'Ce n’est pas un chemin d’un endroit à l’autre.',
  'no-such-step': () => 'Aucun pas ne mène d’ici à là.',
  'too-many-steps': ({ steps, most }) => `Trop loin : ${some(steps, 'pas', 'pas')} pour ${most} permis.`,
  'cannot-end-there': () => 'Impossible de s’arrêter là.',
  'moves-nothing': () => 'Cette figurine ne bougerait pas du tout.',
  'out-of-reach': () => 'Elle ne peut pas y arriver.',
  'must-move': () => 'Cette figurine doit bouger.',
  'only-straight': () => 'Ce déplacement se fait en ligne droite.',
  'off-table': () => 'Le socle sortirait de la table.',
  'too-far': ({ used, budget }, speak) =>
    speak.hidesDistances
      ? `Trop loin : ${speak.length(budget)} permis.`
      : `Trop loin : ${speak.length(used, budget)} pour ${speak.length(budget)} permis.`,
  'wall-in-way': ({ piece }, speak) => `Passage barré : ${speak.piece(piece)}.`,
  overlaps: ({ piece }, speak) => `Pas la place : le socle empiéterait sur ${speak.piece(piece)}.`,
  'too-close': ({ piece, missing, gap }, speak) =>
    gap === 0
      ? `Trop près ${de(speak.piece(piece))} : il manque ${speak.length(missing)}.`
      : `Trop près ${de(speak.piece(piece))} : restez à ${speak.length(gap)}, il manque ${speak.length(missing)}.`,
  'not-touching': ({ piece, gap }, speak) => `Le contact est exigé : ${speak.piece(piece)}, encore à ${speak.length(gap)}.`,
  'not-on-top': ({ piece }, speak) => `Le socle doit tenir tout entier sur ${speak.piece(piece)}.`,
  'wrong-level': () => 'Impossible de se tenir à ce niveau.',
  'gap-is': ({ gap }, speak) => (gap === 0 ? 'Les socles se touchent.' : `${speak.length(gap)} d’un socle à l’autre.`),
  'claim-of-itself': () => 'Une affirmation porte sur deux figurines différentes.',
  'claim-of-no-miniature': () =>
    'Les affirmations ne portent que sur les figurines de la table : ce qui est face cachée reste couvert.',
  'claim-unmeasured': () => 'Impossible d’affirmer une distance : ce jeu ne mesure qu’après l’engagement des joueurs.',
  'model-unreadable': ({ model, why }) =>
    `Le modèle « ${model} » ne peut pas être dessiné : ${MODEL_FAULTS[why] ?? MODEL_FAULTS.broken}. Une forme simple le remplace.`,
  'ask-place': ({ piece }, speak) => `Placez ${speak.piece(piece)}.`,
  'ask-path': ({ piece, budget }, speak) => `${capital(speak.piece(piece))} : déplacement jusqu’à ${speak.length(budget)}.`,
  'ask-route': ({ piece, most }, speak) => `${capital(speak.piece(piece))} : déplacement de ${some(most, 'pas', 'pas')} au plus.`,
}
