/**
 * The cells of a map, and the integer point that represents each. Units and axes as in `../types.ts`; columns run along x, rows
 * along y.
 */
import type { Box, Point, Units } from '../../types'

/** Square cells over a table, numbered from the near left corner. */
export interface Lattice {
  /** The side of a cell. */
  readonly cell: Units
  readonly columns: number
  readonly rows: number
  /** The coordinates of the first cell's point along x and along y: half a cell, rounded down. */
  readonly half: Units
  /** The number of 32-bit words for one row of cells as bits. */
  readonly words: number
}

/** All cells of this size whose points lie on the table; at least one in each direction. */
export const latticeOf = ({ width, depth }: Box, cell: Units): Lattice => {
  const half = Math.floor(cell / 2)
  const along = (length: number) => Math.max(1, Math.floor((length - half) / cell) + 1)
  const columns = along(width)
  return { cell, columns, rows: along(depth), half, words: Math.ceil(columns / 32) }
}

/** The point of a cell; cells are numbered row by row. */
export const pointOf = ({ cell, columns, half }: Lattice, index: number): Point => ({
  x: half + (index % columns) * cell,
  y: half + Math.floor(index / columns) * cell,
})

/** The cell that contains a place on the table; undefined if none does. */
export const cellAt = ({ cell, columns, rows }: Lattice, { x, y }: Point): number | undefined => {
  const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)]
  return column >= 0 && row >= 0 && column < columns && row < rows ? row * columns + column : undefined
}

/** How many cells a lattice has. */
export const cellsOf = ({ columns, rows }: Lattice): number => columns * rows

/** The number of words for one eye's bits. */
export const wordsOf = ({ rows, words }: Lattice): number => rows * words
