/**
 * The drawings on tokens, of our own design. A disc has radius 1, x to the right, y towards the reader. Face-up nodes differ in the
 * shape and the lightness of what is on them, not only in colour; points are pips, counted at a glance.
 */
import type { TokenFace } from '../look'
import { counterDrawing } from './counter-drawing'
import { type MarkLook, markLook } from './token-marks'
import { arc, canvasOf, clamp, cloud, disc, mix, type Pen, penOn, shape, step, turned } from './token-pen'

type Drawing = (pen: Pen) => void

export interface Drawn {
  readonly print: Uint8ClampedArray
  /** Grey: how much glows. */
  readonly glow: Uint8ClampedArray
}

export function drawFace({ kind, label }: TokenFace, size: number, filled: number): Drawn {
  const [print, glow] = [canvasOf(size, filled), canvasOf(size, filled)]
  const pen = penOn(print, glow, size, filled)
  const drawing = Object.hasOwn(DRAWINGS, kind) ? DRAWINGS[kind] : counterDrawing(kind)
  const mark = markLook(kind)
  if (drawing) drawing(pen)
  else if (mark) marked(pen, mark)
  else plain(pen)
  if (label !== undefined) points(pen, label)
  return { print: print.getImageData(0, 0, size, size).data, glow: glow.getImageData(0, 0, size, size).data }
}

/** The raised rim that every token has: dark metal with a thin bright line inside. */
function rim(pen: Pen, metal: string, line: string, glow = 0): void {
  pen.line(arc(0.92, 0, 7), metal, 0.22)
  pen.line(arc(0.815, 0, 7), line, 0.02, glow)
}

/** A ground with a little wear, darker towards the rim. */
const worn =
  (r: number, g: number, b: number): Parameters<Pen['each']>[0] =>
  (x, y) => {
    const light = mix(0.82, 1.1, cloud(x * 4 + 9, y * 4)) * mix(1.06, 0.7, step(0.2, 0.95, Math.hypot(x, y)))
    return [clamp(r * light), clamp(g * light), clamp(b * light), 0]
  }

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  /** Arms of light wound round an eye of dark. */
  'node-down'(pen) {
    pen.each((x, y) => {
      const r = Math.hypot(x, y)
      const wind = -2.5 * Math.log(r + 0.07)
      const [c, s] = [Math.cos(wind), Math.sin(wind)]
      const [u, v] = [x * c - y * s, x * s + y * c]
      const drift = cloud(u * 3.2 + 20, v * 3.2 + 20) - 0.5
      const turn = Math.atan2(v, u)
      const arms = (0.5 + 0.5 * Math.cos(3 * turn + drift * 5)) ** 1.6
      const threads = (0.5 + 0.5 * Math.cos(11 * turn + drift * 16)) ** 4
      const reach = step(0.86, 0.3, r)
      const eye = step(0.05, 0.16, r)
      const light = clamp((arms * 0.75 + threads * arms * 0.5) * mix(0.5, 1, reach)) * eye
      const halo = Math.exp(-(((r - 0.17) / 0.07) ** 2))
      const red = mix(0.035, 0.36, light) + 0.5 * halo + 0.3 * threads * arms * reach * eye
      const green = mix(0.04, 0.5, light * light) + 0.8 * halo + 0.34 * threads * arms * reach * eye
      const blue = mix(0.1, 0.85, light) + 0.95 * halo + 0.2 * threads * arms * reach * eye
      return [clamp(red), clamp(green), clamp(blue), clamp(light * 0.55 * mix(0.4, 1, reach) + halo)]
    })
    rim(pen, '#2c2a33', '#7d86b8', 0.2)
    for (let i = 0; i < 12; i++)
      pen.fill(
        shape(
          turned(
            [
              [0.86, -0.03],
              [0.98, -0.03],
              [0.98, 0.03],
              [0.86, 0.03],
            ],
            (i * Math.PI) / 6,
          ),
        ),
        '#5d5f78',
      )
  },
  /** A dense black core in a bright ring: the heaviest of the three. */
  'node-black'(pen) {
    pen.each(worn(0.4, 0.36, 0.46))
    rim(pen, '#242028', '#c9bcd8')
    // Light drawn in: short strokes that all point at the core.
    for (let i = 0; i < 24; i++) {
      const inner = i % 2 ? 0.66 : 0.62
      pen.line(
        (ink) => {
          const a = (i * Math.PI) / 12
          ink.moveTo(Math.cos(a) * inner, Math.sin(a) * inner)
          ink.lineTo(Math.cos(a + 0.1) * 0.76, Math.sin(a + 0.1) * 0.76)
        },
        '#2a2233',
        0.028,
      )
    }
    pen.fill(disc(0, 0, 0.58), '#0b080f')
    pen.line(arc(0.53, 0, 7), '#e9dcff', 0.09, 0.45)
    pen.line(arc(0.43, 2.5, 5.2), '#8b6fc0', 0.03, 0.5)
    pen.line(arc(0.36, 5.9, 8.2), '#5b4688', 0.025, 0.4)
    pen.fill(disc(0, 0, 0.3), '#030204')
  },
  /** A clock face that does not close, its two hands apart. */
  'node-temporal'(pen) {
    pen.each(worn(0.62, 0.41, 0.14))
    rim(pen, '#3a2810', '#ffe3a4')
    const ink = '#2b1a06'
    // Three arcs, the last one slipped outwards: time out of joint.
    pen.line(arc(0.58, -1.3, 0.3), ink, 0.17)
    pen.line(arc(0.58, 0.8, 2.3), ink, 0.17)
    pen.line(arc(0.66, 2.8, 4.4), ink, 0.17)
    for (let i = 0; i < 12; i++) {
      if (i % 3 === 1) continue
      pen.line(
        (line) => {
          const a = (i * Math.PI) / 6
          line.moveTo(Math.cos(a) * 0.38, Math.sin(a) * 0.38)
          line.lineTo(Math.cos(a) * 0.43, Math.sin(a) * 0.43)
        },
        ink,
        0.04,
      )
    }
    for (const [angle, length, width] of [
      [-2.3, 0.34, 0.11],
      [-0.6, 0.46, 0.085],
    ] as const)
      pen.line(
        (line) => {
          line.moveTo(0, 0)
          line.lineTo(Math.cos(angle) * length, Math.sin(angle) * length)
        },
        '#ffeec4',
        width,
        0.25,
      )
    pen.fill(disc(0, 0, 0.1), ink)
    pen.fill(disc(0, 0, 0.05), '#fff2cf', 0.6)
  },
  /** Two ways that cross, with a step in space between them. */
  'node-spatial'(pen) {
    pen.each(worn(0.08, 0.32, 0.34))
    rim(pen, '#0e2527', '#9fe6df')
    const arrow = [
      [-0.66, -0.07],
      [0.3, -0.07],
      [0.3, -0.23],
      [0.7, 0],
      [0.3, 0.23],
      [0.3, 0.07],
      [-0.66, 0.07],
    ] as const
    for (const [angle, colour] of [
      [Math.PI * 0.25 - Math.PI / 2, '#d9fff8'],
      [Math.PI * 0.25 + Math.PI, '#d9fff8'],
    ] as const) {
      pen.line(shape(turned(arrow, angle)), '#0a2022', 0.12)
      pen.fill(shape(turned(arrow, angle)), colour, 0.15)
    }
    const square = [
      [-0.17, -0.17],
      [0.17, -0.17],
      [0.17, 0.17],
      [-0.17, 0.17],
    ] as const
    pen.fill(shape(square), '#0a2022')
    pen.line(shape(square), '#d9fff8', 0.04, 0.5)
  },
}

/** A mark on a worn ground; on a die without a rim. */
function marked(pen: Pen, { draw, ground, ink, glow, isDie }: MarkLook): void {
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

/** Any other token: bone with a dark dot. */
function plain(pen: Pen): void {
  pen.each(worn(0.44, 0.41, 0.36))
  rim(pen, '#35302a', '#efe6d4')
  pen.fill(disc(0, 0, 0.34), '#2d2822')
  pen.fill(disc(0, 0, 0.2), '#cbbfa8')
}

/** A dark plaque on the near rim with so many pips, or with the word itself. */
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
