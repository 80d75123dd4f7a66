/** What miniatures suffered and how far they went: added up from views. */
import { expect, it } from 'vitest'
import type { Json } from '../../src/kernel'
import { diff } from '../../src/protocol/patch'
import { deedsOf, type Trooper } from '../../src/replay/deeds'
import { trackOf } from '../../src/replay/track'

const one = (ref: string, x: number | undefined, damage = 0, isLost = false): Trooper => ({
  ref,
  seat: ref.startsWith('A') ? 'A' : 'B',
  damage,
  isLost,
  at: x === undefined ? undefined : { x, y: 0 },
})
const views: readonly (readonly Trooper[])[] = [
  [one('A1', undefined), one('B1', 500)],
  // Coming to the table is no way.
  [one('A1', 100), one('B1', 500)],
  [one('A1', 400), one('B1', 500, 2)],
  // Healed, and hurt again.
  [one('A1', 300), one('B1', 500, 0)],
  [one('A1', 300), one('B1', 500, 1)],
  [one('A1', 300), one('B1', undefined, 3, true)],
  [one('A1', 300), one('B1', undefined, 3, true)],
]

it('ways there and back, damage that is healed again, and losses count once each', () => {
  const lines = views.slice(1).map((view, at) => {
    const change = diff(views[at] as unknown as Json, view as unknown as Json)
    return { entry: { seq: at, cause: { type: 'answer' as const }, told: [] }, ...(change === undefined ? {} : { change }) }
  })
  const track = trackOf({ eyes: 'spectator', first: views[0] as unknown as Json, lines, of: lines.map((_, at) => at) })
  expect(deedsOf(track, ['A', 'B'], (view) => view as unknown as readonly Trooper[])).toEqual([
    { seat: 'A', lost: 0, damage: 0, moved: 400 },
    { seat: 'B', lost: 1, damage: 5, moved: 0 },
  ])
})
