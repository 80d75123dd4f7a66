/** How many eyes see each cell, and how many cells each eye sees: counted on whole words of bits. */
import { cellsOf, type Lattice, wordsOf } from './lattice'
import type { SightMap } from './request'

/** A set of cells, with a mark for each cell of the map. */
export type Cells = Uint8Array

/** Binary digits of the counters: enough for as many eyes as a map can have. */
const DIGITS = 21

/** The number of set bits in a word. From Warren, Hacker's Delight, 5-1. */
export const bitsIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** A set of cells as bits; each row of cells begins at a new word. */
export const bitsOf = ({ columns, rows, words }: Lattice, cells: Cells): Int32Array => {
  const bits = new Int32Array(rows * words)
  for (let cell = 0; cell < columns * rows; cell++) {
    const column = cell % columns
    const at = ((cell - column) / columns) * words + (column >> 5)
    if (cells[cell]) bits[at] = (bits[at] as number) | (1 << (column & 31))
  }
  return bits
}

/**
 * For each cell, the number of eyes that see it: of all eyes, or of the marked ones. 32 cells are counted at a time, one binary
 * digit after the other (a vertical counter: Warren, Hacker's Delight, 5-1 on counting in many words at once).
 */
export const eyesThatSee = ({ lattice, seen }: SightMap, eyes?: Cells): Uint32Array => {
  const { columns, rows, words } = lattice
  const stride = wordsOf(lattice)
  const digits = new Int32Array(stride * DIGITS)
  for (let eye = 0; eye < cellsOf(lattice); eye++) {
    if (eyes && !eyes[eye]) continue
    const from = eye * stride
    for (let k = 0; k < stride; k++) {
      let carry = seen[from + k] as number
      for (let at = k * DIGITS; carry !== 0; at++) {
        const digit = digits[at] as number
        digits[at] = digit ^ carry
        carry &= digit
      }
    }
  }
  const counts = new Uint32Array(columns * rows)
  for (let cell = 0; cell < counts.length; cell++) {
    const column = cell % columns
    const at = (((cell - column) / columns) * words + (column >> 5)) * DIGITS
    let count = 0
    for (let digit = 0; digit < DIGITS; digit++) count += (((digits[at + digit] as number) >>> (column & 31)) & 1) * 2 ** digit
    counts[cell] = count
  }
  return counts
}

/** For each eye, the number of cells it sees: of all cells, or of the marked ones. */
export const cellsSeen = ({ lattice, seen }: SightMap, cells?: Cells): Uint32Array => {
  const stride = wordsOf(lattice)
  const mask = cells && bitsOf(lattice, cells)
  const counts = new Uint32Array(cellsOf(lattice))
  for (let eye = 0; eye < counts.length; eye++) {
    let count = 0
    for (let k = 0; k < stride; k++) count += bitsIn((seen[eye * stride + k] as number) & (mask ? (mask[k] as number) : -1))
    counts[eye] = count
  }
  return counts
}
