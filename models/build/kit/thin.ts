/** The last step: removes triangles that matter neither to the shape nor to light and paint. */
import { MeshoptSimplifier } from 'meshoptimizer'
import { empty, normal, place, vertex } from './mesh'
import type { Painted } from './paint'
import type { Vec3 } from './space'

await MeshoptSimplifier.ready

/** Reduces a model to about `triangles` without moving its surface more than `error` inches. Vertices in `kept` do not change. */
export function thinned(
  { mesh, colours, finishes }: Painted,
  triangles: number,
  error: number,
  kept: (p: Vec3) => boolean = () => false,
): Painted {
  const n = mesh.turns.length
  const places = new Float32Array(mesh.positions)
  let size = 0
  for (let axis = 0; axis < 3; axis++) {
    let low = Infinity
    let high = -Infinity
    for (let i = axis; i < places.length; i += 3) {
      low = Math.min(low, places[i] as number)
      high = Math.max(high, places[i] as number)
    }
    size = Math.max(size, high - low)
  }
  const attributes = new Float32Array(n * 6)
  for (let i = 0; i < n; i++) {
    attributes.set(normal(mesh, i), 6 * i)
    for (let c = 0; c < 3; c++) attributes[6 * i + 3 + c] = Math.sqrt(colours[3 * i + c] as number)
  }
  const w = error / size
  const [left] = MeshoptSimplifier.simplifyWithAttributes(
    new Uint32Array(mesh.indices),
    places,
    3,
    attributes,
    6,
    [2.5 * w, 2.5 * w, 2.5 * w, 12 * w, 12 * w, 12 * w],
    Uint8Array.from({ length: n }, (_, i) => (kept(place(mesh, i)) ? 1 : 0)),
    Math.min(triangles * 3, mesh.indices.length),
    error / size,
    [],
  )
  const out = empty()
  const names = new Map<number, number>()
  const hues: number[] = []
  const stuffs: number[] = []
  for (const old of left) {
    let name = names.get(old)
    if (name === undefined) {
      name = vertex(out, place(mesh, old), normal(mesh, old), mesh.turns[old])
      names.set(old, name)
      hues.push(colours[3 * old] as number, colours[3 * old + 1] as number, colours[3 * old + 2] as number)
      stuffs.push(finishes[old] as number)
    }
    out.indices.push(name)
  }
  return { mesh: out, colours: new Float32Array(hues), finishes: new Float32Array(stuffs) }
}
