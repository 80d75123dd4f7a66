/** English: the reasons of the rules, for refusals and for parts of numbers. */
import type { Phrases } from '../../../../ui/words/speak'
import type { DoctorWhoSaid } from '../../rules/said'
import { familyName, KIND_NAMES } from './families'
import { card, place, placed, seat } from './told'

export const EN_RULES: Phrases<DoctorWhoSaid> = {
  'hand-minimum': ({ hand, leaving, least }) =>
    `You hold ${hand} and would keep ${hand - leaving}: on your turn the hand never falls below ${least}.`,
  'hand-not-three': ({ hand, wanted }) =>
    hand > wanted
      ? `You hold ${hand} cards: use ${hand - wanted} more, the turn ends with exactly ${wanted}.`
      : `You hold ${hand} cards: the turn ends with exactly ${wanted}.`,
  'kind-there': ({ kind, location }, speak) => `${upper(KIND_NAMES[kind].en)} is already at ${place(location, speak)}.`,
  'attacked-by-other': ({ by }, speak) => `${seat(by, speak)} already attacks there.`,
  'no-dalek-marker': () => 'All your Dalek markers are in use.',
  'do-not-go-together': ({ card: one, other }, speak) => `${card(one, speak)} and ${card(other, speak)} do not go together.`,
  'nothing-attacked': () => 'None of your locations is under attack.',
  'own-attack': () => 'You cannot attack your own location.',
  'no-open-card-of': ({ family }) => `A takeover needs ${familyName(family, 'en')} face up in the attack.`,
  'reserve-full': ({ limit }) => `Your reserve is full: ${limit} cards.`,
  'not-enough-time': ({ time, price }) => `A card costs ${price} time; you have ${time}.`,
  'no-cards-to-draw': () => 'There is no card left to draw.',
  'cards-face-down': () => 'All cards of the attack must lie face up.',
  'no-open-dalek': () => 'There is no Dalek card in this attack.',
  'no-defender-in-hand': () => 'You have no defender in your hand to give up.',
  'nowhere-to-divert': () => 'There is no location to turn this attack to.',
  'only-in-conflicts': ({ card: id }, speak) => `${card(id, speak)} is played when you have lost a conflict.`,
  'belongs-to-attacker': ({ by }, speak) => `It belongs to ${seat(by, speak)}, who attacks.`,
  'already-attacked': ({ by }, speak) => `${seat(by, speak)} already attacks there.`,
  'enemy-strength': ({ card: id }, speak) => card(id, speak),
  'defender-strength': ({ card: id }, speak) => card(id, speak),
  'river-switched': ({ card: id }, speak) => `${card(id, speak)}, gone over`,
  'unit-boost': ({ points }) => `U.N.I.T., ${points} time`,
  'no-cards-left': () => 'no card left',
  'own-location': ({ card: id }, speak) => card(id, speak),
  'attacked-location': ({ card: id, by }, speak) => `${card(id, speak)}, under attack by ${seat(by, speak)}`,
  'held-location': ({ card: id, of }, speak) => `${card(id, speak)}, held against ${seat(of, speak)}`,
  'shadow-proclamation': ({ location, card: id }, speak) => `${placed(location, speak)}: ${card(id, speak)} lets nobody score it`,
}
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
