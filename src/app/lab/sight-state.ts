/** What one player considers in the sight lab: private to this screen, and never part of a match. */
import { create } from 'zustand'
import { INCH, type Point, type Units } from '../../geometry/types'
import type { Pose, Ref } from '../../table/piece'

/** What is looked at: a miniature, or a place where a body like the viewer's might stand. */
export type Aim = { readonly ref: Ref } | { readonly at: Point; readonly on?: Ref }

export interface SightState {
  readonly isOpen: boolean
  readonly viewer: Ref | undefined
  readonly aim: Aim | undefined
  /** True: the aim stays where it is; false: it follows the pointer. */
  readonly isKept: boolean
  /** Everything in sight of the viewer is lit. */
  readonly isAll: boolean
  /** What the viewer sees is shown in a small picture. */
  readonly isInset: boolean
  /** Heights tried instead of the true ones. */
  readonly eye: Units | undefined
  readonly height: Units | undefined
  /** What is laid over the whole table: the key of a layer. */
  readonly layer: string | undefined
  /** The side of the layers' cells. */
  readonly cell: Units
  /** Miniatures stop sight in the layers too. */
  readonly hasBodies: boolean
  /** The place under the pointer, while a layer is shown. */
  readonly spot: Point | undefined
  /** Miniatures tried elsewhere. */
  readonly ghosts: { readonly [ref: Ref]: Pose }
  /** The one of them that was moved last: keys move it on, and it is the one to be committed. */
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

/** Everything tried is forgotten; whether the small picture is wanted is not. */
export const closeSight = (sight: SightStore): void => sight.setState({ ...CLOSED, isInset: sight.getState().isInset })

/** The state that is kept when another miniature becomes the viewer. */
const keptOf = ({ ghosts, ghost, cell, hasBodies, isInset }: SightState) => ({ ghosts, ghost, cell, hasBodies, isInset })

/** Tries a miniature elsewhere. The miniature tried last is the one that keys move and that can be committed. */
export const tryAt = (sight: SightStore, ref: Ref, pose: Pose): void =>
  sight.setState(({ ghosts }) => ({ ghosts: { ...ghosts, [ref]: pose }, ghost: ref }))

/** Puts all that was tried elsewhere back. */
export const dropGhosts = (sight: SightStore): void => sight.setState({ ghosts: {}, ghost: undefined })

/** Starts again with this miniature as the viewer, aiming by the pointer. */
export const openSight = (sight: SightStore, viewer: Ref | undefined, part: Partial<SightState> = {}): void =>
  sight.setState({ ...CLOSED, ...keptOf(sight.getState()), isOpen: true, viewer, ...part })

export const isSameAim = (a: Aim | undefined, b: Aim | undefined): boolean => {
  if (!a || !b) return a === b
  if ('ref' in a || 'ref' in b) return 'ref' in a && 'ref' in b && a.ref === b.ref
  return a.at.x === b.at.x && a.at.y === b.at.y && a.on === b.on
}
