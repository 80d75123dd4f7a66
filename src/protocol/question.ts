/**
 * The names of questions on the wire. One that is asked again, after an undo, has a new name, so that a late copy of the answer that was
 * taken back does not count for it; and the name tells that it is the same question: `A3`, then `A3~1`.
 */
import type { DecisionId } from '../kernel'

/** The name under which this question is asked the next time. */
export function askedAgain(id: DecisionId): DecisionId {
  const question = questionOf(id)
  const times = id === question ? 0 : Number(id.slice(question.length + 1))
  return `${question}~${times + 1}`
}

/** The same for a question however often it is asked again. */
export const questionOf = (id: DecisionId): DecisionId => id.replace(/~\d+$/, '')
