import { expect, test } from 'vitest'
import { eagerAnswer } from '../../src/bots/eager'
import type { AnyDecision } from '../../src/kernel'
import type { Route } from '../../src/table/choice'
import { judgeRoute, wayBetween } from '../../src/table/judge-route'
import { nearestFree, TABLE_SHAPES } from '../../src/table/shapes'
import { seeded } from '../conformance/rng'
import { at, inch } from '../driver/inches'
import { keep, ROW, route, square } from './row'

const pose = (x: number, y = 1.5, on?: string) => ({ at: at(x, y), heading: 0, ...(on ? { on } : {}) })
const why = (answer: unknown, over: Partial<Route> = {}) => {
  const verdict = judgeRoute(route(over), answer, ROW)
  return verdict.allowed ? 'allowed' : verdict.reason
}

test.each([
  ['elsewhere where it is', { stations: [], pose: pose(2) }, 'allowed'],
  ['a step', { stations: ['b'], pose: pose(3.5, 0.6) }, 'allowed'],
  ['two steps, onto the deck', { stations: ['b', 'top'], pose: pose(7.5, 1.5, 'deck') }, 'allowed'],
  ['two steps, the pose on the ground below', { stations: ['b', 'top'], pose: pose(7.5) }, 'wrong-level'],
  ['nothing at all', { stations: [], pose: pose(1.5) }, 'moves-nothing'],
  ['only turned about', { stations: [], pose: { at: at(1.5, 1.5), heading: 180 } }, 'moves-nothing'],
  ['where no step leads', { stations: ['c'], pose: pose(7.5) }, 'no-such-step'],
  ['through a wall', { stations: ['d'], pose: pose(10.5) }, 'a wall'],
  ['too far', { stations: ['b', 'c', 'd'], pose: pose(10.5) }, 'too-many-steps'],
  ['into what is full', { stations: ['b', 'c'], pose: pose(7.5) }, 'full'],
  ['onto another base', { stations: ['b'], pose: pose(4.6) }, 'overlaps'],
  ['beside its station', { stations: ['b'], pose: pose(6.2) }, 'outside'],
  ['over the edge', { stations: ['b'], pose: pose(3.5, 0.2) }, 'off-table'],
])('a route: %s', (_name, answer, key) => {
  expect(why(answer)).toEqual(key === 'allowed' ? key : expect.objectContaining({ key }))
})

test('a route may stay where the choice says so, and there only exactly', () => {
  const still = { stations: [], pose: pose(1.5) }
  expect(why(still, { stay: true, ends: {} })).toBe('allowed')
  expect(why({ stations: [], pose: pose(1.6) }, { stay: true, ends: {} })).toMatchObject({ key: 'cannot-end-there' })
})

test('what comes from outside and is no route is refused', () => {
  const stations = ['b']
  for (const answer of [
    undefined,
    null,
    [],
    {},
    'b',
    { stations },
    { stations: 'b', pose: pose(4) },
    { stations: [1], pose: pose(4) },
  ])
    expect(why(answer)).toMatchObject({ key: 'not-a-route' })
  for (const answer of [
    { stations, pose: { at: at(4, 1), heading: 0.5 } },
    { stations, pose: pose(4), also: 1 },
    { stations: Array.from({ length: 65 }, () => 'b'), pose: pose(4) },
  ])
    expect(why(answer)).toMatchObject({ key: 'not-a-route' })
  // Names that every object has are no stations.
  expect(why({ stations: ['constructor'], pose: pose(4) })).toMatchObject({ key: 'no-such-step' })
})

test('the shortest way goes along open steps, along refused ones only where there is no other', () => {
  expect(wayBetween(route(), 'a', 'top')).toEqual(['b', 'top'])
  expect(wayBetween(route(), 'a', 'd')).toEqual(['b', 'c', 'd'])
  expect(wayBetween(route({ steps: { a: [{ to: 'd', refused: { key: 'a wall' } }] } }), 'a', 'd')).toEqual(['d'])
  expect(wayBetween(route(), 'a', 'a')).toEqual([])
  expect(wayBetween(route(), 'top', 'a')).toBeUndefined()
})

test('random routes are legal, and reach every station where one may end', () => {
  const rng = seeded(7)
  const seen = new Set<string>()
  for (let time = 0; time < 200; time++) {
    const answer = TABLE_SHAPES.route?.sample(route() as never, ROW, rng) as { stations: readonly string[] } | undefined
    if (!answer) continue
    expect(judgeRoute(route(), answer, ROW)).toEqual({ allowed: true })
    seen.add(answer.stations.at(-1) ?? 'a')
  }
  expect([...seen].sort()).toEqual(['a', 'b', 'top'])
})

test('no random route is made up where none is legal', () => {
  expect(TABLE_SHAPES.route?.sample(route({ ends: {} }) as never, ROW, seeded(1))).toBeUndefined()
})

test('a bot takes the route whose end is nearest to its goal', () => {
  const decision: AnyDecision = { id: '1', seat: 'A', subject: 'move', choice: route(), fallback: undefined }
  const ends = Array.from({ length: 40 }, (_, seed) => {
    const answer = eagerAnswer(decision, { shapes: TABLE_SHAPES, tabletop: ROW, rng: seeded(seed), goals: [at(7.5, 1.5)] })
    return (answer as { stations: readonly string[] }).stations.at(-1)
  })
  const onDeck = ends.filter((end) => end === 'top').length
  expect(onDeck).toBeGreaterThan(20)
})

test('the nearest free place is the wished one, or beside what stands there', () => {
  const place = {
    shape: 'place',
    piece: 'A1',
    radius: inch(0.5),
    region: { centre: square(1), keep },
    tolerance: { overlap: 3, contact: 3 },
  } as const
  expect(nearestFree(place, pose(3.5), ROW)).toEqual(pose(3.5))
  const moved = nearestFree(place, pose(4.6), ROW)
  expect(moved).toBeDefined()
  expect(Math.abs((moved?.at.x ?? 0) - inch(4.6)) + Math.abs((moved?.at.y ?? 0) - inch(1.5))).toBeLessThan(inch(1.6))
})
