/** Preset deployment areas for two sides that face each other. Lengths in units. */
import type { Box, Convex, Units } from '../geometry/types'
import type { LayoutArea } from './document'

/** Strips along two opposite edges, squares in two opposite corners, or triangles across two opposite corners. */
export const AREA_SHAPES = ['near-far', 'left-right', 'corners', 'triangles'] as const
export type AreaShape = (typeof AREA_SHAPES)[number]
export interface AreaPreset {
  readonly shape: AreaShape
  /** Depth of a strip, or side length of a corner area. */
  readonly deep: Units
}

const rectangle = (x0: Units, y0: Units, x1: Units, y1: Units): Convex => [
  { x: x0, y: y0 },
  { x: x1, y: y0 },
  { x: x1, y: y1 },
  { x: x0, y: y1 },
]

/** A's area and B's. B's area is A's turned by 180 degrees about the middle, so that both sides have the same. */
export function areasFor({ width, depth }: Box, { shape, deep }: AreaPreset): readonly LayoutArea[] {
  const first = ((): Convex => {
    switch (shape) {
      case 'near-far':
        return rectangle(0, 0, width, deep)
      case 'left-right':
        return rectangle(0, 0, deep, depth)
      case 'corners':
        return rectangle(0, 0, deep, deep)
      case 'triangles':
        return [
          { x: 0, y: 0 },
          { x: deep, y: 0 },
          { x: 0, y: deep },
        ]
    }
  })()
  const second = first.map(({ x, y }) => ({ x: width - x, y: depth - y }))
  return [
    { ref: 'area-a', seat: 'A', outlines: [first] },
    { ref: 'area-b', seat: 'B', outlines: [second] },
  ]
}
