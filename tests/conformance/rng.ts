/** A small seeded generator for tests (sfc32): the same numbers on every machine. */
import type { Rng } from '../../src/kernel'

export function seeded(seed: number): Rng {
  let [a, b, c, counter] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 1]
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  for (let warm = 0; warm < 12; warm++) next()
  return {
    below(bound) {
      const limit = 4294967296 - (4294967296 % bound)
      for (;;) {
        const drawn = next()
        if (drawn < limit) return drawn % bound
      }
    },
  }
}
