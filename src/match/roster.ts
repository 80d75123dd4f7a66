/** Who answers for which seat. */
import type { AnyDecision, DecisionId, MatchSpec, PlayerSeat, Seen, Terms } from '../kernel'
import type { DicePolicy, Roster } from '../protocol/home'

/** A bot's answer to one of its open decisions. */
export interface Answered {
  readonly decision: DecisionId
  readonly answer: unknown
}
/** A bot: chooses an answer from what its seat may know. It may take time; if it fails, the decision's fallback is taken. */
export type Choose<G extends Terms> = (known: Seen<G>) => Answered | Promise<Answered>
export type Bots<G extends Terms> = { readonly [seat in PlayerSeat]?: Choose<G> }

export const personSeats = (spec: MatchSpec, roster: Roster): readonly PlayerSeat[] =>
  spec.seats.filter((seat) => roster[seat] !== 'bot')

/** The player who must throw this roll; undefined if the dice are not thrown by hand or the roll names no person. */
export function thrower(decision: AnyDecision, policy: DicePolicy, persons: readonly PlayerSeat[]): PlayerSeat | undefined {
  if (policy !== 'by hand' || decision.choice.shape !== 'roll') return undefined
  // A choice whose shape is 'roll' is a roll: shapes are a closed set.
  const { by } = decision.choice as { readonly by?: PlayerSeat }
  return by !== undefined && persons.includes(by) ? by : undefined
}
