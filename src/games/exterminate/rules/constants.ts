/** The numbers of the rulebook (2.11, 6.1) and of the table, in table units. */
import { INCH, type Units } from '../../../geometry/types'
import type { Tolerance } from '../../../table/choice'

export const inches = (length: number): Units => Math.round(length * INCH)

export const TABLE: Units = inches(36)
/** EX-GEO-03: a thousandth of an inch of overlap, two hundredths of contact. */
export const TOLERANCE: Tolerance = { overlap: inches(0.001), contact: inches(0.02) }
/** EX-LOS-02, EX-RNG-02: what is laid down to see by. House values: the text prints no width. */
export const CORRIDOR_WIDTH = { ruler: inches(1), tape: inches(0.75) } as const
/** EX-WAL-01: taller than two combat dice of 16 mm is a wall. */
export const WALL_ABOVE: Units = 2 * 1600
/** EX-MOV-05 */
export const EXCLUSION: Units = inches(1)
/** EX-MEL-01 */
export const ENGAGE_RANGE: Units = inches(2)
/** Refused enemies within this distance are listed when a melee is begun. */
export const ENGAGE_SHOWN: Units = inches(4)
/** EX-MEL-15 */
export const PUSH: Units = inches(1)
/** EX-HIL-05 */
export const TOP_STEP: Units = inches(2)
/** EX-MUL-03 */
export const ONE_FOR_ALL_RANGE: Units = inches(1)
export const INITIATIVE_DICE = 5
/** EX-STR-03 */
export const MOST_STRESS = 2
/** EX-CRD-01, EX-CRD-03 */
export const HAND = 5
/** EX-UPK-07 */
export const LEAST_FOR_FATE = 3
/** Burst (house): every other target this near to the first. */
export const BURST_RANGE: Units = inches(2)
/** Blast (house) */
export const BLAST_RANGE: Units = inches(1)
/** A leader lends its die this far (house). */
export const LEADER_RANGE: Units = inches(6)
/** Rapid Response (house) */
export const RAPID: Units = inches(2)
/** How far nodes keep from each other, from the widest down where there is no room, and from the table's edges (6.3.7). */
export const NODE_APART: readonly Units[] = [inches(8), inches(6), inches(4), inches(2), 0]
export const NODE_OFF_EDGE: Units = inches(6)
