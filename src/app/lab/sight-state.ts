/** The state of the sight lab. It belongs to this screen only and is never part of a match. */
import { create } from 'zustand'
import { INCH, type Point, type Units } from '../../geometry/types'
import type { Pose, Ref } from '../../table/piece'

/** The target: a miniature, or a place where a body like the viewer's is imagined. */
export type Aim = { readonly ref: Ref } | { readonly at: Point; readonly on?: Ref }

export interface SightState {
  readonly isOpen: boolean
  readonly viewer: Ref | undefined
  readonly aim: Aim | undefined
  /** True if the aim stays where it is, false if it follows the pointer. */
  readonly isKept: boolean
  /** True if everything in sight of the viewer is highlighted. */
  readonly isAll: boolean
  /** True if the viewer's view is shown in a small picture. */
  readonly isInset: boolean
  /** Heights tried instead of the real ones. */
  readonly eye: Units | undefined
  readonly height: Units | undefined
  /** The key of the layer that is shown over the table. */
  readonly layer: string | undefined
  /** The side of the layers' cells. */
  readonly cell: Units
  /** True if miniatures block sight in the layers, too. */
  readonly hasBodies: boolean
  /** The place under the pointer, while a layer is shown. */
  readonly spot: Point | undefined
  /** The poses of miniatures that are tried elsewhere. */
  readonly ghosts: { readonly [ref: Ref]: Pose }
  /** The ghost that was moved last. Keys move this one, and it is the one to be committed. */
  readonly ghost: Ref | undefined
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
  cell: INCH / 2,
  hasBodies: false,
  spot: undefined,
  ghosts: {},
  ghost: undefined,
}

export const newSightState = () => create<SightState>()(() => CLOSED)
export type SightStore = ReturnType<typeof newSightState>

/** Closes the lab and forgets everything tried, except whether the small picture is shown. */
export const closeSight = (sight: SightStore): void => sight.setState({ ...CLOSED, isInset: sight.getState().isInset })

/** The part of the state that is kept when another miniature becomes the viewer. */
const keptOf = ({ ghosts, ghost, cell, hasBodies, isInset }: SightState) => ({ ghosts, ghost, cell, hasBodies, isInset })

/** Tries a miniature elsewhere. Keys then move this ghost, and it is the one to be committed. */
export const tryAt = (sight: SightStore, ref: Ref, pose: Pose): void =>
  sight.setState(({ ghosts }) => ({ ghosts: { ...ghosts, [ref]: pose }, ghost: ref }))

/** Removes all ghosts. */
export const dropGhosts = (sight: SightStore): void => sight.setState({ ghosts: {}, ghost: undefined })

/** Opens the lab anew with this miniature as the viewer; the aim follows the pointer. */
export const openSight = (sight: SightStore, viewer: Ref | undefined, part: Partial<SightState> = {}): void =>
  sight.setState({ ...CLOSED, ...keptOf(sight.getState()), isOpen: true, viewer, ...part })

export const isSameAim = (a: Aim | undefined, b: Aim | undefined): boolean => {
  if (!a || !b) return a === b
  if ('ref' in a || 'ref' in b) return 'ref' in a && 'ref' in b && a.ref === b.ref
  return a.at.x === b.at.x && a.at.y === b.at.y && a.on === b.on
}
