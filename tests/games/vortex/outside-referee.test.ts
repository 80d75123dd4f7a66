/** Random play, judged by a second reading of the rules: every sum on the way, and what it was worth in the end. */
import { expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/vortex/content/house'
import { defaultSpec, vortexGame } from '../../../src/games/vortex/rules'
import type { Event } from '../../../src/games/vortex/rules/events'
import { PEOPLES } from '../../../src/games/vortex/rules/profile'
import { SIDES, type Side, type State } from '../../../src/games/vortex/rules/state'
import type { Vortex } from '../../../src/games/vortex/rules/terms'
import type { Game, MatchSpec } from '../../../src/kernel'
import { card, emptyBook, judge } from './referee'
import { sampled } from './sampled'
import { COUNTRIES, SCENES } from './soak-scenes'

const SPEC: MatchSpec = { game: 'vortex', seats: ['A', 'B'], options: {} }
const TIMES = Number(process.env.SOAK ?? 1)
const BASE = { S: 1250, M: 1500, L: 2000 }

/** 6.7: what each side has in the end, kills so far given. */
function scores(state: State, kills: { readonly [S in Side]: number }): { readonly [S in Side]: number } {
  const alive = Object.entries(state.tabletop.pieces).filter(([ref]) => card(state, ref).standing === 'alive')
  const of = (seat: Side) => alive.filter(([ref]) => card(state, ref).seat === seat)
  const held = (seat: Side) =>
    state.anchors.filter(({ x, y }) => {
      const near = (side: Side) =>
        of(side).filter(
          ([ref, { pose }]) => Math.hypot(pose.at.x - x, pose.at.y - y) - BASE[card(state, ref).profile.size] <= 5001,
        ).length
      return near(seat) > near(seat === 'A' ? 'B' : 'A')
    }).length
  const through = (seat: Side) =>
    of(seat)
      .filter(([ref, { pose }]) => {
        const edge = state.sides[seat].strip === 'near' ? state.tabletop.depth - pose.at.y : pose.at.y
        return edge + BASE[card(state, ref).profile.size] <= 12_000
      })
      .reduce((sum, [ref]) => sum + card(state, ref).profile.points, 0)
  const total = (seat: Side) => {
    if (state.goal === 'annihilation') return kills[seat]
    return state.goal === 'passage' ? kills[seat] + 12 * held(seat) : Math.floor(kills[seat] / 2) + through(seat)
  }
  return { A: total('A'), B: total('B') }
}

function watch(game: Game<Vortex>, spec: MatchSpec, seed: number, seen: Set<string>): void {
  let state = game.setUp(spec)
  const [book, kills] = [emptyBook(), { A: 0, B: 0 }]
  const told = (event: Event) => {
    judge(state, book, event, seen)
    if (event.type === 'figure-killed' || event.type === 'figure-doomed') {
      const { seat, profile } = card(state, event.figure)
      kills[seat === 'A' ? 'B' : 'A'] += profile.points
    }
    if (event.type === 'match-ended') {
      const expected = scores(state, kills)
      const total = (seat: Side) => event.lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0)
      expect([state.goal, ...SIDES.map(total)]).toEqual([state.goal, expected.A, expected.B])
      seen.add(`ended ${state.goal}`)
    }
    state = vortexGame.evolve(state, event)
  }
  sampled(game, spec, seed, { told })
}

test('VX-STA-10, VX-MEL-09, VX-SHT-13, VX-SPL-17, VX-PA-03, VX-TRA-06, VX-ACT-03: another reading of the rules comes to the same sums', () => {
  const seen = new Set<string>()
  for (const game of [...SCENES, ...COUNTRIES]) for (let seed = 101; seed < 101 + TIMES; seed++) watch(game, SPEC, seed, seen)
  for (const what of ['strike success', 'shot success', 'spell success', 'charge failed', 'paid disengage', 'damage 2'])
    expect([what, seen.has(what)]).toEqual([what, true])
}, 300_000)

test('6.7, VX-TER-11: whole matches, each of another length, goal and pair of peoples', () => {
  const seen = new Set<string>()
  const goals = Object.keys(HOUSE.scenarios)
  for (let seed = 1; seed <= TIMES; seed++) {
    const people = (index: number) => HOUSE.rosters[PEOPLES[index % 4] ?? 'erediens']
    const armies = { A: people(seed), B: people(seed + 1 + (seed % 3)) }
    const options = { ...defaultSpec(), turns: 6 + (seed % 3), scenario: goals[seed % goals.length], terrain: 'bid', armies }
    watch(vortexGame, { ...SPEC, options: JSON.parse(JSON.stringify(options)) }, seed, seen)
  }
  expect([...seen].some((one) => one.startsWith('ended'))).toBe(true)
}, 300_000)
