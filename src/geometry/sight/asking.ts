/** Queries of a scene: which pieces count, and the marks that a query sets in the scene. */
import type { Grid } from './grid'
import { maskOf, type Parts } from './parts'
import type { Asked, Scene } from './scene'
import type { Among } from './types'

const MOST_MARKS = 2 ** 31 - 2

/**
 * A query of a scene: `mask` has the layers that count; pieces that do not count are marked in the scene until the next query.
 */
export interface Asking {
  readonly scene: Scene
  readonly mask: number
  /** The arrays that a walk reads, gathered in one object; they stay the same until the scene changes. */
  readonly walk: Walk
}

/** Fields of `Parts`, `Grid` and `Asked` by their own names. */
export type Walk = Readonly<
  Pick<Grid, 'size' | 'width' | 'depth' | 'columns' | 'held' | 'filler' | 'filled' | 'first' | 'count' | 'items'> &
    Pick<Parts, 'layer' | 'piece' | 'kind' | 'tight'> &
    Pick<Asked, 'skipped' | 'query' | 'cells'>
> & { readonly parts: Parts }

/** Begins a query: marks the pieces that do not count. A scene can answer only one query at a time. */
export const ask = (scene: Scene, { layers, except }: Among): Asking => {
  const { asked, numbered, pieces } = scene
  asked.query = asked.query >= MOST_MARKS ? 1 : asked.query + 1
  if (asked.query === 1) asked.skipped.fill(0)
  if (asked.skipped.length < numbered.length) asked.skipped = new Int32Array(numbered.length * 2)
  for (const ref of except ?? []) {
    const piece = pieces.get(ref)
    if (piece) asked.skipped[piece.number] = asked.query
  }
  const { grid, parts } = scene
  const { size, width, depth, columns, held, filler, filled, first, count, items } = grid
  const { layer, piece, kind, tight } = parts
  const { skipped, query, cells } = asked
  // biome-ignore format: one plain literal on a few lines; building it from parts would take longer than a short question.
  const walk: Walk = {
    size, width, depth, columns, held, filler, filled, first, count, items,
    layer, piece, kind, tight, skipped, query, cells, parts,
  }
  return { scene, mask: maskOf(layers), walk }
}

/** Begins a segment: marks every part as not yet tested. */
export const nextMark = (scene: Scene): number => {
  const { asked, parts } = scene
  if (asked.mark >= MOST_MARKS) {
    parts.seen.fill(0)
    asked.mark = 0
  }
  asked.mark += 1
  return asked.mark
}

/** Whether a part counts in the current query. */
export const counts = ({ scene, mask }: Asking, id: number): boolean =>
  ((scene.parts.layer[id] as number) & mask) !== 0 && scene.asked.skipped[scene.parts.piece[id] as number] !== scene.asked.query
