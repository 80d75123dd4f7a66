/** Undo history: what was done to a document and what was undone. The steps of one drag count as one. Plain data, pure. */
import type { LayoutDocument } from './document'
import { applied, type Edit } from './edits'
import { done, type Outcome, refuse } from './said'

/**
 * A step of undo or redo: the edit that makes it, the type of the original edit (for its text), and the gesture it belongs to.
 */
interface Step {
  readonly edit: Edit
  readonly what: Edit['type']
  readonly gesture?: string
}
export interface History {
  readonly document: LayoutDocument
  readonly undo: readonly Step[]
  readonly redo: readonly Step[]
}

/** Older steps are dropped. */
export const MOST_STEPS = 500

export const begunHistory = (document: LayoutDocument): History => ({ document, undo: [], redo: [] })

/** The history after an edit. Edits of one gesture (a drag, a slider) are undone together. */
export function edited(history: History, edit: Edit, gesture?: string): Outcome<History> {
  const result = applied(history.document, edit)
  if (!result.ok) return result
  const { document, inverse } = result.value
  if (document === history.document) return done(history)
  const last = history.undo.at(-1)
  const step: Step = { edit: inverse, what: edit.type, ...(gesture === undefined ? {} : { gesture }) }
  if (gesture !== undefined && last?.gesture === gesture && last.edit.type === 'restore' && inverse.type === 'restore') {
    // The joined inverse must lead to the document before the gesture began.
    const fields = { ...inverse.fields, ...last.edit.fields }
    const joined: Step = { ...last, edit: { type: 'restore', fields } }
    return done({ document, undo: [...history.undo.slice(0, -1), joined], redo: [] })
  }
  return done({ document, undo: [...history.undo, step].slice(-MOST_STEPS), redo: [] })
}

export const undone = (history: History): Outcome<History> => stepped(history, 'undo')
export const redone = (history: History): Outcome<History> => stepped(history, 'redo')

function stepped(history: History, way: 'undo' | 'redo'): Outcome<History> {
  const last = history[way].at(-1)
  if (!last) return way === 'undo' ? refuse('edit-nothing-to-undo', {}) : refuse('edit-nothing-to-redo', {})
  const result = applied(history.document, last.edit)
  if (!result.ok) return result
  const { document, inverse } = result.value
  const back: Step = { edit: inverse, what: last.what }
  const left = history[way].slice(0, -1)
  return done(
    way === 'undo'
      ? { document, undo: left, redo: [...history.redo, back] }
      : { document, undo: [...history.undo, back], redo: left },
  )
}
