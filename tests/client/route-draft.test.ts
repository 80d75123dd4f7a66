import { describe, expect, test } from 'vitest'
import { type Draft, IDLE } from '../../src/client/draft'
import { answerOf } from '../../src/client/draft-answer'
import { gestured, judged } from '../../src/client/draft-reducer'
import type { Gesture } from '../../src/client/gesture'
import { routeAnswered } from '../../src/client/route-draft'
import type { AnyDecision } from '../../src/kernel'
import { goalsOf, goingTo } from '../../src/ui/match/choice/route-panel'
import { at, box } from '../driver/inches'
import { ROW, route } from '../table/row'

const WHERE: AnyDecision = { id: 'A1', seat: 'A', subject: 'where', choice: route(), fallback: [] }
const play = (gestures: readonly Gesture[], from: Draft = IDLE, decision = WHERE) =>
  gestures.reduce<ReturnType<typeof gestured>>(({ draft }, gesture) => gestured(draft, [decision], ROW, gesture), { draft: from })
const LIFT: Gesture = { type: 'lift', ref: 'A1', at: at(1.5, 1.5) }
const drag = (x: number, over?: string, free = false): Gesture => ({
  type: 'drag',
  ref: 'A1',
  at: at(x, 1.5),
  free,
  ...(over === undefined ? {} : { over }),
})
const BEND: Gesture = { type: 'bend', at: at(4.5, 1.5) }
const BACK: Gesture = { type: 'back' }

describe('a route', () => {
  test('is begun by lifting the piece; where it stands is no move yet', () => {
    expect(play([LIFT]).draft).toMatchObject({ type: 'routing', stations: [], held: true, verdict: { allowed: false } })
  })
  test('goes the shortest way to the station under the pointer; on the ground where the pointer is on no top', () => {
    expect(play([LIFT, drag(3.4)]).draft).toMatchObject({
      stations: ['b'],
      pose: { at: at(3.4, 1.5) },
      verdict: { allowed: true },
    })
    const low = play([LIFT, drag(7.5)]).draft
    expect(low).toMatchObject({ stations: ['b', 'c'], verdict: { allowed: false, reason: { key: 'full' } } })
    const high = play([LIFT, drag(7.5, 'deck')]).draft
    expect(high).toMatchObject({ stations: ['b', 'top'], pose: { on: 'deck' }, verdict: { allowed: true } })
  })
  test('a level higher or lower than the pointer is on, by key, as far as there are levels', () => {
    const up: Gesture = { type: 'level', by: 1 }
    const high = play([LIFT, drag(7.5), up]).draft
    expect(high).toMatchObject({ stations: ['b', 'top'], pose: { on: 'deck' } })
    expect(play([up], high).draft).toBe(high)
    const low = play([{ type: 'level', by: -1 }], high).draft
    expect(low).toMatchObject({ stations: ['b', 'c'] })
    expect(low).not.toHaveProperty('pose.on')
    expect(play([{ type: 'level', by: 1 }]).draft).toBe(IDLE)
  })
  test('says so where the pointer is over no station, and finds back', () => {
    const astray = play([LIFT, drag(13)]).draft
    expect(astray).toMatchObject({ isAstray: true, verdict: { allowed: false, reason: { key: 'out-of-reach' } } })
    expect(play([{ type: 'confirm' }], astray).send).toBeUndefined()
    expect(play([drag(3.4)], astray).draft).toMatchObject({ isAstray: false, verdict: { allowed: true } })
  })
  test('over a place that it cannot come to it is told why; beyond the edge it may leave', () => {
    const choice = route({
      ends: { b: route().ends.b as never, off: route().ends.b as never },
      barred: { d: { key: 'full' } },
      steps: { a: [{ to: 'b' }, { to: 'd' }], b: [{ to: 'off' }] },
      aims: { d: { areas: [box(9, 0, 12, 3)] }, off: { areas: [box(3, -3, 6, 0)] } },
    })
    const asked = { ...WHERE, choice }
    expect(play([LIFT, drag(10.5)], IDLE, asked).draft).toMatchObject({ stations: ['d'], verdict: { reason: { key: 'full' } } })
    const beyond = { ...drag(4.5), at: at(4.5, -1) } as Gesture
    expect(play([LIFT, beyond], IDLE, asked).draft).toMatchObject({ stations: ['b', 'off'], verdict: { allowed: true } })
    expect(play([LIFT, drag(3.4)], IDLE, asked).draft).toMatchObject({ stations: ['b'] })
  })
  test('is put down beside what stands there, or exactly where the free hand wants it', () => {
    expect(play([LIFT, drag(4.6)]).draft).toMatchObject({ stations: ['b'], verdict: { allowed: true } })
    expect(play([LIFT, drag(4.6, 'B1', true)]).draft).toMatchObject({ verdict: { allowed: false, reason: { key: 'overlaps' } } })
  })
  test('keeps fixed stations; back lets go of what is held, else of its fixed stations one by one', () => {
    const fixed = play([LIFT, drag(3.4), BEND, drag(1)])
    expect(fixed.draft).toMatchObject({ bends: ['b'], stations: ['b', 'a'], verdict: { allowed: true } })
    expect(play([BEND, BEND], fixed.draft).draft).toMatchObject({ bends: ['b', 'a'] })
    expect(play([BACK], fixed.draft)).toEqual({ draft: IDLE })
    const down = play([{ ...drag(1), type: 'drop' } as Gesture], fixed.draft).draft
    const back = play([BACK], down).draft
    expect(back).toMatchObject({ bends: [], stations: ['b'] })
    expect(play([BACK, BACK], back)).toEqual({ draft: IDLE })
  })
  test('set down, stepping back sets the piece down in the station before', () => {
    const down = play([LIFT, drag(3.4), BEND, { ...drag(7.5, 'deck'), type: 'drop' } as Gesture, BACK]).draft
    expect(down).toMatchObject({ held: false, bends: [], stations: ['b'], verdict: { allowed: true } })
  })
  test('is set by a tap while it is in hand, and sent when confirmed', () => {
    const set = play([LIFT, { type: 'tap', ref: 'deck', at: at(7.5, 1) }])
    expect(set.draft).toMatchObject({ held: false, stations: ['b', 'top'] })
    const sent = play([{ type: 'confirm' }], set.draft).send
    expect(sent).toEqual({
      decision: 'A1',
      answer: { stations: ['b', 'top'], pose: { at: at(7.5, 1), on: 'deck', heading: 90 } },
    })
    expect(play([{ type: 'tap', at: at(4, 1) }], IDLE).draft).toBe(IDLE)
  })
  test('of several stations that end in one place the first that can be reached is meant', () => {
    const drop = route({ steps: { a: [{ to: 'air' }] }, ends: { ...route().ends, air: route().ends.d as never }, barred: {} })
    const asked = { ...WHERE, choice: drop }
    expect(play([LIFT, drag(10.5)], IDLE, asked).draft).toMatchObject({ stations: ['air'], verdict: { allowed: true } })
    const both = { ...asked, choice: { ...drop, steps: { a: [{ to: 'air' }, { to: 'd' }] } } as never }
    expect(play([LIFT, drag(10.5)], IDLE, both).draft).toMatchObject({ stations: ['d'] })
  })
})

test('a route by keyboard: the stations in reach, nearest first; choosing one sets the piece down beside what stands there', () => {
  const choice = route()
  expect(goalsOf(choice).map(({ station }) => station)).toEqual(['a', 'b', 'top'])
  const answer = { stations: [], pose: { at: at(1.5, 1.5), heading: 90 } }
  const chosen = goingTo(choice, answer, ['b'])
  expect(chosen).toEqual({ stations: ['b'], pose: { at: at(4.5, 1.5), heading: 90 } })
  const draft = routeAnswered('A1', choice, chosen, IDLE, ROW)
  expect(judged(draft, [WHERE], ROW)).toMatchObject({ stations: ['b'], held: false, verdict: { allowed: true } })
  // Nudged in the same station it goes exactly there, right or wrong.
  const nudged = routeAnswered('A1', choice, { ...chosen, pose: { at: at(4.6, 1.5), heading: 90 } }, draft, ROW)
  expect(judged(nudged, [WHERE], ROW)).toMatchObject({ verdict: { allowed: false, reason: { key: 'overlaps' } } })
  expect(answerOf(nudged, WHERE)).toEqual({ stations: ['b'], pose: { at: at(4.6, 1.5), heading: 90 } })
  expect(goingTo(choice, answer, ['b', 'top']).pose.on).toBe('deck')
})
