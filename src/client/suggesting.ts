/** Picks a suggested answer when a question is asked that has an obvious one. The player changes or confirms it. */
import type { AnyDecision, DecisionId, Json } from '../kernel'
import type { Tabletop } from '../table/piece'
import { judged } from './draft-reducer'
import type { ClientOptions, ClientState } from './state'

type State = Pick<ClientState, 'draft' | 'ahead' | 'decisions'>

export interface Suggesting {
  /** The suggestion, if the question is about dice to re-roll; empty if there is none. */
  of(decision: AnyDecision, view: Json | undefined): readonly string[] | undefined
  /** The draft with the suggestion in it, made once for each question, so that what the player unpicks stays unpicked. */
  in(state: State, view: Json, tabletop: Tabletop): State
}

export function createSuggesting(suggested: ClientOptions['suggested']): Suggesting {
  const done = new Set<DecisionId>()
  const of: Suggesting['of'] = (decision, view) => (view === undefined ? undefined : suggested?.(decision, view))
  return {
    of,
    in(state, view, tabletop) {
      const { draft, decisions } = state
      for (const decision of decisions) {
        if (done.has(decision.id)) continue
        const picked = of(decision, view) ?? []
        done.add(decision.id)
        if (picked.length === 0 || draft.type !== 'idle') continue
        const choosing = { type: 'choosing', decision: decision.id, picked, verdict: { allowed: true } } as const
        return { ...state, draft: judged(choosing, decisions, tabletop) }
      }
      return state
    },
  }
}
