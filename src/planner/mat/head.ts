/**
 * Reads from a picture's bytes its type, its size in pixels, and whether the file is truncated. This comes before any decoding,
 * because a small file can claim a picture of any size.
 */
import type { PictureType, Pixels } from './types'

export interface PictureHead extends Pixels {
  readonly type: PictureType
  /** The offset of the size in the file. Before it there may be a thumbnail. */
  readonly at: number
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const letters = (bytes: Uint8Array, at: number, count: number): string => String.fromCharCode(...bytes.subarray(at, at + count))
const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
const isPng = (bytes: Uint8Array): boolean => PNG.every((byte, index) => bytes[index] === byte)
const isWebp = (bytes: Uint8Array): boolean => letters(bytes, 0, 4) === 'RIFF' && letters(bytes, 8, 4) === 'WEBP'

/** Whether the bytes begin like a picture of a supported type. */
export const isPictureStart = (bytes: Uint8Array): boolean => isPng(bytes) || isJpeg(bytes) || isWebp(bytes)

/** Undefined if the bytes are no supported picture, or end before its size. */
export function pictureHead(bytes: Uint8Array): PictureHead | undefined {
  if (isPng(bytes)) return pngHead(bytes)
  if (isJpeg(bytes)) return jpegHead(bytes)
  return isWebp(bytes) ? webpHead(bytes) : undefined
}

const sized = (type: PictureType, width: number, height: number, at: number): PictureHead | undefined =>
  width > 0 && height > 0 ? { type, width, height, at } : undefined

function pngHead(bytes: Uint8Array): PictureHead | undefined {
  if (bytes.length < 33 || letters(bytes, 12, 4) !== 'IHDR') return undefined
  const view = viewOf(bytes)
  return sized('image/png', view.getUint32(16), view.getUint32(20), 16)
}

/** JPEG markers that no length follows. */
const isAlone = (mark: number): boolean => mark === 1 || (mark >= 0xd0 && mark <= 0xd9)
/** JPEG start-of-frame markers, which contain the size; three of the range mean other things. */
const isFrame = (mark: number): boolean => mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc

function jpegHead(bytes: Uint8Array): PictureHead | undefined {
  const view = viewOf(bytes)
  let at = 2
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const mark = bytes[at + 1] as number
    if (mark === 0xff) at++
    else if (isAlone(mark)) at += 2
    else if (isFrame(mark)) return sized('image/jpeg', view.getUint16(at + 7), view.getUint16(at + 5), at)
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

function webpHead(bytes: Uint8Array): PictureHead | undefined {
  if (bytes.length < 30) return undefined
  const view = viewOf(bytes)
  const three = (at: number) => view.getUint16(at, true) | ((bytes[at + 2] as number) << 16)
  switch (letters(bytes, 12, 4)) {
    case 'VP8 ':
      return sized('image/webp', view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff, 26)
    case 'VP8L': {
      const packed = view.getUint32(21, true)
      return sized('image/webp', (packed & 0x3fff) + 1, ((packed >> 14) & 0x3fff) + 1, 21)
    }
    case 'VP8X':
      return sized('image/webp', three(24) + 1, three(27) + 1, 24)
    default:
      return undefined
  }
}

/** How many bytes at a file's end are searched for the end marker: cameras and editors append data of their own. */
export const END = 65_536
const JPEG_END = [0xff, 0xd9]
const PNG_END = [0x49, 0x45, 0x4e, 0x44]

/** Whether a file is complete. `end`: its last bytes; `size`: its length. Browsers draw truncated pictures without an error. */
export function isWhole({ type, at: head }: PictureHead, start: Uint8Array, end: Uint8Array, size: number): boolean {
  if (type === 'image/webp') return viewOf(start).getUint32(4, true) + 8 <= size
  const mark = type === 'image/jpeg' ? JPEG_END : PNG_END
  const least = Math.max(0, head - (size - end.length))
  for (let at = end.length - mark.length; at >= least; at--)
    if (mark.every((byte, index) => end[at + index] === byte)) return true
  return false
}
