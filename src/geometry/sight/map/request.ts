/** What a map is asked for by, and why it may be refused. Apart from the making, which pages leave to their workers. */
import type { Box, Units } from '../../types'
import { type Among, FARTHEST } from '../types'
import { cellsOf, type Lattice, latticeOf, wordsOf } from './lattice'

/** The request for a map. */
export interface MapRequest {
  readonly table: Box
  /** The side of a cell. */
  readonly cell: Units
  /** Heights of eye and target above the table. */
  readonly eye: Units
  readonly target: Units
  /** What counts as a blocker. */
  readonly among?: Among
}

/** Which cells see which cells. */
export interface SightMap {
  readonly lattice: Lattice
  readonly eye: Units
  readonly target: Units
  /** For each eye, a bit for each target cell that it sees, in cell order; each row of cells begins at a new word. */
  readonly seen: Int32Array
}

/** The most bytes of a map. */
export const MOST_BYTES = 256 * 2 ** 20
/** The most cells along a side of the table: beyond it, the kernel's rounding errors would exceed its margins. */
export const MOST_ALONG = 1024

/** Why a map is not made. */
export type MapRefusal =
  | { readonly type: 'too-large'; readonly bytes: number; readonly most: number }
  | { readonly type: 'not-whole' | 'too-far' | 'no-extent' }

/** The number of bytes of a map for this request. */
export const bytesOf = ({ table, cell }: Pick<MapRequest, 'table' | 'cell'>): number => {
  const lattice = latticeOf(table, cell)
  return cellsOf(lattice) * wordsOf(lattice) * 4
}

/** Why a request is refused, if it is. */
export const refusalOf = (request: MapRequest): MapRefusal | undefined => {
  const { table, cell, eye, target } = request
  const numbers = [table.width, table.depth, cell, eye, target]
  if (!numbers.every((value) => Number.isSafeInteger(value))) return { type: 'not-whole' }
  if (cell < 1 || table.width < 1 || table.depth < 1) return { type: 'no-extent' }
  if (numbers.some((value) => Math.abs(value) > FARTHEST)) return { type: 'too-far' }
  const { columns, rows } = latticeOf(table, cell)
  const bytes = bytesOf(request)
  return bytes > MOST_BYTES || columns > MOST_ALONG || rows > MOST_ALONG
    ? { type: 'too-large', bytes, most: MOST_BYTES }
    : undefined
}

/** The longest permitted list of heights. */
export const MOST_LEVELS = 256

/** Heights at equal steps; at most `MOST_LEVELS`. */
export const levelsOf = (from: Units, to: Units, step: Units): readonly Units[] =>
  Array.from(
    { length: Math.max(0, Math.min(MOST_LEVELS, Math.floor((to - from) / Math.max(1, step)) + 1)) },
    (_, i) => from + i * step,
  )

/** Whether exchanging eyes and targets leaves every answer the same. */
export const isMutual = ({ eye, target }: { readonly eye: Units; readonly target: Units }): boolean => eye === target
