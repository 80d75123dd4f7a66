/**
 * Signs that are always correct: a floating-point estimate decides where its error cannot matter, otherwise arbitrary-precision
 * integers. All arguments are integers below 2^53.
 */
import type { Point } from './types'

const SURE = 1e-15
const WHOLE = 2 ** 53

/** The sign (-1, 0, 1) of `a * b - c * d`. */
export const signOfProducts = (a: number, b: number, c: number, d: number): number => {
  const left = a * b
  const right = c * d
  const difference = left - right
  const size = Math.abs(left) + Math.abs(right)
  if (size < WHOLE || Math.abs(difference) > size * SURE) return Math.sign(difference) || 0
  const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)
  return exact > 0n ? 1 : exact < 0n ? -1 : 0
}

/** The sign (-1, 0, 1) of `a * sqrt(square) + b`, with `square` not negative: for comparisons with irrational distances. */
export const signOfSurd = (a: number, b: number, square: number): number => {
  if (a === 0 || square === 0) return Math.sign(b) || 0
  if (a > 0 === b > 0 || b === 0) return Math.sign(a)
  const left = a * a * square
  const right = b * b
  const difference = left - right
  const size = left + right
  if (size < WHOLE || Math.abs(difference) > size * SURE)
    return difference === 0 ? 0 : difference > 0 ? Math.sign(a) : Math.sign(b)
  const exact = BigInt(a) * BigInt(a) * BigInt(square) - BigInt(b) * BigInt(b)
  return exact === 0n ? 0 : exact > 0n ? Math.sign(a) : Math.sign(b)
}

/** Twice the signed area of the triangle: positive if `c` lies to the left of the line from `a` to `b`. */
export const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

/** The square of the distance between two points. */
export const squaredDistance = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)

/** The sign of the distance from `p` to the segment `a`-`b` minus `d`; `d` not negative. The segment may be a single point. */
export const compareToSegment = (p: Point, a: Point, b: Point, d: number): number => {
  const ex = b.x - a.x
  const ey = b.y - a.y
  const px = p.x - a.x
  const py = p.y - a.y
  const dot = px * ex + py * ey
  if (dot <= 0) return Math.sign(px * px + py * py - d * d)
  const squared = ex * ex + ey * ey
  if (dot >= squared) return Math.sign(squaredDistance(p, b) - d * d)
  const aside = ex * py - ey * px
  return signOfProducts(aside, aside, d * d, squared)
}
