/**
 * Bytes for links: numbers in as few bytes as they need, texts, a checksum, and characters that a link may contain. Does not use
 * the engines' own codecs.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]))

/** URL-safe base64 without padding. */
export function lettersOf(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3)
    const word = (a << 16) | (b << 8) | c
    const count = Math.min(3, bytes.length - at) + 1
    for (let i = 0; i < count; i++) text += LETTERS[(word >>> (18 - 6 * i)) & 63]
  }
  return text
}

/** The decoded bytes, or the position of the first invalid character. */
export function bytesOf(letters: string): Uint8Array | { readonly wrong: number } {
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4))
  let [word, bits, to] = [0, 0, 0]
  for (let at = 0; at < letters.length; at++) {
    const value = VALUES.get(letters[at] ?? '')
    if (value === undefined) return { wrong: at }
    word = ((word << 6) | value) & 0xffffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[to++] = (word >>> bits) & 255
  }
  return bytes
}

/** CRC-32, as in zip archives. */
export function checkSum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return ~sum >>> 0
}

export interface Writer {
  /** A non-negative integer. */
  count(value: number): void
  /** An integer of either sign. */
  whole(value: number): void
  text(value: string): void
  bytes(): Uint8Array
}
export function writer(): Writer {
  const out: number[] = []
  const self: Writer = {
    count(value) {
      let left = value
      // Division instead of shifts: numbers may exceed 32 bits.
      for (; left >= 128; left = Math.floor(left / 128)) out.push((left % 128) + 128)
      out.push(left)
    },
    whole: (value) => self.count(value < 0 ? -2 * value - 1 : 2 * value),
    text(value) {
      const encoded = encode(value)
      self.count(encoded.length)
      out.push(...encoded)
    },
    bytes: () => Uint8Array.from(out),
  }
  return self
}

/** Thrown by a reader if the bytes end early or are invalid; caught where links are read. */
export class BrokenBytes extends Error {
  readonly at: number
  constructor(at: number) {
    super(`broken at ${at}`)
    this.at = at
  }
}
export interface Reader {
  readonly at: number
  count(most?: number): number
  whole(): number
  text(): string
}
export function reader(bytes: Uint8Array): Reader {
  let at = 0
  const self: Reader = {
    get at() {
      return at
    },
    count(most = Number.MAX_SAFE_INTEGER) {
      const start = at
      let [value, scale] = [0, 1]
      for (;;) {
        const byte = bytes[at++]
        if (byte === undefined || scale > 2 ** 49) throw new BrokenBytes(start)
        value += (byte & 127) * scale
        scale *= 128
        if (byte < 128) break
      }
      if (value > most) throw new BrokenBytes(start)
      return value
    },
    whole() {
      const value = self.count()
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2
    },
    text() {
      const size = self.count(bytes.length - at)
      const start = at
      at += size
      if (at > bytes.length) throw new BrokenBytes(start)
      return decode(bytes.subarray(start, at), start)
    },
  }
  return self
}

/** UTF-8, implemented here so that workers, Node and browsers without encoders give the same bytes. */
function encode(text: string): number[] {
  const out: number[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    if (code < 0x80) out.push(code)
    else if (code < 0x800) out.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) out.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else out.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return out
}
function decode(bytes: Uint8Array, start: number): string {
  let text = ''
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] as number
    const more = first < 0x80 ? 0 : first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1
    let code = more === 0 ? first : first & (0x3f >> more)
    for (let i = 1; i <= more; i++) {
      const byte = bytes[at + i]
      if (byte === undefined) throw new BrokenBytes(start + at)
      code = (code << 6) | (byte & 63)
    }
    if (code > 0x10ffff) throw new BrokenBytes(start + at)
    text += String.fromCodePoint(code)
    at += more + 1
  }
  return text
}
