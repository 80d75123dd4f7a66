import { expect, test } from 'vitest'
import { pass } from './passing'
import { fighting, figure, way } from './position'

/**
 * A brute with three attacks spends two of them on two Daleks. The first shocks it, and fate stands it up again; then a Cyberman, who
 * has no attack left over, shocks both.
 */
const stoodUp = () => {
  const play = fighting({
    figures: {
      A1: { profile: 'TB', at: [1.5, 0] },
      A2: { profile: 'TC', at: [4.6, -0.6] },
      B1: { profile: 'TD', at: [3, 0] },
      B2: { profile: 'TD', at: [3.9, 1.2] },
    },
    sides: { A: { fate: 1 } },
  })
  play
    .answer('A', 'melee turn', 'engage:A1>B1')
    .answer('A', 'engage where', way([2, 0]))
    .answer('A', 'attack mode', 'one-for-all')
  for (const id of ['attack:B1', 'attack:B2', 'enough']) play.answer('A', 'next attack', id)
  play
    .answer('A', 'more attackers', 'join:A2')
    .answer('A', 'engage where', way([4, 0]))
    .answer('A', 'attack mode', 'one-for-all')
  for (const id of ['attack:B1', 'attack:B2']) play.answer('A', 'next attack', id)
  pass(play.roll('melee attack dice', 'HAAAA').roll('melee defence dice', 'HH')).roll('damage dice', 'HA')
  return play.answer('A', 'contest window', 'fate:recover>token')
}

test('EX-MUL-05, EX-MUL-06: attacks lost by being shocked do not come back to finish anybody', () => {
  const play = stoodUp()
  for (const dice of ['HAAAAAA', 'HAAAAA'])
    play.roll('melee attack dice', dice).roll('melee defence dice', 'AA').roll('damage dice', 'H')
  expect(['A1', 'B1', 'B2'].map((ref) => figure(play, ref).condition)).toEqual(['operational', 'shocked', 'shocked'])
  expect(play.open).toEqual(['A: pusher'])
  play.answer('A', 'pusher', 'push:A1')
  expect(play.last('melee-ended').outcome).toEqual({ case: 'shocked', beaten: 'B' })
})
