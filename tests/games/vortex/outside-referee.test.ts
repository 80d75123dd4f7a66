/** Random play, judged by a second reading of the rules. */
import { expect, test } from 'vitest'
import { vortexGame } from '../../../src/games/vortex/rules'
import type { Event } from '../../../src/games/vortex/rules/events'
import { type MatchSpec, start } from '../../../src/kernel'
import { playOut } from '../../conformance/conformance'
import { emptyBook, judge } from './referee'
import { BOLD, COUNTRIES, SCENES } from './soak-scenes'

const SPEC: MatchSpec = { game: 'vortex', seats: ['A', 'B'], options: {} }
const TIMES = Number(process.env.SOAK ?? 1)

test('VX-STA-10, VX-MEL-09, VX-SHT-13, VX-SPL-17, VX-PA-03, VX-TRA-06, VX-ACT-03: another reading of the rules comes to the same sums', () => {
  const seen = new Set<string>()
  for (const game of [...SCENES, ...COUNTRIES])
    for (let seed = 101; seed < 101 + TIMES; seed++) {
      const run = playOut(game, BOLD, SPEC, seed, { secrecyEvery: 0, saveEvery: 0 })
      let state = game.setUp(SPEC)
      const book = emptyBook()
      const follow = (events: readonly Event[]) => {
        for (const event of events) {
          judge(state, book, event, seen)
          state = vortexGame.evolve(state, event)
        }
      }
      follow(start(game, SPEC).events)
      for (const { events } of run.entries) follow(events)
    }
  for (const what of ['strike success', 'shot success', 'spell success', 'charge failed', 'paid disengage', 'damage 2'])
    expect([what, seen.has(what)]).toEqual([what, true])
}, 300_000)
