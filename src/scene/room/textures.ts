/** Textures from files, with drawn replacements for missing files, and textures that are always drawn. */
import { CanvasTexture, DataTexture, RepeatWrapping, SRGBColorSpace, Texture } from 'three'
import { awaitArrival } from '../arrivals'
import { tableSet } from '../table-set'

type Paint = (ink: CanvasRenderingContext2D, width: number, height: number) => void

/** A repeatable random generator, so that the grain is the same on every visit. */
function dealer(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

export function drawn(width: number, height: number, paint: Paint): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  paint(canvas.getContext('2d') as CanvasRenderingContext2D, width, height)
  return finished(new CanvasTexture(canvas))
}

function finished<T extends Texture>(texture: T): T {
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.anisotropy = 8
  return texture
}

/** A single colour, 0 to 255 each, until a file arrives: a material that has a map from the start is compiled only once. */
export function plainColour(red: number, green: number, blue: number): Texture {
  const texture = new DataTexture(Uint8Array.of(red, green, blue, 255), 1, 1)
  texture.needsUpdate = true
  return texture
}

export interface Sharpness {
  /** Texels along a side for the first picture; by default as many as the file has. */
  readonly first?: number
  /** After the first picture, the texture is supplied again at the file's full resolution. */
  readonly isFiner?: boolean
}

/** Supplies the file's texture when it arrives, or `instead` if it fails. Square if `first` is given. */
export function fetched(
  path: string,
  instead: () => Texture,
  then: (texture: Texture) => void,
  { first, isFiner = false }: Sharpness = {},
): () => void {
  let isWanted = true
  let given: Texture | undefined
  const give = (texture: Texture) => {
    if (!isWanted) return texture.dispose()
    given?.dispose()
    given = texture
    then(texture)
  }
  const file = fetch(`${import.meta.env.BASE_URL}${path}`).then((answer) => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.blob()
  })
  const arrive = (edge: number | undefined, otherwise: () => void) => {
    const arrived = awaitArrival()
    void file
      .then((blob) => decoded(blob, edge))
      .then(give, otherwise)
      .finally(arrived)
  }
  arrive(first, () => give(instead()))
  // A failure was already handled by the replacement at the first attempt.
  if (isFiner) void tableSet().then(() => isWanted && arrive(undefined, () => undefined))
  return () => {
    isWanted = false
    given?.dispose()
  }
}

/** Decoded off the main thread, already flipped for the GPU. */
async function decoded(file: Blob, edge: number | undefined): Promise<Texture> {
  const size = edge === undefined ? {} : ({ resizeWidth: edge, resizeHeight: edge, resizeQuality: 'medium' } as const)
  const picture = await createImageBitmap(file, { imageOrientation: 'flipY', premultiplyAlpha: 'none', ...size })
  const texture = finished(new Texture(picture))
  texture.needsUpdate = true
  return texture
}

/** Wood with its grain along u. */
export const wood = (): Texture =>
  drawn(1024, 512, (ink, w, h) => {
    const deal = dealer(7)
    ink.fillStyle = '#6b4428'
    ink.fillRect(0, 0, w, h)
    for (let i = 0; i < 900; i++) {
      const y = deal() * h
      const x = deal() * w
      const long = 80 + deal() * 700
      ink.globalAlpha = 0.05 + deal() * 0.13
      ink.strokeStyle = deal() < 0.6 ? '#2f1a0c' : '#a8764a'
      ink.lineWidth = 0.6 + deal() * 2.4
      const sway = (deal() - 0.5) * 10
      for (const dx of [-w, 0, w]) {
        ink.beginPath()
        ink.moveTo(x + dx, y)
        ink.bezierCurveTo(x + dx + long * 0.3, y + sway, x + dx + long * 0.7, y - sway, x + dx + long, y)
        ink.stroke()
      }
    }
  })

/** A plain grey background. */
export const plainMat = (): Texture =>
  drawn(512, 512, (ink, w, h) => {
    const deal = dealer(3)
    ink.fillStyle = '#565650'
    ink.fillRect(0, 0, w, h)
    for (let i = 0; i < 9000; i++) {
      ink.globalAlpha = 0.05 + 0.08 * deal()
      ink.fillStyle = deal() < 0.5 ? '#2c2c2a' : '#8a877c'
      const r = 0.5 + deal() * 2.6
      ink.fillRect(deal() * w, deal() * h, r, r)
    }
  })

/** Normals of a surface without relief. */
export const flatNormals = (): Texture =>
  drawn(4, 4, (ink, w, h) => {
    ink.fillStyle = '#8080ff'
    ink.fillRect(0, 0, w, h)
  })

/** Overlock stitches: u runs along the seam, four stitches a tile. */
export const stitches = (colour = '#2c2a27', thread = '#7c7466'): Texture =>
  drawn(256, 64, (ink, w, h) => {
    ink.fillStyle = colour
    ink.fillRect(0, 0, w, h)
    for (let i = 0; i < 16; i++) {
      const x = (i * w) / 16
      ink.strokeStyle = thread
      ink.globalAlpha = 0.75
      ink.lineWidth = 7
      ink.beginPath()
      ink.moveTo(x + 2, h)
      ink.lineTo(x + 11, 0)
      ink.stroke()
      ink.globalAlpha = 0.5
      ink.strokeStyle = '#15130f'
      ink.lineWidth = 3
      ink.beginPath()
      ink.moveTo(x + 8, h)
      ink.lineTo(x + 17, 0)
      ink.stroke()
    }
  })

/** Felt of the tray and of the well: short fibres in every direction. */
export const felt = (): Texture =>
  drawn(512, 512, (ink, w, h) => {
    const deal = dealer(11)
    ink.fillStyle = '#808080'
    ink.fillRect(0, 0, w, h)
    for (let i = 0; i < 16000; i++) {
      ink.globalAlpha = 0.16
      ink.strokeStyle = deal() < 0.5 ? '#4a4a4a' : '#b4b4b4'
      const x = deal() * w
      const y = deal() * h
      const a = deal() * 7
      ink.beginPath()
      ink.moveTo(x, y)
      ink.lineTo(x + Math.cos(a) * 6, y + Math.sin(a) * 6)
      ink.stroke()
    }
  })

/** A measuring tape; one tile is twelve inches. */
export const tape = (): Texture =>
  drawn(2048, 96, (ink, w, h) => {
    const inch = w / 12
    const ground = ink.createLinearGradient(0, 0, 0, h)
    ground.addColorStop(0, '#c9a028')
    ground.addColorStop(0.25, '#f3d257')
    ground.addColorStop(0.75, '#f3d257')
    ground.addColorStop(1, '#c9a028')
    ink.fillStyle = ground
    ink.fillRect(0, 0, w, h)
    ink.fillStyle = '#241c08'
    for (let i = 0; i < 12 * 8; i++) {
      const long = i % 8 === 0 ? h : i % 4 === 0 ? h * 0.34 : i % 2 === 0 ? h * 0.24 : h * 0.14
      const x = (i * inch) / 8
      ink.fillRect(x - (i % 8 === 0 ? 3 : 1.5), 0, i % 8 === 0 ? 6 : 3, long)
      if (i % 8 !== 0) ink.fillRect(x - 1.5, h - long, 3, long)
    }
    // The first tick of the next tile, so that the seam does not show.
    ink.fillRect(w - 3, 0, 3, h)
  })
