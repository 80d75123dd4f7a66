/** The table that a match begins on. The game sets it up from the match options, exactly as it would for a match. */

import type { Reason } from '../../../kernel'
import { plannerSays } from '../../../planner/said'
import type { Tabletop } from '../../../table/piece'
import type { AnyRules, Options } from '../../rules-of'

export type MatchTable =
  | { readonly ok: true; readonly value: { readonly tabletop: Tabletop; readonly state: object } }
  | { readonly ok: false; readonly reason: Reason }

export function tableOfMatch(rules: AnyRules, options: Options): MatchTable {
  const parsed = rules.parseSpec(options)
  if (!parsed.ok) return parsed
  const state = rules.game.setUp(parsed.spec) as object
  if (!('tabletop' in state)) return { ok: false, reason: plannerSays('check-unplayable', { game: rules.id }) }
  return { ok: true, value: { tabletop: state.tabletop as Tabletop, state } }
}
