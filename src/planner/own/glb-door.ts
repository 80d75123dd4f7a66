/**
 * Checks GLB 2.0: header, chunks and JSON, before any mesh is read from it. A file must contain its whole shape: whatever carries a
 * `uri` is refused, be it an address, another file or data in text, save a picture, which is left out. So are extensions that are required
 * but not understood, save those that leave the shape alone.
 */
import { type OwnReason, Refused, refuse } from './said'

/** Plain JSON as it came: nothing in it is trusted. */
export type Loose = { readonly [key: string]: unknown }

export type OpenedGlb =
  | { readonly ok: true; readonly json: Loose; readonly bin: Uint8Array; readonly images: number }
  | { readonly ok: false; readonly reason: OwnReason }

const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const BIN_CHUNK = 0x004e4942
/** The most bytes of JSON; no mesh needs as many. */
const MOST_JSON = 32 * 2 ** 20
const MOST_DEPTH = 40
/** Extensions that are understood, or leave the shape alone: what is only seen may be left out even where the file requires it. */
const KNOWN =
  /^(KHR_mesh_quantization|(KHR|EXT|ADOBE|MSFT)_(materials|texture|lights)_\w+|KHR_xmp(_json_ld)?|KHR_animation_pointer)$/
/** Where a picture outside the file is named. It is left out, never fetched; the shape does not need it. */
const PICTURE = /^images\[\d+\]\.uri$/

export const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)
export const listIn = (record: Loose, key: string): readonly unknown[] => {
  const value = Object.hasOwn(record, key) ? record[key] : undefined
  if (value === undefined) return []
  return Array.isArray(value) ? value : refuse('own-garbled', { at: { path: key }, expected: 'list' })
}

export function openGlb(bytes: Uint8Array): OpenedGlb {
  try {
    return opened(bytes)
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason }
    throw error
  }
}

function opened(bytes: Uint8Array): OpenedGlb {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const cut = (byte: number) => refuse('own-cut-short', { at: { byte } })
  if (bytes.length < 20) cut(bytes.length)
  if (view.getUint32(0, true) !== MAGIC) refuse('own-garbled', { at: { byte: 0 }, expected: 'glTF' })
  if (view.getUint32(4, true) !== 2) refuse('own-garbled', { at: { byte: 4 }, expected: 'version 2' })
  const length = view.getUint32(8, true)
  if (length > bytes.length) cut(bytes.length)
  const size = view.getUint32(12, true)
  if (view.getUint32(16, true) !== JSON_CHUNK) refuse('own-garbled', { at: { byte: 16 }, expected: 'JSON' })
  if (20 + size > length) cut(length)
  if (size > MOST_JSON) refuse('own-too-big', { bytes: size, most: MOST_JSON })
  const json = parsed(bytes.subarray(20, 20 + size))
  checkReferences(json)
  return {
    ok: true,
    json,
    bin: binOf(bytes, view, 20 + size + ((4 - (size % 4)) % 4), length),
    images: listIn(json, 'images').length,
  }
}

function parsed(bytes: Uint8Array): Loose {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return refuse('own-garbled', { at: { byte: 20 }, expected: 'JSON' })
  }
  return isRecord(json) ? json : refuse('own-garbled', { at: { byte: 20 }, expected: 'object' })
}

/** The first binary chunk after the JSON; unknown chunks are skipped, as the format asks. */
function binOf(bytes: Uint8Array, view: DataView, from: number, length: number): Uint8Array {
  for (let at = from; at + 8 <= length; ) {
    const size = view.getUint32(at, true)
    if (at + 8 + size > length) refuse('own-cut-short', { at: { byte: length } })
    if (view.getUint32(at + 4, true) === BIN_CHUNK) return bytes.subarray(at + 8, at + 8 + size)
    at += 8 + size + ((4 - (size % 4)) % 4)
  }
  return new Uint8Array(0)
}

function checkReferences(json: Loose): void {
  listIn(json, 'extensionsRequired').forEach((name, i) => {
    if (typeof name !== 'string' || !KNOWN.test(name))
      refuse('own-extension', { at: { path: `extensionsRequired[${i}]` }, extension: String(name).slice(0, 60) })
  })
  const asset = json.asset
  if (!isRecord(asset) || typeof asset.version !== 'string' || !/^2\.\d+$/.test(asset.version))
    refuse('own-garbled', { at: { path: 'asset.version' }, expected: '2.0' })
  // Searched everywhere, also inside extensions: anything but a picture that carries an address is refused, whether or not it would have been read.
  const stack: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: json, path: '', depth: 0 },
  ]
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, path, depth } = next
    if (depth > MOST_DEPTH) refuse('own-garbled', { at: { path: path.slice(0, 200) }, expected: 'less depth' })
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++)
        if (typeof value[i] === 'object' && value[i] !== null)
          stack.push({ value: value[i], path: `${path}[${i}]`, depth: depth + 1 })
    } else if (isRecord(value)) {
      for (const key of Object.keys(value)) {
        const inner = value[key]
        const here = path === '' ? key : `${path}.${key}`
        if (/^(uri|url|href|src)$/i.test(key) && !PICTURE.test(here))
          refuse('own-reference', {
            at: { path: here.slice(0, 200) },
            to: typeof inner === 'string' ? inner.slice(0, 80) : typeof inner,
          })
        // The file's own names are ignored.
        if (key !== 'extras' && typeof inner === 'object' && inner !== null)
          stack.push({ value: inner, path: here, depth: depth + 1 })
      }
    }
  }
}
