/** Numbers that are the same for the same seed on every machine (mulberry32), for layouts that can be asked for again. */
import type { Rng } from '../kernel'

export function seeded(seed: number): Rng {
  let at = seed >>> 0
  return {
    below(bound) {
      at = (at + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(at ^ (at >>> 15), at | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) % bound
    },
  }
}
