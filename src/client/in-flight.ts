/**
 * Answers of this screen whose result has not arrived yet. After a lost connection it is unknown whether they reached the host:
 * such an answer is sent once more if its question is still open, under whatever id, and its seat has not answered since.
 */
import { type DecisionId, same } from '../kernel'
import type { ClientMessage, SeatState, ToldLine } from '../protocol/messages'

/** Messages that refer to a question. */
type Sent = Extract<ClientMessage, { type: 'answer' | 'throw' }>

/** What became of such a message when the line was reopened: it is to be sent once more, or counts as arrived. */
interface Landed {
  readonly was: DecisionId
  readonly again?: Sent
}

export interface InFlight {
  /** Notes a message that is being sent; `state` is that of its seat. */
  leaves(message: ClientMessage, state: SeatState | undefined): void
  /** Takes note of the open questions: an answer whose question is no longer open has arrived. */
  hear(state: SeatState): void
  refused(id: DecisionId): void
  /** After the line was reopened: what becomes of this seat's messages in flight, given the lines that it was told meanwhile. */
  landed(state: SeatState, since: readonly Pick<ToldLine, 'entry'>[]): readonly Landed[]
}

interface Asked {
  readonly id: DecisionId
}
const askedOf = ({ decisions, throws }: SeatState): readonly Asked[] => [
  ...decisions,
  ...throws.map(({ decision, ...thrown }) => ({ ...thrown, id: decision })),
]

/** Do they ask the same, whatever their ids? */
export function isSameQuestion(one: Asked, other: Asked): boolean {
  const { id: _one, ...before } = one
  const { id: _other, ...now } = other
  return same(before, now)
}

/**
 * Has the seat answered, or thrown its dice, in one of these lines? An undo counts as well, since it may have taken back this
 * very answer, which then must not be sent again.
 */
const hasActed = (lines: readonly Pick<ToldLine, 'entry'>[], { type, seat }: Sent): boolean =>
  lines.some(
    ({ entry: { cause, roll } }) =>
      cause.type === 'undo' || (type === 'throw' ? roll?.by === seat : cause.type === 'answer' && cause.seat === seat),
  )

export function createInFlight(): InFlight {
  const flying = new Map<DecisionId, { readonly message: Sent; readonly question: Asked }>()
  const of = ({ seat }: SeatState) => [...flying].filter(([, { message }]) => message.seat === seat)
  return {
    leaves(message, state) {
      if (message.type !== 'answer' && message.type !== 'throw') return
      const question = state && askedOf(state).find(({ id }) => id === message.decision)
      if (question) flying.set(message.decision, { message, question })
    },
    hear(state) {
      const open = new Set(askedOf(state).map(({ id }) => id))
      for (const [id] of of(state)) if (!open.has(id)) flying.delete(id)
    },
    refused: (id) => void flying.delete(id),
    landed(state, since) {
      const mine = of(state)
      for (const [id] of mine) flying.delete(id)
      return mine.map(([was, { message, question }]): Landed => {
        const open = hasActed(since, message) ? undefined : askedOf(state).find((one) => isSameQuestion(one, question))
        return open ? { was, again: { ...message, decision: open.id } } : { was }
      })
    },
  }
}
