/** What happens when models move or are moved. */
import type { Pose, Ref } from '../../../../table/piece'
import type { CubeId } from '../board'
import { changed, type Folds, put, stopped } from './folds'

export type MoveEvent =
  /** Step by step or in one go: through these cubes to this place. `way`: how, for the picture. */
  | {
      readonly type: 'model-moved'
      readonly model: Ref
      readonly from: Pose
      readonly to: Pose
      readonly cubes: readonly CubeId[]
      readonly way: 'walk' | 'climb' | 'jump' | 'fall' | 'thrown' | 'shifted' | 'fly'
    }
  | { readonly type: 'model-pinned'; readonly model: Ref; readonly why: string }
  | { readonly type: 'model-stood'; readonly model: Ref }

export const moveFolds: Folds<MoveEvent> = {
  'model-moved': (state, { model, to }) => put(state, model, to),
  'model-pinned': (state, { model }) => stopped(changed(state, model, { pinned: true }), model),
  'model-stood': (state, { model }) => changed(state, model, { pinned: false }),
}
