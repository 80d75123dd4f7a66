/** What one player considers in the sight lab: private to this screen, and never part of a match. */
import { create } from 'zustand'
import type { Point, Units } from '../geometry/types'
import type { LabLayer } from '../lab/exposure'
import type { Pose, Ref } from '../table/piece'

/** What is looked at: a miniature, or a place where a body like the viewer's might stand. */
export type Aim = { readonly ref: Ref } | { readonly at: Point; readonly on?: Ref }

export interface SightState {
  readonly isOpen: boolean
  readonly viewer: Ref | undefined
  readonly aim: Aim | undefined
  /** The aim stays; otherwise it follows the pointer. */
  readonly isKept: boolean
  /** Everything in sight of the viewer is lit. */
  readonly isAll: boolean
  /** What the viewer sees is shown in a small picture. */
  readonly isInset: boolean
  /** Heights tried instead of the true ones. */
  readonly eye: Units | undefined
  readonly height: Units | undefined
  /** What is laid over the whole table. */
  readonly layer: LabLayer | undefined
  /** The place under the pointer, while a layer is shown. */
  readonly spot: Point | undefined
  /** Miniatures tried elsewhere. */
  readonly ghosts: { readonly [ref: Ref]: Pose }
}

const CLOSED: SightState = {
  isOpen: false,
  viewer: undefined,
  aim: undefined,
  isKept: false,
  isAll: false,
  isInset: true,
  eye: undefined,
  height: undefined,
  layer: undefined,
  spot: undefined,
  ghosts: {},
}

export const newSightState = () => create<SightState>()(() => CLOSED)
export type SightStore = ReturnType<typeof newSightState>

/** Everything tried is forgotten; whether the small picture is wanted is not. */
export const closeSight = (sight: SightStore): void => sight.setState({ ...CLOSED, isInset: sight.getState().isInset })

/** Begins anew from this miniature, following the pointer. */
export const openSight = (sight: SightStore, viewer: Ref | undefined, part: Partial<SightState> = {}): void =>
  sight.setState({ ...CLOSED, ghosts: sight.getState().ghosts, isInset: sight.getState().isInset, isOpen: true, viewer, ...part })

export const isSameAim = (a: Aim | undefined, b: Aim | undefined): boolean => {
  if (!a || !b) return a === b
  if ('ref' in a || 'ref' in b) return 'ref' in a && 'ref' in b && a.ref === b.ref
  return a.at.x === b.at.x && a.at.y === b.at.y && a.on === b.on
}
