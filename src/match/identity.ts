/**
 * What makes a question the same one when it is made again from its moment: a token, which is small and may be kept where the
 * question is not. The ids on the wire belong to tokens, so that they do not show which questions were made again.
 */
const tokens = new WeakMap<object, object>()

export function tokenOf(question: object): object {
  const known = tokens.get(question)
  if (known) return known
  const token = {}
  tokens.set(question, token)
  return token
}

/** These questions have been made again; in the same order, the tokens that they had before. */
export function areSame(questions: readonly object[], before: readonly object[]): void {
  for (const [at, question] of questions.entries()) {
    const token = before[at]
    if (token) tokens.set(question, token)
  }
}
