/** Shapes and files made for tests. Lengths as the caller has them. */
export type Vec = readonly [number, number, number]
export type Triangle = readonly [Vec, Vec, Vec]

/** A closed box, its faces looking outwards. */
export function boxOf([x0, y0, z0]: Vec, [x1, y1, z1]: Vec): readonly Triangle[] {
  const p = (i: number): Vec => [i & 1 ? x1 : x0, i & 2 ? y1 : y0, i & 4 ? z1 : z0]
  const quads = [
    [0, 2, 3, 1],
    [4, 5, 7, 6],
    [0, 1, 5, 4],
    [2, 6, 7, 3],
    [0, 4, 6, 2],
    [1, 3, 7, 5],
  ] as const
  return quads.flatMap(([a, b, c, d]): readonly Triangle[] => [
    [p(a), p(b), p(c)],
    [p(a), p(c), p(d)],
  ])
}

/** A closed prism around the z axis; `radius` by height 0 ... 1. */
export function lathe(
  sides: number,
  height: number,
  rings: number,
  radius: (share: number, angle: number) => number,
): readonly Triangle[] {
  const p = (i: number, j: number): Vec => {
    const angle = (2 * Math.PI * (i % sides)) / sides
    const r = radius(j / rings, angle)
    return [r * Math.cos(angle), r * Math.sin(angle), (height * j) / rings]
  }
  const all: Triangle[] = []
  for (let i = 0; i < sides; i++) {
    for (let j = 0; j < rings; j++) {
      all.push([p(i, j), p(i + 1, j), p(i + 1, j + 1)], [p(i, j), p(i + 1, j + 1), p(i, j + 1)])
    }
    all.push([[0, 0, 0], p(i + 1, 0), p(i, 0)], [[0, 0, height], p(i, rings), p(i + 1, rings)])
  }
  return all
}

export function binaryStl(triangles: readonly Triangle[]): Uint8Array {
  const bytes = new Uint8Array(84 + 50 * triangles.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(80, triangles.length, true)
  triangles.forEach((triangle, i) => {
    triangle.flat().forEach((value, k) => {
      view.setFloat32(84 + 50 * i + 12 + 4 * k, value, true)
    })
  })
  return bytes
}

export const text = (content: string): Uint8Array => new TextEncoder().encode(content)

export const asciiStl = (triangles: readonly Triangle[]): string =>
  [
    'solid made for a test',
    ...triangles.map(
      (triangle) =>
        `facet normal 0 0 0\n  outer loop\n${triangle.map((p) => `    vertex ${p.map((n) => n.toExponential(6)).join(' ')}`).join('\n')}\n  endloop\nendfacet`,
    ),
    'endsolid',
    '',
  ].join('\n')

export const obj = (triangles: readonly Triangle[]): string =>
  [
    ...triangles.flat().map((p) => `v ${p.join(' ')}`),
    ...triangles.map((_, i) => `f ${3 * i + 1} ${3 * i + 2} ${3 * i + 3}`),
    '',
  ].join('\n')

/** The bytes of a GLB around this JSON. */
export function glb(json: object, bin: Uint8Array = new Uint8Array(0)): Uint8Array {
  const words = new TextEncoder().encode(JSON.stringify(json))
  const pad = (n: number) => n + ((4 - (n % 4)) % 4)
  const bytes = new Uint8Array(28 + pad(words.length) + pad(bin.length)).fill(32)
  const view = new DataView(bytes.buffer)
  for (const [i, word] of [0x46546c67, 2, bytes.length, pad(words.length), 0x4e4f534a].entries())
    view.setUint32(4 * i, word, true)
  bytes.set(words, 20)
  view.setUint32(20 + pad(words.length), pad(bin.length), true)
  view.setUint32(24 + pad(words.length), 0x004e4942, true)
  bytes.set(bin, 28 + pad(words.length))
  return bytes
}

/** The same model as JSON, with its numbers in `a.bin`. */
export function apart(whole: Uint8Array): { readonly gltf: Uint8Array; readonly bin: Uint8Array } {
  const size = new DataView(whole.buffer, whole.byteOffset).getUint32(12, true)
  const json = JSON.parse(new TextDecoder().decode(whole.subarray(20, 20 + size)))
  json.buffers[0].uri = 'a.bin'
  return { gltf: text(JSON.stringify(json)), bin: whole.subarray(28 + size) }
}

/** One mesh in a GLB, y up, in the file's own lengths, with whatever else its JSON is to say. */
export function glbOfTriangles(triangles: readonly Triangle[], more: object = {}, node: object = {}): Uint8Array {
  const places = new Float32Array(triangles.flat(2))
  return glb(
    {
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0, ...node }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      accessors: [{ bufferView: 0, componentType: 5126, count: places.length / 3, type: 'VEC3' }],
      bufferViews: [{ buffer: 0, byteLength: places.byteLength }],
      buffers: [{ byteLength: places.byteLength }],
      ...more,
    },
    new Uint8Array(places.buffer),
  )
}
