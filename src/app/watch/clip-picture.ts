/** Draws a picture of the table with what is written over it and below it: a frame of a clip, or a single picture. */
import { SEAT_MARKS, TONE_MARKS } from '../../scene/seats'
import type { Written, WrittenPlate, WrittenWords } from '../../scene/written'
import { wrapped } from './clip-words'

export interface Shot {
  readonly written: Written
  /** The last lines of the log; the last is the newest. */
  readonly captions: readonly string[]
  /** The round and the scores. */
  readonly head: string
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Shares of the picture's height that the head and the captions take up. The camera keeps the table clear of them. */
export const EDGES = { top: 0.06, bottom: 0.15, left: 0, right: 0 } as const

const INK = '#f4ecdc'
const SOFT = 'rgb(244 236 220 / 66%)'
const DARK = 'rgb(11 8 7 / 82%)'
const FONT = '"Inter Variable", system-ui, sans-serif'

type Pen = CanvasRenderingContext2D

/** `table`: the picture of the table, which is scaled to fill the size of the pen's canvas and cut where its shape differs. */
export function drawShot(pen: Pen, table: CanvasImageSource & Size, { written, captions, head }: Shot): void {
  const { width, height } = pen.canvas
  const unit = Math.min(width, height) / 100
  fill(pen, table)
  words(pen, written.words, unit)
  if (written.plate) plate(pen, written.plate, unit)
  heading(pen, head, unit)
  caption(pen, captions, unit)
}

function fill(pen: Pen, table: CanvasImageSource & Size): void {
  const { width, height } = pen.canvas
  const scale = Math.max(width / table.width, height / table.height)
  const [wide, high] = [table.width * scale, table.height * scale]
  pen.drawImage(table, (width - wide) / 2, (height - high) / 2, wide, high)
}

const font = (pen: Pen, size: number, weight: number) => {
  pen.font = `${weight} ${size}px ${FONT}`
}
const measure = (pen: Pen) => (text: string) => pen.measureText(text).width

/** Words with their place on the canvas in pixels: their middle, half their width, and their lower edge. */
interface Placed {
  readonly said: string
  readonly colour: string
  readonly across: number
  readonly half: number
  readonly low: number
}

/** The newest words keep their place; older ones that would overlap them stand above them. `size` is a line's height. */
function placed(pen: Pen, all: readonly WrittenWords[], unit: number, size: number): readonly Placed[] {
  const found: Placed[] = []
  for (const { x, y, text, tone, progress } of all.toReversed()) {
    const { colour, icon } = TONE_MARKS[tone]
    const said = `${icon} ${text}`
    const half = measure(pen)(said) / 2 + unit
    const across = Math.min(pen.canvas.width - half, Math.max(half, x * pen.canvas.width))
    // They rise over the first half of their time.
    let low = y * pen.canvas.height - unit * 2.5 * Math.min(1, progress * 2)
    for (const other of found.toSorted((a, b) => b.low - a.low)) {
      const isBeside = Math.abs(other.across - across) >= other.half + half
      if (!isBeside && Math.abs(other.low - low) < size) low = other.low - size
    }
    found.push({ said, colour, across, half, low })
  }
  return found
}

function words(pen: Pen, all: readonly WrittenWords[], unit: number): void {
  const size = 3.2 * unit
  font(pen, size, 650)
  pen.textAlign = 'center'
  pen.textBaseline = 'bottom'
  pen.lineJoin = 'round'
  pen.lineWidth = size * 0.28
  pen.strokeStyle = DARK
  for (const { said, colour, across, low } of placed(pen, all, unit, size * 1.2)) {
    pen.strokeText(said, across, low)
    pen.fillStyle = colour
    pen.fillText(said, across, low)
  }
}

function plate(pen: Pen, { title, text, seat, progress }: WrittenPlate, unit: number): void {
  const { width, height } = pen.canvas
  const most = Math.min(width * 0.8, 90 * unit)
  font(pen, 5 * unit, 700)
  const titles = wrapped(title, most, 2, measure(pen))
  font(pen, 3.2 * unit, 450)
  const texts = text === undefined ? [] : wrapped(text, most, 5, measure(pen))
  const high = titles.length * 6.2 * unit + texts.length * 4.4 * unit
  const fade = Math.min(1, progress * 6, (1 - progress) * 6)
  pen.save()
  pen.globalAlpha = Math.max(0, fade)
  const top = height * 0.3 - high / 2
  pen.fillStyle = DARK
  pen.fillRect(0, top - 3 * unit, width, high + 6 * unit)
  pen.fillStyle = seat ? SEAT_MARKS[seat].colour : SOFT
  pen.fillRect(0, top - 3 * unit, width, 0.5 * unit)
  pen.textAlign = 'center'
  pen.textBaseline = 'top'
  pen.fillStyle = INK
  let y = top
  font(pen, 5 * unit, 700)
  for (const line of titles) {
    pen.fillText(line, width / 2, y)
    y += 6.2 * unit
  }
  font(pen, 3.2 * unit, 450)
  for (const line of texts) {
    pen.fillText(line, width / 2, y)
    y += 4.4 * unit
  }
  pen.restore()
}

function heading(pen: Pen, head: string, unit: number): void {
  if (head === '') return
  const { width } = pen.canvas
  shade(pen, 0, 9 * unit, 'down')
  font(pen, 2.8 * unit, 550)
  pen.textAlign = 'left'
  pen.textBaseline = 'top'
  pen.fillStyle = SOFT
  const [line = ''] = wrapped(head, width - 6 * unit, 1, measure(pen))
  pen.fillText(line, 3 * unit, 2.4 * unit)
}

function caption(pen: Pen, captions: readonly string[], unit: number): void {
  if (captions.length === 0) return
  const { width, height } = pen.canvas
  const most = width - 6 * unit
  const rows = captions.flatMap((text, at) => {
    const isNewest = at === captions.length - 1
    font(pen, 3.6 * unit, isNewest ? 600 : 450)
    return wrapped(text, most, isNewest ? 3 : 1, measure(pen)).map((line) => ({ line, isNewest }))
  })
  const step = 5 * unit
  const top = height - 2.4 * unit - rows.length * step
  shade(pen, top - 6 * unit, height, 'up')
  pen.textAlign = 'left'
  pen.textBaseline = 'top'
  rows.forEach(({ line, isNewest }, at) => {
    font(pen, 3.6 * unit, isNewest ? 600 : 450)
    pen.fillStyle = isNewest ? INK : SOFT
    pen.fillText(line, 3 * unit, top + at * step)
  })
}

/** Darkens a strip of the picture, the more the nearer to its edge, so that words on it can be read. */
function shade(pen: Pen, from: number, to: number, towards: 'up' | 'down'): void {
  const dark = pen.createLinearGradient(0, from, 0, to)
  dark.addColorStop(towards === 'up' ? 0 : 1, 'rgb(11 8 7 / 0%)')
  dark.addColorStop(towards === 'up' ? 0.4 : 0, DARK)
  pen.fillStyle = dark
  pen.fillRect(0, from, pen.canvas.width, to - from)
}
