/** French: the current result of the dice on the table. */
import type { Translation } from '../../../../ui/words/speak'
import type { EN_SITUATION } from './en-situation'
import { all, Le, some } from './fr-bits'

const hits = (count: number) => (count === 0 ? 'Aucune touche' : some(count, 'touche', 'touches'))

export const FR_SITUATION: Translation<typeof EN_SITUATION> = {
  'sum-shot': ({ hits: count, cancelled }) => {
    if (count === 0) return 'Aucune touche pour l’instant'
    const through = Math.max(0, count - cancelled)
    const gets = through === 0 ? 'aucune ne passe' : `${through} ${through === 1 ? 'passe' : 'passent'}`
    const off = cancelled === 0 ? 'aucune annulée' : some(cancelled, 'annulée', 'annulées')
    return `${hits(count)}, ${off} : ${gets}`
  },
  'sum-round': ({ hits: count, other, leads }, speak) =>
    `${hits(count)} contre ${other} : ${leads === '' ? 'égalité pour l’instant' : `${speak.piece(leads)} mène`}`,
  'sum-initiative': ({ A, B }, speak) =>
    A === B
      ? `${hits(A)} chacun : égalité pour l’instant`
      : `${hits(Math.max(A, B))} contre ${Math.min(A, B)} : ${speak.seat(A > B ? 'A' : 'B')} mène`,
  'sum-damage': ({ result }) =>
    ({
      scratch: 'Pour l’instant : une égratignure',
      shocked: 'Pour l’instant : un choc',
      exterminated: 'Pour l’instant : une extermination',
    })[result],
  'sum-crossing': ({ result }) =>
    ({
      crossed: 'Pour l’instant : l’obstacle est franchi',
      stopped: 'Pour l’instant : arrêt au contact',
      lost: 'Pour l’instant : le mouvement est perdu',
    })[result],
  'sum-pick': ({ least, most, picked }) =>
    most === 1
      ? 'Choisissez un dé'
      : picked > 0
        ? `${some(picked, 'dé choisi', 'dés choisis')} sur ${most}`
        : least === most
          ? `Choisissez ${most} dés`
          : `Choisissez de ${least} à ${most} dés`,
  'act-take-nodes': ({ nodes }, speak) => (nodes.length === 1 ? `Prendre ${all(nodes, speak)}` : `Prendre les ${nodes.length}`),
  'act-leave-nodes': ({ count }) => (count === 1 ? 'Le laisser là' : 'Les laisser là'),
  'roll-in-cover': ({ piece }, speak) => `${Le(piece, speak)}, à couvert : les éclairs arrêtent aussi des touches`,
}
