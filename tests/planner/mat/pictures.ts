/** Pictures for tests, written here byte by byte. */
import { crc32, deflateSync } from 'node:zlib'
import type { MatPicture } from '../../../src/planner/mat/types'

type Colour = readonly [red: number, green: number, blue: number]

function chunk(name: string, data: Buffer): Buffer {
  const made = Buffer.alloc(12 + data.length)
  made.writeUInt32BE(data.length, 0)
  made.write(name, 4, 'latin1')
  data.copy(made, 8)
  made.writeUInt32BE(crc32(made.subarray(4, 8 + data.length)), 8 + data.length)
  return made
}

/** A PNG of that size, each pixel of the colour asked for; y downwards. */
export function pngOf(width: number, height: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const rows = Buffer.alloc((1 + 3 * width) * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows.set(colourAt(x, y), y * (1 + 3 * width) + 1 + 3 * x)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The left half of one colour, the right half of another. */
export const halves = (width: number, height: number, left: Colour, right: Colour): Buffer =>
  pngOf(width, height, (x) => (x < width / 2 ? left : right))

export const matOf = (png: Buffer, rest: Partial<MatPicture> = {}): MatPicture => ({
  type: 'image/png',
  data: png.toString('base64'),
  pixels: { width: png.readUInt32BE(16), height: png.readUInt32BE(20) },
  at: { x: 0, y: 0 },
  width: 91_440,
  ...rest,
})
