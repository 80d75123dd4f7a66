/** Hatchings as plain strokes: they look the same on every screen and printer, and need no colour. Millimetres. */
import type { Rect, Spot, Stroke } from './marks'

/** The directions and spacing of the lines. Lines of the same hatching align across shapes that touch. */
export interface Hatching {
  readonly apart: number
  readonly ways: readonly ('rising' | 'falling' | 'level' | 'upright')[]
}

const ROOT = Math.SQRT1_2
const NORMALS = {
  rising: { x: ROOT, y: ROOT },
  falling: { x: ROOT, y: -ROOT },
  level: { x: 0, y: 1 },
  upright: { x: 1, y: 0 },
} as const

/** The hatching of a convex outline. */
export function hatched(outline: readonly Spot[], { apart, ways }: Hatching): readonly Stroke[] {
  return ways.flatMap((way) => {
    const normal = NORMALS[way]
    const height = ({ x, y }: Spot) => x * normal.x + y * normal.y
    const heights = outline.map(height)
    const [low, high] = [Math.min(...heights), Math.max(...heights)]
    const lines: Stroke[] = []
    for (let index = Math.ceil(low / apart); index * apart <= high; index++) {
      const found = chord(outline, heights, index * apart)
      if (found) lines.push(found)
    }
    return lines
  })
}

/** Where a hatching line at a height crosses a convex outline. */
function chord(outline: readonly Spot[], heights: readonly number[], at: number): Stroke | undefined {
  const ends: Spot[] = []
  outline.forEach((from, index) => {
    const next = (index + 1) % outline.length
    const [a, b, to] = [heights[index] ?? 0, heights[next] ?? 0, outline[next]]
    if (!to || a === b || at < Math.min(a, b) || at >= Math.max(a, b)) return
    const share = (at - a) / (b - a)
    ends.push({ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) })
  })
  const [from, to] = ends
  return from && to && Math.abs(from.x - to.x) + Math.abs(from.y - to.y) > 0.05 ? [from.x, from.y, to.x, to.y] : undefined
}

/** The part of a convex outline in a rectangle; empty if there is none. */
export function clipped(outline: readonly Spot[], { x, y, width, height }: Rect): readonly Spot[] {
  const sides: readonly ((spot: Spot) => number)[] = [
    (spot) => spot.x - x,
    (spot) => x + width - spot.x,
    (spot) => spot.y - y,
    (spot) => y + height - spot.y,
  ]
  let left: readonly Spot[] = outline
  for (const inside of sides) {
    const kept: Spot[] = []
    left.forEach((from, index) => {
      const to = left[(index + 1) % left.length] ?? from
      const [a, b] = [inside(from), inside(to)]
      if (a >= 0) kept.push(from)
      if (a >= 0 !== b >= 0)
        kept.push({ x: from.x + (a / (a - b)) * (to.x - from.x), y: from.y + (a / (a - b)) * (to.y - from.y) })
    })
    left = kept
  }
  return left.length < 3 ? [] : left
}
