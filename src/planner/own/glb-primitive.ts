/** One primitive of a model: its lists, whether they are stored plainly or packed. */
import { kindOf, type Numbers, numbersFrom, numbersOf } from './glb-accessor'
import { Missing } from './glb-buffers'
import { DRACO, type GlbSource, type UnpackedMesh } from './glb-door'
import { extensionOf, isRecord, type Loose, wholeIn } from './glb-json'
import type { Shape } from './glb-nodes'
import type { Work } from './mesh'
import { refuse } from './said'
import { type Paint, type Pixels, paintOf } from './texture'

export interface Primitive {
  readonly path: string
  /** 4: triangles; 5: a strip; 6: a fan. */
  readonly mode: number
  readonly places: Numbers
  /** The corners that the triangles use in turn; if undefined, all corners in order. */
  readonly order: Numbers | undefined
  readonly paint: Paint
  readonly tints: Numbers | undefined
  readonly spots: Numbers | undefined
  /** The offsets that a morph target adds to positions; undefined if it moves none. */
  target(index: number): Work<Numbers | undefined>
  /** The bones that move each corner, four per list, with their weights. */
  influences(): Work<readonly { readonly bones: Numbers; readonly weights: Numbers }[]>
}

/**
 * Reads primitives. Lists and packed meshes that several of the `shapes` share are read once and released after the last use. A
 * packed mesh is closed before the next is unpacked.
 */
export function primitiveReader(source: GlbSource, images: readonly (Pixels | undefined)[], shapes: readonly Shape[]) {
  const { json } = source
  const lists = new Map<number, Numbers>()
  const read = new Map<Loose, Primitive>()
  const uses = new Map<Loose, number>()
  for (const { primitive } of shapes) uses.set(primitive, (uses.get(primitive) ?? 0) + 1)
  const skinned = new Set(shapes.flatMap(({ primitive, skin }) => (skin === undefined ? [] : [primitive])))

  function* listOf(index: unknown, path: string, packed?: UnpackedMesh, attribute = ''): Work<Numbers> {
    if (typeof index !== 'number') return refuse('own-garbled', { at: { path }, expected: 'whole number' })
    const kind = packed && kindOf(json, index)
    const values = kind && packed.list(attribute, kind.type, kind.width)
    if (packed) yield 0.9
    if (kind && values) return numbersFrom(kind, values)
    const found = lists.get(index) ?? (yield* numbersOf(source, index))
    lists.set(index, found)
    return found
  }

  function* made(primitive: Loose, path: string): Work<Primitive> {
    const said = extensionOf(primitive, DRACO)
    const { draco } = source.unpackers
    if (said && !draco) refuse('own-extension', { at: { path }, extension: DRACO })
    const packed = said && draco ? yield* draco(source, said, path) : undefined
    try {
      return yield* listed(primitive, path, packed)
    } finally {
      packed?.close()
    }
  }

  function* listed(primitive: Loose, path: string, packed: UnpackedMesh | undefined): Work<Primitive> {
    const { attributes } = primitive
    if (!isRecord(attributes)) return refuse('own-garbled', { at: { path }, expected: 'attributes' })
    const where = (attribute: string) => `${path}.attributes.${attribute}`
    const places =
      attributes.POSITION === undefined ? undefined : yield* listOf(attributes.POSITION, where('POSITION'), packed, 'POSITION')
    if (places?.width !== 3) return refuse('own-garbled', { at: { path }, expected: 'POSITION' })
    /** Another attribute of the same corners. */
    const beside = function* (attribute: string): Work<Numbers | undefined> {
      if (attributes[attribute] === undefined) return undefined
      const found = yield* listOf(attributes[attribute], where(attribute), packed, attribute)
      return found.count === places.count
        ? found
        : refuse('own-garbled', { at: { path: where(attribute) }, expected: `${places.count}` })
    }
    const influences = function* (): ReturnType<Primitive['influences']> {
      const found = []
      for (let set = 0; ; set++) {
        const [bones, weights] = [yield* beside(`JOINTS_${set}`), yield* beside(`WEIGHTS_${set}`)]
        if (!bones || !weights) return found
        if (bones.width !== 4 || weights.width !== 4) refuse('own-garbled', { at: { path }, expected: 'JOINTS' })
        found.push({ bones, weights })
      }
    }
    // Packed influences must be read now, before the packed mesh is closed.
    const taken = packed && (skinned.has(primitive) ? yield* influences() : [])
    const paint = paintOf(json, primitive.material, images)
    const order = packed && { count: packed.order.length, width: 1, at: (element: number) => packed.order[element] as number }
    return {
      path,
      mode: packed ? 4 : wholeIn(primitive, 'mode', path, 4),
      places,
      order: order ?? (primitive.indices === undefined ? undefined : yield* listOf(primitive.indices, `${path}.indices`)),
      paint,
      // Missing colours do not prevent reading the shape.
      tints: yield* unlessMissing(beside('COLOR_0')),
      spots: paint.pixels && (yield* unlessMissing(beside(`TEXCOORD_${paint.coordinates}`))),
      *target(index) {
        const targets = Array.isArray(primitive.targets) ? primitive.targets : []
        const target: unknown = targets[index]
        const at = `${path}.targets[${index}].POSITION`
        const found = isRecord(target) && target.POSITION !== undefined ? yield* listOf(target.POSITION, at) : undefined
        if (found && (found.count !== places.count || found.width !== 3))
          refuse('own-garbled', { at: { path: at }, expected: `${places.count}` })
        return found
      },
      *influences() {
        return taken ?? (yield* influences())
      },
    }
  }
  return {
    *primitiveOf(primitive: Loose, path: string): Work<Primitive> {
      const found = read.get(primitive) ?? (yield* made(primitive, path))
      const left = (uses.get(primitive) ?? 1) - 1
      uses.set(primitive, left)
      if (left > 0) read.set(primitive, found)
      else read.delete(primitive)
      return found
    },
  }
}

function* unlessMissing<T>(work: Work<T>): Work<T | undefined> {
  try {
    return yield* work
  } catch (error) {
    if (error instanceof Missing) return undefined
    throw error
  }
}
