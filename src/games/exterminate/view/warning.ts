/** The warning of what sending the draft would start besides the move that is drawn. */
import type { Moment } from '../../../client/moment'
import type { Speak } from '../../../ui/words/speak'
import { engageReport } from '../rules/facts/engage'
import type { View } from '../rules/state'
import { roundText } from './odds'
import { say } from './words'

/** EX-MEL-01: moving into contact starts a melee. Further attackers join one that was announced, without a warning. */
export function warningOf({ view, decisions, draft }: Moment<View>, speak: Speak): string | undefined {
  if (draft.type !== 'pathing' || !draft.judgement.verdict.allowed) return undefined
  const { subject, about } = decisions.find(({ id }) => id === draft.decision) ?? {}
  const target = about?.target
  if (subject !== 'engage where' || typeof target !== 'string' || view.melee?.attackers.length) return undefined
  return say(speak, 'warns-melee', { whom: target, odds: roundText(engageReport(view, draft.piece, target), speak) })
}
