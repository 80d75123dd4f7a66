/** The parts of a GLB file: its JSON, and the binary data after it. */
import { type OwnReason, ownSays, refuse } from './said'

const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const BIN_CHUNK = 0x004e4942

export interface Chunks {
  readonly text: Uint8Array
  /** Offset of the JSON in the file. */
  readonly from: number
  readonly bin: Uint8Array | undefined
  readonly notices: readonly OwnReason[]
}

/** The format pads each chunk to four bytes. A file without the padding is read, with a notice, if nothing else is missing. */
export function chunksOf(bytes: Uint8Array): Chunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const cut = (byte: number) => refuse('own-cut-short', { at: { byte } })
  if (bytes.length < 20) cut(bytes.length)
  if (view.getUint32(0, true) !== MAGIC) refuse('own-garbled', { at: { byte: 0 }, expected: 'glTF' })
  if (view.getUint32(4, true) !== 2) refuse('own-garbled', { at: { byte: 4 }, expected: 'version 2' })
  const promised = view.getUint32(8, true)
  if (promised > bytes.length + 3) cut(bytes.length)
  const size = view.getUint32(12, true)
  if (view.getUint32(16, true) !== JSON_CHUNK) refuse('own-garbled', { at: { byte: 16 }, expected: 'JSON' })
  // In files without padding, the stated length may or may not include it.
  const length = Math.min(bytes.length, promised + 3)
  if (20 + size > length) cut(length)
  const found = binOf(bytes, view, 20 + size, length)
  const isOdd = size % 4 !== 0 || promised > bytes.length || found?.isOdd === true
  return {
    text: bytes.subarray(20, 20 + size),
    from: 20,
    bin: found?.bin,
    notices: isOdd ? [ownSays('own-unfilled', { at: { byte: 20 + size } })] : [],
  }
}

/** The first binary chunk after the JSON. Unknown chunks are skipped, as the format requires. */
function binOf(bytes: Uint8Array, view: DataView, from: number, length: number): { bin: Uint8Array; isOdd: boolean } | undefined {
  const filled = (at: number) => at + ((4 - (at % 4)) % 4)
  const isBin = (at: number) => at + 8 <= length && view.getUint32(at + 4, true) === BIN_CHUNK
  for (let at = from; at + 8 <= length; ) {
    if (at % 4 !== 0 && !isBin(at)) at = filled(at)
    if (at + 8 > length) break
    const size = view.getUint32(at, true)
    const end = at + 8 + size
    if (end > length + 3) refuse('own-cut-short', { at: { byte: length } })
    if (isBin(at)) return { bin: bytes.subarray(at + 8, end), isOdd: size % 4 !== 0 || end > length }
    at = end
  }
  return undefined
}
