/**
 * Maps that follow a piece: the rest of the table is computed once without it, and at every place only its own shadows are added.
 * Pairs of rows that the piece cannot have changed are not recomputed.
 */
import type { Scene } from '../scene'
import { cellsOf, type Lattice, wordsOf } from './lattice'
import { beginMap, type MapWork } from './map'
import type { MapRequest, SightMap } from './request'
import { castRows, openRows } from './rows'

const casts = ({ work }: MapWork, eyeY: number, targetY: number): boolean => {
  const { minY, maxY, count } = work.casters
  const low = Math.min(eyeY, targetY)
  const high = Math.max(eyeY, targetY)
  for (let caster = 0; caster < count; caster++)
    if ((maxY[caster] as number) >= low && (minY[caster] as number) <= high) return true
  return false
}

/** Calls back for each pair of rows with a caster between them: the indices of the rows, and their y. */
const eachPair = (making: MapWork, call: (row: number, other: number, eyeY: number, targetY: number) => void): void => {
  const { half, cell, rows } = making.lattice
  if (making.work.casters.count === 0) return
  for (let row = 0; row < rows; row++) {
    for (let other = 0; other < rows; other++) {
      const [eyeY, targetY] = [half + row * cell, half + other * cell]
      if (casts(making, eyeY, targetY)) call(row, other, eyeY, targetY)
    }
  }
}

/** Where the bits of a pair of rows begin, and the distance from one eye's bits to the next one's. */
const placeOf = ({ columns, rows, words }: Lattice, row: number, other: number) => ({
  first: (row * columns * rows + other) * words,
  stride: rows * words,
})

const isUntouched = (hidden: Int32Array, lost: Int32Array, words: number, columns: number): boolean => {
  const pad = columns & 31 ? -1 << (columns & 31) : 0
  if (lost.some((word, k) => word !== (k % words === words - 1 ? pad : 0))) return false
  return hidden.every((word, k) => word === (k % words === words - 1 ? pad : 0))
}

/**
 * A map without some pieces, computed from the map with them while the scene still contains them at their places: only pairs of
 * rows between which they cast a shadow are recomputed.
 */
export const mapWithout = (scene: Scene, map: SightMap, request: MapRequest, refs: readonly string[]): SightMap => {
  const { lattice } = map
  const own = beginMap(scene, request, refs)
  const among = request.among ?? {}
  const rest = beginMap(scene, { ...request, among: { ...among, except: [...(among.except ?? []), ...refs] } })
  const seen = map.seen.slice()
  const { columns, words } = lattice
  eachPair(own, (row, other, eyeY, targetY) => {
    openRows(own.work)
    castRows(own.work, eyeY, targetY)
    if (isUntouched(own.work.hidden, own.work.lost, words, columns)) return
    openRows(rest.work)
    castRows(rest.work, eyeY, targetY)
    const { first, stride } = placeOf(lattice, row, other)
    for (let eye = 0; eye < columns; eye++)
      for (let k = 0; k < words; k++) seen[first + eye * stride + k] = ~(rest.work.hidden[eye * words + k] as number)
  })
  return { ...map, seen }
}

/**
 * A map with some pieces at their places in the scene, computed from the map without them. Written to `into` if given, a map of
 * the same size.
 */
export const mapWith = (
  scene: Scene,
  rest: SightMap,
  request: MapRequest,
  refs: readonly string[],
  into: SightMap = { ...rest, seen: new Int32Array(cellsOf(rest.lattice) * wordsOf(rest.lattice)) },
): SightMap => {
  const own = beginMap(scene, request, refs)
  const { seen } = into
  seen.set(rest.seen)
  const { columns, words } = rest.lattice
  const { hidden } = own.work
  eachPair(own, (row, other, eyeY, targetY) => {
    openRows(own.work)
    castRows(own.work, eyeY, targetY)
    const { first, stride } = placeOf(rest.lattice, row, other)
    for (let eye = 0; eye < columns; eye++)
      for (let k = 0; k < words; k++) {
        const at = first + eye * stride + k
        seen[at] = (seen[at] as number) & ~(hidden[eye * words + k] as number)
      }
  })
  return into
}
