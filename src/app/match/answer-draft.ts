/** Answers of the question's panel as drafts. The panel itself is loaded after the first picture. */
import type { Draft } from '../../client/draft'
import { routeAnswered } from '../../client/route-draft'
import type { AnyDecision, Verdict } from '../../kernel'
import type { Route, RouteAnswer } from '../../table/choice'
import type { Tabletop } from '../../table/piece'

/** A placeholder: the client judges the draft before it is shown. */
const UNJUDGED: Verdict = { allowed: true }

/** Shapes that only this panel can answer. Their initial value is already a complete answer. */
export const STANDING: readonly string[] = ['amount', 'split', 'order']

/** Turns a panel's current answer into a draft of its question. `before` is the draft until now. */
export function draftOf(decision: AnyDecision, answer: unknown, before: Draft, tabletop: Tabletop): Draft {
  const id = decision.id
  switch (decision.choice.shape) {
    case 'amount':
      return { type: 'counting', decision: id, value: answer as number, verdict: UNJUDGED }
    case 'split':
      return { type: 'sharing', decision: id, shares: answer as readonly number[], verdict: UNJUDGED }
    case 'order':
      return { type: 'ordering', decision: id, items: answer as readonly string[], verdict: UNJUDGED }
    case 'place': {
      const { piece } = decision.choice as unknown as { readonly piece: string }
      return { type: 'placing', decision: id, piece, pose: answer as never, held: false, verdict: UNJUDGED }
    }
    case 'path': {
      const { piece, from, budget } = decision.choice as unknown as {
        readonly piece: string
        readonly from: { x: number; y: number }
        readonly budget: number
      }
      const points = answer as readonly { readonly x: number; readonly y: number }[]
      const judgement = { verdict: UNJUDGED, used: 0, budget, crossings: [] }
      return {
        type: 'pathing',
        decision: id,
        piece,
        bends: points.slice(0, -1),
        end: points.at(-1) ?? from,
        held: false,
        judgement,
      }
    }
    case 'route':
      // The casts are safe: a choice whose shape is 'route' is a `Route`, and its panel answers with a `RouteAnswer`.
      return routeAnswered(id, decision.choice as Route, answer as RouteAnswer, before, tabletop)
    default:
      return { type: 'choosing', decision: id, picked: answer as readonly string[], verdict: UNJUDGED }
  }
}
