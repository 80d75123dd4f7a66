/** Distances as the bot estimates them by eye: nothing may be measured before it is paid for (VX-DST-03). */
import { gap } from '../../../geometry/measure'
import { isFree } from '../../../geometry/sweep'
import type { Units } from '../../../geometry/types'
import { footprintOf } from '../../../table/layout'
import type { Ref } from '../../../table/piece'
import { EPS } from '../rules/constants'
import { chargeReach } from '../rules/facts/charge'
import { discAt, pieceOf } from '../rules/facts/figures'
import { obstaclesFor } from '../rules/facts/in-way'
import { towards } from '../rules/facts/moves'
import { nearestWay } from '../rules/facts/ways-in'
import type { State } from '../rules/state'

/** An estimated length: rounded to 2 cm. */
const roughly = (length: Units): Units => Math.round(length / 2000) * 2000
export const byEye = (state: State, ref: Ref, other: Ref): Units => roughly(gap(discAt(state, ref), discAt(state, other)))

/** Whether nothing stands in the way of a straight charge. */
function isOpen(state: State, ref: Ref, target: Ref): boolean {
  const [own, other] = [pieceOf(state, ref), pieceOf(state, target)]
  const before = towards(other.pose.at, own.pose.at, own.radius + other.radius)
  const others = obstaclesFor(state, ref).filter((one) => one !== target)
  const footprints = others.map((one) => footprintOf(state.tabletop, one))
  return isFree(own.radius, [own.pose.at, before], footprints, EPS)
}
/** Paths are sought up to this multiple of a charge's reach: beyond the estimate's error, so the limit reveals no distance. */
const AMPLE = 1.5
/** The estimated length of a path into contact, around obstacles; infinite if no path is nearly short enough for a charge. */
export function wayByEye(state: State, ref: Ref, target: Ref): Units {
  const straight = byEye(state, ref, target)
  const reach = chargeReach(state, ref)
  if (straight > reach || isOpen(state, ref, target)) return straight
  const around = nearestWay(state, ref, target, reach * AMPLE)
  return around ? roughly(around.length) : Number.POSITIVE_INFINITY
}
