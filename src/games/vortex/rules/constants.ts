/** The constants of 2.8, in table units (a centimetre is 1000), and the numbers of the rulebook. */
import type { Units } from '../../../geometry/types'
import type { Tolerance } from '../../../table/choice'

export const cm = (length: number): Units => Math.round(length * 1000)

/** Every comparison of lengths grants a thousandth of a centimetre. */
export const EPS: Units = 1
/** VX-CON-01: a gap of a millimetre is contact. */
export const CONTACT: Units = 100
/** The gap left by what must stop short of contact. */
export const CLEAR: Units = 200
/** VX-CON-02: how far apart bases on both sides of a wall may be. */
export const ACROSS: Units = 1000
export const TOLERANCE: Tolerance = { overlap: EPS, contact: CONTACT }

/** VX-RUN-01 */
export const RUN_FACTOR = 2.5
/** VX-CHG-04 */
export const CHARGE_FACTOR = 2
/** VX-LOS-06: points of a body; half of them is fully visible. */
export const HALF_SEEN = 100

/** VX-PA-03 */
export const COSTS = {
  walk: 1,
  forced: 2,
  run: 2,
  evade: 2,
  charge: 4,
  shot: 2,
  strike: 2,
  force: 3,
  spell: 2,
  notice: 1,
} as const

/** The Passage (house): points for an anchor, and how near its holders stand. */
export const ANCHOR_POINTS = 12
export const ANCHOR_RANGE: Units = cm(5)
/** Breakthrough (house): how near the enemy's edge. */
export const BREAK_DEPTH: Units = cm(12)
