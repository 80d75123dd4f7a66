/**
 * Which pictures show a thing: three's layers by name. Everything is drawn in every picture unless it says otherwise here; a camera that is
 * not told sees only what is not in any sheet.
 */
import { type Camera, Layers } from 'three'

export const SHEETS = { everywhere: 0, table: 1, eye: 2, marks: 3, line: 4 } as const
export type Sheet = keyof typeof SHEETS

/** For the `layers` of a thing. */
export function onSheets(...sheets: readonly Sheet[]): Layers {
  const layers = new Layers()
  layers.mask = maskOf(sheets)
  return layers
}

const maskOf = (sheets: readonly Sheet[]): number => sheets.reduce((mask, sheet) => mask | (1 << SHEETS[sheet]), 0)

export const EVERYWHERE = onSheets('everywhere')
/** Only where the table is looked at from outside: what says where things stand would only hide them from a miniature's own eye. */
export const TABLE_ONLY = onSheets('table')
/** Only through a miniature's eye: what counts there. */
export const EYE_ONLY = onSheets('eye')
/** In every picture, and in one of its own for tests. */
export const MARKS = onSheets('everywhere', 'marks')
export const LINE = onSheets('table', 'line')

export function showSheets(camera: Camera, ...sheets: readonly Sheet[]): void {
  camera.layers.mask = maskOf(sheets)
}
