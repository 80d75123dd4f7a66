/**
 * Where the numbers of a model lie: in the GLB itself, in its JSON as base64, or in a file that was given with it. Nothing is fetched: what is
 * not here is named, and only what needs it is left out.
 */
import { fromBase64 } from './base64'
import { isRecord, type Loose, listIn, wholeIn } from './glb-json'
import { LIMITS } from './mesh'
import { type OwnReason, ownSays, Refused, refuse } from './said'

/** A file that was given together with a model, by its name or its path in a zip. */
export interface FileBeside {
  readonly name: string
  readonly bytes: Uint8Array
}

/** A part of the model lies in something that is not here. */
export class Missing extends Refused {}

/** A file's own address, made plain: as `Textures/stone.png`. */
const plainPath = (path: string) => path.replaceAll('\\', '/').replace(/^(\.\/)+/, '')
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()

/** The file of that address among those given: by its whole path, else by its name alone, as files are dropped without their folders. */
function besideAt(address: string, beside: readonly FileBeside[]): FileBeside | undefined {
  let path = plainPath(address)
  try {
    path = plainPath(decodeURIComponent(address))
  } catch {
    // Some programs write names as they are, with signs that look like escapes.
  }
  return (
    beside.find(({ name }) => plainPath(name) === path) ??
    beside.find(({ name }) => name !== '' && [lastOf(path), lastOf(address)].includes(lastOf(plainPath(name))))
  )
}

const DATA = /^data:(?:application\/(?:octet-stream|gltf-buffer)|image\/[\w.+-]+)?(?:;[\w=.-]+)*;base64,/i
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i

/** What lies at an address of the file, or why it cannot be had. */
export function atAddress(uri: unknown, path: string, beside: readonly FileBeside[]): Uint8Array | OwnReason {
  const at = { path: `${path}.uri` }
  if (typeof uri !== 'string') return ownSays('own-garbled', { at, expected: 'text' })
  const head = DATA.exec(uri.slice(0, 200))?.[0]
  if (head) return fromBase64(padded(uri.slice(head.length))) ?? ownSays('own-garbled', { at, expected: 'base64' })
  const name = plainText(uri)
  if (HAS_SCHEME.test(uri)) return ownSays('own-reference', { at, to: name })
  return besideAt(uri, beside)?.bytes ?? ownSays('own-missing', { at, name })
}
/** Some programs leave the signs out that fill the last group. */
const padded = (text: string) =>
  text.length % 4 === 0 || text.endsWith('=') ? text : text.padEnd(4 * Math.ceil(text.length / 4), '=')
const plainText = (uri: string) => uri.slice(0, 80).replace(/\p{C}/gu, '')

/** The buffers by number: their bytes, or why they are not here. The first one without an address is the GLB's own. */
export function buffersOf(
  json: Loose,
  bin: Uint8Array | undefined,
  beside: readonly FileBeside[],
): readonly (Uint8Array | OwnReason)[] {
  let room: number = LIMITS.bytes
  return listIn(json, 'buffers').map((buffer, i) => {
    const path = `buffers[${i}]`
    if (!isRecord(buffer)) return ownSays('own-garbled', { at: { path }, expected: 'object' })
    if (buffer.uri === undefined) return (i === 0 && bin) || ownSays('own-reference', { at: { path }, to: path })
    const found = atAddress(buffer.uri, path, beside)
    if (!(found instanceof Uint8Array)) return found
    room -= found.length
    return room < 0 ? ownSays('own-too-big', { bytes: LIMITS.bytes - room, most: LIMITS.bytes }) : found
  })
}

/** The bytes that a view names: all of them are there. */
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
