/** The answer so far to a decision: what the draft holds, or an initial answer. */
import type { Draft } from '../../../client/draft'
import type { AnyDecision } from '../../../kernel'
import { type AnyChoice, REST, type ShapeName } from './shape-props'

const SHAPES: { readonly [S in ShapeName]: true } = {
  pick: true,
  amount: true,
  split: true,
  order: true,
  roll: true,
  shuffle: true,
  place: true,
  path: true,
  route: true,
}

/** The choice with its precise type, or undefined if this page does not know its shape. */
export const knownChoice = (decision: AnyDecision): AnyChoice | undefined =>
  // The cast is safe: the shape's name was just checked, and hosts of this version send no others.
  Object.hasOwn(SHAPES, decision.choice.shape) ? (decision.choice as AnyChoice) : undefined

/**
 * The initial answer before the player has changed anything. A place or a route starts at its fallback, which is legal. A roll or
 * shuffle starts empty, because real results must be typed in.
 */
function freshAnswer(choice: AnyChoice, fallback: unknown): unknown {
  switch (choice.shape) {
    case 'pick':
      return []
    case 'amount':
      return typeof fallback === 'number' ? fallback : choice.least
    case 'split':
      // If a share of the total may be kept, nothing is distributed at first; the fallback is that answer.
      return choice.among.some(({ id }) => id === REST) && Array.isArray(fallback)
        ? fallback
        : choice.among.map((share) => share.least)
    case 'order':
      return choice.items
    case 'roll':
      return []
    case 'shuffle':
      return []
    case 'place':
    case 'route':
      return fallback
    case 'path':
      return []
  }
}

/** The answer that a panel shows: the draft's if it belongs to this decision, otherwise an initial one. */
export function answerSoFar(decision: AnyDecision, choice: AnyChoice, draft: Draft): unknown {
  if (draft.type === 'idle' || draft.decision !== decision.id) return freshAnswer(choice, decision.fallback)
  switch (draft.type) {
    case 'choosing':
      return draft.picked
    case 'placing':
      return draft.pose
    case 'pathing':
      return [...draft.bends, draft.end]
    case 'routing':
      return { stations: draft.stations, pose: draft.pose }
    case 'counting':
      return draft.value
    case 'sharing':
      return draft.shares
    case 'ordering':
      return draft.items
  }
}
