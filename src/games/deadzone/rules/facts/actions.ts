/** Events that pay for an action (DZ-ACT-01, DZ-CMD-12 to 16). Chapters that can be cancelled send them once it is settled. */
import type { Event } from '../events'
import type { ShotHow } from '../reports'
import type { ActionType, CommandFace, Side, State } from '../state'
import { unspent } from './round'

const FACE: { readonly [A in ActionType]?: CommandFace } = { move: 'MOVE', shoot: 'SHOOT', fight: 'FIGHT' }

interface Paid {
  readonly model: string
  readonly by: Side
  readonly how: ShotHow
  readonly die?: string
}

/** `how`: paid from the activation's budget, with a Command die, or free because a special rule grants the action. */
export function beginning(
  state: State,
  { model, by, how, die: named }: Paid,
  action: ActionType,
  long: boolean,
): readonly Event[] {
  if (how === 'special' || how === 'owed') return []
  const face = FACE[action]
  const die = how === 'die' && face !== undefined ? (named ?? unspent(state, by, face)[0]?.id) : undefined
  return [
    ...(die === undefined ? [] : [{ type: 'command-die-spent' as const, seat: by, die, for: action, model }]),
    { type: 'action-begun', model, action, long, free: how === 'die' },
  ]
}

/** DZ-ACT-01: whether the model has taken a short action already, so that it cannot take a long one. */
export const isShortOnly = ({ active }: State, model: string): boolean => active?.model === model && active.budget !== 'none'
