/** Helpers for numbers with their reasons, used by all chapters. */
import { type Tally, type TallyPart, tally } from '../../../../kernel'

/** The tally with one more part. */
export const grown = ({ parts, least }: Tally, part: TallyPart): Tally => tally([...parts, part], least)

/** The number of dice to throw; never below zero (DZ-TEST-05). */
export const diceOf = ({ total }: Tally): number => Math.max(0, total)
