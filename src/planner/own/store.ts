/** The storage of own pieces on a device, and an implementation that lasts only as long as the page. */
import { boundsOf } from '../../geometry/outline'
import type { Units } from '../../geometry/types'
import type { Part } from '../../table/piece'
import type { OwnRecord } from './types'

/** What a palette shows of a stored piece without loading it. */
export interface KeptPiece {
  readonly id: string
  readonly name: string
  /** Its solids, drawn from above. */
  readonly parts: readonly Part[]
  readonly size: { readonly width: Units; readonly depth: Units; readonly height: Units }
  /** Characters of its definition, mostly the picture. */
  readonly length: number
}

export interface OwnStore {
  /** False: pieces are lost when the page is closed. */
  readonly lasting: boolean
  list(): Promise<readonly KeptPiece[]>
  /** The record as stored: the schema must check it before use. */
  load(id: string): Promise<unknown>
  save(piece: OwnRecord): Promise<void>
  remove(id: string): Promise<void>
}

export function summaryOf(piece: OwnRecord): KeptPiece {
  const parts = piece.parts.map(({ outline, bottom, top }) => ({ outline, bottom, top }))
  const { minX, minY, maxX, maxY } = boundsOf(parts.flatMap(({ outline }) => outline))
  const size = { width: maxX - minX, depth: maxY - minY, height: Math.max(...parts.map(({ top }) => top)) }
  return { id: piece.id, name: piece.name, parts, size, length: JSON.stringify(piece).length }
}

export function memoryOwnStore(): OwnStore {
  const pieces = new Map<string, OwnRecord>()
  return {
    lasting: false,
    list: async () => [...pieces.values()].map(summaryOf),
    load: async (id) => pieces.get(id),
    save: async (piece) => {
      pieces.set(piece.id, piece)
    },
    remove: async (id) => {
      pieces.delete(id)
    },
  }
}
