/** Models packed by the tools of others, unpacked and compared corner by corner; what a packed file claims is judged first. */
import { type Document, Format, GLB_BUFFER, type NodeIO } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRDracoMeshCompression, KHRMeshQuantization } from '@gltf-transform/extensions'
import startDraco from 'draco3d/draco_decoder_nodejs.js'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Unpackers } from '../../../src/planner/own/glb-door'
import { DECODER, type Draco, unpackedMesh } from '../../../src/planner/own/glb-draco'
import { finish } from '../../../src/planner/own/mesh'
import { needsOf } from '../../../src/planner/own/read'
import { unpackersFor } from '../../../src/planner/own/unpackers'
import { cornersOf, drawn, expectSame, opened, refusalOf, soupOf, threes, type Vec } from './glb-made'
import { dracoWasm, ordered, packer } from './packers'
import { boxOf, glb, lathe } from './shapes'

let io: NodeIO
let unpackers: Unpackers
beforeAll(async () => {
  io = await packer()
  unpackers = await unpackersFor(['meshopt', 'draco'], dracoWasm)
})
const written = (document: Document) => io.writeBinary(document)

const meshopt = (document: Document, method: 'quantize' | 'filter') =>
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({
      method: method === 'filter' ? EXTMeshoptCompression.EncoderMethod.FILTER : EXTMeshoptCompression.EncoderMethod.QUANTIZE,
    })
const draco = (document: Document, options: object) =>
  document.createExtension(KHRDracoMeshCompression).setRequired(true).setEncoderOptions(options)
/** The same triangles in any order, each beginning at any of its corners: a packer may change both. */
function expectTriangles(found: readonly Vec[], wanted: readonly Vec[], error: number): void {
  expect(found.length).toBe(wanted.length)
  const left = new Set(Array.from({ length: found.length / 3 }, (_, i) => 3 * i))
  for (let i = 0; i < wanted.length; i += 3) {
    const isAt = (at: number, turned: number) =>
      [0, 1, 2].every((n) =>
        wanted[i + n]?.every((value, k) => Math.abs(value - (found[at + ((n + turned) % 3)]?.[k] ?? Number.NaN)) < error),
      )
    const same = [...left].find((at) => [0, 1, 2].some((turned) => isAt(at, turned)))
    expect(same, `the triangle of corner ${i}`).toBeDefined()
    left.delete(same as number)
  }
}

describe('meshopt', () => {
  test('as it was, to the bit, or to the bits that its filter keeps', async () => {
    await fc.assert(
      fc.asyncProperty(soupOf(30), fc.constantFrom('quantize', 'filter'), async (values, method) => {
        const { document } = ordered(new Float32Array(values))
        meshopt(document, method)
        const bytes = await written(document)
        expect(finish(needsOf('a.glb', bytes)).unpackers).toEqual(['meshopt'])
        expectSame(cornersOf(bytes, { unpackers }), threes(values), method === 'filter' ? 1e-3 : 1e-6)
      }),
      { numRuns: 40 },
    )
  })
  test('whole numbers that are shares; under the name of the newer extension, too', async () => {
    const values = Array.from({ length: 90 }, (_, i) => (i * 7919) % 32768)
    const { document } = drawn(new Int16Array(values), true)
    document.createExtension(KHRMeshQuantization).setRequired(true)
    meshopt(document, 'quantize')
    const { json, resources } = await io.writeJSON(document, { format: Format.GLB })
    const text = JSON.stringify(json)
    const wanted = threes(values.map((value) => value / 32767))
    for (const name of ['EXT_meshopt_compression', 'KHR_meshopt_compression']) {
      const renamed = JSON.parse(text.replaceAll('EXT_meshopt_compression', name))
      const bytes = glb(renamed, resources[GLB_BUFFER])
      expect(finish(needsOf('a.glb', bytes)).unpackers).toEqual(['meshopt'])
      expectSame(cornersOf(bytes, { unpackers }), wanted)
      expect(refusalOf(bytes)).toMatchObject({ key: 'own-extension', says: { extension: 'EXT_meshopt_compression' } })
    }
  })
  test('what it claims is judged by its bytes, what is damaged by its place', async () => {
    const { document } = ordered(new Float32Array(boxOf([0, 0, 0], [1, 2, 3]).flat(2)))
    meshopt(document, 'quantize')
    const { json, resources } = await io.writeJSON(document, { format: Format.GLB })
    const bin = resources[GLB_BUFFER] as Uint8Array
    const changed = (change: object) => {
      const bufferViews = json.bufferViews?.map((view) => {
        const packed = view.extensions?.EXT_meshopt_compression as { mode: string }
        const isList = packed.mode === 'ATTRIBUTES'
        return { ...view, extensions: { EXT_meshopt_compression: { ...packed, ...(isList ? change : {}) } } }
      })
      return glb({ ...json, bufferViews }, bin)
    }
    expect(cornersOf(changed({}), { unpackers })).toHaveLength(36)
    expect(refusalOf(changed({ count: 12_000_000 }), { unpackers })).toMatchObject({ key: 'own-cut-short' })
    expect(refusalOf(changed({ count: 4e9 }), { unpackers })).toMatchObject({ key: 'own-cut-short' })
    expect(refusalOf(changed({ byteLength: 20 }), { unpackers })).toMatchObject({ key: 'own-garbled' })
    expect(refusalOf(changed({ mode: 'constructor' }), { unpackers })).toMatchObject({ key: 'own-garbled' })
    expect(refusalOf(changed({ byteStride: 0 }), { unpackers })).toMatchObject({ key: 'own-garbled' })
  })
})

/** A level square of that many squares a side. */
const gridOf = (side: number, height = 0) =>
  Float32Array.from({ length: 3 * (side + 1) ** 2 }, (_, i) => {
    const corner = Math.floor(i / 3)
    return [corner % (side + 1), Math.floor(corner / (side + 1)), height][i % 3] as number
  })
const gridOrder = (side: number) =>
  Uint32Array.from({ length: 6 * side * side }, (_, i) => {
    const [square, at] = [Math.floor(i / 6), i % 6]
    const corner = Math.floor(square / side) * (side + 1) + (square % side)
    return corner + ([0, 1, side + 1, 1, side + 2, side + 1][at] as number)
  })

describe('Draco', () => {
  const whole = { quantizationBits: { POSITION: 16, NORMAL: 10, COLOR: 8, TEX_COORD: 12, GENERIC: 12 } }
  test('every triangle where it was, to the bits that it keeps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 3, max: 12 }),
        fc.integer({ min: 1, max: 6 }),
        fc.constantFrom(0, 1),
        async (sides, rings, method) => {
          const shape = lathe(sides, 8, rings, (share, angle) => 4 + Math.round(share * 4) / 4 + Math.round(Math.cos(angle)))
          const places = new Float32Array(shape.flat(2))
          const { document } = ordered(places)
          draco(document, { ...whole, method })
          const bytes = await written(document)
          expect(finish(needsOf('a.glb', bytes)).unpackers).toEqual(['draco'])
          const made = await unpackersFor(['draco'], dracoWasm)
          expectTriangles(cornersOf(bytes, { unpackers: made }), threes(places), 1e-3)
        },
      ),
      { numRuns: 15 },
    )
  })
  test('colours come along; without the decoder the file is refused by the name of its packing', async () => {
    const places = new Float32Array(boxOf([-9, 0, 0], [1, 2, 3]).flat(2))
    const { document, list, primitive } = ordered(places)
    primitive.setAttribute('COLOR_0', list('VEC3', new Uint8Array(places.length).fill(51), true))
    draco(document, whole)
    const bytes = await written(document)
    const { mesh } = opened(bytes, { unpackers })
    expect(new Set(mesh.colours)).toEqual(new Set([51]))
    expect(refusalOf(bytes)).toMatchObject({ key: 'own-extension', says: { extension: 'KHR_draco_mesh_compression' } })
  })
  test('mesh by mesh, in breaths: each is given back before the next, and memory goes by the largest', async () => {
    const side = 400
    const { document, primitive, mesh, list } = drawn(gridOf(side))
    primitive.setIndices(list('SCALAR', gridOrder(side)))
    for (let i = 0; i < 2; i++) {
      const other = document.createPrimitive().setAttribute('POSITION', list('VEC3', gridOf(side, i + 2)))
      mesh.addPrimitive(other.setIndices(list('SCALAR', gridOrder(side))))
    }
    draco(document, { quantizationBits: { POSITION: 11 }, method: 1 })
    const bytes = await written(document)
    const decoder = await startDraco({ wasmBinary: await dracoWasm() })
    const [held, breaths] = [{ now: 0, most: 0 }, [] as number[]]
    const counted = new Proxy(decoder, {
      get(target, key: keyof Draco) {
        if (key === 'destroy') return (thing: unknown) => [held.now--, target.destroy(thing)]
        if (key !== 'Decoder' && key !== 'Mesh') return target[key]
        return function kept() {
          held.most = Math.max(held.most, ++held.now)
          return new target[key]()
        }
      },
    })
    const watched: Unpackers = {
      *draco(...asked) {
        breaths.push(0)
        for (const work = unpackedMesh(counted, ...asked); ; ) {
          const step = work.next()
          if (step.done) return step.value
          breaths[breaths.length - 1] = (breaths.at(-1) ?? 0) + 1
          yield step.value
        }
      },
    }
    const { mesh: found } = opened(bytes, { unpackers: watched })
    expect(found.triangles.length).toBe(3 * 6 * side * side)
    // A decoder and its mesh.
    expect([held.most, held.now]).toEqual([2, 0])
    expect(breaths).toEqual([2, 2, 2])
    const decoded = 12 * ((side + 1) ** 2 + 2 * side * side)
    expect(decoded).toBeGreaterThan(10 * bytes.length)
    expect(decoder.HEAPU8.length).toBeLessThanOrEqual(DECODER.start + DECODER.each * decoded)
  })
  test('damaged anywhere it is refused, and never asks for more than it has bytes for', async () => {
    const { document } = ordered(new Float32Array(boxOf([-9, 0, 0], [1, 2, 3]).flat(2)))
    draco(document, whole)
    const { json, resources } = await io.writeJSON(document, { format: Format.GLB })
    const bin = resources[GLB_BUFFER] as Uint8Array
    const start = json.bufferViews?.[0]?.byteOffset ?? 0
    expect(new TextDecoder().decode(bin.subarray(start, start + 5))).toBe('DRACO')
    // Four billion triangles, where the first of its counts stands.
    const huge = bin.slice()
    huge.set([0xff, 0xff, 0xff, 0xff, 0x0f], start + 12)
    expect(refusalOf(glb(json, huge), { unpackers })).toMatchObject({ key: 'own-cut-short' })
    for (let at = 0; at < bin.length; at += 5) {
      const made = await unpackersFor(['draco'], dracoWasm)
      const damaged = bin.slice()
      damaged[at] = (damaged[at] as number) ^ 0xff
      try {
        cornersOf(glb(json, damaged), { unpackers: made })
      } catch (error) {
        expect(String(error)).toMatch(/"key":"own-/)
      }
    }
  })
})
