/** Looking back at a running match: the moment of a link is found by whoever follows it, in what he was told himself. */
import { expect, it } from 'vitest'
import { positionIn, trackShown } from '../../src/app/watch/told-moment'
import type { ShownLine } from '../../src/client/seats'
import { trackOf } from '../../src/replay/track'

const entry = (seq: number) => ({ seq, cause: { type: 'answer' as const }, told: [] })
const log: readonly ShownLine[] = [0, 1, 2].map((seq) => ({ entry: entry(seq), before: { at: seq }, after: { at: seq + 1 } }))

it('an onlooker sees what he has been shown, line by line', () => {
  const track = trackShown(log, null)
  expect([0, 1, 2, 3].map((position) => track.viewAt(position))).toEqual([{ at: 0 }, { at: 1 }, { at: 2 }, { at: 3 }])
  expect(positionIn(track, { eyes: 'spectator', line: 1 })).toBe(2)
  // One that is not told yet, or was taken back: the last moment.
  expect(positionIn(track, { eyes: 'spectator', line: 9 })).toBe(3)
  expect(trackShown([], { at: 7 }).viewAt(0)).toEqual({ at: 7 })
})
it('a seat finds an onlooker’s line among its own, and its own by itself', () => {
  // The seat was told five lines while onlookers were told three.
  const track = trackOf({
    eyes: 'A',
    first: null,
    lines: [0, 1, 2, 3, 4].map((seq) => ({ entry: entry(seq) })),
    of: [0, 0, 1, 1, 2],
  })
  expect([0, 1, 2].map((line) => positionIn(track, { eyes: 'spectator', line }))).toEqual([2, 4, 5])
  expect(positionIn(track, { eyes: 'A', line: 1 })).toBe(2)
})
