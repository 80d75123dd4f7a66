/** What may be used at a moment of its own: Army Specials (6.3, A.3) and abilities. One entry each, found by name. */
import type { Option } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import type { SpecialUseId } from '../ids'
import type { Side, State } from '../state'
import type { Calls } from '../terms'
import type { Moment } from '../terms/effects'

/** The moment, the side that decides, and the model it is about. */
export interface At {
  readonly state: State
  readonly seat: Side
  readonly moment: Moment
  /** The active model, the attacker, the harmed, the dead: see `MOMENTS`. */
  readonly model: Ref
  readonly other?: Ref
}

/** For a use that continues in a chapter of its own: which one, and its memory. */
export type Runs = { readonly [P in keyof Calls]: { readonly call: P; readonly local: Calls[P] } }[keyof Calls]

export interface Use {
  /** The first word of its ids: `use:bastion>A1`. */
  readonly name: string
  readonly moments: readonly Moment[]
  /** An Army Special: costs a SPLAT, one per side and activation (DZ-CMD-15, AMB-17); the window sees to it. */
  readonly isSpecial: boolean
  /** Whether it may be used more than once in an activation. */
  readonly repeats?: true
  readonly rule: string
  /** The options offered now; undefined where the use does not apply at all, refused with a reason where it nearly does. */
  offers(at: At): readonly Option<SpecialUseId>[]
  /** What it does once its price is paid. `second`: what the id names after `>`. */
  plays(at: At, second: string): readonly Event[] | Runs
}
