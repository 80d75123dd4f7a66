/** Where a piece is on its way: a file being read, put on the ground, its solids adjusted. One thing at a time; the dialog shows it. */

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
  /** Other files were chosen or let go with it, and are not read. */
  readonly others: number
}
export interface Adjusted {
  readonly type: 'adjusting'
  /** The id it goes by: in the layout where it is known there, else the one it was made with. */
  readonly id: string
  readonly now: Adjusting
  readonly picked: number | undefined
  readonly how: HowToPropose
  readonly problem: Reason | undefined
  readonly isBusy: boolean
  /** The step before, for a piece that is on its way in. */
  readonly from: Placed | undefined
}

/** A length that anything may have, where the file's own is no help: ten centimetres. */
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
