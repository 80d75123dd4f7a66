/**
 * One entry for all files: which format it is, how much work it will be, and its triangles or the reason why not. Never throws, whatever
 * the bytes.
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

/** What format is it? By its first bytes where they say so, else by the end of its name. */
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

/** The reader of 3MF brings readers of zip archives and of XML with it: loaded when there is such a file. */
let packages: typeof import('./package-3mf') | undefined
/** Must be awaited before a file is read. */
export async function loadReader(name: string, bytes: Uint8Array): Promise<void> {
  const format = guarded(() => formatOf(name, bytes))
  if (format.ok && format.value === '3mf') packages ??= await import('./package-3mf')
}

export interface Estimate {
  readonly format: Format
  /** About how many triangles it has, from its header or its size. */
  readonly triangles: number
  /** About how much memory reading and thinning will take, in bytes, the file itself included. */
  readonly memory: number
}

/** Before anything is read: the file's approximate size as a mesh, or a refusal because it is too large. */
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

/** How many bytes of a file one triangle takes, as programs write them. */
const bytesEach = (format: Format, bytes: Uint8Array): number => {
  if (format === 'stl') return isBinaryStl(bytes) ? 50 : 250
  return { obj: 75, glb: 30, ply: 19, '3mf': 12 }[format]
}

/** What a worker has to make ready before a file is read. */
export interface Needs {
  /** A glTF model, opened: its JSON is read once. */
  readonly opened?: OpenedGlb
  /** Its pictures by number, where they can be decoded. */
  readonly images: readonly (EmbeddedImage | undefined)[]
  readonly unpackers: readonly (keyof Unpackers)[]
}

/** Nothing where the file will be refused anyway. */
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

/** All that is made ready for reading a file. */
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

/** The reason of a refusal. Any other error here means that memory ran out: a file can cause no other. */
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
