/** What can be sent without a Confirm, since Undo takes it back, and what need not be asked at all. */
import type { Moment } from '../../../client/moment'
import type { AnyDecision, Json, Pick } from '../../../kernel'
import { lyingNodes } from '../rules/facts/nodes'
import type { View } from '../rules/state'

/**
 * Where dice follow at once, as for a shot or an obstacle on the way, it is confirmed first. The last sprint of a part is confirmed: the turn may end by it, and dice follow. So is the
 * last node, after which cards are dealt.
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

/** Somebody else of this side may still act in this part. */
const hasOthers = ({ choice }: AnyDecision, piece: string): boolean =>
  // That question is a pick.
  (choice as Pick).options.some(({ refused, on = [] }) => !refused && on[0] !== undefined && on[0] !== piece)

const PARTS: readonly string[] = ['move turn', 'shoot turn', 'melee turn']
/**
 * A part of the turn in which no figure can do anything any more, and no adventure card: only fate might still be used. And a removal against
 * which neither a wound, an adventure card nor a token is left: only a card of the hand might still prevent it.
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

/** What is paid for with fate, which a hand may hold. */
const isByFate = (id: string): boolean => id.startsWith('clear:') || id.startsWith('rescue:')
const isByCard = (id: string): boolean => id.startsWith('fate:save>') && id !== 'fate:save>token'

/** To try for a discarded adventure card is to throw a die. */
export const isThrow = ({ subject }: AnyDecision, answer: Json): boolean =>
  subject === 'upkeep adventure' && Array.isArray(answer) && answer[0] === 'try'

/** After the last turn a hand, fate and adventure cards are worth nothing. */
export function mootAnswer({ subject }: AnyDecision, view: View): Json | undefined {
  const isMoot = subject === 'upkeep hand' || subject === 'upkeep adventure'
  return isMoot && view.turn >= view.turns ? ['none'] : undefined
}
