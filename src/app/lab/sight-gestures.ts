/** What the pointer does while the sight lab is open: aim, keep an aim, try a miniature elsewhere. The match is not affected. */
import type { Gesture } from '../../client/gesture'
import { isInside } from '../../geometry'
import type { Point } from '../../geometry/types'
import type { Ref, Tabletop } from '../../table/piece'
import { type Aim, isSameAim, type SightStore, tryAt } from './sight-state'

export interface Ground {
  readonly tabletop: Tabletop
  /** Whether this thing has a body that stands on the table. */
  isBody(ref: Ref): boolean
}

/** The surface on which a body at this place would stand. */
export const topAt = ({ terrain }: Tabletop, at: Point): Ref | undefined =>
  terrain.find(({ top }) => top !== undefined && isInside(at, top.outline))?.ref

/** The aim for what is under the pointer: a miniature if it has a body, otherwise the place; undefined beside the table. */
export function aimOf({ tabletop, isBody }: Ground, ref: Ref | undefined, at: Point | undefined): Aim | undefined {
  if (ref !== undefined && isBody(ref)) return { ref }
  if (!at) return undefined
  const on = topAt(tabletop, at)
  return { at, ...(on === undefined ? {} : { on }) }
}

/** Collects pointer positions and applies the last one of each frame. */
export function createPointing(sight: SightStore) {
  let next: Aim | undefined
  let spot: Point | undefined
  let frame = 0
  return {
    to(aim: Aim | undefined, at: Point | undefined): void {
      next = aim
      spot = at
      frame ||= requestAnimationFrame(() => {
        frame = 0
        const { isOpen, isKept, viewer, aim: now, layer } = sight.getState()
        if (isOpen && layer && spot) sight.setState({ spot })
        // The viewer itself and places beside the table cannot be aimed at: the last aim stays.
        if (!isOpen || isKept || !next || ('ref' in next && next.ref === viewer) || isSameAim(next, now)) return
        sight.setState({ aim: next })
      })
    },
    stop(): void {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
export type Pointing = ReturnType<typeof createPointing>

/** Handles a gesture in the lab. True if the lab used it, so that nothing else handles it. */
export function takeGesture(sight: SightStore, pointing: Pointing, ground: Ground, gesture: Gesture): boolean {
  const { isOpen, viewer, layer } = sight.getState()
  if (!isOpen) return false
  switch (gesture.type) {
    case 'hover':
      pointing.to(aimOf(ground, gesture.ref, gesture.at), gesture.at)
      // Not claimed, so that the match's own view still follows the pointer.
      return false
    case 'tap': {
      const aim = aimOf(ground, gesture.ref, gesture.at)
      // Touch screens have no hover, so a tap reads the layer at its place.
      if (layer) sight.setState({ spot: gesture.at })
      if (viewer === undefined && aim && 'ref' in aim) sight.setState({ viewer: aim.ref, isKept: false })
      // A click on the viewer lets the aim follow the pointer again.
      else if (aim && 'ref' in aim && aim.ref === viewer) sight.setState({ isKept: false })
      else if (aim) sight.setState({ aim, isKept: true })
      return true
    }
    case 'lift':
      return true
    case 'drag':
    case 'drop': {
      const { ref, at } = gesture
      const known = ground.tabletop.pieces[ref]
      if (!known || !ground.isBody(ref)) return true
      const on = topAt(ground.tabletop, at)
      const pose = { at, heading: known.pose.heading, ...(on === undefined ? {} : { on }) }
      tryAt(sight, ref, pose)
      return true
    }
    case 'back':
      // `use-sight.tsx` decides whether this drops a ghost or leaves the lab.
      return true
    case 'bend':
    case 'level':
      return true
    case 'confirm':
      // A draft made before the lab was opened may still be confirmed with the strip.
      return false
  }
}
