/** Small builders for tables given in inches, as the rulebook's examples give them. */
import type { Convex, Disc, Element, Footprint, Point } from '../../src/geometry/types'

export const inch = (value: number): number => Math.round(value * 2540)

export const at = (x: number, y: number): Point => ({ x: inch(x), y: inch(y) })

export const disc = (x: number, y: number, radius = 0.5): Disc => ({ at: at(x, y), radius: inch(radius) })

export const outline = (...corners: readonly (readonly [number, number])[]): Convex => corners.map(([x, y]) => at(x, y))

export const box = (x0: number, y0: number, x1: number, y1: number): Convex => outline([x0, y0], [x1, y0], [x1, y1], [x0, y1])

export const parts = (...convex: readonly Convex[]): Footprint => ({ parts: convex })

export const element = <Ref extends string>(ref: Ref, shape: Convex | Disc): Element<Ref> => ({
  ref,
  footprint: 'radius' in shape ? { disc: shape } : { parts: [shape] },
})

export const GEO_TOL = 3
export const CONTACT_TOL = 51
