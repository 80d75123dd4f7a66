/** A drag over the table, whether seen in space or as a plan: the piece under the hand leads, the rest of what is picked goes with it. */
import { toggled } from '../../editor/selection'
import { snapped, snappedPoint } from '../../editor/snap'
import type { Point } from '../../geometry/types'
import type { Ref } from '../../table/piece'
import { documentOf, freshGesture, type PlannerActs, type PlannerStore } from './store'

export interface Drag {
  /** `at`: where the hand took hold. False for what cannot be moved. */
  /** `joins`: its steps are undone with the one before it, the piece's coming. */
  begin(ref: Ref, at: Point, joins?: string): boolean
  to(at: Point, isFree: boolean): void
  end(): void
  /** Everything is where it was before the drag began. */
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
    const { pieces, objectives, notes } = documentOf(store.getState())
    return [...pieces, ...objectives, ...notes].find((one) => one.ref === ref)?.at
  }
  return {
    begin(ref, at, joins) {
      const start = placeOf(ref)
      if (!start) return false
      const state = store.getState()
      const document = documentOf(state)
      const selection = state.selection.includes(ref) ? state.selection : toggled(document, state.selection, ref, false)
      const chosen = selection.length > 0 ? selection : [ref]
      const locked = document.pieces.find((piece) => chosen.includes(piece.ref) && piece.locked)
      acts.select(chosen)
      if (locked) {
        // Said in the words of the edit that it would be.
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
      const objective = document.objectives.find((one) => one.ref === ref)
      const note = document.notes.find((one) => one.ref === ref)
      if (objective || note) {
        const to = snappedPoint(document, wished, isFree ? { grid: 0, within: 0 } : state.snapping)
        if (objective) acts.edit({ type: 'put-objective', objective: { ...objective, at: to } }, gesture)
        if (note) acts.edit({ type: 'put-note', note: { ...note, at: to } }, gesture)
        return
      }
      const piece = document.pieces.find((one) => one.ref === ref)
      if (!piece) return
      const twins = document.pieces.flatMap((one) => (refs.includes(one.ref) && one.twin !== undefined ? [one.twin] : []))
      const result = isFree
        ? { at: wished, guides: [] }
        : snapped(document, { ...piece, at: wished }, state.snapping, [...refs, ...twins])
      const by = { x: result.at.x - piece.at.x, y: result.at.y - piece.at.y }
      store.setState({ guides: result.guides.filter(({ to }) => to !== 'grid') })
      if (by.x === 0 && by.y === 0) return
      if (acts.edit({ type: 'move', refs, by }, gesture)) acts.settle(refs, gesture)
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
