/** Whether a segment is blocked by something exactly round: an upright cylinder, or a level disc. Units as in `types.ts`. */
import { signOfProducts } from '../exact'
import { BOUNDS, STRIDE } from './parts'
import { FREE_WAY, type Fraction, type Share } from './share'

/** The sign of `a t^2 + 2 b t + c` at `t = over / under`, in big integers. */
const signAt = (a: number, b: number, c: number, { over, under }: Fraction): number => {
  const [p, q] = [BigInt(over), BigInt(under)]
  const value = BigInt(a) * p * p + 2n * BigInt(b) * p * q + BigInt(c) * q * q
  return value > 0n ? 1 : value < 0n ? -1 : 0
}

/**
 * Tests the share of the segment's length at which it is nearest to the axis; if its height is outside the solid there, the
 * nearest share at which it is inside.
 */
export const cylinderShare: Share = (parts, id, ax, ay, az, bx, by, bz) => {
  const bottom = parts.bounds[id * BOUNDS + 2] as number
  const top = parts.bounds[id * BOUNDS + 5] as number
  if ((az <= bottom && bz <= bottom) || (az >= top && bz >= top)) return FREE_WAY
  const at = (parts.first[id] as number) * STRIDE
  const x = ax - (parts.numbers[at] as number)
  const y = ay - (parts.numbers[at + 1] as number)
  const radius = parts.numbers[at + 2] as number
  const dx = bx - ax
  const dy = by - ay
  const dz = bz - az
  const a = dx * dx + dy * dy
  const b = dx * x + dy * y
  const c = x * x + y * y - radius * radius
  // The segment starts outside and leads away, or ends before it comes near.
  if (c >= 0 && b >= 0) return FREE_WAY
  const into = az < bottom ? (bottom - az) / dz : az > top ? (top - az) / dz : 0
  const out = bz < bottom ? (bottom - az) / dz : bz > top ? (top - az) / dz : 1
  const nearest = a === 0 ? into : -b / a
  const share = nearest < into ? into : nearest > out ? out : nearest
  const value = (a * share + 2 * b) * share + c
  const doubt = (a + 2 * Math.abs(b) + Math.abs(c)) * 1e-14
  let isMet = value < 0
  if (Math.abs(value) <= doubt) {
    const from =
      az < bottom ? { over: bottom - az, under: dz } : az > top ? { over: az - top, under: -dz } : { over: 0, under: 1 }
    const to = bz < bottom ? { over: az - bottom, under: -dz } : bz > top ? { over: top - az, under: dz } : { over: 1, under: 1 }
    const isAfter = signOfProducts(-b, from.under, from.over, a) > 0
    const isBefore = signOfProducts(-b, to.under, to.over, a) < 0
    const decisive = a === 0 || !isAfter ? from : isBefore ? { over: -b, under: a } : to
    isMet = signAt(a, b, c, decisive) < 0
  }
  if (!isMet) return FREE_WAY
  const entry = c < 0 || a === 0 ? 0 : (-b - Math.sqrt(Math.max(0, b * b - a * c))) / a
  return Math.min(1, Math.max(entry, into))
}

export const roundSheetShare: Share = (parts, id, ax, ay, az, bx, by, bz) => {
  const level = parts.bounds[id * BOUNDS + 2] as number
  if (!((az < level && bz > level) || (az > level && bz < level))) return FREE_WAY
  const at = (parts.first[id] as number) * STRIDE
  const x = ax - (parts.numbers[at] as number)
  const y = ay - (parts.numbers[at + 1] as number)
  const radius = parts.numbers[at + 2] as number
  const [dx, dy] = [bx - ax, by - ay]
  const fraction = { over: Math.abs(level - az), under: Math.abs(bz - az) }
  return signAt(dx * dx + dy * dy, dx * x + dy * y, x * x + y * y - radius * radius, fraction) <= 0
    ? fraction.over / fraction.under
    : FREE_WAY
}
