/** French: the options, and what would follow from them. */
import { capital, de } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import { NODE_KIND_NAMES } from '../name-tables'
import { adventureName, battleName, EDGE_NAMES, weaponName } from '../names'
import type { EN_OPTIONS } from './en-options'
import { dice, Le, paid, Who, who } from './fr-bits'
import { FR_CARD_TEXTS } from './fr-cards'

const ENDS = {
  setup: 'Terminer',
  move: 'Finir mes déplacements',
  shoot: 'Finir mes tirs',
  melee: 'Finir mes mêlées',
  upkeep: 'Terminer',
  over: 'Terminer',
}
/** The eight directions of a sidestep, counter-clockwise from the right (0°). */
const WAYS = [
  'la droite',
  'le fond à droite',
  'le fond',
  'le fond à gauche',
  'la gauche',
  'le bord proche, à gauche',
  'le bord proche',
  'le bord proche, à droite',
]
const FACES = { hit: 'touche', armour: 'armure', bolt: 'éclair' }

export const FR_OPTIONS: Translation<typeof EN_OPTIONS> = {
  'option-edge': ({ edge }) => `Bord ${EDGE_NAMES[edge].fr}`,
  'option-deploy': (says, speak) => `Placer ${who(says.who, speak)}`,
  'option-ready': () => 'Prêt',
  'option-move': (says, speak) => `Déplacer ${who(says.who, speak)}`,
  'option-climb': (says, speak) => `${Who(says.who, speak)} grimpe sur ${who(says.whom, speak)}`,
  'option-shift': (says, speak) => `${Who(says.who, speak)} se déplace en hauteur`,
  'option-sprint': (says, speak) => `${Who(says.who, speak)} sprinte`,
  'option-sprint-climb': (says, speak) => `${Who(says.who, speak)} grimpe sur ${who(says.whom, speak)} au lieu de tirer`,
  'option-sprint-shift': (says, speak) => `${Who(says.who, speak)} se déplace en hauteur au lieu de tirer`,
  'option-shoot': (says, speak) =>
    `${Le(says.who, speak)} tire sur ${speak.piece(says.whom)} (${weaponName(says.weapon, speak)})`,
  'option-engage': (says, speak) => `${Who(says.who, speak)} attaque ${who(says.whom, speak)}`,
  'option-join': (says, speak) => `${Who(says.who, speak)} se joint à l’attaque`,
  'option-fight': () => 'Combattre',
  'option-attack': (says, speak) => `Attaquer ${who(says.who, speak)}`,
  'option-enough': () => 'Pas d’autre attaque',
  'option-enough-targets': () => 'Pas d’autre cible',
  'option-finish': (says, speak) => `${Who(says.who, speak)} achève ${who(says.whom, speak)}`,
  'option-strike': ({ whom, means }, speak) => paid(means, `exterminer ${speak.piece(whom)}`, speak),
  'option-decline': () => 'Épargner',
  'option-decline-shot': () => 'Ne pas tirer',
  'option-decline-move': () => 'Rester ici',
  'option-push': (says, speak) => `${Who(says.who, speak)} repousse`,
  'option-wield': ({ weapon }, speak) => capital(weaponName(weapon, speak)),
  'option-towards': ({ heading }) => `Vers ${WAYS[Math.round(heading / 45) % 8]}`,
  'option-straight': () => 'Tout droit en arrière',
  'option-wound': () => 'Encaisser une blessure',
  'option-suffer': () => 'Laisser faire',
  'option-all-for-one': () => 'Tous pour un',
  'option-one-for-all': () => 'Un pour tous',
  'option-end': ({ phase }) => ENDS[phase],
  'option-pass': () => 'Passer',
  'option-clear': (says, speak) => paid(says.means, `retirer le stress ${de(speak.piece(says.who))}`, speak),
  'option-rescue': (says, speak) => paid(says.means, `relever ${speak.piece(says.who)}`, speak),
  'option-use': ({ card }, speak) => `Utiliser ${adventureName(card, speak)}`,
  'option-use-on': (says, speak) => `Utiliser ${adventureName(says.card, speak)} pour ${speak.piece(says.who)}`,
  'option-reroll': ({ pool, means }, speak) => paid(means, `relancer ${dice(pool, speak)}`, speak),
  'option-reroll-leader': ({ pool }, speak) => `Chef : relancer un seul dé parmi ${dice(pool, speak)}`,
  'option-play': ({ card, icon }, speak) => `Jouer ${battleName(card, speak)} (${FR_CARD_TEXTS.names[icon]})`,
  'option-fate': ({ use, means }, speak) =>
    paid(
      means,
      { recover: 'relever la figurine', exterminate: 'exterminer la figurine', save: 'sauver la figurine' }[use],
      speak,
    ),
  'option-effect': ({ use }) => (use === 'recover' ? 'La figurine se relève' : 'La figurine est exterminée'),
  'option-recover': ({ card, means }, speak) => paid(means, `redresser ${adventureName(card, speak)}`, speak),
  'option-try': () => 'Reprendre une carte défaussée ?',
  'option-none': () => 'Les laisser ainsi',
  'option-none-hand': () => 'Garder la main telle quelle',
  'option-refill': () => 'Compléter à cinq cartes',
  'option-fate-back': () => 'Reprendre un jeton destin',
  'option-discard-for-fate': () => 'Défausser la main pour un jeton destin',
  'option-die': ({ place, face }) => (face === '' ? `Dé ${place}` : `Dé ${place} : ${FACES[face]}`),
  'option-thing': ({ thing }, speak) => Le(thing, speak),
  'option-card': ({ card }, speak) => battleName(card, speak),
  'detail-all-for-one': () => 'un seul ennemi, les attaques en plus deviennent des dés',
  'detail-one-for-all': () => 'une attaque sur chacun de plusieurs ennemis',
  'detail-wound': () => 'la figurine continue comme avant',
  'detail-suffer': ({ result }) =>
    result === 'shocked'
      ? 'la figurine reste au sol jusqu’à l’entretien'
      : result === 'exterminated'
        ? 'la figurine quitte la table pour de bon'
        : '',
  'detail-fate': ({ use }) =>
    ({
      recover: 'elle combat de nouveau aussitôt',
      exterminate: 'les points sont à vous, sauf si elle est sauvée',
      save: 'elle reste comme elle était avant',
    })[use],
  'detail-icon': ({ icon }) => FR_CARD_TEXTS.brief[icon],
  'detail-effect': ({ effect }) => FR_CARD_TEXTS.effects[effect],
  'detail-try': () => 'un dé : sur un éclair, la carte du dessus de la défausse revient',
  'detail-refill': () => 'pas de destin ce tour-ci',
  'detail-fate-back': () => 'pas de cartes ce tour-ci',
  'detail-discard-for-fate': () => 'toutes les cartes partent ; le total de départ peut être dépassé',
  'detail-leader': () => 'une fois par tour, sans destin',
  'detail-straight': () => 'à l’opposé de qui repousse',
  face: ({ face }) => FACES[face],
  'node-kind': ({ kind }) => NODE_KIND_NAMES[kind].fr,
}
