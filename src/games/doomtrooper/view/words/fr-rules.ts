/** French: why something cannot be done, and what ratings are made of. */
import { counting, de } from '../../../../ui/words/plural'
import type { Phrases } from '../../../../ui/words/speak'
import type { DoomtrooperSaid } from '../../rules/said'
import { card, seat, thing } from './told'

const some = counting('fr')

export const FR_RULES: Phrases<DoomtrooperSaid> = {
  'actions-short': ({ needs, left }) => `Il faut ${some(needs, 'action', 'actions')}, il vous en reste ${left}.`,
  'destiny-short': ({ needs, has }) => `Il faut ${some(needs, 'point', 'points')} de destinée, vous en avez ${has}.`,
  'promotion-short': ({ needs, has }) => `Il faut ${some(needs, 'point', 'points')} de promotion, vous en avez ${has}.`,
  'hand-short': ({ needs, has }) => `Il faut ${some(needs, 'autre carte', 'autres cartes')} de votre main, vous en avez ${has}.`,
  'no-actions': () => 'Une carte vous empêche d’agir.',
  'personality-out': ({ card: id }, speak) => `${card(id, speak)} est déjà en jeu.`,
  'last-in-open': () => 'Un de vos combattants doit rester à découvert.',
  'must-leave-cover': () => 'Un de vos combattants doit d’abord quitter son couvert.',
  'may-not-cover': ({ warrior }, speak) => `${thing(warrior, speak)} ne peut pas se mettre à couvert.`,
  'may-not-uncover': ({ warrior }, speak) => `${thing(warrior, speak)} ne peut pas quitter son couvert.`,
  'first-turn-attack': () => 'Personne n’attaque à son premier tour.',
  'attacked-already': () => 'Vous avez déjà attaqué ce tour.',
  'card-not-now': ({ card: id }, speak) => `${card(id, speak)} ne se joue pas maintenant.`,
  'card-needs-target': ({ card: id }, speak) => `Il n’y a rien sur quoi jouer ${card(id, speak)}.`,
  'card-needs-caster': ({ card: id }, speak) => `Aucun de vos combattants ne peut lancer ${card(id, speak)} ici.`,
  'card-played-already': ({ card: id }, speak) => `${card(id, speak)} ne se joue pas une seconde fois.`,
  'same-title': ({ card: id }, speak) => `${card(id, speak)} ne compte qu’une fois par combattant et par affrontement.`,
  'bearer-has-one': ({ card: id, warrior }, speak) => `${thing(warrior, speak)} en a déjà : pas ${de(card(id, speak))}.`,
  'bearer-refuses': ({ card: id, warrior }, speak) => `${thing(warrior, speak)} ne peut pas recevoir ${card(id, speak)}.`,
  'not-for-this-one': ({ card: id, target }, speak) => `${card(id, speak)} n’est pas pour ${thing(target, speak)}.`,
  'target-immune': ({ card: id, target }, speak) => `${thing(target, speak)} est immunisé contre ${card(id, speak)}.`,
  'art-for-legion': () => 'Aucun bon sort n’aide les Légions Obscures.',
  'left-cover-this-turn': ({ warrior }, speak) => `${thing(warrior, speak)} a quitté son couvert ce tour.`,
  'attacker-covered': ({ warrior }, speak) => `${thing(warrior, speak)} est à couvert.`,
  'attacker-barred': ({ warrior }, speak) => `Une carte empêche ${thing(warrior, speak)} d’attaquer.`,
  'defender-barred': ({ warrior }, speak) => `Une carte protège ${thing(warrior, speak)} des attaques.`,
  'same-corporation': () => 'Les membres d’une même mégacorporation ne se battent pas entre eux.',
  'brotherhood-spared': () => 'Les commandos de la mort n’attaquent pas la Confrérie.',
  'brotherhood-needs-legion': () => 'La Confrérie n’attaque que les Légions Obscures.',
  'pair-barred': ({ card: id }, speak) => `${card(id, speak)} interdit ce duel.`,
  'other-target-first': ({ card: id }, speak) => `${card(id, speak)} exige une autre cible.`,
  'other-attacker-first': ({ warrior }, speak) => `${thing(warrior, speak)} doit être l’attaquant.`,
  'no-tactic-open': () => 'Aucune tactique n’est possible pour les deux.',
  'has-warriors': ({ seat: of }, speak) => `${seat(of, speak)} a des combattants : il faut d’abord les attaquer.`,
  'printed-rating': ({ card: id }, speak) => `${card(id, speak)} (imprimé)`,
  'from-card': ({ card: id }, speak) => card(id, speak),
  'times-card': ({ card: id }, speak) => `${card(id, speak)} (multiplie)`,
  'in-cover': () => 'à couvert',
  'reinforced-by': ({ card: id }, speak) => `avec ${card(id, speak)}`,
}
