/** Random play, until everything that can happen has happened: whole crowded matches, and scenes of what is rare in them. */
import { expect, test } from 'vitest'
import { RULING_VALUES } from '../../../src/games/exterminate/rules'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Game, MatchSpec } from '../../../src/kernel'
import { playOut } from '../../conformance/conformance'
import { checkAll, gameFor, specFor } from './crowded'
import { answeredIn, EVERYTHING, shownBy } from './happenings'
import { BOLD } from './sampling'
import { SCENES } from './scenes'

const MATCHES = Number(process.env.SOAK ?? 40)
const TIMES = 60

test('random play keeps every promise, and comes to everything that can happen', () => {
  const seen = new Set<string>()
  const play = (game: Game<Exterminate>, spec: MatchSpec, seed: number) => {
    const run = playOut(game, BOLD, spec, seed, {
      secrecyEvery: 50,
      saveEvery: 25,
      replays: process.env.SOAK !== undefined || seed % 4 === 0,
    })
    for (const one of answeredIn(run)) seen.add(one)
    checkAll(game, spec, run.events, (event, before) => {
      for (const one of shownBy(event, before)) seen.add(one)
    })
    for (const [name, value] of Object.entries(run.snapshot.state.rulings)) seen.add(`ruling ${name} ${value}`)
  }
  for (let seed = 1; seed <= MATCHES; seed++) play(gameFor(seed), specFor(seed), seed)
  for (const scene of SCENES) for (let seed = 1; seed <= TIMES; seed++) play(scene, specFor(1), seed)
  const ruled = Object.entries(RULING_VALUES).flatMap(([name, all]) => all.map((value) => `ruling ${name} ${value}`))
  expect([...EVERYTHING, ...ruled].filter((one) => !seen.has(one))).toEqual([])
}, 240_000)
