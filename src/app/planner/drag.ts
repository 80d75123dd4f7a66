/** A drag over the table, in the 3D view or on the plan. The piece under the pointer leads; the rest of the selection follows. */

import { boundsOf } from '../../geometry/outline'
import type { Point } from '../../geometry/types'
import type { LayoutDocument } from '../../planner/document'
import { gripOf, shiftedArea } from '../../planner/ground'
import { layerOf, mayPick } from '../../planner/layers'
import { toggled } from '../../planner/selection'
import { type Snapped, type Snapping, snapped, snappedPoint } from '../../planner/snap'
import { FREE_HAND, snappedBox } from '../../planner/snap-ground'
import type { Ref } from '../../table/piece'
import type { PlannerActs } from './acts'
import { documentOf, freshGesture, type PlannerStore } from './store'

export interface Drag {
  /**
   * `at`: where the pointer grabbed. `joins`: the gesture that added the piece, undone with it. False if nothing can be moved.
   */
  begin(ref: Ref, at: Point, joins?: string): boolean
  to(at: Point, isFree: boolean): void
  end(): void
  /** Puts everything back to where it was before the drag. */
  cancel(): void
}

export function plannerDrag(store: PlannerStore, acts: PlannerActs): Drag {
  let drag:
    | {
        ref: Ref
        refs: readonly Ref[]
        from: Point
        start: Point
        gesture: string
        history: ReturnType<PlannerStore['getState']>['history']
      }
    | undefined
  const placeOf = (ref: Ref): Point | undefined => {
    const document = documentOf(store.getState())
    return document.pieces.find((one) => one.ref === ref)?.at ?? gripOf(document, ref)
  }
  return {
    begin(ref, at, joins) {
      const start = placeOf(ref)
      const state = store.getState()
      const document = documentOf(state)
      if (!start || !mayPick(document, state.layers, ref)) return false
      const selection = state.selection.includes(ref) ? state.selection : toggled(document, state.selection, ref, false)
      const chosen = selection.length > 0 ? selection : [ref]
      const locked = document.pieces.find((piece) => chosen.includes(piece.ref) && piece.locked)
      acts.select(chosen)
      if (locked) {
        // Tries the edit only to show its refusal.
        acts.edit({ type: 'move', refs: [locked.ref], by: { x: 1, y: 0 } })
        return false
      }
      const refs = [ref, ...acts.pieces().filter((one) => one !== ref)]
      drag = { ref, refs, from: at, start, gesture: joins ?? freshGesture(), history: state.history }
      store.setState({ isDragging: true })
      return true
    },
    to(at, isFree) {
      if (!drag) return
      const { ref, refs, from, start, gesture } = drag
      const state = store.getState()
      const document = documentOf(state)
      const wished = { x: start.x + at.x - from.x, y: start.y + at.y - from.y }
      const result = caughtAt(document, ref, refs, wished, isFree ? FREE_HAND : state.snapping)
      const here = placeOf(ref)
      if (!here) return
      const by = { x: result.at.x - here.x, y: result.at.y - here.y }
      store.setState({ guides: result.guides.filter(({ to }) => to !== 'grid') })
      if (by.x === 0 && by.y === 0) return
      const pieces = refs.filter((one) => layerOf(document, one) === undefined)
      if (pieces.length > 0 && !acts.edit({ type: 'move', refs: pieces, by }, gesture)) return
      acts.shiftMarks(by, gesture)
      acts.settle(pieces, gesture)
    },
    end() {
      drag = undefined
      store.setState({ guides: [], isDragging: false })
    },
    cancel() {
      if (drag) store.setState({ history: drag.history })
      drag = undefined
      store.setState({ guides: [], isDragging: false })
    },
  }
}

/** The place where the leading thing comes to lie. */
function caughtAt(document: LayoutDocument, ref: Ref, refs: readonly Ref[], wished: Point, snapping: Snapping): Snapped {
  const area = document.areas.find((one) => one.ref === ref)
  const grip = area && gripOf(document, ref)
  if (area && grip) {
    const moved = shiftedArea(area, { x: wished.x - grip.x, y: wished.y - grip.y })
    const { by, guides } = snappedBox(document, boundsOf(moved.outlines.flat()), snapping, refs)
    return { at: { x: wished.x + by.x, y: wished.y + by.y }, guides }
  }
  const piece = document.pieces.find((one) => one.ref === ref)
  if (!piece) return { at: snappedPoint(document, wished, snapping), guides: [] }
  if (snapping === FREE_HAND) return { at: wished, guides: [] }
  const twins = document.pieces.flatMap((one) => (refs.includes(one.ref) && one.twin !== undefined ? [one.twin] : []))
  return snapped(document, { ...piece, at: wished }, snapping, [...refs, ...twins])
}
