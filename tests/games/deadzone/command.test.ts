import { expect, test } from 'vitest'
import { acting, type Laid, playing, turning } from './scenes'

const four: Laid['models'] = {
  A1: { profile: 'captain', at: '5-8-1' },
  A2: { profile: 'enforcer', at: '6-8-1' },
  B1: { profile: 'warrior', at: '1-1-1' },
  B2: { profile: 'warrior', at: '2-1-1' },
}
const rolling = (position: Laid) => playing({ phase: 'command', ...position }, { call: 'command roll', local: {} })
const faces = (position: Laid, count: string, seat: 'A' | 'B') => rolling(position).roll('command dice', count, seat)
const FIVE = 'ACT DICE MOVE SHOOT FIGHT'
const THREE = 'DICE DICE SPLAT'

test('G24, DZ-CMD-01, DZ-ABL-01: three dice, and two more with a living Captain', () => {
  const play = faces({ models: four }, FIVE, 'A')
  expect(play.state.sides.A.command.map(({ face }) => face)).toEqual(FIVE.split(' '))
  expect(play.decision('command dice').choice).toMatchObject({ dice: { length: 3 }, by: 'B' })
  const bereft = rolling({ models: { ...four, A1: { profile: 'captain', standing: 'dead' } } })
  expect(bereft.decision('command dice').choice).toMatchObject({ dice: { length: 3 }, by: 'A' })
})

test('DZ-ABL-01: of two Tacticians only the better one counts', () => {
  const models = { ...four, A2: { profile: 'huscarl' as const, at: '6-8-1' } }
  expect(rolling({ models }).decision('command dice').choice).toMatchObject({ dice: { length: 5 } })
})

test('DZ-CMD-02, DZ-CMD-03, W2: each may throw some of his dice again once, the side with the initiative first', () => {
  const play = rolling({ models: four, initiative: 'B' })
  play.roll('command dice', THREE, 'B').roll('command dice', FIVE, 'A')
  expect(play.open).toEqual(['B: reroll command'])
  play.answer('B', 'reroll command', ['die:b1', 'die:b3']).roll('command dice', 'ACT SHOOT', 'B')
  expect(play.state.sides.B.command).toEqual([
    { id: 'b1', face: 'ACT' },
    { id: 'b2', face: 'DICE' },
    { id: 'b3', face: 'SHOOT' },
  ])
  // Not again: the other side is asked now.
  expect(play.open).toEqual(['A: reroll command'])
  play.answer('A', 'reroll command', [])
  expect(play.open).toEqual([])
})

const dead = { profile: 'enforcer', standing: 'dead' } as const
test('G24, DZ-CMD-04, AMB-18: below half of those it started with a side may not throw again', () => {
  const models = { ...four, A3: dead, A4: dead, A5: dead }
  const five = rolling({ models, sides: { A: { startCount: 5 } } })
  five.roll('command dice', FIVE, 'A').roll('command dice', THREE, 'B')
  expect(five.open).toEqual(['B: reroll command'])
  const half = rolling({ models, sides: { A: { startCount: 4 } } })
  half.roll('command dice', FIVE, 'A').roll('command dice', THREE, 'B')
  expect(half.open).toEqual(['A: reroll command'])
})

test('DZ-CMD-04: Combat Team Training lifts that while its model is there', () => {
  const as = { abilities: [{ name: 'combat-team-training' as const }] }
  const models = { ...four, A2: { profile: 'enforcer' as const, at: '6-8-1', as } }
  const play = rolling({ models, sides: { A: { startCount: 9 } } })
  play.roll('command dice', FIVE, 'A').roll('command dice', THREE, 'B')
  expect(play.open).toEqual(['A: reroll command'])
})

test('DZ-CMD-05, DZ-CMD-06: dice lie openly, each is gone when it is used, all at the end of the Round', () => {
  const play = acting({ models: four, command: { A: 'MOVE MOVE DICE' } }, 'A2')
  expect(play.sees('B').sides.A.command.map(({ face }) => face)).toEqual(['MOVE', 'MOVE', 'DICE'])
  play.answer('A', 'action', 'free-move:a1')
  expect(play.state.sides.A.command[0]).toEqual({ id: 'a1', face: 'MOVE', spent: true })
  const over = playing({ models: four, command: { A: 'MOVE' } }, { call: 'end of round', local: {} })
  expect(over.state.sides.A.command).toEqual([])
})

const twoActs: Laid = { models: { ...four, A3: { profile: 'enforcer', at: '7-8-1' } }, command: { A: 'ACT ACT' } }
test('G20, DZ-CMD-10, W14: one ACT result a Turn, at most two activations; the other may be used later', () => {
  const play = turning(twoActs)
  play.answer('A', 'turn', 'activate:A1').answer('A', 'action', 'move')
  play.answer('A', 'move where', play.decision('move where').fallback).answer('A', 'action', 'end')
  expect(play.options('extra activation')).toEqual(['activate:A2', 'activate:A3', 'decline'])
  play.answer('A', 'extra activation', 'activate:A2')
  expect(play.state.actUsed).toBe(true)
  play.answer('A', 'action', 'move').answer('A', 'move where', play.decision('move where').fallback)
  play.answer('A', 'action', 'end')
  // The Turn is over though an ACT result and a model are left.
  expect(play.open).toEqual([])
  expect(play.state.sides.A.command.map(({ spent }) => spent ?? false)).toEqual([true, false])
  expect(play.state.actUsed).toBe(false)
})

test('DZ-CMD-10: an ACT result may be declined', () => {
  const play = turning(twoActs)
  play.answer('A', 'turn', 'activate:A1').answer('A', 'action', 'move')
  play.answer('A', 'move where', play.decision('move where').fallback).answer('A', 'action', 'end')
  play.answer('A', 'extra activation', 'decline')
  expect(play.state.sides.A.command.every(({ spent }) => !spent)).toBe(true)
})
