/** What happens in tests, attacks and to the harmed. */
import type { Tally } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Test } from '../state'
import type { Harm } from '../words/attacks'
import { changed, type Folds, stopped, takenUp } from './folds'

export type AttackEvent =
  /** The test as it lies now: after each throw, and when it is settled. */
  | { readonly type: 'test-rolled'; readonly test: Test }
  /** DZ-DMG-03 to 05: `armour` is the effective one with its reasons; `damage` the new total. */
  | {
      readonly type: 'model-harmed'
      readonly model: Ref
      readonly potential: Tally
      readonly armour: Tally
      readonly actual: number
      readonly damage: number
      readonly how: Harm
    }
  /** It has left the table; what its death brings (points, dropped items) follows as events of their own. */
  | { readonly type: 'model-died'; readonly model: Ref; readonly how: Harm }
  | { readonly type: 'caught-fire' | 'fire-out'; readonly model: Ref }

export const attackFolds: Folds<AttackEvent> = {
  'test-rolled': (state, { test }) => ({ ...state, test }),
  'model-harmed': (state, { model, damage }) => changed(state, model, { damage }),
  'model-died': (state, { model }) => stopped(takenUp(changed(state, model, { standing: 'dead', pinned: false }), model), model),
  'caught-fire': (state, { model }) => changed(state, model, { onFire: true }),
  'fire-out': (state, { model }) => changed(state, model, { onFire: false }),
}
