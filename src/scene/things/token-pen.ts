/** The pen for drawing tokens: shapes, lines and backgrounds, in the print and in the glow at once. */

/** Draws everything twice: in the print, and in the glow (0 to 1). */
export interface Pen {
  fill(path: (ink: Ink) => void, colour: string, glow?: number): void
  line(path: (ink: Ink) => void, colour: string, width: number, glow?: number): void
  /** Every pixel of the disc: red, green, blue and glow from 0 to 1. */
  each(paint: (x: number, y: number) => readonly [number, number, number, number]): void
  text(words: string, y: number, size: number, colour: string): void
}
export type Ink = CanvasRenderingContext2D

export function canvasOf(size: number, filled: number): Ink {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const ink = canvas.getContext('2d', { willReadFrequently: true }) as Ink
  ink.fillStyle = '#000'
  ink.fillRect(0, 0, size, size)
  ink.translate(size / 2, size / 2)
  ink.scale((size / 2) * filled, (size / 2) * filled)
  ink.lineJoin = 'round'
  ink.lineCap = 'round'
  return ink
}

const grey = (glow: number) =>
  `rgb(${Array(3)
    .fill(Math.round(255 * glow))
    .join()})`

export function penOn(print: Ink, glow: Ink, size: number, filled: number): Pen {
  return {
    fill(path, colour, shine = 0) {
      for (const [ink, style] of [
        [print, colour],
        [glow, grey(shine)],
      ] as const) {
        ink.fillStyle = style
        ink.beginPath()
        path(ink)
        ink.fill()
      }
    },
    line(path, colour, width, shine = 0) {
      for (const [ink, style] of [
        [print, colour],
        [glow, grey(shine)],
      ] as const) {
        ink.strokeStyle = style
        ink.lineWidth = width
        ink.beginPath()
        path(ink)
        ink.stroke()
      }
    },
    each(paint) {
      const [one, other] = [print.createImageData(size, size), glow.createImageData(size, size)]
      for (let j = 0; j < size; j++)
        for (let i = 0; i < size; i++) {
          const x = ((i + 0.5) / (size / 2) - 1) / filled
          const y = ((j + 0.5) / (size / 2) - 1) / filled
          const [r, g, b, shine] = paint(x, y)
          const at = (j * size + i) * 4
          one.data.set([r * 255, g * 255, b * 255, 255], at)
          other.data.set([shine * 255, shine * 255, shine * 255, 255], at)
        }
      print.putImageData(one, 0, 0)
      glow.putImageData(other, 0, 0)
    },
    text(words, y, height, colour) {
      print.fillStyle = colour
      print.font = `700 ${height}px "Inter Variable", Inter, sans-serif`
      print.textAlign = 'center'
      print.textBaseline = 'middle'
      print.fillText(words, 0, y, 1.1)
    },
  }
}

export const disc = (x: number, y: number, r: number) => (ink: Ink) => {
  ink.moveTo(x + r, y)
  ink.arc(x, y, r, 0, Math.PI * 2)
}
export const arc = (r: number, from: number, to: number) => (ink: Ink) => ink.arc(0, 0, r, from, to)
export const shape = (points: readonly (readonly [number, number])[]) => (ink: Ink) => {
  for (const [x, y] of points) ink.lineTo(x, y)
  ink.closePath()
}
export const turned = (points: readonly (readonly [number, number])[], angle: number) =>
  points.map(([x, y]) => [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)] as const)

export const clamp = (v: number) => Math.min(1, Math.max(0, v))
export const mix = (a: number, b: number, t: number) => a + (b - a) * t
export const step = (from: number, to: number, v: number) => {
  const t = clamp((v - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** Smooth deterministic noise from 0 to 1. */
function noise(x: number, y: number): number {
  const [ix, iy] = [Math.floor(x), Math.floor(y)]
  const corner = (i: number, j: number) => {
    let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263)
    h = Math.imul(h ^ (h >>> 13), 1274126177)
    return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
  }
  const [u, v] = [step(0, 1, x - ix), step(0, 1, y - iy)]
  return mix(mix(corner(ix, iy), corner(ix + 1, iy), u), mix(corner(ix, iy + 1), corner(ix + 1, iy + 1), u), v)
}
export const cloud = (x: number, y: number) =>
  0.55 * noise(x, y) + 0.3 * noise(x * 2.1 + 7, y * 2.1) + 0.15 * noise(x * 4.3, y * 4.3 + 3)
