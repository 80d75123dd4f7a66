/** Random integers from a seed: 32-bit integer arithmetic only, so that every engine draws the same. */

/** Draws the next uniform integer, 0 to 2^32 - 1. Each call advances the generator. */
export type Draw = () => number

/** Separate streams by purpose, so that the labels never depend on how many numbers the physics drew. */
export const streams = { labels: 1, physics: 2 } as const

/**
 * The seed of a throw: four 32-bit words, so that the outcomes of many dice are not limited to 2^32 throws; or one word, for
 * throws that are only for display.
 */
export type Seed = number | readonly [number, number, number, number]

/** A small fast counter generator (sfc32). Equal seed and stream give equal draws. Words are taken modulo 2^32. */
export function generator(seed: Seed, stream: number): Draw {
  let [a, b, c, counter] = typeof seed === 'number' ? spreadOut(seed, stream) : apart(seed, stream)
  const draw: Draw = () => {
    const result = (((a + b) >>> 0) + counter) >>> 0
    counter = (counter + 1) >>> 0
    a = (b ^ (b >>> 9)) >>> 0
    b = (c + (c << 3)) >>> 0
    c = ((c << 21) | (c >>> 11)) >>> 0
    c = (c + result) >>> 0
    return result
  }
  for (let round = 0; round < 12; round++) draw()
  return draw
}

function spreadOut(seed: number, stream: number): [number, number, number, number] {
  const a = mix(seed >>> 0)
  const b = mix((a ^ stream) >>> 0)
  return [a, b, mix((b + 0x9e3779b9) >>> 0), 1]
}

/** Uses all words completely; each stream starts at an unrelated state. */
function apart(
  [one, two, three, four]: readonly [number, number, number, number],
  stream: number,
): [number, number, number, number] {
  const turn = mix(Math.imul(stream, 0x9e3779b9) >>> 0)
  return [(one ^ turn) >>> 0, (two ^ mix(turn)) >>> 0, three >>> 0, four >>> 0]
}

/** A uniform integer from 0 to `count - 1`. Numbers of the last, incomplete block are drawn again, so there is no bias. */
export function below(draw: Draw, count: number): number {
  const whole = 0x100000000 - (0x100000000 % count)
  for (;;) {
    const drawn = draw()
    if (drawn < whole) return drawn % count
  }
}

/** A uniform number from -1 to 1 in steps of a thousandth. */
export function spread(draw: Draw): number {
  return (below(draw, 2001) - 1000) / 1000
}

/** A uniform permutation of 0 to `count - 1` (Fisher-Yates). */
export function permutation(draw: Draw, count: number): number[] {
  const order = Array.from({ length: count }, (_, index) => index)
  for (let last = count - 1; last > 0; last--) {
    const other = below(draw, last + 1)
    const kept = order[last] as number // both indices are within the array by construction
    order[last] = order[other] as number
    order[other] = kept
  }
  return order
}

function mix(value: number): number {
  let mixed = (value + 0x9e3779b9) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0
  return (mixed ^ (mixed >>> 16)) >>> 0
}
