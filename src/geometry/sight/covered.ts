/**
 * Where across a corridor in space several things together stop every line of sight. Exact except for rounding. As a function of
 * `t`, each edge of a thing appears from the eye at a height that is a quotient of two linear functions. So nothing changes
 * between the places where edges begin, end, cross each other or cross the body's foot and head, and one test in the middle
 * suffices. `s`, `t` and units as in `corridor-in-space.ts`.
 */
import { covers, joined } from '../corridor'
import type { Interval } from '../types'
import { cutPolygon, type Plane3 } from './solid-faces'
import type { Point3 } from './types'

/** The lines of sight of a corridor: from the eye at `s` = 0 to each height of the body at `s` = `size`. */
export interface SightLines {
  readonly size: number
  readonly eye: number
  readonly foot: number
  readonly head: number
  /** Lines count between these two values of `s`, and up to `half` to both sides. */
  readonly start: number
  readonly end: number
  readonly half: number
}

/** Shorter intervals of the width, and edges over shorter ones, are dropped: they come from rounding. */
const LEAST = 1e-9

/** An edge as a function of `t`, valid from `from` to `to`: at `s = s0 + s1 t`, with a height above the eye of `z0 + z1 t`. */
interface Edge {
  readonly of: number
  readonly from: number
  readonly to: number
  readonly s0: number
  readonly s1: number
  readonly z0: number
  readonly z1: number
}

/** The planes that bound the relevant lines of sight. They begin a unit before the eye: nearer, a direction is undefined. */
const sidesOf = ({ start, end, half }: SightLines): readonly Plane3[] => [
  { x: -1, y: 0, z: 0, at: -Math.max(1, start) },
  { x: 1, y: 0, z: 0, at: end },
  { x: 0, y: -1, z: 0, at: half },
  { x: 0, y: 1, z: 0, at: half },
]

const edgesOf = (lines: SightLines, faces: readonly (readonly Point3[])[], of: number): readonly Edge[] =>
  faces.flatMap((whole) => {
    const face = sidesOf(lines).reduce(cutPolygon, whole)
    return face.flatMap((one, i): readonly Edge[] => {
      const next = face[(i + 1) % face.length] as Point3
      const [a, b] = one.y < next.y ? [one, next] : [next, one]
      const width = b.y - a.y
      if (width < LEAST) return []
      const [s1, z1] = [(b.x - a.x) / width, (b.z - a.z) / width]
      return [{ of, from: a.y, to: b.y, s0: a.x - s1 * a.y, s1, z0: a.z - lines.eye - z1 * a.y, z1 }]
    })
  })

/** The roots of `a t^2 + b t + c`. */
const roots = (a: number, b: number, c: number): readonly number[] => {
  if (a === 0) return b === 0 ? [] : [-c / b]
  const inner = b * b - 4 * a * c
  if (inner < 0) return []
  // Each root by a different formula, so that neither subtracts nearly equal numbers.
  const q = -(b + (b < 0 ? -1 : 1) * Math.sqrt(inner)) / 2
  return q === 0 ? [0] : [q / a, c / q]
}

/** Where two edges appear at the same height. */
const crossings = (a: Edge, b: Edge): readonly number[] => {
  const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)]
  return roots(
    a.z1 * b.s1 - b.z1 * a.s1,
    a.z0 * b.s1 + a.z1 * b.s0 - b.z0 * a.s1 - b.z1 * a.s0,
    a.z0 * b.s0 - b.z0 * a.s0,
  ).filter((t) => t > from && t < to)
}

/** Gives the edges over a place `t`, for calls with increasing `t`; `edges` are in the order in which they begin. */
const sweep = (edges: readonly Edge[]) => {
  let next = 0
  let active: Edge[] = []
  return (t: number): readonly Edge[] => {
    active = active.filter(({ to }) => to > t)
    for (; next < edges.length && (edges[next] as Edge).from < t; next++)
      if ((edges[next] as Edge).to > t) active.push(edges[next] as Edge)
    return active
  }
}

/** Whether the edges over one `t` stop all lines there. A thing stops lines between the lowest and the highest of its edges. */
const isCovered = ({ size, eye, foot, head }: SightLines, edges: readonly Edge[], t: number): boolean => {
  const heights = new Map<number, { from: number; to: number }>()
  for (const { of, s0, s1, z0, z1 } of edges) {
    const height = eye + ((z0 + z1 * t) * size) / (s0 + s1 * t)
    const known = heights.get(of)
    if (!known) heights.set(of, { from: height, to: height })
    else {
      known.from = Math.min(known.from, height)
      known.to = Math.max(known.to, height)
    }
  }
  const all = [...heights.values()]
  if (head === foot) return all.some(({ from, to }) => from <= foot && to >= foot)
  const middle = (foot + head) / 2
  const moved = all.map(({ from, to }) => ({ from: from - middle, to: to - middle }))
  return covers(moved, head - foot, 0)
}

/** The intervals across the corridor where things together stop every line. Each thing is given by its faces and convex. */
export const coveredTogether = (lines: SightLines, things: readonly (readonly (readonly Point3[])[])[]): readonly Interval[] => {
  const { size, eye, foot, head, half } = lines
  const edges = things.flatMap((faces, of) => edgesOf(lines, faces, of)).sort((a, b) => a.from - b.from)
  const limits = [foot, head].map((height): Edge => {
    return { of: -1, from: -half, to: half, s0: size, s1: 0, z0: height - eye, z1: 0 }
  })
  const places = [-half, half]
  edges.forEach((edge, i) => {
    places.push(edge.from, edge.to, ...limits.flatMap((limit) => crossings(edge, limit)))
    for (let k = i + 1; k < edges.length && (edges[k] as Edge).from < edge.to; k++)
      places.push(...crossings(edge, edges[k] as Edge))
  })
  places.sort((a, b) => a - b)
  const over = sweep(edges)
  return joined(
    places.slice(1).flatMap((to, i): readonly Interval[] => {
      const from = places[i] as number
      if (to - from < LEAST) return []
      const t = (from + to) / 2
      return isCovered(lines, over(t), t) ? [{ from, to }] : []
    }),
  )
}
