/**
 * Sheets: which pictures show a thing, by three's layers. A thing without a layer set here is in every picture; a camera without
 * one shows only such things.
 */
import { type Camera, Layers } from 'three'

export const SHEETS = { everywhere: 0, table: 1, eye: 2, marks: 3, line: 4 } as const
export type Sheet = keyof typeof SHEETS

/** For a thing's `layers`. */
export function onSheets(...sheets: readonly Sheet[]): Layers {
  const layers = new Layers()
  layers.mask = maskOf(sheets)
  return layers
}

const maskOf = (sheets: readonly Sheet[]): number => sheets.reduce((mask, sheet) => mask | (1 << SHEETS[sheet]), 0)

export const EVERYWHERE = onSheets('everywhere')
/** Only in views of the table from outside: such marks would be in the way in a miniature's own view. */
export const TABLE_ONLY = onSheets('table')
/** Only in views from a miniature's eye: the volumes of the rules. */
export const EYE_ONLY = onSheets('eye')
/** In every picture, and also in one of their own for tests. */
export const MARKS = onSheets('everywhere', 'marks')
export const LINE = onSheets('table', 'line')

export function showSheets(camera: Camera, ...sheets: readonly Sheet[]): void {
  camera.layers.mask = maskOf(sheets)
}
