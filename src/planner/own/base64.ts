/** Bytes as base64 text and back, the same in pages, workers and Node. */
import type { Work } from './mesh'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES = new Int8Array(128).fill(-1)
for (let i = 0; i < LETTERS.length; i++) VALUES[LETTERS.charCodeAt(i)] = i

export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = []
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i
    const word = ((bytes[i] as number) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    text += LETTERS[word >> 18] as string
    text += LETTERS[(word >> 12) & 63] as string
    text += left > 1 ? (LETTERS[(word >> 6) & 63] as string) : '='
    text += left > 2 ? (LETTERS[word & 63] as string) : '='
    if (text.length > 8192) {
      parts.push(text)
      text = ''
    }
  }
  return parts.join('') + text
}

/** Undefined if the text is not strictly valid base64. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (text.length % 4 !== 0) return undefined
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const bytes = new Uint8Array((text.length / 4) * 3 - padding)
  let at = 0
  let word = 0
  for (let i = 0; i < text.length - padding; i++) {
    const value = VALUES[text.charCodeAt(i)] ?? -1
    if (value < 0) return undefined
    word = (word << 6) | value
    const bits = (i & 3) * 6
    if (bits > 0) bytes[at++] = (word >> (6 - (i & 3) * 2)) & 255
  }
  return bytes
}

/** As `fromBase64`, from the text's bytes and with pauses. The padding may be missing, as some programs omit it. */
export function* base64Bytes(text: Uint8Array): Work<Uint8Array | undefined> {
  let length = text.length
  while (length > text.length - 2 && text[length - 1] === 61) length--
  if (length % 4 === 1) return undefined
  const bytes = new Uint8Array(Math.floor((length * 3) / 4))
  let at = 0
  let word = 0
  for (let i = 0; i < length; i++) {
    const value = VALUES[text[i] as number] ?? -1
    if (value < 0) return undefined
    word = (word << 6) | value
    const bits = (i & 3) * 6
    if (bits > 0) bytes[at++] = (word >> (6 - (i & 3) * 2)) & 255
    if (i % (1 << 20) === 0) yield i / length
  }
  return bytes
}
