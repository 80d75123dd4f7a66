/** A model in a zip archive, with the files beside it. The archive's claims are checked before memory is allocated. */
import { Unzip, UnzipInflate, unzipSync } from 'fflate'
import { besideAt, type FileBeside } from './glb-buffers'
import { type GlbHead, headOf } from './glb-door'
import { isRecord, listIn } from './glb-json'
import { LIMITS, type Work, within } from './mesh'
import { type OwnReason, ownSays, Refused, refuse } from './said'
import { MOST } from './types'

/** A model as given: alone, or with files beside it. */
export interface ModelFiles {
  readonly name: string
  readonly bytes: Uint8Array
  readonly beside: readonly FileBeside[]
  /** The glTF's JSON, already read to know what else to unpack. */
  readonly head?: GlbHead
  readonly notices: readonly OwnReason[]
}
export type Unzipped = { readonly ok: true; readonly files: ModelFiles } | { readonly ok: false; readonly reason: OwnReason }

interface Entry {
  readonly name: string
  /** Its path relative to the model. */
  readonly at: string
  readonly size: number
}

/** Model formats, in order of preference. */
const MODELS = ['glb', 'gltf', 'obj', '3mf', 'ply', 'stl'] as const
/** The most by which deflate can expand one byte. */
const MOST_OF_A_BYTE = 1032
/** Bytes of the archive between two pauses. They unpack to at most sixteen megabytes. */
const SLICE = 1 << 14

/** The first model of an archive. Never throws. */
export function* unzipped(archive: string, bytes: Uint8Array): Work<Unzipped> {
  try {
    const entries = entriesOf(bytes)
    const models = MODELS.flatMap((kind) => entries.filter(({ name }) => name.toLowerCase().endsWith(`.${kind}`)))
    const [model] = models
    if (!model) return refuse('own-no-model', { file: archive.slice(-120) })
    const folder = model.name.slice(0, model.name.lastIndexOf('/') + 1)
    const [found] = yield* within(taken(bytes, [model], 0), 0, 0.4)
    if (!found) return refuse('own-cut-short', { at: { path: model.name } })
    const head = /\.(gltf|glb)$/i.test(model.name) ? yield* within(headOf(found.bytes), 0.4, 0.6) : undefined
    const others = entries
      .filter((one) => !models.includes(one))
      .map((one) => ({ ...one, name: one.name.startsWith(folder) ? one.name.slice(folder.length) : one.name, at: one.name }))
    const named = head ? yield* within(namedIn(head, others), 0.6, 0.7) : []
    const beside = yield* within(taken(bytes, named, model.size), 0.7, 1)
    const name = model.name.slice(folder.length)
    const notices = models.length > 1 ? [ownSays('own-left-models', { models: models.length - 1, name: name.slice(0, 80) })] : []
    return { ok: true, files: { name, bytes: found.bytes, beside, ...(head ? { head } : {}), notices } }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason }
    throw error
  }
}

/** The entries of the archive, without the metadata files that some systems add beside every file. */
function entriesOf(bytes: Uint8Array): readonly Entry[] {
  const entries: Entry[] = []
  const filter = ({ name, size, originalSize }: { name: string; size: number; originalSize: number }) => {
    if (originalSize > MOST_OF_A_BYTE * (size + 1)) refuse('own-cut-short', { at: { path: name.slice(0, 200) } })
    if (!/(^|\/)(__MACOSX\/|\.)/.test(name) && !name.endsWith('/')) entries.push({ name, at: name, size: originalSize })
    return false
  }
  guarded(() => unzipSync(bytes, { filter }))
  return entries
}

function guarded<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refused || error instanceof RangeError) throw error
    return refuse('own-garbled', { at: { byte: 0 }, expected: 'zip' })
  }
}

/** Unpacks some entries with pauses; `before`: bytes that were unpacked already. */
function* taken(bytes: Uint8Array, wanted: readonly Entry[], before: number): Work<readonly FileBeside[]> {
  const all = wanted.reduce((sum, { size }) => sum + size, before)
  if (all > LIMITS.bytes) refuse('own-too-big', { bytes: all, most: LIMITS.bytes })
  const rooms = new Map(wanted.map((entry) => [entry.at, { entry, into: new Uint8Array(entry.size), filled: 0, isDone: false }]))
  let left = wanted.length
  const unzip = new Unzip((file) => {
    const room = rooms.get(file.name)
    if (!room || room.filled > 0 || room.isDone) return
    file.ondata = (problem, chunk, isLast) => {
      if (problem) throw problem
      if (room.filled + chunk.length > room.into.length) refuse('own-cut-short', { at: { path: file.name.slice(0, 200) } })
      room.into.set(chunk, room.filled)
      room.filled += chunk.length
      if (!isLast) return
      room.isDone = true
      left--
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let from = 0; from < bytes.length && left > 0; from += SLICE) {
    guarded(() => unzip.push(bytes.subarray(from, from + SLICE), from + SLICE >= bytes.length))
    yield from / bytes.length
  }
  for (const { entry, into, filled } of rooms.values())
    if (filled < into.length) refuse('own-cut-short', { at: { path: entry.at.slice(0, 200) } })
  return [...rooms.values()].map(({ entry, into }) => ({ name: entry.name, bytes: into }))
}

/** The entries that a model refers to, so that only these are unpacked. */
function* namedIn({ json }: GlbHead, others: readonly Entry[]): Work<readonly Entry[]> {
  const found = new Set<Entry>()
  const all = [...listIn(json, 'buffers'), ...listIn(json, 'images')].slice(0, MOST.beside)
  for (const [i, each] of all.entries()) {
    yield i / all.length
    const address = isRecord(each) && typeof each.uri === 'string' && each.uri.length < 1000 ? each.uri : undefined
    const entry = address === undefined ? undefined : besideAt(address, others)
    if (entry) found.add(entry)
  }
  return [...found]
}
