/** Lines of sight in a corridor in space, for comparison: one line across at a time, every solid, by all lines between its corners. */
import { direction } from '../../../src/geometry/heading'
import { hull } from '../../../src/geometry/outline'
import type { Point3, Solid } from '../../../src/geometry/sight/types'
import type { Interval, Point } from '../../../src/geometry/types'

/** A corridor along x from the eye at `origin`: `s` and `t` are x and y counted from there. */
export interface SlowLines {
  readonly origin: Point
  readonly size: number
  readonly eye: number
  readonly start: number
  readonly end: number
}

/** Corners of the convex things that a solid is: itself, or each of its triangles. `grown`: by how much round and flat things are made larger. */
const thingsOf = (solid: Solid, grown: number): readonly (readonly Point3[])[] => {
  switch (solid.type) {
    case 'prism': {
      const { outline, bottom, top } = solid
      const flat = (bottom === top ? [bottom - grown, top + grown] : [bottom, top]) as [number, number]
      const off = outline.length === 2 ? [-grown, grown] : [0]
      return [
        outline.flatMap(({ x, y }) => off.flatMap((dx) => off.flatMap((dy) => flat.map((z) => ({ x: x + dx, y: y + dy, z }))))),
      ]
    }
    case 'cylinder': {
      const { at, bottom, top } = solid
      // Round things count as 72 corners: inside the circle, and outside of one a thousandth smaller.
      const radius = solid.radius * (grown > 0 ? 1.001 : 1)
      const [low, high] = bottom === top ? [bottom - grown, top + grown] : [bottom, top]
      return [
        Array.from({ length: 72 }, (_, i) => direction(i * 5)).flatMap(({ x, y }) =>
          [low, high].map((z) => ({ x: at.x + x * radius, y: at.y + y * radius, z })),
        ),
      ]
    }
    case 'polyhedron':
      return [solid.corners]
    case 'mesh': {
      const corner = (i: number): Point3 => {
        const [x = 0, y = 0, z = 0] = Array.from(solid.corners).slice(3 * (solid.triangles[i] ?? 0))
        return { x, y, z }
      }
      return Array.from({ length: solid.triangles.length / 3 }, (_, i) => [0, 1, 2].map((k) => corner(3 * i + k)))
    }
  }
}

/** At which heights of the body the lines at `t` are stopped, thing by thing. */
export const stoppedAt = (
  { origin, size, eye, start, end }: SlowLines,
  solid: Solid,
  t: number,
  grown: number,
): readonly Interval[] =>
  thingsOf(solid, grown).flatMap((corners): readonly Interval[] => {
    const y = origin.y + t
    const [before, after] = [corners.filter((a) => a.y <= y), corners.filter((a) => a.y > y)]
    const crossed = before.flatMap((a) =>
      after.flatMap((b): readonly Point[] => {
        // Of round things, lines between corners of one level are enough.
        if (corners.length > 100 && a.z !== b.z) return []
        const share = (y - a.y) / (b.y - a.y)
        return [{ x: a.x + share * (b.x - a.x) - origin.x, y: a.z + share * (b.z - a.z) }]
      }),
    )
    const slice = hull(crossed)
    const ends = [start, end].flatMap((s) =>
      slice.flatMap((a) =>
        slice.flatMap((b): readonly Point[] =>
          a.x < s && b.x > s ? [{ x: s, y: a.y + ((s - a.x) / (b.x - a.x)) * (b.y - a.y) }] : [],
        ),
      ),
    )
    const heights = [...slice.filter(({ x }) => x >= start && x <= end), ...ends].map(
      ({ x, y: z }) => eye + ((z - eye) * size) / x,
    )
    return heights.length > 1 ? [{ from: Math.min(...heights), to: Math.max(...heights) }] : []
  })

/** The widest range of heights between foot and head in which nothing is stopped; below 0, by how much stopped ranges overlap at least. */
export const widestGap = (stopped: readonly Interval[], foot: number, head: number): number => {
  let reached = foot
  let gap = -Infinity
  for (const { from, to } of [...stopped].sort((a, b) => a.from - b.from)) {
    if (reached >= head) break
    gap = Math.max(gap, from - reached)
    reached = Math.max(reached, to)
  }
  return Math.max(gap, head - reached)
}
