/** The large files of the import figures, made anew for every run. */
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

/** A Universal VTT map of 12,000 walls, around 3,000 small rooms. */
export function walled(): Uint8Array {
  const rooms = Array.from({ length: 3000 }, (_, i) => ({ x: (i % 60) * 0.5 + 0.1, y: Math.floor(i / 60) * 0.5 + 0.1 }))
  const map = {
    format: 0.3,
    resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 30, y: 25 }, pixels_per_grid: 70 },
    line_of_sight: rooms.map(({ x, y }) => [
      { x, y },
      { x: x + 0.4, y },
      { x: x + 0.4, y: y + 0.4 },
      { x, y: y + 0.4 },
      { x, y },
    ]),
    portals: [],
    lights: [],
  }
  return new TextEncoder().encode(JSON.stringify(map))
}
