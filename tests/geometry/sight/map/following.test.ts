/** The map that follows a drag is the map of the table as it stands at every place, also of a piece that comes from outside. */
import { expect, test } from 'vitest'
import { type FollowAnswer, follower } from '../../../../src/geometry/sight/map/following'
import { sightMap } from '../../../../src/geometry/sight/map/map'
import type { MapRequest } from '../../../../src/geometry/sight/map/request'
import { sceneOf } from '../../../../src/geometry/sight/scene'
import { box } from '../../../../src/geometry/sight/solids'
import type { SightPiece } from '../../../../src/geometry/sight/types'
import { TABLE } from '../scenes'

const request: MapRequest = { table: TABLE, cell: 1270, eye: 2000, target: 2000 }
const hut = (ref: string, x: number, y: number): SightPiece => ({ ref, solids: [box(x, y, x + 2000, y + 2000, 0, 3000)] })
const others = [hut('a', 2000, 2000), hut('b', 20_000, 16_000)]
const seenOf = (answer: FollowAnswer | undefined) => (answer?.type === 'map' ? answer.map.seen : undefined)

test('a map that follows', () => {
  const { hear } = follower()
  expect(hear({ type: 'move', job: 1, pieces: [hut('it', 0, 0)] })).toBeUndefined()
  const begin = { type: 'begin', pieces: [...others, hut('it', 9000, 9000)], table: TABLE, request, refs: ['it', 'new'] } as const
  expect(hear(begin)).toBeUndefined()
  const maps = [
    [hut('it', 12_000, 8000)],
    [hut('it', 4000, 15_000), hut('new', 7000, 7000)],
    [hut('it', 12_000, 8000), hut('new', 16_000, 3000)],
  ].map((pieces, job) => {
    const answer = hear({ type: 'move', job, pieces })
    const whole = sightMap(sceneOf([...others, ...pieces], TABLE), request)
    expect(seenOf(answer)).toEqual('seen' in whole ? whole.seen : undefined)
    return seenOf(answer)
  })
  expect(maps[0]).not.toEqual(maps[1])
  expect(hear({ ...begin, request: { ...request, cell: 0 } })).toMatchObject({ type: 'refused' })
  expect(hear({ type: 'move', job: 9, pieces: [] })).toBeUndefined()
})
