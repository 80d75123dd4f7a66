/**
 * Where a model's binary data is: in the GLB itself, in its JSON as base64, or in a file given with it. Nothing is fetched:
 * missing data is reported, and only what needs it is left out.
 */
import { base64Bytes } from './base64'
import { isRecord, type Loose, listIn, wholeIn } from './glb-json'
import { LongText } from './json'
import { LIMITS, type Work, within } from './mesh'
import { type OwnReason, ownSays, Refused, refuse } from './said'

/** A file that was given with a model, with its name or its path in a zip. */
export interface FileBeside {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Thrown for a part of the model whose data was not given. */
export class Missing extends Refused {}

/** A relative address in plain form, such as `Textures/stone.png`. */
const plainPath = (path: string) => path.replaceAll('\\', '/').replace(/^(\.\/)+/, '')
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()

/** The given file that an address refers to: by its whole path, or else by its name, as files are dropped without folders. */
export function besideAt<Named extends { readonly name: string }>(address: string, beside: readonly Named[]): Named | undefined {
  let path = plainPath(address)
  try {
    path = plainPath(decodeURIComponent(address))
  } catch {
    // Some programs write names unescaped, which may contain invalid escape sequences.
  }
  return (
    beside.find(({ name }) => plainPath(name) === path) ??
    beside.find(({ name }) => name !== '' && [lastOf(path), lastOf(address)].includes(lastOf(plainPath(name))))
  )
}

const DATA = /^data:(?:application\/(?:octet-stream|gltf-buffer)|image\/[\w.+-]+)?(?:;[\w=.-]+)*;base64,/i
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** The bytes at an address, or the reason why they are missing. Base64 within the JSON is decoded with pauses. */
export function* atAddress(uri: unknown, path: string, beside: readonly FileBeside[]): Work<Uint8Array | OwnReason> {
  const at = { path: `${path}.uri` }
  const isLong = uri instanceof LongText
  if (typeof uri !== 'string' && !isLong) return ownSays('own-garbled', { at, expected: 'text' })
  const start = isLong ? new TextDecoder().decode(uri.bytes.subarray(0, 200)) : uri.slice(0, 200)
  const head = DATA.exec(start)?.[0]
  if (head) {
    const text = isLong ? uri.bytes : new TextEncoder().encode(uri)
    return (yield* base64Bytes(text.subarray(head.length))) ?? ownSays('own-garbled', { at, expected: 'base64' })
  }
  const name = plainText(start)
  if (HAS_SCHEME.test(start)) return ownSays('own-reference', { at, to: name })
  return (isLong ? undefined : besideAt(uri, beside))?.bytes ?? ownSays('own-missing', { at, name })
}
const plainText = (uri: string) => uri.slice(0, 80).replace(/\p{C}/gu, '')

/** The buffers by index: their bytes, or why they are missing. The first one without an address is the GLB's own chunk. */
export function* buffersOf(
  json: Loose,
  bin: Uint8Array | undefined,
  beside: readonly FileBeside[],
): Work<readonly (Uint8Array | OwnReason)[]> {
  let room: number = LIMITS.bytes
  const found: (Uint8Array | OwnReason)[] = []
  const all = listIn(json, 'buffers')
  for (const [i, buffer] of all.entries()) {
    const path = `buffers[${i}]`
    if (!isRecord(buffer)) found.push(ownSays('own-garbled', { at: { path }, expected: 'object' }))
    else if (buffer.uri === undefined) found.push((i === 0 && bin) || ownSays('own-reference', { at: { path }, to: path }))
    else {
      const bytes = yield* within(atAddress(buffer.uri, path, beside), i / all.length, (i + 1) / all.length)
      room -= bytes instanceof Uint8Array ? bytes.length : 0
      found.push(room < 0 ? ownSays('own-too-big', { bytes: LIMITS.bytes - room, most: LIMITS.bytes }) : bytes)
    }
  }
  return found
}

/** The bytes of a buffer view; refused if not all of them are there. */
export function bytesAt(
  { buffers }: { readonly buffers: readonly (Uint8Array | OwnReason)[] },
  view: Loose,
  path: string,
): Uint8Array {
  const index = wholeIn(view, 'buffer', path)
  const to = `buffers[${index}]`
  const found = buffers[index] ?? ownSays('own-reference', { at: { path: `${path}.buffer` }, to })
  if (!(found instanceof Uint8Array)) throw new Missing(found)
  const offset = wholeIn(view, 'byteOffset', path, 0)
  const length = wholeIn(view, 'byteLength', path)
  if (offset + length > found.length) refuse('own-cut-short', { at: { path } })
  return found.subarray(offset, offset + length)
}
