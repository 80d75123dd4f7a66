/** GLB files of an independent writer, read back and compared corner by corner. */
import { Format, GLB_BUFFER, type GLTF, NodeIO } from '@gltf-transform/core'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numbersOf } from '../../../src/planner/own/glb-accessor'
import { openGlb } from '../../../src/planner/own/glb-door'
import { BREATH, finish } from '../../../src/planner/own/mesh'
import { needsOf } from '../../../src/planner/own/read'
import { Refused } from '../../../src/planner/own/said'
import { cornersOf, drawn, expectSame, opened, refusalOf, threes, written } from './glb-made'
import { glb } from './shapes'

const ARRAYS = {
  int8: Int8Array,
  uint8: Uint8Array,
  int16: Int16Array,
  uint16: Uint16Array,
  uint32: Uint32Array,
  float32: Float32Array,
} as const
type ArrayName = keyof typeof ARRAYS
const FULL = { int8: 127, uint8: 255, int16: 32767, uint16: 65535, uint32: 2 ** 32 - 1, float32: 1 } as const
const LOWEST = { int8: -128, uint8: 0, int16: -32768, uint16: 0, uint32: 0, float32: -1e4 } as const

const numberOf = (kind: ArrayName) =>
  kind === 'float32'
    ? fc.float({ min: Math.fround(-1e4), max: Math.fround(1e4), noNaN: true })
    : fc.integer({ min: LOWEST[kind], max: FULL[kind] })
/** A list of whole triangles in one kind of number. */
const soup = fc
  .constantFrom<ArrayName>('int8', 'uint8', 'int16', 'uint16', 'uint32', 'float32')
  .filter((kind) => kind !== 'uint32')
  .chain((kind) =>
    fc.record({
      kind: fc.constant(kind),
      isShare: fc.boolean(),
      values: fc.integer({ min: 1, max: 6 }).chain((n) => fc.array(numberOf(kind), { minLength: 9 * n, maxLength: 9 * n })),
    }),
  )
const meant = (kind: ArrayName, isShare: boolean, value: number) =>
  isShare && kind !== 'float32' ? Math.max(-1, value / FULL[kind]) : value

describe('numbers', () => {
  test('coordinates beyond one come back as they are', async () => {
    const places = [-10, 0, 0, 10, 0, 0, 0, 10, -20]
    expect(cornersOf(await written(drawn(new Float32Array(places)).document))).toEqual(threes(places))
  })

  test('of every kind, as shares or as they are, with an order in every kind', async () => {
    let seen = 0
    await fc.assert(
      fc.asyncProperty(
        soup,
        fc.constantFrom('uint8', 'uint16', 'uint32', undefined),
        fc.boolean(),
        async ({ kind, isShare, values }, order, isMixed) => {
          const { document, buffer, primitive } = drawn(new ARRAYS[kind](values), isShare)
          const count = values.length / 3
          const names = Array.from({ length: count }, (_, i) => count - 1 - i)
          if (order)
            primitive.setIndices(document.createAccessor().setType('SCALAR').setArray(new ARRAYS[order](names)).setBuffer(buffer))
          // Other lists between the corners: the writer weaves them together.
          if (isMixed)
            primitive.setAttribute(
              'NORMAL',
              document.createAccessor().setType('VEC3').setArray(new Float32Array(values.length)).setBuffer(buffer),
            )
          const wanted = threes(values.map((value) => meant(kind, isShare, value)))
          expectSame(cornersOf(await written(document)), order ? wanted.toReversed() : wanted)
          seen++
        },
      ),
      { numRuns: 120 },
    )
    expect(seen).toBeGreaterThan(100)
  })

  test('millions of sparse rows are taken in breaths, in whatever order they are', () => {
    const count = 8 * BREATH
    const sparse = (name: (row: number) => number) => {
      const bytes = new Uint8Array(5 * count)
      const view = new DataView(bytes.buffer)
      for (let row = 0; row < count; row++) view.setUint32(4 * row, name(row), true)
      bytes.fill(7, 4 * count)
      const bufferViews = [
        { buffer: 0, byteLength: 4 * count },
        { buffer: 0, byteOffset: 4 * count, byteLength: count },
      ]
      const indices = { bufferView: 0, componentType: 5125 }
      const accessor = { componentType: 5121, count, type: 'SCALAR', sparse: { count, indices, values: { bufferView: 1 } } }
      const json = { asset: { version: '2.0' }, accessors: [accessor], bufferViews, buffers: [{ byteLength: bytes.length }] }
      const found = finish(openGlb(glb(json, bytes)))
      if (!found.ok) throw new Error(found.reason.key)
      let breaths = 0
      const numbers = finish(numbersOf(found.source, 0), () => breaths++)
      expect([numbers.at(0, 0), numbers.at(count - 1, 0)]).toEqual([7, 7])
      return breaths
    }
    expect(sparse((row) => row)).toBeGreaterThanOrEqual(8)
    // Out of order they are looked at twice.
    expect(sparse((row) => count - 1 - row)).toBeGreaterThanOrEqual(16)
    const bad = () => sparse((row) => (row === 5 * BREATH ? count : row))
    expect(bad).toThrow(Refused)
  })
  test('sparse lists, with and without a list below them', async () => {
    await fc.assert(
      fc.asyncProperty(
        soup,
        fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 5 }),
        async ({ kind, isShare, values }, put) => {
          const sparse = values.map((value, i) => (put.some((at) => Math.floor(i / 3) === at % (values.length / 3)) ? value : 0))
          const { document, position } = drawn(new ARRAYS[kind](sparse))
          position.setSparse(true)
          const { json, resources } = await new NodeIO().writeJSON(document, { format: Format.GLB })
          // Said afterwards: the writer itself would store the shares of a sparse list as 0 and 1.
          const accessors = json.accessors?.map((accessor) => ({ ...accessor, normalized: isShare }))
          const bytes = glb({ ...json, accessors }, resources[GLB_BUFFER])
          expectSame(cornersOf(bytes), threes(sparse.map((value) => meant(kind, isShare, value))))
        },
      ),
      { numRuns: 60 },
    )
    // The writer leaves the list below out; here one corner of three is put over those that are stored.
    const bytes = new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 7, -8, 9, 0]).buffer)
    bytes[48] = 1
    const json = {
      asset: { version: '2.0' },
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      accessors: [
        {
          bufferView: 0,
          componentType: 5126,
          count: 3,
          type: 'VEC3',
          sparse: {
            count: 1,
            indices: { bufferView: 2, componentType: 5121 },
            values: { bufferView: 1 },
          },
        },
      ],
      bufferViews: [
        { buffer: 0, byteLength: 36 },
        { buffer: 0, byteOffset: 36, byteLength: 12 },
        { buffer: 0, byteOffset: 48, byteLength: 1 },
      ],
      buffers: [{ byteLength: 52 }],
    } satisfies GLTF.IGLTF
    expect(cornersOf(glb(json, bytes))).toEqual([
      [0, 0, 0],
      [7, -8, 9],
      [0, 1, 0],
    ])
    // Of several rows any order will do, whatever the format asks for.
    for (const order of [
      [0, 2],
      [2, 0],
    ]) {
      const rows = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 7, -8, 9, 4, 5, 6, 0])
      const two = new Uint8Array(rows.buffer)
      two.set(order, 60)
      const [accessor] = json.accessors
      const accessors = [{ ...accessor, sparse: { ...accessor?.sparse, count: 2 } }]
      const bufferViews = [
        json.bufferViews[0],
        { buffer: 0, byteOffset: 36, byteLength: 24 },
        { buffer: 0, byteOffset: 60, byteLength: 2 },
      ]
      const wanted = [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
      ]
      wanted[order[0] as number] = [7, -8, 9]
      wanted[order[1] as number] = [4, 5, 6]
      expect(cornersOf(glb({ ...json, accessors, bufferViews, buffers: [{ byteLength: 64 }] }, two))).toEqual(wanted)
    }
    bytes[48] = 3
    expect(refusalOf(glb(json, bytes))).toMatchObject({ key: 'own-no-such-corner' })
  })

  test('a small file that claims millions of corners is refused before room is made for them', () => {
    const json = {
      asset: { version: '2.0' },
      nodes: [{ mesh: 0 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      accessors: [{ componentType: 5126, count: 11_999_997, type: 'VEC3' }],
    }
    expect(refusalOf(glb(json))).toMatchObject({ key: 'own-cut-short' })
    // Not by naming a smaller list many times either.
    const accessors = [{ componentType: 5126, count: 30_000, type: 'VEC3' }]
    const nodes = Array.from({ length: 300 }, () => ({ mesh: 0 }))
    expect(refusalOf(glb({ ...json, accessors, nodes }))).toMatchObject({ key: 'own-cut-short' })
    // Nor by an order that is not stored.
    const order = [
      { componentType: 5126, count: 3, type: 'VEC3' },
      { componentType: 5125, count: 11_999_997, type: 'SCALAR' },
    ]
    const meshes = [{ primitives: [{ attributes: { POSITION: 0 }, indices: 1 }] }]
    expect(refusalOf(glb({ ...json, accessors: order, meshes }))).toMatchObject({ key: 'own-cut-short' })
  })
})

describe('the file', () => {
  test('its JSON is read once: what was opened to see its needs is what is read', async () => {
    const places = [-10, 0, 0, 10, 0, 0, 0, 10, -20]
    const bytes = await written(drawn(new Float32Array(places)).document)
    const { opened } = finish(needsOf('a.glb', bytes))
    if (!opened) throw new Error('nothing was opened')
    bytes.fill(0, 20, 60)
    expect(cornersOf(bytes, { opened })).toEqual(threes(places))
    expect(refusalOf(bytes)).toMatchObject({ key: 'own-garbled', says: { at: { byte: 20 } } })
  })
  test('nodes that name millions of others are refused before they are walked', () => {
    const json = { asset: { version: '2.0' }, scenes: [{ nodes: [0] }], nodes: [{ children: new Array(200_000).fill(0) }] }
    expect(refusalOf(glb(json))).toMatchObject({ key: 'own-garbled', says: { at: { path: 'nodes[0].children' } } })
    const many = { ...json, scenes: [], nodes: new Array(200_000).fill({}) }
    expect(refusalOf(glb(many))).toMatchObject({ key: 'own-garbled', says: { at: { path: 'nodes' } } })
    const buffers = { ...json, buffers: new Array(5000).fill({}) }
    expect(refusalOf(glb(buffers))).toMatchObject({ key: 'own-garbled', says: { at: { path: 'buffers' } } })
  })
  const places = [-10, 0, 0, 10, 0, 0, 0, 10, -20]
  /** A GLB whose parts are not filled up to four bytes; its promised length counts what is there, or what should be. */
  const unfilled = (json: object, bin: Uint8Array, countsFilling: boolean) => {
    const words = new TextEncoder().encode(JSON.stringify(json))
    const odd = words.length % 4 === 0 ? new TextEncoder().encode(`${JSON.stringify(json)} `) : words
    const bytes = new Uint8Array(28 + odd.length + bin.length)
    const view = new DataView(bytes.buffer)
    const length = bytes.length + (countsFilling ? 4 - (bytes.length % 4) : 0)
    for (const [i, word] of [0x46546c67, 2, length, odd.length, 0x4e4f534a].entries()) view.setUint32(4 * i, word, true)
    bytes.set(odd, 20)
    view.setUint32(20 + odd.length, bin.length, true)
    view.setUint32(24 + odd.length, 0x004e4942, true)
    bytes.set(bin, 28 + odd.length)
    return bytes
  }
  test('parts that are not filled up are read where nothing else is missing, and it is said', async () => {
    const { document } = drawn(new Float32Array(places))
    const { json, resources } = await new NodeIO().writeJSON(document, { format: Format.GLB })
    const bin = resources[GLB_BUFFER] as Uint8Array
    for (const countsFilling of [false, true]) {
      const bytes = unfilled(json, bin, countsFilling)
      expect(cornersOf(bytes)).toEqual(threes(places))
      expect(opened(bytes).notices).toMatchObject([{ key: 'own-unfilled' }])
      expect(refusalOf(bytes.slice(0, -5))).toMatchObject({ key: 'own-cut-short' })
    }
    expect(opened(await written(document)).notices).toEqual([])
  })

  test('parts that lie in another file are left out by its name, the others come in', async () => {
    const { document, buffer, mesh } = drawn(new Float32Array(places))
    const outside = document.createBuffer().setURI('walls.bin')
    const second = document
      .createAccessor()
      .setType('VEC3')
      .setArray(new Float32Array([1, 2, 3, 4, 5, 6, 7, 8, 0]))
    for (const [where, kept] of [
      [outside, places],
      [buffer, [...places, 1, 2, 3, 4, 5, 6, 7, 8, 0]],
    ] as const) {
      const primitive = document.createPrimitive().setAttribute('POSITION', second.setBuffer(where))
      mesh.addPrimitive(primitive)
      const { json, resources } = await new NodeIO().writeJSON(document, { format: Format.GLTF })
      // The first buffer is put into the GLB, as some programs do it; the other one stays outside.
      const name = json.buffers?.[0]?.uri ?? ''
      const buffers = json.buffers?.map(({ uri, ...rest }, i) => (i === 0 ? rest : { ...rest, uri: uri ?? '' }))
      const bytes = glb({ ...json, buffers }, resources[name])
      expect(cornersOf(bytes)).toEqual(threes(kept))
      const notices = where === outside ? [{ key: 'own-left-parts', says: { parts: 1, name: 'walls.bin' } }] : []
      expect(opened(bytes).notices).toMatchObject(notices)
      mesh.removePrimitive(primitive)
    }
  })
})
