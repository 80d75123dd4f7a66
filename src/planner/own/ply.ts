/**
 * PLY, as text and binary: corners and faces, with colours if they have them, and triangle strips. Other elements are skipped by
 * the lengths that the header gives.
 */
import { BREATH, checkTriangles, coordinate, floats, indices, LIMITS, linear, octets, type TriangleMesh, type Work } from './mesh'
import { type PlyElement, type PlyHeader, type PlyProperty, type PlyType, plyHeader } from './ply-header'
import { type FilePlace, refuse } from './said'
import { TextScanner } from './text'

const SIZES: { readonly [type in PlyType]: number } = {
  int8: 1,
  uint8: 1,
  int16: 2,
  uint16: 2,
  int32: 4,
  uint32: 4,
  float32: 4,
  float64: 8,
}
const MOST_SIDES = 4096
/** The names under which programs store a corner's colour. */
const COLOURS = [
  ['red', 'r', 'diffuse_red'],
  ['green', 'g', 'diffuse_green'],
  ['blue', 'b', 'diffuse_blue'],
] as const
const CORNERS = ['vertex_indices', 'vertex_index']

/** The numbers after the header in order, from text or binary. */
interface Numbers {
  next(type: PlyType): number
  /** Skips `count` numbers. */
  skip(type: PlyType, count: number): void
  /** Ends an element: some programs write more on its line than the header says. */
  end(): void
  place(): FilePlace
  readonly share: number
}

function textNumbers(bytes: Uint8Array, { end, lines }: PlyHeader): Numbers {
  const text = new TextScanner(bytes)
  text.at = end
  text.line = lines + 1
  return {
    next() {
      while (text.isLineOver) {
        if (text.isOver) refuse('own-cut-short', { at: { line: text.line } })
        text.nextLine()
      }
      return text.number()
    },
    skip(type, count) {
      for (let left = count; left > 0; left--) this.next(type)
    },
    end: () => text.nextLine(),
    place: () => ({ line: text.line }),
    get share() {
      return text.share
    },
  }
}

function binaryNumbers(bytes: Uint8Array, { end, encoding }: PlyHeader): Numbers {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isLittle = encoding === 'little'
  let at = end
  const read = (type: PlyType, from: number): number => {
    switch (type) {
      case 'int8':
        return view.getInt8(from)
      case 'uint8':
        return view.getUint8(from)
      case 'int16':
        return view.getInt16(from, isLittle)
      case 'uint16':
        return view.getUint16(from, isLittle)
      case 'int32':
        return view.getInt32(from, isLittle)
      case 'uint32':
        return view.getUint32(from, isLittle)
      case 'float32':
        return view.getFloat32(from, isLittle)
      case 'float64':
        return view.getFloat64(from, isLittle)
    }
  }
  return {
    next(type) {
      const from = at
      at += SIZES[type]
      if (at > bytes.length) refuse('own-cut-short', { at: { byte: bytes.length } })
      return read(type, from)
    },
    skip(type, count) {
      at += SIZES[type] * count
      if (at > bytes.length) refuse('own-cut-short', { at: { byte: bytes.length } })
    },
    end: () => undefined,
    place: () => ({ byte: at }),
    get share() {
      return at / bytes.length
    },
  }
}

export function* readPly(bytes: Uint8Array): Work<TriangleMesh> {
  const header = plyHeader(bytes)
  const numbers = header.encoding === 'ascii' ? textNumbers(bytes, header) : binaryNumbers(bytes, header)
  checkRoom(bytes.length - header.end, header)
  const positions = floats()
  const colours = octets()
  const triangles = indices()
  const faceColours = octets()
  for (const element of header.elements)
    for (let i = 0; i < element.count; i++) {
      if (i % BREATH === 0) yield numbers.share
      if (element.name === 'vertex') corner(element, numbers, positions, colours)
      else facesOf(element, numbers, triangles, faceColours)
      numbers.end()
    }
  const mesh = { positions: positions.done(), triangles: triangles.done() }
  const corners = mesh.positions.length / 3
  if (mesh.triangles.some((each) => each >= corners)) refuse('own-no-such-corner', { at: numbers.place() })
  if (mesh.triangles.length === 0) refuse('own-nothing', { triangles: 0 })
  if (colours.size === mesh.positions.length) return { ...mesh, colours: colours.done() }
  return faceColours.size === mesh.triangles.length ? yield* apart(mesh, faceColours.done()) : mesh
}

/** Gives every triangle corners of its own, in its colour. */
function* apart({ positions, triangles }: TriangleMesh, paint: Uint8Array): Work<TriangleMesh> {
  const made = { positions: new Float32Array(3 * triangles.length), colours: new Uint8Array(3 * triangles.length) }
  for (const [i, corner] of triangles.entries()) {
    for (let k = 0; k < 3; k++) {
      made.positions[3 * i + k] = positions[3 * corner + k] as number
      made.colours[3 * i + k] = paint[3 * Math.floor(i / 3) + k] as number
    }
    triangles[i] = i
    if (i % BREATH === 0) yield i / triangles.length
  }
  return { ...made, triangles }
}

/** Refuses counts in the header that the length of the file makes impossible. */
function checkRoom(room: number, { encoding, elements }: PlyHeader): void {
  for (const { name, count, properties } of elements) {
    if (name === 'vertex' && count > LIMITS.corners)
      refuse('own-too-many-triangles', { triangles: count, most: LIMITS.triangles })
    const least = properties.reduce((sum, { type, list }) => sum + (encoding === 'ascii' ? 2 : SIZES[list ?? type]), 0)
    // The last line of a text may lack a line end. Elements without properties take no space, so each counts as at least one
    // byte: otherwise a header could demand counting to a billion.
    if (count * Math.max(1, least) > room + 1) refuse('own-cut-short', { at: { byte: room } })
  }
}

function corner(
  { properties }: PlyElement,
  numbers: Numbers,
  positions: ReturnType<typeof floats>,
  colours: ReturnType<typeof octets>,
): void {
  const place: [number, number, number] = [Number.NaN, Number.NaN, Number.NaN]
  const paint: [number, number, number] = [Number.NaN, Number.NaN, Number.NaN]
  for (const property of properties) {
    if (property.list) {
      skipList(property, property.list, numbers)
      continue
    }
    const value = numbers.next(property.type)
    const axis = ['x', 'y', 'z'].indexOf(property.name)
    if (axis >= 0) place[axis as 0 | 1 | 2] = value
    painted(property, value, paint)
  }
  for (const value of place) positions.push(coordinate(value, numbers.place))
  if (paint.every(Number.isFinite)) for (const value of paint) colours.push(linear(value))
}

/** Takes a property if it is a colour component. Integers range up to the type's maximum, other numbers up to 1. */
function painted({ name, type }: PlyProperty, value: number, paint: [number, number, number]): void {
  const channel = COLOURS.findIndex((names) => names.some((each) => each === name))
  if (channel >= 0) paint[channel as 0 | 1 | 2] = value / (type.startsWith('float') ? 1 : 2 ** (8 * SIZES[type]) - 1)
}

/** Reads an element that is not a corner: its faces or strips, if it has any, and the colour of each triangle. */
function facesOf(
  { name, properties }: PlyElement,
  numbers: Numbers,
  triangles: ReturnType<typeof indices>,
  colours: ReturnType<typeof octets>,
): void {
  const before = triangles.size
  const paint: [number, number, number] = [Number.NaN, Number.NaN, Number.NaN]
  for (const property of properties) {
    const { list, type } = property
    if (!list) painted(property, numbers.next(type), paint)
    else if (name === 'face' && CORNERS.includes(property.name)) face(list, type, numbers, triangles)
    else if (name === 'tristrips' && CORNERS.includes(property.name)) strip(list, type, numbers, triangles)
    else skipList(property, list, numbers)
  }
  if (paint.every(Number.isFinite))
    for (let t = before; t < triangles.size; t += 3) for (const value of paint) colours.push(linear(value))
}

const lengthOf = (list: PlyType, numbers: Numbers): number => {
  const length = numbers.next(list)
  return Number.isInteger(length) && length >= 0 ? length : refuse('own-garbled', { at: numbers.place(), expected: '3' })
}
function skipList({ type }: PlyProperty, list: PlyType, numbers: Numbers): void {
  numbers.skip(type, lengthOf(list, numbers))
}
const numbered = (type: PlyType, numbers: Numbers): number => {
  const found = numbers.next(type)
  return Number.isInteger(found) && found >= 0 && found <= LIMITS.corners
    ? found
    : refuse('own-no-such-corner', { at: numbers.place() })
}

function face(list: PlyType, type: PlyType, numbers: Numbers, triangles: ReturnType<typeof indices>): void {
  const sides = lengthOf(list, numbers)
  if (sides > MOST_SIDES) refuse('own-garbled', { at: numbers.place(), expected: '3' })
  let [first, before] = [0, 0]
  for (let i = 0; i < sides; i++) {
    const next = numbered(type, numbers)
    if (i === 0) first = next
    if (i > 1) for (const each of [first, before, next]) triangles.push(each)
    before = next
  }
  checkTriangles(triangles.size / 3)
}

/** All strips are in one list, in which -1 ends a strip. Every second triangle of a strip has the opposite winding. */
function strip(list: PlyType, type: PlyType, numbers: Numbers, triangles: ReturnType<typeof indices>): void {
  let run: number[] = []
  let isTurned = false
  for (let left = lengthOf(list, numbers); left > 0; left--) {
    const next = numbers.next(type)
    if (next === -1 || next === 2 ** 32 - 1) {
      run = []
      isTurned = false
      continue
    }
    if (!Number.isInteger(next) || next < 0 || next > LIMITS.corners) refuse('own-no-such-corner', { at: numbers.place() })
    if (run.length === 2) {
      const [a = 0, b = 0] = run
      for (const each of isTurned ? [b, a, next] : [a, b, next]) triangles.push(each)
      isTurned = !isTurned
    }
    run = [...run.slice(-1), next]
    checkTriangles(triangles.size / 3)
  }
}
