/** French: the reasons of the rules, for refusals and for parts of numbers. */
import { au, capital, le, plural } from '../../../../ui/words/plural'
import type { Phrases } from '../../../../ui/words/speak'
import type { DoctorWhoSaid } from '../../rules/said'
import { familyName, KIND_NAMES } from './families'
import { card, place, placed, seat } from './told'

export const FR_RULES: Phrases<DoctorWhoSaid> = {
  'hand-minimum': ({ hand, leaving, least }) =>
    `Vous avez ${hand} cartes et en garderiez ${hand - leaving} : à votre tour, la main ne descend jamais sous ${least}.`,
  'hand-not-three': ({ hand, wanted }) =>
    hand > wanted
      ? `Vous avez ${hand} cartes : jouez-en encore ${hand - wanted}, le tour finit avec ${wanted} exactement.`
      : `Vous avez ${hand} cartes : le tour finit avec ${wanted} exactement.`,
  'kind-there': ({ kind, location }, speak) => `${capital(KIND_NAMES[kind].fr)} s’y trouve déjà : ${place(location, speak)}.`,
  'attacked-by-other': ({ by }, speak) => `${seat(by, speak)} attaque déjà ici.`,
  'no-dalek-marker': () => 'Tous vos marqueurs Dalek sont posés.',
  'do-not-go-together': ({ card: one, other }, speak) =>
    `Ces cartes ne vont pas ensemble : ${card(one, speak)}, ${card(other, speak)}.`,
  'nothing-attacked': () => 'Aucun de vos lieux n’est attaqué.',
  'own-attack': () => 'Vous ne pouvez pas attaquer votre propre lieu.',
  'no-open-card-of': ({ family }) => `Il faut une carte visible de ce genre dans l’attaque : ${familyName(family, 'fr')}.`,
  'reserve-full': ({ limit }) => `Votre réserve est pleine : ${limit} cartes.`,
  'not-enough-time': ({ time, price }) => `Une carte coûte ${price} points Temps ; vous en avez ${time}.`,
  'no-cards-to-draw': () => 'Il n’y a plus de carte à piocher.',
  'cards-face-down': () => 'Toutes les cartes de l’attaque doivent être visibles.',
  'no-open-dalek': () => 'Il n’y a pas de carte Dalek dans cette attaque.',
  'no-defender-in-hand': () => 'Vous n’avez pas de défenseur en main à sacrifier.',
  'nowhere-to-divert': () => 'Cette attaque ne peut être détournée nulle part.',
  'only-in-conflicts': ({ card: id }, speak) => `${card(id, speak)} se joue quand vous avez perdu un conflit.`,
  'belongs-to-attacker': ({ by }, speak) => `Ce lieu est ${au(seat(by, speak))}, qui attaque.`,
  'already-attacked': ({ by }, speak) => `${seat(by, speak)} attaque déjà ici.`,
  'enemy-strength': ({ card: id }, speak) => card(id, speak),
  'defender-strength': ({ card: id }, speak) => card(id, speak),
  'river-switched': ({ card: id }, speak) => `${card(id, speak)}, passée aux attaquants`,
  'unit-boost': ({ points }) => `U.N.I.T., ${points} ${plural('fr', points, 'point', 'points')} Temps`,
  'no-cards-left': () => 'plus aucune carte',
  'own-location': ({ card: id }, speak) => card(id, speak),
  'attacked-location': ({ card: id, by }, speak) => `${card(id, speak)}, attaqué par ${le(seat(by, speak))}`,
  'held-location': ({ card: id, of }, speak) => `${card(id, speak)}, tenu contre ${le(seat(of, speak))}`,
  'shadow-proclamation': ({ location, card: id }, speak) =>
    `${placed(location, speak)} : ${card(id, speak)}, personne n’y marque`,
}
