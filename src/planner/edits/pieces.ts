/** Edits by which pieces come, go, are named, grouped and locked. */
import type { Ref } from '../../table/piece'
import type { LayoutDocument, LayoutPiece } from '../document'
import { MOST } from '../document'
import { findKind } from '../kinds'
import { freshRef, refsOf } from '../refs'
import { done, refuse } from '../said'
import { below } from '../support'
import { found, free, type Made, withPieces } from './chapter'
import type { PieceEdit } from './edit'
import { withMembers, withTwins } from './twins'

export function pieceEdit(document: LayoutDocument, edit: PieceEdit): Made {
  switch (edit.type) {
    case 'add':
      return added(document, edit.pieces)
    case 'remove':
      return removed(document, edit.refs)
    case 'duplicate':
      return duplicated(document, edit)
    case 'rename':
      return named(document, [edit.ref], (piece) => withMembers(piece, { name: edit.name === '' ? undefined : edit.name }))
    case 'lock':
      return named(document, withTheirTwins(document, edit.refs), (piece) =>
        withMembers(piece, { locked: edit.locked ? true : undefined }),
      )
    case 'group':
      return named(document, edit.refs, (piece) => withMembers(piece, { group: edit.group }))
    case 'ungroup':
      return named(document, edit.refs, (piece) => withMembers(piece, { group: undefined }))
  }
}

function named(document: LayoutDocument, refs: readonly Ref[], next: (piece: LayoutPiece) => LayoutPiece): Made {
  const pieces = found(document, refs)
  if (!pieces.ok) return pieces
  return withPieces(document, new Map(pieces.value.map((piece) => [piece.ref, next(piece)])), refs)
}

const withTheirTwins = ({ pieces }: LayoutDocument, refs: readonly Ref[]): readonly Ref[] => {
  const twins = pieces.filter(({ ref }) => refs.includes(ref)).flatMap(({ twin }) => (twin === undefined ? [] : [twin]))
  return [...new Set([...refs, ...twins])]
}

function added(document: LayoutDocument, fresh: readonly LayoutPiece[]): Made {
  const taken = new Set(refsOf(document.pieces))
  const on = new Set([...taken, ...fresh.map(({ ref }) => ref)])
  for (const piece of fresh) {
    if (taken.has(piece.ref)) return refuse('edit-ref-taken', { ref: piece.ref })
    taken.add(piece.ref)
    if (!findKind(document, piece.kind)) return refuse('edit-unknown-kind', { kind: piece.kind })
    if (piece.on !== undefined && !on.has(piece.on)) return refuse('edit-no-piece', { ref: piece.on })
  }
  const made = withTwins(document, document.pieces, fresh)
  if (document.pieces.length + made.length > MOST.pieces) return refuse('edit-too-many', { most: MOST.pieces })
  return done({ pieces: [...document.pieces, ...made] })
}

/** Removes pieces. What stood on them comes down onto what is left. */
function removed(document: LayoutDocument, refs: readonly Ref[]): Made {
  const gone = new Set(withTheirTwins(document, refs))
  const pieces = free(document, [...new Set([...refs, ...gone])])
  if (!pieces.ok) return pieces
  const left = document.pieces.filter(({ ref }) => !gone.has(ref))
  let settledPieces = left
  // From the lowest up, so that each piece lands on pieces that have already come down.
  const falling = left.filter(({ on }) => on !== undefined && gone.has(on)).sort((a, b) => (a.z ?? 0) - (b.z ?? 0))
  for (const piece of falling) {
    const riders = ridersOf(settledPieces, piece.ref)
    const rest = { ...document, pieces: settledPieces.filter(({ ref }) => ref !== piece.ref && !riders.has(ref)) }
    const under = below(rest, piece)
    const down = (under?.height ?? 0) - (piece.z ?? 0)
    settledPieces = settledPieces.map((one) => {
      if (one.ref === piece.ref) return withMembers(one, { z: under?.height ?? 0, on: under?.ref })
      return riders.has(one.ref) ? withMembers(one, { z: Math.max(0, (one.z ?? 0) + down) }) : one
    })
  }
  return done({ pieces: settledPieces })
}

function ridersOf(pieces: readonly LayoutPiece[], ref: Ref): ReadonlySet<Ref> {
  const riders = new Set<Ref>([ref])
  for (let size = 0; size !== riders.size; ) {
    size = riders.size
    for (const piece of pieces) if (piece.on !== undefined && riders.has(piece.on)) riders.add(piece.ref)
  }
  riders.delete(ref)
  return riders
}

function duplicated(document: LayoutDocument, { refs, by, as }: Extract<PieceEdit, { type: 'duplicate' }>): Made {
  const pieces = found(document, refs)
  if (!pieces.ok) return pieces
  const groups = new Set(document.pieces.flatMap(({ group }) => (group === undefined ? [] : [group])))
  const groupAs = new Map<string, string>()
  const taken = new Set([...refsOf(document.pieces), ...Object.values(as)])
  const names = new Map<Ref, Ref>()
  for (const piece of pieces.value) {
    const ref = Object.hasOwn(as, piece.ref) ? as[piece.ref] : undefined
    const made = ref ?? freshRef(taken, piece.kind)
    taken.add(made)
    names.set(piece.ref, made)
    if (piece.group === undefined || groupAs.has(piece.group)) continue
    const group = freshRef(groups, 'group')
    groups.add(group)
    groupAs.set(piece.group, group)
  }
  const copies = pieces.value.map((piece) =>
    withMembers(piece, {
      ref: names.get(piece.ref) ?? piece.ref,
      at: { x: piece.at.x + by.x, y: piece.at.y + by.y },
      // A copy stands on the copy of its original's support. If the support is not copied, the copy stands on nothing.
      on: piece.on === undefined ? undefined : names.get(piece.on),
      group: piece.group === undefined ? undefined : groupAs.get(piece.group),
      locked: undefined,
      twin: undefined,
    }),
  )
  return added(document, copies)
}
