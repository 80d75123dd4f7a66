/** A moment of a running match, found among what a viewer was told of it. Pure. */
import type { ShownLine } from '../../client/seats'
import type { Json } from '../../kernel'
import type { Track } from '../../replay/track'
import type { ToldMoment } from '../route'

/** The position right after a moment. One that was named by another viewer's line is found by what onlookers were told. */
export const positionIn = (track: Track, { eyes, line }: ToldMoment): number =>
  Math.min(track.length, track.eyes === eyes ? line + 1 : track.positionOf(line))

/** What an onlooker has been shown. The server is not asked: what it tells an onlooker may be delayed. */
export const trackShown = (log: readonly ShownLine[], view: Json): Track => {
  const first = log[0]?.before ?? view
  return {
    eyes: 'spectator',
    first,
    lines: log.map(({ entry }) => ({ entry })),
    of: log.map((_, line) => line),
    length: log.length,
    viewAt: (position) => (position === 0 ? first : (log[position - 1]?.after ?? view)),
    positionOf: (line) => Math.min(log.length, line + 1),
  }
}
