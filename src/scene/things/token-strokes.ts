/** The strokes that the drawings of tokens are made of. Lengths are shares of a token's radius, y runs down. */
import { type Ink, type Pen, shape } from './token-pen'

export type Points = readonly (readonly [number, number])[]
export type Draw = (pen: Pen, ink: string, glow: number) => void

export const lines =
  (width: number, ...paths: readonly Points[]): Draw =>
  (pen, ink, glow) => {
    for (const path of paths)
      pen.line(
        (to: Ink) => {
          for (const [x, y] of path) to.lineTo(x, y)
        },
        ink,
        width,
        glow,
      )
  }
export const solid =
  (...shapes: readonly Points[]): Draw =>
  (pen, ink, glow) => {
    for (const one of shapes) pen.fill(shape(one), ink, glow)
  }
export const ringed =
  (r: number, width: number, x = 0, y = 0, from = 0, to = 7): Draw =>
  (pen, ink, glow) =>
    pen.line((ink2) => ink2.arc(x, y, r, from, to), ink, width, glow)
export const dot =
  (r: number, x = 0, y = 0): Draw =>
  (pen, ink, glow) =>
    pen.fill(
      (to) => {
        to.moveTo(x + r, y)
        to.arc(x, y, r, 0, Math.PI * 2)
      },
      ink,
      glow,
    )
export const all =
  (...draws: readonly Draw[]): Draw =>
  (pen, ink, glow) => {
    for (const draw of draws) draw(pen, ink, glow)
  }

/** A burst with `rays` rays. */
export const burst = (rays: number, long: number, short: number): Points =>
  Array.from({ length: rays * 2 }, (_, i) => {
    const r = i % 2 ? short : long * (i % 4 ? 0.86 : 1)
    const a = (i * Math.PI) / rays
    return [Math.sin(a) * r, -Math.cos(a) * r] as const
  })
export const box = (x0: number, y0: number, x1: number, y1: number): Points => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]
export const chevron = (x: number): Points => [
  [x - 0.24, -0.5],
  [x + 0.24, 0],
  [x - 0.24, 0.5],
]
