/** Events caused by abilities, Army Specials and items. */
import type { Pose, Ref } from '../../../../table/piece'
import { type Folds, takenUp } from '../../../kit/rules/folds'
import { modelOf } from '../facts/models'
import type { Boost, Model, Side, State, Trap } from '../state'
import { changed, changedActive, changedItem, put } from './folds'

export type EffectEvent =
  /** DZ-CMD-15: a side uses its Army Special. The SPLAT spent for it is a separate event before this one. */
  | { readonly type: 'special-used'; readonly seat: Side; readonly special: string; readonly model?: Ref }
  | { readonly type: 'boosted'; readonly model: Ref; readonly boost: Boost }
  | { readonly type: 'marked-activated'; readonly model: Ref; readonly why: string }
  | { readonly type: 'tagged'; readonly model: Ref }
  /** Rampage: the other side controls the model for this activation. */
  | { readonly type: 'led-by-enemy'; readonly model: Ref; readonly by: Side }
  /** A model is placed that was not in the match, or not yet on the battlefield. */
  | { readonly type: 'model-raised'; readonly model: Model; readonly pose: Pose; readonly why: string }
  /** A Sentry Gun is turned back into an item. `item-worn`: a broken one. */
  | { readonly type: 'model-folded'; readonly model: Ref }
  | { readonly type: 'item-worn'; readonly item: Ref }
  /** An item that was lent for one shot is given back. */
  | { readonly type: 'lent-returned'; readonly model: Ref; readonly kind: string }
  /** The face of a die rolled for an ability. */
  | { readonly type: 'ability-rolled'; readonly model: Ref; readonly ability: string; readonly face: number }
  /** The model may neither Move nor Sprint any more in this activation. */
  | { readonly type: 'moves-used'; readonly model: Ref }
  /** The model's activation marker is removed, so it may be activated again this Round. */
  | { readonly type: 'refreshed'; readonly model: Ref; readonly why: string }
  /** A.3: a trap token is laid in a cube; a trap goes off at this model; an Engineer disarms a trap. */
  | { readonly type: 'trap-laid'; readonly trap: Trap }
  | { readonly type: 'trap-sprung'; readonly trap: Ref; readonly model: Ref }
  | { readonly type: 'trap-disarmed'; readonly trap: Ref; readonly model: Ref }

const trapGone = (state: State, trap: Ref): State => ({ ...state, traps: (state.traps ?? []).filter(({ ref }) => ref !== trap) })

export const effectFolds: Folds<State, EffectEvent> = {
  'special-used': (state, { seat }) => changedActive(state, { specialUsed: [...(state.active?.specialUsed ?? []), seat] }),
  boosted: (state, { model, boost }) => changed(state, model, { boosts: [...modelOf(state, model).boosts, boost] }),
  'marked-activated': (state, { model }) => changed(state, model, { activated: true }),
  tagged: (state, { model }) => changed(state, model, { tagged: true }),
  'moves-used': (state, { model }) =>
    state.active?.model === model
      ? changedActive(state, { acted: true, typesUsed: [...new Set([...state.active.typesUsed, 'move', 'sprint'] as const)] })
      : state,
  'led-by-enemy': (state, { by }) => changedActive(state, { by }),
  'model-raised': (state, { model, pose }) =>
    put({ ...state, models: { ...state.models, [model.ref]: { ...model, standing: 'board' } } }, model.ref, pose),
  'model-folded': (state, { model }) => takenUp(changed(state, model, { standing: 'left' }), model),
  'item-worn': (state, { item }) => changedItem(state, item, { worn: true }),
  'lent-returned': (state, { model, kind }) =>
    changed(state, model, { boosts: modelOf(state, model).boosts.filter((one) => one.kind !== kind) }),
  'ability-rolled': (state) => state,
  refreshed: (state, { model }) => changed(state, model, { activated: false }),
  'trap-laid': (state, { trap }) => ({ ...state, traps: [...(state.traps ?? []), trap] }),
  'trap-sprung': (state, { trap }) => trapGone(state, trap),
  'trap-disarmed': (state, { trap }) => trapGone(state, trap),
}
