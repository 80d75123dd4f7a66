/** "How tall may I be and stay hidden": the lowest of a list of heights at which each cell's target is seen from an area. */
import type { Units } from '../../types'
import type { Scene } from '../scene'
import type { Cells } from './counts'
import { type Lattice, latticeOf } from './lattice'
import { layerOf, type MapLayer } from './layers'
import { beginMap } from './map'
import { type MapRefusal, type MapRequest, MOST_LEVELS, refusalOf } from './request'
import { castRows } from './rows'
import { GROUP, type Work } from './work'

/** Begins a pair of rows for the eyes of an area and the targets that none of them has seen yet; hides all other targets. */
const openFor = ({ hidden, lost, lattice }: Work, eyes: Cells, firstEye: number, seen: Int32Array, row: number): void => {
  const { columns, words } = lattice
  lost.fill(-1)
  for (let eye = 0; eye < columns; eye++) {
    const group = Math.floor(eye / GROUP) * words
    for (let k = 0; k < words; k++) {
      const word = eyes[firstEye + eye] ? (seen[row * words + k] as number) : -1
      hidden[eye * words + k] = word
      lost[group + k] = (lost[group + k] as number) & word
    }
  }
}

/** Bits that are set only for the columns past the last one. */
const padding = ({ columns, rows, words }: Lattice): Int32Array =>
  Int32Array.from({ length: rows * words }, (_, k) => (k % words === words - 1 && columns & 31 ? -1 << (columns & 31) : 0))

/**
 * Rows of targets whose lowest heights are being searched: heights are tried in rising order, and a cell once seen is not tested
 * again.
 */
export interface Rising {
  readonly lattice: Lattice
  readonly area: Cells
  /** The indices of the rows of targets. */
  readonly rows: readonly number[]
  /** Bits of the cells that were seen, for all rows. */
  readonly seen: Int32Array
  /** By cell: the height at which it was first seen; NaN before. */
  readonly values: Float64Array
}

export const beginRising = (lattice: Lattice, area: Cells, rows: readonly number[]): Rising => ({
  lattice,
  area,
  rows,
  seen: padding(lattice),
  values: new Float64Array(lattice.columns * lattice.rows).fill(Number.NaN),
})

const isRowDone = ({ lattice: { words }, seen }: Rising, row: number): boolean => {
  for (let k = row * words; k < (row + 1) * words; k++) if (seen[k] !== -1) return false
  return true
}
/** Whether every target has been seen at some height. */
export const isRisen = (rising: Rising): boolean => rising.rows.every((row) => isRowDone(rising, row))

/** Tries the next height, with the `Work` made for it. Mutates `rising`. */
export const rise = (rising: Rising, work: Work, level: Units): void => {
  const { lattice, area, seen, values } = rising
  const { columns, rows, words, half, cell } = lattice
  for (let row = 0; row < rows; row++) {
    if (!area.subarray(row * columns, (row + 1) * columns).includes(1)) continue
    for (const other of rising.rows) {
      if (isRowDone(rising, other)) continue
      openFor(work, area, row * columns, seen, other)
      castRows(work, half + row * cell, half + other * cell)
      for (let k = 0; k < words; k++) {
        let hidden = -1
        for (let at = k; at < work.hidden.length; at += words) hidden &= work.hidden[at] as number
        let fresh = ~hidden & ~(seen[other * words + k] as number)
        seen[other * words + k] = (seen[other * words + k] as number) | fresh
        for (; fresh !== 0; fresh &= fresh - 1) values[other * columns + k * 32 + 31 - Math.clz32(fresh & -fresh)] = level
      }
    }
  }
}

/**
 * The lowest of some heights, in rising order, at which a target in each cell is seen from anywhere in an area; NaN if it is not
 * seen at any of them. Each height is answered exactly. `request.target` is ignored. Calls `onLevel` after each height; if it
 * returns false, the rest is skipped. `client/sight-pool.ts` distributes the same work over several workers by rows.
 */
export const lowestSeen = (
  scene: Scene,
  request: MapRequest,
  area: Cells,
  levels: readonly Units[],
  onLevel: (done: number) => boolean = () => true,
): MapLayer | MapRefusal => {
  const lattice = latticeOf(request.table, request.cell)
  const rising = beginRising(
    lattice,
    area,
    Array.from({ length: lattice.rows }, (_, row) => row),
  )
  for (const [done, level] of levels.slice(0, MOST_LEVELS).entries()) {
    const refusal = refusalOf({ ...request, target: level })
    if (refusal) return refusal
    rise(rising, beginMap(scene, { ...request, target: level }).work, level)
    if (!onLevel(done + 1)) break
  }
  return layerOf(lattice, 'length', rising.values)
}
