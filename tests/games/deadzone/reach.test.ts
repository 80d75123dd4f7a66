/** Everywhere a model may go (DZ-MOV, DZ-SPR, DZ-LVL-06 to 11, DZ-CAP-01): the stations of a route. */
import { describe, expect, test } from 'vitest'
import { MAPS } from '../../../src/games/deadzone/content/maps'
import { holdsSize, isStandable } from '../../../src/games/deadzone/rules/facts/board'
import { cubeFrom, cubeOf } from '../../../src/games/deadzone/rules/facts/cubes'
import { onFoot } from '../../../src/games/deadzone/rules/facts/movers'
import { firstPlaceIn } from '../../../src/games/deadzone/rules/facts/places'
import { fallHeight, reachOf, readStation, standsIn } from '../../../src/games/deadzone/rules/facts/reach'
import { canStep } from '../../../src/games/deadzone/rules/facts/steps'
import type { State } from '../../../src/games/deadzone/rules/state'
import type { MoveHow } from '../../../src/games/deadzone/rules/terms/moves'
import type { Route } from '../../../src/table/choice'
import { judgeRoute } from '../../../src/table/judge-route'
import type { Pose } from '../../../src/table/piece'
import { type Laid, laid, type Placing, playing, type Spot } from './scenes'

const one = (at: Spot, more: Partial<Placing> = {}): Placing => ({ profile: 'warrior', at, ...more })
const sized = (at: Spot, size: 1 | 2 | 3 | 4): Placing => one(at, { as: { size } })
const reach = (position: Laid, most = 1, how: MoveHow = 'move'): Route => reachOf(laid(position), 'A1', most, how)
const ends = (route: Route): readonly string[] => Object.keys(route.ends).sort()
const why = (route: Route, to: string): string | undefined =>
  route.barred[to]?.key ??
  Object.values(route.steps)
    .flat()
    .find((step) => step.to === to && step.refused)?.refused?.key
/** Whether a way is a legal answer, ending somewhere in its last cube. */
function way(state: State, stations: readonly string[], most: number): boolean | string {
  const route = reachOf(state, 'A1', most)
  const pose = firstPlaceIn(state, 'A1', standsIn(stations.at(-1) ?? route.from)) as Pose
  const verdict = judgeRoute(route, { stations, pose }, state.tabletop)
  return verdict.allowed || verdict.reason.key
}

describe('moves', () => {
  test('R3: DZ-MOV-02, DZ-MOV-03, AMB-04: with Speed 1 the eight cubes around and its own; with Speed 2 all of 25', () => {
    expect(ends(reach({ models: { A1: one('4-4-1') } }))).toHaveLength(9)
    const two = reach({ models: { A1: one('4-4-1') } }, 2, 'sprint')
    expect(ends(two)).toHaveLength(25)
    expect(ends(two)).toContain('6-6-1')
    expect(ends(two)).not.toContain('7-4-1')
  })
  test('DZ-SPR-01: a Sprint goes as a Move goes, only farther', () => {
    const position: Laid = { models: { A1: one('4-4-1'), B1: one('5-4-1') }, panels: { '4-4-1 N': 'full' } }
    expect(reach(position, 2, 'sprint')).toEqual(reach(position, 2, 'move'))
  })
  test('a refused cube tells what keeps it out, once, and only if there is no way round', () => {
    const shut = { '4-4-1 E': 'full', '5-3-1 S': 'full', '5-4-1 S': 'full', '5-4-1 E': 'full' } as const
    const route = reach({ models: { A1: one('4-4-1') }, panels: shut, floors: { '5-4-2': 'floor' } }, 2)
    expect(why(route, '5-4-1')).toBe('side-blocked')
    expect(ends(route)).not.toContain('5-4-1')
    const round = reach({ models: { A1: one('4-4-1') }, panels: { '4-4-1 E': 'full' } }, 2)
    expect(why(round, '5-4-1')).toBeUndefined()
    expect(ends(round)).toContain('5-4-1')
  })
  test('G27: DZ-CAP-01, AMB-28: four of Size 1 are a full cube for their own side, not for the other', () => {
    const four = (seat: 'A' | 'B') =>
      Object.fromEntries(
        (
          [
            [9.5, 9.5],
            [11.5, 9.5],
            [9.5, 11.5],
            [11.5, 11.5],
          ] as const
        ).map((at, i) => [`${seat}${i + 2}`, one(at)]),
      )
    const own = reach({ models: { A1: one('5-4-1'), ...four('A') } })
    expect([why(own, '4-4-1'), ends(own).includes('4-4-1')]).toEqual(['no-capacity', false])
    expect(own.barred['4-4-1']?.says).toEqual({ cube: '4-4-1', used: 4, capacity: 4, size: 1 })
    expect(ends(reach({ models: { A1: one('5-4-1'), ...four('B') } }))).toContain('4-4-1')
  })
  test('DZ-CAP-01, DZ-PROF-07: Sizes are added up; where one stands oneself does not count', () => {
    const pair = (size: 1 | 2 | 3 | 4) => reach({ models: { A1: sized('5-4-1', size), A2: sized('4-4-1', 2) } })
    expect([pair(2), pair(3)].map((route) => ends(route).includes('4-4-1'))).toEqual([true, false])
    expect(ends(reach({ models: { A1: sized('4-4-1', 4) } }))).toContain('4-4-1')
  })
  test('AMB-27, DZ-MOV-04: a full cube may be passed, not ended in', () => {
    const models = {
      A1: one('3-4-1'),
      ...Object.fromEntries(
        (
          [
            [9.5, 9.5],
            [11.5, 9.5],
            [9.5, 11.5],
            [11.5, 11.5],
          ] as const
        ).map((at, i) => [`A${i + 2}`, one(at)]),
      ),
    }
    const state = laid({ models, panels: { '3-4-1 N': 'full', '3-4-1 S': 'full', '4-4-1 N': 'full', '4-4-1 S': 'full' } })
    expect(way(state, ['4-4-1', '5-4-1'], 2)).toBe(true)
    expect(way(state, ['4-4-1'], 2)).toBe('no-capacity')
  })
  test('DZ-ENG-03: enemies end a route; whoever lies Pinned, too', () => {
    for (const pinned of [false, true]) {
      const corridor = { '3-4-1 N': 'full', '3-4-1 S': 'full', '4-4-1 N': 'full', '4-4-1 S': 'full' } as const
      const state = laid({ models: { A1: one('3-4-1'), B1: one('4-4-1', { pinned }) }, panels: corridor })
      expect([way(state, ['4-4-1'], 2), way(state, ['4-4-1', '5-4-1'], 2)]).toEqual([true, 'no-such-step'])
    }
  })
  test('DZ-ENG-10: from among enemies one may go; back among them is no way through', () => {
    const state = laid({ models: { A1: one('3-4-1'), B1: one([7, 10]) } })
    expect(cubeOf(state, 'B1')).toBe('3-4-1')
    expect(way(state, ['4-4-1', '5-4-1'], 2)).toBe(true)
    expect(way(state, ['4-4-1', '3-4-1'], 2)).toBe('no-such-step')
  })
  test('an enemy cube that one could not stop in is not entered', () => {
    const models = { A1: sized('3-4-1', 3), A2: sized([9.8, 9.8], 2), B1: one([11.4, 11.4]) }
    const route = reach({ models }, 1)
    expect(why(route, '4-4-1')).toBe('no-capacity')
    expect(route.steps['3-4-1']?.find(({ to }) => to === '4-4-1')?.refused?.rule).toBe('DZ-CAP-01')
  })
  test('Scouts keep out of cubes with anybody in them', () => {
    const position: Laid = { models: { A1: one('3-4-1'), A2: one('4-4-1'), B1: one('3-5-1') } }
    const route = reach(position, 2, 'pregame')
    expect(['4-4-1', '3-5-1', '4-3-1'].map((cube) => ends(route).includes(cube))).toEqual([false, false, true])
  })
  test('DZ-TER-12: a big model crosses a walkway, and does not stay there', () => {
    const floors = { '3-4-2': 'floor', '4-4-2': 'half-ew', '5-4-2': 'floor' } as const
    const state = laid({ models: { A1: sized('3-4-2', 3) }, floors })
    expect([way(state, ['4-4-2', '5-4-2'], 2), way(state, ['4-4-2'], 2)]).toEqual([true, 'walkway-narrow'])
    const two = laid({ models: { A1: one('3-4-2'), A2: one([10.2, 10.5, 2]), A3: one([11.4, 10.5, 2]) }, floors })
    expect(way(two, ['4-4-2'], 1)).toBe('no-capacity')
  })
})

describe('walls and air', () => {
  const wall = { panels: { '4-4-1 N': 'full', '4-3-2 S': 'full' }, floors: { '4-3-2': 'floor', '4-3-3': 'floor' } } as const
  test('DZ-LVL-06, AMB-08: two levels up along a wall, hanging on the way; nobody ends hanging', () => {
    const state = laid({ models: { A1: one('4-4-1') }, ...wall })
    expect(way(state, ['4-4-2', '4-3-3'], 2)).toBe(true)
    expect(reachOf(state, 'A1', 2).barred['4-4-2']?.key).toBe('only-hanging')
    expect(Object.keys(reachOf(state, 'A1', 1).barred)).toEqual([])
  })
  test('G48: DZ-MOV-04, DZ-LVL-07, DZ-LVL-08, DZ-FAL-01: off a roof into the air: one level is a jump, two are a fall', () => {
    const low = laid({ models: { A1: one('3-4-2') }, floors: { '3-4-2': 'floor' } })
    expect([way(low, ['4-4-2>4-4-1'], 1), fallHeight('3-4-2', '4-4-1')]).toEqual([true, 1])
    const high = laid({ models: { A1: one('3-4-3') }, floors: { '3-4-3': 'floor' } })
    expect([way(high, ['4-4-3>4-4-1'], 1), fallHeight('3-4-3', '4-4-1')]).toEqual([true, 2])
    // The same fall by way of the next lower level is not offered twice.
    expect(ends(reachOf(high, 'A1', 1)).filter((station) => standsIn(station) === '4-4-1')).toEqual(['4-4-3>4-4-1'])
    expect(readStation('4-4-3>4-4-1')).toEqual({ cube: '4-4-3', lands: '4-4-1' })
  })
  test('DZ-LVL-06, DZ-LVL-08, DZ-FAL-01: who lets go of a wall falls from where he hung', () => {
    const position: Laid = {
      models: { A1: one('3-4-2') },
      panels: { '3-4-2 N': 'full', '3-4-1 W': 'full' },
      floors: { '3-4-2': 'floor', '3-3-2': 'floor', '3-3-3': 'floor' },
    }
    const stations = ['3-4-3', '4-4-3>4-4-1']
    expect(way(laid(position), stations, 2)).toBe(true)
    const play = playing(position, { call: 'move', local: { model: 'A1', by: 'A', most: 2, how: 'sprint' } })
    play.answer('A', 'move where', { stations, pose: firstPlaceIn(play.state, 'A1', '4-4-1') as Pose })
    expect(play.state.test?.attack).toMatchObject({ of: 'gravity', dice: { total: 5 } })
  })
  test('DZ-FAL-04, DZ-LVL-11: after a fall only a Jump Pack goes on', () => {
    const state = (profile: 'warrior' | 'enforcer') =>
      laid({ models: { A1: one('3-4-3', { profile }) }, floors: { '3-4-3': 'floor' } })
    expect(way(state('warrior'), ['4-4-3>4-4-1', '5-4-1'], 2)).toBe('no-such-step')
    expect(way(state('enforcer'), ['4-4-3>4-4-1', '5-4-1'], 2)).toBe(true)
  })
  test('DZ-FAL-06: nobody jumps where he has no room to land', () => {
    const models = { A1: sized('3-4-3', 2), A2: sized('4-4-1', 3) }
    expect(ends(reach({ models, floors: { '3-4-3': 'floor' } })).filter((station) => standsIn(station) === '4-4-1')).toEqual([])
  })
  test('AMB-50: who jumps may land on a walkway or fall past it', () => {
    const floors = { '3-4-4': 'floor', '4-4-2': 'half-ns' } as const
    const drops = ends(reach({ models: { A1: one('3-4-4') }, floors })).filter((station) => station.startsWith('4-4-4>'))
    expect(drops).toEqual(['4-4-4>4-4-1', '4-4-4>4-4-2'])
    expect(ends(reach({ models: { A1: sized('3-4-4', 3) }, floors })).filter((station) => station.startsWith('4-4-4>'))).toEqual([
      '4-4-4>4-4-1',
    ])
  })
  test('DZ-LVL-11: a Jump Pack crosses one cube of air, not two; others not one', () => {
    const gap = (profile: 'warrior' | 'enforcer', to: number) =>
      way(
        laid({ models: { A1: one('3-4-3', { profile }) }, floors: { '3-4-3': 'floor', [`${to}-4-3`]: 'floor' } }),
        to === 5 ? ['4-4-3', '5-4-3'] : ['4-4-3', '5-4-3', '6-4-3'],
        3,
      )
    expect([gap('enforcer', 5), gap('enforcer', 6), gap('warrior', 5)]).toEqual([true, 'no-such-step', 'no-such-step'])
  })
  test('DZ-LVL-10: a Vehicle neither hangs nor jumps', () => {
    const bike = one('3-4-2', { as: { abilities: [{ name: 'vehicle' }] } })
    const route = reach({ models: { A1: bike }, floors: { '3-4-2': 'floor', '3-3-2': 'floor' } }, 2)
    expect(ends(route)).toEqual(['3-3-2', '3-4-2'])
    expect(why(route, '4-4-1')).toBe('vehicle-level')
  })
  test('Flight crosses any gap and cubes held by enemies, and ends where it can stand', () => {
    const bird = one('3-4-2', { as: { abilities: [{ name: 'flight' }] } })
    const state = laid({ models: { A1: bird, B1: one('4-4-1') }, floors: { '3-4-2': 'floor', '6-4-2': 'floor' } })
    expect(way(state, ['4-4-2', '5-4-2', '6-4-2'], 3)).toBe(true)
    expect(way(state, ['4-4-1', '5-4-1'], 3)).toBe(true)
    expect(way(state, ['4-4-1'], 3)).toBe(true)
  })
})

test('DZ-MOV-04, DZ-CAP-01: on a whole battlefield the stations of a walk are those found cube by cube', () => {
  const field = MAPS['sector-12']
  for (const from of ['1-1-1', '3-2-1', '2-3-3', '6-4-2', '4-3-2', '8-8-1']) {
    const state = laid({ models: { A1: one(from), B1: one('4-4-1'), A2: one('5-5-1') }, ...field })
    for (const most of [1, 2, 3]) {
      const mine = Object.keys(reachOf(state, 'A1', most).ends).filter((station) => !station.includes('>'))
      // Every cube by name, step after step; hanging on walls leads further, so only what is found this way must be there.
      let reached = new Set([from])
      for (let step = 0; step < most; step++) {
        const next = new Set(reached)
        for (const at of reached) {
          if (at === '4-4-1') continue
          for (let c = 1; c <= 8; c++)
            for (let r = 1; r <= 8; r++)
              for (let z = 1; z <= 4; z++) {
                const to = `${c}-${r}-${z}`
                if (
                  isStandable(field, cubeFrom(to)) &&
                  holdsSize(field, cubeFrom(to), 1) &&
                  canStep(field, at, to, onFoot(1)).allowed
                )
                  next.add(to)
              }
        }
        reached = next
      }
      expect([...reached].filter((cube) => !mine.includes(cube))).toEqual([])
      if (most === 1) expect([...mine].sort()).toEqual([...reached].sort())
    }
  }
})
