/** Events of tests and attacks, and of what happens to harmed models. */
import type { Tally, TallyPart } from '../../../../kernel'
import type { Pose, Ref } from '../../../../table/piece'
import { without } from '../../../kit/rules/cards'
import { type Folds, takenUp } from '../../../kit/rules/folds'
import type { CubeId } from '../board'
import { grown } from '../facts/tallies'
import type { WeaponId } from '../profile'
import type { ShotReport, ThrowReport } from '../reports'
import type { State, Test } from '../state'
import type { AreaKind, Harm } from '../terms/attacks'
import { changed, changedItem, put, stopped } from './folds'

export type AttackEvent =
  /** W5 and W6: what will be rolled, before any die is (DZ-CMD-11). Sent again after the other side has committed dice. */
  | { readonly type: 'test-declared'; readonly test: Test }
  /** Command dice or ammunition are added to the test. */
  | { readonly type: 'dice-added'; readonly who: 'attack' | 'defence'; readonly part: TallyPart; readonly ap?: TallyPart }
  /** The current state of the test: sent after each roll, and when it is settled. */
  | { readonly type: 'test-rolled'; readonly test: Test }
  | { readonly type: 'shot-declared'; readonly report: ShotReport }
  | { readonly type: 'throw-declared'; readonly report: ThrowReport }
  | {
      readonly type: 'fight-begun'
      readonly attacker: Ref
      readonly defender: Ref
      readonly weapon: WeaponId | null
      readonly movedIn: readonly Ref[]
    }
  /** DZ-FGT-05: the weapon with which the defender fights back; `null` if it Survives. */
  | { readonly type: 'fight-answered'; readonly defender: Ref; readonly counter: WeaponId | null }
  /** Every model in the cube is attacked. */
  | {
      readonly type: 'area-attacked'
      readonly cube: CubeId
      readonly kind: AreaKind
      readonly by?: Ref
      readonly among: readonly Ref[]
    }
  /** DZ-DMG-03 to 05: `armour` is the effective armour with its reasons, `damage` the model's new total. */
  | {
      readonly type: 'model-harmed'
      readonly model: Ref
      readonly potential: Tally
      readonly armour: Tally
      readonly actual: number
      readonly damage: number
      readonly how: Harm
    }
  | {
      readonly type: 'shield-tested'
      readonly model: Ref
      readonly shield: string
      readonly faces: readonly number[]
      readonly absorbed: number
      /** The item that burns out, if any. */
      readonly burnt?: Ref
    }
  /** The model has left the table. Points and dropped items follow as separate events. */
  | { readonly type: 'model-died'; readonly model: Ref; readonly how: Harm; readonly cube: CubeId }
  /** A destroyed Vehicle stays where it was as scenery. */
  | { readonly type: 'wreck-left'; readonly model: Ref; readonly pose: Pose }
  | { readonly type: 'caught-fire' | 'fire-out'; readonly model: Ref }
  /** The model's activation ends for a reason other than being Pinned or killed. */
  | { readonly type: 'activation-stopped'; readonly model: Ref; readonly why: string }
  /** A weapon is empty until it is reloaded (`weapon-emptied`), or can never be used again (`weapon-used-up`). */
  | { readonly type: 'weapon-emptied' | 'weapon-used-up' | 'weapon-loaded'; readonly model: Ref; readonly weapon: WeaponId }
  /** An object thrown or shot at a cube has landed in `lands`, perhaps another cube. Without `lands` it has left the board. */
  | { readonly type: 'throw-landed'; readonly model: Ref; readonly at: CubeId; readonly lands?: CubeId; readonly hit: boolean }
  | { readonly type: 'smoke-laid'; readonly cube: CubeId; readonly toxic: boolean }
  | { readonly type: 'ability-used'; readonly model: Ref; readonly ability: string }
  /** Effects that last for one test have ended. */
  | { readonly type: 'test-effects-ended'; readonly model: Ref }
  | { readonly type: 'model-healed'; readonly model: Ref; readonly damage: number; readonly why: string }

export const attackFolds: Folds<State, AttackEvent> = {
  'test-declared': (state, { test }) => ({ ...state, test }),
  'dice-added': (state, { who, part, ap }) => {
    const { test } = state
    const side = test?.[who]
    if (!test || !side) return state
    const pierced = ap && test.ap ? { ap: grown(test.ap, ap) } : {}
    return { ...state, test: { ...test, [who]: { ...side, dice: grown(side.dice, part) }, ...pierced } }
  },
  'test-rolled': (state, { test }) => ({ ...state, test }),
  'shot-declared': (state) => state,
  'throw-declared': (state) => state,
  'fight-begun': (state) => state,
  'fight-answered': (state) => state,
  'area-attacked': (state) => state,
  'model-harmed': (state, { model, damage }) => changed(state, model, { damage }),
  'shield-tested': (state, { burnt }) => (burnt === undefined ? state : changedItem(state, burnt, { worn: true })),
  'model-died': (state, { model, cube }) =>
    stopped(takenUp(changed(state, model, { standing: 'dead', pinned: false, fell: cube }), model), model),
  'wreck-left': (state, { model, pose }) => put(changed(state, model, { wreck: true }), model, pose),
  'caught-fire': (state, { model }) => changed(state, model, { onFire: true }),
  'fire-out': (state, { model }) => changed(state, model, { onFire: false }),
  'activation-stopped': (state, { model }) => stopped(state, model),
  'weapon-emptied': (state, { model, weapon }) =>
    changed(state, model, { reload: [...(state.models[model]?.reload ?? []), weapon] }),
  'weapon-used-up': (state, { model, weapon }) => changed(state, model, { used: [...(state.models[model]?.used ?? []), weapon] }),
  'weapon-loaded': (state, { model, weapon }) =>
    changed(state, model, { reload: without(state.models[model]?.reload ?? [], [weapon]) }),
  'throw-landed': (state) => state,
  'smoke-laid': (state, { cube, toxic }) => ({
    ...state,
    smoke: [...state.smoke.filter((one) => one.cube !== cube), { cube, toxic }],
  }),
  'ability-used': (state, { model, ability }) => changed(state, model, { used: [...(state.models[model]?.used ?? []), ability] }),
  'test-effects-ended': (state, { model }) =>
    changed(state, model, { boosts: (state.models[model]?.boosts ?? []).filter(({ until }) => until !== 'test') }),
  'model-healed': (state, { model, damage }) => changed(state, model, { damage }),
}
