import { describe, expect, test } from 'vitest'
import { imagined, PLAIN_SHAPES, type PlayerSeat, replay, reply, seen, start, tally } from '../../src/kernel'
import { playOut } from '../conformance/conformance'
import { seeded } from '../conformance/rng'
import { drive } from '../driver/drive'
import { type Ending, type Tiny, tinyGame } from './tiny-game'

const spec = (count: number) => ({ game: 'tiny', seats: (['A', 'B', 'C'] as PlayerSeat[]).slice(0, count), options: {} })
const dealt = (order: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], ending: Ending = 'all pass') =>
  drive<Tiny>(tinyGame(ending), PLAIN_SHAPES, { spec: spec(2) })
    .answer('chance' as never, 'deal', order)
    .goOn({ call: 'round', local: {} })

describe('sealed questions', () => {
  test('are put together, hidden until all have answered, then revealed in one event', () => {
    const play = dealt()
    expect(play.open).toEqual(['A: bid', 'B: bid', 'A: take a coin'])
    play.answer('A', 'bid', 2)
    expect(play.events).toEqual([])
    expect(JSON.stringify(seen(tinyGame(), play.snapshot, 'B').agenda)).not.toContain('answer')
    expect(seen(tinyGame(), play.snapshot, 'B').answered).toEqual([{ seat: 'A', subject: 'bid' }])
    play.answer('B', 'bid', 1)
    expect(play.events).toEqual([{ type: 'bids-revealed', bids: { A: 2, B: 1 } }])
  })
  test('an imagined world waits for the same seats and keeps the own answer', () => {
    const play = dealt().answer('A', 'bid', 3)
    const known = seen(tinyGame(), play.snapshot, 'A')
    const world = imagined(tinyGame(), known, seeded(1))
    expect(seen(tinyGame(), world, 'A').awaited).toEqual(['B'])
    expect(seen(tinyGame(), world, 'A').own.map((heard) => heard.answer)).toEqual([3])
  })
})

describe('trains', () => {
  test('others learn only who is awaited until something is told', () => {
    const play = dealt().answer('A', 'bid', 0).answer('B', 'bid', 0)
    expect(seen(tinyGame(), play.snapshot, 'B').agenda.at(-1)).toMatchObject({ procedure: 'play a card', step: 'side' })
    play.answer('A', 'side', 'right')
    const forB = seen(tinyGame(), play.snapshot, 'B')
    expect(forB.agenda.at(-1)).toMatchObject({ procedure: 'play a card', step: 'side' })
    expect(JSON.stringify(forB.agenda)).not.toContain('right')
    expect(forB.awaited).toEqual(['A'])
    expect(seen(tinyGame(), play.snapshot, 'A').agenda.at(-1)).toMatchObject({ step: 'which' })
    play.answer('A', 'which card', 'hand 1')
    expect(play.last('card-played')).toMatchObject({ seat: 'A', side: 'right', card: 2 })
  })
})

describe('standing offers', () => {
  test('may be taken in the middle of a half-sealed bid; answers whose question comes back unchanged are kept', () => {
    const play = dealt().answer('B', 'bid', 1).answer('A', 'take a coin', 'coin')
    expect(play.open).toEqual(['A: bid'])
    expect(play.last('coin-taken')).toEqual({ type: 'coin-taken', seat: 'A' })
    play.answer('A', 'bid', 2)
    expect(play.last('bids-revealed')).toEqual({ type: 'bids-revealed', bids: { A: 2, B: 1 } })
  })
  test('an answer whose question has changed is asked again', () => {
    const play = dealt().answer('A', 'bid', 3).answer('A', 'take a coin', 'coin')
    expect(play.open).toContain('A: bid')
    expect(play.verdict('A', 'bid', 3)).toMatchObject({ allowed: false, reason: { key: 'above-most' } })
  })
})

describe('windows', () => {
  const atWindow = (ending: Ending) =>
    dealt(undefined, ending)
      .answer('A', 'bid', 0)
      .answer('B', 'bid', 0)
      .answer('A', 'side', 'left')
      .answer('A', 'which card', 'hand 0')
      .roll('lucky die', 'high')
  const asked = (ending: Ending, ...answers: readonly ('coin' | 'pass')[]) => {
    const play = atWindow(ending)
    const seats: string[] = []
    for (const answer of answers) {
      const now = play.open.find((line) => line.endsWith('react'))
      seats.push(now?.[0] ?? '-')
      if (now) play.answer(now[0] as PlayerSeat, 'react', answer)
    }
    const after = play.open.find((line) => line.endsWith('react'))
    return `${seats.join('')} ${after ? `then ${after[0]}` : 'over'}`
  }
  test.each([
    ['all pass', ['pass', 'pass'], 'AB over'],
    ['all pass', ['coin', 'pass', 'pass'], 'ABA over'],
    ['all pass', ['pass', 'coin', 'pass', 'pass'], 'ABAB over'],
    ['all pass', ['coin', 'coin', 'coin'], 'ABA then B'],
    ['hold', ['pass', 'pass'], 'AB over'],
    ['hold', ['coin', 'coin', 'pass', 'coin', 'pass'], 'AAABB over'],
    ['each once', ['pass', 'pass'], 'AB over'],
    ['each once', ['coin', 'coin'], 'AB over'],
    ['each once', ['coin', 'pass', 'coin'], 'AB- over'],
  ] as const)('%s: %j asks %s', (ending, answers, expected) => {
    expect(asked(ending, ...answers)).toBe(expected)
  })
})

test('a chapter is left wherever it is, ends what it called, and leaves once', () => {
  const play = dealt().answer('A', 'bid', 0).answer('B', 'bid', 0).answer('A', 'side', 'left').answer('A', 'which card', 'hand 0')
  play.roll('lucky die', 'low').answer('A', 'react', 'pass').answer('B', 'react', 'pass')
  const second = play
    .goOn({ call: 'round', local: {} })
    .answer('A', 'bid', 0)
    .answer('B', 'bid', 0)
    .answer('B', 'side', 'left')
    .answer('B', 'which card', 'hand 0')
    .roll('lucky die', 'low')
  second.answer('A', 'react', 'stop')
  expect(second.events.slice(-2).map((event) => event.type)).toEqual(['called-off', 'round-over'])
})

describe('random play keeps every promise', () => {
  for (const ending of ['all pass', 'hold', 'each once'] as const) {
    test(`with windows that end when ${ending}`, () => {
      let [points, told] = [0, 0]
      for (let seed = 0; seed < 60; seed++) {
        const run = playOut(tinyGame(ending), PLAIN_SHAPES, spec(2 + (seed % 2)), seed)
        points += run.secrecyPoints
        told += run.toldPoints
      }
      expect(points).toBeGreaterThan(1500)
      expect(told).toBeGreaterThan(300)
    })
  }
  test('replay from answers gives the same snapshot, byte for byte', () => {
    const game = tinyGame()
    const first = start(game, spec(2)).snapshot
    expect(JSON.stringify(replay(game, spec(2), []))).toBe(JSON.stringify(first))
  })
})

describe('planted leaks are found', () => {
  test('who is asked depends on a hidden hand', () => {
    const runs = () => {
      for (let seed = 0; seed < 400; seed++) playOut(tinyGame('all pass', { leak: 'asking' }), PLAIN_SHAPES, spec(3), seed)
    }
    expect(runs).toThrow(/tell worlds apart/)
  })
  test.each([
    ['options', /own questions depend/],
    ['telling', /is told of "react" what its view does not show/],
    ['event', /is told of "deal" what its view does not show/],
  ] as const)('in its %s', (leak, what) => {
    const runs = (game: ReturnType<typeof tinyGame>) => () => {
      for (let seed = 0; seed < 100; seed++) playOut(game, PLAIN_SHAPES, spec(3), seed)
    }
    expect(runs(tinyGame('all pass', { leak }))).toThrow(what)
    expect(runs(tinyGame('all pass'))).not.toThrow()
  })
  test('imagining must move what is hidden: a view that shows all hands is caught by counting', () => {
    const moved = (leak?: 'hand') => {
      const game = leak ? tinyGame('all pass', { leak }) : tinyGame()
      const play = drive<Tiny>(game, PLAIN_SHAPES, { spec: spec(2) })
      const deal = play.snapshot.pending[0]
      const snapshot = reply(game, play.snapshot, deal?.id ?? '', [3, 7, 1, 9, 0, 2, 4, 5, 6, 8, 10, 11]).snapshot
      let changed = 0
      for (let seed = 0; seed < 50; seed++) {
        const world = imagined(game, seen(game, snapshot, 'A'), seeded(seed))
        if (JSON.stringify(world.state.hands.B) !== JSON.stringify(snapshot.state.hands.B)) changed++
      }
      return changed
    }
    expect(moved()).toBeGreaterThan(25)
    expect(moved('hand')).toBe(0)
  })
  test('an event that carries the order of the deck is told without it', () => {
    const game = tinyGame()
    const state = start(game, spec(2)).snapshot.state
    const order = [0, 1]
    expect(game.tell({ type: 'dealt', order }, 'A', state)).toEqual({ type: 'dealt' })
    expect(tinyGame('all pass', { leak: 'event' }).tell({ type: 'dealt', order }, 'A', state)).toEqual({ type: 'dealt', order })
    expect(game.tell({ type: 'peeked', seat: 'A', card: 3 }, 'B', state)).toBeUndefined()
  })
})

describe('tallies', () => {
  test('carry their reasons, leave out what adds nothing, and stop at their least', () => {
    const part = (value: number, key: string) => ({ value, reason: { key } })
    expect(tally([part(3, 'weapon'), part(0, 'skill'), part(-1, 'crate')])).toEqual({
      total: 2,
      parts: [part(3, 'weapon'), part(-1, 'crate')],
    })
    expect(tally([part(1, 'weapon'), part(-4, 'crates')], 0).total).toBe(0)
  })
})
