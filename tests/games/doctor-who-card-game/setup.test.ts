/** Set-up (4.1). */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/doctor-who-card-game/content/house'
import { END_CARD } from '../../../src/games/doctor-who-card-game/rules/cards'
import type { PlayerSeat } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { seeded } from '../../conformance/rng'
import { at, matched, seatIn, type Table } from './driver'

const inOrder = (count: number) => Array.from({ length: count }, (_, place) => place)
const SHUFFLES = ['starting locations', 'deck shuffle', 'end card shuffle'] as const

/** Everything dealt: starting locations in this order, the rest shuffled by a seed. */
function dealt(players: 3 | 4, starts: readonly number[], seed = 1): Table {
  const play = matched(players)
  const rng = seeded(seed)
  for (const subject of SHUFFLES) {
    const { choice } = play.decision(subject)
    const sampled = TABLE_SHAPES.shuffle?.sample(choice as never, undefined as never, rng)
    play.answer('chance' as PlayerSeat, subject, subject === 'starting locations' ? starts : sampled)
  }
  return play
}
/** Starting locations with these numbers, as places among the four. */
const withValues = (...values: readonly number[]): readonly number[] => {
  const all = Object.values(HOUSE.starts)
  const places = values.map((value) => all.findIndex((start) => start.value === value))
  return [...places, ...inOrder(4).filter((place) => !places.includes(place))]
}
const size = (play: Table, seat: PlayerSeat) => seatIn(play, seat).hand.length

describe('set-up', () => {
  test('D-01, DWC-SET-05, DWC-SET-06, DWC-SET-07, DWC-TRN-01: four players, B has the highest number', () => {
    const play = dealt(4, withValues(2, 4, 1, 3))
    expect([play.state.active, play.open]).toEqual(['B', ['B: action']])
    expect((['A', 'B', 'C', 'D'] as const).map((seat) => size(play, seat))).toEqual([2, 5, 5, 5])
    expect(play.state.pile).toHaveLength(111)
    expect(play.state.pile.indexOf(END_CARD)).toBeGreaterThanOrEqual(90)
    expect(play.state.order).toEqual(['A', 'B', 'C', 'D'])
  })

  test('DWC-SET-01, DWC-SET-02, DWC-TIM-01, DWC-MRK-03: five markers of each kind, no time, all thirty counters in the supply', () => {
    const play = dealt(3, withValues(1, 2, 3))
    for (const seat of ['A', 'B', 'C'] as const) expect(seatIn(play, seat)).toMatchObject({ time: 0, tardis: 5, dalek: 5 })
    expect([play.state.supply, Object.values(HOUSE.cards).reduce((sum, { count }) => sum + count, 0)]).toEqual([30, 127])
  })

  test('DWC-SET-03: with three players the fourth starting location is known to nobody', () => {
    const play = dealt(3, withValues(1, 2, 3))
    expect(play.state.unused).toEqual(['start-observatory'])
    for (const viewer of ['A', 'B', 'spectator'] as const) expect(play.sees(viewer).unused).toEqual(['?'])
    expect(dealt(4, withValues(1, 2, 3, 4)).state.unused).toEqual([])
  })

  test('DWC-SET-04, AMB-27: the starting location lies open, first in its row, and gives no time', () => {
    const play = dealt(3, withValues(3, 2, 1))
    expect(at(play, 'A1')).toEqual({ ref: 'A1', owner: 'A', card: 'leadworth', tardis: false, defenders: [] })
    expect([seatIn(play, 'A').row, seatIn(play, 'A').time, play.sees('B').locations.A1?.card]).toEqual([['A1'], 0, 'leadworth'])
  })

  test('DWC-SET-07: three players draw from 116 cards, and the End of Game card is never on top', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { pile } = dealt(3, withValues(1, 2, 3), seed).state
      expect(pile).toHaveLength(116)
      expect(pile.indexOf(END_CARD)).toBeGreaterThanOrEqual(95)
      expect(pile.filter((card) => card === END_CARD)).toHaveLength(1)
    }
  })

  test('DWC-SET-08: the discard pile begins empty', () => expect(dealt(4, withValues(1, 2, 3, 4)).state.discard).toEqual([]))
})
