/** A model in a zip archive, with what lies beside it. What the archive claims is judged before room is made for it. */
import { unzipSync } from 'fflate'
import type { FileBeside } from './glb-buffers'
import { chunksOf } from './glb-chunks'
import { LIMITS, type Work } from './mesh'
import { type OwnReason, ownSays, Refused, refuse } from './said'
import { MOST } from './types'

/** A model as it was given: by itself, or with files beside it. */
export interface ModelFiles {
  readonly name: string
  readonly bytes: Uint8Array
  readonly beside: readonly FileBeside[]
  readonly notices: readonly OwnReason[]
}
export type Unzipped = { readonly ok: true; readonly files: ModelFiles } | { readonly ok: false; readonly reason: OwnReason }

interface Entry {
  readonly name: string
  readonly size: number
}

/** The kinds of model, the one that says most first. */
const MODELS = ['glb', 'gltf', 'obj', '3mf', 'ply', 'stl'] as const
/** No byte of an archive stands for more: the way it is packed allows no better. */
const MOST_OF_A_BYTE = 1032

/** The first model of an archive. Never throws. */
export function* unzipped(archive: string, bytes: Uint8Array): Work<Unzipped> {
  try {
    const entries = entriesOf(bytes)
    const models = MODELS.flatMap((kind) => entries.filter(({ name }) => name.toLowerCase().endsWith(`.${kind}`)))
    const [model] = models
    if (!model) return refuse('own-no-model', { file: archive.slice(-120) })
    let room: number = LIMITS.bytes
    const taken = ({ name, size }: Entry): Uint8Array => {
      room -= size
      if (room < 0) refuse('own-too-big', { bytes: LIMITS.bytes - room, most: LIMITS.bytes })
      return (
        guarded(() => unzipSync(bytes, { filter: (entry) => entry.name === name })[name]) ??
        refuse('own-cut-short', { at: { path: name } })
      )
    }
    const folder = model.name.slice(0, model.name.lastIndexOf('/') + 1)
    const found = taken(model)
    const named = namesIn(model.name, found)
    const beside: FileBeside[] = []
    for (const entry of entries.filter((one) => !models.includes(one) && named(one.name)).slice(0, MOST.beside)) {
      yield beside.length / entries.length
      const { name } = entry
      beside.push({ name: name.startsWith(folder) ? name.slice(folder.length) : name, bytes: taken(entry) })
    }
    const name = model.name.slice(folder.length)
    const notices = models.length > 1 ? [ownSays('own-left-models', { models: models.length - 1, name: name.slice(0, 80) })] : []
    return { ok: true, files: { name, bytes: found, beside, notices } }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason }
    throw error
  }
}

/** What the archive says it holds. Some systems put shadows of their own beside every file. */
function entriesOf(bytes: Uint8Array): readonly Entry[] {
  const entries: Entry[] = []
  const filter = ({ name, size, originalSize }: { name: string; size: number; originalSize: number }) => {
    if (originalSize > MOST_OF_A_BYTE * (size + 1)) refuse('own-cut-short', { at: { path: name.slice(0, 200) } })
    if (!/(^|\/)(__MACOSX\/|\.)/.test(name) && !name.endsWith('/')) entries.push({ name, size: originalSize })
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

/** Whether a file is named in the model: only what it needs is unpacked. */
function namesIn(model: string, bytes: Uint8Array): (name: string) => boolean {
  const ending = /\.(gltf|glb)$/i.exec(model)?.[1]?.toLowerCase()
  if (!ending) return () => false
  const text = new TextDecoder().decode(ending === 'gltf' ? bytes : chunksOf(bytes).text)
  return (path) => {
    const name = path.slice(path.lastIndexOf('/') + 1)
    return text.includes(name) || text.includes(encodeURIComponent(name))
  }
}
