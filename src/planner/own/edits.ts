/** Adjustments of a piece as data, their results, and their undo. Dragging a handle is one step of undo. */
import type { Convex, Point, Units } from '../../geometry/types'
import * as edit from './edit'
import type { Proposal } from './propose'
import { ownSays } from './said'
import type { Top } from './tops'
import type { OwnPart, OwnPiece, OwnTraits } from './types'

export type OwnEdit =
  /** Adds a plain box. */
  | { readonly type: 'add' }
  | { readonly type: 'remove'; readonly part: number }
  /** Adds a copy, shifted by `by`. */
  | { readonly type: 'duplicate'; readonly part: number; readonly by: Point }
  | { readonly type: 'move'; readonly part: number; readonly by: Point; readonly up?: Units }
  | { readonly type: 'turn'; readonly part: number; readonly degrees: number }
  | { readonly type: 'resize'; readonly part: number; readonly sizes: edit.Sizes }
  /** Sets another outline, and other heights if they are given, exactly. */
  | { readonly type: 'shape'; readonly part: number; readonly outline: Convex; readonly bottom?: Units; readonly top?: Units }
  | { readonly type: 'join'; readonly part: number; readonly other: number }
  | { readonly type: 'blocks'; readonly part: number; readonly blocks: NonNullable<OwnPart['blocks']> }
  | { readonly type: 'top'; readonly top?: Top }
  | { readonly type: 'traits'; readonly traits: Partial<OwnTraits> }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'propose'; readonly proposal: Pick<Proposal, 'parts' | 'top' | 'traits'> }

/** The piece after the edit, or the reason why it cannot be made. */
export function adjusted(piece: OwnPiece, one: OwnEdit): edit.Edited {
  switch (one.type) {
    case 'add':
      return edit.addPart(piece, edit.plainPart(piece))
    case 'remove':
      return edit.removePart(piece, one.part)
    case 'duplicate': {
      const part = piece.parts[one.part]
      if (!part) return { ok: false, reason: ownSays('own-no-part', { part: one.part }) }
      const outline = part.outline.map(({ x, y }) => ({ x: x + one.by.x, y: y + one.by.y }))
      return edit.addPart(piece, { ...part, outline })
    }
    case 'move':
      return edit.movePart(piece, one.part, one.by, one.up)
    case 'turn':
      return edit.turnPart(piece, one.part, one.degrees)
    case 'resize':
      return edit.resizePart(piece, one.part, one.sizes)
    case 'shape':
      return edit.shapePart(piece, one.part, one.outline, one.bottom, one.top)
    case 'join':
      return edit.mergeParts(piece, one.part, one.other)
    case 'blocks':
      return edit.setBlocks(piece, one.part, one.blocks)
    case 'top':
      return edit.setTop(piece, one.top)
    case 'traits':
      return edit.setTraits(piece, one.traits)
    case 'name':
      return edit.rename(piece, one.name)
    case 'propose':
      return edit.takeProposal(piece, one.proposal)
  }
}

export interface Adjusting {
  readonly piece: OwnPiece
  readonly undo: readonly OwnPiece[]
  readonly redo: readonly OwnPiece[]
  /** The drag to which the last step belongs. */
  readonly gesture?: string
}

/** The most steps that can be undone. */
const STEPS = 200

export const begunAdjusting = (piece: OwnPiece): Adjusting => ({ piece, undo: [], redo: [] })

/** The history after an edit: one more step to undo, unless the edit belongs to the last step's gesture. */
export function stepped({ piece, undo, gesture: last }: Adjusting, next: OwnPiece, gesture?: string): Adjusting {
  const isSame = gesture !== undefined && gesture === last
  const before = isSame ? undo : [...undo, piece].slice(-STEPS)
  return { piece: next, undo: before, redo: [], ...(gesture === undefined ? {} : { gesture }) }
}

/** The step before; the same history if there is nothing to undo. */
export function stepBack(now: Adjusting): Adjusting {
  const piece = now.undo.at(-1)
  return piece ? { piece, undo: now.undo.slice(0, -1), redo: [...now.redo, now.piece] } : now
}
export function stepAgain(now: Adjusting): Adjusting {
  const piece = now.redo.at(-1)
  return piece ? { piece, undo: [...now.undo, now.piece], redo: now.redo.slice(0, -1) } : now
}
