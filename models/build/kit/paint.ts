/**
 * Paints parts as a modeller would: base coat, dark wash in recesses (ambient occlusion by rays), light from above, dry brush on
 * edges, slight mottling. Colours are linear.
 */
import { BufferAttribute, BufferGeometry, DoubleSide, Ray, Vector3 } from 'three'
import { MeshBVH } from 'three-mesh-bvh'
import type { Field } from './field'
import { type Finish, texel } from './finish'
import { count, type Mesh, merge, normal, place } from './mesh'
import { clouds } from './noise'
import { add, clamp, cross, lerp, mix, ramp, scale, unit, type Vec3 } from './space'

/** How a part is painted. */
export interface Coat {
  readonly colour: Vec3 | ((p: Vec3, n: Vec3) => Vec3)
  readonly finish: Finish
  /** Strength of the dry brush on edges; 1 is usual. */
  readonly brush?: number
  /** Strength of the mottling; 1 is usual. */
  readonly mottle?: number
  /** Dust near the ground, 0..1. */
  readonly dust?: number
}

export interface Part {
  readonly mesh: Mesh
  readonly coat: Coat
  /** The field that the mesh came from. Triangles of other parts that lie deep inside it are dropped. */
  readonly core?: Field
}

/** A finished model: triangles with colours and finishes, ready to be written. */
export interface Painted {
  readonly mesh: Mesh
  readonly colours: Float32Array
  readonly finishes: Float32Array
}

export interface PaintOptions {
  /** How far occlusion looks, in inches. */
  readonly reach?: number
  readonly rays?: number
  /** The height in inches over which light from above grows to its full strength. */
  readonly tall?: number
  readonly dustColour?: Vec3
  /** Height of the ground, which blocks light from below; 0 if not given. */
  readonly ground?: number
}

const WASH: Vec3 = [0.22, 0.17, 0.15]
const LIGHT: Vec3 = [1, 0.93, 0.8]

/** Directions over the hemisphere around +y, denser near the pole (cosine-weighted), the same in every run. */
function hemisphere(rays: number): Vec3[] {
  return Array.from({ length: rays }, (_, i) => {
    const u = (i + 0.5) / rays
    const r = Math.sqrt(u)
    const a = i * 2.399963229728653
    return [r * Math.cos(a), Math.sqrt(1 - u), r * Math.sin(a)]
  })
}

/** How open each vertex is: 1 with nothing near it, towards 0 in a recess. The ground counts as an obstacle. */
function occlusion(mesh: Mesh, reach: number, rays: number, floor: number): Float32Array {
  const geometry = new BufferGeometry()
  const g = 12
  const ground = [-g, floor, -g, -g, floor, g, g, floor, g, g, floor, -g]
  const n = count(mesh)
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([...mesh.positions, ...ground]), 3))
  geometry.setIndex(new BufferAttribute(new Uint32Array([...mesh.indices, n, n + 1, n + 2, n, n + 2, n + 3]), 1))
  const bvh = new MeshBVH(geometry)
  const directions = hemisphere(rays)
  const open = new Float32Array(n)
  const ray = new Ray(new Vector3(), new Vector3())
  for (let i = 0; i < n; i++) {
    const p = place(mesh, i)
    const up = normal(mesh, i)
    const side = unit(cross(up, Math.abs(up[0]) > 0.7 ? [0, 0, 1] : [1, 0, 0]))
    const third = cross(up, side)
    const start = add(p, scale(up, 0.006))
    ray.origin.set(...start)
    let light = 0
    for (const d of directions) {
      ray.direction.set(
        side[0] * d[0] + up[0] * d[1] + third[0] * d[2],
        side[1] * d[0] + up[1] * d[1] + third[1] * d[2],
        side[2] * d[0] + up[2] * d[1] + third[2] * d[2],
      )
      const hit = bvh.raycastFirst(ray, DoubleSide, 0, reach)
      light += hit ? Math.sqrt(clamp(hit.distance / reach)) * 0.55 : 1
    }
    open[i] = light / rays
  }
  geometry.dispose()
  return open
}

/** Drops triangles that lie inside other parts' fields. */
function opened(parts: readonly Part[]): Part[] {
  return parts.map((part) => {
    const cores = parts.flatMap((other) => (other !== part && other.core ? [other.core] : []))
    if (cores.length === 0) return part
    const inside = (p: Vec3) =>
      cores.some((core) => {
        const { min, max } = core.box
        return (
          p[0] > min[0] &&
          p[0] < max[0] &&
          p[1] > min[1] &&
          p[1] < max[1] &&
          p[2] > min[2] &&
          p[2] < max[2] &&
          core.at(...p) < -0.012
        )
      })
    const buried = Array.from({ length: count(part.mesh) }, (_, i) => inside(place(part.mesh, i)))
    const indices: number[] = []
    for (let t = 0; t < part.mesh.indices.length; t += 3) {
      const [a, b, c] = part.mesh.indices.slice(t, t + 3) as [number, number, number]
      const [pa, pb, pc] = [place(part.mesh, a), place(part.mesh, b), place(part.mesh, c)]
      const hidden =
        buried[a] &&
        buried[b] &&
        buried[c] &&
        [lerp(pa, pb, 0.5), lerp(pb, pc, 0.5), lerp(pc, pa, 0.5), lerp(lerp(pa, pb, 0.5), pc, 0.33)].every(inside)
      if (!hidden) indices.push(a, b, c)
    }
    return { ...part, mesh: { ...part.mesh, indices } }
  })
}

export function painted(all: readonly Part[], options: PaintOptions = {}): Painted {
  const parts = opened(all)
  const mesh = merge(...parts.map((p) => p.mesh))
  const open = occlusion(mesh, options.reach ?? 0.7, options.rays ?? 72, options.ground ?? 0)
  const tall = options.tall ?? 1.8
  const dustColour = options.dustColour ?? [0.2, 0.17, 0.13]
  const n = count(mesh)
  const colours = new Float32Array(n * 3)
  const finishes = new Float32Array(n)
  let i = 0
  for (const part of parts) {
    const { coat } = part
    const glowing = coat.finish.startsWith('glow') || coat.finish === 'window'
    for (let k = 0; k < count(part.mesh); k++, i++) {
      const p = place(mesh, i)
      const up = normal(mesh, i)
      let c = typeof coat.colour === 'function' ? coat.colour(p, up) : coat.colour
      finishes[i] = texel(coat.finish)
      if (!glowing) {
        const spots = clouds(p, 7, 5) - 0.5 + (clouds(p, 31, 9, 2) - 0.5) * 0.6
        c = scale(c, 1 + 0.34 * (coat.mottle ?? 1) * spots)
        const wash = 1 - ramp(0.1, 0.9, open[i] as number)
        c = [c[0] * mix(1, WASH[0], wash), c[1] * mix(1, WASH[1], wash), c[2] * mix(1, WASH[2], wash)]
        const above = 0.62 + 0.42 * clamp(up[1] * 0.5 + 0.5) + 0.12 * clamp(p[1] / tall)
        c = scale(c, above)
        const turns = mesh.turns[i] as number
        const edge =
          ramp(0.2, 0.75, turns) * (coat.brush ?? 1) * (0.55 + 0.45 * clamp(up[1] + 0.6)) * clamp((open[i] as number) * 1.5 - 0.3)
        const bright: Vec3 = [c[0] * 1.9 + 0.055 * LIGHT[0], c[1] * 1.9 + 0.055 * LIGHT[1], c[2] * 1.9 + 0.055 * LIGHT[2]]
        c = lerp(c, bright, clamp(edge * 0.75 * (0.65 + 0.7 * clouds(p, 16, 3, 2))))
        const crease = ramp(-0.1, -0.7, turns)
        c = scale(c, 1 - 0.3 * crease)
        if (coat.dust) c = lerp(c, dustColour, coat.dust * (1 - ramp(0.1, 0.55, p[1])) * clamp(clouds(p, 5, 21) * 1.8 - 0.35))
      } else c = scale(c, 0.3)
      colours.set([clamp(c[0], 0.002), clamp(c[1], 0.002), clamp(c[2], 0.002)], 3 * i)
    }
  }
  return { mesh, colours, finishes }
}
