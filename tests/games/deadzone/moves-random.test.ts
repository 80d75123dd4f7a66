import { expect, test } from 'vitest'
import type { deadzone } from '../../../src/games/deadzone/rules'
import type { Cube } from '../../../src/games/deadzone/rules/board'
import { capacityOf, isStandable, standableCubes } from '../../../src/games/deadzone/rules/facts/board'
import { cubeFrom, cubeId, cubeOf } from '../../../src/games/deadzone/rules/facts/cubes'
import { sizesIn } from '../../../src/games/deadzone/rules/facts/occupants'
import { firstPlaceIn } from '../../../src/games/deadzone/rules/facts/places'
import { groundRef, terrainOf } from '../../../src/games/deadzone/rules/facts/terrain'
import { SIDES, type State } from '../../../src/games/deadzone/rules/state'
import type { Calls } from '../../../src/games/deadzone/rules/terms'
import type { Rng } from '../../../src/kernel'
import { oneOf } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { seeded } from '../../conformance/rng'
import { BATTLEFIELDS, laid, type Placing, playing } from './driver'

const PROFILES = ['warrior', 'enforcer', 'captain', 'drone', 'assault', 'huscarl'] as const
const { sector12 } = BATTLEFIELDS
const cubes = standableCubes(sector12)

/** Ten models crowded about one place of Sector 12, some of them Pinned, on whatever level. */
function crowd(rng: Rng): State {
  const middle = oneOf(cubes, rng)
  const near = cubes.filter(({ c, r }) => Math.abs(c - middle.c) <= 2 && Math.abs(r - middle.r) <= 2)
  const refs = Array.from({ length: 10 }, (_, index) => `${index % 2 === 0 ? 'A' : 'B'}${index}`)
  const models = Object.fromEntries(
    refs.map((ref): [string, Placing] => [
      ref,
      { profile: oneOf(PROFILES, rng), pinned: rng.below(4) === 0, as: rng.below(5) === 0 ? { size: 2 } : {} },
    ]),
  )
  const empty = laid({ models, items: { t1: { kind: 'ammo', in: cubeId(middle) } }, command: { A: 'DICE', B: 'DICE DICE' } })
  let state: State = { ...empty, battlefield: sector12, tabletop: { ...empty.tabletop, terrain: terrainOf(sector12) } }
  for (const ref of refs) {
    const cube = oneOf(near, rng)
    const model = state.models[ref]
    const pose = firstPlaceIn(state, ref, cubeId(cube))
    const fits = model && sizesIn(state, cubeId(cube), model.seat) + model.profile.size <= capacityOf(sector12, cube)
    if (!model || !pose || !fits) continue
    const radius = model.profile.silhouette.base
    state = {
      ...state,
      models: { ...state.models, [ref]: { ...model, pinned: model.pinned && model.profile.id !== 'drone', standing: 'board' } },
      tabletop: { ...state.tabletop, pieces: { ...state.tabletop.pieces, [ref]: { ref, radius, pose } } },
    }
  }
  return state
}

function begun(state: State, rng: Rng): (typeof deadzone)['begin'] {
  const on = Object.values(state.models).filter(({ standing }) => standing === 'board')
  const { ref: model, seat: by } = oneOf(on, rng)
  const how = oneOf(['move', 'sprint', 'teleport', 'ability'] as const, rng)
  const cube = cubeFrom(cubeOf(state, model))
  const air: Cube = { ...cube, c: Math.min(8, cube.c + 1), z: cube.z }
  const calls: readonly (typeof deadzone)['begin'][] = [
    { call: 'move', local: { model, by, most: 1 + rng.below(3), how } },
    { call: 'move', local: { model, by, most: 2, how: 'sprint' } },
    { call: 'thrown', local: { model, by, pins: rng.below(2) === 0, from: oneOf(on, rng).ref } },
    { call: 'scatter', local: { model, pins: rng.below(2) === 0 } },
    { call: 'fall', local: { model, cube: cubeId(air), voluntary: false } satisfies Calls['fall'] },
    { call: 'stand up', local: { model, by } },
  ]
  return oneOf(calls, rng)
}

/** DZ-TER-09, DZ-CAP-01: everybody stands on a floor of his cube, and no side fills a cube over. */
function check(state: State, before: State): void {
  for (const { ref, standing, seat } of Object.values(state.models)) {
    if (standing !== 'board') continue
    const id = cubeOf(state, ref)
    expect(isStandable(sector12, cubeFrom(id)), `${ref} stands in ${id}`).toBe(true)
    expect(state.tabletop.pieces[ref]?.pose.on).toBe(groundRef(sector12, cubeFrom(id)))
    const isNew = cubeOf(before, ref) !== id
    if (isNew) expect(sizesIn(state, id, seat), `${ref} in ${id}`).toBeLessThanOrEqual(capacityOf(sector12, cubeFrom(id)))
  }
  expect(SIDES.every((seat) => state.sides[seat].command.length <= 2)).toBe(true)
}

const SEEDS = Number(process.env.SEEDS ?? 60)
test('DZ-MOV-04, DZ-CAP-01, DZ-SCA-07: whatever is moved and thrown about, all stand on floors and within capacity, and every question has a legal answer for who gives none', () => {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const rng = seeded(seed)
    const before = crowd(rng)
    const play = playing(before, begun(before, rng))
    for (let answers = 0; play.open.length > 0; answers++) {
      expect(answers, `seed ${seed}: ${play.open.join()}`).toBeLessThan(60)
      const [decision] = play.snapshot.pending
      if (!decision) break
      const { seat, subject, choice, fallback } = decision
      expect(play.verdict(seat as never, subject, fallback), `seed ${seed}: the fallback of ${subject}`).toEqual({
        allowed: true,
      })
      const sampled =
        rng.below(5) === 0 ? undefined : TABLE_SHAPES[choice.shape]?.sample(choice as never, play.state.tabletop, rng)
      play.answer(seat as never, subject, sampled ?? fallback)
      check(play.state, before)
    }
  }
})
