/** A small fast generator (sfc32) of 32-bit integers: the same numbers from the same seed on every machine. */
import type { Rng } from '../kernel'

/** The state: four 32-bit numbers. */
export type Seed = readonly [number, number, number, number]

/** A generator from a seed; a single number is spread over the four words. Each call of `below` advances it. */
export function generator(seed: number | Seed): Rng {
  let [a, b, c, counter] = typeof seed === 'number' ? spread(seed) : seed.map((word) => word >>> 0)
  const draw = (): number => {
    const drawn = ((((a as number) + (b as number)) >>> 0) + (counter as number)) >>> 0
    counter = ((counter as number) + 1) >>> 0
    a = ((b as number) ^ ((b as number) >>> 9)) >>> 0
    b = ((c as number) + ((c as number) << 3)) >>> 0
    c = ((((c as number) << 21) | ((c as number) >>> 11)) + drawn) >>> 0
    return drawn
  }
  for (let round = 0; round < 15; round++) draw()
  return {
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > 0x100000000) throw new Error(`no number is below ${bound}`)
      // Numbers from the last, incomplete block are rejected, so that every value is equally likely.
      const whole = 0x100000000 - (0x100000000 % bound)
      for (;;) {
        const drawn = draw()
        if (drawn < whole) return drawn % bound
      }
    },
  }
}

function spread(seed: number): number[] {
  const words: number[] = []
  let state = seed >>> 0
  for (let word = 0; word < 4; word++) {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    words.push((mixed ^ (mixed >>> 16)) >>> 0)
  }
  return words
}
