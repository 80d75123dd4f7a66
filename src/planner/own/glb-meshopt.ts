/** Buffer views packed with meshoptimizer. Their claims are checked against their bytes before memory is allocated. */
import { bytesAt } from './glb-buffers'
import type { GlbSource, View } from './glb-door'
import { type Loose, wholeIn } from './glb-json'
import { LIMITS } from './mesh'
import { refuse } from './said'

export type Meshopt = Pick<typeof import('meshoptimizer/decoder').MeshoptDecoder, 'decodeGltfBuffer'>

/**
 * The most bytes that one packed byte can stand for: a block of 256 elements uses at least a byte for four bytes of each. An
 * index uses one or more.
 */
const MOST_OF_A_BYTE = 1024
const MODES = ['ATTRIBUTES', 'TRIANGLES', 'INDICES']
const FILTERS = ['NONE', 'OCTAHEDRAL', 'QUATERNION', 'EXPONENTIAL', 'COLOR']

/** Unpacked views, cached because several accessors may use the same one. */
const UNPACKED = new WeakMap<Loose, Uint8Array>()

export function unpackedView(meshopt: Meshopt, source: GlbSource, index: number, packed: Loose): View {
  const path = `bufferViews[${index}].extensions`
  const stride = wholeIn(packed, 'byteStride', path)
  const known = UNPACKED.get(packed)
  if (known) return { bytes: known, stride }
  const from = bytesAt(source, packed, path)
  const count = wholeIn(packed, 'count', path)
  const { mode, filter = 'NONE' } = packed
  const wrong = (key: string) => refuse('own-garbled', { at: { path: `${path}.${key}` }, expected: 'known way' })
  if (typeof mode !== 'string' || !MODES.includes(mode)) return wrong('mode')
  if (typeof filter !== 'string' || !FILTERS.includes(filter)) return wrong('filter')
  const isList = mode === 'ATTRIBUTES'
  if (isList ? stride === 0 || stride > 256 || stride % 4 !== 0 : stride !== 2 && stride !== 4) return wrong('byteStride')
  const claimed = isList ? count * stride : count
  if (claimed > from.length * (isList ? MOST_OF_A_BYTE : 3)) refuse('own-cut-short', { at: { path } })
  if (count * stride > LIMITS.bytes) refuse('own-too-big', { bytes: count * stride, most: LIMITS.bytes })
  const bytes = new Uint8Array(count * stride)
  try {
    meshopt.decodeGltfBuffer(bytes, count, stride, from, mode, filter)
  } catch (error) {
    if (error instanceof RangeError) throw error
    refuse('own-garbled', { at: { path }, expected: 'meshopt' })
  }
  UNPACKED.set(packed, bytes)
  return { bytes, stride }
}
