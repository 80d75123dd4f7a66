/** The place for a piece that was pressed in the palette, not dragged: near the middle, where nothing stands. */

import { boundsOf } from '../../geometry/outline'
import { INCH, type Point, type Units } from '../../geometry/types'
import type { LayoutDocument } from '../../planner/document'
import { kindIn } from '../../planner/kinds'
import { opened } from '../../planner/opened'

const STEP: Units = 2 * INCH
const ROOM: Units = INCH / 2

export function freeSpot(document: LayoutDocument, kind: string): Point {
  const { size, symmetry } = document
  // With symmetry, a piece in the very middle would be its own image and get no twin.
  const part = symmetry === 'none' ? 2 : 4
  const grid = (length: Units) => Math.round(length / part / INCH) * INCH
  const start = { x: grid(size.width), y: grid(size.depth) }
  const own = boundsOf(kindIn(document, kind).parts.flatMap(({ outline }) => outline))
  const { pieces } = opened(document)
  const isFree = ({ x, y }: Point): boolean =>
    x + own.minX >= 0 &&
    y + own.minY >= 0 &&
    x + own.maxX <= size.width &&
    y + own.maxY <= size.depth &&
    pieces.every(
      ({ bounds: { minX, minY, maxX, maxY } }) =>
        x + own.minX > maxX + ROOM || x + own.maxX < minX - ROOM || y + own.minY > maxY + ROOM || y + own.maxY < minY - ROOM,
    )
  const most = Math.ceil(Math.max(size.width, size.depth) / STEP)
  for (let ring = 0; ring <= most; ring++)
    for (let dx = -ring; dx <= ring; dx++)
      for (let dy = -ring; dy <= ring; dy++) {
        if (Math.max(Math.abs(dx), Math.abs(dy)) !== ring) continue
        const spot = { x: start.x + dx * STEP, y: start.y + dy * STEP }
        if (isFree(spot)) return spot
      }
  return start
}
