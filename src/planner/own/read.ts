/**
 * The common reader of all model files: a file's format, how much work it is, and its triangles or the reason for a refusal.
 * Never throws, whatever the bytes.
 */
import { type Given, type OpenedGlb, openGlb, type Unpackers, unpackersOf } from './glb-door'
import { readGlb } from './glb-mesh'
import { LIMITS, type TriangleMesh, type Work, within } from './mesh'
import { readObj } from './obj'
import { readPly } from './ply'
import { type OwnReason, ownSays, Refused, refuse } from './said'
import { is3mf, isPly, sniffed } from './sniff'
import { isBinaryStl, readStl } from './stl'
import { type EmbeddedImage, imagesIn, type Pixels } from './texture'
import type { Format } from './types'

export type FileRead =
  | { readonly ok: true; readonly format: Format; readonly mesh: TriangleMesh; readonly notices: readonly OwnReason[] }
  | { readonly ok: false; readonly reason: OwnReason }

/** The format by the file's first bytes if they identify it, otherwise by the extension of its name. */
export function formatOf(name: string, bytes: Uint8Array): Format {
  const file = name.slice(-120)
  if (bytes.length === 0) refuse('own-unknown-format', { file, why: 'empty' })
  if (isPly(bytes)) return 'ply'
  if (is3mf(bytes, name)) return '3mf'
  const looks = sniffed(bytes, name)
  if (looks === 'model') return 'glb'
  if (looks !== undefined) refuse('own-foreign', { looks })
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase()
  if (ending === 'stl' || ending === 'obj' || ending === 'glb' || ending === 'ply') return ending
  if (ending === 'gltf') return 'glb'
  return refuse('own-unknown-format', { file, why: 'unknown' })
}

/** The 3MF reader, loaded on demand because it brings a zip reader and an XML parser. */
let packages: typeof import('./package-3mf') | undefined
/** Loads the reader that a file needs. Must be awaited before the file is read. */
export async function loadReader(name: string, bytes: Uint8Array): Promise<void> {
  const format = guarded(() => formatOf(name, bytes))
  if (format.ok && format.value === '3mf') packages ??= await import('./package-3mf')
}

export interface Estimate {
  readonly format: Format
  /** The approximate number of triangles, from the header or the file's size. */
  readonly triangles: number
  /** The approximate memory in bytes for reading and thinning, including the file itself. */
  readonly memory: number
}

/** The approximate size of a file's mesh before reading it, or a refusal because it is too large. */
export function estimate(
  name: string,
  bytes: Uint8Array,
): { readonly ok: true; readonly value: Estimate } | { readonly ok: false; readonly reason: OwnReason } {
  return guarded(() => {
    if (bytes.length > LIMITS.bytes) refuse('own-too-big', { bytes: bytes.length, most: LIMITS.bytes })
    const format = formatOf(name, bytes)
    const triangles = Math.ceil(bytes.length / bytesEach(format, bytes))
    return { format, triangles, memory: bytes.length + triangles * 180 }
  })
}

/** The usual number of bytes per triangle in a format. */
const bytesEach = (format: Format, bytes: Uint8Array): number => {
  if (format === 'stl') return isBinaryStl(bytes) ? 50 : 250
  return { obj: 75, glb: 30, ply: 19, '3mf': 12 }[format]
}

/** What a worker has to prepare before a file is read. */
export interface Needs {
  /** The opened glTF model, so that its JSON is parsed only once. */
  readonly opened?: OpenedGlb
  /** Its images by index; undefined for those that cannot be decoded. */
  readonly images: readonly (EmbeddedImage | undefined)[]
  readonly unpackers: readonly (keyof Unpackers)[]
}

/** Empty if the file will be refused anyway. */
export function* needsOf(name: string, bytes: Uint8Array, given: Given = {}): Work<Needs> {
  const none = { images: [], unpackers: [] }
  try {
    if (bytes.length > LIMITS.bytes || formatOf(name, bytes) !== 'glb') return none
    const opened = yield* within(openGlb(bytes, given), 0, 0.9)
    if (!opened.ok) return { ...none, opened }
    return {
      opened,
      images: yield* within(imagesIn(opened.source), 0.9, 1),
      unpackers: unpackersOf(opened.source),
    }
  } catch (error) {
    reasonOf(error)
    return none
  }
}

/** Everything prepared for reading a file. */
export interface Ready extends Given {
  readonly opened?: OpenedGlb
  readonly images?: readonly (Pixels | undefined)[]
}

export function* readFile(name: string, bytes: Uint8Array, ready: Ready = {}): Work<FileRead> {
  try {
    if (bytes.length > LIMITS.bytes) refuse('own-too-big', { bytes: bytes.length, most: LIMITS.bytes })
    const format = formatOf(name, bytes)
    switch (format) {
      case 'stl':
        return { ok: true, format, mesh: yield* readStl(bytes), notices: [] }
      case 'obj':
        return { ok: true, format, ...(yield* readObj(bytes)) }
      case 'ply':
        return { ok: true, format, mesh: yield* readPly(bytes), notices: [] }
      case '3mf':
        if (!packages) throw new Error('loadReader was not awaited')
        return { ok: true, format, ...(yield* packages.readPackage(bytes)) }
      case 'glb': {
        const opened = ready.opened ?? (yield* within(openGlb(bytes, ready), 0, 0.2))
        if (!opened.ok) return opened
        const source = { ...opened.source, unpackers: ready.unpackers ?? {} }
        return { ok: true, format, ...(yield* within(readGlb({ ...opened, source }, ready.images), 0.2, 1)) }
      }
    }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

/** The reason of a refusal. A RangeError or WebAssembly error here means that memory ran out: files cause no other. */
export function reasonOf(error: unknown): OwnReason {
  if (error instanceof Refused) return error.reason
  if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) return ownSays('own-worker-failed', {})
  throw error
}

function guarded<T>(
  work: () => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: OwnReason } {
  try {
    return { ok: true, value: work() }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}
