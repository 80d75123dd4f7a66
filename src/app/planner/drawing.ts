/** Draws an area: sets corners, takes them back, and makes an area of them. Used alike for pointer, touch and keys. */

import type { Point } from '../../geometry/types'
import { rectangleOf } from '../../planner/ground'
import { FREE_HAND, snappedCorner } from '../../planner/snap-ground'
import type { PlannerActs } from './acts'
import { type Drawing, documentOf, type PlannerStore } from './store'

export interface DrawingActs {
  /** Begins to draw this shape. If it is already being drawn, cancels instead. */
  begin(shape: Drawing['shape']): void
  corner(at: Point, isFree: boolean): void
  move(at: Point, isFree: boolean): void
  back(): void
  done(): void
  cancel(): void
}

export function drawingActs(store: PlannerStore, acts: PlannerActs): DrawingActs {
  const set = (drawing: Drawing | undefined) => store.setState({ drawing, guides: [] })
  const caught = (at: Point, isFree: boolean) => {
    const state = store.getState()
    return snappedCorner(documentOf(state), at, isFree ? FREE_HAND : state.snapping, [])
  }
  const made = (corners: readonly Point[]) => {
    if (acts.addArea(corners)) set(undefined)
  }
  return {
    begin(shape) {
      const { drawing } = store.getState()
      set(drawing?.shape === shape ? undefined : { shape, corners: [], at: undefined })
    },
    corner(at, isFree) {
      const { drawing } = store.getState()
      if (!drawing) return
      const { at: place } = caught(at, isFree)
      const { shape, corners } = drawing
      const [first] = corners
      if (shape === 'rectangle' && first) return made(rectangleOf(first, place))
      const last = corners.at(-1)
      // Pressing the first corner again closes the outline; a double click does not set a corner twice.
      if (first && corners.length > 2 && first.x === place.x && first.y === place.y) return made(corners)
      if (last?.x === place.x && last.y === place.y) return
      set({ ...drawing, corners: [...corners, place], at: place })
    },
    move(at, isFree) {
      const { drawing } = store.getState()
      if (!drawing) return
      const { at: place, guides } = caught(at, isFree)
      store.setState({ drawing: { ...drawing, at: place }, guides: guides.filter(({ to }) => to !== 'grid') })
    },
    back() {
      const { drawing } = store.getState()
      if (drawing) set({ ...drawing, corners: drawing.corners.slice(0, -1) })
    },
    done() {
      const { drawing } = store.getState()
      if (!drawing) return
      const [first] = drawing.corners
      if (drawing.shape === 'rectangle') {
        if (first && drawing.at) made(rectangleOf(first, drawing.at))
      } else made(drawing.corners)
    },
    cancel: () => set(undefined),
  }
}
