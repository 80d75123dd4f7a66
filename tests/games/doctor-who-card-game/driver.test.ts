/** What cases can begin with: a position, what another play came to, a later turn, the end of a match. */
import { describe, expect, test } from 'vitest'
import { act, at, ending, junk, type Laid, playing, seatIn } from './driver'

const open: Laid = { hands: { A: ['spot-4', ...junk(3)], B: ['foe-5', ...junk(4)], C: junk(5) }, table: { A1: {} } }

describe('going on from a play', () => {
  test('with the next turn, before the one that is on has ended', () => {
    const first = act(playing(open), 'play spot-4>right')
    const next = playing(first)
    expect([next.open, next.state.turn, first.open]).toEqual([['B: action'], 2, ['A: action']])
    act(next, 'attack foe-5>A2')
    expect([at(next, 'A2').attack?.by, at(first, 'A2').attack]).toEqual(['B', undefined])
  })

  test('with another chapter, such as a draw', () => {
    const play = act(playing(open), 'discard gangers')
    const drawn = play.goOn({ call: 'draw', local: { seat: 'A', count: 2, why: 'bought' } })
    expect([seatIn(drawn, 'A').hand.length, seatIn(play, 'A').hand.length]).toEqual([5, 3])
  })
})

describe('beginning later', () => {
  test('with a later turn, of whoever is named', () => {
    const play = playing({ ...open, active: 'C', turn: 12 })
    expect([play.open, play.last('turn-began')]).toMatchObject([['C: action'], { seat: 'C', turn: 12 }])
    const first = playing({ ...open, turn: 12 })
    expect([first.open, first.state.turn]).toEqual([['A: action'], 12])
  })

  test('at the end of a match: everybody has passed, and it is counted', () => {
    const play = ending({ table: { A1: { card: 'spot-4' }, B1: { card: 'spot-2' } } })
    expect([play.open, play.last('match-over').because]).toEqual([[], 'all-passed'])
    expect(play.outcome).toEqual({ winners: ['A'], scores: { A: 4, B: 2, C: 0 } })
    expect(ending(act(playing(open), 'play spot-4>right')).outcome?.scores).toEqual({ A: 7, B: 0, C: 0 })
  })
})
