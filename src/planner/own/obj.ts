/**
 * OBJ: corners, with colours if they have them, and faces. Materials are in other files and are left out with a notice.
 * Statements that would include another file or run a command (`call`, `csh`) are refused.
 */
import { BREATH, checkTriangles, coordinate, floats, indices, LIMITS, linear, octets, type TriangleMesh, type Work } from './mesh'
import { type OwnReason, ownSays, refuse } from './said'
import { TextScanner } from './text'

/** Statements that do not affect the mesh's shape. Some programs write material statements into the file. */
const IDLE = new Set([
  ...'vn vt vp g o s mg usemtl usemap maplib bevel c_interp d_interp lod shadow_obj trace_obj'.split(' '),
  ...'deg bmat step cstype ctech stech parm trim hole scrv sp end con'.split(' '),
  ...'newmtl ka kd ks ke ns ni d tr tf illum sharpness bump disp decal refl norm'.split(' '),
])
/** Statements for curves, lines and points, which have no surface. */
const LEFT_OUT = new Set(['l', 'p', 'curv', 'curv2', 'surf', 'bsp', 'bzp', 'cdc', 'cdp', 'res'])
const SLASH = 47
const HASH = 35
const MOST_SIDES = 4096

export interface ObjRead {
  readonly mesh: TriangleMesh
  readonly notices: readonly OwnReason[]
}

export function* readObj(bytes: Uint8Array): Work<ObjRead> {
  const text = new TextScanner(bytes)
  const positions = floats(Math.max(16, Math.floor(bytes.length / 24)))
  const triangles = indices(Math.max(16, Math.floor(bytes.length / 24)))
  const colours = octets()
  const notices: OwnReason[] = []
  let elements = 0
  /** Faces may refer to later corners: the highest index used so far, and its line. */
  const furthest = { corner: -1, line: 0 }
  const here = () => ({ line: text.line })
  /** Whether the rest of the line is empty or a remark. */
  const isOver = () => text.isLineOver || text.isNext(HASH)
  const garbled = (expected: string) => refuse('own-garbled', { at: here(), expected })

  const corner = (): void => {
    for (let k = 0; k < 3; k++) {
      if (text.isLineOver) garbled('v x y z')
      positions.push(coordinate(text.number(), here))
    }
    const more: number[] = []
    while (!isOver() && more.length < 4) more.push(text.number())
    // One further number is a weight; three are a colour.
    if (more.length === 3 && more.every(Number.isFinite)) {
      while (colours.size < positions.size - 3) colours.push(200)
      for (const value of more) colours.push(linear(value))
    } else if (colours.size > 0) for (let k = 0; k < 3; k++) colours.push(200)
    if (positions.size > 3 * LIMITS.corners)
      refuse('own-too-many-triangles', { triangles: LIMITS.corners, most: LIMITS.triangles })
  }
  const numbered = (): number => {
    const said = text.number()
    if (!Number.isInteger(said) || said === 0) garbled('f 1 2 3')
    const found = said > 0 ? said - 1 : positions.size / 3 + said
    if (found < 0 || found > LIMITS.corners) refuse('own-no-such-corner', { at: here() })
    if (found > furthest.corner) {
      furthest.corner = found
      furthest.line = text.line
    }
    // Indices of texture coordinates and normals follow after slashes. Some programs omit the indices but write the slashes.
    while (text.takes(SLASH)) if (!text.isWordOver && !text.isNext(SLASH) && Number.isNaN(text.number())) garbled('f 1/1/1')
    return found
  }
  const face = (): void => {
    const first = numbered()
    let before = -1
    let sides = 0
    while (!isOver()) {
      const next = numbered()
      if (before >= 0) {
        triangles.push(first)
        triangles.push(before)
        triangles.push(next)
      }
      before = next
      if (++sides > MOST_SIDES) garbled('fewer corners')
    }
    if (sides < 2) garbled('f 1 2 3')
    checkTriangles(triangles.size / 3)
  }

  for (let lines = 0; !text.isOver; lines++) {
    if (lines % BREATH === 0) yield text.share
    const word = text.word()
    if (word === 'v') corner()
    else if (word === 'f' || word === 'fo') face()
    else if (word === 'mtllib') notices.push(ownSays('own-left-materials', { at: here(), name: text.rest() }))
    else if (word === 'call' || word === 'csh') refuse('own-reference', { at: here(), to: text.rest() })
    else if (LEFT_OUT.has(word)) elements++
    else if (word !== '' && !word.startsWith('#') && !word.startsWith('map_') && !IDLE.has(word)) garbled('v, f')
    text.nextLine()
  }
  if (furthest.corner >= positions.size / 3) refuse('own-no-such-corner', { at: { line: furthest.line } })
  if (triangles.size === 0) refuse('own-nothing', { triangles: 0 })
  if (elements > 0) notices.push(ownSays('own-left-lines', { elements }))
  const mesh = { positions: positions.done(), triangles: triangles.done() }
  return { mesh: colours.size === 0 ? mesh : { ...mesh, colours: colours.done() }, notices: notices.slice(0, 8) }
}
