/** Events of models that move or are moved. */
import type { Pose, Ref } from '../../../../table/piece'
import type { Folds } from '../../../kit/rules/folds'
import type { CubeId } from '../board'
import type { State } from '../state'
import type { MoveHow, Travel } from '../terms/moves'
import { changed, put, stopped } from './folds'

export type MoveEvent =
  /** A Move, Sprint or free Move begins. `way` lists its stations; it is empty for a move within the model's own cube. */
  | { readonly type: 'move-begun'; readonly model: Ref; readonly how: MoveHow; readonly way: readonly string[] }
  /** The model has moved through these cubes to this pose, by one step or several. `way` tells how, for the animation. */
  | {
      readonly type: 'model-moved'
      readonly model: Ref
      readonly from: Pose
      readonly to: Pose
      readonly cubes: readonly CubeId[]
      readonly way: Travel
    }
  /** DZ-ENG-03, AMB-32: a Fight caused by its own move ends the move, whatever the result. */
  | { readonly type: 'move-halted'; readonly model: Ref }
  /** W17: the player gives up the rest of the path. */
  | { readonly type: 'move-given-up'; readonly model: Ref }
  /** W8: the enemies let the model leave without a Fight. */
  | { readonly type: 'let-go'; readonly model: Ref }
  /** DZ-SCA-01: the direction in which the model is thrown, by a die. `blocked`: a wall stops it. */
  | { readonly type: 'scattered'; readonly model: Ref; readonly face: number; readonly cube: CubeId; readonly blocked: boolean }
  /** DZ-SCA-03: the die for a walkway below a falling model. */
  | { readonly type: 'walkway-met'; readonly model: Ref; readonly cube: CubeId; readonly face: number; readonly lands: boolean }
  | { readonly type: 'slammed'; readonly model: Ref }
  /** The cube has no capacity left for the model, so the model stays where it was (DZ-SCA-07, DZ-ABL-07). */
  | { readonly type: 'no-way-in'; readonly model: Ref; readonly cube: CubeId }
  | { readonly type: 'model-pinned'; readonly model: Ref; readonly why: string }
  | { readonly type: 'model-stood'; readonly model: Ref }

const unchanged = (state: State): State => state

export const moveFolds: Folds<State, MoveEvent> = {
  'move-begun': ({ halted: _before, ...state }) => state,
  'model-moved': (state, { model, to }) => put(state, model, to),
  'move-halted': (state, { model }) => ({ ...state, halted: model }),
  'move-given-up': unchanged,
  'let-go': unchanged,
  scattered: unchanged,
  'walkway-met': unchanged,
  slammed: unchanged,
  'no-way-in': unchanged,
  'model-pinned': (state, { model }) => stopped(changed(state, model, { pinned: true }), model),
  'model-stood': (state, { model }) => changed(state, model, { pinned: false }),
}
