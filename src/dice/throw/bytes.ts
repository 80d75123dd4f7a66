/** Integers as bytes as text: the encoding of a film's data. Needs neither DOM nor Node. */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const values = new Map([...alphabet].map((letter, value) => [letter.charCodeAt(0), value]))

/** Appends a signed integer (31 bits) as one to five bytes; small ones are short. */
export function putNumber(bytes: number[], value: number): void {
  let rest = value < 0 ? -2 * value - 1 : 2 * value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}

/** Appends numbers, writing a run of zeros as one zero and the run's length. */
export function putRuns(bytes: number[], numbers: readonly number[]): void {
  let zeros = 0
  for (const value of numbers) {
    if (value === 0) {
      zeros++
      continue
    }
    if (zeros > 0) putZeros(bytes, zeros)
    zeros = 0
    putNumber(bytes, value)
  }
  if (zeros > 0) putZeros(bytes, zeros)
}

function putZeros(bytes: number[], count: number): void {
  bytes.push(0)
  putNumber(bytes, count)
}

/** Reads what `putNumber` and `putRuns` wrote. Every call returns undefined if the bytes end early or are invalid. */
export interface ByteReader {
  number(): number | undefined
  /** Exactly `count` numbers. A run that exceeds them is refused. */
  runs(count: number): number[] | undefined
  atEnd(): boolean
}

export function byteReader(bytes: Uint8Array): ByteReader {
  let at = 0
  const number = () => {
    let value = 0
    for (let scale = 1; scale <= 128 ** 4; scale *= 128) {
      const byte = bytes[at++]
      if (byte === undefined) return undefined
      value += (byte % 128) * scale
      if (byte < 128) return value % 2 === 1 ? -(value + 1) / 2 : value / 2
    }
    return undefined
  }
  const runs = (count: number) => {
    const read: number[] = []
    while (read.length < count) {
      const value = number()
      if (value === undefined) return undefined
      if (value !== 0) {
        read.push(value)
        continue
      }
      const zeros = number()
      if (zeros === undefined || zeros < 1 || zeros > count - read.length) return undefined
      for (let index = 0; index < zeros; index++) read.push(0)
    }
    return read
  }
  return { number, runs, atEnd: () => at === bytes.length }
}

export function toBase64(bytes: readonly number[]): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.slice(at, at + 3)
    text += alphabet.charAt(first >> 2) + alphabet.charAt(((first & 3) << 4) | ((second ?? 0) >> 4))
    text += second === undefined ? '=' : alphabet.charAt(((second & 15) << 2) | ((third ?? 0) >> 6))
    text += third === undefined ? '=' : alphabet.charAt(third & 63)
  }
  return text
}

/** The bytes of a base64 text; undefined if it is invalid. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  for (let at = 0, to = 0; at < text.length; at += 4) {
    let block = 0
    for (let index = 0; index < 4; index++) {
      const isPadding = at + index >= text.length - padding
      const value = isPadding ? 0 : values.get(text.charCodeAt(at + index))
      if (value === undefined) return undefined
      block = block * 64 + value
    }
    // Writes beyond the end of the array are ignored, which drops the padding.
    bytes[to++] = block >> 16
    bytes[to++] = (block >> 8) & 255
    bytes[to++] = block & 255
  }
  return bytes
}

/** A running 64-bit hash of integers: two 32-bit lanes, equal on every engine. Detects accidents, not attacks. */
export interface Fingerprint {
  add(value: number): void
  /** Sixteen hexadecimal digits. */
  digits(): string
}

export function fingerprint(): Fingerprint {
  let one = 0x811c9dc5
  let two = 0x9747b28c
  return {
    add(value) {
      one = Math.imul(one ^ value, 0x01000193)
      one ^= one >>> 15
      two = Math.imul(two ^ value, 0x5bd1e995)
      two ^= two >>> 13
    },
    digits: () => [one, two].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join(''),
  }
}
