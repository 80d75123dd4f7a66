/** What may be used at a moment of its own: Army Specials (6.3, A.3) and abilities. One entry each, found by name. */
import type { Option } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import type { SpecialUseId } from '../ids'
import type { Side, State } from '../state'
import type { Calls } from '../terms'
import type { Moment } from '../terms/effects'

/** When it is, whose say it is, and about whom. */
export interface At {
  readonly state: State
  readonly seat: Side
  readonly moment: Moment
  /** The active model, the attacker, the harmed, the dead: see `MOMENTS`. */
  readonly model: Ref
  readonly other?: Ref
}

/** Where a use goes on in a chapter of its own. */
export type Runs = { readonly [P in keyof Calls]: { readonly call: P; readonly local: Calls[P] } }[keyof Calls]

export interface Use {
  /** The first word of its ids: `use:bastion>A1`. */
  readonly name: string
  readonly moments: readonly Moment[]
  /** An Army Special: costs a SPLAT, one per side and activation (DZ-CMD-15, AMB-17); the window sees to it. */
  readonly isSpecial: boolean
  /** More than once in an activation, where the rules say so. */
  readonly repeats?: true
  readonly rule: string
  /** What is offered now; nothing where it does not fit at all, refused with a reason where it nearly does. */
  offers(at: At): readonly Option<SpecialUseId>[]
  /** What it does, the price being paid. `second`: what the id names after `>`. */
  plays(at: At, second: string): readonly Event[] | Runs
}
