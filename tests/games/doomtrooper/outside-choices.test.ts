/** X and targets where there are fewer than named, limits of things, and warriors that effects show. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import {
  act,
  against,
  arm,
  at,
  declined,
  doing,
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
  turned,
  uid,
} from './position'

test('DT-DIC-04 DT-STA-02 AMB-30: one that is killed in its hiding is seen, and paid for', () => {
  const given = (D: number) => ({
    A: { inPlay: ['screaming_legionnaire', 'screaming_legionnaire', 'screaming_legionnaire'] },
    B: { D, P: 4, inPlay: ['?samurai/wounded', 'razide'] },
  })
  const rich = playing(given(5))
  act(rich, 'A', 'use screaming_legionnaire.1')
  expect([isIn(rich, 'samurai'), seatIn(rich, 'B').D, seatIn(rich, 'B').P]).toEqual([false, 2, 4])
  const poor = playing(given(1))
  act(poor, 'A', 'use screaming_legionnaire.1')
  expect([isIn(poor, 'samurai'), seatIn(poor, 'B').D, seatIn(poor, 'B').P]).toEqual([false, 0, 2])
})

