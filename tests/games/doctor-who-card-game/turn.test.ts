/** Turns and time (4.2, 4.3). */
import { describe, expect, test } from 'vitest'
import { act, actionId, decline, junk, playing, ruleAgainst, seatIn, whyNot } from './position'

const HAND = ['gangers', 'sycorax', 'minotaur'] as const

describe('the turn', () => {
  test('D-02, DWC-TRN-06, DWC-TRN-07, DWC-TRN-08, AMB-33: three cards to the right, two drawn, on to the left', () => {
    const play = playing({
      players: 4,
      active: 'B',
      hands: { B: HAND, A: junk(2), C: ['slitheen', 'slitheen', 'the-beast'] },
      pile: ['clerics', 'silence', ...junk(9)],
    })
    act(play, 'end')
    expect(seatIn(play, 'A').hand).toEqual([...junk(2), ...HAND])
    expect(seatIn(play, 'B').hand).toEqual(['clerics', 'silence'])
    expect([play.state.active, play.state.turn]).toEqual(['C', 2])
    act(play, 'end')
    expect(seatIn(play, 'B').hand).toHaveLength(5)
    expect(play.state.active).toBe('D')
  })

  test('DWC-TRN-01: after the last seat comes the first', () => {
    const play = playing({ active: 'C', hands: { C: HAND, A: junk(3) } })
    act(play, 'end')
    expect(play.state.active).toBe('A')
  })

  test('D-03, DWC-TRN-04, DWC-RSV-03, AMB-06: no action may leave fewer than three; a card back from the reserve helps', () => {
    const play = playing({ hands: { A: ['spot-3', ...junk(2)] }, reserve: { A: ['sycorax'] }, table: { A1: {} } })
    expect(whyNot(play, 'play spot-3>left')).toEqual({
      key: 'hand-minimum',
      says: { hand: 3, leaving: 1, least: 3 },
      rule: 'DWC-TRN-04',
    })
    play.answer('A', 'take back', 'r0')
    expect(seatIn(play, 'A').hand).toEqual(['spot-3', ...junk(2), 'sycorax'])
    act(play, 'play spot-3>left')
    expect(seatIn(play, 'A').hand).toHaveLength(3)
  })

  test('D-04, DWC-TRN-06, DWC-DIS-01, AMB-07: with four in hand the turn cannot end; with three it can', () => {
    const play = playing({ hands: { A: junk(4) } })
    expect(whyNot(play, 'end')).toEqual({ key: 'hand-not-three', says: { hand: 4, wanted: 3 }, rule: 'DWC-TRN-06' })
    act(play, 'discard gangers')
    expect([seatIn(play, 'A').hand.length, seatIn(play, 'A').time, play.state.supply]).toEqual([3, 1, 29])
    act(play, 'end')
    expect(play.state.active).toBe('B')
  })

  test('DWC-TRN-02, DWC-TRN-09: as many actions as cards and time allow, the same one again', () => {
    const play = playing({ hands: { A: [...junk(9), 'spot-1', 'spot-2'] }, table: { A1: {} } })
    act(play, 'discard gangers', 'gangers')
    act(play, 'play spot-1>right')
    act(play, 'discard gangers', 'gangers')
    act(play, 'play spot-2>right')
    act(play, 'buy').answer('A', 'how many cards', 1)
    expect(seatIn(play, 'A')).toMatchObject({ time: 6, row: ['A1', 'A2', 'A3'] })
    expect(play.events.filter(({ type }) => type === 'cards-discarded')).toHaveLength(2)
  })

  test('DWC-TRN-03: the menu has all seven actions', () => {
    const play = playing({
      hands: { A: ['spot-1', 'doctor', 'dalek', 'dreamlord', ...junk(2)] },
      time: { A: 5 },
      table: { A1: {}, B1: {} },
    })
    const verbs = new Set(play.options('action').map((id) => id.split(':')[0]))
    expect([...verbs].sort()).toEqual(['attack', 'buy', 'defend', 'discard', 'play', 'reserve', 'support'])
  })

  test('DWC-TRN-05: nothing but taking back is open while an action is under way', () => {
    const play = playing({
      hands: { A: ['doctor', ...junk(4)], B: junk(3) },
      reserve: { A: ['sycorax'] },
      table: { A1: { by: 'B', enemies: ['foe-7'] } },
    })
    act(play, 'defend doctor>A1')
    expect(play.open).toEqual(['A: tesselecta', 'A: take back'])
    play.answer('A', 'take back', 'r0')
    expect([play.open, seatIn(play, 'A').hand]).toEqual([['A: tesselecta'], [...junk(4), 'sycorax']])
    decline(play)
    expect(play.open).toEqual(['A: action'])
  })

  test('DWC-RSV-03: an action that was begun is chosen anew when cards come back meanwhile', () => {
    const play = playing({
      hands: { A: ['doctor', 'amy-pond', ...junk(4)] },
      reserve: { A: ['rory-williams'] },
      table: { A1: {} },
    })
    const before = play.sees('B')
    play.answer('A', 'action', actionId(play, 'defend doctor>A1'))
    expect(play.open).toEqual(['A: more defenders', 'A: take back'])
    expect(play.sees('B')).toEqual(before)
    play.answer('A', 'take back', 'r0')
    expect([play.open, play.state.acted]).toEqual([['A: action'], 'not yet'])
    act(play, 'defend doctor>A1', 'amy-pond', 'rory-williams')
    expect(play.state.locations.A1?.defenders).toHaveLength(3)
  })
})

describe('time', () => {
  test('D-07, DWC-TIM-02: what the supply lacks comes from others, as the player chooses', () => {
    const position = (d: number) => ({
      players: 4 as const,
      hands: { A: ['spot-1', ...junk(4)] },
      supply: 1,
      time: { A: 23, B: 2, C: 0, D: d },
      table: { A1: {} },
    })
    const play = playing(position(4))
    act(play, 'play spot-1>left')
    expect(play.decision('time from').choice).toEqual({
      shape: 'split',
      total: 3,
      among: [
        { id: 'B', least: 0, most: 2 },
        { id: 'D', least: 0, most: 3 },
      ],
    })
    expect(play.refusal('A', 'time from', [1, 1]).key).toBe('wrong-total')
    expect(play.refusal('A', 'time from', [3, 0]).key).toBe('above-most')
    expect(play.refusal('A', 'time from', [1, 1, 1]).key).toBe('not-an-answer')
    play.answer('A', 'time from', [1, 2])
    expect((['A', 'B', 'C', 'D'] as const).map((seat) => seatIn(play, seat).time)).toEqual([27, 1, 0, 2])
    expect(play.state.supply).toBe(0)
    const poor = playing(position(0))
    act(poor, 'play spot-1>left')
    expect([seatIn(poor, 'A').time, seatIn(poor, 'B').time, poor.open]).toEqual([26, 0, ['A: action']])
  })

  test('DWC-TIM-02: with one other player who has time there is nothing to ask', () => {
    const play = playing({
      hands: { A: ['spot-1', ...junk(4)] },
      supply: 0,
      time: { A: 20, C: 10 },
      table: { A1: {} },
    })
    act(play, 'play spot-1>left')
    expect([seatIn(play, 'A').time, seatIn(play, 'C').time]).toEqual([24, 6])
  })

  test('DWC-TIM-03, AMB-08: every other gain stops at an empty supply', () => {
    const play = playing({ hands: { A: junk(5) }, supply: 1, time: { B: 29 } })
    act(play, 'discard gangers', 'gangers')
    expect(play.last('time-gained')).toMatchObject({ amount: 1, wanted: 2 })
    expect([seatIn(play, 'A').time, play.state.supply]).toEqual([1, 0])
  })

  test('DWC-TIM-01: what is spent goes back to the supply', () => {
    const play = playing({ hands: { A: junk(3) }, time: { A: 5 } })
    act(play, 'buy')
    expect(play.state.supply).toBe(30)
  })

  test('D-05, DWC-BUY-01, DWC-BUY-02: two cards for ten of eleven points', () => {
    const play = playing({ hands: { A: junk(3) }, time: { A: 11 }, supply: 10 })
    play.answer('A', 'action', 'buy')
    expect(play.refusal('A', 'how many cards', 3).key).toBe('above-most')
    play.answer('A', 'how many cards', 2)
    expect([seatIn(play, 'A').time, play.state.supply, seatIn(play, 'A').hand.length]).toEqual([1, 20, 5])
    expect(ruleAgainst(play, 'buy')).toBe('DWC-BUY-01')
  })
})
