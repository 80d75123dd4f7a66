/** Selecting things: by a click, by a rectangle, with their group. Table space, units. */
import { areApart, type Bounds, isInside } from '../geometry/outline'
import { overlaps } from '../geometry/overlap'
import type { Point, Units } from '../geometry/types'
import type { Ref } from '../table/piece'
import type { LayoutDocument } from './document'
import { wholeGroups } from './edits'
import { opened } from './opened'

/** A selection rectangle. Drawn from left to right it selects what is wholly inside, from right to left also what it touches. */
export interface Drawn {
  readonly from: Point
  readonly to: Point
}

const boundsOfDrawn = ({ from, to }: Drawn): Bounds => ({
  minX: Math.min(from.x, to.x),
  minY: Math.min(from.y, to.y),
  maxX: Math.max(from.x, to.x),
  maxY: Math.max(from.y, to.y),
})

/** The pieces that a rectangle selects, in the document's order, extended to whole groups. Locked pieces are not selected. */
export function pickedBy(document: LayoutDocument, drawn: Drawn): readonly Ref[] {
  const bounds = boundsOfDrawn(drawn)
  const isTouching = drawn.to.x < drawn.from.x
  const { minX, minY, maxX, maxY } = bounds
  const outline = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ]
  const isFlat = maxX === minX || maxY === minY
  const refs = opened(document)
    .pieces.filter(({ piece, bounds: own, shapes }) => {
      if (piece.locked) return false
      const isWithin = own.minX >= minX && own.maxX <= maxX && own.minY >= minY && own.maxY <= maxY
      if (isWithin || !isTouching || isFlat || areApart(own, bounds, 0)) return isWithin
      return overlaps({ parts: [outline] }, { parts: shapes }, 0)
    })
    .map(({ piece }) => piece.ref)
  return wholeGroups(document.pieces, refs)
}

/** The piece under a place seen from above: the highest one; of several, the last in the document. */
export function pieceAt(document: LayoutDocument, at: Point, slack: Units = 0): Ref | undefined {
  let best: { readonly ref: Ref; readonly height: Units } | undefined
  for (const { piece, shapes, terrain, bounds } of opened(document).pieces) {
    const isNear =
      at.x >= bounds.minX - slack && at.x <= bounds.maxX + slack && at.y >= bounds.minY - slack && at.y <= bounds.maxY + slack
    if (!isNear || !(slack > 0 || shapes.some((shape) => isInside(at, shape)))) continue
    if (!best || terrain.height >= best.height) best = { ref: piece.ref, height: terrain.height }
  }
  return best?.ref
}

/** A selection after a click: the thing alone, or, if the key is held, added or removed. */
export function toggled(
  document: LayoutDocument,
  selection: readonly Ref[],
  ref: Ref | undefined,
  isAdding: boolean,
): readonly Ref[] {
  if (ref === undefined) return isAdding ? selection : []
  // Areas, objectives and notes have no groups.
  const whole = document.pieces.some((piece) => piece.ref === ref) ? wholeGroups(document.pieces, [ref]) : [ref]
  if (!isAdding) return whole
  return selection.includes(ref) ? selection.filter((one) => !whole.includes(one)) : [...new Set([...selection, ...whole])]
}
