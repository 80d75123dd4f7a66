/** What happens in the match, its Rounds and Turns, and to items. */
import type { Pose, Ref } from '../../../../table/piece'
import type { ActionType, Activation, CommandDie, LedgerLine, Side } from '../state'
import { changed, changedActive, changedSide, type Folds, put } from './folds'

export type RoundEvent =
  | { readonly type: 'model-deployed'; readonly model: Ref; readonly pose: Pose }
  /** One result of a Command die is used and discarded (DZ-CMD-06); `for`: what it did. */
  | { readonly type: 'command-die-spent'; readonly seat: Side; readonly die: string; readonly for: string; readonly model?: Ref }
  | { readonly type: 'command-dice-rolled'; readonly seat: Side; readonly dice: readonly CommandDie[] }
  | { readonly type: 'activated'; readonly active: Activation }
  /** A regular or free action begins; its cost is taken now (4.14). */
  | {
      readonly type: 'action-begun'
      readonly model: Ref
      readonly action: ActionType
      readonly long: boolean
      /** By a Command die: costs nothing of the budget. */
      readonly free: boolean
    }
  | { readonly type: 'points-scored'; readonly seat: Side; readonly line: LedgerLine }

export const roundFolds: Folds<RoundEvent> = {
  'model-deployed': (state, { model, pose }) => put(changed(state, model, { standing: 'board' }), model, pose),
  'command-die-spent': (state, { seat, die }) =>
    changedSide(state, seat, {
      command: state.sides[seat].command.map((one) => (one.id === die ? { ...one, spent: true } : one)),
    }),
  'command-dice-rolled': (state, { seat, dice }) => changedSide(state, seat, { command: dice }),
  activated: (state, { active }) => ({ ...state, active }),
  'action-begun': (state, { action, long, free }) =>
    changedActive(state, {
      acted: true,
      ...(free
        ? { freeDieUsed: true }
        : {
            typesUsed: [...(state.active?.typesUsed ?? []), action],
            budget: long || state.active?.budget === 'short' ? 'done' : 'short',
          }),
    }),
  'points-scored': (state, { seat, line }) => changedSide(state, seat, { ledger: [...state.sides[seat].ledger, line] }),
}
