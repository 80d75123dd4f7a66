/** Reasons name things by their refs; people read the names of this table. */
import type { Reason } from '../../kernel'
import type { Speak } from '../words/speak'

/** What of a reason may be the ref of a thing. */
const REFS = ['ref', 'piece', 'one', 'other', 'area', 'objective'] as const

export function named(reason: Reason, speak: Speak): Reason {
  const says: { [name: string]: unknown } = { ...reason.says }
  for (const key of REFS) {
    const ref = says[key]
    if (typeof ref === 'string') says[key] = speak.piece(ref)
  }
  // Only words take the place of words.
  return { ...reason, says } as Reason
}
