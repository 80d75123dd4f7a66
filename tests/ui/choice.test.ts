import { describe, expect, test } from 'vitest'
import { PLAIN_SHAPES } from '../../src/kernel'
import { answerSoFar, knownChoice } from '../../src/ui/match/choice/answer-so-far'
import { orderFromText } from '../../src/ui/match/choice/chance-panels'
import { nudged } from '../../src/ui/match/choice/nudge-pad'
import { swapped } from '../../src/ui/match/choice/order-panel'
import { pickedAfter } from '../../src/ui/match/choice/pick-panel'
import { SHAPE_PANELS } from '../../src/ui/match/choice/shape-panels'
import { chanceOfAtLeast } from '../../src/ui/match/dice-prompt'
import { filteredLines } from '../../src/ui/match/log-items'
import { CHOICES, decisionOf, IDLE } from './harness/samples'

test('every shape has a panel', () => {
  expect(Object.keys(SHAPE_PANELS).sort()).toEqual([...Object.keys(PLAIN_SHAPES), 'place', 'path', 'route'].sort())
})

describe('picking', () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id }))
  test('one: the new takes the place of the old', () => {
    const choice = { shape: 'pick', options, least: 1, most: 1 } as const
    expect(pickedAfter(choice, [], 'a')).toEqual(['a'])
    expect(pickedAfter(choice, ['a'], 'b')).toEqual(['b'])
    expect(pickedAfter(choice, ['a'], 'a')).toEqual(['a'])
  })
  test('one or none: touching it again lets it go', () => {
    expect(pickedAfter({ shape: 'pick', options, least: 0, most: 1 }, ['a'], 'a')).toEqual([])
  })
  test('several: in the order of picking; what excludes it goes', () => {
    const choice = { shape: 'pick', options, least: 0, most: 3, apart: [['a', 'c']] } as const
    expect(pickedAfter(choice, ['b'], 'a')).toEqual(['b', 'a'])
    expect(pickedAfter(choice, ['b', 'a'], 'c')).toEqual(['b', 'c'])
    expect(pickedAfter(choice, ['b', 'a'], 'b')).toEqual(['a'])
  })
})

describe('the answer so far', () => {
  test('of an untouched question is the initial value of its shape', () => {
    const fresh = (name: string) => {
      const decision = decisionOf(name)
      const choice = knownChoice(decision)
      return choice && answerSoFar(decision, choice, IDLE)
    }
    expect(fresh('pick')).toEqual([])
    expect(fresh('amount')).toBe(0)
    expect(fresh('split')).toEqual([1, 1])
    expect(fresh('order')).toEqual(['e1', 'e2', 'g1'])
    expect(fresh('path')).toEqual([])
    expect(fresh('place')).toEqual({ at: { x: 30480, y: 22860 }, heading: 90 })
    expect(fresh('route')).toMatchObject({ stations: ['tower'] })
  })
  test('of chance is never taken for granted: the untouched answer is refused', () => {
    for (const name of ['roll', 'shuffle'] as const) {
      const decision = decisionOf(name)
      const choice = knownChoice(decision)
      const answer = choice && answerSoFar(decision, choice, IDLE)
      expect(PLAIN_SHAPES[name].accepts(decision.choice as never, answer, undefined).allowed).toBe(false)
    }
  })
  test('is the draft’s, when it is about this question', () => {
    const decision = decisionOf('path')
    const choice = knownChoice(decision)
    const bend = { x: 1, y: 2 }
    const judgement = { verdict: { allowed: true }, used: 0, budget: 0, crossings: [] } as const
    const draft = {
      type: 'pathing',
      decision: decision.id,
      piece: 'e2',
      bends: [bend],
      end: bend,
      held: true,
      judgement,
    } as const
    expect(choice && answerSoFar(decision, choice, draft)).toEqual([bend, bend])
    expect(choice && answerSoFar(decision, choice, { ...draft, decision: 'other' })).toEqual([])
  })
  test('a shape unknown to this page is told apart', () => {
    expect(knownChoice(decisionOf('riddle'))).toBeUndefined()
    expect(Object.keys(CHOICES).every((name) => knownChoice(decisionOf(name)))).toBe(true)
  })
})

test('order: neighbours change places, the ends stay', () => {
  expect(swapped(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(swapped(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c'])
})
test('nudges land on whole units', () => {
  expect(nudged({ x: 10, y: 10 }, { x: 1, y: 0 }, 254.4)).toEqual({ x: 264, y: 10 })
})
test('a typed shuffle is an order or nothing', () => {
  expect(orderFromText('3, 1 2', 3)).toEqual([2, 0, 1])
  for (const text of ['', '1 2', '1 2 2', '1 2 4', '1 2 x']) expect(orderFromText(text, 3)).toBeUndefined()
})
test('odds: at least three of four at one half is five in sixteen', () => {
  expect(chanceOfAtLeast(3, 4, 0.5)).toBeCloseTo(5 / 16)
  expect(chanceOfAtLeast(0, 4, 0.3)).toBeCloseTo(1)
  expect(chanceOfAtLeast(5, 4, 0.5)).toBe(0)
})
test('the log filters by kind and drops headings with nothing under them', () => {
  const line = (id: string, kind: 'heading' | 'action' | 'dice') => ({ id, kind, text: id, details: [] })
  const lines = [line('h1', 'heading'), line('a', 'action'), line('h2', 'heading'), line('d', 'dice'), line('h3', 'heading')]
  expect(filteredLines(lines, 'dice').map(({ id }) => id)).toEqual(['h2', 'd'])
  expect(filteredLines(lines, 'all')).toBe(lines)
})
