/** Whether one gesture both sets something down and sends it, without a separate confirmation, because Undo can take it back. */
import type { GameView } from '../games/view'
import { verdictOf } from './draft-answer'
import type { Gesture } from './gesture'
import type { Moment } from './moment'

/** When the player wants to confirm what he sets down: only if dice or secrets follow, or each time. */
export const CONFIRMS = ['risky', 'each'] as const

export interface Committing {
  readonly confirms: (typeof CONFIRMS)[number]
  /** Dice wait until the player throws them, and that throw serves as his confirmation. */
  readonly areDiceThrown: boolean
}

/** Is what this gesture has just set down (the moment's draft) to be sent without confirmation? */
export function isCommitted(
  game: Pick<GameView, 'isSure'>,
  moment: Moment,
  { type }: Gesture,
  { confirms, areDiceThrown }: Committing,
): boolean {
  const { draft } = moment
  if (confirms === 'each' || draft.type === 'idle' || !verdictOf(draft).allowed) return false
  const isSetDown =
    'held' in draft ? !draft.held && (type === 'drop' || type === 'tap') : type === 'drop' && draft.type === 'choosing'
  return isSetDown && game.isSure?.(moment, areDiceThrown) === true
}
