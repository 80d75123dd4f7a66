/** The triangles of a model: all nodes of its scene in place, bones and morph targets in their rest pose. */
import { kindOf, type Numbers } from './glb-accessor'
import { Missing } from './glb-buffers'
import { DRACO, type GlbSource, type OpenedGlb } from './glb-door'
import { extensionOf, isRecord } from './glb-json'
import { leftOf } from './glb-left'
import { type Shape, sceneOf } from './glb-nodes'
import { bonesReader, type Pose, poseOf } from './glb-pose'
import { type Primitive, primitiveReader } from './glb-primitive'
import { BREATH, checkTriangles, coordinate, floats, indices, LIMITS, octets, type TriangleMesh, type Work, within } from './mesh'
import { type OwnReason, refuse } from './said'
import { colourAt, type Paint, type Pixels } from './texture'

export interface GlbRead {
  readonly mesh: TriangleMesh
  readonly notices: readonly OwnReason[]
}

/** `most`: the largest number of triangles allowed. */
export function* readGlb(
  { source, notices }: Extract<OpenedGlb, { ok: true }>,
  images: readonly (Pixels | undefined)[] = [],
  most: number = LIMITS.triangles,
): Work<GlbRead> {
  const scene = yield* within(sceneOf(source), 0, 0.2)
  const left = leftOf(source, scene)
  const shapes = scene.shapes.filter(({ primitive: { mode = 4 } }) => {
    const isLine = typeof mode === 'number' && mode < 4
    if (isLine) left.lines++
    return !isLine
  })
  const claims = checkClaims(source, shapes, most)
  // Capacity for what the file claims, but no more than its size makes plausible; the lists grow when needed.
  const room = (numbers: number) => Math.min(numbers, source.size)
  const made = {
    positions: floats(room(3 * claims.corners)),
    triangles: indices(room(3 * claims.triangles)),
    colours: octets(),
  }
  const bonesOf = bonesReader(source, scene)
  const reader = primitiveReader(source, images, shapes)
  for (const [i, shape] of shapes.entries()) {
    const share = 0.2 + (0.8 * i) / shapes.length
    yield share
    try {
      const primitive = yield* within(reader.primitiveOf(shape.primitive, shape.path), share, share)
      const pose = yield* within(poseOf(primitive, shape, bonesOf), share, share)
      if (primitive.paint.isBare) left.textures++
      for (const part of put(made, primitive, pose, most)) yield share + (0.8 * part) / shapes.length
    } catch (error) {
      if (!(error instanceof Missing)) throw error
      left.missing.push(error.reason)
    }
  }
  if (made.triangles.size === 0) throw left.nothing()
  const mesh = { positions: made.positions.done(), triangles: made.triangles.done() }
  const colours = made.colours.size > 0 ? { colours: made.colours.done() } : {}
  return { mesh: { ...mesh, ...colours }, notices: [...notices, ...left.notices()] }
}

interface Claims {
  readonly corners: number
  readonly triangles: number
}
/** Checks the counts that the file claims for all shapes before any memory is allocated for them. */
function checkClaims({ json, size }: GlbSource, shapes: readonly Shape[], most: number): Claims {
  let [all, unstored, triangles] = [0, 0, 0]
  const countOf = (index: unknown) => (typeof index === 'number' ? kindOf(json, index) : { count: 0, isStored: true })
  for (const { primitive, path } of shapes) {
    const { count, isStored } = countOf(isRecord(primitive.attributes) ? primitive.attributes.POSITION : undefined)
    all += count
    const isPacked = extensionOf(primitive, DRACO) !== undefined
    if (!isStored && !isPacked) unstored += count
    // An accessor without stored data is all zeros. A small file may not claim millions of corners in this way.
    const order = primitive.indices === undefined ? { count, isStored: true } : countOf(primitive.indices)
    if (!order.isStored && !isPacked) unstored += order.count
    triangles += order.count / 3
    if (all > Math.min(LIMITS.corners, 3 * most)) refuse('own-too-many-triangles', { triangles: Math.ceil(all / 3), most })
    if (unstored > Math.max(BREATH, size)) refuse('own-cut-short', { at: { path: `${path}.attributes.POSITION` } })
    checkTriangles(Math.floor(triangles), most)
  }
  return { corners: all, triangles: Math.ceil(triangles) }
}

interface Made {
  readonly positions: ReturnType<typeof floats>
  readonly triangles: ReturnType<typeof indices>
  /** Empty while all corners are white. */
  readonly colours: ReturnType<typeof octets>
}

/** Adds a primitive in its pose. */
function* put(made: Made, primitive: Primitive, pose: Pose, most: number): Generator<number> {
  const { path, mode, places, order, paint, tints, spots } = primitive
  const before = made.positions.size / 3
  // A packed mesh may contain more than its accessors say.
  if (before + places.count > LIMITS.corners)
    refuse('own-too-many-triangles', { triangles: Math.ceil((before + places.count) / 3), most })
  const into = new Float64Array(3)
  let mirrored = 0
  for (let corner = 0; corner < places.count; corner++) {
    pose.place(corner, into)
    if (pose.isMirrored()) mirrored++
    for (let k = 0; k < 3; k++) {
      made.positions.push(coordinate(into[k] as number, () => ({ path: `${path}.attributes.POSITION[${corner}]` })))
      const colour = tinted(paint, tints, spots, corner, k)
      if (colour === 255 && made.colours.size === 0) continue
      while (made.colours.size < made.positions.size - 1) made.colours.push(255)
      made.colours.push(colour)
    }
    if (corner % BREATH === BREATH - 1) yield corner / places.count / 2
  }
  const count = order?.count ?? places.count
  checkTriangles((made.triangles.size + (mode === 4 ? count : Math.max(0, count - 2) * 3)) / 3, most)
  const named = (at: number): number => {
    const corner = order ? order.at(at, 0) : at
    return Number.isInteger(corner) && corner >= 0 && corner < places.count
      ? before + corner
      : refuse('own-no-such-corner', { at: { path: `${path}.indices[${at}]` } })
  }
  // A shape that is mirrored as a whole gets its winding reversed, so that its outside stays outside.
  const isTurned = mirrored > places.count / 2
  const triangle = (a: number, b: number, c: number, flips: boolean) => {
    made.triangles.push(named(a))
    made.triangles.push(named(flips !== isTurned ? c : b))
    made.triangles.push(named(flips !== isTurned ? b : c))
  }
  for (let t = 0; t + 2 < count; t += mode === 4 ? 3 : 1) {
    if (mode === 6) triangle(0, t + 1, t + 2, false)
    else triangle(t, t + 1, t + 2, mode === 5 && t % 2 === 1)
    if (t % BREATH === 0) yield 0.5 + t / count / 2
  }
}

/** One of the three colour components of a corner, linear, 0 ... 255. */
function tinted(paint: Paint, tints: Numbers | undefined, spots: Numbers | undefined, corner: number, k: number): number {
  const tint = tints ? Math.min(1, Math.max(0, tints.at(corner, k) || 0)) : 1
  const printed = paint.pixels && spots ? colourAt(paint.pixels, spots.at(corner, 0), spots.at(corner, 1), k, paint.turn) : 1
  return Math.round(255 * (paint.colour[k] ?? 1) * tint * printed)
}
