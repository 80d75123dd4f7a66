/** The events of an attack (4.5) and how they change the state. */
import type { PlayerSeat } from '../../../../kernel'
import type { Folds } from '../../../kit/rules/folds'
import type { Attack, AttackStep, Further, Side, State, Uid } from '../state'
import type { Tactic } from '../vocabulary'
import { actionBegun } from './turn'

/** One strike with the totals it was resolved with (DT-HIT-01). */
export interface Strike {
  readonly by: Uid
  readonly at: Uid
  readonly power: number
  readonly armour: number
  readonly hits: boolean
}

export type AttackEvent =
  /** `extra`: not the first attack of the turn (DT-ATK-03). `extras`: how many extra attacks are left after this one. */
  | {
      readonly type: 'attack-began'
      readonly seat: PlayerSeat
      readonly extra: boolean
      readonly extras: number
      /** How many actions the player keeps although the attack ends the actions (DT-ATK-02); 0 by default. */
      readonly kept?: number
      /** Set if a card grants this attack in addition to those of the turn. */
      readonly further?: Further
    }
  | { readonly type: 'attack-step'; readonly step: AttackStep; readonly holder?: PlayerSeat }
  | { readonly type: 'combatants-named'; readonly attacker: Side; readonly defender?: Side; readonly direct?: PlayerSeat }
  | { readonly type: 'tactic-set'; readonly tactic: Tactic }
  | { readonly type: 'weapons-chosen'; readonly uid: Uid; readonly weapons: readonly Uid[] }
  /** DT-MOD-03: another warrior has become the attacker or the defender. */
  | { readonly type: 'side-changed'; readonly which: 'attacker' | 'defender'; readonly side: Side; readonly holder: PlayerSeat }
  | { readonly type: 'reinforced'; readonly which: 'attacker' | 'defender'; readonly uid: Uid }
  | { readonly type: 'helpers-left'; readonly which: 'attacker' | 'defender'; readonly uids: readonly Uid[] }
  | { readonly type: 'window-passed'; readonly seat: PlayerSeat; readonly holder: PlayerSeat }
  | { readonly type: 'strike-aimed'; readonly which: 'attacker' | 'defender'; readonly uid: Uid }
  | { readonly type: 'struck'; readonly strikes: readonly Strike[] }
  | { readonly type: 'attack-called-off'; readonly why: NonNullable<Attack['ended']> }
  | { readonly type: 'attack-over' }

const changed = (state: State, changes: Partial<Attack>): State =>
  state.attack ? { ...state, attack: { ...state.attack, ...changes } } : state

export const attackFolds: Folds<State, AttackEvent> = {
  'attack-began': (before, { seat, extra, extras, kept = 0, further }) => {
    const state = actionBegun(before, seat)
    const attack: Attack = { by: seat, step: 'pre', inUse: {}, passes: 0, played: {}, wounded: [], struck: {} }
    if (further) {
      const { seat: _seat, ...more } = further
      return { ...state, further: (state.further ?? []).slice(1), attack: { ...attack, ...more } }
    }
    return {
      ...state,
      // DT-ATK-02: the remaining actions are lost.
      actionsLeft: kept,
      acted: true,
      attacked: true,
      anyExtras: extra ? state.anyExtras : 0,
      extraAttacks: extras,
      attack,
    }
  },
  'attack-step': (state, { step, holder }) => changed(state, { step, passes: 0, ...(holder ? { holder } : {}) }),
  'combatants-named': (state, { attacker, defender, direct }) =>
    changed(state, { attacker, ...(defender ? { defender } : {}), ...(direct ? { direct } : {}) }),
  'tactic-set': (state, { tactic }) => changed(state, { tactic, inUse: {} }),
  'weapons-chosen': (state, { uid, weapons }) => changed(state, { inUse: { ...state.attack?.inUse, [uid]: weapons } }),
  'side-changed': (state, { which, side, holder }) => {
    if (!state.attack) return state
    const { direct: _direct, ...attack } = state.attack
    return { ...state, attack: { ...attack, [which]: side, holder, passes: 0 } }
  },
  reinforced: (state, { which, uid }) => {
    const side = state.attack?.[which]
    return side ? changed(state, { [which]: { ...side, helpers: [...side.helpers, uid] } }) : state
  },
  'helpers-left': (state, { which, uids }) => {
    const side = state.attack?.[which]
    return side ? changed(state, { [which]: { ...side, helpers: side.helpers.filter((uid) => !uids.includes(uid)) } }) : state
  },
  'window-passed': (state, { holder }) => changed(state, { holder, passes: (state.attack?.passes ?? 0) + 1 }),
  'strike-aimed': (state, { which, uid }) => changed(state, { struck: { ...state.attack?.struck, [which]: uid } }),
  struck: (state) => state,
  'attack-called-off': (state, { why }) => changed(state, { ended: why }),
  'attack-over': (state) => {
    const { attack: _over, ...rest } = state
    return {
      ...rest,
      effects: state.effects.filter((effect) => effect.for !== 'combat'),
      used: state.used.filter((key) => !key.startsWith('combat ')),
    }
  },
}
