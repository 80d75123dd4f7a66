/** Fairness: how much more of a table one side sees than the other, which sees its turned or mirrored image. */
import { bitsIn } from './counts'
import { cellsOf, type Lattice, wordsOf } from './lattice'
import { exposure, layerOf, type MapLayer } from './layers'
import type { SightMap } from './request'
import type { Symmetry } from './symmetries'

/** The image of a cell. */
export const partnerOf = ({ columns, rows }: Lattice, symmetry: Symmetry, cell: number): number => {
  const column = cell % columns
  const row = (cell - column) / columns
  const toColumn = symmetry === 'near-far' ? column : columns - 1 - column
  const toRow = symmetry === 'left-right' ? row : rows - 1 - row
  return toRow * columns + toColumn
}

export interface Fairness {
  readonly symmetry: Symmetry
  /** How much more each cell is seen than its image: a share of the table. */
  readonly layer: MapLayer
  /** The share of pairs of cells that see each other while their images do not, or the other way round. */
  readonly unequal: number
}

/** The bits of a 32-bit word in reverse order. From Warren, Hacker's Delight, 7-1. */
const backwards = (word: number): number => {
  let bits = ((word & 0x55555555) << 1) | ((word >>> 1) & 0x55555555)
  bits = ((bits & 0x33333333) << 2) | ((bits >>> 2) & 0x33333333)
  bits = ((bits & 0x0f0f0f0f) << 4) | ((bits >>> 4) & 0x0f0f0f0f)
  bits = ((bits & 0x00ff00ff) << 8) | ((bits >>> 8) & 0x00ff00ff)
  return (bits << 16) | (bits >>> 16)
}

/** A word of a row of cells, read from the row's other end. */
const wordBackwards = (seen: Int32Array, row: number, word: number, { columns, words }: Lattice): number => {
  const pad = words * 32 - columns
  const high = backwards(seen[row + words - 1 - word] as number)
  if (pad === 0) return high
  const next = word + 1 < words ? backwards(seen[row + words - 2 - word] as number) : 0
  return (high >>> pad) | (next << (32 - pad))
}

/** Compares a table with its image under a symmetry, cell by cell and pair by pair. */
export const fairness = (map: SightMap, symmetry: Symmetry): Fairness => {
  const { lattice, seen } = map
  const { rows, words } = lattice
  const cells = cellsOf(lattice)
  const stride = wordsOf(lattice)
  const { values } = exposure(map)
  const difference = values.map((value, cell) => value - (values[partnerOf(lattice, symmetry, cell)] as number))
  let differing = 0
  for (let eye = 0; eye < cells; eye++) {
    const from = eye * stride
    const to = partnerOf(lattice, symmetry, eye) * stride
    for (let row = 0; row < rows; row++) {
      const at = to + (symmetry === 'left-right' ? row : rows - 1 - row) * words
      for (let k = 0; k < words; k++) {
        const other = symmetry === 'near-far' ? (seen[at + k] as number) : wordBackwards(seen, at, k, lattice)
        differing += bitsIn((seen[from + row * words + k] as number) ^ other)
      }
    }
  }
  return { symmetry, layer: layerOf(lattice, 'difference', difference), unequal: differing / (cells * cells) }
}
