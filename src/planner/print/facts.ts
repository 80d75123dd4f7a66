/** All facts that the printed sheets and the analysis page show of a layout, without words. Lengths in units, shares 0 to 1. */
import { boundsOf, hull } from '../../geometry/outline'
import type { Point, Units } from '../../geometry/types'
import type { Ref } from '../../table/piece'
import type { LayoutDocument, LayoutPiece } from '../document'
import { type Edge, edgeDistances } from '../gaps'
import { kindIn, shapesOf } from '../kinds'
import type { Known } from '../known'
import { type OpenPiece, opened } from '../opened'
import type { Report } from '../selfplay/report'
import type { SightFacts } from './sight-facts'

/** A point of a piece that can be found with a tape measure: its distances from the two edges nearest to the piece. */
export interface Measured {
  readonly at: Point
  readonly along: { readonly edge: Edge & ('left' | 'right'); readonly away: Units }
  readonly across: { readonly edge: Edge & ('near' | 'far'); readonly away: Units }
}

export interface PieceRow {
  /** The number on the plans, from 1. */
  readonly number: number
  readonly ref: Ref
  readonly kind: string
  readonly name?: string
  readonly at: Point
  readonly heading: number
  /** The heights above the table of the piece's base and of its top. */
  readonly z: Units
  readonly top: Units
  /** What is measured: a corner, or the middle of a piece without distinct corners. */
  readonly mark: 'corner' | 'middle'
  readonly first: Measured
  /** Another corner, for a piece that is not parallel to the edges: two corners fix its heading. */
  readonly second?: Measured
  readonly on?: number
  readonly twin?: number
  readonly locked: boolean
}

export interface KindRow {
  readonly kind: string
  readonly count: number
  readonly width: Units
  readonly depth: Units
  readonly height: Units
  readonly numbers: readonly number[]
}

export interface SheetFacts {
  readonly pieces: readonly PieceRow[]
  readonly kinds: readonly KindRow[]
  readonly known: Known
  readonly sight: SightFacts
  /** What matches between bots told about the layout as it is. */
  readonly selfplay?: Report
  /** The picture on the mat, cut to the table and lightened: a JPEG in base64. */
  readonly ground?: string
}

/** An outline with more corners counts as round for a tape measure. */
const MOST_CORNERS = 6

const side = (document: LayoutDocument, open: OpenPiece): { along: 'left' | 'right'; across: 'near' | 'far' } => {
  const { left, right, near, far } = edgeDistances(document, open)
  return { along: left <= right ? 'left' : 'right', across: near <= far ? 'near' : 'far' }
}

export function measured({ size }: LayoutDocument, at: Point, { along, across }: ReturnType<typeof side>): Measured {
  return {
    at,
    along: { edge: along, away: along === 'left' ? at.x : size.width - at.x },
    across: { edge: across, away: across === 'near' ? at.y : size.depth - at.y },
  }
}

/** The measured points of a piece: the corner nearest to the two nearer edges, and the other end of the longer side there. */
function marksOf(document: LayoutDocument, open: OpenPiece): Pick<PieceRow, 'mark' | 'first' | 'second'> {
  const edges = side(document, open)
  const corners = hull(open.shapes.flat())
  if (corners.length > MOST_CORNERS || corners.length < 3)
    return { mark: 'middle', first: measured(document, open.piece.at, edges) }
  const all = corners.map((at) => measured(document, at, edges))
  const sum = ({ along, across }: Measured) => along.away + across.away
  const first = all.reduce((best, one) =>
    sum(one) < sum(best) || (sum(one) === sum(best) && one.across.away < best.across.away) ? one : best,
  )
  const index = all.indexOf(first)
  const beside = [all[(index + 1) % all.length], all[(index + all.length - 1) % all.length]].filter((one) => one !== undefined)
  const squared = ({ at }: Measured) => (at.x - first.at.x) ** 2 + (at.y - first.at.y) ** 2
  const isStraight = beside.some(({ at }) => at.x === first.at.x || at.y === first.at.y)
  const [second] = isStraight ? [] : [...beside].sort((a, b) => squared(b) - squared(a))
  return { mark: 'corner', first, ...(second ? { second } : {}) }
}

/** The number of each piece on the plans and in the list: pieces on the table first, then higher ones. */
export function numbersOf({ pieces }: Pick<LayoutDocument, 'pieces'>): ReadonlyMap<Ref, number> {
  const order = pieces.map(({ ref, z = 0 }) => ({ ref, z })).sort((a, b) => a.z - b.z)
  return new Map(order.map(({ ref }, index) => [ref, index + 1]))
}

/** The rows in the order of their numbers. */
export function pieceRows(document: LayoutDocument): readonly PieceRow[] {
  const numbers = numbersOf(document)
  const numberOf = (ref: Ref | undefined) => (ref === undefined ? undefined : numbers.get(ref))
  const rows = opened(document).pieces.map((open): PieceRow => {
    const { ref, kind, at, heading, z = 0, on, twin, locked, name } = open.piece
    const [onNumber, twinNumber] = [numberOf(on), numberOf(twin)]
    return {
      number: numberOf(ref) ?? 0,
      ref,
      kind,
      ...(name === undefined ? {} : { name }),
      at,
      heading,
      z,
      top: z + heightOf(document, kind),
      ...marksOf(document, open),
      ...(onNumber === undefined ? {} : { on: onNumber }),
      ...(twinNumber === undefined ? {} : { twin: twinNumber }),
      locked: locked === true,
    }
  })
  return rows.sort((a, b) => a.number - b.number)
}
const heightOf = (document: LayoutDocument, kind: LayoutPiece['kind']): Units =>
  Math.max(0, ...kindIn(document, kind).parts.map(({ top }) => top))

/** What has to be brought to the table, by kind. */
export function kindRows(document: LayoutDocument): readonly KindRow[] {
  const byKind = new Map<string, number[]>()
  const known = numbersOf(document)
  for (const { ref, kind } of document.pieces) byKind.set(kind, [...(byKind.get(kind) ?? []), known.get(ref) ?? 0])
  return [...byKind].map(([kind, unsorted]): KindRow => {
    const numbers = [...unsorted].sort((a, b) => a - b)
    const { minX, minY, maxX, maxY } = boundsOf(shapesOf(kindIn(document, kind)).flat())
    return { kind, count: numbers.length, width: maxX - minX, depth: maxY - minY, height: heightOf(document, kind), numbers }
  })
}

/** Combines the facts. `known`: what the planner already computed; `sight`: what takes longest and is computed separately. */
export const sheetFacts = (document: LayoutDocument, known: Known, sight: SightFacts): SheetFacts => ({
  pieces: pieceRows(document),
  kinds: kindRows(document),
  known,
  sight,
})
