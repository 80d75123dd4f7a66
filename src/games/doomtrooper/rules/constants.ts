/** Numbers of the rulebook. */

/** DT-SET-02 */
export const FIRST_DESTINY = 5
/** DT-SET-03, DT-DRW-01, DT-DIS-01 */
export const HAND = 7
/** DT-ACT-01 */
export const ACTIONS = 3
/** DT-DIC-01 */
export const HIDE_COST = 3
/** DT-GOL-03 */
export const TARGET_P = 25
/** DT-COV-03 */
export const COVER = 3
/** DT-DRW-04 */
export const EMPTY_TURNS = 2
/** DT-DECK-01, DT-DECK-02, DT-DECK-03 */
export const DECK_SIZE = 60
export const COPIES = 5
export const LEAST_WARRIORS = 5
