/**
 * The ids of questions on the wire. A question that is asked again after an undo has a new id, so that a late copy of the
 * withdrawn answer does not count for it. The id still shows that it is the same question: `A3`, then `A3~1`.
 */
import type { DecisionId } from '../kernel'

/** The id under which this question is asked the next time. */
export function askedAgain(id: DecisionId): DecisionId {
  const question = questionOf(id)
  const times = id === question ? 0 : Number(id.slice(question.length + 1))
  return `${question}~${times + 1}`
}

/** The part of the id that stays the same however often a question is asked again. */
export const questionOf = (id: DecisionId): DecisionId => id.replace(/~\d+$/, '')
