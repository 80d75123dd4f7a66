/** Divides a large mesh into lots of neighbouring triangles, so that each can be processed between two pauses. */
import { BREATH, type TriangleMesh, type Work, within } from './mesh'

/** Positions distinguished along an axis when a lot is divided in two. */
const BINS = 256

/** Lots of at most `most` triangles, as corner indices, three per triangle. They contain every triangle of the mesh once. */
export function* lotsOf({ positions, triangles }: TriangleMesh, most: number): Work<readonly Uint32Array[]> {
  const done: Uint32Array[] = []
  const open = [triangles]
  let settled = 0
  for (let lot = open.pop(); lot; lot = open.pop()) {
    const share = settled / triangles.length
    if (lot.length <= 3 * most) {
      done.push(lot)
      settled += lot.length
      yield share
    } else open.push(...(yield* within(halves(positions, lot), share, share)))
  }
  return done
}

/** Divides across the longest side of the lot's box, by each triangle's first corner; by index if all are at one place. */
function* halves(positions: Float32Array, lot: Uint32Array): Work<readonly [Uint32Array, Uint32Array]> {
  const low = [Infinity, Infinity, Infinity]
  const high = [-Infinity, -Infinity, -Infinity]
  for (let t = 0; t < lot.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const value = positions[3 * (lot[t] as number) + k] as number
      if (value < (low[k] as number)) low[k] = value
      if (value > (high[k] as number)) high[k] = value
    }
  yield 0
  const sides = high.map((value, k) => value - (low[k] as number))
  const axis = sides.indexOf(Math.max(...sides))
  const [from, side] = [low[axis] as number, sides[axis] as number]
  const binOf = (t: number) =>
    side > 0
      ? Math.min(BINS - 1, Math.floor((((positions[3 * (lot[t] as number) + axis] as number) - from) / side) * BINS))
      : Math.floor((t / lot.length) * BINS)
  const counts = new Uint32Array(BINS)
  for (let t = 0; t < lot.length; t += 3) {
    const bin = binOf(t)
    counts[bin] = (counts[bin] as number) + 1
  }
  // Takes bins until they contain half of the triangles, but never all bins.
  let cut = 0
  let first = 0
  while (cut < BINS - 1 && (cut === 0 || first < lot.length / 6)) first += counts[cut++] as number
  if (first === 0 || 3 * first === lot.length) {
    const half = 3 * Math.floor(lot.length / 6)
    return [lot.slice(0, half), lot.slice(half)]
  }
  const two = [new Uint32Array(3 * first), new Uint32Array(lot.length - 3 * first)] as const
  const filled = [0, 0]
  for (let t = 0; t < lot.length; t += 3) {
    const which = binOf(t) < cut ? 0 : 1
    const at = filled[which] as number
    two[which].set(lot.subarray(t, t + 3), at)
    filled[which] = at + 3
    if (t % (24 * BREATH) === 0) yield 0
  }
  return two
}
