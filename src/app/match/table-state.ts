/** State of a match that only this screen has: the thing under the pointer, the selection, the dice in the tray. */
import { create } from 'zustand'
import type { Gesture } from '../../client/gesture'
import type { Deed } from '../../client/intend'
import { NO_RULER, type Ruler } from '../../client/ruler'
import type { Point } from '../../geometry/types'
import type { Reason } from '../../kernel'
import type { Arrow } from '../../protocol/notes'
import type { TrayTag } from '../../scene/labels/tray-tags'
import type { Overlay } from '../../scene/overlay'
import type { Ref } from '../../table/piece'
import type { ChosenAgain } from './again'
import type { CockedAt } from './cocked-notes'
import type { DiceRun } from './dice-run'

export interface Refusal {
  readonly reason: Reason
  /** The things that the gesture was about, the most important first, and where it was made; empty for a command. */
  readonly things: readonly Ref[]
  readonly at?: Point | undefined
  /** Distinguishes refusals with the same reason. */
  readonly count: number
}

export interface TableState {
  readonly hover: Ref | undefined
  /** The station under the pointer, in games that have stations. */
  readonly station: string | undefined
  readonly selected: Ref | undefined
  /** The card of the table whose page is open. */
  readonly page: Ref | undefined
  /** The thing that the line of news under the pointer is about. */
  readonly told: Ref | undefined
  /** The dice to throw again, if the player has changed the default choice. */
  readonly again: ChosenAgain | undefined
  /** Why the last gesture had no effect. */
  readonly refusal: Refusal | undefined
  /** Counts presses of Escape that had nothing to release at the table. Each one closes what the player has opened. */
  readonly closes: number
  /** Counts presses of the key that skips the current animation. */
  readonly skips: number
  /** True while the player is asked whether to undo an action of another phase. */
  readonly isUndoAsked: boolean
  /** An error of the 3D view, to be shown once. */
  readonly trouble: Reason | undefined
  /** The highest storey shown, counted from 0; all if undefined. */
  readonly level: number | undefined
  /** True once the first picture of the table is shown. */
  readonly isSet: boolean
  /** A lesson is under way: its column beside the table stays free. */
  readonly isTaught: boolean
  /** The dice of the throw being shown that did not count. */
  readonly cocked: readonly CockedAt[]
  /** The dice that fell last. */
  readonly dice: DiceRun | undefined
  /** Notes to be written over the dice trays. */
  readonly trayTags: readonly TrayTag[]
  /** Factor by which playback is faster than the settings say; used when a recorded match is watched. */
  readonly hurry: number
  /** What other players at a server's table show: ghosts, pointers and calls. */
  readonly others: readonly Overlay[]
  /** Set while the panel for claims is open: the miniature chosen there, and whether the next tap on the table chooses it. */
  readonly claiming: { readonly isAiming: boolean; readonly other?: Ref } | undefined
  /** The ruler on the table, or the one being laid. */
  readonly ruler: Ruler
  /** The arrows drawn on the moment of a watched match, and the one that is being drawn. */
  readonly arrows: readonly Arrow[]
  readonly arrow: Ruler
  /** Where a thing on the table is, in words, once these are loaded. */
  readonly whereIs: ((ref: Ref) => string | undefined) | undefined
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
    isTaught: false,
    dice: undefined,
    cocked: [],
    trayTags: [],
    others: [],
    claiming: undefined,
    ruler: NO_RULER,
    arrows: [],
    arrow: NO_RULER,
    whereIs: undefined,
    hurry: 1,
    isUndoAsked: false,
    closes: 0,
    skips: 0,
    trouble: undefined,
  }))
export type TableStore = ReturnType<typeof newTableState>

let refusals = 0
/** Shows why the last gesture had no effect. */
export function refuse(table: TableStore, reason: Reason, gesture?: Gesture): void {
  const things = [
    gesture && 'ref' in gesture ? gesture.ref : undefined,
    gesture && 'over' in gesture ? gesture.over : undefined,
  ].filter((thing) => thing !== undefined)
  table.setState({
    refusal: { reason, things, at: gesture && 'at' in gesture ? gesture.at : undefined, count: ++refusals },
  })
}

/** Counts a press of Escape that had nothing to release at the table. */
export const closeOnTop = (table: TableStore): void => table.setState(({ closes }) => ({ closes: closes + 1 }))

export const skipShow = (table: TableStore): void => table.setState(({ skips }) => ({ skips: skips + 1 }))

/** Applies what a gesture means for this screen only. The client drafts or sends the rest. */
export function mark(table: TableStore, { pointed, refused }: Deed, gesture: Gesture): void {
  const { type } = gesture
  const before = table.getState()
  const { hover, station, selected } = pointed
  if (before.hover !== hover || before.station !== station || before.selected !== selected)
    table.setState({ hover, station, selected })
  if (refused) refuse(table, refused, gesture)
  else if (before.refusal && type !== 'drag' && type !== 'hover') table.setState({ refusal: undefined })
}
