/** Reads a layer that is shown: its value at a place, and the values with which it is drawn. */
import { cellAt } from '../geometry/sight/map/lattice'
import type { MapLayer } from '../geometry/sight/map/layers'
import type { Point } from '../geometry/types'
import type { Shown } from './exposure'
import { bandAt } from './layers'

/** The value of the cell at a place, as a layer has it; undefined beyond the table. */
export const valueAt = ({ lattice, values }: MapLayer, at: Point): number | undefined => {
  const cell = cellAt(lattice, at)
  return cell === undefined ? undefined : values[cell]
}
/** The value of a layer at a place, if there is one. */
export const readingAt = ({ layer }: Shown, at: Point): number | undefined => {
  const value = valueAt(layer, at)
  return value === undefined || Number.isNaN(value) ? undefined : value
}

/** The values with which a field overlay draws a layer's cells: shares of one, each in the middle of one of `of` equal bands. */
export function looksOf({ layer, bands }: Shown, of: number): Float64Array {
  return layer.values.map((value) => {
    const band = bandAt(bands, value)
    return band ? (band.look + 0.5) / of : Number.NaN
  })
}
