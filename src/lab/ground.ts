/**
 * What the exposure layers of a table refer to: where the sides deploy, and the objectives. A match supplies them; otherwise the
 * table's edges and middle are used.
 */
import { type Box, type Convex, INCH, type Point, type Units } from '../geometry/types'
import type { PlayerSeat } from '../kernel'
import type { Ref } from '../table/piece'

/** A deployment area: that of a side, or the ground along an edge of a table without sides. */
export interface LabArea {
  readonly ref: string
  readonly seat?: PlayerSeat
  readonly outlines: readonly Convex[]
}
/** A thing or a place to be seen, `height` above the table. */
export interface LabObjective {
  readonly ref: Ref
  readonly at: Point
  readonly height: Units
}
export interface LabGround {
  /** Either none, or two that face each other. */
  readonly areas: readonly LabArea[]
  readonly objectives: readonly LabObjective[]
}

/** The ref of the single objective of a table without objectives: its middle. */
export const MIDDLE: Ref = 'middle'
/** The default depth of the areas along the edges, as in the scenarios. */
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

/** The match's ground, completed from the mat where the match says nothing: the far and the near edge, and the middle. */
export function groundOf(table: Box, known: LabGround | undefined, deep: Units = DEEP): LabGround {
  const edges = (['far', 'near'] as const).map((edge) => ({ ref: edge, outlines: [edgeArea(table, edge, deep)] }))
  const middle = { ref: MIDDLE, at: { x: Math.round(table.width / 2), y: Math.round(table.depth / 2) }, height: 0 }
  return {
    areas: known && known.areas.length > 0 ? known.areas : edges,
    objectives: known && known.objectives.length > 0 ? known.objectives : [middle],
  }
}
