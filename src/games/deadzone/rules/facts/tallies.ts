/** Numbers with their reasons: small tools for all chapters. */
import { type Tally, type TallyPart, tally } from '../../../../kernel'

/** The number with one more part. */
export const grown = ({ parts, least }: Tally, part: TallyPart): Tally => tally([...parts, part], least)

/** Dice to throw: never fewer than none (DZ-TEST-05). */
export const diceOf = ({ total }: Tally): number => Math.max(0, total)
