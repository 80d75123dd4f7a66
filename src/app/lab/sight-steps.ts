/**
 * Steps by the arrow keys as seen on the screen: an arrow moves along the table axis whose direction on the screen is closest to
 * it.
 */
import type { Box, Point, Units } from '../../geometry/types'
import { INCH } from '../../geometry/types'

export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
export type Arrow = keyof typeof ARROWS
export const isArrow = (code: string): code is Arrow => Object.hasOwn(ARROWS, code)

/** The steps of a ghost: half an inch, and with Shift a tenth. */
export const [STEP, FINE]: readonly [Units, Units] = [INCH / 2, INCH / 10]

const WAYS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
]

/** The unit vector on the table for this arrow. Before anything is drawn, "up" points away from the player. */
export function wayOf(
  arrow: Arrow,
  at: Point,
  toScreen: ((at: Point) => { readonly x: number; readonly y: number }) | undefined,
): Point {
  const [right, down] = ARROWS[arrow]
  if (!toScreen) return { x: right, y: 0 - down }
  const from = toScreen(at)
  const lead = ({ x, y }: Point) => {
    const to = toScreen({ x: at.x + x * INCH, y: at.y + y * INCH })
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    return (dx * right + dy * down) / Math.max(1e-9, Math.hypot(dx, dy))
  }
  return WAYS.reduce((best, way) => (lead(way) > lead(best) + 1e-9 ? way : best))
}

/** The place after one step, kept on the table. */
export const stepped = ({ width, depth }: Box, at: Point, way: Point, by: Units): Point => ({
  x: Math.min(width, Math.max(0, at.x + way.x * by)),
  y: Math.min(depth, Math.max(0, at.y + way.y * by)),
})
