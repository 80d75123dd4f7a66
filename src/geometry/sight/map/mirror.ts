/** The second half of a mutual map: a cell seen from a later row also sees that row. Transposes bits in squares of 32 by 32. */
import type { SightMap } from './request'

/** Transposes a square of bits in place. From Warren, Hacker's Delight, 7-3, with the least significant bit first. */
export const turnOver = (square: Int32Array): void => {
  let mask = 0x0000ffff
  for (let step = 16; step > 0; step >>= 1) {
    for (let k = 0; k < 32; k = ((k | step) + 1) & ~step) {
      const change = (((square[k] as number) >>> step) ^ (square[k | step] as number)) & mask
      square[k | step] = (square[k | step] as number) ^ change
      square[k] = (square[k] as number) ^ (change << step)
    }
    mask ^= mask << (step >> 1)
  }
}

/** Adds what later rows of eyes see of earlier ones, for a map with the same height for eye and target. Mutates the map. */
export const mirror = ({ lattice, seen }: SightMap): void => {
  const { columns, rows, words } = lattice
  const stride = rows * words
  const square = new Int32Array(32)
  for (let row = 0; row < rows; row++) {
    for (let other = row + 1; other < rows; other++) {
      for (let word = 0; word < words; word++) {
        for (let group = 0; group < words; group++) {
          // Eyes of `row` in this group of 32, targets of `other` in this word.
          for (let k = 0; k < 32; k++) {
            const eye = group * 32 + k
            square[k] = eye < columns ? (seen[(row * columns + eye) * stride + other * words + word] as number) : 0
          }
          turnOver(square)
          for (let k = 0; k < 32 && word * 32 + k < columns; k++)
            seen[(other * columns + word * 32 + k) * stride + row * words + group] = square[k] as number
        }
      }
    }
  }
}
