/** The numbers of the rulebook. */

/** DWC-TIM-01 */
export const TIME_COUNTERS = 30
/** DWC-MRK-03 */
export const MARKERS = 5
/** DWC-SET-06 */
export const FIRST_HAND = 5
export const STARTERS_RIGHT_HAND = 2
/** DWC-SET-07: the End of Game card lies among this many last cards. */
export const END_PACKET = 21
/** DWC-TRN-04 */
export const LEAST_HAND = 3
/** DWC-TRN-06 */
export const PASSED = 3
/** DWC-TRN-07, DWC-END-03, DWC-END-04 */
export const DRAWN = 2
export const DRAWN_AT_END = 5
/** DWC-RSV-02 */
export const RESERVE = 2
/** DWC-BUY-01 */
export const PRICE = 5
/** DWC-RSV-01, DWC-DIS-01 */
export const MOST_AT_ONCE = 2
/** DWC-SUP-17 */
export const MOST_MARKERS_REMOVED = 3
/** DWC-SUP-16: what one payment to U.N.I.T. costs and adds. */
export const BOOST_COST = 1
export const BOOST = 1
