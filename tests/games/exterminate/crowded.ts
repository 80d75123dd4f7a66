/**
 * A narrow table, large hands and much fate: random play leads to fights, and to everything that can happen. Also the invariants that
 * must hold.
 */
import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { defaultSpec, type Event, exterminate, RULING_VALUES, type Side, type State } from '../../../src/games/exterminate/rules'
import { TOLERANCE } from '../../../src/games/exterminate/rules/constants'
import { footprint } from '../../../src/games/exterminate/rules/facts/figures'
import type { Profile } from '../../../src/games/exterminate/rules/profile'
import { type Figure, otherSide, SIDES } from '../../../src/games/exterminate/rules/state'
import { call, type Exterminate, go, procedure, tell } from '../../../src/games/exterminate/rules/terms'
import { contains, insideBox, overlaps } from '../../../src/geometry'
import type { Game, MatchSpec } from '../../../src/kernel'
import { placed } from '../../../src/table/layout'
import { terrainKind } from '../../../src/table/terrain'
import { seeded } from '../../conformance/rng'
import { at, inch } from '../../driver/inches'

const PACK = 'public/packs/example.json'
/** The example pack brings Burst and a lasting card. */
const pack = existsSync(PACK) ? JSON.parse(readFileSync(PACK, 'utf8')) : undefined

const isPacked = (seed: number): boolean => pack !== undefined && seed % 8 < 4

/** Every other match with the pack; every ruling now this way and now that. */
export function specFor(seed: number): MatchSpec {
  const rng = seeded(seed)
  const rulings = Object.entries(RULING_VALUES).map(([name, values]) => [name, values[rng.below(values.length)]])
  const rosters = isPacked(seed) ? { A: ['UND-L', 'UND-G', 'UND-S'] } : { A: ['DAL-L', 'DAL-H', 'DAL-3'] }
  const options = {
    ...defaultSpec(),
    scenario: seed % 8 === 4 ? 'meeting' : 'rift-storm',
    adventures: seed % 5 === 0 ? { A: 4, B: 4 } : { A: [], B: [] },
    rosters: { ...rosters, B: ['CYB-L', 'CYB-M', 'CYB-3'] },
    rulings: Object.fromEntries(rulings),
    ...(isPacked(seed) ? { pack } : {}),
  }
  return { game: 'exterminate', seats: ['A', 'B'], options } as never
}

const SIDE = 13
const TERRAIN = [
  placed(terrainKind('platform'), 'platform-1', at(3, 6.5), 0),
  placed(terrainKind('barricade'), 'barricade-1', at(9.5, 6.5), 0),
  placed(terrainKind('crates-long'), 'crates-1', at(6.5, 4.5), 90),
  placed(terrainKind('pipe'), 'pipe-1', at(3.4, 10.15), 0),
  placed(terrainKind('pipe'), 'pipe-2', at(9.1, 10.15), 0),
]
const NODES = [
  [5.4, 7.2],
  [5.4, 5.8],
  [11.5, 6.5],
  [9.5, 5],
  [5.5, 2.5],
  [10.5, 2.8],
  [2, 10],
  [10, 10.2],
] as const

/** Tougher than printed, so that there is somebody left to be hurt again; everybody fights twice, every third is under stress. */
const tough = ({ profile, ...figure }: Figure): Figure => ({
  ...figure,
  stress: Number(figure.ref.slice(1)) % 3 === 0 ? 1 : 0,
  profile: { ...profile, attacks: Math.max(2, profile.attacks), wounds: profile.wounds + 1 } satisfies Profile,
})

/** Four cards beside those that are dealt: more than a turn may begin with. */
function withHands({ battle, ...state }: State): State {
  const give = (seat: Side, from: number) => ({
    ...state.sides[seat],
    fate: 5,
    hand: battle.deck.filter((_, at) => at % 8 === from).sort(),
  })
  const deck = battle.deck.filter((_, at) => at % 8 > 1)
  return { ...state, battle: { ...battle, deck }, sides: { A: give('A', 0), B: give('B', 1) } }
}

/** Every adventure card is with somebody; some have been used. Where they are to be dealt, all are still in the deck. */
function withAdventures(state: State): State {
  const side = (seat: Side) => {
    const cards = Object.keys(state.adventureCards)
    const on = (...rests: readonly number[]) => cards.filter((_, at) => rests.includes((at + (seat === 'A' ? 0 : 2)) % 5))
    const adventures = { ready: on(0, 1, 2), exhausted: on(3), discard: on(4) }
    return state.set.deal[seat] > 0 ? state.sides[seat] : { ...state.sides[seat], adventures }
  }
  return { ...state, sides: { A: side('A'), B: side('B') } }
}

function crowd(match: MatchSpec): State {
  const state = withAdventures(withHands(exterminate.setUp(match)))
  const isFixed = state.scenario === 'rift-storm'
  const refs = isFixed ? NODES.map((_, index) => `n${index + 1}`) : Object.keys(state.nodes).slice(0, 4)
  return {
    ...state,
    turns: 4,
    figures: Object.fromEntries(Object.entries(state.figures).map(([ref, figure]) => [ref, tough(figure)])),
    nodes: Object.fromEntries(refs.map((ref) => [ref, { ref, radius: inch(isFixed ? 1 : 0.5) }])),
    set: { ...state.set, depth: inch(5), ...(isFixed ? { nodes: { placing: 'fixed', at: NODES } } : {}) },
    tabletop: { ...state.tabletop, width: inch(SIDE), depth: inch(SIDE), terrain: TERRAIN },
  }
}

/** Both sides stand among each other, in reach of each other's blows, some on a top. */
const SLOTS: readonly (readonly [number, number, string?])[] = [
  [2.3, 5.8, 'platform-1'],
  [3.7, 7.2, 'platform-1'],
  ...[9.1, 11.2].flatMap((y) => [1.5, 3.4, 5.3, 7.2, 9.1, 11].map((x) => [x, y] as const)),
]
const ON_TOP = [3, 6.5] as const

function mingle(match: MatchSpec): State {
  const state = crowd(match)
  const [own, other] = SIDES.map((seat) => Object.values(state.figures).filter((figure) => figure.seat === seat))
  const turns = SLOTS.map((_, at) => (at % 2 === 0 ? own : other)?.[Math.floor(at / 2)])
  const standing = SLOTS.flatMap(([x, y, on], index) => {
    const figure = turns[index]
    if (!figure) return []
    const pose = { at: at(x, y), heading: 0, ...(on === undefined ? {} : { on }) }
    return [[figure.ref, { ref: figure.ref, radius: figure.profile.radius, pose }] as const]
  })
  const lying = Object.values(state.nodes).map(({ ref, radius }, index) => {
    const [x, y] = NODES[index] ?? ON_TOP
    const pose = index === 0 ? { at: at(...ON_TOP), heading: 0, on: 'platform-1' } : { at: at(x, y), heading: 0 }
    return [ref, { ref, radius, pose }] as const
  })
  const { nodes: _placed, ...set } = state.set
  const sides = { A: { ...state.sides.A, edge: 'south' }, B: { ...state.sides.B, edge: 'north' } } as const
  return { ...state, sides, set, tabletop: { ...state.tabletop, pieces: Object.fromEntries([...standing, ...lying]) } }
}

/** What no match may ever show: overlapping bases, lost cards or nodes, points that nobody earned. Bases that stayed where they were were checked before. */
function check(state: State, before?: State): void {
  const { pieces, terrain, width, depth } = state.tabletop
  const earlier = before?.tabletop.terrain === terrain ? before.tabletop.pieces : {}
  const refs = Object.keys(pieces)
  // Nodes may lie under figures, terrain's edge and each other (EX-NOD-10).
  const figuresOn = refs.filter((ref) => !Object.hasOwn(state.nodes, ref))
  for (const ref of figuresOn.filter((one) => pieces[one] !== earlier[one])) {
    const piece = pieces[ref] as (typeof pieces)[string]
    const disc = { at: piece.pose.at, radius: piece.radius }
    expect(insideBox(disc, { width, depth }), `${ref} on the table`).toBe(true)
    for (const other of figuresOn) {
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
  expect(
    figures.every(({ stress, wounds, profile }) => stress <= 2 && stress >= 0 && wounds >= 0 && wounds <= profile.wounds),
  ).toBe(true)
  const lost = figures.filter(({ condition }) => condition === 'exterminated')
  expect(lost.some(({ ref }) => refs.includes(ref))).toBe(false)
  const earned = state.ledger.filter(({ why }) => why.key !== 'node-points')
  const worth = lost.map(({ ref }) => ref)
  for (const { seat, points, why } of earned) {
    const ref = (why.says as { readonly figure: string }).figure
    expect([worth.includes(ref), state.figures[ref]?.profile.points, state.figures[ref]?.seat !== seat], ref).toEqual([
      true,
      points,
      true,
    ])
    worth.splice(worth.indexOf(ref), 1)
  }
}

/** A node that has been taken is with a figure on the table, turned over. */
function checkNodes(state: State): void {
  const refs = Object.keys(state.tabletop.pieces)
  for (const { ref, carrier, kind } of Object.values(state.nodes)) {
    expect(carrier !== undefined && refs.includes(ref), `${ref} both carried and lying`).toBe(false)
    if (carrier === undefined) continue
    expect([refs.includes(carrier), kind === undefined], `${carrier} carries ${ref}`).toEqual([true, false])
  }
}

/** Cards and tokens are neither created nor lost. */
function checkHeld(state: State): void {
  const { battle, sides } = state
  const all = Object.values(battle.cards).flatMap(({ id, count }) => Array.from({ length: count }, () => id))
  expect([...battle.deck, ...battle.discard, ...sides.A.hand, ...sides.B.hand].sort()).toEqual(all.sort())
  for (const { fate } of [sides.A, sides.B]) expect(fate).toBeGreaterThanOrEqual(0)
}

/** What a figure carried falls after it, one node after the other. */
const FALLING = ['figure-exterminated', 'node-dropped']

const crowded: Game<Exterminate> = { ...exterminate, setUp: crowd }
/** Here nobody needs to be deployed any more. */
const mingled: Game<Exterminate> = {
  ...exterminate,
  setUp: mingle,
  procedures: { ...exterminate.procedures, deployment: procedure('deployment', { skip: () => go('done') }) },
}
/** And here they do nothing but fight. */
const brawl: Game<Exterminate> = {
  ...mingled,
  procedures: {
    ...mingled.procedures,
    turn: procedure('turn', {
      begin: ({ state }) => tell({ type: 'turn-began', turn: state.turn + 1 }, 'handLimit'),
      handLimit: () => call('hand limit', {}, 'initiative'),
      initiative: () => call('initiative', {}, 'first'),
      first: ({ state }) => call('melee part', { seat: state.active }, 'second'),
      second: ({ state }) => call('melee part', { seat: otherSide(state.active) }, 'upkeep'),
      upkeep: () => call('upkeep', {}, 'done'),
    }),
  },
}
export const gameFor = (seed: number): Game<Exterminate> => [crowded, mingled, brawl, mingled][seed % 4] ?? crowded

/** Every state that a match went through. */
export function checkAll(
  game: Game<Exterminate>,
  spec: MatchSpec,
  events: readonly Event[],
  each: (event: Event, before: State) => void,
): void {
  let before = game.setUp(spec)
  check(before)
  for (const event of events) {
    each(event, before)
    const state = game.evolve(before, event)
    if (state.tabletop !== before.tabletop) check(state, before)
    if (!FALLING.includes(event.type) && state.nodes !== before.nodes) checkNodes(state)
    if (state.battle !== before.battle || state.sides !== before.sides) checkHeld(state)
    if (event.type === 'turn-began') {
      const { boosts, dice, melee, contest } = state
      expect({ boosts, dice, melee, contest }).toEqual({ boosts: [], dice: undefined, melee: undefined, contest: undefined })
    }
    before = state
  }
}
