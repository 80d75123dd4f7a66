/** The messages of this game's rules: refusals, parts of tallies, lines of the score. Lengths in table units, things as refs. */
import type { Units } from '../../../geometry/types'
import { type Reason, speaker } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { AdventureId, BattleId } from './cards'
import type { WeaponId } from './profile'

type Nothing = Record<string, never>

export type ExterminateSaid = {
  // parts of tallies
  'weapon-dice': { weapon: WeaponId }
  'shoot-value': { figure: Ref }
  obstruction: { piece: Ref }
  'long-range': { gap: Units; range: Units }
  resistance: { figure: Ref }
  cover: { piece: Ref }
  'melee-value': { figure: Ref }
  charge: Nothing
  /** How many figures have already attacked the same target in this turn. */
  'attacked-before': { target: Ref; times: number }
  'all-for-one': { attacks: number }
  king: { top: Ref }
  'under-stress': { figure: Ref; stress: number }
  // parts of hits and of what cancels them
  'dice-hits': { count: number }
  'dice-armours': { count: number }
  'dice-bolts-in-cover': { count: number }
  doubled: { card: BattleId }
  'card-hit': { card: BattleId }
  'card-armour': { card: BattleId }
  'card-bolt': { card: BattleId }
  'super-armour': { card: BattleId }
  // parts of pools from cards and keywords
  'burst-share': { dice: number }
  'blast-half': { of: number }
  'sensory-input': { card: AdventureId }
  'steady-aim': { card: AdventureId }
  'reinforced-plating': { card: AdventureId }
  'combat-senses': { card: AdventureId }
  'held-line': { card: AdventureId }
  'extra-attacks': { figure: Ref; attacks: number }
  // why a card, a token or a hand cannot be used in this way
  'fate-full': { fate: number; start: number }
  'hand-too-small': { cards: number; least: number }
  // why a figure cannot act
  'is-shocked': { figure: Ref }
  'stress-no-shot': { figure: Ref; stress: number }
  'stress-no-move': { figure: Ref; stress: number }
  'has-moved': { figure: Ref }
  'has-shot': { figure: Ref }
  'has-sprinted': { figure: Ref }
  'has-engaged': { figure: Ref }
  // shots
  'cannot-shoot': { figure: Ref }
  'sight-blocked': { piece: Ref }
  'sight-blocked-together': { pieces: readonly Ref[] }
  'out-of-range': { gap: Units; most: Units; missing: Units }
  'no-dice-left': { dice: number }
  // moves: where they may end (the table adds the missing distance)
  'enemy-too-near': { piece: Ref; missing: Units; gap: Units }
  'friend-touched': { piece: Ref; missing: Units; gap: Units }
  'stands-in': { piece: Ref; missing: Units; gap: Units }
  'beyond-movement': { movement: Units }
  'beyond-step': { step: Units }
  'top-too-small': { piece: Ref }
  'no-room-on-top': { piece: Ref }
  'node-too-near': { piece: Ref; missing: Units; gap: Units }
  'node-near-edge': Nothing
  'burst-too-far': { first: Ref; gap: Units; most: Units }
  'burst-no-dice': { dice: number }
  // melee
  'too-far-to-engage': { gap: Units; limit: Units }
  'no-way-in': { target: Ref }
  'not-in-contact': { piece: Ref; missing: Units; gap: Units }
  'engage-too-long': { limit: Units }
  'primary-must-be-attacked': { target: Ref }
  'two-targets-at-least': Nothing
  // set-up
  'not-in-deployment': Nothing
  'no-room-to-deploy': { figure: Ref }
  'still-to-deploy': { figures: readonly Ref[] }
  // the score
  'exterminated-figure': { figure: Ref }
  'exterminated-leader': { figure: Ref }
  'node-points': { node: Ref; figure: Ref }
}
export type SaidKey = keyof ExterminateSaid

export const say = speaker<ExterminateSaid>()

/** A reason whose parameters are filled in by the table when it judges a place: the piece, the gap, and how much is missing. */
export const placeSays = (
  key: 'enemy-too-near' | 'friend-touched' | 'stands-in' | 'not-in-contact' | 'node-too-near',
  rule: string,
): Reason => ({
  key,
  rule,
})
