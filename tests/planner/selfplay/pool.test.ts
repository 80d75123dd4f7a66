/** The workers that play for a report: what is heard of them, and what of their faults. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSelfplay, workersFor } from '../../../src/app/planner/selfplay/pool'
import type { Tally } from '../../../src/planner/selfplay/tally'
import type { SelfplayAnswer, SelfplayAsked, SelfplayOrder } from '../../../src/workers/selfplay-protocol'
import { tallyOf } from './tallies'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ASKED: SelfplayAsked = { game: 'toy', level: 'plain', options: [{}, {}] }

/** One worker, as the pool sees it: the test answers for it. */
class Hand {
  readonly orders: SelfplayOrder[] = []
  isClosed = false
  #hear: (message: unknown) => void = () => {}
  #fail: () => void = () => {}
  post(order: SelfplayOrder) {
    if (this.isClosed) throw new Error('an order for a worker that has ended')
    this.orders.push(order)
  }
  hear(listener: (message: unknown) => void) {
    this.#hear = listener
  }
  onFailure(listener: () => void) {
    this.#fail = listener
  }
  close() {
    this.isClosed = true
  }
  /** The matches it was told to play: seeds, with a star where the forces are exchanged. */
  get played(): readonly string[] {
    return this.orders.flatMap((order) => (order.type === 'play' ? [`${order.seed}${order.isSwapped ? '*' : ''}`] : []))
  }
  answers(seed: number) {
    this.says({ type: 'tally', tally: tallyOf(seed) })
  }
  says(answer: SelfplayAnswer) {
    this.#hear(answer)
  }
  dies() {
    this.#fail()
  }
}

function begun({ matches = 4, size = 2, done = 0 } = {}) {
  const hands: Hand[] = []
  const told: string[] = []
  const run = runSelfplay(
    { asked: ASKED, seed: 10, done, matches },
    {
      onTallies: (tallies: readonly Tally[]) => told.push(tallies.map(({ seed }) => seed).join(' ')),
      onDone: () => told.push('done'),
      onFailure: (why) => told.push(`failed: ${why}`),
    },
    size,
    () => {
      const hand = new Hand()
      hands.push(hand)
      return hand
    },
  )
  const hand = (at: number) => hands[at] as Hand
  return { run, hands, told, hand, pass: () => vi.advanceTimersByTime(1000) }
}

test.each([
  [undefined, 1],
  [1, 1],
  [2, 1],
  [4, 3],
  [64, 8],
])('of %s cores %i play', (cores, workers) => {
  expect(workersFor(cores)).toBe(workers)
})

test('every worker gets a match, and the next one when it is over; every second one with the forces exchanged', () => {
  const { hand, hands, told, pass } = begun({ matches: 4, done: 6 })
  expect(hands.map(({ orders }) => orders[0])).toEqual([
    { type: 'begin', asked: ASKED },
    { type: 'begin', asked: ASKED },
  ])
  expect(hands.map(({ played }) => played)).toEqual([['16'], ['17*']])
  hand(1).answers(17)
  hand(1).answers(18)
  expect(hand(1).played).toEqual(['17*', '18', '19*'])
  hand(0).answers(16)
  hand(1).answers(19)
  pass()
  // Nobody is left to play, so nobody waits.
  expect(told).toEqual(['16 17 18 19', 'done'])
  expect(hands.every(({ isClosed }) => isClosed)).toBe(true)
})
test('no more workers are started than there are matches', () => {
  expect(begun({ matches: 1, size: 8 }).hands).toHaveLength(1)
})
test('what is heard is always the first so many matches, a few times a second', () => {
  const { hand, told, pass } = begun({ matches: 5 })
  hand(1).answers(11)
  hand(1).answers(12)
  pass()
  expect(told).toEqual([])
  hand(0).answers(10)
  expect(told).toEqual([])
  pass()
  expect(told).toEqual(['10 11 12'])
})
test('pausing and going on reach every worker, also one that comes in place of another', () => {
  const { run, hand, hands } = begun()
  run.pause()
  for (const { orders } of hands) expect(orders.at(-1)).toEqual({ type: 'pause' })
  hand(0).dies()
  expect(hand(2).orders.map(({ type }) => type)).toEqual(['begin', 'pause', 'play'])
  run.goOn()
  expect(hand(1).orders.at(-1)).toEqual({ type: 'go-on' })
  expect(hand(2).orders.at(-1)).toEqual({ type: 'go-on' })
})
test('cancelling tells at once what has arrived, ends all workers, and hears nothing any more', () => {
  const { run, hand, hands, told, pass } = begun()
  hand(0).answers(10)
  run.cancel()
  expect(told).toEqual(['10'])
  expect(hands.every(({ isClosed }) => isClosed)).toBe(true)
  hand(1).answers(11)
  hand(1).dies()
  run.pause()
  pass()
  expect(told).toEqual(['10'])
  expect(hands).toHaveLength(2)
})
test('a match whose worker dies is played again by a new one, once', () => {
  const { hand, hands, told, pass } = begun({ matches: 3 })
  hand(0).dies()
  expect(hand(0).isClosed).toBe(true)
  expect(hand(2).played).toEqual(['10'])
  hand(1).answers(11)
  hand(2).answers(10)
  pass()
  expect(told).toEqual(['10 11'])
  hand(1).dies()
  expect(hand(3).played).toEqual(['12'])
  hand(3).dies()
  expect(told).toEqual(['10 11', 'failed: '])
  expect(hands.every(({ isClosed }) => isClosed)).toBe(true)
})
test('a worker that dies when it has nothing left to play is no loss', () => {
  const { hand, hands, told, pass } = begun({ matches: 2 })
  hand(0).answers(10)
  hand(0).dies()
  expect(hands).toHaveLength(2)
  hand(1).answers(11)
  pass()
  expect(told).toEqual(['10 11', 'done'])
})
test('a match that cannot be played ends the run; what arrived before counts', () => {
  const { hand, hands, told, pass } = begun()
  hand(0).answers(10)
  hand(1).says({ type: 'failed', why: 'no such force' })
  expect(told).toEqual(['10', 'failed: no such force'])
  expect(hands.every(({ isClosed }) => isClosed)).toBe(true)
  pass()
  expect(told).toHaveLength(2)
})
