/** Numbers with their reasons, and chances, as short texts. */
import type { Tally } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { Odds } from '../rules/reports'
import { briefly, say } from './words'

/** A tally as text: "3 to begin with, clear shot +2, friend in the cube −2". */
export function partsText({ parts }: Tally, speak: Speak): string {
  return parts
    .map(({ value, reason }, index) =>
      say(speak, index === 0 ? 'tally-first' : 'tally-part', { value, reason: briefly(reason, speak) }),
    )
    .join(', ')
}

/** "hits 62 %, hurts 30 % (1 damage 22 %, 2 damage 8 %), kills 18 %". Takes thousandths, shows whole percents. */
export function oddsText({ hit, hurt, dead, pinned, spread }: Odds, speak: Speak): string {
  const percent = (thousandths: number) => Math.round(thousandths / 10)
  return say(speak, 'odds', {
    hit: percent(hit),
    hurt: percent(hurt),
    dead: percent(dead),
    pinned: percent(pinned),
    spread: spread.map(percent),
  })
}
