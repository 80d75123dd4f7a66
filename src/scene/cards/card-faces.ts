/**
 * The prints of cards: one texture with a layer for each distinct face or back on the table, so that all cards are one draw call.
 * A print that no card shows any more is erased, so that no hidden face remains in memory.
 */
import { DataArrayTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from 'three'
import type { CardFaceLook } from '../look'
import { CARD_FONT, drawPlan, measureWith } from './draw-card'
import { backPlan, type Command, TALL, tablePlan } from './face-plan'
import type { Measure } from './typeset'

const WIDTH = 256
const HEIGHT = 360
const BYTES = WIDTH * HEIGHT * 4
const MOST_LAYERS = 256
/** Prints are drawn for at most this many milliseconds per frame; the rest follow in the next frames. */
const BUDGET = 24

/** A print: a unique key, and a function that plans it for a width. */
export interface Print {
  readonly key: string
  plan(width: number, measure: Measure): readonly Command[]
}

const keys = new WeakMap<CardFaceLook, string>()
export function printOf(face: CardFaceLook): Print {
  let key = keys.get(face)
  if (key === undefined) {
    key = JSON.stringify(face)
    keys.set(face, key)
  }
  return { key, plan: (width, measure) => tablePlan(face, width, measure) }
}
export const backPrint = (back: string): Print => ({ key: `back ${back}`, plan: (width) => backPlan(back, width) })

export function createCardFaces(wake: () => void) {
  let pixels = new Uint8Array(0)
  let room = 0
  const texture = new DataArrayTexture(new Uint8Array(4), 1, 1, 1)
  texture.colorSpace = SRGBColorSpace
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = 8
  const layers = new Map<string, number>()
  const free: number[] = []
  let used = new Set<string>()
  let spent = 0
  let owing = false
  /** Whether the whole texture must still be uploaded: marking single layers would upload only those. */
  let isWhole = false
  texture.onUpdate = () => {
    isWhole = false
  }
  let ink: CanvasRenderingContext2D | undefined
  let isFont = false

  const canvas = (): CanvasRenderingContext2D => {
    if (ink) return ink
    const made = document.createElement('canvas')
    made.width = WIDTH
    made.height = HEIGHT
    ink = made.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
    // If the page's fonts arrive only after drawing, everything is drawn again.
    if (!isFont)
      document.fonts
        .load(`700 20px ${CARD_FONT}`)
        .then(() => {
          isFont = true
          for (const layer of layers.values()) free.push(layer)
          layers.clear()
          owing = true
          wake()
        })
        .catch(() => undefined)
    return ink
  }
  const grow = () => {
    const next = Math.min(MOST_LAYERS, Math.max(16, room * 2))
    const more = new Uint8Array(next * BYTES)
    more.set(pixels)
    pixels = more
    for (let layer = next - 1; layer >= room; layer--) free.push(layer)
    room = next
    texture.dispose()
    texture.clearLayerUpdates()
    isWhole = true
    texture.image = { data: pixels, width: WIDTH, height: HEIGHT, depth: room }
    texture.needsUpdate = true
  }
  const touch = (layer: number) => {
    if (!isWhole) texture.addLayerUpdate(layer)
    texture.needsUpdate = true
  }

  return {
    texture,
    /** The layer of a print; -1 while it is still to be drawn. */
    layerOf(print: Print, aspect: number): number {
      const key = `${aspect.toFixed(3)} ${print.key}`
      used.add(key)
      const known = layers.get(key)
      if (known !== undefined) return known
      if (spent > BUDGET) {
        owing = true
        return -1
      }
      const before = performance.now()
      if (free.length === 0 && room < MOST_LAYERS) grow()
      const layer = free.pop()
      if (layer === undefined) return -1
      const on = canvas()
      const width = TALL * aspect
      on.save()
      on.clearRect(0, 0, WIDTH, HEIGHT)
      on.scale(WIDTH / width, HEIGHT / TALL)
      drawPlan(on, print.plan(width, measureWith(on)), 1)
      on.restore()
      pixels.set(on.getImageData(0, 0, WIDTH, HEIGHT).data, layer * BYTES)
      on.clearRect(0, 0, WIDTH, HEIGHT)
      layers.set(key, layer)
      touch(layer)
      spent += performance.now() - before
      return layer
    },
    /** Called after all cards of a frame have asked: erases prints that none has asked for. */
    sweep(): void {
      for (const [key, layer] of layers) {
        if (used.has(key)) continue
        layers.delete(key)
        free.push(layer)
        pixels.fill(0, layer * BYTES, (layer + 1) * BYTES)
        touch(layer)
      }
      used = new Set()
      spent = 0
    },
    /** Whether prints are still to be drawn, so that all cards must ask again. */
    owes: () => owing,
    /** Called before the cards of a frame ask. */
    begin: () => {
      owing = false
    },
    /** The keys of the prints that are kept; for tests. */
    kept: (): readonly string[] => [...layers.keys()],
    dispose: () => texture.dispose(),
  }
}
