/** Compares two matches that part somewhere, round by round, and finds the same moment of one in the other. */
import type { PlayerSeat } from '../kernel'
import type { Mark, Reading } from './marks'
import type { Track } from './track'

/** A round of a watched match, from the position where it begins to the one before the next begins. */
export interface Round {
  readonly round: string
  readonly from: number
  readonly to: number
  /** The points of each seat at its end. */
  readonly points: { readonly [seat in PlayerSeat]?: number }
  /** How many pieces of each seat have left the table by its end. */
  readonly lost: { readonly [seat in PlayerSeat]?: number }
}

/** The rounds of a match in order. What comes before the first round counts as one. */
export function roundsOf(track: Track, marks: readonly Mark[], reading: Reading): readonly Round[] {
  const begins = [
    { at: 0, round: reading.status(track.viewAt(0)).round },
    ...marks.flatMap(({ kind, at, round = '' }) => (kind === 'round' ? [{ at, round }] : [])),
  ]
  return begins.map(({ at, round }, index) => {
    const to = (begins[index + 1]?.at ?? track.length + 1) - 1
    const lost: { [seat in PlayerSeat]?: number } = {}
    for (const { kind, at: place, seat, count = 0 } of marks)
      if (kind === 'loss' && seat !== undefined && place <= to) lost[seat] = (lost[seat] ?? 0) + count
    return { round, from: at, to, points: reading.status(track.viewAt(to)).points, lost }
  })
}

/** The same round of two matches; one that only one of them has played lacks the other. */
export interface ComparedRound {
  readonly round: string
  readonly one: Round | undefined
  readonly other: Round | undefined
}

/** A round that was played again after it was taken back counts as it was played last. */
const named = (rounds: readonly Round[], name: string): Round | undefined => rounds.findLast(({ round }) => round === name)

/** The rounds from the one in which the two part. `parting`: the last position at which they are the same, in the first. */
export function comparedRounds(one: readonly Round[], other: readonly Round[], parting: number): readonly ComparedRound[] {
  const since = (rounds: readonly Round[]) => rounds.filter(({ to }) => to > parting)
  const names = new Set([...since(one), ...since(other)].map(({ round }) => round))
  return [...names].map((round) => ({ round, one: named(one, round), other: named(other, round) }))
}

/** Where a moment of one match is in the other: as far into the same round, or its end if there is no such round or moment. */
export function momentIn(one: readonly Round[], other: readonly Round[], position: number): number {
  const mine = one.findLast(({ from }) => from <= position)
  const theirs = mine && named(other, mine.round)
  if (!theirs) return other.at(-1)?.to ?? 0
  return Math.min(theirs.to, theirs.from + position - mine.from)
}
