/**
 * The marks of a set of dice in one texture: red is the ink; green and blue are the slope of the engraving to the right and up.
 */
import { CanvasTexture, LinearFilter, LinearMipmapLinearFilter, NoColorSpace } from 'three'
import { type DiceMarks, markFor } from './marks'

export interface MarkAtlas {
  readonly texture: CanvasTexture
  /** Cells along each side. */
  readonly side: number
  /** The cell index of each face name. */
  readonly cells: ReadonlyMap<string, number>
}

const known = new WeakMap<DiceMarks, Map<string, MarkAtlas>>()
const pixels = 1024

/** The atlas for these face names with a game's marks. Cached and shared, so never dispose of it. */
export function markAtlas(names: readonly string[], marks: DiceMarks): MarkAtlas {
  const sorted = [...new Set(names)].sort()
  const key = JSON.stringify(sorted)
  const atlases = known.get(marks) ?? new Map<string, MarkAtlas>()
  known.set(marks, atlases)
  const made = atlases.get(key) ?? draw(sorted, marks)
  atlases.set(key, made)
  return made
}

function draw(names: readonly string[], marks: DiceMarks): MarkAtlas {
  const side = Math.max(2, Math.ceil(Math.sqrt(names.length)))
  const cell = pixels / side
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (pen === null) throw new Error('This page cannot draw on a canvas.')
  names.forEach((name, index) => {
    // Each mark is drawn on its own canvas: some marks cut holes, which must not affect their neighbours.
    const sheet = document.createElement('canvas')
    sheet.width = cell
    sheet.height = cell
    const own = sheet.getContext('2d')
    if (own === null) return
    own.translate(cell / 2, cell / 2)
    own.scale(cell * 0.44, cell * 0.44)
    own.fillStyle = '#fff'
    own.strokeStyle = '#fff'
    markFor(name, marks)(own)
    pen.drawImage(sheet, (index % side) * cell, Math.floor(index / side) * cell)
  })
  engrave(pen, Math.round(cell / 60))
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.colorSpace = NoColorSpace
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = 8
  return { texture, side, cells: new Map(names.map((name, index) => [name, index])) }
}

/** Turns white marks into ink and slopes. The slope is that of the mark with blurred edges; half the value range is level. */
function engrave(pen: CanvasRenderingContext2D, softness: number): void {
  const image = pen.getImageData(0, 0, pixels, pixels)
  const ink = Float32Array.from({ length: pixels * pixels }, (_, index) => image.data[index * 4 + 3] ?? 0)
  const once = blurred(blurred(ink, softness, 1, pixels), softness, pixels, 1)
  const depth = blurred(blurred(once, softness, 1, pixels), softness, pixels, 1)
  const level = (index: number) => depth[index] ?? 0
  for (let index = 0; index < ink.length; index++) {
    const right = level(index + 1) - level(index - 1)
    const up = level(index - pixels) - level(index + pixels)
    image.data[index * 4] = ink[index] ?? 0
    image.data[index * 4 + 1] = 128 + (right * softness) / 2
    image.data[index * 4 + 2] = 128 + (up * softness) / 2
    image.data[index * 4 + 3] = 255
  }
  pen.putImageData(image, 0, 0)
}

/** A moving average over `2 * reach + 1` samples along one direction of a square image. */
function blurred(image: Float32Array, reach: number, step: number, line: number): Float32Array {
  const result = new Float32Array(image.length)
  for (let row = 0; row < pixels; row++) {
    let sum = 0
    for (let at = -reach; at < pixels + reach; at++) {
      if (at + reach < pixels) sum += image[row * line + (at + reach) * step] ?? 0
      if (at - reach - 1 >= 0) sum -= image[row * line + (at - reach - 1) * step] ?? 0
      if (at >= 0 && at < pixels) result[row * line + at * step] = sum / (2 * reach + 1)
    }
  }
  return result
}
