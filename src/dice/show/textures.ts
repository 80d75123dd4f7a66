/** Felt, wood and leather, drawn by code into small tileable textures. */
import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three'
import { below, type Draw, generator } from '../throw/generator'

export interface Cloth {
  readonly colour: Texture
  /** Heights for a bump map. */
  readonly bump: Texture
}

const made = new Map<string, Cloth>()

/** Cached and shared, so never dispose of it. */
export function cloth(name: 'felt' | 'wood' | 'leather'): Cloth {
  const known = made.get(name)
  if (known !== undefined) return known
  const drawn = name === 'felt' ? felt() : name === 'wood' ? wood() : leather()
  made.set(name, drawn)
  return drawn
}

type Shade = (x: number, y: number) => { readonly colour: readonly [number, number, number]; readonly height: number }

/** Makes both textures from one function of the pixel: colours 0 to 1, heights 0 to 1. */
function paint(width: number, height: number, shade: Shade): Cloth {
  const colour = sheet(width, height)
  const bump = sheet(width, height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const { colour: parts, height: level } = shade(x, y)
      for (let part = 0; part < 3; part++) {
        colour.image.data[at + part] = 255 * (parts[part] ?? 0)
        bump.image.data[at + part] = 255 * level
      }
      colour.image.data[at + 3] = 255
      bump.image.data[at + 3] = 255
    }
  }
  const textures = { colour: finish(colour), bump: finish(bump) }
  textures.colour.colorSpace = SRGBColorSpace
  return textures
}

function sheet(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This page cannot draw on a canvas.')
  return { canvas, pen, image: pen.createImageData(width, height) }
}

function finish({ canvas, pen, image }: ReturnType<typeof sheet>): CanvasTexture {
  pen.putImageData(image, 0, 0)
  const texture = new CanvasTexture(canvas)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.anisotropy = 8
  return texture
}

/** Short fibres in all directions over a soft mottle. White: the tray's colour tints it. */
function felt(): Cloth {
  const size = 256
  const draw = generator(1, 101)
  const fibres = new Float32Array(size * size)
  for (let count = 0; count < 9000; count++) {
    let x = below(draw, size)
    let y = below(draw, size)
    const dx = (below(draw, 201) - 100) / 100
    const dy = (below(draw, 201) - 100) / 100
    const light = (below(draw, 100) - 45) / 260
    for (let step = 0; step < 9; step++) {
      const at = wrapped(y, size) * size + wrapped(x, size)
      fibres[at] = (fibres[at] ?? 0) + light
      x += dx
      y += dy
    }
  }
  const mottle = valueNoise(draw, 16, 16)
  return paint(size, size, (x, y) => {
    const fibre = fibres[y * size + x] ?? 0
    const level = Math.min(1, Math.max(0, 0.5 + fibre))
    const tone = 0.78 + 0.3 * fibre + 0.1 * (mottle((x / size) * 16, (y / size) * 16) - 0.5)
    return { colour: [tone, tone, tone], height: level }
  })
}

/** Walnut; the grain runs along x. */
function wood(): Cloth {
  const width = 1024
  const height = 256
  const draw = generator(2, 102)
  const slow = valueNoise(draw, 6, 4)
  const lines = valueNoise(draw, 5, 96)
  const pores = valueNoise(draw, 48, 128)
  return paint(width, height, (x, y) => {
    const u = x / width
    const v = y / height
    const drift = slow(u * 6, v * 4)
    const ring = 0.5 + 0.5 * Math.sin((v * 9 + drift * 1.8) * 2 * Math.PI)
    const grain = lines(u * 5, wrappedUnit(v + drift * 0.06) * 96)
    const pore = smooth(Math.min(1, Math.max(0, (pores(u * 48, v * 128) - 0.68) / 0.2)))
    const tone = 0.55 + 0.22 * ring + 0.3 * (grain - 0.5) - 0.13 * pore
    return { colour: [0.4 * tone + 0.045, 0.235 * tone + 0.018, 0.128 * tone + 0.008], height: 0.6 + 0.2 * grain - 0.35 * pore }
  })
}

/** Pebbled leather. White: the tray's colour tints it. */
function leather(): Cloth {
  const size = 256
  const cells = 28
  const draw = generator(3, 103)
  const points = Array.from({ length: cells * cells }, () => [below(draw, 1000) / 1000, below(draw, 1000) / 1000] as const)
  return paint(size, size, (x, y) => {
    const u = (x / size) * cells
    const v = (y / size) * cells
    let nearest = 9
    let second = 9
    for (let row = -1; row <= 1; row++) {
      for (let column = -1; column <= 1; column++) {
        const cu = Math.floor(u) + column
        const cv = Math.floor(v) + row
        const [px, py] = points[wrapped(cv, cells) * cells + wrapped(cu, cells)] ?? [0, 0]
        const far = Math.hypot(cu + px - u, cv + py - v)
        if (far < nearest) {
          second = nearest
          nearest = far
        } else if (far < second) second = far
      }
    }
    const pebble = Math.min(1, (second - nearest) * 2.4)
    const tone = 0.62 + 0.32 * pebble
    return { colour: [tone, tone, tone], height: pebble }
  })
}

/** Smooth noise from 0 to 1 that repeats after this many cells in each direction. */
function valueNoise(draw: Draw, columns: number, rows: number): (x: number, y: number) => number {
  const values = Float32Array.from({ length: columns * rows }, () => below(draw, 1001) / 1000)
  const value = (x: number, y: number) => values[wrapped(y, rows) * columns + wrapped(x, columns)] ?? 0
  return (x, y) => {
    const cx = Math.floor(x)
    const cy = Math.floor(y)
    const fx = smooth(x - cx)
    const fy = smooth(y - cy)
    const top = value(cx, cy) + (value(cx + 1, cy) - value(cx, cy)) * fx
    const bottom = value(cx, cy + 1) + (value(cx + 1, cy + 1) - value(cx, cy + 1)) * fx
    return top + (bottom - top) * fy
  }
}

function smooth(part: number): number {
  return part * part * (3 - 2 * part)
}

function wrapped(value: number, size: number): number {
  const whole = Math.floor(value) % size
  return whole < 0 ? whole + size : whole
}

function wrappedUnit(value: number): number {
  return value - Math.floor(value)
}
