import { describe, expect, test } from 'vitest'
import { END, isPictureStart, isWhole, pictureHead } from '../../../src/planner/mat/head'
import { pngOf } from './pictures'

const PNG = pngOf(7, 5, () => [1, 2, 3])
/** A camera's JPEG: a thumbnail of another size in front of the picture itself. */
const JPEG = Uint8Array.from([
  ...[0xff, 0xd8, 0xff, 0xe1, 0, 12, 0xff, 0xc0, 0, 5, 0, 9, 0, 9, 0xff, 0xd9],
  ...[0xff, 0xc4, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 11, 8, 0x12, 0x34, 0x01, 0x02, 3, 1, 2, 3, 0xff, 0xda, 0, 2, 9, 9],
  ...[0xff, 0xd9],
])
const riff = (name: string, body: readonly number[]): Uint8Array => {
  const text = (word: string) => [...word].map((letter) => letter.charCodeAt(0))
  const size = 12 + body.length
  return Uint8Array.from([...text('RIFF'), size, 0, 0, 0, ...text('WEBP'), ...text(name), body.length, 0, 0, 0, ...body])
}
const LOSSY = riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x2c, 0x41, 0xc8, 0x40])
const LOSSLESS = riff('VP8L', [0x2f, 0x2b, 0x81, 0x18, 0x00, 0, 0, 0, 0, 0])
const EXTENDED = riff('VP8X', [0, 0, 0, 0, 0x2b, 1, 0, 0xc7, 0, 0])

const whole = (bytes: Uint8Array): boolean | undefined => {
  const head = pictureHead(bytes)
  return head && isWhole(head, bytes, bytes.subarray(Math.max(0, bytes.length - END)), bytes.length)
}

describe('the head of a picture', () => {
  test('type and size are those of its bytes', () => {
    expect(pictureHead(PNG)).toMatchObject({ type: 'image/png', width: 7, height: 5 })
    expect(pictureHead(JPEG)).toMatchObject({ type: 'image/jpeg', width: 0x0102, height: 0x1234 })
    expect(pictureHead(LOSSY)).toMatchObject({ type: 'image/webp', width: 300, height: 200 })
    expect(pictureHead(LOSSLESS)).toMatchObject({ type: 'image/webp', width: 300, height: 99 })
    expect(pictureHead(EXTENDED)).toMatchObject({ type: 'image/webp', width: 300, height: 200 })
    expect([PNG, JPEG, LOSSY, LOSSLESS, EXTENDED].map(whole)).toEqual([true, true, true, true, true])
  })
  test('a file that is cut short anywhere is no whole picture, and never a fault', () => {
    for (const bytes of [PNG, JPEG, LOSSY, LOSSLESS, EXTENDED]) {
      let refused = 0
      for (let size = 0; size < bytes.length - 1; size++) if (!whole(bytes.subarray(0, size))) refused++
      expect(refused).toBeGreaterThanOrEqual(bytes.length - 6)
    }
  })
  test('what is no such picture is none', () => {
    const others = ['GIF89a and more of it, and more of it still', 'RIFF    WAVEfmt and so on for some bytes more', '{"a":1}', '']
    for (const text of others) {
      const bytes = new TextEncoder().encode(text)
      expect([pictureHead(bytes), isPictureStart(bytes)]).toEqual([undefined, false])
    }
  })
})
