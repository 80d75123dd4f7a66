/**
 * Meshes packed with Draco. Their claims are checked against their bytes before they are unpacked. A well-packed file is a
 * hundredth of its shape's size, so memory is bounded by the shape: twelve bytes per corner and per triangle in the result, and
 * `DECODER` for the decoder. The number of meshes does not matter, because each is closed before the next is unpacked.
 */
import { bytesAt } from './glb-buffers'
import { DRACO, type GlbSource, type UnpackedMesh } from './glb-door'
import { entryOf, isRecord, type Loose, wholeIn } from './glb-json'
import { BREATH, LIMITS, type Work } from './mesh'
import { refuse } from './said'

/** The part of Google's decoder that is used. */
export interface Draco {
  readonly Decoder: new () => DracoDecoder
  readonly Mesh: new () => DracoMesh
  readonly HEAPU8: Uint8Array
  readonly [type: `DT_${string}`]: number
  destroy(thing: unknown): void
  _malloc(bytes: number): number
  _free(at: number): void
}
interface DracoMesh {
  num_points(): number
  num_faces(): number
}
interface DracoDecoder {
  DecodeArrayToMesh(bytes: Int8Array, length: number, mesh: DracoMesh): { ok(): boolean }
  GetAttributeByUniqueId(mesh: DracoMesh, id: number): { readonly ptr: number; num_components(): number }
  GetAttributeDataArrayForAllPoints(mesh: DracoMesh, attribute: unknown, type: number, bytes: number, at: number): boolean
  GetTrianglesUInt32Array(mesh: DracoMesh, bytes: number, at: number): boolean
}

const KINDS = {
  5120: { type: 'DT_INT8', of: Int8Array },
  5121: { type: 'DT_UINT8', of: Uint8Array },
  5122: { type: 'DT_INT16', of: Int16Array },
  5123: { type: 'DT_UINT16', of: Uint16Array },
  5125: { type: 'DT_UINT32', of: Uint32Array },
  5126: { type: 'DT_FLOAT32', of: Float32Array },
} as const

/** Bound of the decoder's memory in bytes: at the start, and per byte of the largest mesh that it unpacks. Measured: 3.6. */
export const DECODER = { start: 17 * 2 ** 20, each: 4 } as const
/** The most triangles that one packed byte can stand for. Even regular grids have only about a hundredth of that. */
const MOST_OF_A_BYTE = 256

/**
 * The larger of the numbers of corners and of triangles that the packed bytes announce; 0 for older versions, and for files that
 * begin with metadata.
 */
function promised(bytes: Uint8Array): number {
  const isKnown = String.fromCharCode(...bytes.subarray(0, 5)) === 'DRACO' && bytes[5] === 2 && bytes[6] === 2
  const hasNotes = ((bytes[10] ?? 0) & 0x80) !== 0
  if (!isKnown || bytes[7] !== 1 || hasNotes) return 0
  let at = bytes[8] === 1 ? 12 : 11
  const next = (): number => {
    let value = 0
    for (let step = 1; at < bytes.length && step < 2 ** 35; step *= 128) {
      const byte = bytes[at++] as number
      value += (byte & 127) * step
      if (byte < 128) break
    }
    return value
  }
  return Math.max(next(), next())
}

/**
 * Pauses after each of its steps; the decoder itself cannot pause within a mesh. The caller must close the mesh once it has taken
 * the lists.
 */
export function* unpackedMesh(draco: Draco, source: GlbSource, packed: Loose, path: string): Work<UnpackedMesh> {
  const where = `${path}.extensions.${DRACO}`
  const view = wholeIn(packed, 'bufferView', where)
  const bytes = bytesAt(source, entryOf(source.json, 'bufferViews', view), `bufferViews[${view}]`)
  const claim = promised(bytes)
  if (claim > Math.max(BREATH, MOST_OF_A_BYTE * bytes.length)) refuse('own-cut-short', { at: { path: where } })
  if (claim > LIMITS.corners) refuse('own-too-many-triangles', { triangles: claim, most: LIMITS.triangles })
  const garbled = () => refuse('own-garbled', { at: { path: where }, expected: 'Draco' })
  /** The decoder aborts on some damaged data. That counts as a fault of the file. */
  const guarded = <T>(work: () => T): T => {
    try {
      return work()
    } catch {
      return garbled()
    }
  }
  const [decoder, mesh] = [new draco.Decoder(), new draco.Mesh()]
  const close = () => {
    draco.destroy(mesh)
    draco.destroy(decoder)
  }
  /** Copies what the decoder writes into memory allocated for it. */
  const taken = (size: number, write: (at: number) => boolean): ArrayBuffer => {
    const at = draco._malloc(size)
    // An address of 0 means that the allocation failed.
    const isDone = at !== 0 && write(at)
    const copy = draco.HEAPU8.slice(at, at + size).buffer
    if (at !== 0) draco._free(at)
    return isDone ? copy : garbled()
  }
  const isMesh = guarded(() =>
    decoder.DecodeArrayToMesh(new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length), bytes.length, mesh).ok(),
  )
  const points = mesh.num_points()
  if (!isMesh || points > LIMITS.corners || mesh.num_faces() > LIMITS.triangles) {
    close()
    return garbled()
  }
  yield 0.6
  const size = 12 * mesh.num_faces()
  const order = new Uint32Array(guarded(() => taken(size, (at) => decoder.GetTrianglesUInt32Array(mesh, size, at))))
  yield 0.8
  const names = isRecord(packed.attributes) ? packed.attributes : {}
  return {
    order,
    close,
    list(attribute, type, width) {
      if (!Object.hasOwn(names, attribute)) return undefined
      const kind = KINDS[type as keyof typeof KINDS]
      const found = decoder.GetAttributeByUniqueId(mesh, wholeIn(names, attribute, where))
      if (!kind || found.ptr === 0 || found.num_components() !== width) return garbled()
      const room = points * width * kind.of.BYTES_PER_ELEMENT
      const write = (at: number) => decoder.GetAttributeDataArrayForAllPoints(mesh, found, draco[kind.type] as number, room, at)
      return new kind.of(guarded(() => taken(room, write)))
    },
  }
}
