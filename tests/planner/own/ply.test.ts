/** PLY read back: files of a writer of our own with every option, held against the reader that three brings, and files of three's writer. */
import fc from 'fast-check'
import { BoxGeometry, Mesh, MeshBasicMaterial } from 'three'
import { PLYExporter } from 'three/examples/jsm/exporters/PLYExporter.js'
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js'
import { describe, expect, test } from 'vitest'
import { finish, type TriangleMesh } from '../../../src/planner/own/mesh'
import { readFile } from '../../../src/planner/own/read'
import { text } from './shapes'

const SETTERS = {
  char: ['setInt8', 1],
  uint8: ['setUint8', 1],
  short: ['setInt16', 2],
  ushort: ['setUint16', 2],
  int32: ['setInt32', 4],
  uint: ['setUint32', 4],
  float: ['setFloat32', 4],
  float64: ['setFloat64', 8],
} as const
type Type = keyof typeof SETTERS
const INDEX_TYPES = ['char', 'uint8', 'short', 'ushort', 'int32', 'uint'] as const

interface Asked {
  readonly encoding: 'ascii' | 'binary_little_endian' | 'binary_big_endian'
  readonly corners: readonly (readonly [number, number, number])[]
  readonly faces: readonly (readonly number[])[]
  readonly colours: boolean
  readonly place: 'float' | 'float64' | 'short'
  readonly count: (typeof INDEX_TYPES)[number]
  readonly index: (typeof INDEX_TYPES)[number]
  readonly name: 'vertex_indices' | 'vertex_index'
  readonly extras: boolean
  readonly facesFirst: boolean
}

function plyOf({ encoding, corners, faces, colours, place, count, index, name, extras, facesFirst }: Asked): Uint8Array {
  type Written = readonly (readonly [Type, number])[]
  const vertex = corners.map(
    (corner, i): Written => [
      ...(extras ? ([['float', i / 7]] as const) : []),
      ...corner.map((value) => [place, value] as const),
      ...(colours ? [i % 256, 0, 255].map((value) => ['uint8', value] as const) : []),
    ],
  )
  const list = (type: Type, values: readonly number[]): Written => [
    [count, values.length],
    ...values.map((value) => [type, value] as const),
  ]
  const face = faces.map((corner): Written => [...list(index, corner), ...(extras ? list('float', [0.5, 0.25]) : [])])
  const elements: readonly (readonly [string, readonly Written[]])[] = [
    [
      [
        `element vertex ${corners.length}`,
        ...(extras ? ['property float quality'] : []),
        ...['x', 'y', 'z'].map((axis) => `property ${place} ${axis}`),
        ...(colours ? ['red', 'green', 'blue'].map((channel) => `property uint8 ${channel}`) : []),
      ].join('\n'),
      vertex,
    ],
    [
      [
        `element face ${faces.length}`,
        `property list ${count} ${index} ${name}`,
        ...(extras ? [`property list ${count} float texcoord`] : []),
      ].join('\n'),
      face,
    ],
  ]
  const other = [
    'element camera 2\nproperty double focus\nproperty list uchar short views',
    [1, 2].map(
      (i): Written => [
        ['float64', i],
        ['uint8', 2],
        ['short', -i],
        ['short', 300],
      ],
    ),
  ] as const
  const all = [...(extras ? [other] : []), ...(facesFirst ? [...elements].reverse() : elements)]
  const head = `ply\nformat ${encoding} 1.0\ncomment made for a test\n${all.map(([said]) => said).join('\n')}\nend_header\n`
  const rows = all.flatMap(([, written]) => written)
  if (encoding === 'ascii') return text(head + rows.map((row) => `${row.map(([, value]) => value).join(' ')}\n`).join(''))
  const values = rows.flat()
  const body = new DataView(new ArrayBuffer(values.reduce((sum, [type]) => sum + SETTERS[type][1], 0)))
  let at = 0
  for (const [type, value] of values) {
    const [set, size] = SETTERS[type]
    body[set](at, value, encoding === 'binary_little_endian')
    at += size
  }
  return Uint8Array.from([...text(head), ...new Uint8Array(body.buffer)])
}

function read(bytes: Uint8Array): TriangleMesh {
  const found = finish(readFile('any', bytes))
  if (!found.ok || found.format !== 'ply') throw new Error(JSON.stringify(found))
  return found.mesh
}
const refusal = (bytes: Uint8Array) => {
  const found = finish(readFile('a.ply', bytes))
  return found.ok ? undefined : found.reason
}
const placesOf = ({ positions, triangles }: TriangleMesh) =>
  [...triangles].map((corner) => [...positions.slice(3 * corner, 3 * corner + 3)])

const asked = fc
  .record({
    encoding: fc.constantFrom('ascii', 'binary_little_endian', 'binary_big_endian'),
    corners: fc.array(
      fc.tuple(
        ...([0, 1, 2].map(() => fc.integer({ min: -9999, max: 9999 })) as [
          fc.Arbitrary<number>,
          fc.Arbitrary<number>,
          fc.Arbitrary<number>,
        ]),
      ),
      { minLength: 4, maxLength: 100 },
    ),
    faces: fc.array(fc.array(fc.nat({ max: 3 }), { minLength: 3, maxLength: 4 }), { minLength: 1, maxLength: 20 }),
    far: fc.boolean(),
    colours: fc.boolean(),
    place: fc.constantFrom('float', 'float64', 'short'),
    count: fc.constantFrom(...INDEX_TYPES),
    index: fc.constantFrom(...INDEX_TYPES),
    name: fc.constantFrom('vertex_indices', 'vertex_index'),
    extras: fc.boolean(),
    facesFirst: fc.boolean(),
  })
  // Faces name the first corners, or the last.
  .map(
    ({ far, faces, ...rest }): Asked =>
      ({ ...rest, faces: far ? faces.map((face) => face.map((i) => rest.corners.length - 1 - i)) : faces }) as Asked,
  )

describe('PLY', () => {
  test('every encoding, type and order comes back corner by corner, as another reader has it', () => {
    fc.assert(
      fc.property(asked, (one) => {
        const bytes = plyOf(one)
        const mesh = read(bytes)
        const fans = one.faces.flatMap(([a = 0, b = 0, c = 0, d]) => (d === undefined ? [a, b, c] : [a, b, c, a, c, d]))
        expect(placesOf(mesh)).toEqual(fans.map((i) => one.corners[i]?.map((value) => value + 0)))
        expect(mesh.colours?.length).toBe(one.colours ? 3 * one.corners.length : undefined)
        if (one.colours) expect([...(mesh.colours ?? [])].slice(0, 3)).toEqual([0, 0, 255])
        const other = new PLYLoader().parse(bytes.slice().buffer)
        const place = other.getAttribute('position')
        // It cuts squares along the other diagonal: the same corners, and of triangles the same order.
        const seen = [...(other.getIndex()?.array ?? [])].map((i) => [place.getX(i), place.getY(i), place.getZ(i)])
        expect(seen).toHaveLength(mesh.triangles.length)
        if (one.faces.every(({ length }) => length === 3)) expect(placesOf(mesh)).toEqual(seen)
      }),
      { numRuns: 200 },
    )
  })
  test('what three writes comes back', () => {
    const box = new Mesh(new BoxGeometry(3, 4, 5), new MeshBasicMaterial())
    for (const binary of [false, true])
      for (const littleEndian of [false, true]) {
        const written = new PLYExporter().parse(box, undefined as never, { binary, littleEndian }) as unknown as
          | string
          | ArrayBuffer
        const mesh = read(typeof written === 'string' ? text(written) : new Uint8Array(written))
        const place = box.geometry.getAttribute('position')
        const corners = [...(box.geometry.getIndex()?.array ?? [])].map((i) => [place.getX(i), place.getY(i), place.getZ(i)])
        expect(placesOf(mesh)).toEqual(corners)
      }
  })
  test('strips of triangles, each other one turned round; polygons as fans', () => {
    const corners = 'element vertex 5\nproperty float x\nproperty float y\nproperty float z\n'
    const places = '0 0 0\n1 0 0\n0 1 0\n1 1 0\n0 2 0\n'
    const strip = `ply\nformat ascii 1.0\n${corners}element tristrips 1\nproperty list int int vertex_indices\nend_header\n${places}8 0 1 2 3 -1\n2 3 4 beside the point\n`
    expect([...read(text(strip)).triangles]).toEqual([0, 1, 2, 2, 1, 3, 2, 3, 4])
    const fan = `ply\r\nformat ascii 1.0\r\n${corners}element face 1\nproperty list int int vertex_index\nend_header\n${places}5 0 1 3 4 2`
    expect([...read(text(fan)).triangles]).toEqual([0, 1, 3, 0, 3, 4, 0, 4, 2])
  })
  test('colours of faces: every triangle has corners of its own in its colour', () => {
    const head =
      'ply\nformat ascii 1.0\nCreated by Blender3D 247 - www.blender.org, source file: \nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\nelement face 2\nproperty list uchar int vertex_indices\nproperty uchar red\nproperty uchar green\nproperty uchar blue\nend_header\n'
    const mesh = read(text(`${head}0 0 0\n1 0 0\n1 1 0\n0 1 0\n4 0 1 2 3 255 0 0\n3 0 1 2 0 0 255\n`))
    const [a, b, c, d] = [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [0, 1, 0],
    ]
    expect(placesOf(mesh)).toEqual([a, b, c, a, c, d, a, b, c])
    const triple = (colour: readonly number[]) => [...colour, ...colour, ...colour]
    expect([...(mesh.colours ?? [])]).toEqual([...triple([255, 0, 0]), ...triple([255, 0, 0]), ...triple([0, 0, 255])])
  })
  test('a header whose lines end as on old machines, with binary numbers behind it', () => {
    const head =
      'ply\rformat binary_little_endian 1.0\relement vertex 3\rproperty float x\rproperty float y\rproperty float z\relement face 1\rproperty list uchar int vertex_indices\rend_header\r'
    const body = new DataView(new ArrayBuffer(49))
    for (const [i, value] of [0, 0, 0, 10, 0, 0, 0, 13, 0].entries()) body.setFloat32(4 * i, value, true)
    body.setUint8(36, 3)
    for (const i of [0, 1, 2]) body.setInt32(37 + 4 * i, i, true)
    expect(placesOf(read(Uint8Array.from([...text(head), ...new Uint8Array(body.buffer)])))).toEqual([
      [0, 0, 0],
      [10, 0, 0],
      [0, 13, 0],
    ])
  })
  test('refused with the place: claims beyond the file, corners that are not there, cut ends, headers that are none', () => {
    const head = (count: number, faces = 1) =>
      `ply\nformat ascii 1.0\nelement vertex ${count}\nproperty float x\nproperty float y\nproperty float z\nelement face ${faces}\nproperty list uchar int vertex_indices\nend_header\n`
    const places = '0 0 0\n1 0 0\n0 1 0\n'
    expect(refusal(text(`${head(12_000_000)}${places}`))).toMatchObject({ key: 'own-cut-short' })
    expect(refusal(text(`${head(13_000_000)}${places}`))).toMatchObject({ key: 'own-too-many-triangles' })
    expect(refusal(text(`${head(3)}${places}3 0 1 7\n`))).toMatchObject({ key: 'own-no-such-corner' })
    expect(refusal(text(`${head(3)}${places}3 0 1`))).toMatchObject({ key: 'own-cut-short', says: { at: { line: 13 } } })
    expect(refusal(text(`${head(3)}0 0 nan\n1 0 0\n0 1 0\n3 0 1 2\n`))).toMatchObject({ key: 'own-not-a-number' })
    expect(refusal(text(`${head(3, 0)}${places}`))).toMatchObject({ key: 'own-nothing' })
    expect(refusal(text('ply\nformat ascii 1.0\nproperty float x\n'))).toMatchObject({
      key: 'own-garbled',
      says: { at: { line: 3 } },
    })
    expect(refusal(text('ply\nformat ascii 1.0\n'))).toMatchObject({ key: 'own-cut-short' })
  })
})
