/** French: the game's texts about a sight in the lab. */

import { listedNames } from '../../../../ui/words/listed'
import { counting } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import type { EN_SIGHT } from './en-sight'

const some = counting('fr')

export const FR_SIGHT: Translation<typeof EN_SIGHT> = {
  'sight-clear': () => 'Vue dégagée : rien n’entre dans le corridor.',
  'sight-obstructed': ({ pieces }, speak) =>
    `Vue gênée par ${listedNames(pieces, speak)} : −${some(pieces.length, 'dé', 'dés')}.`,
  'corridor-blocked': ({ pieces }, speak) => `Vue barrée sur toute la largeur du corridor : ${listedNames(pieces, speak)}.`,
  'corridor-blocked-together': ({ pieces }, speak) => `Vue barrée par l’ensemble : ${listedNames(pieces, speak)}.`,
  'sight-ignored': ({ pieces }, speak) => `Au contact du tireur, donc sans effet : ${listedNames(pieces, speak)}.`,
  'sight-cover': ({ pieces }, speak) => `La cible est à couvert : ${listedNames(pieces, speak)}.`,
  'sight-uncovered': () => 'La cible n’est pas à couvert.',
  'sight-near': ({ gap, limit }, speak) => `À ${speak.length(gap, limit)}, dans la portée de ${speak.length(limit)}.`,
  'sight-long': ({ gap, limit }, speak) => `À ${speak.length(gap, limit)}, au-delà de ${speak.length(limit)} : −1 dé.`,
  'sight-out': ({ gap, limit }, speak) =>
    `À ${speak.length(gap, 2 * limit)}, hors d’atteinte : ${speak.length(2 * limit)} au plus.`,
  'sight-gap': ({ gap }, speak) => `À ${speak.length(gap)}.`,
  'sight-dice': ({ attack, defence }) => `${some(attack, 'dé', 'dés')} d’attaque contre ${defence}.`,
  'sight-corridor': () => 'Corridor',
  'sight-cover-of': () => 'Couvert',
  'sight-in-cover': () => 'à couvert',
  'sight-no-cover': () => 'aucun',
}
