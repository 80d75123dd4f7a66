/**
 * 3MF: a zip archive of XML parts. Its model parts are unpacked and parsed in a stream, so that neither the XML nor the contents
 * of a malicious archive are ever in memory as a whole. This module is loaded only for such files.
 */
import { Unzip, UnzipInflate } from 'fflate'
import { SaxesParser } from 'saxes'
import { isMirrored, type Matrix, STILL, times } from './matrix'
import { checkTriangles, coordinate, LIMITS, type TriangleMesh, type Work } from './mesh'
import { type Model3mf, modelReader, type Object3mf, type Placed3mf } from './model-3mf'
import { type OwnReason, ownSays, Refused, refuse } from './said'

export interface PackageRead {
  readonly mesh: TriangleMesh
  readonly notices: readonly OwnReason[]
}

/** Bytes of the archive between two pauses. They unpack to at most sixteen megabytes. */
const SLICE = 1 << 14
/** The most by which a part may expand. XML of triangles compresses to about a tenth. */
const SWELLS = 200
const RELATIONS = '_rels/.rels'
const ROOT_TYPE = 'http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel'

const nameOf = (path: string): string => path.replace(/^\/+/, '').toLowerCase()

interface Parts {
  readonly models: ReadonlyMap<string, Model3mf>
  /** The part that lists what is built. */
  readonly root: Model3mf
  readonly rootName: string
}

export function* readPackage(bytes: Uint8Array): Work<PackageRead> {
  const parts = yield* unpacked(bytes)
  const { root } = parts
  const used = root.items.length > 0 ? root.items : loose(root)
  const counts = counted(parts)
  const all = used.reduce((sum, item) => sum + counts(item, parts.rootName), 0)
  checkTriangles(all)
  if (all === 0) refuse('own-nothing', { triangles: 0 })
  const mesh = yield* built(parts, used, counts, all)
  const models = [...parts.models.values()]
  const supports = models.reduce((sum, { objects }) => sum + [...objects.values()].filter((each) => each.isSupport).length, 0)
  const beams = models.reduce((sum, each) => sum + each.beams, 0)
  const notices = [
    ...(models.some(({ colours }) => colours) ? [ownSays('own-left-colours', {})] : []),
    ...(supports > 0 ? [ownSays('own-left-supports', { supports })] : []),
    ...(beams > 0 ? [ownSays('own-left-lines', { elements: beams })] : []),
  ]
  return { mesh, notices }
}

function* unpacked(bytes: Uint8Array): Work<Parts> {
  const models = new Map<string, Model3mf>()
  let relations = ''
  let swollen = 0
  const most = Math.min(LIMITS.bytes, SWELLS * bytes.length + 2 ** 20)
  let failure: unknown
  const unzip = new Unzip((file) => {
    const name = nameOf(file.name)
    const isModel = name.endsWith('.model')
    if (!isModel && name !== RELATIONS) return
    const reader = isModel ? modelReader(name) : undefined
    let decoder: TextDecoder | undefined
    file.ondata = (problem, chunk, isLast) => {
      if (problem) throw problem
      swollen += chunk.length
      if (swollen > most) refuse('own-too-big', { bytes: swollen, most })
      decoder ??= new TextDecoder(
        chunk[0] === 0xff || chunk[0] === 0xfe ? (chunk[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8',
      )
      const text = decoder.decode(chunk, { stream: !isLast })
      if (reader) reader.write(text)
      else relations += text
      const model = isLast ? reader?.done() : undefined
      if (model) models.set(name, model)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let from = 0; from < bytes.length; from += SLICE) {
    try {
      unzip.push(bytes.subarray(from, from + SLICE), from + SLICE >= bytes.length)
    } catch (error) {
      failure = error
    }
    // The zip reader throws errors of its own.
    if (failure instanceof Refused || failure instanceof RangeError) throw failure
    if (failure) refuse('own-garbled', { at: { byte: from }, expected: 'zip' })
    yield from / bytes.length
  }
  const rootName = nameOf(targetIn(relations) ?? '3D/3dmodel.model')
  const root = models.get(rootName)
  return root ? { models, root, rootName } : refuse('own-garbled', { at: { path: rootName }, expected: 'model' })
}

/** The path of the package's root model. */
function targetIn(relations: string): string | undefined {
  const parser = new SaxesParser()
  let target: string | undefined
  parser.on('opentag', ({ attributes: { Type, Target } }) => {
    if (Type === ROOT_TYPE) target ??= Target
  })
  try {
    if (relations !== '') parser.write(relations).close()
  } catch {
    // Without readable relations the model is looked for at its usual path.
  }
  return target
}

/** For a model without build items: every object that is not a component of another. */
function loose({ objects }: Model3mf): readonly Placed3mf[] {
  const parts = new Set([...objects.values()].flatMap(({ components }) => components.map(({ object }) => object)))
  return [...objects.keys()].filter((id) => !parts.has(id)).map((object) => ({ object, path: undefined, matrix: STILL }))
}

const partOf = ({ path }: Placed3mf, within: string): string => (path === undefined ? within : nameOf(path))
function objectOf({ models }: Parts, placed: Placed3mf, within: string): Object3mf {
  const part = partOf(placed, within)
  return (
    models.get(part)?.objects.get(placed.object) ??
    refuse('own-garbled', { at: { path: `${part}#${placed.object}` }, expected: 'object' })
  )
}

/** Counts the triangles of an object with its components before any are made: nested components multiply without limit. */
function counted(parts: Parts): (placed: Placed3mf, within: string) => number {
  const known = new Map<Object3mf, number | 'under way'>()
  const count = (placed: Placed3mf, within: string): number => {
    const object = objectOf(parts, placed, within)
    const part = partOf(placed, within)
    const before = known.get(object)
    if (before === 'under way') return refuse('own-garbled', { at: { path: `${part}#${placed.object}` }, expected: 'tree' })
    if (before !== undefined) return before
    known.set(object, 'under way')
    const own = object.isSupport ? 0 : object.triangles.length / 3
    const all = object.isSupport ? 0 : object.components.reduce((sum, each) => sum + count(each, part), own)
    known.set(object, all)
    return all
  }
  return count
}

function* built(
  parts: Parts,
  items: readonly Placed3mf[],
  counts: (placed: Placed3mf, within: string) => number,
  all: number,
): Work<TriangleMesh> {
  const shapes: { readonly object: Object3mf; readonly matrix: Matrix }[] = []
  const stack = items.map((placed) => ({ placed, within: parts.rootName, matrix: STILL })).reverse()
  let corners = 0
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { placed, within, matrix } = next
    // Objects without triangles are skipped: they may be nested to any depth.
    if (counts(placed, within) === 0) continue
    const object = objectOf(parts, placed, within)
    const place = times(matrix, placed.matrix)
    if (object.triangles.length > 0) shapes.push({ object, matrix: place })
    corners += object.positions.length / 3
    if (corners > LIMITS.corners) refuse('own-too-many-triangles', { triangles: corners, most: LIMITS.triangles })
    for (const each of [...object.components].reverse())
      stack.push({ placed: each, within: partOf(placed, within), matrix: place })
  }
  const positions = new Float32Array(3 * corners)
  const triangles = new Uint32Array(3 * all)
  let [corner, index] = [0, 0]
  for (const { object, matrix } of shapes) {
    yield index / triangles.length
    const first = corner / 3
    const isTurned = isMirrored(matrix)
    for (let i = 0; i < object.positions.length; i += 3)
      for (let k = 0; k < 3; k++) {
        let value = matrix[12 + k] as number
        for (let j = 0; j < 3; j++) value += (matrix[k + 4 * j] as number) * (object.positions[i + j] as number)
        positions[corner++] = coordinate(value * parts.root.unit, () => ({ path: parts.rootName }))
      }
    for (let t = 0; t < object.triangles.length; t += 3)
      for (const k of isTurned ? [0, 2, 1] : [0, 1, 2]) triangles[index++] = first + (object.triangles[t + k] as number)
  }
  return { positions, triangles }
}
