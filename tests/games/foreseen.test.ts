/** What a screen foresees is what the rules ask: in whole matches of every game, and in positions that they rarely come to. */
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games'
import { deadzoneView } from '../../src/games/deadzone/view'
import { exterminate } from '../../src/games/exterminate/rules'
import { exterminateView } from '../../src/games/exterminate/view'
import type { GameView } from '../../src/games/view'
import { BOLD, gameFor, specFor } from './deadzone/crowded'
import { SCENES } from './deadzone/soak-scenes'
import { laid } from './exterminate/driver'
import { BEGINNINGS, crowd } from './exterminate-view/crowd'
import { newSeen, type Seen, tryOptions } from './foreseen'

/** Matches of random play; fewer where one of them is long. With SOAK so many times as many. */
const TIMES = Number(process.env.SOAK ?? 1)
const MATCHES: { readonly [game: string]: number } = { exterminate: 4, deadzone: 2, vortex: 3 }

const told = ({ compared }: Seen) => [...compared.keys()].toSorted()

const PLAYED = GAMES.filter(({ rules, view }) => rules && view)

test('there are games to play', () => expect(PLAYED.length).toBeGreaterThanOrEqual(3))

describe.each(PLAYED)('$id', ({ id, rules: loadRules, view: loadView }) => {
  test('every option that leads to a path, route or place is foreseen as it is asked', { timeout: 300_000 }, async () => {
    const [rules, view] = [await loadRules?.(), await loadView?.()]
    const parsed = rules?.parseSpec(rules.defaultOptions())
    if (!rules || !view || !parsed?.ok) throw new Error(`${id} does not start`)
    const seen = newSeen()
    for (let seed = 1; seed <= TIMES * (MATCHES[id] ?? 2); seed++)
      tryOptions(rules.game, view, parsed.spec, seed, { every: 5, most: 12 }, seen)
    expect([...seen.missed]).toEqual([])
    // Where a game foresees nothing, there must be no such questions.
    const compared = [...seen.compared.values()].reduce((sum, one) => sum + one, 0)
    expect(compared).toBeGreaterThan(view.foreseen ? 200 : -1)
  })
})

// Every view of these matches is the game's own.
const [ownExterminate, ownDeadzone] = [exterminateView, deadzoneView] as unknown as readonly [GameView, GameView]

test('Exterminate!: on tops, in melee, after nodes', { timeout: 300_000 }, () => {
  const seen = newSeen()
  for (const { begin, positions } of BEGINNINGS)
    for (let seed = 0; seed < Math.min(positions, 4 * TIMES); seed++) {
      const game = { ...exterminate, setUp: () => laid(crowd(seed)), begin }
      const spec = { game: 'exterminate', seats: ['A', 'B'], options: {} } as const
      tryOptions(game, ownExterminate, spec, seed, { every: 2, most: 20 }, seen)
    }
  expect([...seen.missed]).toEqual([])
  expect(told(seen)).toEqual([
    'melee turn: engage where',
    'more attackers: engage where',
    'move turn: climb where',
    'move turn: move where',
    'move turn: shift where',
    'shoot turn: climb where',
    'shoot turn: move where',
    'shoot turn: shift where',
  ])
})

test('Deadzone: in the thick of it, before the first Round, by the edge', { timeout: 300_000 }, () => {
  const seen = newSeen()
  const trying = { every: 4, most: 12, shapes: BOLD }
  for (const scene of SCENES) tryOptions(scene, ownDeadzone, specFor(1), 1, trying, seen)
  for (let seed = 1; seed <= 3 * TIMES; seed++) tryOptions(gameFor(seed), ownDeadzone, specFor(seed), seed, trying, seen)
  expect([...seen.missed]).toEqual([])
  expect(told(seen)).toEqual([
    'action: move where',
    'action: stand where',
    'bonus model: move where',
    'deploy: deploy where',
    'extra activation: move where',
    'extra activation: stand where',
    'throw direction: throw where',
    'turn: move where',
    'turn: stand where',
  ])
})
