/** The header of a PLY file: which elements follow, and which properties each has. */
import { refuse } from './said'

export const PLY_TYPES = ['int8', 'uint8', 'int16', 'uint16', 'int32', 'uint32', 'float32', 'float64'] as const
export type PlyType = (typeof PLY_TYPES)[number]
/** The older names of the same types. */
const OLD_NAMES: { readonly [name: string]: PlyType } = {
  char: 'int8',
  uchar: 'uint8',
  short: 'int16',
  ushort: 'uint16',
  int: 'int32',
  uint: 'uint32',
  float: 'float32',
  double: 'float64',
}

export interface PlyProperty {
  readonly name: string
  readonly type: PlyType
  /** For a list property: the type of its length. */
  readonly list?: PlyType
}
export interface PlyElement {
  readonly name: string
  readonly count: number
  readonly properties: readonly PlyProperty[]
}
export interface PlyHeader {
  readonly encoding: 'ascii' | 'little' | 'big'
  readonly elements: readonly PlyElement[]
  /** Where the data begins: its offset, and its line. */
  readonly end: number
  readonly lines: number
}

/** The longest header; real ones are a few lines. */
const MOST_BYTES = 1 << 16
const ENCODINGS: { readonly [name: string]: PlyHeader['encoding'] } = {
  ascii: 'ascii',
  binary_little_endian: 'little',
  binary_big_endian: 'big',
}

export function plyHeader(bytes: Uint8Array): PlyHeader {
  const text = String.fromCharCode(...bytes.subarray(0, MOST_BYTES))
  // All lines end like the first one: some programs write a single carriage return.
  const newline = /^ply\r(?!\n)/.test(text) ? '\r' : '\n'
  const elements: { name: string; count: number; properties: PlyProperty[] }[] = []
  let encoding: PlyHeader['encoding'] | undefined
  let at = 0
  for (let line = 1; ; line++) {
    const end = text.indexOf(newline, at)
    if (end < 0) refuse('own-cut-short', { at: { line } })
    const words = text.slice(at, end).trim().split(/\s+/)
    const [word, first = '', second = '', third = '', fourth = ''] = words
    at = end + 1
    const garbled = (expected: string) => refuse('own-garbled', { at: { line }, expected })
    const typed = (name: string): PlyType =>
      PLY_TYPES.find((type) => type === name) ??
      (Object.hasOwn(OLD_NAMES, name) ? OLD_NAMES[name] : undefined) ??
      garbled('float')
    switch (word) {
      case 'ply':
        if (line !== 1) garbled('element')
        break
      case 'format':
        encoding = Object.hasOwn(ENCODINGS, first) ? ENCODINGS[first] : undefined
        if (!encoding) garbled('format ascii 1.0')
        break
      case 'element':
        if (!/^\d{1,15}$/.test(second)) garbled('element vertex 8')
        elements.push({ name: first, count: Number(second), properties: [] })
        break
      case 'property': {
        const list = first === 'list' ? typed(second) : undefined
        if (list?.startsWith('float')) garbled('property list uchar int')
        const property: PlyProperty = list ? { name: fourth, type: typed(third), list } : { name: second, type: typed(first) }
        if (property.name === '') garbled('property float x')
        elements.at(-1)?.properties.push(property) ?? garbled('element')
        break
      }
      case 'end_header':
        if (!encoding) garbled('format ascii 1.0')
        return { encoding: encoding ?? 'ascii', elements, end: at, lines: line }
      case 'comment':
      case 'obj_info':
      // Old versions of Blender write a line with their name that is not marked as a comment.
      case 'Created':
      case '':
        break
      default:
        garbled('end_header')
    }
  }
}
