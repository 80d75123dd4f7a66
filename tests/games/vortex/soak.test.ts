/** Random play, until everything that can happen has happened; and what must hold holds all the while. */
import { expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/vortex/content/house'
import { defaultSpec, vortexGame } from '../../../src/games/vortex/rules'
import type { Event } from '../../../src/games/vortex/rules/events'
import { discAt, figureOf, statOf } from '../../../src/games/vortex/rules/facts/figures'
import { PEOPLES } from '../../../src/games/vortex/rules/profile'
import { RULING_VALUES } from '../../../src/games/vortex/rules/rulings'
import type { State } from '../../../src/games/vortex/rules/state'
import type { Vortex } from '../../../src/games/vortex/rules/terms'
import { gap } from '../../../src/geometry/measure'
import { type Game, type MatchSpec, type Pick, type ShapeRules, type Shapes, start } from '../../../src/kernel'
import { playOut } from '../../conformance/conformance'
import { seeded } from '../../conformance/rng'
import { EVERYTHING, shownAtEnd, shownBy } from './happenings'
import { BOLD, COUNTRIES, SCENES } from './soak-scenes'

/** Whole matches; of every scene so many times more. */
const MATCHES = Number(process.env.SOAK ?? 4)
const TIMES = Math.max(12, 2 * MATCHES)

/** Every scenario, map, method and people in turn, every ruling now this way and now that. */
function specFor(seed: number): MatchSpec {
  const rng = seeded(seed)
  const rulings = Object.fromEntries(
    Object.entries(RULING_VALUES).map(([name, values]) => [name, values[rng.below(values.length)]]),
  )
  const people = (index: number) => PEOPLES[index % 4] ?? 'erediens'
  const options = {
    ...defaultSpec(),
    turns: 6 + (seed % 3),
    scenario: Object.keys(HOUSE.scenarios)[seed % 3],
    map: Object.keys(HOUSE.maps)[seed % 3],
    terrain: (['bid', 'agree', 'random'] as const)[seed % 3],
    armies: { A: HOUSE.rosters[people(seed)], B: HOUSE.rosters[people(seed % 4 === 0 ? seed : seed + 1 + (seed % 3))] },
    rulings,
  }
  return { game: 'vortex', seats: ['A', 'B'], options: JSON.parse(JSON.stringify(options)) }
}

/** What must hold in every state. */
function check(state: State): void {
  const refs = Object.keys(state.tabletop.pieces)
  const faults = refs.flatMap((ref) => {
    const { pa, will, mana, damage, standing } = figureOf(state, ref)
    const disc = discAt(state, ref)
    const { at, radius } = disc
    const isWell = pa >= 0 && will >= 0 && mana >= 0
    const isAlive = standing === 'doomed' || state.phase !== 'turns' || damage < statOf(state, ref, 'VIE')
    const isOnTable = at.x >= radius - 2 && at.y >= radius - 2 && at.x <= state.tabletop.width - radius + 2
    const inside = refs.filter((other) => other < ref && gap(disc, discAt(state, other)) <= -3)
    return isWell && isAlive && isOnTable && inside.length === 0 ? [] : [{ ref, pa, will, mana, damage, standing, at, inside }]
  })
  expect(faults).toEqual([])
}

/** The same answers, and what was refused wherever one was picked. */
function watching(seen: Set<string>): Shapes<never> {
  const { pick, ...rest } = BOLD as unknown as { readonly pick: ShapeRules<Pick> }
  const sample: ShapeRules<Pick>['sample'] = (choice, space, rng) => {
    for (const { refused } of choice.options) if (refused) seen.add(`reason ${refused.key}`)
    return pick.sample(choice, space, rng)
  }
  return { ...rest, pick: { ...pick, sample } } as unknown as Shapes<never>
}

test('VX-GEN-02: random play keeps every promise, and comes to everything that can happen', () => {
  const seen = new Set<string>()
  const shapes = watching(seen)
  const play = (game: Game<Vortex>, spec: MatchSpec, seed: number) => {
    const run = playOut(game, shapes, spec, seed, {
      secrecyEvery: 50,
      saveEvery: 25,
      replays: process.env.SOAK !== undefined || seed % 4 === 0,
    })
    for (const one of shownAtEnd(run)) seen.add(one)
    let state = game.setUp(spec)
    const follow = (all: readonly Event[]) => {
      for (const event of all) {
        for (const one of shownBy(event, state)) seen.add(one)
        state = game.evolve(state, event)
        if (event.type === 'action-ended' || event.type === 'window-passed') check(state)
      }
    }
    follow(start(game, spec).events)
    for (const { cause, events } of run.entries) {
      // Nothing in a turn is left to chance.
      if (state.phase === 'turns') expect(cause.type === 'answer' && cause.seat).not.toBe('chance')
      follow(events)
    }
  }
  for (let seed = 1; seed <= MATCHES; seed++) play(vortexGame, specFor(seed), seed)
  for (const scene of SCENES) for (let seed = 1; seed <= TIMES; seed++) play(scene, specFor(1), seed)
  for (const [index, scene] of COUNTRIES.entries()) play(scene, specFor(1), index)
  expect(EVERYTHING.filter((one) => !seen.has(one))).toEqual([])
}, 1_200_000)
