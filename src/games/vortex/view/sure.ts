/** Which drafts need no Confirm: deployments and legal moves. They roll and reveal nothing, so Undo can take them back. */
import type { Moment } from '../../../client/moment'
import type { MoveKind } from '../rules/events'
import { whyNotWay } from '../rules/facts/moves'
import type { View } from '../rules/state'
import { aboutText } from './open'

export function isSure({ draft, decisions, view }: Moment<View>): boolean {
  if (draft.type !== 'pathing' && draft.type !== 'placing') return false
  const question = decisions.find(({ id }) => id === draft.decision)
  if (question?.subject === 'deploy where') return true
  if (draft.type !== 'pathing' || question?.subject !== 'move where') return false
  const how = aboutText(question, 'how') as MoveKind
  return whyNotWay(view, draft.piece, how, [...draft.bends, draft.end]) === undefined
}
