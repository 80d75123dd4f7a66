/** Ends of the match, piles, hands, decks and what warriors lend to others. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import { POOL } from '../../../src/games/doomtrooper/content/pool'
import { deckFaults } from '../../../src/games/doomtrooper/rules/facts/deck'
import { forecast } from '../../../src/games/doomtrooper/rules/facts/forecast'
import { readPack } from '../../../src/games/doomtrooper/rules/pack'
import {
  act,
  against,
  at,
  declined,
  doing,
  fight,
  isIn,
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
} from './position'

type Who = 'A' | 'B' | 'C' | 'D'
function idle(play: Table, seat: Who, move?: string): Table {
  if (play.open.includes(`${seat}: before drawing`)) play.answer(seat, 'before drawing', 'proceed')
  if (move) act(play, seat, move)
  if (play.open.includes(`${seat}: action`)) play.answer(seat, 'action', 'end')
  if (play.open.includes(`${seat}: discard cards`)) play.answer(seat, 'discard cards', [])
  return play
}
const begun = (given: Parameters<typeof turned>[0]): Table => {
  const play = turned(given)
  const [first = ''] = play.open
  return first.endsWith('before drawing') ? play.answer(first[0] as Who, 'before drawing', 'proceed') : play
}

test('DT-RES-03 DT-HIT-03: if all pass: what is told of a first strike is what then happens', () => {
  const play = playing({ A: { inPlay: ['samurai'] }, B: { hand: ['ambush'], inPlay: ['bauhaus_blitzer'] } })
  fight(play, 'samurai', 'bauhaus_blitzer', 'fight').answer('A', 'modify combat', 'pass')
  expect(forecast(play.state).silenced).toBeUndefined()
  act(play, 'B', 'play ambush')
  expect(forecast(play.state)).toMatchObject({ first: 'defender', silenced: 'attacker' })
  resolved(play)
  expect(strikes(play)).toEqual(['bauhaus_blitzer: 3 against 3 hits'])
})

test('DT-RES-03 DT-CRD-01: a first strike on one that cannot be hurt is answered, and that is told', () => {
  const play = playing({ A: { inPlay: ['razide'] }, B: { hand: ['surprise_attack'], inPlay: ['samurai[ticker]'] } })
  fight(play, 'razide', 'samurai', 'fight').answer('A', 'modify combat', 'pass')
  act(act(play, 'B', 'play surprise_attack'), 'B', 'use ticker.0')
  expect(forecast(play.state)).toMatchObject({ first: 'attacker' })
  expect(forecast(play.state).silenced).toBeUndefined()
  resolved(play)
  expect(strikes(play)).toEqual(['razide: 9 against 3 hits', 'samurai: 5 against 7 misses'])
})

