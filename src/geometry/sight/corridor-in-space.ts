/**
 * The corridor in space: the strip of `geometry/corridor.ts` with the same width and ends, but vertically limited to the lines of
 * sight from an eye to a standing body. Above the middle of the first disc it has the eye's height, above the middle of the
 * second it extends from foot to head, so that a shot from a roof passes over low pieces. `s` and `t` as there: along, and across
 * to the left.
 */
import { type Corridor, covers, joined } from '../corridor'
import { hull } from '../outline'
import type { Disc, Interval, Point, Units } from '../types'
import { ask } from './asking'
import { partsBetween } from './between'
import { coveredTogether } from './covered'
import { admit, admitPlace, refuseIf } from './door'
import type { Scene } from './scene'
import { bodyOf, type ConvexBody, cutPolygon, isParted, type Plane3, sharedCorners, trianglesOf } from './solid-faces'
import type { Among, Point3, Solid } from './types'

export interface SpaceCorridorQuestion extends Among {
  readonly from: Disc
  /** The height of the eye above the table. */
  readonly eye: Units
  readonly to: Disc
  /** The heights of the body's lower and upper end above the table. */
  readonly foot: Units
  readonly head: Units
  readonly width: Units
  /** As in the flat corridor. */
  readonly tolerance: Units
  readonly contact: Units
}

/** The corridor's directions on the table. */
interface Frame {
  readonly origin: Point
  readonly ux: number
  readonly uy: number
  readonly size: number
}

const toFrame = ({ origin, ux, uy }: Frame, { x, y, z }: Point3): Point3 => ({
  x: (x - origin.x) * ux + (y - origin.y) * uy,
  y: (y - origin.y) * ux - (x - origin.x) * uy,
  z,
})

/** A plane of the table in the corridor's own directions. */
const planeToFrame = ({ origin, ux, uy }: Frame, { x, y, z, at }: Plane3): Plane3 => ({
  x: x * ux + y * uy,
  y: y * ux - x * uy,
  z,
  at: at - x * origin.x - y * origin.y,
})

/** A thing in the corridor's coordinates: a convex solid, or one triangle of a mesh, which has no planes. */
interface Thing {
  readonly faces: readonly (readonly Point3[])[]
  readonly body?: ConvexBody
}

/** The things that a solid consists of. One that is clearly apart from the room may be left out. */
const thingsOf = (frame: Frame, solid: Solid, room: ConvexBody): readonly Thing[] => {
  const body = bodyOf(solid)
  const inFrame = (face: readonly Point3[]) => face.map((corner) => toFrame(frame, corner))
  if (body) {
    const planes = body.planes.map((plane) => planeToFrame(frame, plane))
    if (isParted(planes, room.faces)) return []
    const faces = body.faces.map(inFrame)
    return isParted(room.planes, faces) ? [] : [{ faces, body: { planes, faces } }]
  }
  return solid.type === 'mesh' ? trianglesOf(solid).map((corners) => ({ faces: [inFrame(corners)] })) : []
}

/** Corners of the part of a thing inside a convex room; empty if they span no volume (or, for a triangle, no area). */
const sharedWith = (room: ConvexBody, { faces, body }: Thing): readonly Point3[] => {
  const shared = body ? sharedCorners(room, body) : room.planes.reduce(cutPolygon, faces[0] ?? [])
  return shared.length < (body ? 4 : 3) ? [] : shared
}

/** The corridor's volume in its own coordinates, every side moved inwards by `inset`; undefined if nothing is left. */
const roomOf = (size: number, question: SpaceCorridorQuestion, inset: number): ConvexBody | undefined => {
  const { from, to, eye, foot, head, width } = question
  const [start, end, half] = [from.radius + inset, size - to.radius - inset, width / 2 - inset]
  const low = (s: number) => eye + ((foot - eye) * s) / size + inset
  const high = (s: number) => Math.max(low(s), eye + ((head - eye) * s) / size - inset)
  if (start >= end || half <= 0) return undefined
  const at = (s: number, t: number, z: number): Point3 => ({ x: s, y: t, z })
  const ring = (s: number) => [at(s, -half, low(s)), at(s, half, low(s)), at(s, half, high(s)), at(s, -half, high(s))] as const
  const [a, b, c, d] = ring(start)
  const [e, f, g, h] = ring(end)
  const slope = (z: (s: number) => number, way: number): Plane3 => {
    const rise = (z(end) - z(start)) / (end - start)
    return { x: -rise * way, y: 0, z: way, at: (z(start) - rise * start) * way }
  }
  return {
    planes: [
      { x: -1, y: 0, z: 0, at: -start },
      { x: 1, y: 0, z: 0, at: end },
      { x: 0, y: -1, z: 0, at: half },
      { x: 0, y: 1, z: 0, at: half },
      slope(low, -1),
      slope(high, 1),
    ],
    faces: [
      [a, b, c, d],
      [e, f, g, h],
      [a, b, f, e],
      [d, c, g, h],
      [a, d, h, e],
      [b, c, g, f],
    ],
  }
}

const reach = (points: readonly Point3[], axis: 'x' | 'y'): Interval => {
  const values = points.map((point) => point[axis])
  return { from: Math.min(...values), to: Math.max(...values) }
}

/** The intervals across the corridor where a convex body stops the lowest and the highest line, and so all lines between. */
const wholly = (room: ConvexBody, body: ConvexBody): readonly Interval[] => {
  const [low = [], high = []] = [room.faces[2], room.faces[3]].map((face) => body.planes.reduce(cutPolygon, face ?? []))
  if (low.length === 0 || high.length === 0) return []
  const [a, b] = [reach(low, 'y'), reach(high, 'y')]
  const both = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }
  return both.from < both.to ? [both] : []
}

/** Refuses a question with impossible numbers (`door.ts`). */
const admitQuestion = ({ from, to, eye, foot, head, width, tolerance, contact }: SpaceCorridorQuestion): void => {
  admitPlace({ ...from.at, z: eye }, 'from')
  admitPlace({ ...to.at, z: foot }, 'to')
  admit(head, 'to')
  refuseIf(head < foot, 'upside-down', 'to')
  for (const [name, length] of Object.entries({ from: from.radius, to: to.radius, width, tolerance, contact })) {
    admit(length, name)
    refuseIf(length < 0, 'no-extent', name)
  }
  refuseIf(width === 0, 'no-extent', 'width')
}

/**
 * What lies in the corridor in space. Elements are pieces of the scene. `relation` is 'covering' if a piece stops every line of
 * sight over the whole width, 'partial' if it only enters. `clipped` is the part that enters; `span` is where it stops all lines,
 * so it is empty for a piece that only rises into the lower part of the view. Exact except for rounding and for round things,
 * which count as 72 corners; the triangles of a mesh are tested one by one. Refuses impossible numbers (`door.ts`).
 */
export const corridorInSpace = (scene: Scene, question: SpaceCorridorQuestion): Corridor => {
  admitQuestion(question)
  const { from, to, eye, foot, head, width, tolerance, contact } = question
  const [dx, dy] = [to.at.x - from.at.x, to.at.y - from.at.y]
  const size = Math.sqrt(dx * dx + dy * dy)
  const length = Math.max(0, size - from.radius - to.radius)
  const room = size > 0 ? roomOf(size, question, 0) : undefined
  const inner = size > 0 ? roomOf(size, question, tolerance) : undefined
  if (!room || size <= from.radius + to.radius + contact) return { outline: [], length, isEmpty: true, elements: [] }
  const frame: Frame = { origin: from.at, ux: dx / size, uy: dy / size, size }
  const onTable = ({ x, y }: Point): Point => ({
    x: Math.round(frame.origin.x + x * frame.ux - y * frame.uy) + 0,
    y: Math.round(frame.origin.y + x * frame.uy + y * frame.ux) + 0,
  })
  const corners = room.faces.flat().map(({ x, y, z }) => ({ ...onTable({ x, y }), z: Math.round(z) }))
  const asking = ask(scene, question)
  const near = { ...from.at, z: eye }
  const found = new Map<string, { readonly thing: Thing; readonly shared: readonly Point3[] }[]>()
  for (const id of partsBetween(asking, near, [...corners, ...sideways(from, frame, width, eye)])) {
    const piece = scene.numbered[scene.parts.piece[id] as number]
    const solid = piece?.solids[scene.parts.solid[id] as number]
    if (!piece || !solid || !inner) continue
    const inside = thingsOf(frame, solid, room)
      .filter((thing) => sharedWith(inner, thing).length > 0)
      .map((thing) => ({ thing, shared: sharedWith(room, thing) }))
    if (inside.length > 0) found.set(piece.ref, [...(found.get(piece.ref) ?? []), ...inside])
  }
  const [start, end, half] = [from.radius, size - to.radius, width / 2]
  const lines = { size, eye, foot, head, start, end, half }
  const elements = [...found].map(([ref, all]) => {
    const alone = joined(all.flatMap(({ thing: { body } }) => (body ? wholly(room, body) : [])))
    const isAlone = all.length === 1 && all[0]?.thing.body !== undefined
    const span =
      isAlone || covers(alone, width, tolerance)
        ? alone
        : joined([
            ...alone,
            ...coveredTogether(
              lines,
              all.map(({ thing }) => thing.faces),
            ),
          ])
    const along = all.map(({ shared }) => reach(shared, 'x'))
    return {
      ref,
      relation: covers(span, width, tolerance) ? ('covering' as const) : ('partial' as const),
      span,
      clipped: all.map(({ shared }) => hull(shared.map(onTable))),
      near: Math.min(...along.map((one) => one.from)) - from.radius,
      far: Math.max(...along.map((one) => one.to)) - from.radius,
    }
  })
  const outline = [
    { x: start, y: -half },
    { x: end, y: -half },
    { x: end, y: half },
    { x: start, y: half },
  ].map(onTable)
  return { outline, length, isEmpty: false, elements: elements.sort((a, b) => a.near - b.near) }
}

/** Two points to the left and right of the eye, at the corridor's edges. */
const sideways = ({ at }: Disc, { ux, uy }: Frame, width: number, eye: number): readonly Point3[] =>
  [-width / 2, width / 2].map((t) => ({ x: Math.round(at.x - t * uy), y: Math.round(at.y + t * ux), z: eye }))
