/** How one worker makes its slices of a map. It keeps the scene, and what it has prepared of a request, between messages. */
import type { Units } from '../../types'
import { putPiece, removePiece, type Scene, sceneOf } from '../scene'
import { beginRising, isRisen, rise } from './heights'
import { latticeOf, wordsOf } from './lattice'
import { cellsIn } from './layers'
import { beginMap, castRow, type MapWork } from './map'
import { type MapRequest, MOST_LEVELS, refusalOf } from './request'
import { type HeightsRequest, heightsRefusalOf, type MapAnswer, type MapOrder, rowsOf, type Slice } from './slices'

/** The state of one worker between messages. */
export interface SliceWorker {
  /** Handles a message. Unknown messages, and messages before a scene, get no answer. */
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
  /** The work data of all heights of a request, kept from one slice to the next. */
  let rises: { readonly key: string; readonly version: number; readonly works: Map<Units, MapWork> } | undefined
  const riseFor = (known: Scene, { area, levels, ...request }: HeightsRequest, slice: Slice): Float64Array<ArrayBuffer> => {
    const key = JSON.stringify(request)
    if (rises?.key !== key || rises.version !== known.version) rises = { key, version: known.version, works: new Map() }
    const { works } = rises
    const lattice = latticeOf(request.table, request.cell)
    const rows = rowsOf(slice, lattice)
    const rising = beginRising(lattice, cellsIn(lattice, area), rows)
    for (const level of levels.slice(0, MOST_LEVELS)) {
      const made = works.get(level) ?? beginMap(known, { ...request, target: level })
      works.set(level, made)
      rise(rising, made.work, level)
      if (isRisen(rising)) break
    }
    const { columns } = lattice
    const values = new Float64Array(rows.length * columns)
    for (const [i, row] of rows.entries()) values.set(rising.values.subarray(row * columns, (row + 1) * columns), i * columns)
    return values
  }
  return {
    hear(order) {
      switch (order.type) {
        case 'scene':
          scene = sceneOf(order.pieces, order.table)
          making = undefined
          rises = undefined
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
        case 'heights': {
          const { job, request, slice } = order
          const refusal = heightsRefusalOf(request)
          if (refusal) return { type: 'refused', job, refusal }
          return scene && { type: 'lowest', job, slice, values: riseFor(scene, request, slice) }
        }
      }
    },
  }
}
