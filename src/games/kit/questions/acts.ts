/** Turns options into words and buttons. */
import type { AnyDecision, Option, Reason } from '../../../kernel'
import type { Act } from '../../situation'
import type { OptionWords } from '../../view'

/** The words of an option. An empty detail is left out. */
export const worded = (label: string, detail?: string): OptionWords => (detail ? { label, detail } : { label })

/** The button that answers a question with this option. `because` puts a refusal into words. */
export const buttonFor = (
  decision: AnyDecision,
  { id, refused }: Option,
  words: OptionWords,
  icon: string | undefined,
  because: (reason: Reason) => string,
): Act => ({
  decision: decision.id,
  option: id,
  ...words,
  ...(icon === undefined ? {} : { icon }),
  ...(refused ? { refused: because(refused) } : {}),
})
