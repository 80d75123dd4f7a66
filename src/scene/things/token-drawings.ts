/**
 * What is drawn on a token. A disc has radius 1, x to the right, y towards the reader. Points are shown as pips. A game's view
 * draws what only that game has (`SceneMarks`).
 */
import type { TokenFace } from '../look'
import { counterDrawing } from './counter-drawing'
import { objectiveDrawing } from './objective-drawing'
import { rim, type TokenDrawing, worn } from './token-grounds'
import { arc, canvasOf, disc, type Pen, penOn } from './token-pen'

/** Drawings by a token's kind. */
export type TokenDrawings = { readonly [kind: string]: TokenDrawing }

export interface Drawn {
  readonly print: Uint8ClampedArray
  /** Grey values: how much glows. */
  readonly glow: Uint8ClampedArray
}

export function drawFace({ kind, label }: TokenFace, drawings: TokenDrawings, size: number, filled: number): Drawn {
  const [print, glow] = [canvasOf(size, filled), canvasOf(size, filled)]
  const pen = penOn(print, glow, size, filled)
  const own = Object.hasOwn(drawings, kind) ? drawings[kind] : undefined
  const drawing = own ?? (kind === 'objective' ? objectiveDrawing : counterDrawing(kind)) ?? plain
  drawing(pen)
  if (label !== undefined) points(pen, label)
  return { print: print.getImageData(0, 0, size, size).data, glow: glow.getImageData(0, 0, size, size).data }
}

/** Any other token: bone with a dark dot. */
function plain(pen: Pen): void {
  pen.each(worn(0.44, 0.41, 0.36))
  rim(pen, '#35302a', '#efe6d4')
  pen.fill(disc(0, 0, 0.34), '#2d2822')
  pen.fill(disc(0, 0, 0.2), '#cbbfa8')
}

/** A dark plaque on the near rim with that many pips, or with the word itself. */
function points(pen: Pen, label: string): void {
  const pips = /^[1-6]$/.test(label) ? Number(label) : 0
  const spread = pips > 0 ? 0.135 * pips + 0.08 : 0.45
  pen.line(arc(0.81, Math.PI / 2 - spread, Math.PI / 2 + spread), '#0d0b0c', 0.3)
  pen.line(arc(0.81, Math.PI / 2 - spread, Math.PI / 2 + spread), '#2a2426', 0.24)
  for (let i = 0; i < pips; i++) {
    const a = Math.PI / 2 + (i - (pips - 1) / 2) * 0.27
    pen.fill(disc(Math.cos(a) * 0.81, Math.sin(a) * 0.81, 0.076), '#fff6e0', 0.12)
  }
  if (pips === 0) pen.text(label, 0.81, 0.26, '#fff6e0')
}
