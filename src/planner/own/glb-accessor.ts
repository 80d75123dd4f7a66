/** The numbers in a GLB: each accessor is checked against the bytes that are there before a number is read. */
import { isRecord, type Loose, listIn } from './glb-door'
import { refuse } from './said'

/** One list of numbers, read by element and component; integers are mapped to 0 ... 1 or -1 ... 1 where the file says so. */
export interface Numbers {
  readonly count: number
  readonly width: number
  at(element: number, component: number): number
}

const WIDTHS: { readonly [type: string]: number } = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 }
interface Component {
  readonly bytes: number
  /** What stands for 1 where the file says that its whole numbers are shares. */
  readonly full: number
  read(view: DataView, at: number): number
}
const FLOAT = 5126
const COMPONENTS: { readonly [type: number]: Component } = {
  5120: { bytes: 1, full: 127, read: (view, at) => view.getInt8(at) },
  5121: { bytes: 1, full: 255, read: (view, at) => view.getUint8(at) },
  5122: { bytes: 2, full: 32767, read: (view, at) => view.getInt16(at, true) },
  5123: { bytes: 2, full: 65535, read: (view, at) => view.getUint16(at, true) },
  5125: { bytes: 4, full: 2 ** 32 - 1, read: (view, at) => view.getUint32(at, true) },
  [FLOAT]: { bytes: 4, full: 1, read: (view, at) => view.getFloat32(at, true) },
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

/** Elements that lie one after another in a view; every one of them is there. */
function rowsOf(json: Loose, bin: Uint8Array, from: Loose, path: string, count: number, width: number, component: Component) {
  const { bytes, stride } = bytesOfView(json, bin, wholeIn(from, 'bufferView', path))
  const offset = wholeIn(from, 'byteOffset', path, 0)
  const step = stride === 0 ? component.bytes * width : stride
  if (count > 0 && offset + (count - 1) * step + component.bytes * width > bytes.length) refuse('own-cut-short', { at: { path } })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (element: number, k: number): number => component.read(view, offset + element * step + k * component.bytes)
}

/** The numbers of an accessor. Without a view they are all 0, save those that its sparse part puts in their place. */
export function numbersOf(json: Loose, bin: Uint8Array, index: number): Numbers {
  const path = `accessors[${index}]`
  const accessor = entryOf(json, 'accessors', index)
  const count = wholeIn(accessor, 'count', path)
  const width = typeof accessor.type === 'string' && Object.hasOwn(WIDTHS, accessor.type) ? WIDTHS[accessor.type] : undefined
  const component = COMPONENTS[wholeIn(accessor, 'componentType', path)]
  if (width === undefined || component === undefined) return refuse('own-garbled', { at: { path }, expected: 'known type' })
  const stored = accessor.bufferView === undefined ? () => 0 : rowsOf(json, bin, accessor, path, count, width, component)
  const raw =
    accessor.sparse === undefined ? stored : withSparse(json, bin, accessor.sparse, path, { count, width, at: stored }, component)
  // Only whole numbers can be shares; the lowest of a signed kind stands for -1 like the one above it.
  const isShare = accessor.normalized === true && component !== COMPONENTS[FLOAT]
  return { count, width, at: isShare ? (element, k) => Math.max(-1, raw(element, k) / component.full) : raw }
}

/** Replaces some elements of a list by others, which are named by their numbers. */
function withSparse(
  json: Loose,
  bin: Uint8Array,
  sparse: unknown,
  whole: string,
  all: Numbers,
  component: Component,
): Numbers['at'] {
  const path = `${whole}.sparse`
  const part = (key: 'indices' | 'values'): Loose => {
    const found = isRecord(sparse) ? sparse[key] : undefined
    return isRecord(found) ? found : refuse('own-garbled', { at: { path: `${path}.${key}` }, expected: 'object' })
  }
  const count = isRecord(sparse) ? wholeIn(sparse, 'count', path) : 0
  const [names, values] = [part('indices'), part('values')]
  const kind = COMPONENTS[wholeIn(names, 'componentType', `${path}.indices`)]
  if (!kind || kind === COMPONENTS[FLOAT])
    return refuse('own-garbled', { at: { path: `${path}.indices` }, expected: 'known type' })
  const name = rowsOf(json, bin, names, `${path}.indices`, count, 1, kind)
  const value = rowsOf(json, bin, values, `${path}.values`, count, all.width, component)
  const rows = new Map<number, number>()
  for (let i = 0; i < count; i++) {
    const element = name(i, 0)
    if (element < 0 || element >= all.count) refuse('own-no-such-corner', { at: { path: `${path}.indices[${i}]` } })
    rows.set(element, i)
  }
  return (element, k) => {
    const row = rows.get(element)
    return row === undefined ? all.at(element, k) : value(row, k)
  }
}
