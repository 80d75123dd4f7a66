/** Ends a turn automatically when nothing is left to do. */
import type { AnyDecision } from '../../../kernel'
import { isPick } from './open'

/**
 * The option that ends the turn, if that is allowed and the player cannot afford a card. Exactly three cards are left then, so
 * only a card that replaces itself could still be played, and other players cannot know whether there is one.
 */
export function restIn(decision: AnyDecision): string | undefined {
  if (decision.subject !== 'action' || !isPick(decision)) return undefined
  const isOpen = (id: string) => decision.choice.options.some((one) => one.id === id && !one.refused)
  return isOpen('end') && !isOpen('buy') ? 'end' : undefined
}
