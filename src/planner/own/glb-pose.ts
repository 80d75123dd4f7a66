/** Where the corners of a shape are in its rest pose: moved by its morph targets, then by its bones or else by its node. */
import { type Numbers, numbersOf } from './glb-accessor'
import type { GlbSource } from './glb-door'
import { entryOf, listIn } from './glb-json'
import type { Scene, Shape } from './glb-nodes'
import type { Primitive } from './glb-primitive'
import { isMirrored, type Matrix, STILL, times } from './matrix'
import type { Work } from './mesh'
import { refuse } from './said'

export interface Pose {
  /** Writes a corner's position into `into`. */
  place(corner: number, into: Float64Array): void
  /** Whether the pose mirrors the surroundings of the corner that was placed last. */
  isMirrored(): boolean
}

/** The matrices of bones by skin, cached. */
export function bonesReader(source: GlbSource, { worlds }: Scene): (skin: number) => Work<readonly Matrix[]> {
  const known = new Map<number, readonly Matrix[]>()
  return function* (index) {
    const found = known.get(index)
    if (found) return found
    const skin = entryOf(source.json, 'skins', index)
    const path = `skins[${index}]`
    const joints = listIn(skin, 'joints')
    const inverse = typeof skin.inverseBindMatrices === 'number' ? yield* numbersOf(source, skin.inverseBindMatrices) : undefined
    if (inverse && (inverse.width !== 16 || inverse.count < joints.length))
      refuse('own-garbled', { at: { path: `${path}.inverseBindMatrices` }, expected: `${joints.length}` })
    const bones = joints.map((joint, i) => {
      const world = typeof joint === 'number' ? worlds.get(joint) : undefined
      if (!world) return refuse('own-garbled', { at: { path: `${path}.joints[${i}]` }, expected: 'node' })
      return times(world, inverse ? Array.from({ length: 16 }, (_, k) => inverse.at(i, k)) : STILL)
    })
    known.set(index, bones)
    return bones
  }
}

export function* poseOf(primitive: Primitive, shape: Shape, bonesOf: (skin: number) => Work<readonly Matrix[]>): Work<Pose> {
  const { places } = primitive
  const moves: { readonly weight: number; readonly by: Numbers }[] = []
  for (const [i, weight] of shape.weights.entries()) {
    const by = weight === 0 ? undefined : yield* primitive.target(i)
    if (by) moves.push({ weight, by })
  }
  const from = (corner: number, k: number): number => {
    let value = places.at(corner, k)
    for (const { weight, by } of moves) value += weight * by.at(corner, k)
    return value
  }
  const put = (matrix: ArrayLike<number>, corner: number, into: Float64Array) => {
    const [x, y, z] = [from(corner, 0), from(corner, 1), from(corner, 2)]
    for (let k = 0; k < 3; k++)
      into[k] =
        (matrix[k] as number) * x + (matrix[k + 4] as number) * y + (matrix[k + 8] as number) * z + (matrix[k + 12] as number)
  }
  const influences = shape.skin === undefined ? [] : yield* primitive.influences()
  if (shape.skin === undefined || influences.length === 0) {
    const turned = isMirrored(shape.matrix)
    return { place: (corner, into) => put(shape.matrix, corner, into), isMirrored: () => turned }
  }
  const bones = yield* bonesOf(shape.skin)
  const blend = new Float64Array(16)
  /** The weighted mean of the bone matrices for a corner; the weights are scaled so that their sum is one. */
  const blended = (corner: number): Float64Array => {
    blend.fill(0)
    let whole = 0
    for (const { bones: names, weights } of influences)
      for (let i = 0; i < 4; i++) {
        const weight = weights.at(corner, i)
        if (weight === 0) continue
        const bone = bones[names.at(corner, i)]
        if (!bone) return refuse('own-no-such-corner', { at: { path: `${primitive.path}.attributes.JOINTS_0[${corner}]` } })
        whole += weight
        for (let k = 0; k < 16; k++) blend[k] = (blend[k] as number) + weight * (bone[k] as number)
      }
    for (let k = 0; k < 16; k++) blend[k] = whole === 0 ? (bones[0]?.[k] ?? STILL[k] ?? 0) : (blend[k] as number) / whole
    return blend
  }
  return {
    place: (corner, into) => put(blended(corner), corner, into),
    isMirrored: () => isMirrored(blend),
  }
}
