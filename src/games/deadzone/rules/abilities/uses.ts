/** Army Specials (6.3, A.3) and abilities that may be used at certain moments besides actions. One entry each, found by name. */
import type { Option } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import type { SpecialUseId } from '../ids'
import type { Side, State } from '../state'
import type { Calls } from '../terms'
import type { Moment } from '../terms/effects'

/** The moment, the side that decides, and the model concerned. */
export interface At {
  readonly state: State
  readonly seat: Side
  readonly moment: Moment
  /** Depending on the moment: the active model, the attacker, the harmed or the dead model; see `MOMENTS`. */
  readonly model: Ref
  readonly other?: Ref
}

/** For a use that continues in its own chapter: which chapter, and that chapter's memory. */
export type Runs = { readonly [P in keyof Calls]: { readonly call: P; readonly local: Calls[P] } }[keyof Calls]

export interface Use {
  /** The first word of its option ids: `use:bastion>A1`. */
  readonly name: string
  readonly moments: readonly Moment[]
  /** Whether it is an Army Special: costs a SPLAT, one per side and activation (DZ-CMD-15, AMB-17). The window checks that. */
  readonly isSpecial: boolean
  /** Whether it may be used more than once in an activation. */
  readonly repeats?: true
  readonly rule: string
  /** The options offered now: none if the use does not apply, refused ones if only a condition is missing. */
  offers(at: At): readonly Option<SpecialUseId>[]
  /** Carries out the use after its price is paid. `second` is what the option id names after `>`. */
  plays(at: At, second: string): readonly Event[] | Runs
}
