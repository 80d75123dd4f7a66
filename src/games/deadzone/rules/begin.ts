/** The state before anything happened, from the options of a match (4.1). */
import type { MatchSpec } from '../../../kernel'
import { keyed } from '../../../packs/laying'
import { unrefused } from '../../../packs/options'
import { BAG } from '../content/items'
import { MISSION } from '../content/missions'
import { battlefieldOf, mapName } from './battlefields'
import type { Battlefield } from './board'
import { objectiveCube } from './facts/board'
import { tokenRef } from './facts/items'
import { tableOf } from './facts/terrain'
import { type Mission, VP_TO_WIN } from './mission'
import { type MatchData, readSpec } from './spec'
import { type Item, type Model, type Objective, SIDES, type Side, type SideState, type State } from './state'
import { modelsOf, type Recruit } from './team'

/** DZ-OBJ-01, 02: where a mission's objectives lie on a battlefield. Must be computed again if the battlefield is turned. */
export const objectivesOn = (battlefield: Battlefield, { objectives }: Mission): readonly Objective[] =>
  objectives.map((square, index) => ({ ref: `o${index + 1}`, vp: square.vp, cube: objectiveCube(battlefield, square) }))

const byRef = <T extends { readonly ref: string }>(things: readonly T[]) => keyed(things, ({ ref }) => ref)

/** Models are named `A1`, `A2` and so on in the order of the list; items bought for them are `iA1`, `iA2` and so on. */
function recruited(
  seat: Side,
  recruits: readonly Recruit[],
): { readonly models: readonly Model[]; readonly items: readonly Item[] } {
  const bought = recruits.flatMap(({ items }, index) => items.map((kind) => ({ kind, model: `${seat}${index + 1}` })))
  const items = bought.map(
    ({ kind, model }, index): Item => ({
      ref: `i${seat}${index + 1}`,
      kind,
      faceUp: true,
      seenBy: [],
      where: { at: 'model', model },
    }),
  )
  const carried = (model: string) => items.flatMap(({ ref }, index) => (bought[index]?.model === model ? [ref] : []))
  const models = recruits.map(({ profile }, index): Model => {
    const ref = `${seat}${index + 1}`
    return {
      ref,
      seat,
      profile,
      standing: 'reserve',
      activated: false,
      pinned: false,
      damage: 0,
      onFire: false,
      items: carried(ref),
      reload: [],
      used: [],
      tagged: false,
      boosts: [],
    }
  })
  return { models, items }
}

/** DZ-REC-02, DZ-CMD-15: what the Leader contributes. A team without one (possible in a ready team) has the worst Recon. */
function sideFrom(seat: Side, recruits: readonly Recruit[]): SideState {
  const leader = recruits.find(({ profile }) => profile.type === 'L')?.profile
  return {
    seat,
    startCount: recruits.length,
    ...(leader?.special ? { special: leader.special } : {}),
    recon: leader?.recon ?? 6,
    command: [],
    ledger: [],
  }
}

/** 2.7: tokens whose kind nobody knows yet; none if the match is played without items (DZ-SET-07). */
const tokens = (spec: MatchData['spec']): readonly Item[] =>
  spec.rulings.items === 'off'
    ? []
    : Array.from({ length: BAG.reduce((sum, { count }) => sum + count, 0) }, (_, index) => ({
        ref: tokenRef(index + 1),
        faceUp: false,
        seenBy: [],
        where: { at: 'pool' },
      }))

/** Sets up the first state. Throws for options that `parseSpec` would refuse: they must be checked before. */
export function setUp(match: MatchSpec): State {
  const { spec, data, lists } = unrefused(readSpec(match.options))
  const set = MISSION[spec.mission]
  const battlefield = battlefieldOf(spec.map, set)
  const recruits = { A: modelsOf(lists.A, data, spec.rulings), B: modelsOf(lists.B, data, spec.rulings) }
  const sides = SIDES.map((seat) => recruited(seat, recruits[seat]))
  return {
    mission: spec.mission,
    set,
    rulings: spec.rulings,
    battlefield,
    map: mapName(spec.map),
    rotation: 0,
    tabletop: tableOf(battlefield),
    models: byRef(sides.flatMap(({ models }) => models)),
    sides: { A: sideFrom('A', recruits.A), B: sideFrom('B', recruits.B) },
    target: VP_TO_WIN[spec.limit],
    phase: 'setup',
    round: 0,
    initiative: 'A',
    actUsed: false,
    objectives: objectivesOn(battlefield, set),
    items: byRef([...tokens(spec), ...sides.flatMap(({ items }) => items)]),
    bag: spec.rulings.items === 'off' ? [] : BAG,
    smoke: [],
  }
}
