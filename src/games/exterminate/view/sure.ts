/** Drafts that are sent without confirmation because Undo can take them back, and questions that need not be asked. */
import type { Moment } from '../../../client/moment'
import type { AnyDecision, Json, Pick } from '../../../kernel'
import { lyingNodes } from '../rules/facts/nodes'
import type { View } from '../rules/state'

/**
 * Confirmation is needed if dice follow at once, as for a shot or an obstacle on the path. It is also needed for the last sprint
 * of a part, because the turn may end with it and dice follow; and for the last node, because cards are dealt afterwards.
 */
export function isSure({ draft, ahead, decisions, view }: Moment<View>, areDiceThrown: boolean): boolean {
  const question = draft.type === 'idle' ? undefined : decisions.find(({ id }) => id === draft.decision)
  switch (question?.subject) {
    case 'deploy where':
      return true
    case 'node where':
      return Object.keys(view.nodes).length - lyingNodes(view).length > 1
    case 'shoot turn':
      return areDiceThrown && draft.type === 'choosing' && draft.picked.every((id) => id.startsWith('shoot:'))
    case 'move where':
      return (
        draft.type === 'pathing' &&
        (areDiceThrown || draft.judgement.crossings.length === 0) &&
        view.rulings.nodePickup === 'optional' &&
        (ahead !== undefined || question.about?.how === 'extra' || question.about?.how === 'continue') &&
        (ahead?.from.subject !== 'shoot turn' || hasOthers(ahead.from, draft.piece))
      )
    default:
      return false
  }
}

/** Whether another figure of this side may still act in this part. */
const hasOthers = ({ choice }: AnyDecision, piece: string): boolean =>
  // That question is a pick.
  (choice as Pick).options.some(({ refused, on = [] }) => !refused && on[0] !== undefined && on[0] !== piece)

const PARTS: readonly string[] = ['move turn', 'shoot turn', 'melee turn']
/**
 * The option that ends a part of the turn or accepts a removal, if nothing else but a card of the hand might be used: in a part,
 * no figure and no adventure card can do anything; against a removal, no wound, adventure card or token is left.
 */
export function restIn({ subject, choice }: AnyDecision): string | undefined {
  const isPart = PARTS.includes(subject)
  if (!isPart && subject !== 'result') return undefined
  const rest = isPart ? 'end' : 'suffer'
  const byHand = isPart ? isByFate : isByCard
  // These questions are picks.
  const open = (choice as Pick).options.filter(({ refused }) => !refused)
  return open.every(({ id }) => id === rest || byHand(id)) ? rest : undefined
}

/** Options paid for with fate, which a hidden hand may contain. */
const isByFate = (id: string): boolean => id.startsWith('clear:') || id.startsWith('rescue:')
const isByCard = (id: string): boolean => id.startsWith('fate:save>') && id !== 'fate:save>token'

/** Trying to get a discarded adventure card back means throwing a die. */
export const isThrow = ({ subject }: AnyDecision, answer: Json): boolean =>
  subject === 'upkeep adventure' && Array.isArray(answer) && answer[0] === 'try'

/** After the last turn, hands, fate and adventure cards are worth nothing. */
export function mootAnswer({ subject }: AnyDecision, view: View): Json | undefined {
  const isMoot = subject === 'upkeep hand' || subject === 'upkeep adventure'
  return isMoot && view.turn >= view.turns ? ['none'] : undefined
}
