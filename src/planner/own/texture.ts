/**
 * Images of a model: finding them, and the colour at a place of one. They are not decoded here: a worker may supply their pixels
 * (`Pixels`). Without them a surface has the one colour of its material.
 */
import { viewOf } from './glb-accessor'
import { atAddress } from './glb-buffers'
import type { GlbSource } from './glb-door'
import { extensionOf, isRecord, type Loose, listIn } from './glb-json'
import { linear, type Work } from './mesh'
import { Refused } from './said'

/** Red, green, blue, opacity, 0 ... 255, in sRGB; rows from the top. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array | Uint8ClampedArray
}

export interface EmbeddedImage {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp'
}

/** An image with more pixels is not decoded: a small file may claim gigabytes. */
export const MOST_PIXELS = 2 ** 26
export const MOST_IMAGES = 64

/** By index: the images that may be decoded. Only PNG, JPEG and WebP as identified by their first bytes, of acceptable size. */
export function* imagesIn(source: GlbSource): Work<readonly (EmbeddedImage | undefined)[]> {
  const found: (EmbeddedImage | undefined)[] = []
  for (const [i, image] of listIn(source.json, 'images').slice(0, MOST_IMAGES).entries()) {
    const bytes = isRecord(image) ? yield* bytesOf(source, image, `images[${i}]`) : undefined
    const size = bytes && (pngSize(bytes) ?? jpegSize(bytes) ?? webpSize(bytes))
    const isFit = size && size.width * size.height <= MOST_PIXELS && size.width * size.height > 0
    found.push(isFit ? { bytes, type: size.type } : undefined)
  }
  return found
}

/** The bytes of an image; undefined if they were not given. */
function* bytesOf(source: GlbSource, image: Loose, path: string): Work<Uint8Array | undefined> {
  if (typeof image.bufferView !== 'number') {
    const found = yield* atAddress(image.uri, path, source.beside)
    return found instanceof Uint8Array ? found : undefined
  }
  try {
    return viewOf(source, image.bufferView).bytes
  } catch (error) {
    if (error instanceof Refused) return undefined
    throw error
  }
}

interface Size {
  readonly type: EmbeddedImage['type']
  readonly width: number
  readonly height: number
}

function pngSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 33 || ![0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10].every((value, i) => bytes[i] === value)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

function jpegSize(bytes: Uint8Array): Size | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] as number
    // A start-of-frame marker of any kind; C4, C8 and CC are tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === 0xff) at++
    else if (marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) at += 2
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** The size of all three types of WebP: lossy, lossless and extended. */
function webpSize(bytes: Uint8Array): Size | undefined {
  const word = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (bytes.length < 30 || word(0) !== 'RIFF' || word(8) !== 'WEBP') return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const three = (at: number) => 1 + view.getUint16(at, true) + 65_536 * view.getUint8(at + 2)
  const bits = view.getUint32(21, true)
  switch (word(12)) {
    case 'VP8 ':
      return { type: 'image/webp', width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L':
      return { type: 'image/webp', width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
    case 'VP8X':
      return { type: 'image/webp', width: three(24), height: three(27) }
    default:
      return undefined
  }
}

/** A material's colour: one colour, and possibly an image multiplied with it, addressed by texture coordinates 0 ... 1. */
export interface Paint {
  /** Linear, 0 ... 1. */
  readonly colour: readonly [number, number, number]
  readonly pixels?: Pixels
  readonly coordinates: number
  /** From texture coordinates to those in the image, if the file transforms them: two rows of three numbers. */
  readonly turn?: readonly number[]
  /** Whether the material's image is missing. */
  readonly isBare: boolean
}

const WEBP = 'EXT_texture_webp'
const TRANSFORM = 'KHR_texture_transform'
const PLAIN: Paint = { colour: [1, 1, 1], coordinates: 0, isBare: false }

export function paintOf(json: Loose, material: unknown, images: readonly (Pixels | undefined)[]): Paint {
  const found = typeof material === 'number' ? listIn(json, 'materials')[material] : undefined
  const look = isRecord(found) && isRecord(found.pbrMetallicRoughness) ? found.pbrMetallicRoughness : undefined
  if (!look) return PLAIN
  const factor = Array.isArray(look.baseColorFactor) ? look.baseColorFactor : []
  const part = (i: number) => (typeof factor[i] === 'number' && factor[i] >= 0 && factor[i] <= 1 ? (factor[i] as number) : 1)
  const colour = [part(0), part(1), part(2)] as const
  const named = isRecord(look.baseColorTexture) ? look.baseColorTexture : undefined
  if (!named) return { colour, coordinates: 0, isBare: false }
  const texture = typeof named.index === 'number' ? listIn(json, 'textures')[named.index] : undefined
  const pixels = isRecord(texture) ? (pixelsOf(extensionOf(texture, WEBP), images) ?? pixelsOf(texture, images)) : undefined
  const turned = extensionOf(named, TRANSFORM)
  const coordinates = [turned?.texCoord, named.texCoord].find((set) => typeof set === 'number') ?? 0
  return { colour, ...(pixels ? { pixels } : {}), ...(turned ? { turn: turnOf(turned) } : {}), coordinates, isBare: !pixels }
}

const pixelsOf = (texture: Loose | undefined, images: readonly (Pixels | undefined)[]): Pixels | undefined =>
  typeof texture?.source === 'number' ? images[texture.source] : undefined

/** Scale, then rotation, then offset. Image coordinates point down, so the rotation is in the opposite sense. */
function turnOf({ offset, rotation, scale }: Loose): readonly number[] {
  const pair = (said: unknown, otherwise: number) =>
    [0, 1].map((i) => (Array.isArray(said) && typeof said[i] === 'number' && Number.isFinite(said[i]) ? said[i] : otherwise))
  const [x = 0, y = 0] = pair(offset, 0)
  const [across = 1, down = 1] = pair(scale, 1)
  const angle = typeof rotation === 'number' && Number.isFinite(rotation) ? rotation : 0
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [cos * across, sin * down, x, -sin * across, cos * down, y]
}

const LINEAR = Float64Array.from({ length: 256 }, (_, i) => linear(i / 255) / 255)

/** A linear colour component 0 ... 1 at a place of an image, which repeats beyond its borders. */
export function colourAt({ width, height, data }: Pixels, s: number, t: number, k: number, turn?: readonly number[]): number {
  const [a = 1, b = 0, x = 0, c = 0, d = 1, y = 0] = turn ?? []
  const [u, v] = [a * s + b * t + x, c * s + d * t + y]
  const whole = (value: number, size: number) => Math.min(size - 1, Math.floor((value - Math.floor(value)) * size))
  const at = Number.isFinite(u) && Number.isFinite(v) ? whole(v, height) * width + whole(u, width) : 0
  return LINEAR[data[4 * at + k] ?? 255] ?? 1
}
