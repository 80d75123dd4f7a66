/** The numbers in a GLB: each accessor is checked against the bytes that are there before a number is read. */
import { isRecord, type Loose, listIn } from './glb-door'
import { refuse } from './said'

/** One list of numbers, read by element and component; integers are mapped to 0 ... 1 or -1 ... 1 where the file says so. */
export interface Numbers {
  readonly count: number
  readonly width: number
  at(element: number, component: number): number
}

const WIDTHS: { readonly [type: string]: number } = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }
interface Component {
  readonly bytes: number
  readonly most: number
  read(view: DataView, at: number): number
}
const COMPONENTS: { readonly [type: number]: Component } = {
  5120: { bytes: 1, most: 127, read: (view, at) => view.getInt8(at) },
  5121: { bytes: 1, most: 255, read: (view, at) => view.getUint8(at) },
  5122: { bytes: 2, most: 32767, read: (view, at) => view.getInt16(at, true) },
  5123: { bytes: 2, most: 65535, read: (view, at) => view.getUint16(at, true) },
  5125: { bytes: 4, most: 2 ** 32 - 1, read: (view, at) => view.getUint32(at, true) },
  5126: { bytes: 4, most: 1, read: (view, at) => view.getFloat32(at, true) },
}

/** A whole number of a record, from 0; `otherwise` where it says nothing. */
export function wholeIn(record: Loose, key: string, path: string, otherwise?: number): number {
  const value = Object.hasOwn(record, key) ? record[key] : otherwise
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : refuse('own-garbled', { at: { path: `${path}.${key}` }, expected: 'whole number' })
}

/** An entry of one of the file's lists. */
export function entryOf(json: Loose, list: string, index: number): Loose {
  const entry = listIn(json, list)[index]
  return isRecord(entry) ? entry : refuse('own-garbled', { at: { path: `${list}[${index}]` }, expected: 'object' })
}

/** The bytes of a view: of the one buffer that a GLB brings along. */
export function bytesOfView(
  json: Loose,
  bin: Uint8Array,
  index: number,
): { readonly bytes: Uint8Array; readonly stride: number } {
  const path = `bufferViews[${index}]`
  const view = entryOf(json, 'bufferViews', index)
  if (isRecord(view.extensions) && Object.keys(view.extensions).length > 0)
    refuse('own-extension', { at: { path }, extension: (Object.keys(view.extensions)[0] ?? '').slice(0, 60) })
  if (wholeIn(view, 'buffer', path) !== 0)
    refuse('own-reference', { at: { path: `${path}.buffer` }, to: `buffers[${view.buffer}]` })
  const offset = wholeIn(view, 'byteOffset', path, 0)
  const length = wholeIn(view, 'byteLength', path)
  if (offset + length > bin.length) refuse('own-cut-short', { at: { path } })
  return { bytes: bin.subarray(offset, offset + length), stride: wholeIn(view, 'byteStride', path, 0) }
}

export function numbersOf(json: Loose, bin: Uint8Array, index: number): Numbers {
  const path = `accessors[${index}]`
  const accessor = entryOf(json, 'accessors', index)
  if (accessor.sparse !== undefined) refuse('own-extension', { at: { path }, extension: 'sparse' })
  const count = wholeIn(accessor, 'count', path)
  const width = typeof accessor.type === 'string' && Object.hasOwn(WIDTHS, accessor.type) ? WIDTHS[accessor.type] : undefined
  const component = COMPONENTS[wholeIn(accessor, 'componentType', path)]
  if (width === undefined || component === undefined) return refuse('own-garbled', { at: { path }, expected: 'known type' })
  if (accessor.bufferView === undefined) return { count, width, at: () => 0 }
  const { bytes, stride } = bytesOfView(json, bin, wholeIn(accessor, 'bufferView', path))
  const offset = wholeIn(accessor, 'byteOffset', path, 0)
  const step = stride === 0 ? component.bytes * width : stride
  if (count > 0 && offset + (count - 1) * step + component.bytes * width > bytes.length) refuse('own-cut-short', { at: { path } })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const scale = accessor.normalized === true ? 1 / component.most : 1
  return {
    count,
    width,
    at: (element, k) => Math.max(-component.most, component.read(view, offset + element * step + k * component.bytes)) * scale,
  }
}
