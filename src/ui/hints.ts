/** First-evening hints: each is shown once, at the moment it helps, and never again. */
import { recall, remember } from './remember'

/** A hint in the player's language. The caller decides when it helps. */
export interface Hint {
  readonly id: string
  readonly text: string
  /** A key or gesture that goes with it, as it is read. */
  readonly press?: string
}

const NAME = 'hints-seen'
/** Stands for all hints in the list of those seen, for players who want no more of them. */
const ALL = '*'

export const seenHints = (): ReadonlySet<string> => new Set((recall(NAME) ?? '').split(' ').filter(Boolean))

/** The first hint of those that help now that has not been seen. */
export const nextHint = (helping: readonly Hint[], seen: ReadonlySet<string>): Hint | undefined =>
  seen.has(ALL) ? undefined : helping.find((hint) => !seen.has(hint.id))

const keep = (seen: ReadonlySet<string>): ReadonlySet<string> => {
  remember(NAME, [...seen].join(' '))
  return seen
}

export const withSeen = (seen: ReadonlySet<string>, id: string): ReadonlySet<string> => keep(new Set([...seen, id]))
export const withoutHints = (seen: ReadonlySet<string>): ReadonlySet<string> => keep(new Set([...seen, ALL]))
export const hintsAgain = (): ReadonlySet<string> => keep(new Set())
