/** A picture of the exposure layer to save: the table from above with its terrain, and the legend, drawn on a canvas. */

import type { Lattice } from '../../geometry/sight/map/lattice'
import type { Point } from '../../geometry/types'
import { BANDS } from '../../lab/layers'
import { FIELD_COLOURS, FIELD_DOTS } from '../../scene/seats'
import type { Tabletop } from '../../table/piece'

/** Pixels of the table's longer side, of the strip with the legend, and of the margin. */
const [LONG, STRIP, EDGE] = [1440, 120, 40]

export interface PictureWords {
  readonly title: string
  readonly bands: readonly { readonly look: number; readonly text: string }[]
}
/** For every cell its band, as the middle of one of five equal parts of 0 to 1 (as fields have it); NaN without a band. */
export interface Pictured {
  readonly lattice: Lattice
  readonly looks: ArrayLike<number>
  /** Lines drawn over the field: fire lanes. */
  readonly lines: readonly { readonly from: Point; readonly to: Point }[]
}

export async function pictureOf(
  pictured: Pictured,
  { width, depth, terrain }: Tabletop,
  words: PictureWords,
): Promise<Blob | null> {
  const scale = LONG / Math.max(width, depth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale) + 2 * EDGE
  canvas.height = Math.round(depth * scale) + 2 * EDGE + STRIP
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = '#15100d'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const x = (at: number) => EDGE + at * scale
  const y = (at: number) => EDGE + (depth - at) * scale
  const { lattice, looks, lines } = pictured
  const side = lattice.cell * scale
  for (let i = 0; i < looks.length; i++) {
    const look = looks[i] ?? Number.NaN
    if (Number.isNaN(look)) continue
    const [column, row] = [i % lattice.columns, Math.floor(i / lattice.columns)]
    field(pen, x(column * lattice.cell), y((row + 1) * lattice.cell), side, side, Math.floor(look * BANDS))
  }
  pen.lineWidth = 2
  for (const { outlines } of terrain) {
    for (const outline of outlines) {
      pen.beginPath()
      for (const corner of outline) pen.lineTo(x(corner.x), y(corner.y))
      pen.closePath()
      pen.fillStyle = 'rgb(20 14 10 / 55%)'
      pen.strokeStyle = '#f6eee2'
      pen.fill()
      pen.stroke()
    }
  }
  pen.strokeRect(EDGE, EDGE, width * scale, depth * scale)
  for (const { from, to } of lines) {
    pen.beginPath()
    pen.moveTo(x(from.x), y(from.y))
    pen.lineTo(x(to.x), y(to.y))
    pen.stroke()
  }
  pen.fillStyle = '#f6eee2'
  pen.font = '600 30px system-ui, sans-serif'
  const foot = canvas.height - STRIP
  pen.fillText(words.title, EDGE, foot + 20)
  pen.font = '24px system-ui, sans-serif'
  const step = (canvas.width - 2 * EDGE) / BANDS
  words.bands.forEach(({ look, text }, i) => {
    field(pen, EDGE + i * step, foot + 50, 40, 40, look)
    pen.fillStyle = '#f6eee2'
    pen.fillText(text, EDGE + i * step + 52, foot + 79, step - 60)
  })
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

/** Draws one cell of a band: its colour, and in the middle a dot of the band's size. */
function field(pen: CanvasRenderingContext2D, x: number, y: number, wide: number, high: number, band: number): void {
  pen.fillStyle = FIELD_COLOURS[band] ?? '#000'
  // Slightly wider than the cell, so that no gaps show between cells.
  pen.fillRect(x, y, wide + 0.5, high + 0.5)
  const size = FIELD_DOTS[band] ?? 0
  if (size === 0) return
  pen.fillStyle = 'rgb(255 255 255 / 75%)'
  pen.beginPath()
  pen.arc(x + wide / 2, y + high / 2, size * Math.min(wide, high), 0, 2 * Math.PI)
  pen.fill()
}

/** Downloads the picture. */
export function keepPicture(picture: Blob, name: string): void {
  const url = URL.createObjectURL(picture)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
