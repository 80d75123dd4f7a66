import { expect, test } from 'vitest'
import { defaultSpec, exterminate } from '../../../src/games/exterminate/rules'
import { setUp } from '../../../src/games/exterminate/rules/spec'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Game } from '../../../src/kernel'
import { placed } from '../../../src/table/layout'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { terrainKind } from '../../../src/table/terrain'
import { playOut } from '../../conformance/conformance'
import { at, inch } from '../../driver/inches'

const spec = { game: 'exterminate', seats: ['A', 'B'], options: { ...defaultSpec() } } as never

/** A narrow table on which the lines stand two inches apart: random play comes to blows. */
const crowded: Game<Exterminate> = {
  ...exterminate,
  setUp: (match) => {
    const state = setUp(match)
    const terrain = [
      placed(terrainKind('platform'), 'platform-1', at(3, 7), 0),
      placed(terrainKind('barricade'), 'barricade-1', at(10, 7), 0),
      placed(terrainKind('crates-long'), 'crates-1', at(7, 5), 90),
    ]
    const figures = Object.fromEntries(
      Object.entries(state.figures).map(([ref, figure]) => [
        ref,
        { ...figure, profile: { ...figure.profile, attacks: 3, wounds: 2 } },
      ]),
    )
    return { ...state, figures, tabletop: { ...state.tabletop, width: inch(14), depth: inch(14), terrain } }
  },
}

test('random matches keep every promise, and come to everything that can happen', () => {
  const happened = new Set<string>()
  const asked = new Set<string>()
  for (const [game, seeds] of [
    [exterminate, 3],
    [crowded, 25],
  ] as const) {
    for (let seed = 1; seed <= seeds; seed++) {
      const run = playOut(game, TABLE_SHAPES as never, spec, seed, { secrecyEvery: 50, saveEvery: 5 })
      for (const event of run.events) happened.add(event.type)
      for (const subject of run.asked.keys()) asked.add(subject)
    }
  }
  expect([...asked].sort()).toEqual(
    [
      'attack dice',
      'attack mode',
      'bonus dice',
      'climb where',
      'crossing die',
      'damage dice',
      'defence dice',
      'deploy',
      'deploy where',
      'edge',
      'engage where',
      'finish',
      'initiative dice',
      'melee attack dice',
      'melee defence dice',
      'melee turn',
      'more attackers',
      'move turn',
      'move where',
      'next attack',
      'pusher',
      'shift where',
      'shoot turn',
      'stress dice',
      'wound',
    ].sort(),
  )
  expect([...happened]).toEqual(expect.arrayContaining(['figure-pushed', 'coup-struck', 'engagement-failed', 'figure-climbed']))
}, 240_000)
