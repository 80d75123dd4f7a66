/**
 * The whole-table exposure map: every cell's point as eye against every cell's point as target, at two chosen heights above the
 * table. Each pair's answer is that of the exact query (`../trace.ts`) between these points. Units as in `../types.ts`.
 */
import type { Scene } from '../scene'
import { castersOf, heightsOf } from './casters'
import { cellsOf, type Lattice, latticeOf, wordsOf } from './lattice'
import { mirror } from './mirror'
import { isMutual, type MapRefusal, type MapRequest, refusalOf, type SightMap } from './request'
import { castRows, openRows } from './rows'
import { type Work, workOf } from './work'

/** A map being made: its rows of eyes can be computed one by one, in any order, by any worker that has the scene. */
export interface MapWork {
  readonly request: MapRequest
  readonly lattice: Lattice
  readonly work: Work
}

/** Prepares the rows of a map; the request must be valid. `only` restricts the shadows to those of some pieces. */
export const beginMap = (scene: Scene, request: MapRequest, only?: readonly string[]): MapWork => {
  const lattice = latticeOf(request.table, request.cell)
  const heights = heightsOf(request.eye, request.target)
  const casters = castersOf(scene, lattice, heights, request.among ?? {}, only)
  return { request, lattice, work: workOf(lattice, heights, casters) }
}

/** An empty map for a request. */
export const emptyMap = ({ lattice, request }: MapWork): SightMap => ({
  lattice,
  eye: request.eye,
  target: request.target,
  seen: new Int32Array(cellsOf(lattice) * wordsOf(lattice)),
})

/**
 * Computes what one row of eyes sees, and writes it to `seen` from the word `at` on, eye by eye. If sight is mutual, only for the
 * targets of this row and of later rows; `mirror` adds the others.
 */
export const castRow = ({ lattice, work, request }: MapWork, row: number, seen: Int32Array, at: number): void => {
  const { columns, rows, words, half, cell } = lattice
  const { hidden } = work
  const stride = rows * words
  for (let other = isMutual(request) ? row : 0; other < rows; other++) {
    openRows(work)
    castRows(work, half + row * cell, half + other * cell)
    for (let eye = 0; eye < columns; eye++) {
      const to = at + eye * stride + other * words
      const from = eye * words
      for (let k = 0; k < words; k++) seen[to + k] = ~(hidden[from + k] as number)
    }
  }
}

/** Computes a whole map in this thread. If sight is mutual, half of each row's work is skipped. */
export const sightMap = (scene: Scene, request: MapRequest): SightMap | MapRefusal => {
  const refusal = refusalOf(request)
  if (refusal) return refusal
  const making = beginMap(scene, request)
  const map = emptyMap(making)
  const { rows, columns } = map.lattice
  for (let row = 0; row < rows; row++) castRow(making, row, map.seen, row * columns * wordsOf(map.lattice))
  if (isMutual(request)) mirror(map)
  return map
}

/** Whether the eye at one cell sees the target at another. */
export const sees = ({ lattice, seen }: SightMap, eye: number, target: number): boolean => {
  const column = target % lattice.columns
  const row = (target - column) / lattice.columns
  return (((seen[eye * wordsOf(lattice) + row * lattice.words + (column >> 5)] as number) >>> (column & 31)) & 1) === 1
}
