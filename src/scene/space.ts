/**
 * The only conversion between table space and scene space. Table: hundredths of a millimetre, x right, y away, z up, origin at
 * the near left corner. Scene: inches, x right, y up, z towards the viewer, the same origin.
 */
import { INCH, type Point, type Units } from '../geometry/types'

/** A place or direction in scene space, inches. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly z: number
}

export const inches = (units: Units): number => units / INCH
export const units = (length: number): Units => Math.round(length * INCH)

export const toScene = (at: Point, z: Units = 0): Spot => ({ x: at.x / INCH, y: z / INCH, z: -at.y / INCH })

/** The point of the table below a spot, in whole units. */
export const toTable = (spot: { readonly x: number; readonly z: number }): Point => ({ x: units(spot.x), y: -units(spot.z) })

const RADIANS = Math.PI / 180

/** Terrain is modelled at heading 0. */
export const yawOfTerrain = (heading: number): number => heading * RADIANS
/** A figure is modelled facing scene +z; heading 0 faces table +x. */
export const yawOfFigure = (heading: number): number => (heading + 90) * RADIANS
/** The yaw at which a figure at `from` faces `to`. */
export const yawTowards = (
  from: { readonly x: number; readonly z: number },
  to: { readonly x: number; readonly z: number },
): number => Math.atan2(to.x - from.x, to.z - from.z)

/** `to` plus or minus whole turns, so that the rotation from `from` takes the shorter way. */
export function nearestTurn(from: number, to: number): number {
  const turn = Math.PI * 2
  return to - Math.round((to - from) / turn) * turn
}

export const apart = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z)
export const apartOnTable = (
  a: { readonly x: number; readonly z: number },
  b: { readonly x: number; readonly z: number },
): number => Math.hypot(b.x - a.x, b.z - a.z)
