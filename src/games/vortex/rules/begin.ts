/** Makes the initial state from the options of a match (3.1). */
import type { MatchSpec } from '../../../kernel'
import { unrefused } from '../../../packs/options'
import { cm } from './constants'
import { ARMY_LIMITS } from './data'
import type { Profile } from './profile'
import { stands } from './scenery'
import { readSpec } from './spec'
import { type Figure, SIDES, type Side, type SideState, type State } from './state'

/** The miniatures of an army. Their refs are `A1`, `A2` and so on in the army's order. */
export const mustered = (seat: Side, army: readonly Profile[]): readonly Figure[] =>
  army.map((profile, index) => ({
    ref: `${seat}${index + 1}`,
    seat,
    card: profile.id,
    profile,
    standing: 'alive',
    damage: 0,
    pa: 0,
    will: 0,
    mana: 0,
    rapidity: 0,
    done: {},
    trance: 0,
    effects: [],
  }))

/** A side before the match. Its order total begins as the army's Discipline (VX-SET-03). Throws for an empty army. */
function sideFrom(seat: Side, army: readonly Profile[]): SideState {
  const [first] = army
  if (!first) throw new Error(`the army of ${seat} is empty`)
  return {
    seat,
    people: first.people,
    army: army.map(({ id }) => id),
    order: army.reduce((sum, { discipline }) => sum + discipline, 0),
  }
}

/** Throws for options that `parseSpec` refuses. Callers check options before they make a match. */
export function setUp(match: MatchSpec): State {
  const { spec, data, scenario, map, armies, pack } = unrefused(readSpec(match.options))
  const side = cm(spec.table)
  const figures = SIDES.flatMap((seat) => mustered(seat, armies[seat]))
  const pieces = map.map((plan, index) => {
    const number = map.slice(0, index + 1).filter(({ kind }) => kind === plan.kind).length
    return { plan, ref: `${plan.kind}-${number}` }
  })
  const third = side / 4
  return {
    scenario: spec.scenario,
    goal: scenario.goal,
    ...(pack ? { pack } : {}),
    rulings: spec.rulings,
    method: spec.terrain,
    tabletop: {
      width: side,
      depth: side,
      terrain: pieces.map(({ plan, ref }) => stands(plan, ref, spec.table)),
      pieces: {},
    },
    scenery: Object.fromEntries(pieces.map(({ plan, ref }) => [ref, plan.kind])),
    spells: data.spells,
    figures: Object.fromEntries(figures.map((figure) => [figure.ref, figure])),
    sides: { A: sideFrom('A', armies.A), B: sideFrom('B', armies.B) },
    depth: cm(ARMY_LIMITS[spec.table].depth),
    // 6.7: at a quarter, a half and three quarters of the width, halfway between the two deployment edges.
    anchors: scenario.goal === 'passage' ? [1, 2, 3].map((part) => ({ x: part * third, y: 2 * third })) : [],
    turn: 0,
    turns: spec.turns,
    phase: 'setup',
    signs: { A: '0', B: '0' },
    steps: [],
    step: -1,
    ledger: [],
  }
}
