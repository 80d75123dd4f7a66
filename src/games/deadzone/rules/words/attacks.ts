/** Questions and chapters of tests, shots, Fights and harm (4.7, 4.17, 4.18, 4.20 to 4.22). */
import type { Pick, Roll, Tally } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import type { Eight } from '../dice'
import type { AttackId, CommitId, DefendId, DieId } from '../ids'
import type { WeaponId } from '../profile'
import type { Side } from '../state'

/** By what a model comes to harm. */
export type Harm = 'shot' | 'fight' | 'fire' | 'fall' | 'slam' | 'blast' | 'trap' | 'own'

/** What rolls against a model without being one: so many dice at a target number (wall, gravity, fire, a Frag). */
export interface Strength {
  readonly of: 'wall' | 'gravity' | 'fire' | 'blast'
  readonly dice: Tally
  readonly target: number
}

export type AttackAsks = {
  /** What is shot with, at whom or what, how. */
  'shoot what': Pick<AttackId | 'back'>
  /** W5 of a Fight: with what. */
  'fight with': Pick<CommitId>
  /** W5, W6: how many DICE results, and which item, go into this test (DZ-CMD-11). */
  'add dice': Pick<`die:${string}` | `ammo:${Ref}`>
  /** W6 of a Fight: Fight back or Survive (DZ-FGT-05), and with what. */
  defend: Pick<DefendId>
  /** W7, Stalwart */
  'reroll which': Pick<DieId>
  'attack dice': Roll<Eight>
  'defence dice': Roll<Eight>
  'reroll dice': Roll<Eight>
}

export type AttackCalls = {
  /** DZ-SHO, DZ-FFE: a Shoot action (or a free one), from the choice of weapon and target on. */
  shoot: { readonly model: Ref; readonly by: Side; readonly how: 'action' | 'die' | 'special' }
  /** DZ-FGT-01: a Fight action (or a free one), from the choice of the enemy on. */
  'fight action': { readonly model: Ref; readonly by: Side; readonly how: 'action' | 'die' }
  /** 4.27 fight: `movedIn` get DZ-FGM-01. */
  fight: { readonly attacker: Ref; readonly defender: Ref; readonly movedIn: readonly Ref[]; readonly mustSurvive: boolean }
  /** A model's Survive test against a strength that is not a model's; the outcome lies in `state.test`. */
  'survive against': { readonly model: Ref; readonly strength: Strength }
  /** DZ-DMG: Potential Damage, armour, death. `by`: who gets after-effects, if anybody; `seat` of nobody: events. */
  harm: {
    readonly model: Ref
    readonly potential: number
    readonly ap: number
    readonly how: Harm
    readonly by?: Ref
    readonly weapon?: WeaponId
  }
  /** DZ-ABL-06: the attempt to put the fire out. */
  'on fire': { readonly model: Ref }
  /** Everything in this cube is attacked: Frag (n), It Burns!, and what follows. */
  'area attack': {
    readonly cube: CubeId
    readonly kind: string
    readonly value: number
    readonly by?: Ref
    readonly weapon?: WeaponId
  }
}
