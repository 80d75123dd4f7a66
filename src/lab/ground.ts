/**
 * What the exposure layers of a table are about: where the sides deploy, and the objectives. A match names them; otherwise the table's
 * edges and middle stand in.
 */
import { type Box, type Convex, INCH, type Point, type Units } from '../geometry/types'
import type { PlayerSeat } from '../kernel'
import type { Ref } from '../table/piece'

/** A deployment area: a side's own, or the ground along an edge of a table without sides. */
export interface LabArea {
  readonly ref: string
  readonly seat?: PlayerSeat
  readonly outlines: readonly Convex[]
}
/** A thing or a place that is to be seen, `height` above the table. */
export interface LabObjective {
  readonly ref: Ref
  readonly at: Point
  readonly height: Units
}
export interface LabGround {
  /** None, or two that face each other. */
  readonly areas: readonly LabArea[]
  readonly objectives: readonly LabObjective[]
}

/** The name of the one objective of a table that has none of its own: its middle. */
export const MIDDLE: Ref = 'middle'
/** The depth of the areas along the edges where nothing else is given: as in the scenarios. */
export const DEEP: Units = 6 * INCH

/** The ground along the far and the near edge. */
export function edgeArea({ width, depth }: Box, edge: 'far' | 'near', deep: Units): Convex {
  const [low, high] = edge === 'far' ? [depth - deep, depth] : [0, deep]
  return [
    { x: 0, y: low },
    { x: width, y: low },
    { x: width, y: high },
    { x: 0, y: high },
  ]
}

/** What the mat itself offers wherever a match says nothing: the far and the near edge, and the middle. */
export function groundOf(table: Box, known: LabGround | undefined, deep: Units = DEEP): LabGround {
  const edges = (['far', 'near'] as const).map((edge) => ({ ref: edge, outlines: [edgeArea(table, edge, deep)] }))
  const middle = { ref: MIDDLE, at: { x: Math.round(table.width / 2), y: Math.round(table.depth / 2) }, height: 0 }
  return {
    areas: known && known.areas.length > 0 ? known.areas : edges,
    objectives: known && known.objectives.length > 0 ? known.objectives : [middle],
  }
}
