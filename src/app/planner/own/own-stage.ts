/** The stage of a piece being imported or edited: reading its file, placing it on the ground, or adjusting its solids. */

import type { Reason } from '../../../kernel'
import { type Adjusting, begunAdjusting } from '../../../planner/own/edits'
import { layoutEntryOf } from '../../../planner/own/kind'
import type { Found, Made } from '../../../planner/own/make'
import type { HowToPropose } from '../../../planner/own/propose'
import type { OwnPiece, Placing } from '../../../planner/own/types'

export type OwnStage =
  | { readonly type: 'reading'; readonly file: string; readonly done: number }
  | { readonly type: 'refused'; readonly reason: Reason }
  | Placed
  | Adjusted

export interface Placed {
  readonly type: 'placing'
  readonly found: Found
  readonly placing: Placing
  readonly how: HowToPropose
  readonly made: Made | undefined
  readonly problem: Reason | undefined
  readonly isBusy: boolean
  /** Number of other files that were chosen or dropped with it and are not read. */
  readonly others: number
}
export interface Adjusted {
  readonly type: 'adjusting'
  /** The piece's id: the one in the layout if it is there, otherwise the one it was made with. */
  readonly id: string
  readonly now: Adjusting
  readonly picked: number | undefined
  readonly how: HowToPropose
  readonly problem: Reason | undefined
  readonly isBusy: boolean
  /** The previous step, for a piece being imported. */
  readonly from: Placed | undefined
}

/** The initial length if the file suggests none: 10 cm. */
const LENGTH = 10_000

export const beganPlacing = (found: Found, how: HowToPropose, others: number): Placed => ({
  type: 'placing',
  found,
  placing: { unit: found.unit ?? { fit: 'length', length: LENGTH }, up: found.up, heading: 0 },
  how,
  made: undefined,
  problem: undefined,
  isBusy: true,
  others,
})

export function beganAdjusting(id: string, piece: OwnPiece, how: HowToPropose, from?: Placed): Adjusted {
  return {
    type: 'adjusting',
    id,
    now: begunAdjusting(piece),
    picked: piece.parts.length === 1 ? 0 : undefined,
    how,
    problem: undefined,
    isBusy: false,
    from,
  }
}

export const adjustedFrom = (stage: Placed & { readonly made: Made }): Adjusted => {
  const { id, own } = layoutEntryOf(stage.made.piece)
  return beganAdjusting(id, own, stage.how, stage)
}
