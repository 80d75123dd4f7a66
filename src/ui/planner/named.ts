/** Replaces the refs in a reason with the names that things have on this table. */
import type { Reason } from '../../kernel'
import type { Speak } from '../words/speak'

/** The parameters of a reason that may be refs. */
const REFS = ['ref', 'piece', 'one', 'other', 'area', 'objective'] as const

export function named(reason: Reason, speak: Speak): Reason {
  const says: { [name: string]: unknown } = { ...reason.says }
  for (const key of REFS) {
    const ref = says[key]
    if (typeof ref === 'string') says[key] = speak.piece(ref)
  }
  // The cast is safe: only texts are replaced, and only by texts.
  return { ...reason, says } as Reason
}
