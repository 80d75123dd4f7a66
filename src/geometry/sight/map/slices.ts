/**
 * A map in slices, so that several workers share it and none is busy for long: the messages, and what is assembled from the answers.
 * Independent of workers: messages are plain data. Units as in `../types.ts`.
 */
import type { Box, Convex, Units } from '../../types'
import type { SightPiece } from '../types'
import { cellsOf, type Lattice, latticeOf, wordsOf } from './lattice'
import { layerOf, type MapLayer } from './layers'
import { mirror } from './mirror'
import { bytesOf, isMutual, type MapRefusal, type MapRequest, refusalOf, type SightMap } from './request'

/**
 * Every `step`th row of eyes from `from` on. Interleaving makes slices cost about the same, even if each row computes only half
 * of its targets.
 */
export interface Slice {
  readonly from: number
  readonly step: number
}

/** The request for "how tall may I be and stay hidden": as for a map, but from an area, with heights in rising order. */
export interface HeightsRequest extends Omit<MapRequest, 'target'> {
  /** The eyes: cells whose points lie in one of these outlines. */
  readonly area: readonly Convex[]
  readonly levels: readonly Units[]
}

/** Messages to a worker. A scene comes first; later pieces change it in place. */
export type MapOrder =
  | { readonly type: 'scene'; readonly pieces: readonly SightPiece[]; readonly table: Box }
  | { readonly type: 'put'; readonly piece: SightPiece }
  | { readonly type: 'remove'; readonly ref: string }
  | { readonly type: 'slice'; readonly job: number; readonly request: MapRequest; readonly slice: Slice }
  | { readonly type: 'heights'; readonly job: number; readonly request: HeightsRequest; readonly slice: Slice }

/** A worker's answers: the rows of a slice one after the other, or a refusal. */
export type MapAnswer =
  | { readonly type: 'rows'; readonly job: number; readonly slice: Slice; readonly seen: Int32Array<ArrayBuffer> }
  | { readonly type: 'lowest'; readonly job: number; readonly slice: Slice; readonly values: Float64Array<ArrayBuffer> }
  | { readonly type: 'refused'; readonly job: number; readonly refusal: MapRefusal }

/** The rows of a slice. */
export const rowsOf = ({ from, step }: Slice, { rows }: Lattice): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((rows - from) / step)) }, (_, i) => from + i * step)

/** Why heights are refused: as for a map, at any of the heights. */
export const heightsRefusalOf = ({ levels, area: _, ...request }: HeightsRequest): MapRefusal | undefined => {
  for (const target of [0, ...levels]) {
    const refusal = refusalOf({ ...request, target })
    if (refusal) return refusal
  }
  return undefined
}

/** Divides a map of this request into slices of about `rowsEach` rows. */
export const slicesOf = (request: Pick<MapRequest, 'table' | 'cell'>, rowsEach: number): readonly Slice[] => {
  const { rows } = latticeOf(request.table, request.cell)
  const step = Math.max(1, Math.ceil(rows / Math.max(1, rowsEach)))
  return Array.from({ length: step }, (_, from) => ({ from, step }))
}

/** A map that is assembled from slices as they arrive. */
export interface Assembly {
  readonly map: SightMap
  /** Stores a slice; after the last one the map is complete. */
  put(slice: Slice, seen: Int32Array): void
}

export const assemble = (request: MapRequest): Assembly => {
  const lattice = latticeOf(request.table, request.cell)
  const { eye, target } = request
  const map = { lattice, eye, target, seen: new Int32Array(cellsOf(lattice) * wordsOf(lattice)) }
  const size = lattice.columns * wordsOf(lattice)
  let missing = lattice.rows
  return {
    map,
    put(slice, seen) {
      const rows = rowsOf(slice, lattice)
      for (const [i, row] of rows.entries()) map.seen.set(seen.subarray(i * size, (i + 1) * size), row * size)
      missing -= rows.length
      if (missing === 0 && isMutual(request)) mirror(map)
    },
  }
}

/** Lowest heights that are assembled from slices as they arrive. */
export const assembleHeights = (request: HeightsRequest) => {
  const lattice = latticeOf(request.table, request.cell)
  const values = new Float64Array(cellsOf(lattice)).fill(Number.NaN)
  return {
    layer: (): MapLayer => layerOf(lattice, 'length', values),
    /** Stores a slice. */
    put(slice: Slice, lowest: Float64Array): void {
      for (const [i, row] of rowsOf(slice, lattice).entries())
        values.set(lowest.subarray(i * lattice.columns, (i + 1) * lattice.columns), row * lattice.columns)
    },
  }
}

/** The requests of a coarse-to-fine series: the given cell sizes down to the requested one, with the memory of each. */
export const stagesOf = <R extends Pick<MapRequest, 'table' | 'cell'>>(
  request: R,
  cells: readonly Units[],
): readonly { readonly request: R; readonly bytes: number }[] =>
  [...cells.filter((cell) => cell > request.cell), request.cell].map((cell) => {
    const stage = { ...request, cell }
    return { request: stage, bytes: bytesOf(stage) }
  })
