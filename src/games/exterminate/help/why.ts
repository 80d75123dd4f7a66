/** Which entry explains a reason that names no rule of an entry. A key without an entry does not compile. */
import type { TableRefusal } from '../../../table/said'
import type { SaidKey } from '../rules/said'
import type { EN_TABLE } from '../view/words/en-table'

/** The refusals of gestures on the table. */
type GestureKey = keyof typeof EN_TABLE &
  (
    | 'not-your-miniature'
    | 'not-your-go'
    | 'nothing-with-it'
    | 'answer-first'
    | 'finish-first'
    | 'choose-own-first'
    | 'drop-on-enemy'
    | 'not-a-target'
    | 'not-to-melee'
  )

export const WHY: { readonly [K in SaidKey | TableRefusal | GestureKey]: string } = {
  // parts of tallies
  'weapon-dice': 'attack-dice',
  'shoot-value': 'attack-dice',
  obstruction: 'obstruction',
  'long-range': 'range',
  resistance: 'defence-dice',
  cover: 'cover',
  'melee-value': 'melee-dice',
  charge: 'melee-dice',
  'attacked-before': 'melee-dice',
  'all-for-one': 'multiple-attacks',
  king: 'king',
  'under-stress': 'stress-effects',
  'dice-hits': 'combat-dice',
  'dice-armours': 'defence-dice',
  'dice-bolts-in-cover': 'cover',
  doubled: 'card-double',
  'card-hit': 'card-hits',
  'card-armour': 'card-hits',
  'card-bolt': 'card-lightning-fate',
  'super-armour': 'card-double',
  'burst-share': 'weapon-traits',
  'blast-half': 'weapon-traits',
  'sensory-input': 'adventure-cards',
  'steady-aim': 'adventure-cards',
  'reinforced-plating': 'adventure-cards',
  'combat-senses': 'adventure-cards',
  'held-line': 'adventure-cards',
  'extra-attacks': 'multiple-attacks',
  // cards, tokens, hands
  'fate-full': 'upkeep-hand',
  'hand-too-small': 'upkeep-hand',
  // acting
  'is-shocked': 'shocked',
  'stress-no-shot': 'stress-effects',
  'stress-no-move': 'stress-effects',
  'has-moved': 'once-each',
  'has-shot': 'once-each',
  'has-sprinted': 'sprint',
  'has-engaged': 'once-each',
  // shots
  'cannot-shoot': 'profile',
  'sight-blocked': 'blocked-sight',
  'sight-blocked-together': 'blocked-sight',
  'out-of-range': 'range',
  'no-dice-left': 'attack-dice',
  // moves
  'enemy-too-near': 'move-end',
  'friend-touched': 'move-end',
  'stands-in': 'move-end',
  'beyond-movement': 'move',
  'beyond-step': 'on-top',
  'top-too-small': 'climbing',
  'no-room-on-top': 'climbing',
  'node-too-near': 'deploying',
  'node-near-edge': 'deploying',
  'burst-too-far': 'weapon-traits',
  'burst-no-dice': 'weapon-traits',
  // melee
  'too-far-to-engage': 'engage',
  'no-way-in': 'engage',
  'not-in-contact': 'engage',
  'engage-too-long': 'engage',
  'primary-must-be-attacked': 'one-for-all',
  'two-targets-at-least': 'one-for-all',
  // set-up
  'not-in-deployment': 'deploying',
  'no-room-to-deploy': 'deploying',
  'still-to-deploy': 'deploying',
  // the score
  'exterminated-figure': 'points',
  'exterminated-leader': 'points',
  'node-points': 'points',
  // places and paths, judged by the table
  'not-a-place': 'move-end',
  'not-a-path': 'move',
  'not-a-route': 'move',
  'no-such-step': 'move',
  'too-many-steps': 'move',
  'cannot-end-there': 'move-end',
  'moves-nothing': 'move',
  'out-of-reach': 'move',
  'must-move': 'move',
  'only-straight': 'engage',
  'off-table': 'move-end',
  'too-far': 'move',
  'wall-in-way': 'walls',
  overlaps: 'move-end',
  'too-close': 'move-end',
  'not-touching': 'engage',
  'not-on-top': 'climbing',
  'wrong-level': 'climbing',
  // gestures
  'not-your-miniature': 'recruitment-cards',
  'not-your-go': 'turn-order',
  'nothing-with-it': 'once-each',
  'answer-first': 'turn-order',
  'finish-first': 'turn-order',
  'choose-own-first': 'turn-order',
  'drop-on-enemy': 'engage',
  'not-a-target': 'shoot',
  'not-to-melee': 'engage',
}
