/** The planner's keys. They come before the scene's: while something is selected, the arrow keys move it, not the camera. */

import type { Point } from '../../geometry/types'
import { shownOf } from '../../planner/layers'
import { mayTake } from '../../ui/bind-commands'
import type { PlannerActs } from './acts'
import type { DrawingActs } from './drawing'
import { documentOf, type PlannerStore } from './store'

const WAYS: { readonly [code: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}
/** The step of the arrow keys without a grid, and the fine step. */
const STEP = 1270
const FINE = 254
const RISE = 1270

/** Handles a key; false if the planner has no use for it. */
function pressed(event: KeyboardEvent, store: PlannerStore, acts: PlannerActs, drawing: DrawingActs): boolean {
  const state = store.getState()
  const document = documentOf(state)
  if (state.drawing) {
    if (event.key === 'Escape') drawing.cancel()
    else if (event.key === 'Enter') drawing.done()
    else if (event.key === 'Backspace') drawing.back()
    else return false
    return true
  }
  const isMod = event.ctrlKey || event.metaKey
  const key = event.key.toLowerCase()
  if (isMod) {
    if (key === 'z') event.shiftKey ? acts.redo() : acts.undo()
    else if (key === 'y') acts.redo()
    else if (key === 'd') acts.duplicate()
    else if (key === 'a') acts.select(document.pieces.filter(({ locked }) => !locked).map(({ ref }) => ref))
    else return false
    return true
  }
  const { selection } = state
  const refs = acts.pieces()
  if (event.code === 'KeyN') {
    const { areas, objectives, notes, pieces } = shownOf(document, state.layers)
    const all = [...pieces, ...areas, ...objectives, ...notes].map(({ ref }) => ref)
    const at = all.indexOf(selection.at(-1) ?? '')
    const next = all[(at + (event.shiftKey ? -1 : 1) + all.length) % Math.max(1, all.length)] ?? all[0]
    if (next !== undefined) acts.select([next])
    return true
  }
  if (event.code === 'KeyT') {
    acts.set({ view: state.view === 'plan' ? 'space' : 'plan' })
    return true
  }
  if (event.key === 'Escape' && (selection.length > 0 || state.lit)) {
    acts.select([])
    return true
  }
  if (selection.length === 0) return false
  const way = WAYS[event.code]
  const turn = event.altKey ? 1 : 15
  if (way) {
    const step = event.shiftKey ? FINE : state.snapping.grid || STEP
    acts.nudge({ x: way.x * step, y: way.y * step })
  } else if (event.key === 'Delete' || event.key === 'Backspace') acts.remove()
  else if (event.code === 'PageUp' || event.code === 'PageDown') acts.raise(event.code === 'PageUp' ? RISE : -RISE)
  else if (refs.length === 0) return false
  else if (event.code === 'KeyR') acts.turn(event.shiftKey ? -turn : turn)
  else if (event.code === 'Comma') acts.turn(turn)
  else if (event.code === 'Period') acts.turn(-turn)
  else if (event.code === 'Home') acts.edit({ type: 'settle', refs })
  else if (event.code === 'KeyG') acts.group()
  else if (event.code === 'KeyK') acts.lock()
  else return false
  return true
}

const isHandleKey = ({ key }: KeyboardEvent) => key.startsWith('Arrow') || key === 'Delete' || key === 'Backspace'

/** Returns the function that removes the listeners. */
export function bindPlannerKeys(store: PlannerStore, acts: PlannerActs, drawing: DrawingActs): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!mayTake(event) || store.getState().isDragging) return
    if (event.target instanceof Element && event.target.closest('input, select, textarea, summary, .ui-exposure')) return
    // A focused handle handles its own keys first.
    if (event.target instanceof Element && event.target.closest('.ui-plan-handle') && isHandleKey(event)) return
    if (!pressed(event, store, acts, drawing)) return
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('keydown', onKey, { capture: true })
  return () => removeEventListener('keydown', onKey, { capture: true })
}
