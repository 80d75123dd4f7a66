/** Where own pieces are kept on a device, as whoever keeps them must offer it; and one that forgets with the page. */
import type { OwnPiece } from './types'

/** What a palette shows of a piece before it is loaded. */
export interface KeptPiece {
  readonly id: string
  readonly name: string
  readonly size: OwnPiece['size']
  /** Characters of its definition, the picture for the most part. */
  readonly length: number
}

export interface OwnStore {
  /** False: it is gone with the page. */
  readonly lasting: boolean
  list(): Promise<readonly KeptPiece[]>
  /** As it is stored: to be checked by the schema before it is believed. */
  load(id: string): Promise<unknown>
  save(piece: OwnPiece): Promise<void>
  remove(id: string): Promise<void>
}

export const summaryOf = (piece: OwnPiece): KeptPiece => ({
  id: piece.id,
  name: piece.name,
  size: piece.size,
  length: JSON.stringify(piece).length,
})

export function memoryOwnStore(): OwnStore {
  const pieces = new Map<string, OwnPiece>()
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
