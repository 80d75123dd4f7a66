/** Where the plane of a pair of rows cuts the edges of hulls and meshes, and how the cuts become points of their shadows. */
import type { MeshCaster } from './mesh-caster'
import { addPoint, type Work } from './work'

/** The greatest error of the ends of these shadows, in columns. */
export const CUT_EDGE = 1e-5
/** A share of the way nearer than this to a row is indistinguishable from it, unless it is exactly 0 or 1. */
export const NEAR = 1e-9

/** From the eyes' row to the targets' row: the difference in y, and in height. Both rows begin at x = 0 here. */
export interface Way {
  readonly eyeY: number
  readonly eyeZ: number
  readonly dy: number
  readonly dz: number
}

/** Writes where the plane cuts an edge. Exact positions are preserved: an edge at a row's height gives exactly 0 or 1. */
export const cutEdge = (body: MeshCaster, into: number, from: number, to: number, { eyeY, eyeZ, dy, dz }: Way): void => {
  const { column, y, z, side } = body
  const before = side[from] as number
  const share = before === 0 ? 0 : before / (before - (side[to] as number))
  const fromZ = z[from] as number
  const fromY = y[from] as number
  const fromColumn = column[from] as number
  const isByY = Math.abs(dy) >= Math.abs(dz) && (dz === 0 || fromZ !== z[to])
  body.cutColumn[into] = fromColumn + ((column[to] as number) - fromColumn) * share
  body.cutShare[into] = isByY
    ? (fromY + ((y[to] as number) - fromY) * share - eyeY) / dy
    : (fromZ + ((z[to] as number) - fromZ) * share - eyeZ) / dz
}

/** Adds the point where the line between two points of the section crosses the eyes' (0) or the targets' (1) row. */
export const addCrossing = (work: Work, { cutColumn, cutShare }: MeshCaster, p: number, q: number, row: 0 | 1): void => {
  const at = (row - (cutShare[p] as number)) / ((cutShare[q] as number) - (cutShare[p] as number))
  const column = (cutColumn[p] as number) + ((cutColumn[q] as number) - (cutColumn[p] as number)) * at
  addPoint(work, column, row === 0 ? Infinity : 1)
}
