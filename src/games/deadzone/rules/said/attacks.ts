/** Messages about attacks: reasons for refusals, and for numbers of dice, damage and armour. */
import type { Ref } from '../../../../table/piece'
import type { WeaponId } from '../profile'

type Nothing = Record<never, never>

export type AttackSaid = {
  // refusals
  'no-shoot-stat': { model: Ref }
  'no-fight-stat': { model: Ref }
  'enemy-in-its-cube': { enemy: Ref }
  'no-enemy-in-its-cube': Nothing
  'pinned-must-stand': { model: Ref }
  'beyond-range': { cubes: number; most: number }
  'no-line-of-sight': { target: Ref; blockers: readonly string[] }
  'in-the-same-cube': { target: Ref }
  'is-a-friend': { target: Ref }
  'needs-long-action': { weapon: WeaponId }
  'weapon-range': { weapon: WeaponId; cubes: number }
  'must-be-reloaded': { weapon: WeaponId }
  'used-up': { weapon: string }
  'may-not-be-targeted': { target: Ref }
  'too-near': { cubes: number; least: number }
  'not-open-to-the-sky': { cube: string }
  'uses-no-weapons': { model: Ref }
  'one-special-per-activation': Nothing
  'no-special-result': Nothing
  'takes-no-command-dice': { model: Ref }
  'is-tagged': { target: Ref }
  'not-injured': { model: Ref }
  // dice of a test
  'clear-shot': { target: Ref }
  'friendly-fire': { friend: Ref; cube: string }
  'high-ground': { levels: number }
  'fire-for-effect': Nothing
  'command-die-added': { dice: number }
  'ammunition-added': { item: string }
  'moved-in': { model: Ref }
  'friend-beside': { friend: Ref }
  'foe-injured': { foe: Ref }
  'bigger-than-foe': { size: number; foe: number }
  'foe-pinned': { foe: Ref }
  'strength-dice': { of: string; dice: number }
  'levels-fallen': { levels: number }
  'no-dice-for-null': { stat: string }
  /** Dice, rerolls, range, armour or damage from the ability, weapon keyword or item with that name. */
  'by-keyword': { keyword: string; value: number }
  'near-smoke': { cubes: readonly string[] }
  // damage
  margin: { successes: number; against: number }
  'shield-absorbs': { item: string; successes: number }
  'printed-armour': { armour: number }
  'weapon-ap': { weapon: string; ap: number }
  'event-ap': { ap: number }
  'shared-shield': { item: string; model: Ref }
}
