/**
 * What a player has answered along with another question: the dice of a re-roll, the end of a strip with several windows. It answers the
 * next question of its seat, if that is the one meant; whatever else the seat is asked first is a new situation, and drops it.
 */
import type { AnyDecision, DecisionId, Pick, PlayerSeat } from '../kernel'

export interface Sequel {
  /** The subject of the question that follows. */
  readonly subject: string
  readonly answer: readonly string[]
}

export interface Sequels {
  /** The answer to `from`, which is on its way, comes with this one. */
  say(seat: PlayerSeat, from: DecisionId, sequel: Sequel): void
  /** The question that is answered already, among those that this seat is asked now; once. */
  due(
    seat: PlayerSeat,
    decisions: readonly AnyDecision[],
  ): { readonly decision: AnyDecision; readonly answer: readonly string[] } | undefined
  forget(): void
}

function accepts({ subject, choice }: AnyDecision, { subject: meant, answer }: Sequel): boolean {
  if (subject !== meant || choice.shape !== 'pick') return false
  // A choice whose shape is 'pick' is a pick.
  const { options, least, most } = choice as Pick
  const isOpen = (id: string) => options.some((one) => one.id === id && !one.refused)
  return answer.length >= least && answer.length <= most && answer.every(isOpen)
}

export function createSequels(): Sequels {
  const said = new Map<PlayerSeat, Sequel & { readonly from: DecisionId }>()
  return {
    say: (seat, from, sequel) => void said.set(seat, { ...sequel, from }),
    due(seat, decisions) {
      const sequel = said.get(seat)
      const owed = decisions.filter(({ id, offer }) => offer === undefined && id !== sequel?.from)
      if (!sequel || owed.length === 0) return undefined
      said.delete(seat)
      const decision = owed.find((one) => accepts(one, sequel))
      return decision && { decision, answer: sequel.answer }
    },
    forget: () => said.clear(),
  }
}
