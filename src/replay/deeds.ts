/** What each side's miniatures suffered and how far they went over a match, added up from the views before and after each entry. */
import type { Json, PlayerSeat } from '../kernel'
import type { Track } from './track'

/** A miniature as a view shows it. */
export interface Trooper {
  readonly ref: string
  readonly seat: PlayerSeat
  /** The damage it bears; 0 if the game counts none. */
  readonly damage: number
  /** It is out of the match for good. */
  readonly isLost: boolean
  /** Where it stands, in table space; undefined if it is not on the table. */
  readonly at: { readonly x: number; readonly y: number } | undefined
}

interface Deeds {
  readonly seat: PlayerSeat
  readonly lost: number
  /** All damage taken, including what was healed again. */
  readonly damage: number
  /** The straight ways from place to place, in hundredths of a millimetre. Coming to the table and leaving it do not count. */
  readonly moved: number
}

/** One entry for each of these seats, in their order. */
export function deedsOf(
  track: Track,
  seats: readonly PlayerSeat[],
  troopsIn: (view: Json) => readonly Trooper[],
): readonly Deeds[] {
  const deeds = new Map(seats.map((seat) => [seat, { lost: 0, damage: 0, moved: 0 }]))
  let before = byRef(troopsIn(track.viewAt(0)))
  for (const [index, { change }] of track.lines.entries()) {
    if (change === undefined) continue
    const troops = byRef(troopsIn(track.viewAt(index + 1)))
    for (const [ref, now] of troops) {
      const was = before.get(ref)
      const sum = deeds.get(now.seat)
      if (!was || !sum) continue
      if (now.isLost && !was.isLost) sum.lost++
      sum.damage += Math.max(0, now.damage - was.damage)
      if (was.at && now.at) sum.moved += distance(was.at, now.at)
    }
    before = troops
  }
  return [...deeds].map(([seat, sum]) => ({ seat, ...sum }))
}

const byRef = (troops: readonly Trooper[]) => new Map(troops.map((one) => [one.ref, one]))

const distance = (from: { readonly x: number; readonly y: number }, to: { readonly x: number; readonly y: number }): number =>
  Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y))
