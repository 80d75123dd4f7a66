/**
 * A map in slices, so that several workers share it and none is busy for long: what is sent, and what one worker does with it. Knows no
 * worker: messages are plain data. Units as in `../types.ts`.
 */
import type { Box, Units } from '../../types'
import { putPiece, removePiece, type Scene, sceneOf } from '../scene'
import type { SightPiece } from '../types'
import { cellsOf, type Lattice, latticeOf, wordsOf } from './lattice'
import {
  beginMap,
  bytesOf,
  castRow,
  isMutual,
  type MapRefusal,
  type MapRequest,
  type MapWork,
  refusalOf,
  type SightMap,
} from './map'
import { mirror } from './mirror'

/** Rows of eyes: every `step`th row from `from` on. Rows far apart cost alike, also where only half the targets are asked for. */
export interface Slice {
  readonly from: number
  readonly step: number
}

/** What a worker is told. Scenes come first; pieces after them change the scene in place. */
export type MapOrder =
  | { readonly type: 'scene'; readonly pieces: readonly SightPiece[]; readonly table: Box }
  | { readonly type: 'put'; readonly piece: SightPiece }
  | { readonly type: 'remove'; readonly ref: string }
  | { readonly type: 'slice'; readonly job: number; readonly request: MapRequest; readonly slice: Slice }

/** What a worker answers: the rows of a slice one after the other, or why there are none. */
export type MapAnswer =
  | { readonly type: 'rows'; readonly job: number; readonly slice: Slice; readonly seen: Int32Array<ArrayBuffer> }
  | { readonly type: 'refused'; readonly job: number; readonly refusal: MapRefusal }

/** The rows of a slice. */
export const rowsOf = ({ from, step }: Slice, { rows }: Lattice): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((rows - from) / step)) }, (_, i) => from + i * step)

/** A map of this request cut so that each slice takes some rows: about `rowsEach`. */
export const slicesOf = (request: MapRequest, rowsEach: number): readonly Slice[] => {
  const { rows } = latticeOf(request.table, request.cell)
  const step = Math.max(1, Math.ceil(rows / Math.max(1, rowsEach)))
  return Array.from({ length: step }, (_, from) => ({ from, step }))
}

/** What one worker keeps between messages. */
export interface SliceWorker {
  /** Does what it is told. Orders that are not understood, or come before a scene, are answered with nothing. */
  hear(order: MapOrder): MapAnswer | undefined
}

export const sliceWorker = (): SliceWorker => {
  let scene: Scene | undefined
  let making: { readonly key: string; readonly version: number; readonly work: MapWork } | undefined
  const workFor = (known: Scene, request: MapRequest): MapWork => {
    const key = JSON.stringify(request)
    if (making?.key !== key || making.version !== known.version)
      making = { key, version: known.version, work: beginMap(known, request) }
    return making.work
  }
  return {
    hear(order) {
      switch (order.type) {
        case 'scene':
          scene = sceneOf(order.pieces, order.table)
          making = undefined
          return undefined
        case 'put':
          if (scene) putPiece(scene, order.piece)
          return undefined
        case 'remove':
          if (scene) removePiece(scene, order.ref)
          return undefined
        case 'slice': {
          const { job, request, slice } = order
          const refusal = refusalOf(request)
          if (refusal) return { type: 'refused', job, refusal }
          if (!scene) return undefined
          const work = workFor(scene, request)
          const rows = rowsOf(slice, work.lattice)
          const size = work.lattice.columns * wordsOf(work.lattice)
          const seen = new Int32Array(rows.length * size)
          for (const [i, row] of rows.entries()) castRow(work, row, seen, i * size)
          return { type: 'rows', job, slice, seen }
        }
      }
    },
  }
}

/** A map that slices are put into as they come. */
export interface Assembly {
  readonly map: SightMap
  /** Puts a slice in its place; once the last is there, the map is complete. */
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

/** Cells of a coarse-to-fine series: two inches, one, a half, as far as the cell asked for; the memory of each. */
export const stagesOf = (
  request: MapRequest,
  cells: readonly Units[],
): readonly { readonly request: MapRequest; readonly bytes: number }[] =>
  [...cells.filter((cell) => cell > request.cell), request.cell].map((cell) => {
    const stage = { ...request, cell }
    return { request: stage, bytes: bytesOf(stage) }
  })
