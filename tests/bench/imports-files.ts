/** The large files of the import figures, made anew for every run. */
import { createRequire } from 'node:module'
import { Document, NodeIO } from '@gltf-transform/core'
import { KHRDracoMeshCompression } from '@gltf-transform/extensions'
import { glb } from '../planner/own/shapes'

/** A binary STL of a million triangles: hills, as of a printed table. */
export function million(): Uint8Array {
  const side = 708
  const bytes = new Uint8Array(84 + 100 * side * side)
  const view = new DataView(bytes.buffer)
  view.setUint32(80, 2 * side * side, true)
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
    [1, 1],
    [0, 1],
  ] as const
  let at = 84
  for (let i = 0; i < side * side; i++)
    for (const [k, [dx, dy]] of corners.entries()) {
      const [x, y] = [(i % side) + dx, Math.floor(i / side) + dy]
      if (k % 3 === 0) at += 12
      for (const value of [x / 5, y / 5, 10 * Math.sin(x / 20) * Math.cos(y / 30)]) {
        view.setFloat32(at, value, true)
        at += 4
      }
      if (k % 3 === 2) at += 2
    }
  return bytes
}

/** A GLB of one triangle in 90,000 places, each said at length: nearly 30 MB of JSON. */
export function wordy(): Uint8Array {
  const places = new Uint8Array(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]).buffer)
  const nodes = Array.from({ length: 90_000 }, (_, i) => ({
    name: `Ruined_wall_with_moss_and_two_windows_${i}`.padEnd(180, '_'),
    mesh: 0,
    translation: [(i % 300) * 1.0009765, Math.floor(i / 300) * 0.9990234, 0.1],
    rotation: [0, 0.6, 0, 0.8],
    scale: [1, 1, 1],
  }))
  return glb(
    {
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: nodes.map((_, i) => i) }],
      nodes,
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3' }],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      buffers: [{ byteLength: 36 }],
    },
    places,
  )
}

/** A Universal VTT map of 12,000 walls, around 3,000 small rooms; `pitch`: squares from one room to the next. */
export function walled(pitch = 0.5): Uint8Array {
  const side = 0.8 * pitch
  const rooms = Array.from({ length: 3000 }, (_, i) => ({
    x: (i % 60) * pitch + pitch / 5,
    y: Math.floor(i / 60) * pitch + pitch / 5,
  }))
  const map = {
    format: 0.3,
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 60 * pitch, y: 50 * pitch }, pixels_per_grid: 70 },
    line_of_sight: rooms.map(({ x, y }) => [
      { x, y },
      { x: x + side, y },
      { x: x + side, y: y + side },
      { x, y: y + side },
      { x, y },
    ]),
    portals: [],
    lights: [],
  }
  return new TextEncoder().encode(JSON.stringify(map))
}

/** A GLB of three million triangles, packed by Draco as one mesh, which its decoder unpacks without a pause. */
export async function packed(): Promise<Uint8Array> {
  const side = 1225
  const row = side + 1
  const places = Float32Array.from({ length: 3 * row * row }, (_, i) => {
    const corner = Math.floor(i / 3)
    return [corner % row, Math.floor(corner / row), Math.round(9 * Math.sin(corner / 900))][i % 3] as number
  })
  const order = Uint32Array.from({ length: 6 * side * side }, (_, i) => {
    const square = Math.floor(i / 6)
    return Math.floor(square / side) * row + (square % side) + ([0, 1, row, 1, row + 1, row][i % 6] as number)
  })
  const document = new Document()
  const buffer = document.createBuffer()
  const list = (type: 'VEC3' | 'SCALAR', values: typeof places | typeof order) =>
    document.createAccessor().setType(type).setArray(values).setBuffer(buffer)
  const primitive = document.createPrimitive().setAttribute('POSITION', list('VEC3', places)).setIndices(list('SCALAR', order))
  document.createScene().addChild(document.createNode().setMesh(document.createMesh().addPrimitive(primitive)))
  document.createExtension(KHRDracoMeshCompression).setRequired(true)
  const encoder = await createRequire(import.meta.url)('draco3d').createEncoderModule()
  const io = new NodeIO().registerExtensions([KHRDracoMeshCompression]).registerDependencies({ 'draco3d.encoder': encoder })
  return io.writeBinary(document)
}
