/** Questions and chapters of moving and being moved (4.15, 4.16, 4.19, 4.21). */
import type { Pick, Roll } from '../../../../kernel'
import type { Place, Route } from '../../../../table/choice'
import type { Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import type { Eight } from '../dice'
import type { Side } from '../state'

/** Which allowance a move uses: an action, a Command die, an ability. `pregame`: Scout. */
export type MoveHow = 'move' | 'sprint' | 'die' | 'ability' | 'pregame'

export type MoveAsks = {
  /** Where to: the cubes and the place in the last one; no cubes: elsewhere in its own (DZ-MOV-02). */
  'move where': Route
  /** W17: the rest of a way that no longer fits. No cubes and its own place: it gives up. */
  'move on': Route
  /** W4, W8, W9, W16; `none` only in W8. */
  'fight whom': Pick<Ref>
  'break-away attacker': Pick<Ref | 'none'>
  'stand-up attacker': Pick<Ref>
  'thrown-in attacker': Pick<Ref>
  'stand where': Place
  /** W10 */
  'make room': Place
  /** W11: an adjacent cube, then the place in it. */
  'throw direction': Pick<CubeId>
  'throw where': Place
  /** AMB-50 */
  'walkway landing': Pick<'land' | 'fall on'>
  'scatter die': Roll<Eight>
  'walkway die': Roll<Eight>
}

export type MoveCalls = {
  /** A Move, Sprint or free Move of at most `most` cubes, all of it (4.27 resolveMove). */
  move: { readonly model: Ref; readonly by: Side; readonly most: number; readonly how: MoveHow }
  'stand up': { readonly model: Ref; readonly by: Side }
  'break away': { readonly model: Ref }
  /** DZ-CAP-02 to 05: this model has no place in the cube it is in or comes to. */
  'make room': { readonly model: Ref; readonly cube: CubeId }
  /** It has lost its footing in this column, or jumped: DZ-FAL. `voluntary`: a step of its own. */
  fall: { readonly model: Ref; readonly cube: CubeId; readonly voluntary: boolean }
  /** DZ-ENG-04: it has come, Pinned, among enemies. */
  'thrown in': { readonly model: Ref }
  /** DZ-ABL-07 and others: one cube directly away from `from`, or to `to`; walls slam, air falls, enemies are fought. `pins`: it lands Pinned. */
  thrown: { readonly model: Ref; readonly from?: Ref; readonly to?: CubeId; readonly pins: boolean; readonly by: Side }
  /** DZ-SCA: a random cube of its level. */
  scatter: { readonly model: Ref; readonly pins: boolean }
  /** DZ-SLM */
  slam: { readonly model: Ref }
}
