/** Ready and random battlefields (6.7, DZ-TER-02 to 04): what is said of them is so; what is wrong with one is found. */
import { describe, expect, test } from 'vitest'
import { MAPS } from '../../../src/games/deadzone/content/maps'
import { MISSION } from '../../../src/games/deadzone/content/missions'
import { battlefieldOf } from '../../../src/games/deadzone/rules/battlefields'
import type { Battlefield } from '../../../src/games/deadzone/rules/board'
import {
  floorUnder,
  highestIn,
  holdsSize,
  isHalf,
  isRamp,
  objectiveCube,
  standableCubes,
} from '../../../src/games/deadzone/rules/facts/board'
import { built } from '../../../src/games/deadzone/rules/facts/built'
import { cubeFrom, cubeId } from '../../../src/games/deadzone/rules/facts/cubes'
import { isPointSymmetric, turned } from '../../../src/games/deadzone/rules/facts/turned'
import { generated } from '../../../src/games/deadzone/rules/generate'
import { buildingsOf, emptyBlocks, mapFaults, walkable } from '../../../src/games/deadzone/rules/map-faults'
import { seeded } from '../../../src/kernel'
import { battlefield } from './scenes'

const PATROL = MISSION.patrol
const faults = (field: Battlefield) => mapFaults(field, PATROL.objectives).map(({ fault }) => fault)

describe('ready battlefields', () => {
  test.each(Object.entries(MAPS))('DZ-TER-02, DZ-TER-03, DZ-TER-04, DZ-OBJ-01: nothing is wrong with %s', (_, field) => {
    expect(mapFaults(field, PATROL.objectives)).toEqual([])
    expect(isPointSymmetric(field)).toBe(true)
  })
  test('Sector 12 is what was checked of it: 80 cubes, 76 of them full, objectives on the roofs of the command posts', () => {
    const field = MAPS['sector-12']
    const cubes = standableCubes(field)
    const full = cubes.filter((cube) => !isHalf(floorUnder(field, cube)))
    expect([cubes.length, full.length]).toEqual([80, 76])
    expect([1, 2, 3].map((size) => walkable(field, '1-1-1', size).size)).toEqual([80, 80, 76])
    expect(PATROL.objectives.map((square) => objectiveCube(field, square))).toEqual(['8-2-1', '1-7-1', '6-4-2', '3-5-2'])
  })
  test('DZ-TER-17: the Foundry has a ramp for each side, and Vehicles come up by it', () => {
    const ramps = standableCubes(MAPS.foundry).filter((cube) => isRamp(floorUnder(MAPS.foundry, cube)))
    expect(ramps.map(cubeId)).toEqual(['1-6-1', '8-3-1'])
    expect(highestIn(MAPS.foundry, 4, 4).z).toBe(3)
  })
  test('DZ-TER-07: turned by any quarter they are as good', () => {
    for (const field of Object.values(MAPS))
      for (const degrees of [90, 180, 270] as const) {
        const found = mapFaults(turned(field, degrees))
        expect(found).toEqual([])
      }
  })
  test('they are chosen by name, by seed, or brought along', () => {
    expect(battlefieldOf('foundry', PATROL)).toBe(MAPS.foundry)
    const own = battlefield({ floors: { '4-4-2': 'floor' } })
    expect(battlefieldOf({ battlefield: own }, PATROL)).toBe(own)
    expect(battlefieldOf({ seed: 4 }, PATROL)).toEqual(battlefieldOf({ seed: 4 }, PATROL))
    expect(() => battlefieldOf('atlantis', PATROL)).toThrow('atlantis')
  })
})

describe('what is wrong with a battlefield', () => {
  test('panels and floors off the board, and floors on the ground', () => {
    expect(faults(battlefield({ panels: { '8-4-1 E': 'full' } }))).toEqual(['off-board'])
    expect(faults({ panels: {}, floors: { '9-4-2': 'floor', '4-4-7': 'floor' } })).toEqual(['off-board', 'off-board'])
    expect(faults(battlefield({ floors: { '4-4-1': 'half-ew' } }))).toEqual(['ground-floor'])
  })
  test('DZ-TER-03: a block of three by three squares without a building; walkways alone are none', () => {
    expect(emptyBlocks(battlefield({}))).toHaveLength(36)
    expect(emptyBlocks(battlefield({ floors: { '4-4-2': 'floor' } }))).toHaveLength(27)
    expect(emptyBlocks(battlefield({ floors: { '4-4-2': 'half-ew' } }))).toHaveLength(36)
  })
  test('DZ-TER-02: more large buildings than small ones', () => {
    const block = (c: number, r: number) =>
      [
        [c, r],
        [c + 1, r],
        [c, r + 1],
      ] as const
    const field = built(
      [...block(1, 1), ...block(5, 5), [1, 6] as const].map(([c, r]) => ({
        at: [c, r] as const,
        storeys: [],
        floors: { 2: 'floor' as const },
      })),
    )
    expect(buildingsOf(field).map((squares) => squares.length)).toEqual([3, 1, 3])
    expect(faults(field)).toContain('more-large-than-small')
    expect(faults(MAPS['sector-12'])).not.toContain('more-large-than-small')
  })
  test('floors that rest on nothing, panels in the air, ramps that lead nowhere', () => {
    const of = (position: Parameters<typeof battlefield>[0], fault: string) =>
      mapFaults(battlefield(position))
        .filter((one) => one.fault === fault)
        .map(({ at }) => at)
    expect(of({ floors: { '4-4-2': 'floor' } }, 'unsupported-floor')).toEqual(['4-4-2'])
    expect(of({ floors: { '4-4-2': 'floor', '5-4-2': 'half-ew' }, panels: { '4-4-1 N': 'full' } }, 'unsupported-floor')).toEqual(
      [],
    )
    expect(of({ floors: { '4-4-2': 'floor' }, panels: { '4-4-1 N': 'low' } }, 'unsupported-floor')).toEqual(['4-4-2'])
    expect(of({ panels: { '4-4-2 E': 'full', '4-5-1 E': 'full' } }, 'panel-in-air')).toEqual(['4-4-2 E'])
    const ramp = { '4-4-1': 'ramp-N' } as const
    expect(of({ floors: ramp }, 'ramp-blocked')).toEqual(['4-4-1'])
    expect(of({ floors: { ...ramp, '4-3-2': 'floor' } }, 'ramp-blocked')).toEqual([])
    expect(of({ floors: { ...ramp, '4-3-2': 'floor', '4-4-2': 'floor' } }, 'ramp-blocked')).toEqual(['4-4-1'])
  })
  test('cubes and objectives where nobody comes, by Size', () => {
    // A roof without a wall to climb, on the square of an objective.
    const field = battlefield({ floors: { '6-4-2': 'floor', '2-2-2': 'floor' } })
    const found = mapFaults(field, PATROL.objectives).filter(({ fault }) => fault.endsWith('unreachable'))
    expect(found.filter(({ size }) => size === 1)).toEqual([
      { fault: 'unreachable', at: '2-2-2', size: 1 },
      { fault: 'objective-unreachable', at: '6-4-2', size: 1 },
    ])
    expect(found.filter(({ size }) => size === 3).every(({ advice }) => advice)).toBe(true)
  })
  test('two panels at one side are a mistake of whoever writes them', () => {
    const twice = () =>
      built([
        { at: [2, 2], storeys: [{ E: 'full' }] },
        { at: [3, 2], storeys: [{ W: 'low' }] },
      ])
    expect(twice).toThrow('two panels at 2-2-1 E')
  })
})

describe('random battlefields', () => {
  const SEEDS = Array.from({ length: 24 }, (_, index) => index + 1)
  const fields = SEEDS.map((seed) => generated(seed))
  test.each(Object.values(MISSION))(
    'DZ-TER-02, DZ-TER-03, DZ-TER-04: for $id they are fair and without faults, zones are clear',
    (set) => {
      const storeys = new Set<number>()
      for (const seed of SEEDS) {
        const field = battlefieldOf({ seed }, set)
        const found = mapFaults(field, set.objectives).filter(({ size }) => size !== 3)
        expect([seed, found]).toEqual([seed, []])
        expect(isPointSymmetric(field)).toBe(true)
        for (const { c, r } of [...set.zones.red, ...set.zones.blue]) expect(highestIn(field, c, r).z).toBe(1)
        for (const { z } of standableCubes(field)) storeys.add(z)
      }
      expect([...storeys].sort()).toEqual([1, 2, 3])
    },
  )
  test('a seed is one battlefield, another seed another', () => {
    const all = fields.map((field) => JSON.stringify(field))
    expect(new Set(all).size).toBe(SEEDS.length)
    expect(JSON.stringify(generated(1))).toBe(all[0])
  })
  test('walkways, barricades, hatches and every kind of panel come about', () => {
    const kinds = new Set(fields.flatMap(({ panels, floors }) => [...Object.values(panels), ...Object.values(floors)]))
    expect([...kinds].sort()).toEqual([
      'doorL',
      'floor',
      'full',
      'half-ew',
      'half-ns',
      'hatch-2',
      'hatch-floor-2',
      'low',
      'winM',
      'winS',
    ])
  })
  test('big models come to every full tile on most of them', () => {
    const good = fields.filter((field) => {
      const reached = walkable(field, '1-1-1', 3)
      return standableCubes(field).every((cube) => !holdsSize(field, cube, 3) || reached.has(cubeId(cube)))
    })
    expect(good.length).toBeGreaterThan(SEEDS.length / 3)
  })
  test('numbers by seed are the same everywhere, and spread', () => {
    const rng = seeded(1)
    expect(Array.from({ length: 6 }, () => rng.below(100))).toEqual([67, 33, 87, 21, 3, 52])
    expect(cubeFrom('1-1-1')).toEqual({ c: 1, r: 1, z: 1 })
  })
})
