/** The numbers of the rulebook and of the table. Lengths are in table units. */
import { INCH, type Units } from '../../../geometry/types'
import type { Tolerance } from '../../../table/choice'

export const inches = (length: number): Units => Math.round(length * INCH)

/** Three inches: the edge of a cube. */
export const CUBE: Units = inches(3)
export const TABLE: Units = inches(24)
/** DZ-TER-09: a base that is this far below a level still counts as standing on it. */
export const LEVEL_SLACK: Units = inches(0.05)
/** DZ-POS-03: the minimum distance between a base's centre and the sides of its cube. */
export const OFF_SIDES: Units = inches(0.05)
export const TOLERANCE: Tolerance = { overlap: inches(0.001), contact: inches(0.02) }
/** DZ-TEST: dice of a test before modifiers. */
export const TEST_DICE = 3
/** DZ-REC-01 */
export const RECON_DICE = 5
/** DZ-CMD-01 */
export const COMMAND_DICE = 3
/** DZ-CAP-01 */
export const CAPACITY = 4
/** DZ-TER-12 */
export const HALF_CAPACITY = 2
/** DZ-IPL-06 */
export const TOKENS_PLACED = 8
