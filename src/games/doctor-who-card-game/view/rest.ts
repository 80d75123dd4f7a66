/** A turn in which nothing is left to do ends by itself. */
import type { AnyDecision } from '../../../kernel'
import { isPick } from './open'

/**
 * The end of the turn, where it is allowed and no time buys a card: then three cards are left, of which only one that is replaced could still
 * be played. Others cannot know whether there is one.
 */
export function restIn(decision: AnyDecision): string | undefined {
  if (decision.subject !== 'action' || !isPick(decision)) return undefined
  const isOpen = (id: string) => decision.choice.options.some((one) => one.id === id && !one.refused)
  return isOpen('end') && !isOpen('buy') ? 'end' : undefined
}
