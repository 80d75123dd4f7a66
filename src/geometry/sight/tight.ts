/**
 * A box around every part, rotated with it if it is a rectangle: eight numbers, half a cache line. A segment is first tested
 * against this box along the six possible separating axes of a segment and a box (Gottschalk, Lin, Manocha: OBBTree, 1996). This
 * needs no division and no branch, and nearly always decides; cases within `MARGIN` of the box's surface are left to the exact
 * test. Units as in `types.ts`.
 */
import type { Point } from '../types'

/** Numbers per part: the middle x, y, z, the direction of its length x, y, and half its length, width and height. */
export const TIGHT = 8

/**
 * Nothing is decided nearer to the surface than this. It exceeds, by a third, the possible deviation of corners from the
 * rectangle in each of two directions plus the loss of single precision.
 */
export const MARGIN = 3

/** How far each corner may deviate, along each side, from an exact rectangle. */
const STRAY = 1.5

/** The axis-parallel box, valid for any solid. */
export const plainTight = (bounds: readonly number[]): readonly number[] => {
  const [x0 = 0, y0 = 0, z0 = 0, x1 = 0, y1 = 0, z1 = 0] = bounds
  return [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2, 1, 0, (x1 - x0) / 2, (y1 - y0) / 2, (z1 - z0) / 2]
}

/** The rotated box of an upright prism whose outline is very nearly a rectangle; undefined if it is not. */
export const turnedTight = (outline: readonly Point[], bottom: number, top: number): readonly number[] | undefined => {
  const [a, b, c, d] = outline
  if (outline.length !== 4 || !a || !b || !c || !d) return undefined
  const [x, y] = [b.x - a.x + c.x - d.x, b.y - a.y + c.y - d.y]
  const size = Math.sqrt(x * x + y * y)
  if (size === 0) return undefined
  const [ux, uy] = [x / size, y / size]
  const [mx, my] = [(a.x + b.x + c.x + d.x) / 4, (a.y + b.y + c.y + d.y) / 4]
  // Each corner must lie in its own quadrant around the middle: a needle along the diagonal has corners as far away as a
  // square's, but in a different order.
  const along = outline.map((p, i) => ((p.x - mx) * ux + (p.y - my) * uy) * (i === 1 || i === 2 ? 1 : -1))
  const aside = outline.map((p, i) => ((p.y - my) * ux - (p.x - mx) * uy) * (i >= 2 ? 1 : -1))
  const [length, width] = [along, aside].map((values) => values.reduce((sum, value) => sum + value, 0) / 4) as [number, number]
  if (along.some((v) => Math.abs(v - length) > STRAY) || aside.some((v) => Math.abs(v - width) > STRAY)) return undefined
  return [mx, my, (bottom + top) / 2, ux, uy, length, width, (top - bottom) / 2]
}
