/**
 * Opens glTF 2.0, as GLB or as JSON with separate files, before any mesh is read. Addresses in the file are never fetched:
 * missing data is left out. Unknown required extensions are refused, unless they do not affect the shape.
 */
import { buffersOf, type FileBeside } from './glb-buffers'
import { chunksOf } from './glb-chunks'
import { isRecord, type Loose, listIn } from './glb-json'
import { GLB_NAMES } from './glb-names'
import { readJson } from './json'
import { type Work, within } from './mesh'
import { type OwnReason, Refused, refuse } from './said'

/** Decoders for packed models. A file that needs a missing one is refused with the name of its extension. */
export interface Unpackers {
  readonly meshopt?: (source: GlbSource, index: number, packed: Loose) => View
  readonly draco?: (source: GlbSource, packed: Loose, path: string) => Work<UnpackedMesh>
}
/** Bytes of a buffer, and the distance between elements; 0 if the file gives none. */
export interface View {
  readonly bytes: Uint8Array
  readonly stride: number
}
export interface UnpackedMesh {
  /** Corner indices, three per triangle. */
  readonly order: Uint32Array
  /** The numbers of an attribute, in the type that its accessor states; undefined if the attribute is not packed. */
  list(attribute: string, type: number, width: number): ArrayLike<number> | undefined
  close(): void
}
export const MESHOPT = ['EXT_meshopt_compression', 'KHR_meshopt_compression'] as const
export const DRACO = 'KHR_draco_mesh_compression'

/** What the caller gives in addition to a file's bytes. */
export interface Given {
  readonly beside?: readonly FileBeside[]
  readonly unpackers?: Unpackers
  /** The file's JSON, if it was read before. */
  readonly head?: GlbHead
}

/** What is known of a model before its buffers are located. */
export interface GlbHead {
  readonly json: Loose
  /** Whether its JSON contains any key that is used for addresses. */
  readonly hasAddress: boolean
  readonly bin: Uint8Array | undefined
  readonly notices: readonly OwnReason[]
}

/** All that a model is read from. */
export interface GlbSource {
  readonly json: Loose
  readonly hasAddress: boolean
  /** By index: the bytes, or the reason why they are missing. */
  readonly buffers: readonly (Uint8Array | OwnReason)[]
  readonly beside: readonly FileBeside[]
  readonly unpackers: Unpackers
  /** Bytes given in total. The counts that a file claims are checked against it. */
  readonly size: number
}
export type OpenedGlb =
  | { readonly ok: true; readonly source: GlbSource; readonly notices: readonly OwnReason[] }
  | { readonly ok: false; readonly reason: OwnReason }

/** The most bytes of JSON in a GLB, more than any mesh needs; and in a text glTF, which may contain its buffers. */
const MOST_JSON = 32 * 2 ** 20
const MOST_TEXT = 128 * 2 ** 20
/** The most buffers, and the most names of extensions. */
const MOST_NAMED = 4096
/** Extensions that are supported or do not affect the shape. Those for the look may be ignored even if they are required. */
const KNOWN =
  /^(KHR_mesh_quantization|KHR_draco_mesh_compression|(KHR|EXT)_meshopt_compression|EXT_mesh_gpu_instancing|(KHR|EXT|ADOBE|MSFT)_(materials|texture|lights)_\w+|KHR_xmp(_json_ld)?|KHR_animation_pointer|KHR_techniques?_webgl)$/

export function* openGlb(bytes: Uint8Array, given: Given = {}): Work<OpenedGlb> {
  const { beside = [], unpackers = {} } = given
  try {
    const head = given.head ?? (yield* within(headOf(bytes), 0, 0.8))
    const { json, hasAddress, bin, notices } = head
    const size = beside.reduce((sum, file) => sum + file.bytes.length, bytes.length)
    const buffers = yield* within(buffersOf(json, bin, beside), 0.8, 1)
    return { ok: true, source: { json, hasAddress, buffers, beside, unpackers, size }, notices }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason }
    throw error
  }
}

/** Reads a model's JSON with pauses. Refuses what is not glTF 2.0, and files that require an unknown extension. */
export function* headOf(bytes: Uint8Array): Work<GlbHead> {
  const isGlb = bytes[0] === 0x67 && bytes[1] === 0x6c
  const { text, from, bin, notices } = isGlb ? chunksOf(bytes) : { text: bytes, from: 0, bin: undefined, notices: [] }
  const most = isGlb ? MOST_JSON : MOST_TEXT
  if (text.length > most) refuse('own-too-big', { bytes: text.length, most })
  const { value, hasAddress } = yield* readJson(text, from, GLB_NAMES)
  if (!isRecord(value)) return refuse('own-garbled', { at: { byte: from }, expected: 'object' })
  check(value)
  return { json: value, hasAddress, bin, notices }
}

function check(json: Loose): void {
  const version = isRecord(json.asset) ? json.asset.version : undefined
  // Version 1 kept its lists as records by name; its earliest files state no version.
  const isFirst = version === undefined ? isRecord(json.meshes) : /^[01](\.|$)/.test(String(version))
  if (isFirst) refuse('own-foreign', { looks: 'gltf-1' })
  const required = listIn(json, 'extensionsRequired')
  if (required.length > MOST_NAMED) refuse('own-garbled', { at: { path: 'extensionsRequired' }, expected: 'fewer extensions' })
  required.forEach((name, i) => {
    if (typeof name !== 'string' || !KNOWN.test(name))
      refuse('own-extension', { at: { path: `extensionsRequired[${i}]` }, extension: String(name).slice(0, 60) })
  })
  if (typeof version !== 'string' || !/^2\.\d+$/.test(version))
    refuse('own-garbled', { at: { path: 'asset.version' }, expected: '2.0' })
  if (listIn(json, 'buffers').length > MOST_NAMED) refuse('own-garbled', { at: { path: 'buffers' }, expected: 'fewer buffers' })
}

/** The decoders that a model needs. */
export function unpackersOf({ json }: GlbSource): readonly (keyof Unpackers)[] {
  const used = listIn(json, 'extensionsUsed')
  return [
    ...(MESHOPT.some((name) => used.includes(name)) ? (['meshopt'] as const) : []),
    ...(used.includes(DRACO) ? (['draco'] as const) : []),
  ]
}

/** Whether a model is only a shape, as layouts may carry it: without images and without any address. */
export const isBare = ({ json, hasAddress }: GlbSource): boolean => listIn(json, 'images').length === 0 && !hasAddress
