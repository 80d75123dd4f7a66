/** English: why something cannot be done, and what ratings are made of. */
import { counting } from '../../../../ui/words/plural'
import type { Phrases } from '../../../../ui/words/speak'
import type { DoomtrooperSaid } from '../../rules/said'
import { card, seat, thing } from './told'

const some = counting('en')

export const EN_RULES: Phrases<DoomtrooperSaid> = {
  'actions-short': ({ needs, left }) => `This takes ${some(needs, 'action', 'actions')}, and you have ${left} left.`,
  'destiny-short': ({ needs, has }) => `This takes ${needs} Destiny, and you have ${has}.`,
  'promotion-short': ({ needs, has }) => `This takes ${needs} Promotion, and you have ${has}.`,
  'hand-short': ({ needs, has }) => `This takes ${some(needs, 'other card', 'other cards')} of your hand, and you have ${has}.`,
  'no-actions': () => 'A card keeps you from taking actions.',
  'personality-out': ({ card: id }, speak) => `${card(id, speak)} is in play already.`,
  'last-in-open': () => 'One of your warriors must stay out of cover.',
  'must-leave-cover': () => 'First one of your warriors must leave cover.',
  'may-not-cover': ({ warrior }, speak) => `${thing(warrior, speak)} cannot take cover.`,
  'may-not-uncover': ({ warrior }, speak) => `${thing(warrior, speak)} cannot leave cover.`,
  'first-turn-attack': () => 'Nobody attacks in a first turn.',
  'attacked-already': () => 'You have attacked this turn.',
  'card-not-now': ({ card: id }, speak) => `${card(id, speak)} is not played now.`,
  'card-needs-target': ({ card: id }, speak) => `There is nothing that ${card(id, speak)} could be played on.`,
  'card-needs-caster': ({ card: id }, speak) => `None of your warriors can cast ${card(id, speak)} here.`,
  'card-played-already': ({ card: id }, speak) => `${card(id, speak)} is not played a second time.`,
  'same-title': ({ card: id }, speak) => `${card(id, speak)} counts once on a warrior in a combat.`,
  'bearer-has-one': ({ card: id, warrior }, speak) => `${thing(warrior, speak)} has one already: no ${card(id, speak)}.`,
  'bearer-refuses': ({ card: id, warrior }, speak) => `${thing(warrior, speak)} cannot be given ${card(id, speak)}.`,
  'not-for-this-one': ({ card: id, target }, speak) => `${card(id, speak)} is not for ${thing(target, speak)}.`,
  'target-immune': ({ card: id, target }, speak) => `${thing(target, speak)} is immune to ${card(id, speak)}.`,
  'art-for-legion': () => 'No good spell helps the Dark Legion.',
  'left-cover-this-turn': ({ warrior }, speak) => `${thing(warrior, speak)} left cover this turn.`,
  'attacker-covered': ({ warrior }, speak) => `${thing(warrior, speak)} is in cover.`,
  'attacker-barred': ({ warrior }, speak) => `A card keeps ${thing(warrior, speak)} from attacking.`,
  'defender-barred': ({ warrior }, speak) => `A card protects ${thing(warrior, speak)} from attacks.`,
  'same-corporation': () => 'Members of one corporation do not fight each other.',
  'brotherhood-spared': () => 'Doomtroopers do not attack the Brotherhood.',
  'brotherhood-needs-legion': () => 'The Brotherhood attacks the Dark Legion only.',
  'pair-barred': ({ card: id }, speak) => `${card(id, speak)} forbids this pairing.`,
  'other-target-first': ({ card: id }, speak) => `${card(id, speak)} demands another target.`,
  'other-attacker-first': ({ warrior }, speak) => `${thing(warrior, speak)} must be the attacker.`,
  'no-tactic-open': () => 'No tactic is open to both.',
  'has-warriors': ({ seat: of }, speak) => `${seat(of, speak)} has warriors: they must be attacked first.`,
  'printed-rating': ({ card: id }, speak) => `${card(id, speak)} (printed)`,
  'from-card': ({ card: id }, speak) => card(id, speak),
  'times-card': ({ card: id }, speak) => `${card(id, speak)} (multiplies)`,
  'in-cover': () => 'in cover',
  'reinforced-by': ({ card: id }, speak) => `together with ${card(id, speak)}`,
}
