/** Faults of a layout, whatever game is played on it: pieces that overlap, float, leave the table or break the symmetry. */
import { areApart, boundsOf, isInside } from '../geometry/outline'
import { overlaps } from '../geometry/overlap'
import type { Point, Units } from '../geometry/types'
import type { Reason } from '../kernel'
import type { Ref } from '../table/piece'
import type { LayoutDocument } from './document'
import { kindIn } from './kinds'
import { mirroredPose, mirrorTurn } from './mirror'
import { type OpenPiece, opened } from './opened'
import { type PlannerReason, plannerSays } from './said'
import { restsOn, type Standing, solidsOfPiece } from './support'

/** A remark about a layout, with its place. `fault`: the layout cannot be played like this; `advice`: it should be changed. */
export interface Finding<Why extends Reason = Reason> {
  readonly weight: 'fault' | 'advice'
  readonly reason: Why
  readonly at: Point
  readonly pieces: readonly Ref[]
}
/** A finding of the planner itself. Games add findings with texts of their own. */
export type PlainFinding = Finding<PlannerReason>

/**
 * Overlaps of up to half a millimetre are tolerated: nobody places pieces more exactly. Thin sheets are drawn with a thickness,
 * so they overlap more at their corners (`SHEETS`).
 */
const SLACK: Units = 51
const SHEETS: Units = 160
/** How far a piece may stick out over the table's edge: the width of the outline that stands for a thin sheet. */
const EDGE: Units = 2

const isSheet = (document: LayoutDocument, { piece }: OpenPiece): boolean =>
  !piece.kind.startsWith('own/') && kindIn(document, piece.kind).sight !== undefined
const isPassed = (document: LayoutDocument, { piece }: OpenPiece): boolean => kindIn(document, piece.kind).footprint?.length === 0

/** All faults, in a fixed order. */
export function faultsOf(document: LayoutDocument): readonly PlainFinding[] {
  return [
    ...overlapsOf(document),
    ...floating(document),
    ...offTable(document),
    ...groundFaults(document),
    ...unmirrored(document),
  ]
}

/** Pairs of pieces that overlap. Pieces that models may walk through are left out. */
export function overlapsOf(document: LayoutDocument): readonly PlainFinding[] {
  const solid = opened(document).pieces.filter((one) => !isPassed(document, one))
  const standing = new Map<OpenPiece, readonly Standing[]>()
  const partsOf = (one: OpenPiece) => {
    const known = standing.get(one) ?? solidsOfPiece(document, one, 'way')
    standing.set(one, known)
    return known
  }
  return solid.flatMap((one, index) =>
    solid.slice(index + 1).flatMap((other): readonly PlainFinding[] => {
      if (areApart(one.bounds, other.bounds, 0)) return []
      const slack = isSheet(document, one) || isSheet(document, other) ? SHEETS : SLACK
      const isIn = partsOf(one).some((a) => partsOf(other).some((b) => areIn(a, b, slack)))
      if (!isIn) return []
      const pieces = [one.piece.ref, other.piece.ref]
      const reason = plannerSays('fault-overlap', { one: one.piece.ref, other: other.piece.ref })
      return [{ weight: 'fault', reason, at: midway(one.piece.at, other.piece.at), pieces }]
    }),
  )
}
const areIn = (a: Standing, b: Standing, slack: Units): boolean =>
  Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > slack &&
  !areApart(boundsOf(a.outline), boundsOf(b.outline), 0) &&
  overlaps({ parts: [a.outline] }, { parts: [b.outline] }, slack)
const midway = (a: Point, b: Point): Point => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) })

/** Pieces above the table that rest on nothing. */
export function floating(document: LayoutDocument): readonly PlainFinding[] {
  const { pieces } = opened(document)
  return pieces.flatMap((one): readonly PlainFinding[] => {
    if ((one.piece.z ?? 0) <= SLACK || one.bottom <= SHEETS) return []
    if (pieces.some((other) => other !== one && restsOn(document, one, other))) return []
    const reason = plannerSays('fault-floating', { piece: one.piece.ref, by: one.bottom })
    return [{ weight: 'fault', reason, at: one.piece.at, pieces: [one.piece.ref] }]
  })
}

function offTable(document: LayoutDocument): readonly PlainFinding[] {
  const { width, depth } = document.size
  return opened(document).pieces.flatMap((one): readonly PlainFinding[] => {
    const { minX, minY, maxX, maxY } = one.terrain.outlines.length > 0 ? boundsOf(one.terrain.outlines.flat()) : one.bounds
    const by = Math.max(-minX, -minY, maxX - width, maxY - depth)
    if (by <= EDGE) return []
    const reason = plannerSays('fault-off-table', { piece: one.piece.ref, by })
    return [{ weight: 'fault', reason, at: one.piece.at, pieces: [one.piece.ref] }]
  })
}

/** Areas and objectives that cannot be used: beyond the edge, overlapping, or under a piece nobody may stand on. */
function groundFaults(document: LayoutDocument): readonly PlainFinding[] {
  const { areas, objectives, size } = document
  const isOn = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= size.width && y <= size.depth
  const found: PlainFinding[] = []
  const add = (weight: Finding['weight'], reason: PlannerReason, at: Point, pieces: readonly Ref[] = []) =>
    found.push({ weight, reason, at, pieces })
  for (const [index, area] of areas.entries()) {
    const corner = area.outlines.flat().find((at) => !isOn(at))
    if (corner) add('fault', plannerSays('fault-area-off-table', { area: area.ref }), corner)
    for (const other of areas.slice(index + 1)) {
      if (area.seat === other.seat || !overlaps({ parts: area.outlines }, { parts: other.outlines }, SLACK)) continue
      add('advice', plannerSays('fault-areas-meet', { one: area.ref, other: other.ref }), area.outlines[0]?.[0] ?? { x: 0, y: 0 })
    }
  }
  for (const { ref, at, height } of objectives) {
    if (!isOn(at)) add('fault', plannerSays('fault-objective-off-table', { objective: ref }), at)
    for (const { piece, terrain } of opened(document).pieces) {
      const isUnder =
        terrain.height > height + SLACK && (piece.z ?? 0) <= height && terrain.outlines.some((one) => isInside(at, one))
      if (isUnder) add('advice', plannerSays('fault-objective-covered', { objective: ref, piece: piece.ref }), at, [piece.ref])
    }
  }
  return found
}

/** On a table with a symmetry: pieces without a twin, and twins whose shape has no exact mirror image. */
function unmirrored(document: LayoutDocument): readonly PlainFinding[] {
  const { symmetry, pieces } = document
  if (symmetry === 'none') return []
  return pieces.flatMap((piece): readonly PlainFinding[] => {
    const image = mirroredPose(document, symmetry, piece)
    const isOwnImage = image.at.x === piece.at.x && image.at.y === piece.at.y
    const { isExact } = mirrorTurn(kindIn(document, piece.kind), symmetry)
    if ((piece.twin !== undefined || isOwnImage) && isExact) return []
    const reason = plannerSays('fault-unmirrored', { piece: piece.ref })
    return [{ weight: 'advice', reason, at: piece.at, pieces: [piece.ref] }]
  })
}
