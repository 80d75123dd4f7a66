/** How long things last, and what is left of a player who is out. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import type { InPlay } from '../../../src/games/doomtrooper/rules/state'
import {
  act,
  against,
  arm,
  at,
  declined,
  doing,
  effect,
  fight,
  isIn,
  laid,
  pair,
  pairing,
  playing,
  rated,
  resolved,
  seatIn,
  shared,
  type Table,
  turned,
  uid,
} from './position'

type Who = 'A' | 'B' | 'C' | 'D'
/** Nothing is done in this turn but what is named. */
function idle(play: Table, seat: Who, move?: string): Table {
  if (play.open.includes(`${seat}: before drawing`)) play.answer(seat, 'before drawing', 'proceed')
  if (move) act(play, seat, move)
  if (play.open.includes(`${seat}: action`)) play.answer(seat, 'action', 'end')
  if (play.open.includes(`${seat}: discard cards`)) play.answer(seat, 'discard cards', [])
  return play
}
/** B is out at the end of his second empty turn, in which he plays what is named. */
const goesOut = (card: string, more: Partial<Parameters<typeof laid>[0]> = {}): Table => {
  const from = laid({
    players: 3,
    active: 'A',
    A: { inPlay: ['samurai'] },
    B: { exhausted: true, D: 0, P: 3, hand: [card] },
    C: { inPlay: ['heretic'] },
    ...more,
  })
  const seats = { ...from.seats, B: { ...seatIn({ state: from } as Table, 'B'), emptyTurns: 1 } }
  return idle(turned({ ...from, seats }), 'B', `play ${card}`)
}

test('DT-END-03 DT-CRD-01: until your next turn of one who is out ends when that turn would have come', () => {
  const play = goesOut('chasm')
  expect([seatIn(play, 'B').eliminated, play.state.active, play.state.effects.length]).toEqual([true, 'C', 1])
  idle(play, 'C')
  expect([play.state.active, play.state.effects.length]).toEqual(['A', 1])
  idle(play, 'A')
  expect([play.state.active, play.state.effects.length]).toEqual(['C', 0])
})

test('DT-END-03 DT-TRN-02: the last of the order is out, and what he played ends between the others’ turns', () => {
  const from = laid({
    players: 4,
    active: 'C',
    A: { inPlay: ['samurai'] },
    B: { inPlay: ['heretic'] },
    C: { inPlay: ['clansman'] },
    D: { exhausted: true, D: 0, hand: ['heavy_fog'] },
  })
  const seats = { ...from.seats, D: { ...seatIn({ state: from } as Table, 'D'), emptyTurns: 1 } }
  const play = idle(turned({ ...from, seats }), 'D', 'play heavy_fog')
  idle(idle(play, 'A'), 'B')
  expect([play.state.active, play.state.effects.length]).toEqual(['C', 1])
  idle(play, 'C')
  expect([play.state.active, play.state.effects.length]).toEqual(['A', 0])
})

