/** The numbers of the rulebook (2.11, 6.1) and of the table. Lengths are in table units. */
import { INCH, type Units } from '../../../geometry/types'
import type { Tolerance } from '../../../table/choice'

export const inches = (length: number): Units => Math.round(length * INCH)

export const TABLE: Units = inches(36)
/** EX-GEO-03: overlaps up to a thousandth of an inch are allowed, and gaps up to two hundredths count as contact. */
export const TOLERANCE: Tolerance = { overlap: inches(0.001), contact: inches(0.02) }
/** EX-LOS-02, EX-RNG-02: the corridor's width by the object laid down to judge sight. House values: the text prints none. */
export const CORRIDOR_WIDTH = { ruler: inches(1), tape: inches(0.75) } as const
/** EX-WAL-01: terrain taller than two combat dice (16 mm each) is a wall. */
export const WALL_ABOVE: Units = 2 * 1600
/** EX-MOV-05 */
export const EXCLUSION: Units = inches(1)
/** EX-MEL-01 */
export const ENGAGE_RANGE: Units = inches(2)
/** Refused enemies within this distance are also listed when a melee is begun. */
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
/** Burst (house): the maximum distance of further targets from the first. */
export const BURST_RANGE: Units = inches(2)
/** Blast (house) */
export const BLAST_RANGE: Units = inches(1)
/** The distance within which a leader can lend its die (house). */
export const LEADER_RANGE: Units = inches(6)
/** Rapid Response (house) */
export const RAPID: Units = inches(2)
/** The distance between nodes, widest first; a smaller one is used if there is no room (6.3.7). */
export const NODE_APART: readonly Units[] = [inches(8), inches(6), inches(4), inches(2), 0]
export const NODE_OFF_EDGE: Units = inches(6)
