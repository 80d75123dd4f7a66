/** What a time line marks of a match, derived from what every game tells: rounds, points, losses, dice, moves taken back. */
import type { Json, PlayerSeat } from '../kernel'
import type { ToldEntry } from '../protocol/messages'
import type { Track } from './track'

export const MARK_KINDS = ['round', 'points', 'loss', 'dice', 'taken-back'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** Something that happened in the line that ends at this position. */
export interface Mark {
  readonly kind: MarkKind
  readonly at: number
  /** Who scored, lost, threw or took back, if known. */
  readonly seat?: PlayerSeat
  /** Points won or lost, pieces that left the table, or dice that fell. */
  readonly count?: number
  /** The round that begins, as text of the game. */
  readonly round?: string
}

/** How a game's views are read: by its own `status` and `tabletop`. */
export interface Reading {
  /** The round as text, and the points of each seat, including those carried. */
  status(view: Json): { readonly round: string; readonly points: { readonly [seat in PlayerSeat]?: number } }
  /** The refs of the pieces on the table. */
  pieces(view: Json): readonly string[]
  /** Does this entry begin something that a player undertakes? Without it, every answer of a player that tells something does. */
  isAction?(entry: ToldEntry, before: Json, after: Json): boolean
  /** The seat whose piece this is, if the game says so. */
  owner?(view: Json, piece: string): PlayerSeat | undefined
}

/** All marks in order. A view is read only if its line has changed it. */
export function marksOf(track: Track, reading: Reading): readonly Mark[] {
  const marks: Mark[] = []
  let before = track.viewAt(0)
  let status = reading.status(before)
  let pieces = reading.pieces(before)
  for (const [index, { entry, change }] of track.lines.entries()) {
    const at = index + 1
    const { roll, cause } = entry
    if (roll) marks.push({ kind: 'dice', at, count: roll.dice.length, ...(roll.by === undefined ? {} : { seat: roll.by }) })
    if (cause.type === 'undo')
      marks.push({ kind: 'taken-back', at, ...(cause.seat && cause.seat !== 'chance' ? { seat: cause.seat } : {}) })
    if (change === undefined) continue
    const view = track.viewAt(at)
    const next = reading.status(view)
    const standing = reading.pieces(view)
    for (const seat of Object.keys({ ...status.points, ...next.points }) as PlayerSeat[]) {
      const count = (next.points[seat] ?? 0) - (status.points[seat] ?? 0)
      if (count !== 0) marks.push({ kind: 'points', at, seat, count })
    }
    marks.push(...lossesBetween(before, pieces, standing, at, reading))
    if (next.round !== status.round && next.round !== '') marks.push({ kind: 'round', at, round: next.round })
    before = view
    status = next
    pieces = standing
  }
  return marks
}

function lossesBetween(
  before: Json,
  pieces: readonly string[],
  standing: readonly string[],
  at: number,
  { owner }: Reading,
): readonly Mark[] {
  const left = new Set(standing)
  const lost = new Map<PlayerSeat | undefined, number>()
  for (const piece of pieces) {
    if (left.has(piece)) continue
    const seat = owner?.(before, piece)
    lost.set(seat, (lost.get(seat) ?? 0) + 1)
  }
  return [...lost].map(([seat, count]) => ({ kind: 'loss', at, count, ...(seat === undefined ? {} : { seat }) }))
}
