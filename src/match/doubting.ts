/** The notice that a log does not follow from today's rules. */
import type { Terms } from '../kernel'
import type { HostMessage } from '../protocol/messages'
import type { Doubt } from './check'
import { nowOf } from './history'
import { matchSays as say } from './said'
import { outcomeOf, type Standing } from './standing'
import type { LedgerLine } from './telling'

/** The version of the rules with which a match began, and the current one. */
export interface RulesVersions {
  readonly begun: number
  readonly now: number
}

/**
 * The notice for a client that was told these lines. It counts entries by those lines: the log's own number would reveal how many
 * entries the client was not told.
 */
export function doubtNotice<G extends Terms>(
  standing: Standing<G>,
  { begun, now }: RulesVersions,
  { entry, reason }: Doubt,
  lines: readonly LedgerLine[],
): HostMessage {
  const at = lines.findIndex(({ of }) => of >= entry)
  const says = { entry: at < 0 ? lines.length : at, why: reason.key }
  const isAtItsEnd = !outcomeOf(standing) && nowOf(standing.history).snapshot.pending.length === 0
  const key = isAtItsEnd ? 'log-at-its-end' : begun !== now ? 'log-of-other-rules' : 'log-not-following'
  return { type: 'notice', reason: say(key, says) }
}
