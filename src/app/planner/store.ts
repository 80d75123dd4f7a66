/** The open layout: its history, what is picked, how things catch, what is to be said. Everything on the screen is made from this. */
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
  /** Its place on the device's shelf. */
  readonly id: string
  /** What the games say of their tables. */
  readonly systems: readonly GameLayouts[]
  readonly history: History
  readonly selection: readonly Ref[]
  readonly snapping: Snapping
  /** What is set down goes onto what is below it. */
  readonly stacks: boolean
  readonly view: PlannerView
  readonly guides: readonly Guide[]
  /** What was refused, or has been done, in words that are made when they are shown. */
  readonly notice: Reason | undefined
  /** A place that a finding names. */
  readonly lit: Lit | undefined
  readonly isDragging: boolean
  /** What of the marks on the ground is hidden and locked. */
  readonly layers: Layers
  /** An area being drawn by hand. */
  readonly drawing: Drawing | undefined
  /** Whose reach is shown, and how long a move is, where that is not the system's. */
  readonly reach: Reaching
  /** Ways too narrow for a base of this diameter are shown. */
  readonly narrow: Units | undefined
}
/** A place with what it is about. `line`: the narrowest way across, with its width. */
export interface Lit {
  readonly at: Point
  readonly pieces: readonly Ref[]
  readonly line?: readonly [Point, Point]
}
export interface Drawing {
  readonly shape: 'rectangle' | 'polygon'
  /** Corners that are set. */
  readonly corners: readonly Point[]
  /** Where the next one would be. */
  readonly at: Point | undefined
}
export interface Reaching {
  /** The area it is reckoned from. */
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
/** A name for one drag, one turn of a slider: its steps are undone together. */
export const freshGesture = (): string => `gesture-${++gestures}`
