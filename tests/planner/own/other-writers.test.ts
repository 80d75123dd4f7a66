/** Files of other programs' writers with random shapes, read back and compared corner by corner. */
import { type Node as GltfNode, NodeIO } from '@gltf-transform/core'
import { EXTMeshGPUInstancing } from '@gltf-transform/extensions'
import fc from 'fast-check'
import {
  BufferAttribute,
  BufferGeometry,
  Group,
  Matrix4,
  Mesh,
  Quaternion,
  TriangleFanDrawMode,
  TriangleStripDrawMode,
  Vector3,
} from 'three'
import { OBJExporter } from 'three/examples/jsm/exporters/OBJExporter.js'
import { STLExporter } from 'three/examples/jsm/exporters/STLExporter.js'
import { toTrianglesDrawMode } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { expect, test } from 'vitest'
import { cornersOf, drawn, expectSame, pose, small, soupOf, threes, type Vec } from './glb-made'
import { text } from './shapes'

type Pose = { move: [number, number, number]; turn: [number, number, number, number]; stretch: [number, number, number] }
const matrixOf = ({ move, turn, stretch }: Pose) =>
  new Matrix4().compose(new Vector3(...move), new Quaternion(...turn), new Vector3(...stretch))
const through = (matrix: Matrix4, corners: readonly Vec[]): readonly Vec[] => {
  const moved = corners.map((p) => new Vector3(p[0], p[1], p[2]).applyMatrix4(matrix).toArray())
  // What is turned inside out is turned round.
  return matrix.determinant() >= 0 ? moved : moved.map((_, i) => moved[i - (i % 3) + ((3 - (i % 3)) % 3)] as Vec)
}
const meshOf = (values: readonly number[]) =>
  new Mesh(new BufferGeometry().setAttribute('position', new BufferAttribute(new Float32Array(values), 3)))

test('STL of another writer, in text and binary, of several moved parts', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(soupOf(4), pose), { minLength: 1, maxLength: 3 }), fc.boolean(), (parts, binary) => {
      const group = new Group()
      for (const [values, { move, turn, stretch }] of parts) {
        const mesh = meshOf(values)
        mesh.applyMatrix4(matrixOf({ move, turn, stretch: stretch.map(Math.abs) as Pose['stretch'] }))
        group.add(mesh)
      }
      group.updateMatrixWorld(true)
      const wanted = group.children.flatMap((mesh, i) => through(mesh.matrixWorld, threes(parts[i]?.[0] ?? [])))
      const made = new STLExporter().parse(group, { binary })
      const bytes = typeof made === 'string' ? text(made) : new Uint8Array(made.buffer)
      expectSame(cornersOf(bytes, {}, 'a.stl'), wanted)
    }),
    { numRuns: 80 },
  )
})

test('OBJ of another writer, of several moved parts, each with an order of its own', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(soupOf(4), pose, fc.boolean()), { minLength: 1, maxLength: 3 }), (parts) => {
      const group = new Group()
      const wanted = parts.flatMap(([values, { move, turn, stretch }, isTurned]) => {
        const mesh = meshOf(values)
        const corners = threes(values)
        const order = corners.map((_, i) => corners.length - 1 - i)
        if (isTurned) mesh.geometry.setIndex(order)
        const placed = { move, turn, stretch: stretch.map(Math.abs) as Pose['stretch'] }
        mesh.applyMatrix4(matrixOf(placed))
        group.add(mesh)
        return through(matrixOf(placed), isTurned ? corners.toReversed() : corners)
      })
      group.updateMatrixWorld(true)
      expectSame(cornersOf(text(new OBJExporter().parse(group)), {}, 'a.obj'), wanted)
    }),
    { numRuns: 80 },
  )
})

test('strips and fans are the triangles that another program makes of them', async () => {
  await fc.assert(
    fc.asyncProperty(soupOf(4), fc.boolean(), fc.boolean(), async (values, isFan, isTurned) => {
      const { document, list, primitive } = drawn(new Float32Array(values))
      primitive.setMode(isFan ? 6 : 5)
      const order = Array.from({ length: values.length / 3 }, (_, i) => i)
      if (isTurned) primitive.setIndices(list('SCALAR', new Uint16Array(order.reverse())))
      const { geometry } = meshOf(values)
      if (isTurned) geometry.setIndex(order)
      const { index } = toTrianglesDrawMode(geometry, isFan ? TriangleFanDrawMode : TriangleStripDrawMode)
      const wanted = Array.from(index?.array ?? [], (corner) => threes(values)[corner] as Vec)
      // A triangle may begin at any of its corners.
      const sorted = (corners: readonly Vec[]) =>
        Array.from({ length: corners.length / 3 }, (_, i) => {
          const [a, b, c] = corners.slice(3 * i, 3 * i + 3).map((p) => p.map(Math.fround).join(' ')) as [string, string, string]
          return [`${a}, ${b}, ${c}`, `${b}, ${c}, ${a}`, `${c}, ${a}, ${b}`].sort()[0]
        })
      expect(sorted(cornersOf(await new NodeIO().writeBinary(document)))).toEqual(sorted(wanted))
    }),
    { numRuns: 60 },
  )
})

const KINDS = {
  int8: [Int8Array, 127],
  int16: [Int16Array, 32767],
  uint8: [Uint8Array, 255],
  uint16: [Uint16Array, 65535],
  float32: [Float32Array, 1],
} as const
const part = fc.record({
  kind: fc.constantFrom(...(Object.keys(KINDS) as (keyof typeof KINDS)[])),
  isShare: fc.boolean(),
  isSparse: fc.boolean(),
  order: fc.constantFrom(undefined, Uint8Array, Uint16Array, Uint32Array),
  target: fc.boolean(),
  values: fc
    .integer({ min: 1, max: 3 })
    .chain((n) => fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 9 * n, maxLength: 9 * n })),
})
const node = fc.record({
  pose,
  on: fc.nat({ max: 5 }),
  mesh: fc.option(fc.nat({ max: 2 })),
  weight: fc.option(small),
  instances: fc.option(fc.array(pose, { minLength: 1, maxLength: 3 })),
})

test('everything at once: trees of nodes, mirrored, with instances, morphs, sparse lists and numbers of every kind', async () => {
  let seen = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(part, { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: 3 }),
      fc.array(node, { minLength: 1, maxLength: 6 }),
      small,
      async (meshes, nodes, ofMesh) => {
        const { document, buffer, list, mesh: first, node: alone, scene } = drawn(new Float32Array(9))
        const instanced = document.createExtension(EXTMeshGPUInstancing)
        alone.dispose()
        first.dispose()
        const made = meshes.map((parts) => {
          const mesh = document.createMesh().setWeights([ofMesh])
          for (const { kind, isShare, isSparse, order, target, values } of parts) {
            const [array] = KINDS[kind]
            const primitive = document
              .createPrimitive()
              .setAttribute('POSITION', list('VEC3', new array(values), isShare && !isSparse).setSparse(isSparse))
              .setAttribute('NORMAL', list('VEC3', new Float32Array(values.length)))
            if (order)
              primitive.setIndices(
                list('SCALAR', new order(values.slice(0, values.length / 3).map((_, i) => values.length / 3 - 1 - i))),
              )
            const moved = document
              .createPrimitiveTarget()
              .setAttribute('POSITION', list('VEC3', new Float32Array(values.map((value) => (target ? value / 7 : 0)))))
            mesh.addPrimitive(primitive.addTarget(moved))
          }
          return mesh
        })
        const shape = (index: number, weight: number): readonly Vec[] =>
          (meshes[index] ?? []).flatMap(({ kind, isShare, isSparse, order, target, values }) => {
            const full = isShare && !isSparse ? KINDS[kind][1] : 1
            const corners = threes(values.map((value) => value / full + (target ? weight * Math.fround(value / 7) : 0)))
            return order ? corners.toReversed() : corners
          })
        const worlds: Matrix4[] = []
        const written: GltfNode[] = []
        const wanted = new Map<GltfNode, readonly Vec[]>()
        const inner = new Map<GltfNode, GltfNode[]>()
        for (const [i, { pose: own, on, mesh, weight, instances }] of nodes.entries()) {
          const above = i === 0 ? undefined : written[on % i]
          const world = (i === 0 ? new Matrix4() : (worlds[on % i] as Matrix4).clone()).multiply(matrixOf(own as Pose))
          const here = document
            .createNode()
            .setTranslation((own as Pose).move)
            .setRotation((own as Pose).turn)
            .setScale((own as Pose).stretch)
          worlds.push(world)
          written.push(here)
          inner.set(here, [])
          if (above) {
            above.addChild(here)
            inner.get(above)?.push(here)
          } else scene.addChild(here)
          if (mesh === null) continue
          here.setMesh(made[mesh] ?? null)
          if (weight !== null) here.setWeights([weight])
          const corners = shape(mesh, weight ?? ofMesh)
          if (instances) {
            const all = instances as Pose[]
            const batch = instanced.createInstancedMesh()
            batch.setAttribute(
              'TRANSLATION',
              document
                .createAccessor()
                .setType('VEC3')
                .setArray(new Float32Array(all.flatMap(({ move }) => move)))
                .setBuffer(buffer),
            )
            batch.setAttribute(
              'ROTATION',
              document
                .createAccessor()
                .setType('VEC4')
                .setArray(new Float32Array(all.flatMap(({ turn }) => turn)))
                .setBuffer(buffer),
            )
            batch.setAttribute(
              'SCALE',
              document
                .createAccessor()
                .setType('VEC3')
                .setArray(new Float32Array(all.flatMap(({ stretch }) => stretch)))
                .setBuffer(buffer),
            )
            here.setExtension('EXT_mesh_gpu_instancing', batch)
            wanted.set(
              here,
              all.flatMap((one) => [...through(world.clone().multiply(matrixOf(one)), corners)]),
            )
          } else wanted.set(here, through(world, corners))
        }
        const inOrder = (from: GltfNode): readonly Vec[] => [
          ...(wanted.get(from) ?? []),
          ...(inner.get(from) ?? []).flatMap((one) => [...inOrder(one)]),
        ]
        const all = inOrder(written[0] as GltfNode)
        if (all.length === 0) return
        const bytes = await new NodeIO().registerExtensions([EXTMeshGPUInstancing]).writeBinary(document)
        expectSame(cornersOf(bytes), all, 1e-4)
        seen++
      },
    ),
    { numRuns: 60 },
  )
  expect(seen).toBeGreaterThan(30)
})
