/** The positions at which stepping through a match stops: by answer, by action, by round. */
import type { Mark, Reading } from './marks'
import type { Track } from './track'

export const STEPS = ['answer', 'action', 'round'] as const
export type Step = (typeof STEPS)[number]

/** For each kind of step the positions at which it stops, ascending. The beginning and the end are always among them. */
export type Stops = { readonly [S in Step]: readonly number[] }

/**
 * An action stops before what a player undertakes, so that the next step shows all of it with its dice. A round stops where it
 * begins.
 */
export function stopsOf(track: Track, marks: readonly Mark[], reading: Reading): Stops {
  const positions = Array.from({ length: track.length + 1 }, (_, at) => at)
  const isAction = ({ entry }: Track['lines'][number], at: number): boolean => {
    const { cause, told } = entry
    if (cause.type !== 'answer' || cause.seat === 'chance' || entry.roll) return false
    return reading.isAction ? reading.isAction(entry, track.viewAt(at), track.viewAt(at + 1)) : told.length > 0
  }
  const ends = (found: readonly number[]) => [...new Set([0, ...found, track.length])].sort((one, other) => one - other)
  return {
    answer: positions,
    action: ends(track.lines.flatMap((line, at) => (isAction(line, at) ? [at] : []))),
    round: ends(marks.flatMap(({ kind, at }) => (kind === 'round' ? [at] : []))),
  }
}

/** The next stop after a position, or the last one before it; the position itself if there is none. */
export function stepFrom(stops: readonly number[], position: number, by: 1 | -1): number {
  const found = by > 0 ? stops.find((stop) => stop > position) : stops.findLast((stop) => stop < position)
  return found ?? position
}
