/** Hints for new players: each is shown once, at the moment it helps, and never again. */
import { recall, remember } from './remember'

/** A hint in the player's language. The caller decides when it helps. */
export interface Hint {
  readonly id: string
  readonly text: string
  /** The label of a key or gesture that belongs to the hint. */
  readonly press?: string
}

const NAME = 'hints-seen'
/** In the list of seen hints, stands for all of them: the player wants no more. */
const ALL = '*'

export const seenHints = (): ReadonlySet<string> => new Set((recall(NAME) ?? '').split(' ').filter(Boolean))

/** The first unseen hint of those that help now. */
export const nextHint = (helping: readonly Hint[], seen: ReadonlySet<string>): Hint | undefined =>
  seen.has(ALL) ? undefined : helping.find((hint) => !seen.has(hint.id))

/** A hint on the screen: with which questions, and since when, in milliseconds. */
export interface ShownHint {
  readonly id: string
  readonly questions: readonly string[]
  readonly since: number
}
/** The time in which a hint can be read. */
const READ = 6_000

/** Whether the player could read the hint and has answered its questions: whoever goes on without it knows it, too. */
export const isRead = (shown: ShownHint | undefined, questions: readonly string[], now: number): shown is ShownHint =>
  shown !== undefined && now - shown.since > READ && !shown.questions.some((id) => questions.includes(id))

/** What is shown now, and since when; the same hint may stay through several questions. */
export const nowShown = (
  before: ShownHint | undefined,
  hint: Hint | undefined,
  questions: readonly string[],
  now: number,
): ShownHint | undefined => hint && { id: hint.id, questions, since: before?.id === hint.id ? before.since : now }

const keep = (seen: ReadonlySet<string>): ReadonlySet<string> => {
  remember(NAME, [...seen].join(' '))
  return seen
}

export const withSeen = (seen: ReadonlySet<string>, id: string): ReadonlySet<string> => keep(new Set([...seen, id]))
export const withoutHints = (seen: ReadonlySet<string>): ReadonlySet<string> => keep(new Set([...seen, ALL]))
export const hintsAgain = (): ReadonlySet<string> => keep(new Set())
