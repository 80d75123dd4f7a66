/**
 * The side profile: everything in a scene cut by the vertical plane over a line. In the profile, `s` is measured along the line
 * from its beginning and `z` upwards; both in units, not rounded, for display. Axes as in `types.ts`.
 */
import { admitPlace } from './door'
import { facesOf } from './faces'
import type { Scene, ScenePiece } from './scene'
import type { Among, Layer, Mesh, Point3, Solid } from './types'
import { LAYERS } from './types'

/** A place in the profile. */
export interface ProfilePoint {
  readonly s: number
  readonly z: number
}

/** What the plane cuts from one solid. */
export interface ProfileSpan {
  readonly ref: string
  readonly layer: Layer
  /** Positions along the line: `from < to`, or `from = to` for an upright sheet across it. */
  readonly from: number
  readonly to: number
  readonly bottom: number
  readonly top: number
  /** The cut itself: a convex polygon, counter-clockwise; two ends if a sheet or a triangle is cut. */
  readonly outline: readonly ProfilePoint[]
}

/** A half-plane of the profile: `s * p.s + z * p.z <= at`. */
interface Side {
  readonly s: number
  readonly z: number
  readonly at: number
}

/** The part of a convex outline on the inner side of a line. */
const cut = (outline: readonly ProfilePoint[], { s, z, at }: Side): readonly ProfilePoint[] =>
  outline.flatMap((to, i) => {
    const from = outline[(i + outline.length - 1) % outline.length] as ProfilePoint
    const before = s * from.s + z * from.z - at
    const after = s * to.s + z * to.z - at
    const kept = after <= 0 ? [to] : []
    if (!((before < 0 && after > 0) || (before > 0 && after < 0))) return kept
    const share = before / (before - after)
    return [{ s: from.s + share * (to.s - from.s), z: from.z + share * (to.z - from.z) }, ...kept]
  })

const rectangle = (from: number, to: number, bottom: number, top: number): readonly ProfilePoint[] => [
  { s: from, z: bottom },
  { s: to, z: bottom },
  { s: to, z: top },
  { s: from, z: top },
]

/** The line of the profile: its start, unit direction and length. */
interface Line {
  readonly x: number
  readonly y: number
  readonly ux: number
  readonly uy: number
  readonly length: number
}

/** The interval of the line inside all sides of an outline, whose corners are given counter-clockwise. */
const within = (line: Line, outline: readonly { readonly x: number; readonly y: number }[]): readonly [number, number] => {
  let from = 0
  let to = line.length
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as { readonly x: number; readonly y: number }
    const [nx, ny] = [b.y - a.y, a.x - b.x]
    const start = nx * (line.x - a.x) + ny * (line.y - a.y)
    const gain = nx * line.ux + ny * line.uy
    if (gain < 0) from = Math.max(from, -start / gain)
    else if (gain > 0) to = Math.min(to, -start / gain)
    // A line along a side is not inside.
    else if (start >= 0) to = -1
  })
  return [from, to]
}

const meshCuts = (line: Line, { corners, triangles }: Mesh): readonly (readonly ProfilePoint[])[] => {
  const cuts: ProfilePoint[][] = []
  for (let i = 0; i < triangles.length; i += 3) {
    const places = [0, 1, 2].map((k) => {
      const at = (triangles[i + k] ?? 0) * 3
      const [x, y, z] = [(corners[at] ?? 0) - line.x, (corners[at + 1] ?? 0) - line.y, corners[at + 2] ?? 0]
      return { s: x * line.ux + y * line.uy, t: y * line.ux - x * line.uy, z }
    })
    const ends = places.flatMap((from, k) => {
      const to = places[(k + 1) % 3] as (typeof places)[number]
      if (from.t < 0 === to.t < 0) return []
      const share = from.t / (from.t - to.t)
      return [{ s: from.s + share * (to.s - from.s), z: from.z + share * (to.z - from.z) }]
    })
    const [a, b] = ends
    if (!a || !b) continue
    if (Math.max(a.s, b.s) < 0 || Math.min(a.s, b.s) > line.length) continue
    const clip = (p: ProfilePoint, q: ProfilePoint): ProfilePoint => {
      const s = Math.min(line.length, Math.max(0, p.s))
      return p.s === q.s ? p : { s, z: p.z + ((s - p.s) / (q.s - p.s)) * (q.z - p.z) }
    }
    cuts.push([clip(a, b), clip(b, a)])
  }
  return cuts
}

/** The cuts of one solid; empty if the line misses it. */
const cutsOf = (line: Line, solid: Solid): readonly (readonly ProfilePoint[])[] => {
  switch (solid.type) {
    case 'prism': {
      const { outline, bottom, top } = solid
      const [a, b] = outline
      if (outline.length === 2 && a && b) {
        const t = (p: { readonly x: number; readonly y: number }) => (p.y - line.y) * line.ux - (p.x - line.x) * line.uy
        const s = (p: { readonly x: number; readonly y: number }) => (p.x - line.x) * line.ux + (p.y - line.y) * line.uy
        if (t(a) * t(b) > 0 || t(a) === t(b)) return []
        const at = s(a) + (t(a) / (t(a) - t(b))) * (s(b) - s(a))
        if (at < 0 || at > line.length) return []
        return [
          [
            { s: at, z: bottom },
            { s: at, z: top },
          ],
        ]
      }
      const [from, to] = within(line, outline)
      if (from >= to) return []
      return [
        bottom === top
          ? [
              { s: from, z: top },
              { s: to, z: top },
            ]
          : rectangle(from, to, bottom, top),
      ]
    }
    case 'cylinder': {
      const [x, y] = [solid.at.x - line.x, solid.at.y - line.y]
      const middle = x * line.ux + y * line.uy
      const aside = y * line.ux - x * line.uy
      const half = Math.sqrt(Math.max(0, solid.radius * solid.radius - aside * aside))
      const [from, to] = [Math.max(0, middle - half), Math.min(line.length, middle + half)]
      return half > 0 && from < to ? [rectangle(from, to, solid.bottom, solid.top)] : []
    }
    case 'polyhedron': {
      const heights = solid.corners.map(({ z }) => z)
      const whole = rectangle(0, line.length, Math.min(...heights), Math.max(...heights))
      const outline = facesOf(solid.corners).reduce<readonly ProfilePoint[]>(
        (rest, { x, y, z, at }) => cut(rest, { s: x * line.ux + y * line.uy, z, at: at - x * line.x - y * line.y }),
        whole,
      )
      return outline.length > 2 ? [outline] : []
    }
    case 'mesh':
      return meshCuts(line, solid)
  }
}

const spansOf = (line: Line, { ref, solids }: ScenePiece, layers: readonly Layer[]): readonly ProfileSpan[] =>
  solids.flatMap((solid): readonly ProfileSpan[] => {
    const layer = solid.layer ?? 'terrain'
    if (!layers.includes(layer)) return []
    return cutsOf(line, solid).map((outline) => {
      const [s, z] = [outline.map((p) => p.s), outline.map((p) => p.z)]
      return { ref, layer, from: Math.min(...s), to: Math.max(...s), bottom: Math.min(...z), top: Math.max(...z), outline }
    })
  })

/**
 * What stands over the line between two places, cut by the vertical plane through it, in order along the line. A line without
 * length has no profile. The heights of the places do not matter.
 */
export const profile = (scene: Scene, from: Point3, to: Point3, { layers, except = [] }: Among = {}): readonly ProfileSpan[] => {
  admitPlace(from, 'from')
  admitPlace(to, 'to')
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length === 0) return []
  const line: Line = { x: from.x, y: from.y, ux: dx / length, uy: dy / length, length }
  const wanted = layers ?? LAYERS.filter((layer) => layer !== 'equipment')
  return [...scene.pieces.values()]
    .filter(({ ref }) => !except.includes(ref))
    .flatMap((piece) => spansOf(line, piece, wanted))
    .sort((a, b) => a.from - b.from)
}
