/** Where miniatures may go (4.7, 4.8, 4.10): the path question, and the path checks that the table's own judge does not make. */
import { sweep } from '../../../../geometry'
import { direction } from '../../../../geometry/heading'
import { length } from '../../../../geometry/measure'
import type { Point, Units } from '../../../../geometry/types'
import type { Reason } from '../../../../kernel'
import type { Path } from '../../../../table/choice'
import { discOf, footprintOf } from '../../../../table/layout'
import type { Pose, Ref } from '../../../../table/piece'
import { CONTACT, EPS, RUN_FACTOR, TOLERANCE } from '../constants'
import type { MoveKind } from '../events'
import { placeSays, say } from '../said'
import type { State } from '../state'
import { areInContact, bodyOf, contactsOf, gapToScenery, isBaseContact, touchedAt, wallsOf } from './contact'
import { enemiesOf, pieceOf, statOf } from './figures'
import { isRoomFor, obstaclesFor } from './in-way'

const ENDS_FREE: readonly MoveKind[] = ['run', 'evade', 'disengage', 'force-out', 'lightning-exit', 'lightning-walk']
const LEAVES: readonly MoveKind[] = ['disengage', 'force-out', 'lightning-exit']
/** A path may end up to this far after contact begins: a path past an enemy's base closes the last millimetre slowly. */
const LAST_STEP: Units = 800

/** The length that this kind of move may have (VX-MOV-01). */
export function allowance(state: State, ref: Ref, how: MoveKind): Units {
  const move = statOf(state, ref, 'MOU')
  if (how === 'run') return Math.round(RUN_FACTOR * move)
  return LEAVES.includes(how) && state.rulings.disengageMove === 'baseDiameter' ? 2 * pieceOf(state, ref).radius : move
}

export function movePath(state: State, ref: Ref, how: MoveKind): Path {
  const { pose, radius } = pieceOf(state, ref)
  const obstacles = obstaclesFor(state, ref)
  const enemies = ENDS_FREE.includes(how) ? enemiesOf(state, ref) : []
  return {
    shape: 'path',
    piece: ref,
    radius,
    from: pose.at,
    budget: allowance(state, ref, how) + EPS,
    walls: obstacles,
    crossings: [],
    end: {
      keep: [
        ...enemies.map((enemy) => ({ ref: enemy, gap: CONTACT + EPS, why: placeSays('enemy-close', 'VX-MOV-05') })),
        ...obstacles.map((other) => ({ ref: other, gap: 0, why: placeSays('stands-there', 'VX-MOV-02') })),
      ],
    },
    tolerance: TOLERANCE,
  }
}

/** The enemies that a path newly comes into contact with, each with the distance along the path, in order. */
function contactsAlong(state: State, ref: Ref, way: readonly Point[]): readonly { readonly ref: Ref; readonly along: number }[] {
  const { radius } = pieceOf(state, ref)
  const before = contactsOf(state, ref)
  const others = enemiesOf(state, ref).filter((enemy) => !before.includes(enemy))
  const elements = others.map((enemy) => ({ ref: enemy, footprint: footprintOf(state.tabletop, enemy) }))
  const found = sweep(radius + CONTACT + EPS, way, elements, 0).contacts.map(({ ref: enemy, along }) => ({ ref: enemy, along }))
  return [...found, ...acrossAlong(state, ref, way, others)].sort((a, b) => a.along - b.along)
}

/** The same for contact across a wall, with enemies that stand at one. The path is sampled every 0.25 cm. */
function acrossAlong(state: State, ref: Ref, way: readonly Point[], others: readonly Ref[]) {
  const walls = wallsOf(state)
  const enemies = others.filter((enemy) => walls.some((wall) => gapToScenery(bodyOf(state, enemy), wall) <= CONTACT))
  if (enemies.length === 0) return []
  const found = new Map<Ref, number>()
  for (const { at, along } of pointsAlong(way, 250)) {
    const body = bodyOf(state, ref, at)
    for (const enemy of enemies) {
      const other = bodyOf(state, enemy)
      if (!found.has(enemy) && !isBaseContact(body, other) && areInContact(state, body, other)) found.set(enemy, along)
    }
  }
  return [...found].map(([enemy, along]) => ({ ref: enemy, along }))
}

/** Points on a path at most `step` apart, its bends and end included: where a path turns back, its bend is the nearest point. */
function pointsAlong(way: readonly Point[], step: Units): readonly { readonly at: Point; readonly along: number }[] {
  return way.flatMap((to, bend) => {
    const from = way[bend - 1]
    if (!from) return [{ at: to, along: 0 }]
    const [before, leg] = [length(way.slice(0, bend)), length([from, to])]
    const parts = Math.max(1, Math.ceil(leg / step))
    return Array.from({ length: parts }, (_, part) => {
      const gone = (leg * (part + 1)) / parts
      return { at: pointAt([from, to], gone), along: before + gone }
    })
  })
}

/** The point `along` units into a path, rounded; the path's end if it is shorter. */
export function pointAt(way: readonly Point[], along: number): Point {
  let left = along
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1] as Point, way[i] as Point]
    const size = length([a, b])
    if (left <= size && size > 0) {
      const share = left / size
      return { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share) }
    }
    left -= size
  }
  return way[way.length - 1] as Point
}

/** Why the rules refuse a path that the table allows: contact on the way (VX-MOV-04, 05) or at its end (VX-DIS-05). */
export function whyNotWay(state: State, ref: Ref, how: MoveKind, path: readonly Point[]): Reason | undefined {
  const from = pieceOf(state, ref).pose.at
  const way = [from, ...path]
  const end = way[way.length - 1] as Point
  if (ENDS_FREE.includes(how)) {
    const [touched] = touchedAt(state, ref, end)
    if (touched !== undefined)
      return say('still-in-contact', { piece: touched }, LEAVES.includes(how) ? 'VX-DIS-05' : 'VX-MOV-05')
  }
  if (LEAVES.includes(how)) return undefined
  const [first] = contactsAlong(state, ref, way)
  if (!first) return undefined
  const touches = say('way-touches', { piece: first.ref }, how === 'walk' || how === 'forced' ? 'VX-MOV-04' : 'VX-MOV-05')
  if (ENDS_FREE.includes(how)) return touches
  const isLast = length(way) - first.along <= LAST_STEP && touchedAt(state, ref, end).includes(first.ref)
  return isLast ? undefined : touches
}

/** VX-CON-01: a place within 1 mm of an enemy moves into touch with the nearest, if that overlaps nothing and ends no contact. */
export function snapped(state: State, ref: Ref, at: Point): Point {
  const { radius } = pieceOf(state, ref)
  const near = enemiesOf(state, ref)
    .filter((enemy) => isBaseContact({ at, radius }, discOf(pieceOf(state, enemy))))
    .map((enemy) => ({ enemy, far: length([at, pieceOf(state, enemy).pose.at]) - radius - pieceOf(state, enemy).radius }))
    .sort((a, b) => a.far - b.far)[0]
  if (!near || near.far <= EPS) return at
  const target = pieceOf(state, near.enemy)
  const to = towards(target.pose.at, at, target.radius + radius)
  const kept = touchedAt(state, ref, at).every((enemy) => touchedAt(state, ref, to).includes(enemy))
  return kept && isRoomFor(state, ref, to) ? to : at
}

/** The point `far` units from `from` towards `to`, rounded away from `from`. */
export function towards(from: Point, to: Point, far: number): Point {
  const size = length([from, to]) || 1
  const out = (a: number, b: number) => {
    const value = a + ((b - a) * far) / size
    return b > a ? Math.ceil(value - 1e-6) : Math.floor(value + 1e-6)
  }
  return { x: out(from.x, to.x), y: out(from.y, to.y) }
}

const HEADINGS = Array.from({ length: 360 }, (_, heading) => direction(heading))
/** The heading (whole degrees) after a move from one point to another; unchanged if the points are the same. */
function headingAlong(from: Point, to: Point, before: number): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (dx === 0 && dy === 0) return before
  let best = 0
  let ahead = Number.NEGATIVE_INFINITY
  HEADINGS.forEach(({ x, y }, heading) => {
    const along = x * dx + y * dy
    if (along <= ahead) return
    ahead = along
    best = heading
  })
  return best
}
export function poseAfter(way: readonly Point[], to: Point, before: Pose): Pose {
  const from = way[way.length - 2] ?? before.at
  return { at: to, heading: headingAlong(from, to, before.heading) }
}
