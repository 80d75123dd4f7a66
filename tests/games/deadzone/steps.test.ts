/** One step from cube to cube (DZ-TMV, DZ-LVL): which routes scenery leaves open, what one climbs by, what keeps one out. */
import { describe, expect, test } from 'vitest'
import { MAPS } from '../../../src/games/deadzone/content/maps'
import {
  type Battlefield,
  type Cube,
  type CubeId,
  LEVELS,
  type Panel,
  SIDES_OF_CUBE,
} from '../../../src/games/deadzone/rules/board'
import { above, beside, faceId, floorUnder, panelOn, standableCubes } from '../../../src/games/deadzone/rules/facts/board'
import { cubeFrom, cubeId, isOnMat } from '../../../src/games/deadzone/rules/facts/cubes'
import { type Mover, onFoot, THING } from '../../../src/games/deadzone/rules/facts/movers'
import { neighboursOf } from '../../../src/games/deadzone/rules/facts/onward'
import { canStep, isHanging, ordersOf, passesPanel } from '../../../src/games/deadzone/rules/facts/steps'
import { generated } from '../../../src/games/deadzone/rules/generate'
import { INCH } from '../../../src/geometry/types'
import { terrainKind } from '../../../src/table/terrain'
import { battlefield } from './scenes'

const foot = onFoot(1)
const packed: Mover = { ...foot, jumpPack: true }
const flying: Mover = { ...foot, flight: true }
const driving: Mover = { ...foot, vehicle: true }

/** The key of the refusal, or how it goes. */
function going(field: Battlefield, from: CubeId, to: CubeId, mover: Mover = foot): string {
  const verdict = canStep(field, from, to, mover)
  return verdict.allowed ? verdict.way.way : verdict.reason.key
}
const may = (field: Battlefield, from: CubeId, to: CubeId, mover: Mover = foot): boolean =>
  canStep(field, from, to, mover).allowed
/** Four full walls round a square at level 1, and a roof. */
const house = (
  c: number,
  r: number,
): { readonly panels: { [face: string]: Panel }; readonly floors: { [cube: string]: 'floor' } } => ({
  panels: Object.fromEntries(SIDES_OF_CUBE.map((side) => [faceId({ c, r, z: 1 }, side), 'full' as const])),
  floors: { [`${c}-${r}-2`]: 'floor' },
})
function village(squares: readonly (readonly [number, number])[], more: { readonly [face: string]: Panel } = {}): Battlefield {
  const houses = squares.map(([c, r]) => house(c, r))
  return battlefield({
    panels: Object.assign({}, ...houses.map(({ panels }) => panels), more),
    floors: Object.assign({}, ...houses.map(({ floors }) => floors)),
  })
}

describe('the examples of the rulebook', () => {
  test('R3: DZ-MOV-03, DZ-TER-13: on open ground a step leads to the eight cubes around, not two cubes away', () => {
    const field = battlefield({})
    const open = neighboursOf(cubeFrom('4-4-1')).filter((to) => may(field, '4-4-1', cubeId(to)))
    expect(open.map(cubeId).sort()).toEqual(['3-3-1', '3-4-1', '3-5-1', '4-3-1', '4-5-1', '5-3-1', '5-4-1', '5-5-1'])
    expect(going(field, '4-4-1', '6-4-1')).toBe('not-adjacent')
    expect(going(field, '4-4-1', '4-4-1')).toBe('not-adjacent')
  })
  test('R5: DZ-TMV-01, DZ-TMV-03, DZ-PROF-07: through a large window for Sizes 1 and 2, not through a wall', () => {
    const field = battlefield({ panels: { '4-4-1 E': 'winM', '4-4-1 W': 'full' } })
    expect(['5-4-1', '4-5-1', '3-4-1'].map((to) => may(field, '4-4-1', to))).toEqual([true, true, false])
    expect([1, 2, 3, 4].map((size) => may(field, '4-4-1', '5-4-1', onFoot(size)))).toEqual([true, true, false, false])
    expect(canStep(field, '4-4-1', '3-4-1', foot)).toMatchObject({
      reason: { key: 'side-blocked', says: { face: '3-4-1 E', panel: 'full', size: 1 }, rule: 'DZ-TMV-03' },
    })
  })
  test('R6: DZ-TMV-02: of the two routes of a diagonal step one is enough', () => {
    const field = battlefield({ panels: { '4-3-1 W': 'full' } })
    expect(canStep(field, '4-4-1', '3-3-1', foot)).toMatchObject({ way: { cubes: ['4-4-1', '3-4-1', '3-3-1'] } })
    const both = battlefield({ panels: { '4-3-1 W': 'full', '3-4-1 N': 'full' } })
    const verdict = canStep(both, '4-4-1', '3-3-1', foot)
    expect(verdict.allowed).toBe(false)
    expect(verdict.allowed ? [] : verdict.tried.map(({ cubes }) => cubes.join(' '))).toEqual([
      '4-4-1 3-4-1 3-3-1',
      '4-4-1 4-3-1 3-3-1',
    ])
  })
  test('R7: DZ-LVL-03, DZ-LVL-04, DZ-TMV-05: up a wall and over onto the roof; not where a panel stands on its edge', () => {
    const field = village(
      [
        [4, 3],
        [3, 4],
      ],
      { '3-4-2 E': 'full' },
    )
    expect(canStep(field, '4-4-1', '4-3-2', foot)).toMatchObject({
      allowed: true,
      way: { cubes: ['4-4-1', '4-4-2', '4-3-2'], climbs: '4-3-1 S', way: 'climb' },
    })
    const refused = canStep(field, '4-4-1', '3-4-2', foot)
    expect(refused.allowed ? [] : refused.tried.map(({ reason }) => reason.key)).toEqual(['side-blocked', 'side-blocked'])
  })
  test('R8: DZ-TMV-02, DZ-LVL-04: of six routes up a diagonal exactly one is open', () => {
    const field = village(
      [
        [4, 3],
        [3, 4],
        [3, 3],
      ],
      { '4-3-2 W': 'full' },
    )
    expect(canStep(field, '4-4-1', '3-3-2', foot)).toMatchObject({ way: { cubes: ['4-4-1', '4-4-2', '3-4-2', '3-3-2'] } })
    const shut = village(
      [
        [4, 3],
        [3, 4],
        [3, 3],
      ],
      { '4-3-2 W': 'full', '3-4-2 N': 'full' },
    )
    const verdict = canStep(shut, '4-4-1', '3-3-2', foot)
    expect(verdict.allowed ? 0 : verdict.tried.length).toBe(6)
  })
})

describe('sides', () => {
  test('DZ-TMV-03, DZ-TER-10, DZ-TER-16: every panel lets its Sizes through', () => {
    const sizes = (panel: Panel) =>
      [1, 2, 3, 4].filter((size) => may(battlefield({ panels: { '4-4-1 E': panel } }), '4-4-1', '5-4-1', onFoot(size)))
    expect(sizes('open')).toEqual([1, 2, 3, 4])
    expect(sizes('low')).toEqual([1, 2, 3])
    expect(sizes('doorL')).toEqual([1, 2, 3])
    expect(sizes('winM')).toEqual([1, 2])
    expect(sizes('winS')).toEqual([1])
    expect(sizes('full')).toEqual([])
    expect(sizes('hatch-1')).toEqual([1])
    expect(sizes('hatch-3')).toEqual([1, 2, 3])
  })
  test('DZ-TMV-04, DZ-TMV-06, AMB-06: the class of a panel is that of its open share, measured on what stands there', () => {
    const kinds = {
      low: 'dz-wall-low',
      doorL: 'dz-wall-door',
      winM: 'dz-wall-window',
      winS: 'dz-wall-slit',
      full: 'dz-wall',
    } as const
    for (const [panel, kind] of Object.entries(kinds)) {
      const solid = terrainKind(kind).parts.reduce((sum, { outline, bottom, top }) => {
        const xs = outline.map(({ x }) => x)
        return sum + (Math.max(...xs) - Math.min(...xs)) * (top - bottom)
      }, 0)
      const share = 1 - solid / (3 * INCH) ** 2
      const most = share < 0.125 ? 0 : share < 0.375 ? 1 : share < 0.625 ? 2 : share < 0.875 ? 3 : 4
      expect([1, 2, 3, 4].filter((size) => passesPanel(panel as Panel, onFoot(size))).length).toBe(most)
    }
  })
  test('AMB-56: by the ruling, or thrown, a big model goes over a low wall', () => {
    const field = battlefield({ panels: { '4-4-1 E': 'low' } })
    expect(going(field, '4-4-1', '5-4-1', onFoot(4))).toBe('side-blocked')
    expect(may(field, '4-4-1', '5-4-1', { ...onFoot(4), overLow: true })).toBe(true)
  })
  test('G44: DZ-TER-14: the edge of the board stops everybody, at every level, and is no wall to climb', () => {
    const field = battlefield({ floors: { '8-3-2': 'floor' } })
    expect(going(field, '8-3-1', '9-3-1')).toBe('board-edge')
    expect(going(field, '8-3-1', '9-3-1', packed)).toBe('board-edge')
    expect(going(field, '8-3-2', '9-3-1')).toBe('board-edge')
    expect(going(field, '8-4-1', '8-3-2')).toBe('nothing-to-climb')
  })
  test('DZ-SCA-05, DZ-SCA-06: a thing passes wherever there is a gap, along one of the routes', () => {
    const field = battlefield({ panels: { '4-4-1 E': 'winS', '4-4-1 W': 'full', '4-4-1 N': 'full', '3-3-1 S': 'open' } })
    expect(['5-4-1', '3-4-1', '3-3-1', '5-3-1'].map((to) => may(field, '4-4-1', to, THING))).toEqual([true, false, false, true])
  })
})

describe('levels', () => {
  test('DZ-LVL-01, DZ-LVL-02: all nine cubes above and below are neighbours', () => {
    expect(neighboursOf(cubeFrom('4-4-2')).filter(({ z }) => z !== 2)).toHaveLength(18)
    expect(neighboursOf(cubeFrom('4-4-2'))).toHaveLength(26)
  })
  test('DZ-LVL-04, DZ-LVL-09: the top edge of the wall must touch the cube one wants to be in; a low wall is none', () => {
    const floors = { '4-3-2': 'floor', '5-3-2': 'floor', '4-5-2': 'floor' } as const
    const wall = battlefield({ panels: { '4-4-1 N': 'full' }, floors })
    // Its edge runs from corner to corner: the cubes at both ends touch it, the one behind does not.
    expect(['4-3-2', '5-3-2', '4-5-2'].map((to) => going(wall, '4-4-1', to))).toEqual(['climb', 'climb', 'nothing-to-climb'])
    const low = battlefield({ panels: { '4-4-1 N': 'low' }, floors })
    expect(going(low, '4-4-1', '4-3-2')).toBe('nothing-to-climb')
    for (const panel of ['doorL', 'winM', 'winS', 'hatch-2'] as const)
      expect(going(battlefield({ panels: { '4-4-1 N': panel }, floors }), '4-4-1', '4-3-2')).toBe('climb')
  })
  test('DZ-LVL-05, DZ-TER-16: nobody passes a floor straight through, but by a hatch or beside a walkway', () => {
    const walls = { '4-4-1 N': 'full' } as const
    const through = (floor: 'floor' | 'half-ew' | 'hatch-floor-1' | 'hatch-floor-2', size: number) =>
      going(battlefield({ panels: walls, floors: { '4-4-2': floor } }), '4-4-1', '4-4-2', onFoot(size))
    expect(through('floor', 1)).toBe('floor-blocked')
    expect([1, 2, 3].map((size) => through('half-ew', size))).toEqual(['climb', 'climb', 'floor-blocked'])
    expect([1, 2].map((size) => through('hatch-floor-1', size))).toEqual(['climb', 'floor-blocked'])
    expect([2, 3].map((size) => through('hatch-floor-2', size))).toEqual(['climb', 'floor-blocked'])
  })
  test('G28: DZ-LVL-11: up to a walkway without walls only with a Jump Pack', () => {
    const field = battlefield({ floors: { '5-4-2': 'half-ew' } })
    expect(['5-4-1', '4-4-1'].map((from) => going(field, from, '5-4-2'))).toEqual(['nothing-to-climb', 'nothing-to-climb'])
    expect(going(field, '5-4-1', '5-4-2', packed)).toBe('fly')
  })
  test('G29: DZ-LVL-07: one level down is a jump, one cube, without a wall', () => {
    const field = battlefield({ floors: { '2-2-2': 'floor' } })
    expect(going(field, '2-2-2', '3-2-1')).toBe('jump')
    expect(going(field, '2-2-2', '2-2-1')).toBe('floor-blocked')
  })
  test('DZ-LVL-11, AMB-48: a Jump Pack goes over a solid wall on one level, unless a roof is in the way', () => {
    const wall = { '4-4-1 E': 'full' } as const
    expect(canStep(battlefield({ panels: wall }), '4-4-1', '5-4-1', packed)).toMatchObject({
      way: { cubes: ['4-4-1', '4-4-2', '5-4-2', '5-4-1'], way: 'fly' },
    })
    expect(going(battlefield({ panels: wall, floors: { '4-4-2': 'floor' } }), '4-4-1', '5-4-1', packed)).toBe('side-blocked')
    expect(going(battlefield({ panels: wall, floors: { '5-4-2': 'floor' } }), '4-4-1', '5-4-1', packed)).toBe('side-blocked')
    expect(going(battlefield({ panels: { ...wall, '4-4-2 E': 'full' } }), '4-4-1', '5-4-1', packed)).toBe('side-blocked')
    expect(going(battlefield({ panels: wall }), '4-4-1', '5-4-1', flying)).toBe('side-blocked')
  })
  test('DZ-TER-17, DZ-LVL-10: by a ramp every Size changes level, Vehicles by nothing else', () => {
    const field = battlefield({ floors: { '4-4-1': 'ramp-E', '5-4-2': 'floor' } })
    for (const mover of [foot, onFoot(4), driving, packed]) {
      expect(may(field, '4-4-1', '5-4-2', mover)).toBe(true)
      expect(may(field, '5-4-2', '4-4-1', mover)).toBe(true)
    }
    expect(going(field, '5-4-2', '6-4-1', driving)).toBe('vehicle-level')
    expect(may(field, '5-4-2', '6-4-1')).toBe(true)
    expect(going(field, '4-4-1', '5-3-2', driving)).toBe('vehicle-level')
    const roofed = battlefield({ floors: { '4-4-1': 'ramp-E', '5-4-2': 'floor', '4-4-2': 'floor' } })
    expect(going(roofed, '4-4-1', '5-4-2', driving)).toBe('vehicle-level')
  })
  test('DZ-TER-08: nobody climbs above the highest level', () => {
    const field = battlefield({ panels: { '4-4-6 N': 'full' }, floors: { '4-4-6': 'floor' } })
    expect(going(field, '4-4-6', '4-4-7')).toBe('too-high')
  })
  test('DZ-LVL-06, AMB-08: one may hang beside a wall, or beside the wall of the cube below', () => {
    const field = battlefield({ panels: { '4-4-1 N': 'full' }, floors: { '4-3-2': 'floor' } })
    expect(['4-4-2', '4-4-3', '4-3-2', '5-4-2'].map((cube) => isHanging(field, cubeFrom(cube)))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

/** The rules of 4.15 and 4.16 once more, written as they are read, without any shortcut. */
function slowly(field: Battlefield, from: Cube, to: Cube, size: number, jumpPack: boolean): boolean {
  const passes: { readonly [P in Panel]: number } = {
    open: 4,
    low: 3,
    doorL: 3,
    winM: 2,
    winS: 1,
    full: 0,
    'hatch-1': 1,
    'hatch-2': 2,
    'hatch-3': 3,
    edge: 0,
  }
  const floorPasses = (cube: Cube) => {
    const floor = floorUnder(field, cube)
    return floor === 'none' ? 4 : floor.startsWith('half') ? 2 : floor === 'hatch-floor-1' ? 1 : floor === 'hatch-floor-2' ? 2 : 0
  }
  const climbs = (p: Cube) =>
    SIDES_OF_CUBE.some((side) => {
      if (['open', 'low', 'edge'].includes(panelOn(field, p, side))) return false
      // The ends of the top edge and its middle against the closed square of the destination, in half cubes.
      const [x0, y0] = [2 * (p.c - 1), 2 * (p.r - 1)]
      const ends = { N: [0, 0, 2, 0], S: [0, 2, 2, 2], W: [0, 0, 0, 2], E: [2, 0, 2, 2] }[side] as [
        number,
        number,
        number,
        number,
      ]
      const points = [
        [ends[0], ends[1]],
        [ends[2], ends[3]],
        [(ends[0] + ends[2]) / 2, (ends[1] + ends[3]) / 2],
      ] as const
      return points.some(([x, y]) => {
        const [px, py] = [x0 + x, y0 + y]
        return px >= 2 * (to.c - 1) && px <= 2 * to.c && py >= 2 * (to.r - 1) && py <= 2 * to.r
      })
    })
  const walk = (at: Cube, left: readonly string[]): boolean =>
    left.length === 0 ||
    left.some((unit, index) => {
      const rest = left.filter((_, other) => other !== index)
      if (unit === 'up') {
        const next = above(at)
        return next.z <= LEVELS && floorPasses(next) >= size && (jumpPack || climbs(at)) && walk(next, rest)
      }
      if (unit === 'down') return floorPasses(at) >= size && walk(above(at, -1), rest)
      const side = unit as 'N'
      return passes[panelOn(field, at, side)] >= size && walk(beside(at, side), rest)
    })
  const units = [
    ...(to.c > from.c ? ['E'] : to.c < from.c ? ['W'] : []),
    ...(to.r > from.r ? ['S'] : to.r < from.r ? ['N'] : []),
    ...(to.z > from.z ? ['up'] : to.z < from.z ? ['down'] : []),
  ]
  if (walk(from, units)) return true
  if (!jumpPack || from.z !== to.z || from.z === LEVELS) return false
  const [over, beyond] = [above(from), above(to)]
  if (floorPasses(over) < size || floorPasses(beyond) < size) return false
  const between = units.length === 1 ? [units] : [units, [...units].reverse()]
  return between.some((order) => {
    let at = over
    return order.every((side) => {
      const panel = panelOn(field, at, side as 'N')
      at = beside(at, side as 'N')
      return passes[panel] >= size
    })
  })
}

const FIELDS = { ...MAPS, 'random 3': generated(3), 'random 8': generated(8) }

describe('on whole battlefields', () => {
  test.each(Object.entries(FIELDS))(
    'DZ-TMV-01, DZ-TMV-02, DZ-LVL-04: on %s every step is what the slow reading of the rules says',
    (_, field) => {
      let compared = 0
      for (const from of standableCubes(field).flatMap((cube) => [cube, above(cube)])) {
        if (floorUnder(field, from).startsWith('ramp')) continue
        for (const to of neighboursOf(from)) {
          if ([from, to].some((cube) => [cube, above(cube, -1)].some((at) => floorUnder(field, at).startsWith('ramp')))) continue
          for (const size of [1, 2, 3, 4])
            for (const jumpPack of [false, true]) {
              const own = may(field, cubeId(from), cubeId(to), { ...onFoot(size), jumpPack })
              if (own !== slowly(field, from, to, size, jumpPack))
                throw new Error(`${cubeId(from)} to ${cubeId(to)}, Size ${size}`)
              compared += 1
            }
        }
      }
      expect(compared).toBeGreaterThan(10_000)
    },
  )
  test.each(Object.entries(FIELDS))(
    'on %s a step on one level goes both ways, and what is climbed can be jumped down',
    (_, field) => {
      for (const from of standableCubes(field))
        for (const to of neighboursOf(from).filter(({ z }) => z >= from.z))
          for (const size of [1, 2, 3, 4]) {
            const [there, back] = [
              may(field, cubeId(from), cubeId(to), onFoot(size)),
              may(field, cubeId(to), cubeId(from), onFoot(size)),
            ]
            if (from.z === to.z ? there !== back : there && !back)
              throw new Error(`${cubeId(from)} and ${cubeId(to)}, Size ${size}`)
          }
    },
  )
  test('who is smaller, or has a Jump Pack, comes everywhere that a bigger one on foot does', () => {
    for (const field of Object.values(FIELDS))
      for (const from of standableCubes(field))
        for (const to of neighboursOf(from))
          for (const size of [2, 3, 4])
            if (may(field, cubeId(from), cubeId(to), onFoot(size))) {
              expect(may(field, cubeId(from), cubeId(to), onFoot(size - 1))).toBe(true)
              expect(may(field, cubeId(from), cubeId(to), { ...onFoot(size), jumpPack: true })).toBe(true)
            }
  })
  test('a route is told as it is: neighbours by a side each, from the first cube to the last', () => {
    for (const from of standableCubes(MAPS.foundry))
      for (const to of neighboursOf(from)) {
        const verdict = canStep(MAPS.foundry, cubeId(from), cubeId(to), packed)
        if (!verdict.allowed) continue
        const cubes = verdict.way.cubes.map(cubeFrom)
        expect([cubes[0], cubes.at(-1)]).toEqual([from, to])
        cubes.slice(1).forEach((cube, index) => {
          const before = cubes[index] as Cube
          expect(Math.abs(cube.c - before.c) + Math.abs(cube.r - before.r) + Math.abs(cube.z - before.z)).toBe(1)
        })
        expect(verdict.way.crossed).toHaveLength(cubes.length - 1)
        expect(cubes.every((cube) => isOnMat(cube))).toBe(true)
      }
  })
  test('all orders of three steps are six', () => {
    expect(new Set(ordersOf(['up', 'N', 'W']).map((order) => order.join(' '))).size).toBe(6)
  })
})
