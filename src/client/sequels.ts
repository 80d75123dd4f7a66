/**
 * A player's answer given in advance, together with the answer to another question: the dice of a re-roll, the end of a strip
 * with several windows. It answers the next question of its seat if that is the one meant. If the seat is asked anything else
 * first, it is dropped.
 */
import type { AnyDecision, DecisionId, Pick, PlayerSeat } from '../kernel'

export interface Sequel {
  /** The subject of the question that follows. */
  readonly subject: string
  readonly answer: readonly string[]
}

export interface Sequels {
  /** Notes that `sequel` is to follow the answer to `from`, which is on its way. */
  say(seat: PlayerSeat, from: DecisionId, sequel: Sequel): void
  /** Of the questions that this seat is asked now, the one answered in advance; returned once. */
  due(
    seat: PlayerSeat,
    decisions: readonly AnyDecision[],
  ): { readonly decision: AnyDecision; readonly answer: readonly string[] } | undefined
  forget(): void
}

function accepts({ subject, choice }: AnyDecision, { subject: meant, answer }: Sequel): boolean {
  if (subject !== meant || choice.shape !== 'pick') return false
  // The cast is safe: the shape was just checked.
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
