/** Places in a cube (DZ-POS) and making room (DZ-CAP-02 to 05). */
import { describe, expect, test } from 'vitest'
import { CUBE, inches, OFF_SIDES, TOLERANCE } from '../../../src/games/deadzone/rules/constants'
import { standableCubes } from '../../../src/games/deadzone/rules/facts/board'
import { cubeFrom, cubeOf, cubeOfPose, middleOf } from '../../../src/games/deadzone/rules/facts/cubes'
import { roomFor } from '../../../src/games/deadzone/rules/facts/packing'
import {
  centreArea,
  endingRegion,
  firstPlaceIn,
  placeIn,
  regionIn,
  standsFreely,
} from '../../../src/games/deadzone/rules/facts/places'
import { poseIn } from '../../../src/games/deadzone/rules/facts/terrain'
import { generated } from '../../../src/games/deadzone/rules/generate'
import type { State } from '../../../src/games/deadzone/rules/state'
import { seeded } from '../../../src/kernel'
import { judgePlace } from '../../../src/table/judge'
import type { Pose } from '../../../src/table/piece'
import { type Laid, laid, type Placing, type Spot, spot } from './scenes'

const sized = (at: Spot | undefined, size: 1 | 2 | 3 | 4, more: Partial<Placing> = {}): Placing => ({
  profile: 'warrior',
  ...(at === undefined ? {} : { at }),
  as: { size },
  ...more,
})
/** Why A1 may not stand at a place of the cube 4-4-1, or `free`. */
function stands(x: number, y: number, more: Partial<Laid> = {}, cube = '4-4-1', size: 1 | 2 | 3 | 4 = 1): string {
  const state = laid({
    models: { A1: sized('1-1-1', size), ...more.models },
    ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'models')),
  })
  const verdict = judgePlace(
    { ...placeIn(state, 'A1', cube), region: regionIn(state, 'A1', cube) },
    poseIn(state.battlefield, cubeFrom(cube), spot(x, y)),
    state.tabletop,
  )
  return verdict.allowed ? 'free' : verdict.reason.key
}

describe('where one may stand', () => {
  test('DZ-POS-01, DZ-POS-03: anywhere in the cube, the base over its borders, the centre off its sides', () => {
    expect([stands(10.5, 10.5), stands(9.1, 9.1), stands(11.9, 11.9)]).toEqual(['free', 'free', 'free'])
    expect([stands(9.04, 10.5), stands(9, 10.5), stands(12.5, 10.5)]).toEqual([
      'centre-in-cube',
      'centre-in-cube',
      'centre-in-cube',
    ])
    expect(OFF_SIDES).toBe(inches(0.05))
  })
  test('DZ-POS-03: the whole base stays on the board', () => {
    expect([stands(0.3, 0.3, {}, '1-1-1'), stands(0.5, 0.5, {}, '1-1-1')]).toEqual(['off-table', 'free'])
  })
  test('DZ-POS-03: bases do not overlap, on the same level', () => {
    const models = { B1: sized([10.5, 10.5], 1) }
    expect([stands(11.4, 10.5, { models }), stands(11.49, 10.5, { models })]).toEqual(['base-in-way', 'free'])
    const above = { models: { B1: sized([10.5, 10.5, 2], 1) }, floors: { '4-4-2': 'floor' } } as const
    expect(stands(10.5, 10.5, above)).toBe('free')
    // A neighbour's base that reaches over the line counts, too.
    expect(stands(11.8, 10.5, { models: { B1: sized([12.2, 10.5], 1) } })).toBe('base-in-way')
  })
  test('DZ-POS-03: the base keeps off what is solid below an inch: walls, windows, the frame of a door, not its opening', () => {
    const panel = (kind: 'full' | 'winM' | 'winS' | 'low' | 'doorL') => ({ panels: { '4-4-1 E': kind } })
    for (const kind of ['full', 'winM', 'winS', 'low'] as const)
      expect([kind, stands(11.4, 10.5, panel(kind)), stands(11.6, 10.5, panel(kind))]).toEqual([kind, 'free', 'wall-in-base'])
    expect([stands(11.9, 10.5, panel('doorL')), stands(11.9, 9.6, panel('doorL'))]).toEqual(['free', 'wall-in-base'])
    // A wall of the next cube that begins at the corner.
    expect(stands(11.9, 9.1, { panels: { '5-4-1 N': 'full' } })).toBe('wall-in-base')
    // Of another level nothing is felt.
    expect(stands(11.9, 10.5, { panels: { '4-4-2 E': 'full' }, floors: { '4-4-2': 'floor' } })).toBe('free')
  })
  test('DZ-POS-03: on a roof it may overhang, on a walkway its centre stays on the strip', () => {
    const roof = { floors: { '4-4-2': 'floor' } } as const
    expect(stands(9.1, 10.5, roof, '4-4-2', 3)).toBe('free')
    const walk = { floors: { '4-4-2': 'half-ew' } } as const
    expect([stands(9.1, 10.5, walk, '4-4-2'), stands(10.5, 11.2, walk, '4-4-2'), stands(10.5, 11.3, walk, '4-4-2')]).toEqual([
      'free',
      'free',
      'centre-in-cube',
    ])
    const state = laid({ models: { A1: sized('1-1-1', 1) }, ...walk })
    const ys = centreArea(state, cubeFrom('4-4-2')).map(({ y }) => y)
    expect(Math.max(...ys) - Math.min(...ys)).toBe(inches(1.5))
  })
  test('a pose in a cube of a level stands on its floor', () => {
    const state = laid({ models: { A1: sized('1-1-1', 1) }, floors: { '4-4-2': 'floor', '5-5-1': 'ramp-N' } })
    const pose = firstPlaceIn(state, 'A1', '4-4-2')
    expect(pose).toEqual({ at: middleOf({ c: 4, r: 4 }), on: 'floor 4-4-2', heading: 0 })
    expect(cubeOfPose(state.tabletop, pose as Pose)).toBe('4-4-2')
    expect(cubeOfPose(state.tabletop, firstPlaceIn(state, 'A1', '5-5-1') as Pose)).toBe('5-5-1')
  })
})

describe('room', () => {
  const shiftedIn = (state: State, ref: string, cube: string) => {
    const { shifted, overlaps } = roomFor(state, ref, cube)
    return { shifted: shifted.map((one) => one.ref), overlaps }
  }
  /** The state with everybody where the packing says. */
  const packed = (state: State, ref: string, cube: string): State => {
    const room = roomFor(state, ref, cube)
    const radius = state.models[ref]?.profile.silhouette.base ?? 0
    const own = { ref, radius, pose: room.pose }
    const others = room.shifted.map(
      (one) => [one.ref, { ...(state.tabletop.pieces[one.ref] as typeof own), pose: one.pose }] as const,
    )
    return {
      ...state,
      tabletop: { ...state.tabletop, pieces: { ...state.tabletop.pieces, ...Object.fromEntries(others), [ref]: own } },
    }
  }

  test('DZ-CAP-02, DZ-CAP-05: nobody is shifted while there is a free place; the nearest to the wish is found', () => {
    const state = laid({ models: { A1: sized('1-1-1', 1), B1: sized([10.5, 10.5], 2) } })
    const room = roomFor(state, 'A1', '4-4-1', spot(10.6, 10.5))
    expect(room.shifted).toEqual([])
    expect(room.overlaps).toBe(false)
    const away = Math.hypot(room.pose.at.x - spot(10.6, 10.5).x, room.pose.at.y - spot(10.6, 10.5).y)
    expect(away).toBeLessThan(inches(1.5))
    expect(standsFreely(packed(state, 'A1', '4-4-1'), 'A1')).toBe(true)
  })
  test('DZ-CAP-03: friends are shifted first, and no enemy while that is enough', () => {
    // A big friend in the middle of a walled cube, an enemy in its corner.
    const state = laid({
      models: { A1: sized('1-1-1', 2), A2: sized([10.5, 10.5], 2), B1: sized([9.5, 9.5], 1) },
      panels: { '4-4-1 N': 'full', '4-4-1 S': 'full', '4-4-1 E': 'full', '4-4-1 W': 'full' },
    })
    expect(firstPlaceIn(state, 'A1', '4-4-1')).toBeUndefined()
    expect(shiftedIn(state, 'A1', '4-4-1')).toEqual({ shifted: ['A2'], overlaps: false })
    const after = packed(state, 'A1', '4-4-1')
    expect(['A1', 'A2', 'B1'].map((ref) => [standsFreely(after, ref), cubeOf(after, ref)])).toEqual([
      [true, '4-4-1'],
      [true, '4-4-1'],
      [true, '4-4-1'],
    ])
  })
  test('DZ-CAP-03, DZ-CAP-04: enemies are shifted where friends are not enough, and nobody leaves the cube', () => {
    const state = laid({
      models: { A1: sized('1-1-1', 2), B1: sized([10.5, 10.5], 2) },
      panels: { '4-4-1 N': 'full', '4-4-1 S': 'full', '4-4-1 E': 'full', '4-4-1 W': 'full' },
    })
    expect(shiftedIn(state, 'A1', '4-4-1')).toEqual({ shifted: ['B1'], overlaps: false })
    const after = packed(state, 'A1', '4-4-1')
    expect(['A1', 'B1'].map((ref) => [standsFreely(after, ref), cubeOf(after, ref)])).toEqual([
      [true, '4-4-1'],
      [true, '4-4-1'],
    ])
  })
  test('DZ-CAP-05, AMB-59: where bases have no place at all they overlap, and stay in the cube', () => {
    const state = laid({
      models: { A1: sized('1-1-1', 4), B1: sized([10.5, 10.5], 4) },
      panels: { '4-4-1 N': 'full', '4-4-1 S': 'full', '4-4-1 E': 'full', '4-4-1 W': 'full' },
    })
    const room = roomFor(state, 'A1', '4-4-1')
    expect([room.overlaps, room.shifted]).toEqual([true, []])
    expect(cubeOfPose(state.tabletop, room.pose)).toBe('4-4-1')
    const region = endingRegion(state, 'A1', '4-4-1')
    expect(region.keep.every(({ why }) => why.key === 'wall-in-base')).toBe(true)
    expect(judgePlace({ ...placeIn(state, 'A1', '4-4-1') }, room.pose, state.tabletop).allowed).toBe(true)
  })
  test('DZ-CAP-02: with room, the region keeps off the bases', () => {
    const state = laid({ models: { A1: sized('1-1-1', 1), B1: sized([10.5, 10.5], 1) } })
    expect(endingRegion(state, 'A1', '4-4-1').keep.map(({ ref }) => ref)).toEqual(['B1'])
  })
  test('DZ-CAP-05: in crowded cubes of random battlefields whatever is packed stands free, in its cube, shifted as said', () => {
    const rng = seeded(7)
    const field = generated(4)
    const cubes = standableCubes(field)
    let shifts = 0
    let overlaps = 0
    for (let tried = 0; tried < 60; tried++) {
      const cube = cubes[rng.below(cubes.length)]
      if (!cube) continue
      const id = `${cube.c}-${cube.r}-${cube.z}`
      const sizes = [1, 1, 1, 2] as const
      // Placed one after the other where they fit, at random wishes.
      let state = laid({
        models: Object.fromEntries(
          ['A1', 'A2', 'B1', 'B2', 'B3'].map((ref) => [ref, sized(undefined, sizes[rng.below(4)] ?? 1)]),
        ),
        ...field,
      })
      for (const ref of Object.keys(state.models)) {
        const middle = middleOf(cube)
        const wish = { x: middle.x - CUBE / 2 + rng.below(CUBE), y: middle.y - CUBE / 2 + rng.below(CUBE) }
        const room = roomFor(state, ref, id, wish)
        const radius = state.models[ref]?.profile.silhouette.base ?? 0
        const put = [...room.shifted, { ref, pose: room.pose }].map(
          (one) =>
            [
              one.ref,
              { ref: one.ref, radius: one.ref === ref ? radius : (state.tabletop.pieces[one.ref]?.radius ?? 0), pose: one.pose },
            ] as const,
        )
        const pieces = { ...state.tabletop.pieces, ...Object.fromEntries(put) }
        state = {
          ...state,
          tabletop: { ...state.tabletop, pieces },
          models: { ...state.models, [ref]: { ...(state.models[ref] as never as State['models'][string]), standing: 'board' } },
        }
        shifts += room.shifted.length
        if (room.overlaps) {
          overlaps += 1
          break
        }
        for (const other of Object.keys(state.tabletop.pieces)) {
          expect([tried, other, standsFreely(state, other), cubeOf(state, other)]).toEqual([tried, other, true, id])
        }
      }
    }
    expect(shifts).toBeGreaterThan(0)
    expect(overlaps).toBeLessThan(30)
    expect(TOLERANCE.overlap).toBeGreaterThan(0)
  })
})
