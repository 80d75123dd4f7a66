/** The log: what happened in a match, one entry per cause. Folding it again gives the same snapshot. */
import { reply, start } from './run'
import type { Seat } from './seat'
import type { DecisionId, Game, MatchSpec, Snapshot, Terms } from './terms'

export type Cause =
  | { readonly type: 'start' }
  | {
      readonly type: 'answer'
      readonly decision: DecisionId
      readonly seat: Seat
      readonly subject: string
      readonly answer: unknown
    }

/** One cause with what followed from it. */
export interface Entry<G extends Terms = Terms> {
  readonly seq: number
  readonly cause: Cause
  readonly events: readonly G['event'][]
}

/** Replays a log from its causes alone. Throws if the decision of an answer is not open. */
export function replay<G extends Terms>(game: Game<G>, spec: MatchSpec, entries: readonly Entry<G>[]): Snapshot<G> {
  let { snapshot } = start(game, spec)
  for (const { cause } of entries) {
    if (cause.type === 'answer') snapshot = reply(game, snapshot, cause.decision, cause.answer).snapshot
  }
  return snapshot
}
