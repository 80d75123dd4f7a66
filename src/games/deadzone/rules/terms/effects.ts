/** Questions and chapters of abilities, Army Specials and used items (4.22 to 4.24, 6.3, annex A.3). */
import type { InWindow, Pick, Roll } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import type { Eight } from '../dice'
import type { SpecialActionId, SpecialUseId } from '../ids'
import type { WeaponId } from '../profile'
import type { Side, TestDice } from '../state'
import type { AreaKind } from './attacks'

/**
 * When an Army Special or ability may be used (W7, W13): at `start` or `end` of an activation, between actions (`during`), before
 * an attack is rolled, after a Survive roll, while damage is resolved, after a pick-up or a death, or when an enemy has entered a
 * cube.
 */
export const MOMENTS = [
  'start',
  /** Before the die of a Rampage is thrown. */
  'rampage',
  'during',
  /** Before a shot is rolled, and before a Fight is. */
  'before attack',
  'before fight',
  'after survive',
  'after test',
  'after fight',
  'damage',
  'pick-up',
  'death',
  'entered',
  'end',
] as const
export type Moment = (typeof MOMENTS)[number]

export type EffectAsks = {
  /** W13, and abilities that are used at a certain moment. */
  'use special': Pick<SpecialUseId | 'pass'>
  /** Which Special action, and its target (DZ-SPC-01). */
  'special action': Pick<SpecialActionId | 'back'>
  /** A.3: an enemy has entered the cube of a trap. */
  'set off': Pick<`set-off:${Ref}` | 'leave'>
  'effect choice': Pick<string>
  'effect die': Roll<Eight>
}

export type EffectCalls = {
  /** A moment at which sides may react. A side that has nothing to use is not asked. `model`: the model concerned. */
  'special window': {
    readonly moment: Moment
    readonly model: Ref
    readonly other?: Ref
    readonly seats: readonly Side[]
    /** The use, if it was already chosen in the action menu (`use:...`). */
    readonly use?: string
    readonly chosen?: string
  } & InWindow
  /** 6.3: Too Stubborn to Die. */
  stubborn: { readonly model: Ref }
  /** A.3 */
  mutation: { readonly model: Ref }
  /** A.3, Mobile Infantry */
  'free sprint': { readonly model: Ref; readonly by: Side; readonly most: number }
  'special action': { readonly model: Ref; readonly by: Side; readonly chosen?: string }
  /** A.3: one shot with a weapon lent by an Army Special: a bomb (at `target`) or a drone strike (at a cube of choice). */
  'lent shot': { readonly model: Ref; readonly by: Side; readonly weapon: WeaponId; readonly target?: Ref }
  /** 4.23: a model with Hammerfist Drop Armour comes down. */
  drop: {
    readonly model: Ref
    readonly cube: CubeId
    readonly near?: readonly Ref[]
    readonly at?: number
    readonly attack?: TestDice
    /** DICE results added to each Survive test, fixed before any die is thrown. */
    readonly added?: { readonly [model: Ref]: number }
  }
  /** A.3: the model has entered a cube in which the other side may have traps. */
  traps: {
    readonly model: Ref
    readonly cube?: CubeId
    readonly burst?: {
      readonly cube: CubeId
      readonly kind: AreaKind
      readonly value: number
      readonly by: Ref
      readonly weapon?: WeaponId
    }
  }
  /** A.3, HOUSE: the bot rolls to the cube and bursts. */
  'bomb bot': { readonly model: Ref; readonly item: Ref; readonly cube: CubeId }
  /** A.3, Tactical Genius: an action with a Command die of the other side. */
  borrowed: { readonly model: Ref; readonly by: Side; readonly die: string; readonly action: 'move' | 'shoot' | 'fight' }
  /** A.3, Infection: a Zombie rises for the other side where the model died. */
  infection: { readonly model: Ref; readonly seat: Side }
  /** A.3, Strike It Lucky: one item is replaced by another. */
  lucky: { readonly model: Ref; readonly item: Ref; readonly drawn?: Ref }
  /** Start of an activation: Rampage, Mutation and the like (T1). */
  'activation effects': { readonly model: Ref; readonly by: Side }
}
