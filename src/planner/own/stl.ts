/** STL, binary and text. Colours that some programs store in its spare bytes are ignored. */
import { BREATH, checkTriangles, coordinate, floats, type TriangleMesh, type Work } from './mesh'
import { refuse } from './said'
import { TextScanner } from './text'

const HEADER = 84
const FACET = 50

/** Binary files may begin with the word `solid` too, so the file's size is tested before its text. */
export function isBinaryStl(bytes: Uint8Array): boolean {
  if (bytes.length >= HEADER && bytes.length === HEADER + FACET * countIn(bytes)) return true
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).trimStart().toLowerCase()
  return !/^(#[^\n]*\n\s*)*solid/.test(start) || /\0/.test(start)
}

const countIn = (bytes: Uint8Array): number => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(80, true)

export const readStl = (bytes: Uint8Array): Work<TriangleMesh> => (isBinaryStl(bytes) ? readBinary(bytes) : readText(bytes))

/** Makes every corner separate, indexed in order; equal ones are welded later. */
function soup(positions: Float32Array): TriangleMesh {
  const triangles = new Uint32Array(positions.length / 3)
  for (let i = 0; i < triangles.length; i++) triangles[i] = i
  return { positions, triangles }
}

function* readBinary(bytes: Uint8Array): Work<TriangleMesh> {
  if (bytes.length < HEADER) refuse('own-cut-short', { at: { byte: bytes.length } })
  const count = countIn(bytes)
  const fits = Math.floor((bytes.length - HEADER) / FACET)
  // Some programs leave the count 0 because they write the header first: the file's length then decides.
  if (count > fits) {
    // Text that does not begin like STL must not be taken for a binary mesh of a billion triangles.
    if (count > 2 ** 28) refuse('own-garbled', { at: { byte: 80 }, expected: 'STL' })
    refuse('own-cut-short', { at: { byte: bytes.length } })
  }
  checkTriangles(count)
  if (count === 0) refuse('own-nothing', { triangles: 0 })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const positions = new Float32Array(count * 9)
  for (let i = 0; i < count; i++) {
    const from = HEADER + i * FACET + 12
    for (let k = 0; k < 9; k++)
      positions[9 * i + k] = coordinate(view.getFloat32(from + 4 * k, true), () => ({ byte: from + 4 * k }))
    if (i % BREATH === 0) yield i / count
  }
  return soup(positions)
}

type State = 'outside' | 'solid' | 'facet' | 'loop'

function* readText(bytes: Uint8Array): Work<TriangleMesh> {
  const text = new TextScanner(bytes)
  const positions = floats(Math.max(16, Math.floor(bytes.length / 28)))
  const garbled = (expected: string) => refuse('own-garbled', { at: { line: text.line }, expected })
  let state = 'outside' as State
  let corners = 0
  const expect = (isSo: boolean, expected: string, next: State) => {
    if (!isSo) garbled(expected)
    state = next
  }
  for (let lines = 0; !text.isOver; lines++) {
    if (lines % BREATH === 0) yield text.share
    const word = text.word()
    switch (word) {
      case '':
        break
      case 'solid':
        expect(state === 'outside', 'facet', 'solid')
        break
      case 'facet':
        expect(state === 'solid', 'solid', 'facet')
        break
      case 'outer':
        expect(state === 'facet', 'facet', 'loop')
        corners = 0
        break
      case 'vertex':
        if (state !== 'loop' || ++corners > 3) garbled('endloop')
        for (let k = 0; k < 3; k++) {
          if (text.isLineOver) garbled('vertex x y z')
          positions.push(coordinate(text.number(), () => ({ line: text.line })))
        }
        break
      case 'endloop':
        expect(state === 'loop' && corners === 3, 'vertex', 'facet')
        break
      case 'endfacet':
        expect(state === 'facet', 'endloop', 'solid')
        checkTriangles(positions.size / 9)
        break
      case 'endsolid':
        expect(state === 'solid', 'endfacet', 'outside')
        break
      default:
        // Some programs write remarks that start with `#`.
        if (!word.startsWith('#')) garbled('facet')
    }
    text.nextLine()
  }
  if (state !== 'outside') refuse('own-cut-short', { at: { line: text.line } })
  if (positions.size === 0) refuse('own-nothing', { triangles: 0 })
  return soup(positions.done())
}
