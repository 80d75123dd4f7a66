/** Nodes, scenes, bones, morph targets and instances of an independent writer: every corner where it belongs. */

import { NodeIO } from '@gltf-transform/core'
import { EXTMeshGPUInstancing } from '@gltf-transform/extensions'
import fc from 'fast-check'
import { Matrix4, Quaternion, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { cornersOf, drawn, expectSame, move, opened, pose, small, soupOf, stretch, threes, turn, type Vec } from './glb-made'
import { boxOf, type Triangle } from './shapes'

const written = (document: ReturnType<typeof drawn>['document']) =>
  new NodeIO().registerExtensions([EXTMeshGPUInstancing]).writeBinary(document)
type Pose = { move: [number, number, number]; turn: [number, number, number, number]; stretch: [number, number, number] }
const matrixOf = ({ move, turn, stretch }: Pose) =>
  new Matrix4().compose(new Vector3(...move), new Quaternion(...turn), new Vector3(...stretch))
const through = (matrix: Matrix4, p: Vec): Vec => new Vector3(p[0], p[1], p[2]).applyMatrix4(matrix).toArray()
/** Mirrored triangles are turned round: their outside stays outside. */
const outward = (corners: readonly Vec[], matrix: Matrix4): readonly Vec[] =>
  matrix.determinant() >= 0 ? corners : corners.map((_, i) => corners[i - (i % 3) + ((3 - (i % 3)) % 3)] as Vec)
const placedBy = (matrix: Matrix4, corners: readonly Vec[]) =>
  outward(
    corners.map((p) => through(matrix, p)),
    matrix,
  )
/** Six times the volume inside: negative where the faces look inwards. */
const volumeOf = (corners: readonly Vec[]) => {
  let sum = 0
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => new Vector3(...(corners[i + k] as [number, number, number])))
    sum += (a as Vector3).dot((b as Vector3).cross(c as Vector3))
  }
  return sum
}
const flat = (triangles: readonly Triangle[]) => new Float32Array(triangles.flat(2))

describe('nodes', () => {
  test('in chains of any depth, moved, turned, stretched unevenly and mirrored', async () => {
    await fc.assert(
      fc.asyncProperty(soupOf(3), fc.array(pose, { minLength: 1, maxLength: 5 }), async (values, chain) => {
        const { document, node, scene } = drawn(new Float32Array(values))
        const world = new Matrix4()
        let last = node
        for (const [i, here] of chain.entries()) {
          // The mesh hangs on the innermost node; what is outside comes later.
          const outer = i === 0 ? node : document.createNode().addChild(last)
          outer.setTranslation(here.move).setRotation(here.turn).setScale(here.stretch)
          world.premultiply(matrixOf(here))
          last = outer
        }
        scene.addChild(last)
        expectSame(cornersOf(await written(document)), placedBy(world, threes(values)))
      }),
      { numRuns: 60 },
    )
  })
  test('a box looks outwards, however it is mirrored; ten thousand nodes deep', async () => {
    for (const scale of [
      [-1, 1, 1],
      [-2, -1, 3],
      [-1, -1, -1],
    ] as const) {
      const { document, node } = drawn(flat(boxOf([1, 1, 1], [2, 3, 4])))
      node.setScale([...scale])
      expect(volumeOf(cornersOf(await written(document)))).toBeCloseTo(6 * 6 * Math.abs(scale[0] * scale[1] * scale[2]))
    }
    const { document, node } = drawn(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]))
    const bytes = await written(document)
    expect(cornersOf(bytes)).toHaveLength(3)
    const { json, resources } = await new NodeIO().writeJSON(document)
    const depth = 10_000
    const nodes = Array.from({ length: depth }, (_, i) => ({
      translation: [1, 0, 0],
      ...(i + 1 < depth ? { children: [i + 1] } : { mesh: 0 }),
    }))
    node.dispose()
    const uri = `data:application/octet-stream;base64,${Buffer.from(Object.values(resources)[0] as Uint8Array).toString('base64')}`
    const text = JSON.stringify({ ...json, nodes, scenes: [{ nodes: [0] }], buffers: [{ ...json.buffers?.[0], uri }] })
    expect(cornersOf(new TextEncoder().encode(text), {}, 'a.gltf')[0]).toEqual([depth, 0, 0])
  })
  test('of several scenes the shown one, or the first; the others are named', async () => {
    const { document, mesh, scene } = drawn(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]))
    const other = document.createScene().addChild(document.createNode().setMesh(mesh).setTranslation([5, 0, 0]))
    expect(cornersOf(await written(document))[0]).toEqual([0, 0, 0])
    document.getRoot().setDefaultScene(other)
    const bytes = await written(document)
    expect(cornersOf(bytes)[0]).toEqual([5, 0, 0])
    expect(opened(bytes).notices).toMatchObject([{ key: 'own-left-scenes', says: { scenes: 1 } }])
    scene.dispose()
    expect(opened(await written(document)).notices).toEqual([])
  })
})

describe('bones', () => {
  test('every corner stands where its bones hold it at rest, by up to eight of them', async () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    await fc.assert(
      fc.asyncProperty(
        soupOf(2),
        fc.array(pose, { minLength: 8, maxLength: 8 }),
        fc.array(pose, { minLength: 8, maxLength: 8 }),
        fc.array(share, { minLength: 8, maxLength: 8 }).filter((all) => Math.max(...all) > 0.1),
        fc.constantFrom(4, 8),
        fc.boolean(),
        async (values, bones, binds, shares, most, isWhole) => {
          const { document, list, primitive, node, scene } = drawn(new Float32Array(values))
          const count = values.length / 3
          const inverse = binds.map((bind) => matrixOf(bind).invert())
          const skin = document
            .createSkin()
            .setInverseBindMatrices(list('MAT4', new Float32Array(inverse.flatMap((matrix) => matrix.elements))))
          // Each bone hangs on the one before it.
          let above: ReturnType<typeof document.createNode> | undefined
          const world = new Matrix4()
          const held = bones.map((bone, i) => {
            const joint = document.createNode().setTranslation(bone.move).setRotation(bone.turn)
            if (above) above.addChild(joint)
            else scene.addChild(joint)
            above = joint
            skin.addJoint(joint)
            world.multiply(matrixOf({ ...bone, stretch: [1, 1, 1] }))
            return world.clone().multiply(inverse[i] as Matrix4)
          })
          // What the node itself says does not count.
          node.setSkin(skin).setTranslation([100, 0, 0])
          const kept = shares.slice(0, most)
          const sum = kept.reduce((total, value) => total + value, 0) || 1
          const full = kept.map((value) => (isWhole ? Math.round((255 * value) / sum) : Math.fround(value / sum)))
          for (let set = 0; 4 * set < most; set++) {
            const names = Array.from({ length: 4 * count }, (_, i) => 4 * set + (i % 4))
            const weights = Array.from({ length: 4 * count }, (_, i) => full[4 * set + (i % 4)] as number)
            primitive.setAttribute(`JOINTS_${set}`, list('VEC4', new Uint8Array(names)))
            const array = isWhole ? new Uint8Array(weights) : new Float32Array(weights)
            primitive.setAttribute(`WEIGHTS_${set}`, list('VEC4', array, isWhole))
          }
          const whole = full.reduce((total, value) => total + value, 0)
          if (whole === 0) return
          const wanted = threes(values).map((p) =>
            full.reduce(
              (at, weight, i) => at.addScaledVector(new Vector3(...through(held[i] as Matrix4, p)), weight / whole),
              new Vector3(),
            ),
          )
          const blend = new Matrix4().fromArray(
            Array.from({ length: 16 }, (_, k) =>
              full.reduce((total, weight, i) => total + (weight / whole) * (held[i]?.elements[k] ?? 0), 0),
            ),
          )
          const found = cornersOf(await written(document))
          expectSame(
            found,
            outward(
              wanted.map((p) => p.toArray()),
              blend,
            ),
            1e-4,
          )
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('morph targets', () => {
  test('as much of each as the node says, or else the mesh', async () => {
    await fc.assert(
      fc.asyncProperty(
        soupOf(3),
        fc.array(small, { minLength: 3, maxLength: 3 }),
        fc.array(small, { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        fc.boolean(),
        async (values, ofMesh, ofNode, isOfNode, isSparse) => {
          const { document, list, primitive, mesh, node } = drawn(new Float32Array(values))
          const targets = [1, 2, 3].map((n) => values.map((value, i) => (i % (n + 1) === 0 ? Math.fround(value / 2 + n) : 0)))
          for (const target of targets)
            primitive.addTarget(
              document
                .createPrimitiveTarget()
                .setAttribute('POSITION', list('VEC3', new Float32Array(target)).setSparse(isSparse)),
            )
          mesh.setWeights(ofMesh)
          if (isOfNode) node.setWeights(ofNode)
          const weights = isOfNode ? ofNode : ofMesh
          const wanted = values.map((value, i) =>
            targets.reduce((sum, target, n) => sum + (weights[n] as number) * (target[i] as number), value),
          )
          expectSame(cornersOf(await written(document)), threes(wanted))
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('instances', () => {
  test('each in its place, with turns as numbers of every kind', async () => {
    await fc.assert(
      fc.asyncProperty(
        soupOf(2),
        pose,
        fc.array(fc.record({ move, turn, stretch }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('float', 'int8', 'int16'),
        fc.constantFrom('all', 'TRANSLATION', 'SCALE'),
        async (values, own, instances, kind, has) => {
          const { document, list, node } = drawn(new Float32Array(values))
          node.setTranslation(own.move).setRotation(own.turn).setScale(own.stretch)
          const full = { float: 1, int8: 127, int16: 32767 }[kind]
          const turns = instances.map(({ turn: q }) => (kind === 'float' ? q : q.map((value) => Math.round(value * full))))
          const array = { float: Float32Array, int8: Int8Array, int16: Int16Array }[kind]
          const batch = document.createExtension(EXTMeshGPUInstancing).setRequired(true).createInstancedMesh()
          const isIn = (name: string) => has === 'all' || has === name
          if (isIn('TRANSLATION'))
            batch.setAttribute('TRANSLATION', list('VEC3', new Float32Array(instances.flatMap((one) => one.move))))
          if (isIn('ROTATION')) batch.setAttribute('ROTATION', list('VEC4', new array(turns.flat()), kind !== 'float'))
          if (isIn('SCALE')) batch.setAttribute('SCALE', list('VEC3', new Float32Array(instances.flatMap((one) => one.stretch))))
          node.setExtension('EXT_mesh_gpu_instancing', batch)
          const wanted = instances.flatMap((one, i) => {
            const [x = 0, y = 0, z = 0, w = 1] = turns[i] ?? []
            const { x: a, y: b, z: c, w: d } = new Quaternion(x, y, z, w).normalize()
            const here = matrixOf({
              move: isIn('TRANSLATION') ? one.move : [0, 0, 0],
              turn: isIn('ROTATION') ? [a, b, c, d] : [0, 0, 0, 1],
              stretch: isIn('SCALE') ? one.stretch : [1, 1, 1],
            })
            return [...placedBy(matrixOf(own).multiply(here), threes(values))]
          })
          expectSame(cornersOf(await written(document)), wanted)
        },
      ),
      { numRuns: 60 },
    )
  })
})
