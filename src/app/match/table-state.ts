/** What only this screen knows of a match: what the pointer rests on, who is selected, which dice lie in the tray. */
import { create } from 'zustand'
import type { Gesture } from '../../client/gesture'
import type { Deed } from '../../client/intend'
import { NO_RULER, type Ruler } from '../../client/ruler'
import type { Point } from '../../geometry/types'
import type { Reason } from '../../kernel'
import type { TrayTag } from '../../scene/labels/tray-tags'
import type { Overlay } from '../../scene/look'
import type { Ref } from '../../table/piece'
import type { ChosenAgain } from './again'
import type { CockedAt } from './cocked-notes'
import type { DiceRun } from './dice-run'

export interface Refusal {
  readonly reason: Reason
  /** What the gesture was about, first things first, and where it was made; nothing for a command. */
  readonly things: readonly Ref[]
  readonly at?: Point | undefined
  /** Tells equal ones apart. */
  readonly count: number
}

export interface TableState {
  readonly hover: Ref | undefined
  /** The station that the pointer rests on, in games that have stations. */
  readonly station: string | undefined
  readonly selected: Ref | undefined
  /** The card of the table whose page is open. */
  readonly page: Ref | undefined
  /** What the line of news is about that the pointer rests on. */
  readonly told: Ref | undefined
  /** The dice to be thrown again, where the player has chosen others than those that failed. */
  readonly again: ChosenAgain | undefined
  /** Why the last gesture meant nothing. */
  readonly refusal: Refusal | undefined
  /** Counts the presses of Escape that found nothing to let go of at the table: they close what the player has called up. */
  readonly closes: number
  /** Counts the presses of the key that ends what is being shown. */
  readonly skips: number
  /** The player is asked whether to undo what was done in another phase. */
  readonly isUndoAsked: boolean
  /** Something of the picture that went wrong, to be told once. */
  readonly trouble: Reason | undefined
  /** The highest storey shown, counted from 0; all if undefined. */
  readonly level: number | undefined
  /** The first picture of the table stands. */
  readonly isSet: boolean
  /** The dice of the throw being shown that did not count. */
  readonly cocked: readonly CockedAt[]
  /** The last dice that fell. */
  readonly dice: DiceRun | undefined
  /** What is written over the dice trays. */
  readonly trayTags: readonly TrayTag[]
  /** How much faster than by the settings everything is shown: where a match is watched. */
  readonly hurry: number
  /** What other players at a server's table show: their ghosts, pointers and calls. */
  readonly others: readonly Overlay[]
  /** The ruler that lies on the table, or is being laid. */
  readonly ruler: Ruler
}

export const newTableState = () =>
  create<TableState>()(() => ({
    hover: undefined,
    station: undefined,
    selected: undefined,
    page: undefined,
    told: undefined,
    again: undefined,
    refusal: undefined,
    level: undefined,
    isSet: false,
    dice: undefined,
    cocked: [],
    trayTags: [],
    others: [],
    ruler: NO_RULER,
    hurry: 1,
    isUndoAsked: false,
    closes: 0,
    skips: 0,
    trouble: undefined,
  }))
export type TableStore = ReturnType<typeof newTableState>

let refusals = 0
/** Says why the last gesture meant nothing. */
export function refuse(table: TableStore, reason: Reason, gesture?: Gesture): void {
  const things = [
    gesture && 'ref' in gesture ? gesture.ref : undefined,
    gesture && 'over' in gesture ? gesture.over : undefined,
  ].filter((thing) => thing !== undefined)
  table.setState({
    refusal: { reason, things, at: gesture && 'at' in gesture ? gesture.at : undefined, count: ++refusals },
  })
}

export const closeOnTop = (table: TableStore): void => table.setState(({ closes }) => ({ closes: closes + 1 }))

export const skipShow = (table: TableStore): void => table.setState(({ skips }) => ({ skips: skips + 1 }))

/** Notes what a gesture means to this screen alone; the client drafts or sends the rest. */
export function mark(table: TableStore, { pointed, refused }: Deed, gesture: Gesture): void {
  const { type } = gesture
  const before = table.getState()
  const { hover, station, selected } = pointed
  if (before.hover !== hover || before.station !== station || before.selected !== selected)
    table.setState({ hover, station, selected })
  if (refused) refuse(table, refused, gesture)
  else if (before.refusal && type !== 'drag' && type !== 'hover') table.setState({ refusal: undefined })
}
