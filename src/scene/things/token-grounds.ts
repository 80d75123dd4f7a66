/** The backgrounds that tokens are printed on: worn metal in a rim, the bare side of a die, and a mark on either. */
import { arc, clamp, cloud, mix, type Pen, step } from './token-pen'
import type { Draw } from './token-strokes'

/** The print of a token: draws the whole face. */
export type TokenDrawing = (pen: Pen) => void

/** A mark and its background. */
export interface MarkLook {
  readonly draw: Draw
  /** The background: red, green, blue from 0 to 1. */
  readonly ground: readonly [number, number, number]
  readonly ink: string
  readonly glow: number
  /** A die has no rim: its print covers the whole side. */
  readonly isDie?: true
}

/** The raised rim that every token has: dark metal with a thin bright line inside. */
export function rim(pen: Pen, metal: string, line: string, glow = 0): void {
  pen.line(arc(0.92, 0, 7), metal, 0.22)
  pen.line(arc(0.815, 0, 7), line, 0.02, glow)
}

/** A slightly worn background, darker towards the rim. */
export const worn =
  (r: number, g: number, b: number): Parameters<Pen['each']>[0] =>
  (x, y) => {
    const light = mix(0.82, 1.1, cloud(x * 4 + 9, y * 4)) * mix(1.06, 0.7, step(0.2, 0.95, Math.hypot(x, y)))
    return [clamp(r * light), clamp(g * light), clamp(b * light), 0]
  }

/** A mark on a worn background; on a die without a rim. */
export const marked =
  ({ draw, ground, ink, glow, isDie }: MarkLook): TokenDrawing =>
  (pen) => {
    if (isDie) pen.each((x, y) => [...grained(ground, x, y), 0])
    else {
      pen.each(worn(...ground))
      rim(pen, '#25221e', ink)
    }
    draw(pen, ink, glow)
  }
const grained = ([r, g, b]: MarkLook['ground'], x: number, y: number): readonly [number, number, number] => {
  const light = mix(0.85, 1.2, cloud(x * 3 + 4, y * 3))
  return [clamp(r * light), clamp(g * light), clamp(b * light)]
}
