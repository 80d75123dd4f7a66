/** French: the reasons of the rules. Parts of sums are bare nouns, refusals are sentences. */
import { capital, de, plural } from '../../../../ui/words/plural'
import type { Phrases, Speak } from '../../../../ui/words/speak'
import type { ExterminateSaid } from '../../rules/said'
import { bare, ending, WEAPON_NAMES } from '../names'

const some = (count: number, one: string, other: string) => `${count} ${plural('fr', count, one, other)}`
const Le = (ref: string, speak: Speak) => capital(speak.piece(ref))
const all = (refs: readonly string[], speak: Speak) => {
  const names = refs.map((ref) => speak.piece(ref))
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`
}
const e = (ref: string, speak: Speak) => ending(speak.piece(ref))

export const FR_RULES: Phrases<ExterminateSaid> = {
  'weapon-dice': ({ weapon }) => WEAPON_NAMES[weapon].fr,
  'no-weapon': () => 'sans arme',
  'shoot-value': () => 'adresse',
  obstruction: ({ piece }, speak) => bare(speak.piece(piece)),
  'long-range': ({ gap, range }, speak) => `longue portée (${speak.length(gap, range)} pour ${speak.length(range)})`,
  resistance: () => 'résistance',
  cover: ({ piece }, speak) => `couvert ${de(speak.piece(piece))}`,
  'melee-value': () => 'mêlée',
  charge: () => 'charge',
  'attacked-before': ({ times }) => (times === 1 ? 'cible déjà attaquée' : `cible déjà attaquée ${times} fois`),
  'all-for-one': ({ attacks }) => some(attacks, 'attaque cédée', 'attaques cédées'),
  king: ({ top }, speak) => `position haute : ${bare(speak.piece(top))}`,
  'under-stress': () => 'stress',
  'is-shocked': ({ figure }, speak) => `${Le(figure, speak)} est choqué${e(figure, speak)} et ne peut pas agir.`,
  'stress-no-shot': ({ figure }, speak) => `${Le(figure, speak)} est sous stress et ne peut pas tirer.`,
  'stress-no-move': ({ figure, stress }, speak) =>
    `${Le(figure, speak)} porte ${some(stress, 'jeton', 'jetons')} de stress et ne peut pas bouger.`,
  'has-moved': ({ figure }, speak) => `${Le(figure, speak)} a déjà bougé ce tour-ci.`,
  'has-shot': ({ figure }, speak) => `${Le(figure, speak)} a déjà tiré ce tour-ci.`,
  'has-sprinted': ({ figure }, speak) => `${Le(figure, speak)} a déjà sprinté ce tour-ci.`,
  'has-engaged': ({ figure }, speak) => `${Le(figure, speak)} a déjà attaqué au corps à corps ce tour-ci.`,
  'cannot-shoot': ({ figure }, speak) => `${Le(figure, speak)} n’a rien pour tirer.`,
  'sight-blocked': ({ piece }, speak) => `Vue barrée par ${speak.piece(piece)}.`,
  'sight-blocked-together': ({ pieces }, speak) => `Vue entièrement barrée par ${all(pieces, speak)}.`,
  'out-of-range': ({ missing }, speak) => `Hors de portée : il manque ${speak.length(missing)}.`,
  'no-dice-left': () => 'Trop imprécis : plus aucun dé.',
  'enemy-too-near': ({ piece, missing }, speak) => `Trop près ${de(speak.piece(piece))} : il manque ${speak.length(missing)}.`,
  'friend-touched': ({ piece }, speak) => `L’arrivée ne peut pas toucher ${speak.piece(piece)}.`,
  'stands-in': ({ piece }, speak) => `Pas la place, à cause ${de(speak.piece(piece))}.`,
  'beyond-movement': ({ movement }, speak) => `Au-delà de son mouvement de ${speak.length(movement)}.`,
  'beyond-step': ({ step }, speak) => `Au plus ${speak.length(step)} en hauteur.`,
  'top-too-small': ({ piece }, speak) => `${Le(piece, speak)} : le dessus est trop petit pour ce socle.`,
  'no-room-on-top': ({ piece }, speak) => `Plus de place sur ${speak.piece(piece)}.`,
  'too-far-to-engage': ({ gap, limit }, speak) =>
    `Trop loin pour engager : ${speak.length(gap, limit)}, ${speak.length(limit)} au plus.`,
  'no-way-in': ({ target }, speak) => `Aucun passage libre jusqu’au contact : ${speak.piece(target)}.`,
  'not-in-contact': ({ piece, gap }, speak) =>
    `Le contact est exigé : ${speak.piece(piece)}, encore à ${speak.length(Math.max(gap, 0))}.`,
  'engage-too-long': ({ limit }, speak) => `Un engagement couvre au plus ${speak.length(limit)}.`,
  'primary-must-be-attacked': ({ target }, speak) => `Au moins une attaque doit viser ${speak.piece(target)}.`,
  'two-targets-at-least': () => 'Au moins deux cibles différentes.',
  'not-in-deployment': () => 'Hors de votre zone de déploiement.',
  'no-room-to-deploy': ({ figure }, speak) => `Plus de place pour ${speak.piece(figure)}.`,
  'still-to-deploy': ({ figures }, speak) => `Reste à placer : ${all(figures, speak)}.`,
  'exterminated-figure': ({ figure }, speak) => `${Le(figure, speak)} exterminé${e(figure, speak)}`,
  'exterminated-leader': ({ figure }, speak) => `${Le(figure, speak)}, chef, exterminé${e(figure, speak)}`,
}
