/** The outline of an arrow on the table, with a head that keeps its size unless the arrow is very short. Scene space; pure. */
import type { Flat } from './outline-shape'

const SHAFT = 0.3
const HEAD = 1.1
/** The head's length as a share of its width. */
const LONG = 1.15

/** `around`: how much wider than the arrow itself on all sides, in inches. Empty if the arrow has no length. */
export function arrowOutline(from: Flat, to: Flat, around = 0): readonly Flat[] {
  const length = Math.hypot(to.x - from.x, to.z - from.z)
  if (length < 1e-3) return []
  const [ux, uz] = [(to.x - from.x) / length, (to.z - from.z) / length]
  // A short arrow is all head.
  const scale = Math.min(1, length / (HEAD * LONG))
  const neck = length - HEAD * LONG * scale
  const half = (SHAFT * scale) / 2 + around
  const wide = (HEAD * scale) / 2 + around * 1.6
  const at = (along: number, across: number): Flat => ({
    x: from.x + ux * along - uz * across,
    z: from.z + uz * along + ux * across,
  })
  return [
    at(-around, -half),
    at(neck - around, -half),
    at(neck - around, -wide),
    at(length + around * 2, 0),
    at(neck - around, wide),
    at(neck - around, half),
    at(-around, half),
  ]
}
