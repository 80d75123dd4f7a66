/** A small table for tests: lengths in inches. */
import { INCH, type Point, type Units } from '../../src/geometry/types'
import type { FigureLook, Look } from '../../src/scene/look'
import { placed } from '../../src/table/layout'

export const inch = (value: number): Units => Math.round(value * INCH)
export const at = (x: number, y: number): Point => ({ x: inch(x), y: inch(y) })

export const figure = (ref: string, x: number, y: number, more: Partial<FigureLook> = {}): FigureLook => ({
  ref,
  model: 'nobody',
  name: ref,
  seat: 'A',
  at: at(x, y),
  z: 0,
  heading: 90,
  radius: inch(0.5),
  markers: [],
  ...more,
})

export function box(
  ref: string,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  height: number,
  climbable = false,
): Look['terrain'][number] {
  const outline = [
    at((x0 - x1) / 2, (y0 - y1) / 2),
    at((x1 - x0) / 2, (y0 - y1) / 2),
    at((x1 - x0) / 2, (y1 - y0) / 2),
    at((x0 - x1) / 2, (y1 - y0) / 2),
  ]
  const kind = { kind: 'box', parts: [{ outline, bottom: 0, top: inch(height) }] }
  const top = climbable ? { top: { outline, height: inch(height) } } : {}
  return { ...placed({ ...kind, ...top }, ref, at((x0 + x1) / 2, (y0 + y1) / 2), 0), name: ref }
}

export const lookOf = (figures: readonly FigureLook[], terrain: Look['terrain'] = []): Look => ({
  width: inch(36),
  depth: inch(36),
  mat: 'deck',
  terrain,
  figures,
  areas: [],
})
