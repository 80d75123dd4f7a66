/** Support of pieces: the tops on which a piece may be put, and what it rests on. Units. */

import { place } from '../geometry/heading'
import { areApart, boundsOf, isConvex, isInside } from '../geometry/outline'
import { inContact, overlaps } from '../geometry/overlap'
import type { Convex, Units } from '../geometry/types'
import type { Ref } from '../table/piece'
import { type LayoutDocument, type LayoutPiece, ownIdOf } from './document'
import { kindIn } from './kinds'
import { type OpenPiece, openPiece } from './opened'
import { wayOf } from './own/kind'

/** The highest level top under the middle of a piece; if `only` is given, of that piece alone. */
export function below(
  document: LayoutDocument,
  piece: LayoutPiece,
  only?: Ref,
): { readonly ref: Ref; readonly height: Units } | undefined {
  let best: { readonly ref: Ref; readonly height: Units } | undefined
  for (const other of document.pieces) {
    if (other.ref === piece.ref || (only !== undefined && other.ref !== only)) continue
    const { top } = openPiece(document, other).terrain
    if (!top || top.rise || !isInside(piece.at, top.outline)) continue
    if (!best || top.height > best.height) best = { ref: other.ref, height: top.height }
  }
  return best
}

/** A solid of a piece at its place. */
export interface Standing {
  readonly outline: Convex
  readonly bottom: Units
  readonly top: Units
}
/** `what`: all solids, or only those that block the way; an own piece may have solids that only stop sight. */
export function solidsOfPiece(
  document: Pick<LayoutDocument, 'own'>,
  { piece }: OpenPiece,
  what: 'all' | 'way' = 'all',
): readonly Standing[] {
  const z = piece.z ?? 0
  const own = document.own[ownIdOf(piece.kind) ?? '']
  const parts = what === 'way' && own ? wayOf(own) : kindIn(document, piece.kind).parts
  return parts
    .map(({ outline, bottom, top }) => ({
      outline: place(outline, piece.at, piece.heading),
      bottom: z + bottom,
      top: z + top,
    }))
    .filter(({ outline }) => isConvex(outline))
}

/** How far a floor may be below or above its support: a tenth of an inch, the thickness of a floor. */
const SLACK: Units = 260
/** Tolerance for walls that stand along the edges of the floors they carry. */
const BESIDE: Units = 130

/** Whether a piece rests on another: part of its underside lies on a top of the other. */
export function restsOn(document: LayoutDocument, piece: OpenPiece, other: OpenPiece): boolean {
  if (areApart(piece.bounds, other.bounds, BESIDE + 1)) return false
  const lowest = solidsOfPiece(document, piece).filter(({ bottom }) => bottom <= piece.bottom + SLACK)
  const { top } = other.terrain
  const tops: readonly Standing[] = [
    ...solidsOfPiece(document, other),
    ...(top && !top.rise ? [{ outline: top.outline, bottom: top.height, top: top.height }] : []),
  ]
  return lowest.some(({ outline, bottom }) =>
    tops.some((part) => {
      if (Math.abs(part.top - bottom) > SLACK || areApart(boundsOf(outline), boundsOf(part.outline), BESIDE + 1)) return false
      const [a, b] = [{ parts: [outline] }, { parts: [part.outline] }]
      return overlaps(a, b, 0) || inContact(a, b, 0, BESIDE)
    }),
  )
}
