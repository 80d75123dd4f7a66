/** French: the options. */
import type { Translation } from '../../../../ui/words/speak'
import type { EN_OPTIONS } from './en-options'
import { place, placed, there } from './told'

export const FR_OPTIONS: Translation<typeof EN_OPTIONS> = {
  'option-play': ({ card, end }, speak) =>
    `Jouer ${place(card, speak)} à ${end === 'left' ? 'gauche' : 'droite'} de votre rangée`,
  'option-defend': ({ card, location }, speak) => `${place(card, speak)} en défense de ${place(location, speak)}`,
  'option-attack': ({ card, location }, speak) => `${place(card, speak)} contre ${placed(location, speak)}`,
  'option-takeover': ({ card, location }, speak) =>
    `${place(card, speak)} prend la tête de l’attaque sur ${placed(location, speak)}`,
  'option-support': ({ card, location }, speak) =>
    location === '' ? `Jouer ${place(card, speak)}` : `Jouer ${place(card, speak)} pour ${place(location, speak)}`,
  'option-reserve': ({ card }, speak) => `Mettre ${place(card, speak)} en réserve`,
  'option-discard': ({ card }, speak) => `Défausser ${place(card, speak)} pour 1 point Temps`,
  'option-buy': () => 'Acheter des cartes',
  'option-end': () => 'Finir le tour',
  'option-pass-turn': () => 'Passer',
  'option-pass': () => 'Passer',
  'option-card': ({ card }, speak) => place(card, speak),
  'option-take-back': ({ card }, speak) => `Reprendre ${place(card, speak)} en main`,
  'option-tesselecta': () => 'Jouer Tesselecta',
  'option-location': ({ location }, speak) => placed(location, speak),
  'option-losses': ({ enemies }, speak) => (enemies.length === 0 ? 'Rien n’est perdu' : `Sacrifier ${there(enemies, speak)}`),
  'detail-buy': () => '5 points Temps chacune',
  'detail-end': () => 'Vos trois cartes vont à droite ; vous en piochez deux',
  'detail-discard': () => 'Une ou deux cartes, 1 point Temps chacune',
  'detail-reserve': () => 'Gardée pour plus tard, jamais passée',
  'detail-takeover': () => 'Son joueur reprend son marqueur Dalek, le vôtre prend sa place',
  'act-chosen': ({ what }) =>
    ({
      left: 'Au bout gauche',
      right: 'Au bout droit',
      reserve: 'En réserve',
      discard: 'Défausser : +1 temps',
      play: 'La jouer',
    })[what],
  'act-alone': ({ card }, speak) => (card === '' ? 'Cette carte seule' : `${place(card, speak)} et rien d’autre`),
  'act-none': () => 'Aucune : piocher une carte',
  'act-no-markers': () => 'N’en retirer aucun',
}
