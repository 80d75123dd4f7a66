/** An answer being made. Nothing of it has been sent. Back undoes its steps; Undo takes back what was answered. */
import type { Point } from '../geometry/types'
import type { DecisionId, Reason, Verdict } from '../kernel'
import type { PathJudgement } from '../table/judge'
import type { Pose, Ref } from '../table/piece'

export type Draft =
  | { readonly type: 'idle' }
  /** Picking options, in order. */
  | { readonly type: 'choosing'; readonly decision: DecisionId; readonly picked: readonly string[]; readonly verdict: Verdict }
  /** A piece held or set down, to be confirmed. While `held`, it follows the pointer. */
  | {
      readonly type: 'placing'
      readonly decision: DecisionId
      readonly piece: Ref
      readonly pose: Pose
      readonly held: boolean
      /** Why the piece may not stand where it was let go. It is set at the nearest place where it may. */
      readonly instead?: Reason | undefined
      readonly verdict: Verdict
    }
  /** A path being drawn: fixed bends, then the point under the pointer or where the piece was set down. */
  | {
      readonly type: 'pathing'
      readonly decision: DecisionId
      readonly piece: Ref
      readonly bends: readonly Point[]
      readonly end: Point
      readonly held: boolean
      /** Why the piece may not stand where it was let go. It is set at the nearest place where it may. */
      readonly instead?: Reason | undefined
      readonly judgement: PathJudgement
    }
  /**
   * A route being drawn: fixed stations, then the one under the pointer. `stations` is the whole way there, the shortest through
   * the fixed ones; while the pointer is over no station (`isAstray`), only the fixed ones. `lift`: how many levels above what
   * the pointer is on.
   */
  | {
      readonly type: 'routing'
      readonly decision: DecisionId
      readonly piece: Ref
      readonly bends: readonly string[]
      readonly stations: readonly string[]
      readonly isAstray: boolean
      readonly pose: Pose
      readonly over?: Ref
      readonly lift: number
      readonly held: boolean
      /** Why the piece may not stand where it was let go. It is set at the nearest place where it may. */
      readonly instead?: Reason | undefined
      readonly verdict: Verdict
    }
  | { readonly type: 'counting'; readonly decision: DecisionId; readonly value: number; readonly verdict: Verdict }
  | { readonly type: 'sharing'; readonly decision: DecisionId; readonly shares: readonly number[]; readonly verdict: Verdict }
  | { readonly type: 'ordering'; readonly decision: DecisionId; readonly items: readonly string[]; readonly verdict: Verdict }

export const IDLE: Draft = { type: 'idle' }
