/** Whether a base can get out of a melee (4.10). */
import { reachArea } from '../../../../geometry'
import { groundFor } from '../../../../geometry/ground'
import { direction } from '../../../../geometry/heading'
import { length, nearestPoint } from '../../../../geometry/measure'
import { isReachable, type ReachArea } from '../../../../geometry/reach'
import type { Point, Units } from '../../../../geometry/types'
import type { Ref } from '../../../../table/piece'
import { CONTACT, EPS } from '../constants'
import type { MoveKind } from '../events'
import type { State } from '../state'
import { contactsOf, touchedAt } from './contact'
import { pieceOf } from './figures'
import { footprintsFor } from './in-way'
import { allowance } from './moves'
import { cornersNear } from './places'

/**
 * VX-DIS-01, 02: a place without contact that the miniature's base can reach, if possible in a straight line; undefined if there
 * is none.
 */
export function wayOut(state: State, ref: Ref, how: MoveKind = 'disengage'): Point | undefined {
  const { pose, radius } = pieceOf(state, ref)
  const reach = allowance(state, ref, how)
  const { width, depth } = state.tabletop
  const blockers = footprintsFor(state, ref)
  const box = { width, depth }
  const ground = groundFor(radius, blockers, box, EPS)
  const areaOf = (isStraight: boolean) =>
    reachArea({ from: pose.at, radius, budget: reach + EPS, blockers, box, tolerance: EPS, isStraight }, ground)
  const after = (way: Point, far: Units) => ({ x: Math.round(pose.at.x + far * way.x), y: Math.round(pose.at.y + far * way.y) })
  // First straight away from the enemies, then along nearby obstacles, then in all directions.
  const enemies = contactsOf(state, ref).map((enemy) => pieceOf(state, enemy).pose.at)
  const close = blockers.map((other) => nearestPoint(pose.at, other)).filter((at) => length([pose.at, at]) <= radius + CONTACT)
  const ways = [
    ...straightAway(pose.at, enemies),
    ...close.flatMap((at) => across(unit(pose.at, at))),
    ...Array.from({ length: 72 }, (_, i) => direction(i * 5)),
  ]
  const isOut = (area: ReachArea) => (at: Point) => touchedAt(state, ref, at).length === 0 && isReachable(area, at)
  for (const isStraight of [true, false]) {
    const area = areaOf(isStraight)
    for (const share of [1, 0.5, 0.2]) {
      const found = ways.map((way) => after(way, reach * share)).find(isOut(area))
      if (found) return found
    }
  }
  // A hemmed-in miniature may have only a small gap left. If there is free room, one of its corners is a place to go.
  const isNear = (at: Point) => length([pose.at, at]) <= reach
  return cornersNear(state, ref, pose.at, reach)
    .filter(isNear)
    .find(isOut(areaOf(false)))
}

function unit(from: Point, to: Point): Point {
  const size = length([from, to]) || 1
  return { x: (to.x - from.x) / size, y: (to.y - from.y) / size }
}
const across = ({ x, y }: Point): readonly Point[] => [
  { x: -y, y: x },
  { x: y, y: -x },
]

/** Directions away from all enemies together, then away from and perpendicular to each one. */
function straightAway(from: Point, enemies: readonly Point[]): readonly Point[] {
  const ways = enemies.map((enemy) => unit(from, enemy))
  const sum = ways.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  const size = Math.sqrt(sum.x * sum.x + sum.y * sum.y)
  const together = size > 1e-6 ? [{ x: -sum.x / size, y: -sum.y / size }] : []
  return [...together, ...ways.flatMap((way) => [{ x: -way.x, y: -way.y }, ...across(way)])]
}
