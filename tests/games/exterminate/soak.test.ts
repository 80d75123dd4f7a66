import { expect, test } from 'vitest'
import { defaultSpec, exterminate, RULING_VALUES, type State } from '../../../src/games/exterminate/rules'
import { setUp } from '../../../src/games/exterminate/rules/begin'
import { TOLERANCE } from '../../../src/games/exterminate/rules/constants'
import { footprint } from '../../../src/games/exterminate/rules/facts/figures'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import { contains, insideBox, overlaps } from '../../../src/geometry'
import type { Game } from '../../../src/kernel'
import { placed } from '../../../src/table/layout'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { terrainKind } from '../../../src/table/terrain'
import { playOut } from '../../conformance/conformance'
import { at, inch } from '../../driver/inches'

/** The default match, but every ruling now this way and now that. */
const specFor = (seed: number) => {
  const rulings = Object.entries(RULING_VALUES).map(([name, values], index) => [
    name,
    values[(seed >> (index % 7)) % values.length],
  ])
  return { game: 'exterminate', seats: ['A', 'B'], options: { ...defaultSpec(), rulings: Object.fromEntries(rulings) } } as never
}

const SEEDS = Number(process.env.SOAK ?? 24)

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

/** What no match may ever show: bases in each other or in terrain, too many tokens, points that nobody earned. */
function check(state: State): void {
  const { pieces, terrain, width, depth } = state.tabletop
  const refs = Object.keys(pieces)
  for (const ref of refs) {
    const piece = pieces[ref] as (typeof pieces)[string]
    const disc = { at: piece.pose.at, radius: piece.radius }
    expect(insideBox(disc, { width, depth }), `${ref} on the table`).toBe(true)
    for (const other of refs) {
      if (other === ref) continue
      expect(overlaps(disc, footprint(state, other), TOLERANCE.overlap), `${ref} in ${other}`).toBe(false)
    }
    for (const one of terrain) {
      if (one.ref === piece.pose.on)
        expect(contains(one.top?.outline ?? [], disc, TOLERANCE.overlap), `${ref} on ${one.ref}`).toBe(true)
      else expect(overlaps(disc, { parts: one.outlines }, TOLERANCE.overlap), `${ref} in ${one.ref}`).toBe(false)
    }
  }
  const figures = Object.values(state.figures)
  expect(figures.every(({ stress, wounds, profile }) => stress <= 2 && stress >= 0 && wounds <= profile.wounds)).toBe(true)
  const lost = figures.filter(({ condition }) => condition === 'exterminated')
  expect(lost.some(({ ref }) => refs.includes(ref))).toBe(false)
  const points = lost.reduce((sum, { profile }) => sum + profile.points, 0)
  expect(state.ledger.reduce((sum, line) => sum + line.points, 0)).toBe(points)
}

/** In a melee a figure goes back before those who took its place do: in between two bases may overlap. */
const BETWEEN = ['engagement-failed', 'engagement-withdrawn']

const checked = (game: Game<Exterminate>): Game<Exterminate> => ({
  ...game,
  evolve(state, event) {
    const next = game.evolve(state, event)
    if (!BETWEEN.includes(event.type) && next.tabletop !== state.tabletop) check(next)
    return next
  },
})

test('random matches keep every promise, and come to everything that can happen', () => {
  const happened = new Set<string>()
  const asked = new Set<string>()
  for (let seed = 1; seed <= SEEDS; seed++) {
    const run = playOut(checked(crowded), TABLE_SHAPES as never, specFor(seed), seed, { secrecyEvery: 50, saveEvery: 25 })
    for (const event of run.events) happened.add(event.type)
    for (const subject of run.asked.keys()) asked.add(subject)
  }
  expect([...asked]).toEqual(
    expect.arrayContaining([
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
      'shift where',
      'shoot turn',
      'stress dice',
      'wound',
    ]),
  )
  expect([...happened]).toEqual(expect.arrayContaining(['figure-pushed', 'coup-struck', 'engagement-failed', 'figure-climbed']))
}, 240_000)
