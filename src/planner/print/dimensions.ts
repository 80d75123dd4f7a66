/** Dimension lines from the measured points of pieces straight to the two nearer edges, where there is room. Millimetres. */
import type { LayoutDocument } from '../document'
import type { Measured, PieceRow } from './facts'
import { type Crowd, isFree, label, rectFor } from './labels'
import { HAIR, type Mark, meets, type Rect, type Spot, strokes } from './marks'
import type { SheetWords } from './said'
import type { Space } from './space'

const TYPE = 2.3
/** Shorter lines have no room for their number. */
const LEAST = 4
/** Space kept free on both sides of a line. */
const BESIDE = 0.9

/** Adds what it draws to the crowd, which records the occupied places. `owned`: the rectangles of pieces by number. */
export function dimensions(
  space: Space,
  document: LayoutDocument,
  rows: readonly PieceRow[],
  owned: ReadonlyMap<number, Rect>,
  crowd: Crowd,
  say: SheetWords,
): readonly Mark[] {
  const marks: Mark[] = []
  const asked = rows.flatMap((row) => linesOf(row, document).map((line) => ({ row, ...line })))
  // Short lines first, as they disturb least.
  asked.sort((a, b) => a.length - b.length || a.row.number - b.row.number)
  for (const { row, measured, to, length } of asked) {
    if (!space.holds(measured.at) || !space.holds(to)) continue
    const [a, b] = [space.spot(measured.at), space.spot(to)]
    const long = Math.abs(a.x - b.x) + Math.abs(a.y - b.y)
    const text = say.length(length)
    const own = owned.get(row.number)
    // A line from a middle begins at the outline, as the middle holds the piece's number; a line from a corner begins beside the
    // piece's other line.
    const strip = around(row.mark === 'middle' && own ? leaving(own, a, b) : beside(a, b), b)
    if (long < LEAST || crowd.taken.some((one) => meets(one, strip))) continue
    if (crowd.pieces.some((one) => one !== own && meets(one, strip))) continue
    const at = [0.5, 0.35, 0.65, 0.25, 0.75]
      .map((share) => ({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }))
      .find((spot) => {
        const rect = rectFor(text, spot, TYPE, false)
        return isFree(crowd, rect) && !crowd.pieces.some((one) => meets(one, rect))
      })
    if (!at) continue
    crowd.taken.push(strip, rectFor(text, at, TYPE, false))
    marks.push(strokes([[a.x, a.y, b.x, b.y], ...arrow(a, b)], HAIR), ...label(text, at, TYPE, false))
  }
  return marks
}

function linesOf({ first }: PieceRow, { size }: LayoutDocument) {
  const { at, along, across }: Measured = first
  return [
    { measured: first, to: { x: along.edge === 'left' ? 0 : size.width, y: at.y }, length: along.away },
    { measured: first, to: { x: at.x, y: across.edge === 'near' ? 0 : size.depth }, length: across.away },
  ]
}

const around = (a: Spot, b: Spot): Rect => ({
  x: Math.min(a.x, b.x) - (a.x === b.x ? BESIDE : 0),
  y: Math.min(a.y, b.y) - (a.y === b.y ? BESIDE : 0),
  width: Math.abs(a.x - b.x) + (a.x === b.x ? 2 * BESIDE : 0),
  height: Math.abs(a.y - b.y) + (a.y === b.y ? 2 * BESIDE : 0),
})

const beside = (a: Spot, b: Spot): Spot => ({
  x: a.x + Math.sign(b.x - a.x) * 1.2 * BESIDE,
  y: a.y + Math.sign(b.y - a.y) * 1.2 * BESIDE,
})

/** Where a straight line along an axis leaves a rectangle. */
const leaving = ({ x, y, width, height }: Rect, from: Spot, to: Spot): Spot =>
  from.y === to.y
    ? { x: to.x < from.x ? Math.max(x, to.x) : Math.min(x + width, to.x), y: from.y }
    : { x: from.x, y: to.y < from.y ? Math.max(y, to.y) : Math.min(y + height, to.y) }

/** An arrowhead where the line meets the edge. */
function arrow(from: Spot, to: Spot): readonly (readonly [number, number, number, number])[] {
  const [dx, dy] = [Math.sign(from.x - to.x) * 1.1, Math.sign(from.y - to.y) * 1.1]
  const [sx, sy] = [dy * 0.35, dx * 0.35]
  return [
    [to.x, to.y, to.x + dx + sx, to.y + dy + sy],
    [to.x, to.y, to.x + dx - sx, to.y + dy - sy],
  ]
}
