/** Who answers for which seat. */
import type { AnyDecision, DecisionId, MatchSpec, PlayerSeat, Seen, Terms } from '../kernel'
import type { DicePolicy, Roster } from '../protocol/home'

/** A bot's answer to one of its open decisions. */
export interface Answered {
  readonly decision: DecisionId
  readonly answer: unknown
}
/** A bot: from what its seat may know to an answer. It may think for a while; a bot that fails is answered for by the fallback. */
export type Choose<G extends Terms> = (known: Seen<G>) => Answered | Promise<Answered>
export type Bots<G extends Terms> = { readonly [seat in PlayerSeat]?: Choose<G> }

export const personSeats = (spec: MatchSpec, roster: Roster): readonly PlayerSeat[] =>
  spec.seats.filter((seat) => roster[seat] !== 'bot')

/** Whose throw this roll waits for, where players throw by themselves. */
export function thrower(decision: AnyDecision, policy: DicePolicy, persons: readonly PlayerSeat[]): PlayerSeat | undefined {
  if (policy !== 'by hand' || decision.choice.shape !== 'roll') return undefined
  // A choice whose shape is 'roll' is a roll: shapes are a closed set.
  const { by } = decision.choice as { readonly by?: PlayerSeat }
  return by !== undefined && persons.includes(by) ? by : undefined
}
