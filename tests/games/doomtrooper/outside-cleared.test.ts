/** What is cleared away, and when: at the end of a combat, of a turn, of a player's waiting. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import type { Card } from '../../../src/games/doomtrooper/rules/cards'
import { readCard } from '../../../src/games/doomtrooper/rules/pack'
import type { Fx, Op, PlayRule } from '../../../src/games/doomtrooper/rules/vocabulary'
import {
  act,
  against,
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
  strikes,
  type Table,
  turned,
  uid,
} from './position'

type Who = 'A' | 'B' | 'C' | 'D'
function idle(play: Table, seat: Who, move?: string): Table {
  if (play.open.includes(`${seat}: before drawing`)) play.answer(seat, 'before drawing', 'proceed')
  if (move) act(play, seat, move)
  if (play.open.includes(`${seat}: action`)) play.answer(seat, 'action', 'end')
  if (play.open.includes(`${seat}: discard cards`)) play.answer(seat, 'discard cards', [])
  return play
}
function own(id: string, fx: readonly Fx[], play: PlayRule): Card {
  const read = readCard(JSON.parse(JSON.stringify({ id, name: id, type: 'special', aff: ['general'], play, fx })) as unknown, id)
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.card
}
const does = (...ops: readonly Op[]): readonly Fx[] => [{ k: 'do', do: ops }]

test('DT-TRN-01 DT-DIS-03: what is for the end of one’s turn is played after discarding, by whose turn it is', () => {
  const dusk = own('dusk', does({ op: 'gain', who: 'me', cur: 'D', n: 2 }), { when: 'END', actions: 0, after: 'discard' })
  const play = turned({
    active: 'B',
    cards: [dusk],
    A: { D: 0, hand: ['dusk', 'dusk', 'infantry'], inPlay: ['samurai'] },
    B: { D: 0, hand: ['dusk'], inPlay: ['samurai'] },
  })
  play.answer('A', 'before drawing', 'proceed')
  expect(against(play, 'A', 'play dusk')).toBe('DT-CRD-11')
  play.answer('A', 'action', 'end').answer('A', 'discard cards', [])
  expect(play.open).toEqual(['A: before ending'])
  act(play, 'A', 'play dusk')
  expect([seatIn(play, 'A').D, play.open]).toEqual([2, ['A: before ending']])
  play.answer('A', 'before ending', 'pass')
  expect([play.state.active, seatIn(play, 'B').D]).toEqual(['B', 0])
})

test('DT-TRN-01 DT-CRD-11: an ability for the end of the turn, too; and what it kills is settled first', () => {
  const rot = own('rot', [{ k: 'use', when: 'END', pay: { D: 1 }, do: [{ op: 'wound', who: 'bearer' }] }], {
    when: 'FREE',
    actions: 0,
    on: { of: 'any', is: ['type:warrior'], n: 1 },
    stay: 'warrior',
  })
  const play = turned({ active: 'B', cards: [rot], A: { D: 1, inPlay: ['samurai/wounded[rot]', 'infantry'] }, B: {} })
  play.answer('A', 'before drawing', 'proceed').answer('A', 'action', 'end').answer('A', 'discard cards', [])
  act(play, 'A', 'use rot.0')
  expect([isIn(play, 'samurai'), isIn(play, 'rot'), play.state.active]).toEqual([false, false, 'B'])
})

