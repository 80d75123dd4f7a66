/** Sums with their reasons, in short words. */
import type { Tally } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { briefly, say } from './words'

/** "4 (Attack of the Captain) + 2 (Will of the Captain)": brackets keep numbers in names apart from those of the sum. */
export const partsText = ({ parts }: Tally, speak: Speak): string =>
  parts
    .map(({ value, reason }, index) =>
      say(speak, index === 0 ? 'tally-first' : 'tally-part', { value, reason: briefly(reason, speak) }),
    )
    .join(' ')
