/** Reads the numbers in a GLB. Each accessor is checked against the available bytes before a number is read. */
import { bytesAt } from './glb-buffers'
import { type GlbSource, MESHOPT, type View } from './glb-door'
import { entryOf, extensionOf, isRecord, type Loose, wholeIn } from './glb-json'
import { BREATH, type Work } from './mesh'
import { refuse } from './said'

/** A list of numbers, read by element and component. Normalised integers are mapped to 0 ... 1 or -1 ... 1. */
export interface Numbers {
  readonly count: number
  readonly width: number
  at(element: number, component: number): number
}

const WIDTHS: { readonly [type: string]: number } = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 }
interface Component {
  readonly bytes: number
  /** The integer that stands for 1 if the file says that its integers are normalised. */
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

export function viewOf(source: GlbSource, index: number): View {
  const path = `bufferViews[${index}]`
  const view = entryOf(source.json, 'bufferViews', index)
  const packed = extensionOf(view, ...MESHOPT)
  if (!packed) return { bytes: bytesAt(source, view, path), stride: wholeIn(view, 'byteStride', path, 0) }
  const { meshopt } = source.unpackers
  return meshopt ? meshopt(source, index, packed) : refuse('own-extension', { at: { path }, extension: MESHOPT[0] })
}

/** A reader of elements that lie one after another in a view; it is checked that all of them are there. */
function rowsOf(source: GlbSource, from: Loose, path: string, count: number, width: number, component: Component) {
  const { bytes, stride } = viewOf(source, wholeIn(from, 'bufferView', path))
  const offset = wholeIn(from, 'byteOffset', path, 0)
  const step = stride === 0 ? component.bytes * width : stride
  if (count > 0 && offset + (count - 1) * step + component.bytes * width > bytes.length) refuse('own-cut-short', { at: { path } })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return (element: number, k: number): number => component.read(view, offset + element * step + k * component.bytes)
}

/** What an accessor says of its numbers; none is read. */
export function kindOf(json: Loose, index: number) {
  const path = `accessors[${index}]`
  const accessor = entryOf(json, 'accessors', index)
  const count = wholeIn(accessor, 'count', path)
  const width = typeof accessor.type === 'string' && Object.hasOwn(WIDTHS, accessor.type) ? WIDTHS[accessor.type] : undefined
  const type = wholeIn(accessor, 'componentType', path)
  const component = COMPONENTS[type]
  if (width === undefined || component === undefined) return refuse('own-garbled', { at: { path }, expected: 'known type' })
  return { accessor, path, count, width, type, component, isStored: accessor.bufferView !== undefined }
}

/** The numbers of an accessor. Without a view they are 0, except where its sparse part replaces them. Reads with pauses. */
export function* numbersOf(source: GlbSource, index: number): Work<Numbers> {
  const { accessor, path, count, width, component, isStored } = kindOf(source.json, index)
  const stored = isStored ? rowsOf(source, accessor, path, count, width, component) : () => 0
  const raw =
    accessor.sparse === undefined
      ? stored
      : yield* withSparse(source, accessor.sparse, path, { count, width, at: stored }, component)
  return { count, width, at: asShares(accessor, component, raw) }
}

/** Applies normalisation, which only integers can have. The lowest two values of a signed type both stand for -1. */
function asShares({ normalized }: Loose, component: Component, raw: Numbers['at']): Numbers['at'] {
  if (normalized !== true || component === COMPONENTS[FLOAT]) return raw
  return (element, k) => Math.max(-1, raw(element, k) / component.full)
}

/** Numbers that a decoder has unpacked, interpreted as the accessor says. */
export function numbersFrom({ accessor, width, component }: ReturnType<typeof kindOf>, values: ArrayLike<number>): Numbers {
  const at = (element: number, k: number) => values[element * width + k] as number
  return { count: values.length / width, width, at: asShares(accessor, component, at) }
}

/** Replaces some elements of a list by others; the sparse part gives their indices. */
function* withSparse(source: GlbSource, sparse: unknown, whole: string, all: Numbers, component: Component): Work<Numbers['at']> {
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
  const name = rowsOf(source, names, `${path}.indices`, count, 1, kind)
  const value = rowsOf(source, values, `${path}.values`, count, all.width, component)
  const elements = new Uint32Array(count)
  let isRising = true
  for (let i = 0; i < count; i++) {
    const element = name(i, 0)
    if (element < 0 || element >= all.count) refuse('own-no-such-corner', { at: { path: `${path}.indices[${i}]` } })
    elements[i] = element
    isRising &&= i === 0 || element > (elements[i - 1] as number)
    if (i % BREATH === BREATH - 1) yield i / count
  }
  const rowOf = isRising ? risingRows(elements) : yield* anyRows(elements)
  return (element, k) => {
    const row = rowOf(element)
    return row === undefined ? all.at(element, k) : value(row, k)
  }
}

/** Row of an element, for the ascending order that the format requires: the last row found, the next one, or by binary search. */
function risingRows(elements: Uint32Array): (element: number) => number | undefined {
  let last = 0
  return (element) => {
    if (elements[last] === element) return last
    if (elements[last + 1] === element) return ++last
    let [from, to] = [0, elements.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((elements[middle] as number) < element) from = middle + 1
      else to = middle
    }
    if (elements[from] !== element) return undefined
    last = from
    return from
  }
}
/** Row of an element, for rows in any order: the last row of an element counts. */
function* anyRows(elements: Uint32Array): Work<(element: number) => number | undefined> {
  const rows = new Map<number, number>()
  for (const [row, element] of elements.entries()) {
    rows.set(element, row)
    if (row % BREATH === BREATH - 1) yield row / elements.length
  }
  return (element) => rows.get(element)
}
