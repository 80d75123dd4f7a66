/** Matches in which much happens: teams among each other in the middle of Sector 12, items everywhere, all options in turn. */
import { expect } from 'vitest'
import { deadzone, defaultSpec, type Event, RULING_VALUES, type State } from '../../../src/games/deadzone/rules'
import { capacityOf, isStandable, standableCubes } from '../../../src/games/deadzone/rules/facts/board'
import { cubeFrom, cubeId, cubeOf } from '../../../src/games/deadzone/rules/facts/cubes'
import { barredFrom } from '../../../src/games/deadzone/rules/facts/deploying'
import { mostItems } from '../../../src/games/deadzone/rules/facts/items'
import { onBoard } from '../../../src/games/deadzone/rules/facts/models'
import { firstPlaceIn } from '../../../src/games/deadzone/rules/facts/places'
import { modelsIn } from '../../../src/games/deadzone/rules/facts/presence'
import { MISSIONS } from '../../../src/games/deadzone/rules/mission'
import { SIDES } from '../../../src/games/deadzone/rules/state'
import { call, type Deadzone, go, procedure } from '../../../src/games/deadzone/rules/terms'
import type { Game, MatchSpec, Option, Pick, Rng, ShapeRules, Shapes } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { seeded } from '../../conformance/rng'

const MAPS = ['sector-12', 'foundry'] as const

/** The two ready teams of the book, on this map and that, every ruling now this way and now that. */
export function specFor(seed: number): MatchSpec {
  const rng = seeded(seed)
  const rulings = Object.fromEntries(
    Object.entries(RULING_VALUES).map(([name, values]) => [name, values[rng.below(values.length)]]),
  )
  const options = {
    ...defaultSpec(),
    mission: MISSIONS[seed % MISSIONS.length] ?? 'patrol',
    map: seed % 3 === 0 ? { seed } : MAPS[seed % 2],
    rulings: { ...rulings, items: seed % 7 === 0 ? 'off' : 'on', roundLimit: '6' },
  }
  return { game: 'deadzone', seats: ['A', 'B'], options: JSON.parse(JSON.stringify(options)) }
}

/** All models stand near the middle, tougher than printed, beside tokens and enemies. */
function mingle(spec: MatchSpec, seed: number): State {
  const rng = seeded(seed)
  const state = deadzone.setUp(spec)
  const middle = standableCubes(state.battlefield).filter(({ c, r }) => c >= 3 && c <= 6 && r >= 3 && r <= 6)
  const somewhere = () => middle[rng.below(middle.length)] ?? { c: 4, r: 4, z: 1 }
  const tokens = Object.values(state.items).map((item, index) =>
    index < 10 ? ({ ...item, where: { at: 'cube', cube: cubeId(somewhere()) } } as const) : item,
  )
  let laid: State = {
    ...state,
    items: Object.fromEntries(tokens.map((item) => [item.ref, item])),
    sides: { A: { ...state.sides.A, zone: 'blue' }, B: { ...state.sides.B, zone: 'red' } },
  }
  for (const { ref, profile } of Object.values(state.models)) {
    for (let tried = 0; tried < 60 && !laid.tabletop.pieces[ref]; tried++) {
      const cube = somewhere()
      const pose = barredFrom(laid, ref, cube) ? undefined : firstPlaceIn(laid, ref, cubeId(cube))
      if (!pose) continue
      const piece = { ref, radius: profile.silhouette.base, pose }
      const model = {
        ...state.models[ref],
        ref,
        seat: ref.startsWith('A') ? 'A' : 'B',
        profile,
        standing: 'board',
      } as State['models'][string]
      laid = {
        ...laid,
        models: { ...laid.models, [ref]: model },
        tabletop: { ...laid.tabletop, pieces: { ...laid.tabletop.pieces, [ref]: piece } },
      }
    }
  }
  return laid
}
const BEGUN = new WeakMap<MatchSpec, State>()
const mingled = (seed: number): Game<Deadzone> => ({
  ...deadzone,
  setUp: (spec) => {
    const state = BEGUN.get(spec) ?? mingle(spec, seed)
    BEGUN.set(spec, state)
    return state
  },
  procedures: {
    ...deadzone.procedures,
    match: procedure('match', {
      rounds: ({ state }) => (state.phase === 'over' ? go('done') : call('round', {}, 'rounds')),
    }),
  },
})
/** Two of three begin in the thick of it. */
export const gameFor = (seed: number): Game<Deadzone> => (seed % 3 === 1 ? deadzone : mingled(seed))

const ENDINGS = ['end', 'pass', 'decline', 'none', 'leave', 'back', 'ready', 'survive']
const isEnding = ({ id }: Option) => ENDINGS.includes(id)
const plain = TABLE_SHAPES as { readonly pick: ShapeRules<Pick> }

/** Sampled answers that rarely end or decline something. */
export const BOLD = {
  ...TABLE_SHAPES,
  pick: {
    ...plain.pick,
    sample(choice: Pick, space: unknown, rng: Rng) {
      const open = choice.options.filter(({ refused }) => !refused)
      // Everybody is deployed soon enough.
      const ready = open.find(({ id }) => id === 'ready')
      if (ready && rng.below(3) > 0) return [ready.id]
      const hasMore = choice.most === 1 && open.some((option) => !isEnding(option)) && open.some(isEnding)
      if (!hasMore || rng.below(4) === 0) return plain.pick.sample(choice, space, rng)
      return plain.pick.sample({ ...choice, options: open.filter((option) => !isEnding(option)) }, space, rng)
    },
  },
} as unknown as Shapes<never>

/** What must hold in every position: floors carry models, cubes are not overfull, the dead are gone, no item is carried twice. */
function check(state: State): void {
  for (const seat of SIDES) {
    for (const ref of onBoard(state, seat)) {
      const cube = cubeFrom(cubeOf(state, ref))
      expect([ref, cube, isStandable(state.battlefield, cube)]).toEqual([ref, cube, true])
      const model = state.models[ref]
      expect(model && model.damage <= model.profile.size).toBe(true)
      const size = modelsIn(state, cubeId(cube), seat).reduce((sum, one) => sum + (state.models[one]?.profile.size ?? 0), 0)
      expect([cubeId(cube), size <= capacityOf(state.battlefield, cube)]).toEqual([cubeId(cube), true])
    }
  }
}
function checkItems(state: State): void {
  for (const { ref, items, standing } of Object.values(state.models)) {
    for (const item of items) expect([item, state.items[item]?.where]).toEqual([item, { at: 'model', model: ref }])
    expect(items.length === 0 || standing === 'board' || standing === 'left' || standing === 'reserve').toBe(true)
  }
}

/** Every state between two Turns that a match went through; each event with the state it happened in. */
export function checkAll(
  game: Game<Deadzone>,
  spec: MatchSpec,
  events: readonly Event[],
  each: (event: Event, before: State) => void,
): void {
  let before = game.setUp(spec)
  for (const event of events) {
    each(event, before)
    const state = game.evolve(before, event)
    if (event.type === 'turn-ended') {
      check(state)
      checkItems(state)
      for (const model of Object.values(state.models)) {
        const held = model.items.filter((item) => state.items[item]?.where.at === 'model')
        expect([model.ref, held.length <= Math.max(1, mostItems(model))]).toEqual([model.ref, true])
      }
    }
    before = state
  }
}
