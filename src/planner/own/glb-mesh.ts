/** The triangles of a GLB, all nodes of its scene put in their places. Bones, morph targets and animations are left in their rest pose. */
import { entryOf, type Numbers, numbersOf, wholeIn } from './glb-accessor'
import { isRecord, type Loose, listIn, type OpenedGlb } from './glb-door'
import { isMirrored, type Matrix, matrixOf, STILL, times } from './matrix'
import { BREATH, checkTriangles, coordinate, floats, indices, LIMITS, octets, type TriangleMesh, type Work } from './mesh'
import { type OwnReason, ownSays, refuse } from './said'
import { colourAt, type Paint, type Pixels, paintOf } from './texture'

export interface GlbRead {
  readonly mesh: TriangleMesh
  readonly notices: readonly OwnReason[]
}

const MOST_NODES = 100_000

interface Shape {
  readonly primitive: Loose
  readonly path: string
  readonly matrix: Matrix
}

/**
 * Every primitive of the scene with its place. A node that is met twice means that the scene is no tree: refused, as it could loop
 * forever.
 */
function shapesOf(json: Loose): readonly Shape[] {
  const nodes = listIn(json, 'nodes')
  const scenes = listIn(json, 'scenes')
  const scene = scenes[typeof json.scene === 'number' ? json.scene : 0]
  const children = new Set(nodes.flatMap((node) => (isRecord(node) ? listIn(node, 'children') : [])))
  const roots = isRecord(scene) ? listIn(scene, 'nodes') : nodes.map((_, i) => i).filter((i) => !children.has(i))
  const shapes: Shape[] = []
  const met = new Set<unknown>()
  const stack = roots.map((node) => ({ node, matrix: STILL }))
  for (let next = stack.pop(); next; next = stack.pop()) {
    const path = `nodes[${String(next.node)}]`
    if (met.has(next.node)) refuse('own-garbled', { at: { path }, expected: 'tree' })
    met.add(next.node)
    if (met.size > MOST_NODES) refuse('own-garbled', { at: { path: 'nodes' }, expected: 'fewer nodes' })
    const node = typeof next.node === 'number' ? nodes[next.node] : undefined
    if (!isRecord(node)) return refuse('own-garbled', { at: { path }, expected: 'object' })
    const matrix = times(next.matrix, matrixOf(node, path))
    for (const child of listIn(node, 'children')) stack.push({ node: child, matrix })
    if (node.mesh === undefined) continue
    const index = wholeIn(node, 'mesh', path)
    for (const [i, primitive] of listIn(entryOf(json, 'meshes', index), 'primitives').entries()) {
      const where = `meshes[${index}].primitives[${i}]`
      if (!isRecord(primitive)) return refuse('own-garbled', { at: { path: where }, expected: 'object' })
      shapes.push({ primitive, path: where, matrix })
    }
    if (shapes.length > MOST_NODES) refuse('own-garbled', { at: { path: 'meshes' }, expected: 'fewer primitives' })
  }
  return shapes
}

/** `most`: the largest number of triangles allowed. */
export function* readGlb(
  opened: Extract<OpenedGlb, { ok: true }>,
  images: readonly (Pixels | undefined)[] = [],
  most: number = LIMITS.triangles,
): Work<GlbRead> {
  const { json, bin } = opened
  const shapes = shapesOf(json)
  const positions = floats()
  const triangles = indices()
  const colours = octets()
  const left = { lines: 0, textures: 0 }
  // A list that many primitives or nodes share is taken in once.
  const known = new Map<number, Numbers>()
  const numbers = (index: unknown, path: string, count?: number): Numbers | undefined => {
    if (index === undefined) return undefined
    if (typeof index !== 'number') return refuse('own-garbled', { at: { path }, expected: 'whole number' })
    const found = known.get(index) ?? numbersOf(json, bin, index)
    known.set(index, found)
    return count === undefined || found.count === count ? found : refuse('own-garbled', { at: { path }, expected: `${count}` })
  }

  for (const [i, { primitive, path, matrix }] of shapes.entries()) {
    yield i / shapes.length
    const mode = wholeIn(primitive, 'mode', path, 4)
    if (mode < 4 || mode > 6) {
      left.lines++
      continue
    }
    const extension = isRecord(primitive.extensions) ? Object.keys(primitive.extensions)[0] : undefined
    const attributes = primitive.attributes
    if (!isRecord(attributes)) return refuse('own-garbled', { at: { path }, expected: 'attributes' })
    const places = numbers(attributes.POSITION, `${path}.attributes.POSITION`)
    if (places?.width !== 3)
      return extension === undefined
        ? refuse('own-garbled', { at: { path }, expected: 'POSITION' })
        : refuse('own-extension', { at: { path }, extension: extension.slice(0, 60) })
    const paint = paintOf(json, primitive.material, images)
    if (paint.isBare) left.textures++
    const tints = numbers(attributes.COLOR_0, `${path}.attributes.COLOR_0`, places.count)
    const spots = paint.pixels && numbers(attributes[`TEXCOORD_${paint.coordinates}`], `${path}.attributes`, places.count)
    const before = positions.size / 3
    if (before + places.count > Math.min(LIMITS.corners, 3 * most))
      refuse('own-too-many-triangles', { triangles: before + places.count, most })
    // A list need not be stored (then it is all zeros), but a small file may not claim millions of corners so.
    if (places.count > Math.max(BREATH, bin.length)) refuse('own-cut-short', { at: { path: `${path}.attributes.POSITION` } })
    for (let corner = 0; corner < places.count; corner++) {
      const p = [places.at(corner, 0), places.at(corner, 1), places.at(corner, 2)] as const
      for (let k = 0; k < 3; k++) {
        const moved = (matrix[k] ?? 0) * p[0] + (matrix[k + 4] ?? 0) * p[1] + (matrix[k + 8] ?? 0) * p[2] + (matrix[k + 12] ?? 0)
        positions.push(coordinate(moved, () => ({ path: `${path}.attributes.POSITION[${corner}]` })))
        colours.push(tinted(paint, tints, spots, corner, k))
      }
      if (corner % BREATH === BREATH - 1) yield (i + corner / places.count / 2) / shapes.length
    }
    const order = numbers(primitive.indices, `${path}.indices`)
    const count = order?.count ?? places.count
    checkTriangles((triangles.size + (mode === 4 ? count : Math.max(0, count - 2) * 3)) / 3, most)
    const named = (at: number): number => {
      const corner = order ? order.at(at, 0) : at
      return Number.isInteger(corner) && corner >= 0 && corner < places.count
        ? before + corner
        : refuse('own-no-such-corner', { at: { path: `${path}.indices[${at}]` } })
    }
    const isTurned = isMirrored(matrix)
    const put = (a: number, b: number, c: number, flips: boolean) => {
      triangles.push(named(a))
      triangles.push(named(flips !== isTurned ? c : b))
      triangles.push(named(flips !== isTurned ? b : c))
    }
    for (let t = 0; t + 2 < count; t += mode === 4 ? 3 : 1) {
      if (mode === 6) put(0, t + 1, t + 2, false)
      else put(t, t + 1, t + 2, mode === 5 && t % 2 === 1)
      if (t % BREATH === 0) yield (i + 0.5 + t / count / 2) / shapes.length
    }
  }
  if (triangles.size === 0) refuse('own-nothing', { triangles: 0 })
  const notices: OwnReason[] = [...picturesOutside(json)]
  if (left.textures > 0) notices.push(ownSays('own-left-textures', { images: left.textures }))
  if (left.lines > 0) notices.push(ownSays('own-left-lines', { elements: left.lines }))
  const skins = listIn(json, 'skins').length
  if (skins > 0) notices.push(ownSays('own-left-skins', { skins }))
  const mesh = { positions: positions.done(), triangles: triangles.done() }
  const isWhite = colours.done().every((value) => value === 255)
  return { mesh: isWhite ? mesh : { ...mesh, colours: colours.done() }, notices }
}

/** Pictures in other files, each with its place; the first few are enough to know what is missing. */
function picturesOutside(json: Loose): readonly OwnReason[] {
  const named = listIn(json, 'images').flatMap((image, i) =>
    isRecord(image) && typeof image.uri === 'string' && !image.uri.startsWith('data:') ? [{ i, uri: image.uri }] : [],
  )
  return named.slice(0, 4).map(({ i, uri }) =>
    ownSays('own-left-materials', {
      at: { path: `images[${i}].uri` },
      name: uri.slice(0, 80).replace(/\p{C}/gu, ''),
    }),
  )
}

/** One of the three colour values of a corner, linear, 0 ... 255. */
function tinted(paint: Paint, tints: Numbers | undefined, spots: Numbers | undefined, corner: number, k: number): number {
  const tint = tints ? Math.min(1, Math.max(0, tints.at(corner, k) || 0)) : 1
  const printed = paint.pixels && spots ? colourAt(paint.pixels, spots.at(corner, 0), spots.at(corner, 1), k) : 1
  return Math.round(255 * (paint.colour[k] ?? 1) * tint * printed)
}
