/** The state of the open layout: its history, the selection, snapping, messages. Everything on the screen is derived from it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { GameLayouts } from '../../games/layouts'
import type { Point, Units } from '../../geometry/types'
import type { Reason } from '../../kernel'
import type { LayoutDocument } from '../../planner/document'
import { begunHistory, type History } from '../../planner/history'
import { ALL_LAYERS, type Layers } from '../../planner/layers'
import { type Guide, SNAPPING, type Snapping } from '../../planner/snap'
import type { Ref } from '../../table/piece'

export type PlannerView = 'space' | 'plan'

export interface PlannerState {
  /** The layout's id in this device's storage. */
  readonly id: string
  /** What the games define for their tables. */
  readonly systems: readonly GameLayouts[]
  readonly history: History
  readonly selection: readonly Ref[]
  readonly snapping: Snapping
  /** Whether pieces that are set down rest on what is below them. */
  readonly stacks: boolean
  readonly view: PlannerView
  readonly guides: readonly Guide[]
  /** A refusal or confirmation; it is worded when it is shown. */
  readonly notice: Reason | undefined
  /** The place of a finding that is highlighted. */
  readonly lit: Lit | undefined
  readonly isDragging: boolean
  /** Which marks on the ground are hidden and locked. */
  readonly layers: Layers
  /** An area being drawn by hand. */
  readonly drawing: Drawing | undefined
  /** The area whose reach is shown, and the length of a move if it differs from the system's. */
  readonly reach: Reaching
  /** Ways too narrow for a base of this diameter are shown; none if undefined. */
  readonly narrow: Units | undefined
}
/** A place and the pieces it is about. `line`: the narrowest way across, with its width. */
export interface Lit {
  readonly at: Point
  readonly pieces: readonly Ref[]
  readonly line?: readonly [Point, Point]
}
export interface Drawing {
  readonly shape: 'rectangle' | 'polygon'
  /** The corners set so far. */
  readonly corners: readonly Point[]
  /** Where the next corner would be. */
  readonly at: Point | undefined
}
export interface Reaching {
  /** The area from which the reach is computed. */
  readonly of: Ref | undefined
  readonly move: Units | undefined
}
export type PlannerStore = StoreApi<PlannerState>

export const documentOf = ({ history }: Pick<PlannerState, 'history'>): LayoutDocument => history.document

export const newPlanner = (id: string, document: LayoutDocument, systems: readonly GameLayouts[]): PlannerStore =>
  createStore<PlannerState>(() => ({
    id,
    systems,
    history: begunHistory(document),
    selection: [],
    snapping: SNAPPING,
    stacks: true,
    view: 'space',
    guides: [],
    notice: undefined,
    lit: undefined,
    isDragging: false,
    layers: ALL_LAYERS,
    drawing: undefined,
    reach: { of: undefined, move: undefined },
    narrow: undefined,
  }))

let gestures = 0
/** A new name for a gesture, such as a drag or a slider movement. Steps with the same name are undone together. */
export const freshGesture = (): string => `gesture-${++gestures}`
