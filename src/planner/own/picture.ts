/**
 * Writes the picture of an own piece: a GLB with 8-bit and 16-bit integers, in inches with y up as the files in `models/`. About
 * 25 bytes per triangle.
 */
import { INCH } from '../../geometry/types'
import { toBase64 } from './base64'
import { extentOf } from './mesh'
import { lit } from './normals'
import type { PlacedMesh } from './placing'

/** From table space to the space of models. */
const seen = (x: number, y: number, z: number) => [x, z, -y] as const
const FULL = 65535
/** Grey stone, linear, for models without colours. */
const STONE = [0.2, 0.185, 0.165, 1]

export function writePicture(mesh: PlacedMesh): Uint8Array {
  const { from, normals, triangles } = lit(mesh)
  const count = from.length
  const places = new Float64Array(3 * count)
  for (let i = 0; i < count; i++) {
    const at = 3 * (from[i] as number)
    places.set(seen(mesh.positions[at] as number, mesh.positions[at + 1] as number, mesh.positions[at + 2] as number), 3 * i)
  }
  const { low, high } = extentOf(places)
  const scale = high.map((value, k) => Math.max(1, value - (low[k] as number)))
  const isWide = count > FULL
  const paint = mesh.colours
  const sizes = [8 * count, 4 * count, paint ? 4 * count : 0, triangles.length * (isWide ? 4 : 2)]
  const bin = new DataView(new ArrayBuffer(round4(sizes.reduce((sum, size) => sum + size, 0))))
  const [lights, paints, order] = [
    sizes[0] as number,
    (sizes[0] as number) + (sizes[1] as number),
    bin.byteLength - round4(sizes[3] as number),
  ]
  for (let i = 0; i < count; i++) {
    const n = 3 * i
    const light = seen(normals[n] as number, normals[n + 1] as number, normals[n + 2] as number)
    for (let k = 0; k < 3; k++) {
      const share = ((places[n + k] as number) - (low[k] as number)) / (scale[k] as number)
      bin.setUint16(8 * i + 2 * k, Math.round(share * FULL), true)
      bin.setInt8(lights + 4 * i + k, Math.round((light[k] as number) * 127))
      if (paint) bin.setUint8(paints + 4 * i + k, paint[3 * (from[i] as number) + k] as number)
    }
    if (paint) bin.setUint8(paints + 4 * i + 3, 255)
  }
  triangles.forEach((corner, i) => {
    if (isWide) bin.setUint32(order + 4 * i, corner, true)
    else bin.setUint16(order + 2 * i, corner, true)
  })
  const views = [
    { buffer: 0, byteOffset: 0, byteLength: sizes[0], byteStride: 8, target: 34962 },
    { buffer: 0, byteOffset: lights, byteLength: sizes[1], byteStride: 4, target: 34962 },
    ...(paint ? [{ buffer: 0, byteOffset: paints, byteLength: sizes[2], byteStride: 4, target: 34962 }] : []),
    { buffer: 0, byteOffset: order, byteLength: sizes[3], target: 34963 },
  ]
  const top = extentOfWhole(bin, count)
  const colour = paint ? [1, 1, 1, 1] : STONE
  const json = {
    asset: { version: '2.0', generator: 'Sightline' },
    extensionsUsed: ['KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, translation: low.map((value) => value / INCH), scale: scale.map((value) => value / INCH) }],
    meshes: [
      {
        primitives: [
          {
            attributes: { POSITION: 0, NORMAL: 1, ...(paint ? { COLOR_0: 2 } : {}) },
            indices: paint ? 3 : 2,
            material: 0,
          },
        ],
      },
    ],
    materials: [
      { pbrMetallicRoughness: { baseColorFactor: colour, metallicFactor: 0, roughnessFactor: 0.85 }, doubleSided: true },
    ],
    accessors: [
      { bufferView: 0, componentType: 5123, normalized: true, count, type: 'VEC3', ...top },
      { bufferView: 1, componentType: 5120, normalized: true, count, type: 'VEC3' },
      ...(paint ? [{ bufferView: 2, componentType: 5121, normalized: true, count, type: 'VEC4' }] : []),
      { bufferView: paint ? 3 : 2, componentType: isWide ? 5125 : 5123, count: triangles.length, type: 'SCALAR' },
    ],
    bufferViews: views,
    buffers: [{ byteLength: bin.byteLength }],
  }
  return glbOf(json, new Uint8Array(bin.buffer))
}

export const writePictureText = (mesh: PlacedMesh): string => toBase64(writePicture(mesh))

const round4 = (size: number) => size + ((4 - (size % 4)) % 4)

/** The lowest and highest stored values, which readers of glTF verify. */
function extentOfWhole(bin: DataView, count: number): { readonly min: readonly number[]; readonly max: readonly number[] } {
  const stored = Uint16Array.from({ length: 3 * count }, (_, i) => bin.getUint16(8 * Math.floor(i / 3) + 2 * (i % 3), true))
  const { low, high } = extentOf(stored)
  return { min: low, max: high }
}

/** Header, JSON and one binary chunk, each chunk padded to four bytes. */
export function glbOf(json: object, bin: Uint8Array): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(json))
  const [first, second] = [round4(text.length), round4(bin.length)]
  const bytes = new Uint8Array(28 + first + second)
  const view = new DataView(bytes.buffer)
  const words = [0x46546c67, 2, bytes.length, first, 0x4e4f534a]
  words.forEach((word, i) => {
    view.setUint32(4 * i, word, true)
  })
  bytes.fill(32, 20 + text.length, 20 + first)
  bytes.set(text, 20)
  view.setUint32(20 + first, second, true)
  view.setUint32(24 + first, 0x004e4942, true)
  bytes.set(bin, 28 + first)
  return bytes
}
