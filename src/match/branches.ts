/**
 * The matches of a device that stem from one beginning: which was forked from which, and up to where each agrees with another. They
 * are recognized by their entries, so a match that was opened from a file counts like one that was begun here. Pure.
 */
import type { Json, Shapes } from '../kernel'
import type { Branch } from '../protocol/home'
import type { ForkedFrom } from './file'
import { fingerprint } from './fingerprint'
import { type MatchEntry, nowOf } from './history'
import { openLog } from './opening'
import { type StoredMatch, summaryOf } from './store'
import type { Rules } from './tables-options'

export interface Kept {
  readonly id: string
  readonly createdAt: number
  readonly from?: ForkedFrom
  readonly entries: readonly MatchEntry[]
}

export interface Lineage {
  readonly id: string
  /** The match that it was forked from; undefined if it is no fork, or if that match is not among these. */
  readonly source?: string
  /** The last entry up to which it agrees with the match that was asked about; -1 if not even the first is the same. */
  readonly shared: number
}

/** Identifies a log by these entries. */
export const logMark = (entries: readonly MatchEntry[]): string => fingerprint(JSON.stringify(entries))

/** The match asked about and all that are related to it through forks, the oldest first. Empty if it is not among the matches. */
export function lineageOf(matches: readonly Kept[], asked: string): readonly Lineage[] {
  const byAge = matches.toSorted((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))
  const about = byAge.find(({ id }) => id === asked)
  if (!about) return []
  const marks = new Map<string, string>()
  const markOf = ({ id, entries }: Kept, after: number): string => {
    const key = `${after} ${id}`
    const mark = marks.get(key) ?? logMark(entries.slice(0, after + 1))
    marks.set(key, mark)
    return mark
  }
  /** Whether this match contains all entries that the fork began with. */
  const contains = (match: Kept, { log, after }: ForkedFrom): boolean =>
    match.entries.length > after && markOf(match, after) === log
  const areKin = (one: Kept, other: Kept): boolean =>
    (other.from !== undefined && contains(one, other.from)) || (one.from !== undefined && contains(other, one.from))
  const kin = new Set([about])
  // A set yields what is added to it on the way.
  for (const member of kin) for (const other of byAge) if (!kin.has(other) && areKin(member, other)) kin.add(other)
  return byAge
    .filter((match) => kin.has(match))
    .map((match) => {
      const { id, from } = match
      // Every later fork of the same source contains these entries, too, but has not played the last of them itself.
      const source =
        from &&
        byAge.find(
          (other) => other !== match && contains(other, from) && (other.from === undefined || other.from.after < from.after),
        )
      return { id, ...(source ? { source: source.id } : {}), shared: sharedBy(match.entries, about.entries) }
    })
}

function sharedBy(one: readonly MatchEntry[], other: readonly MatchEntry[]): number {
  const most = Math.min(one.length, other.length)
  const found = one.findIndex((entry, at) => at >= most || JSON.stringify(entry) !== JSON.stringify(other[at]))
  return (found < 0 ? most : found) - 1
}

/** The same for stored matches, each with how it stood where it was forked. All of them have the same spec. */
export function branchesOf(
  kept: readonly { readonly match: StoredMatch; readonly entries: readonly MatchEntry[] }[],
  asked: string,
  { game, glimpse, shapes }: Pick<Rules, 'game' | 'glimpse'> & { readonly shapes: Shapes },
): readonly Branch[] {
  const partingOf = ({ match: { from, spec }, entries }: (typeof kept)[number]): { readonly parting?: Json } => {
    if (!from || !glimpse) return {}
    const log = openLog(game, spec, shapes, entries.slice(0, from.after + 1))
    return log.ok ? { parting: glimpse(nowOf(log.history).state) } : {}
  }
  const lineage = lineageOf(
    kept.map(({ match, entries }) => ({ ...match, entries })),
    asked,
  )
  return lineage.flatMap(({ id, ...kinship }) => {
    const found = kept.find(({ match }) => match.id === id)
    return found ? [{ match: summaryOf(found.match), ...kinship, ...partingOf(found) }] : []
  })
}
