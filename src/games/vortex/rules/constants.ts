/** The constants of section 2.8 and the numbers of the rulebook. Lengths are in table units: a centimetre is 1000. */
import type { Units } from '../../../geometry/types'
import type { Tolerance } from '../../../table/choice'

export const cm = (length: number): Units => Math.round(length * 1000)

/** Tolerance of every comparison of lengths: 0.001 cm. */
export const EPS: Units = 1
/** VX-CON-01: a gap of a millimetre is contact. */
export const CONTACT: Units = 100
/** The gap that a miniature leaves if it must stop short of contact (2 mm). */
export const CLEAR: Units = 200
/** VX-CON-02: how far apart bases on both sides of a wall may be. */
export const ACROSS: Units = 1000
export const TOLERANCE: Tolerance = { overlap: EPS, contact: CONTACT }

/** VX-RUN-01: a run's length as a multiple of MOU. */
export const RUN_FACTOR = 2.5
/** VX-CHG-04: a charge's reach as a multiple of MOU. */
export const CHARGE_FACTOR = 2
/** VX-LOS-06: the points of a body; with half of them seen it is fully visible. */
export const ALL_SEEN = 200
export const HALF_SEEN = ALL_SEEN / 2

/** VX-PA-03: action points, before skills. */
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

/** The Passage (house): points for an anchor, and how near to it a miniature counts. */
export const ANCHOR_POINTS = 12
export const ANCHOR_RANGE: Units = cm(5)
/** Breakthrough (house): depth of the strip at the enemy's edge that a miniature must reach. */
export const BREAK_DEPTH: Units = cm(12)
