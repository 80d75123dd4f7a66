/** What an action costs once it is settled (DZ-ACT-01, DZ-CMD-12 to 16): told by chapters that could be cancelled before. */
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

/** `how`: of its budget, by a Command die, or owed to a special rule and free. */
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

/** DZ-ACT-01: with one short action taken there is no long one left. */
export const isShortOnly = ({ active }: State, model: string): boolean => active?.model === model && active.budget !== 'none'
