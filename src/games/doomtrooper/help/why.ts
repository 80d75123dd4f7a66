/** Which entry explains a reason. A key without an entry does not compile. */
import type { DoomtrooperSaid } from '../rules/said'
import type { EN_TABLE } from '../view/words/en-table'

/** The refusal of a gesture on the table. */
type GestureKey = keyof typeof EN_TABLE & 'not-yours'

export const WHY: { readonly [K in keyof DoomtrooperSaid | GestureKey]: string } = {
  // why a move cannot be made
  'actions-short': 'actions',
  'destiny-short': 'deploy',
  'promotion-short': 'players',
  'hand-short': 'other-cards',
  'no-actions': 'actions',
  'personality-out': 'personalities',
  'last-in-open': 'one-in-open',
  'must-leave-cover': 'one-in-open',
  'may-not-cover': 'cover',
  'may-not-uncover': 'leave-cover',
  'first-turn-attack': 'first-turn',
  'attacked-already': 'attack',
  'card-not-now': 'other-cards',
  'card-needs-target': 'other-cards',
  'card-needs-caster': 'art',
  'card-played-already': 'cards-in-attack',
  'same-title': 'cards-in-attack',
  'bearer-has-one': 'equip',
  'bearer-refuses': 'equip',
  'not-for-this-one': 'other-cards',
  'target-immune': 'immunity',
  'art-for-legion': 'combat-spells',
  // why a pair may not fight
  'left-cover-this-turn': 'leave-cover',
  'attacker-covered': 'cover',
  'attacker-barred': 'who-fights',
  'defender-barred': 'who-fights',
  'same-corporation': 'who-fights',
  'brotherhood-spared': 'who-fights',
  'brotherhood-needs-legion': 'who-fights',
  'pair-barred': 'who-fights',
  'other-target-first': 'who-fights',
  'other-attacker-first': 'who-fights',
  'no-tactic-open': 'tactic',
  'has-warriors': 'attack-player',
  // parts of ratings
  'printed-rating': 'rating',
  'from-card': 'rating',
  'times-card': 'rating',
  'in-cover': 'cover',
  'reinforced-by': 'reinforcements',
  // gestures
  'not-yours': 'players',
}
