/** The notation of terrain solids: inches in the piece's own space, converted to integer units. */
import { type Convex, INCH, type Point, type Units } from '../../geometry/types'
import type { Part, TerrainKind } from '../piece'

const units = (inches: number): Units => Math.round(inches * INCH)

/** A convex outline from inch corners, counter-clockwise. */
export const outline = (...corners: readonly (readonly [number, number])[]): Convex =>
  corners.map(([x, y]): Point => ({ x: units(x), y: units(y) }))

/** The rectangle from one corner to the opposite one. */
export const rectangle = (x0: number, y0: number, x1: number, y1: number): Convex =>
  outline([x0, y0], [x1, y0], [x1, y1], [x0, y1])

/** A rectangle of that size around the origin, its corners cut off by `cut`. */
export const octagon = (width: number, depth: number, cut: number): Convex => {
  const [x, y] = [width / 2, depth / 2]
  return outline(
    [x, -y + cut],
    [x, y - cut],
    [x - cut, y],
    [-x + cut, y],
    [-x, y - cut],
    [-x, -y + cut],
    [-x + cut, -y],
    [x - cut, -y],
  )
}

/** A rectangle of that size around the origin. */
export const centred = (width: number, depth: number): Convex => rectangle(-width / 2, -depth / 2, width / 2, depth / 2)

/** A solid from the ground, or from `from`, up to `height` inches. */
export const solid = (shape: Convex, height: number, from = 0): Part => ({
  outline: shape,
  bottom: units(from),
  top: units(height),
})

/** A kind with a model of the same name. */
export const kind = (
  name: string,
  parts: readonly Part[],
  top?: { readonly shape: Convex; readonly height: number },
): TerrainKind => ({
  kind: name,
  parts,
  ...(top ? { top: { outline: top.shape, height: units(top.height) } } : {}),
  model: name,
})
