/** Random play, until everything that can happen between the two ready teams has happened; and what must hold holds all the while. */
import { expect, test } from 'vitest'
import { RULING_VALUES } from '../../../src/games/deadzone/rules'
import { playOut } from '../../conformance/conformance'
import { BOLD, checkAll, gameFor, specFor } from './crowded'
import { answeredIn, EVERYTHING, shownBy } from './happenings'

const MATCHES = Number(process.env.SOAK ?? 48)
/** A Round limit ends these matches. */
const ALWAYS = ['roundLimit']

test('random play keeps every promise, and comes to everything that can happen', () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= MATCHES; seed++) {
    const [game, spec] = [gameFor(seed), specFor(seed)]
    const run = playOut(game, BOLD, spec, seed, { secrecyEvery: 50, saveEvery: 25 })
    for (const one of answeredIn(run)) seen.add(one)
    checkAll(game, spec, run.events, (event, before) => {
      for (const one of shownBy(event, before)) seen.add(one)
    })
    for (const [name, value] of Object.entries(run.snapshot.state.rulings)) seen.add(`ruling ${name} ${value}`)
  }
  const ruled = Object.entries(RULING_VALUES)
    .filter(([name]) => !ALWAYS.includes(name))
    .flatMap(([name, all]) => all.map((value) => `ruling ${name} ${value}`))
  expect([...EVERYTHING, ...ruled].filter((one) => !seen.has(one))).toEqual([])
}, 600_000)
