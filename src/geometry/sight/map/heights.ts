/** "How tall may I be and stay hidden": the lowest of a list of heights at which each cell's target is seen from an area. */
import type { Units } from '../../types'
import type { Scene } from '../scene'
import type { Cells } from './counts'
import { type Lattice, latticeOf } from './lattice'
import { layerOf, type MapLayer } from './layers'
import { beginMap, type MapRefusal, type MapRequest, refusalOf } from './map'
import { castRows } from './rows'
import { GROUP, type Work } from './work'

/** A list of heights has at most this many. */
export const MOST_LEVELS = 256

/** Heights from one to another, a step apart; at most `MOST_LEVELS`. */
export const levelsOf = (from: Units, to: Units, step: Units): readonly Units[] =>
  Array.from(
    { length: Math.max(0, Math.min(MOST_LEVELS, Math.floor((to - from) / Math.max(1, step)) + 1)) },
    (_, i) => from + i * step,
  )

/** Begins a pair of rows for the eyes of an area and the targets that none of them has seen yet: all others count as hidden. */
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

/** All places past the last column, and none before. */
const padding = ({ columns, rows, words }: Lattice): Int32Array =>
  Int32Array.from({ length: rows * words }, (_, k) => (k % words === words - 1 && columns & 31 ? -1 << (columns & 31) : 0))

/**
 * The lowest of some heights, in rising order, at which a target in each cell is seen from anywhere in an area; not a number where it is not
 * seen at any of them. Each height is answered exactly; cells seen once are not asked for again. `request.target` is not used. Calls `onLevel`
 * after each height; where that returns false, the rest is left out.
 */
export const lowestSeen = (
  scene: Scene,
  request: MapRequest,
  area: Cells,
  levels: readonly Units[],
  onLevel: (done: number) => boolean = () => true,
): MapLayer | MapRefusal => {
  const lattice = latticeOf(request.table, request.cell)
  const { columns, rows, words, half, cell } = lattice
  const values = new Float64Array(columns * rows).fill(Number.NaN)
  const seen = padding(lattice)
  for (const [done, level] of levels.slice(0, MOST_LEVELS).entries()) {
    const refusal = refusalOf({ ...request, target: level })
    if (refusal) return refusal
    const { work } = beginMap(scene, { ...request, target: level })
    for (let row = 0; row < rows; row++) {
      if (!area.subarray(row * columns, (row + 1) * columns).includes(1)) continue
      for (let other = 0; other < rows; other++) {
        if (seen.subarray(other * words, (other + 1) * words).every((word) => word === -1)) continue
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
    if (!onLevel(done + 1)) break
  }
  return layerOf(lattice, 'length', values)
}
