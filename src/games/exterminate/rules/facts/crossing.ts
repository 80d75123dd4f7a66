/** Crossing obstacles (4.13): the number of dice, and where a figure that fails to cross stops. */
import { type Keep as Kept, lastFree, sweep } from '../../../../geometry'
import { direction } from '../../../../geometry/heading'
import type { Point } from '../../../../geometry/types'
import type { Pose, Ref } from '../../../../table/piece'
import { EXCLUSION, TOLERANCE } from '../constants'
import { has } from '../profile'
import type { State } from '../state'
import { box, enemiesOf, figureOf, footprint, friendsOf, pieceOf } from './figures'

/** EX-OBS-05: two dice if it touched the obstacle at the start; agile figures always roll two, Clear Path adds one (house). */
export const crossingDice = (state: State, ref: Ref, touched: boolean): number => {
  const { profile, seat } = figureOf(state, ref)
  const cleared = state.boosts.filter((boost) => boost.effect === 'clear-path' && boost.seat === seat).length
  return (touched || has(profile, 'agile') ? 2 : 1) + cleared
}

/** The distance that a stopped figure keeps from others: as at the end of a move, or as in an engagement. */
export type Stopping = 'move' | 'engagement'

/**
 * EX-OBS-04, EX-OBS-08: where the obstacle stops a figure on this path: where its base first touches it, or the last point before
 * that at which it may stand. Undefined if only the start is possible.
 */
export function stopBefore(state: State, ref: Ref, path: readonly Point[], obstacle: Ref, how: Stopping): Point | undefined {
  const { radius } = pieceOf(state, ref)
  const [met] = sweep(radius, path, [{ ref: obstacle, footprint: footprint(state, obstacle) }], TOLERANCE.overlap).contacts
  if (!met) throw new Error(`${obstacle} does not lie in the way of ${ref}`)
  const off = (other: Ref): Kept => ({ footprint: footprint(state, other), gap: -TOLERANCE.overlap })
  const figures: readonly Kept[] =
    how === 'engagement'
      ? [...enemiesOf(state, ref), ...friendsOf(state, ref)].map(off)
      : [
          ...enemiesOf(state, ref).map((enemy) => ({ footprint: footprint(state, enemy), gap: EXCLUSION })),
          ...friendsOf(state, ref).map((friend) => ({
            footprint: footprint(state, friend),
            gap: TOLERANCE.contact,
            isStrict: true,
          })),
        ]
  const terrain = state.tabletop.terrain.map((piece) => off(piece.ref))
  return lastFree(radius, path, met.along, [...figures, ...terrain], box(state))?.at
}

const HEADINGS = Array.from({ length: 72 }, (_, index) => index * 5)

/** The heading, in steps of five degrees, from one point to another; unchanged if the points are the same. */
export function headingTowards(from: Point, to: Point, before: number): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (dx === 0 && dy === 0) return before
  const ahead = (heading: number) => {
    const way = direction(heading)
    return way.x * dx + way.y * dy
  }
  return HEADINGS.reduce((best, heading) => (ahead(heading) > ahead(best) ? heading : best), 0)
}

/** The pose on the ground at the end of a path, facing along its last segment. */
export function poseAfter(path: readonly Point[], before: Pose): Pose {
  const at = path[path.length - 1] ?? before.at
  const previous = path[path.length - 2] ?? before.at
  return { at, heading: headingTowards(previous, at, before.heading) }
}

/** The path cut off at a point on it: its bends up to that point, then the point. */
export function cutShort(path: readonly Point[], end: Point): readonly Point[] {
  const onStretch = (a: Point, b: Point) => {
    const [abx, aby, apx, apy] = [b.x - a.x, b.y - a.y, end.x - a.x, end.y - a.y]
    const size = Math.sqrt(abx * abx + aby * aby)
    const along = size === 0 ? 0 : (apx * abx + apy * aby) / size
    const aside = size === 0 ? 0 : Math.abs(apx * aby - apy * abx) / size
    return along >= -2 && along <= size + 2 && aside <= 2
  }
  for (let index = 1; index < path.length; index++) {
    const [a, b] = [path[index - 1] as Point, path[index] as Point]
    if (onStretch(a, b)) return [...path.slice(0, index), end]
  }
  return [path[0] as Point, end]
}
