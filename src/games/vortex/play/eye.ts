/** Distances as a beginner judges them: by eye, before anything is measured (VX-DST-03). */
import { gap } from '../../../geometry/measure'
import { isFree } from '../../../geometry/sweep'
import type { Units } from '../../../geometry/types'
import { footprintOf } from '../../../table/layout'
import type { Ref } from '../../../table/piece'
import { EPS } from '../rules/constants'
import { chargeReach, nearestWay } from '../rules/facts/charge'
import { discAt, pieceOf } from '../rules/facts/figures'
import { obstaclesFor, towards } from '../rules/facts/moves'
import type { State } from '../rules/state'

/** A length as the eye has it: to two centimetres. */
const roughly = (length: Units): Units => Math.round(length / 2000) * 2000
export const byEye = (state: State, ref: Ref, other: Ref): Units => roughly(gap(discAt(state, ref), discAt(state, other)))

/** Whether nothing is in the way of a charge straight ahead. */
function isOpen(state: State, ref: Ref, target: Ref): boolean {
  const [own, other] = [pieceOf(state, ref), pieceOf(state, target)]
  const before = towards(other.pose.at, own.pose.at, own.radius + other.radius)
  const others = obstaclesFor(state, ref).filter((one) => one !== target)
  const footprints = others.map((one) => footprintOf(state.tabletop, one))
  return isFree(own.radius, [own.pose.at, before], footprints, EPS)
}
/** A way around is looked for so many times as far as a charge goes: beyond the error of the eye, so that its end tells nothing. */
const AMPLE = 1.5
/** How far there is to go to contact as the eye has it, around what stands between; without end where there is no way nearly that short. */
export function wayByEye(state: State, ref: Ref, target: Ref): Units {
  const straight = byEye(state, ref, target)
  const reach = chargeReach(state, ref)
  if (straight > reach || isOpen(state, ref, target)) return straight
  const around = nearestWay(state, ref, target, reach * AMPLE)
  return around ? roughly(around.length) : Number.POSITIVE_INFINITY
}
