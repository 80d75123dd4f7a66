/** The answer so far of a decision: what the draft holds, or where a fresh answer starts. */
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

/** The choice with its true type, if its shape is one this page knows. */
export const knownChoice = (decision: AnyDecision): AnyChoice | undefined =>
  // The shape's name, just checked, says which choice it is: hosts of this version make no others.
  Object.hasOwn(SHAPES, decision.choice.shape) ? (decision.choice as AnyChoice) : undefined

/**
 * Where an answer starts before anybody has touched it. A place or a route has no neutral start: its fallback is a legal one.
 * Chance starts with nothing: what fell must be typed in, never taken for granted.
 */
function freshAnswer(choice: AnyChoice, fallback: unknown): unknown {
  switch (choice.shape) {
    case 'pick':
      return []
    case 'amount':
      return typeof fallback === 'number' ? fallback : choice.least
    case 'split':
      // Where something is kept, nothing is put anywhere yet: the fallback says so.
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
