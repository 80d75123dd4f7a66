/** The battlefield as data (4.2 to 4.4): cubes, panels, floors, stacks; turned and mirrored; as things on the table. */
import { describe, expect, test } from 'vitest'
import { MAPS } from '../../../src/games/deadzone/content/maps'
import { PANELS, SIDES_OF_CUBE } from '../../../src/games/deadzone/rules/board'
import { CUBE, inches, TABLE } from '../../../src/games/deadzone/rules/constants'
import { awayFrom, cubesAround, directlyAway, scatterCube } from '../../../src/games/deadzone/rules/facts/away'
import {
  beside,
  capacityOf,
  faceFrom,
  faceId,
  floorsBelow,
  floorUnder,
  highestIn,
  holdsSize,
  isStandable,
  isUnderSky,
  landingOf,
  objectiveCube,
  panelBetween,
  panelOn,
  stackOf,
  standableCubes,
  tokenCube,
} from '../../../src/games/deadzone/rules/facts/board'
import {
  areAdjacent,
  cubeAt,
  cubeFrom,
  cubeId,
  cubeOf,
  isOnMat,
  rangeBetween,
  squareOf,
} from '../../../src/games/deadzone/rules/facts/cubes'
import { groundRef, middleOfFace, tableOf } from '../../../src/games/deadzone/rules/facts/terrain'
import { isPointSymmetric, mirrored, opposite, turned } from '../../../src/games/deadzone/rules/facts/turned'
import { findTerrain, heightUnder } from '../../../src/table/layout'
import { solidsOf } from '../../../src/table/sight'
import { battlefield, laid, spot } from './scenes'

const tower = battlefield({
  panels: { '4-4-1 N': 'full', '4-4-1 E': 'doorL' },
  floors: { '4-4-2': 'floor', '4-4-3': 'half-ew', '2-2-1': 'ramp-N' },
})

describe('cubes', () => {
  test('DZ-TER-01, DZ-TER-05, DZ-TER-08: eight by eight squares of three inches, cubes of three by three by three', () => {
    expect(CUBE * 8).toBe(TABLE)
    expect(squareOf({ c: 1, r: 1 })[0]).toEqual({ x: 0, y: inches(21) })
    expect(['1-1-1', '8-8-6'].map(cubeFrom).every(isOnMat)).toBe(true)
    expect(['0-1-1', '9-1-1', '1-0-1', '1-9-1'].map(cubeFrom).some(isOnMat)).toBe(false)
    expect(cubeAt(spot(1.5, 22), 0)).toEqual({ c: 1, r: 8, z: 1 })
    expect(cubeAt(spot(10, 4), inches(3))).toEqual({ c: 4, r: 2, z: 2 })
    expect(() => cubeFrom('4-4')).toThrow('is not a cube')
  })
  test('R4: DZ-TER-09, DZ-POS-02: the centre of the base decides, wherever its edge is', () => {
    const state = laid({ models: { A1: { profile: 'enforcer', at: [4.2, 4] }, B1: { profile: 'enforcer', at: [5.6, 4.4] } } })
    expect(['A1', 'B1'].map((ref) => cubeOf(state, ref))).toEqual(['2-2-1', '2-2-1'])
    // A base just below a level is on it.
    expect(cubeAt(spot(4, 4), inches(2.96)).z).toBe(2)
    expect(cubeAt(spot(4, 4), inches(2.94)).z).toBe(1)
  })
  test('DZ-TER-06: a stack is counted from the ground up', () => {
    expect(stackOf(tower, 4, 4).map(cubeId)).toEqual(['4-4-1', '4-4-2', '4-4-3'])
    expect(cubeOf(laid({ models: { A1: { profile: 'enforcer', at: '2-3-3' } }, floors: MAPS['sector-12'].floors }), 'A1')).toBe(
      '2-3-3',
    )
  })
  test('DZ-TER-13: 26 neighbours, nine of them above and nine below', () => {
    const all = [1, 2, 3].flatMap((z) => [1, 2, 3, 4, 5].flatMap((c) => [1, 2, 3, 4, 5].map((r) => cubeId({ c, r, z }))))
    expect(all.filter((cube) => areAdjacent('3-3-2', cube))).toHaveLength(26)
    expect(areAdjacent('3-3-2', '3-3-2')).toBe(false)
  })
  test('G4: DZ-RNG-01, DZ-RNG-02, AMB-05: range is the greater of cubes along and levels, diagonals count one', () => {
    const pairs = [
      ['1-1-1', '4-2-1'],
      ['1-1-1', '1-2-4'],
      ['2-2-3', '2-2-1'],
      ['8-8-1', '1-1-1'],
    ] as const
    expect(pairs.map(([a, b]) => rangeBetween(a, b))).toEqual([3, 3, 2, 7])
    expect(rangeBetween('4-4-1', '4-4-1')).toBe(0)
  })
  test('R11: DZ-RNG-01, DZ-RNG-03: a weapon of range 3 reaches all cubes up to three away, and none beyond', () => {
    const cubes = standableCubes(battlefield({})).map(cubeId)
    const near = cubes.filter((cube) => rangeBetween('4-4-1', cube) <= 3)
    expect(near).toHaveLength(49)
    expect(near).not.toContain('8-4-1')
    expect(near).toContain('7-7-1')
  })
})

describe('panels and floors', () => {
  test('DZ-TER-10: a side has one panel, from whichever cube it is asked; what is not written down is open', () => {
    expect(panelBetween(tower, cubeFrom('4-4-1'), cubeFrom('4-3-1'))).toBe('full')
    expect(panelBetween(tower, cubeFrom('4-3-1'), cubeFrom('4-4-1'))).toBe('full')
    expect(panelOn(tower, cubeFrom('5-4-1'), 'W')).toBe('doorL')
    expect(panelOn(tower, cubeFrom('4-4-1'), 'S')).toBe('open')
    expect(faceId(cubeFrom('4-4-1'), 'N')).toBe('4-3-1 S')
    expect(faceFrom('4-3-1 S')).toEqual({ cube: { c: 4, r: 3, z: 1 }, side: 'S' })
    expect(() => panelBetween(tower, cubeFrom('4-4-1'), cubeFrom('5-5-1'))).toThrow('share no side')
  })
  test('DZ-TER-14: the outer sides of the board are its edge at every level', () => {
    for (const cube of ['1-1-1', '1-1-4'])
      expect(['N', 'W'].map((side) => panelOn(tower, cubeFrom(cube), side as 'N'))).toEqual(['edge', 'edge'])
    expect(panelOn(tower, cubeFrom('8-8-1'), 'E')).toBe('edge')
  })
  test('DZ-TER-11: the ground is everywhere; above it one can stand on floors only', () => {
    expect(standableCubes(battlefield({}))).toHaveLength(64)
    expect(['4-4-1', '4-4-2', '4-4-3', '4-4-4', '5-4-2'].map((cube) => isStandable(tower, cubeFrom(cube)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(floorUnder(tower, cubeFrom('9-4-1'))).toBe('none')
    expect(floorUnder(tower, cubeFrom('2-2-1'))).toBe('ramp-N')
  })
  test('DZ-TER-12: a walkway holds two, and nobody above Size 2', () => {
    expect(['4-4-1', '4-4-2', '4-4-3', '4-4-4'].map((cube) => capacityOf(tower, cubeFrom(cube)))).toEqual([4, 4, 2, 0])
    expect([1, 2, 3, 4].map((size) => holdsSize(tower, cubeFrom('4-4-3'), size))).toEqual([true, true, false, false])
  })
  test('DZ-OBJ-02, AMB-24: an objective lies on the highest level, or inside if the mission says so', () => {
    expect(objectiveCube(tower, { c: 4, r: 4, vp: 2 })).toBe('4-4-3')
    expect(objectiveCube(tower, { c: 4, r: 4, vp: 2, inside: true })).toBe('4-4-1')
    expect(objectiveCube(tower, { c: 5, r: 5, vp: 1 })).toBe('5-5-1')
  })
  test('G41: DZ-IPL-03, AMB-57: a token lies on the highest cube of its square, walkways included', () => {
    const cubes = (
      [
        [6, 4],
        [4, 6],
        [8, 2],
        [3, 7],
      ] as const
    ).map(([c, r]) => tokenCube(MAPS['sector-12'], c, r))
    expect(cubes).toEqual(['6-4-2', '4-6-2', '8-2-1', '3-7-2'])
    expect(highestIn(MAPS['sector-12'], 2, 3)).toEqual({ c: 2, r: 3, z: 3 })
  })
  test('DZ-SCA-02, DZ-SCA-03, DZ-SCA-04, DZ-FAL-06, AMB-55: what falls lands on the first floor below, which may be a partial one', () => {
    expect(landingOf(tower, cubeFrom('5-4-3'))).toEqual(cubeFrom('5-4-1'))
    expect(floorsBelow(tower, cubeFrom('4-4-5'))).toEqual([
      { cube: cubeFrom('4-4-3'), isPartial: true },
      { cube: cubeFrom('4-4-2'), isPartial: false },
      { cube: cubeFrom('4-4-1'), isPartial: false },
    ])
    const hatch = battlefield({ floors: { '4-4-2': 'hatch-floor-2' } })
    expect(floorsBelow(hatch, cubeFrom('4-4-2'))[0]).toEqual({ cube: cubeFrom('4-4-2'), isPartial: false })
  })
  test('a cube is seen from above if no floor at all lies over it', () => {
    expect(['4-4-1', '4-4-2', '4-4-3', '5-4-1'].map((cube) => isUnderSky(tower, cubeFrom(cube)))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

describe('turning the board', () => {
  test('DZ-TER-07: a quarter turn clockwise takes the far left corner to the far right one, with its panels, walkways and ramps', () => {
    const field = battlefield({
      panels: { '1-2-1 N': 'winM', '3-1-1 E': 'low' },
      floors: { '3-1-2': 'half-ew', '1-2-1': 'ramp-N' },
    })
    const once = turned(field, 90)
    expect(panelOn(once, cubeFrom('7-1-1'), 'E')).toBe('winM')
    expect(panelOn(once, cubeFrom('8-3-1'), 'S')).toBe('low')
    expect(once.floors).toEqual({ '8-3-2': 'half-ns', '7-1-1': 'ramp-E' })
    expect(Object.keys(once.panels)).toHaveLength(2)
  })
  test('DZ-TER-07: four quarter turns change nothing, and turns add up', () => {
    for (const map of Object.values(MAPS)) {
      expect(turned(turned(map, 90), 270)).toEqual(map)
      expect(turned(turned(map, 90), 90)).toEqual(turned(map, 180))
      expect(turned(map, 0)).toBe(map)
    }
  })
  test('a half and its other half are the same after half a turn; two halves that differ are refused', () => {
    const half = battlefield({ panels: { '2-3-1 N': 'doorL' }, floors: { '2-3-2': 'half-ns' } })
    const whole = mirrored(half)
    expect(isPointSymmetric(half)).toBe(false)
    expect(isPointSymmetric(whole)).toBe(true)
    expect(panelOn(whole, cubeFrom('7-6-1'), 'S')).toBe('doorL')
    expect(opposite({ c: 2, r: 3 })).toEqual({ c: 7, r: 6 })
    expect(() => mirrored(battlefield({ floors: { '2-3-2': 'floor', '7-6-2': 'half-ns' } }))).toThrow('differ at')
  })
})

describe('the battlefield on the table', () => {
  test('DZ-TER-03, DZ-TER-04: a piece for every panel and every floor above the ground, aligned with the grid', () => {
    const map = MAPS['sector-12']
    const { terrain } = tableOf(map)
    expect(terrain).toHaveLength(Object.keys(map.panels).length + Object.keys(map.floors).length)
    for (const { ref, heading } of terrain) expect([ref, heading % 90]).toEqual([ref, 0])
  })
  test('DZ-LOS-03: panels are sheets on the sides of their cubes, floors sheets at their level', () => {
    const field = battlefield({ panels: { '4-4-2 E': 'winM', '4-4-2 S': 'full' }, floors: { '4-4-2': 'floor' } })
    const table = tableOf(field)
    const of = (ref: string) => {
      const piece = findTerrain(table, ref)
      if (!piece) throw new Error(ref)
      return solidsOf(piece)
    }
    expect(of('panel 4-4-2 S')).toEqual([
      { type: 'prism', outline: [spot(9, 12), spot(12, 12)], bottom: inches(3), top: inches(6) },
    ])
    const window = of('panel 4-4-2 E')
    expect(window).toHaveLength(4)
    for (const solid of window) expect(solid.type === 'prism' && solid.outline.every(({ x }) => x === inches(12))).toBe(true)
    expect(of('floor 4-4-2')).toMatchObject([{ bottom: inches(3), top: inches(3) }])
    expect(middleOfFace(faceFrom('4-4-2 E'))).toEqual(spot(12, 10.5))
    expect([groundRef(field, cubeFrom('4-4-2')), groundRef(field, cubeFrom('5-5-1'))]).toEqual(['floor 4-4-2', undefined])
  })
  test('every panel and floor that may be written down has a piece; open sides and the edge have none', () => {
    const all = battlefield({
      panels: Object.fromEntries(PANELS.map((panel, index) => [`${(index % 7) + 1}-${1 + Math.floor(index / 7)}-1 E`, panel])),
    })
    expect(tableOf(all).terrain.map(({ kind }) => kind)).toHaveLength(PANELS.length - 2)
  })
  test('DZ-TER-17: a base on a ramp is as high as the slope is there, and in the lower cube all the way', () => {
    const state = (x: number) => laid({ models: { A1: { profile: 'warrior', at: [x, 10.5] } }, floors: { '4-4-1': 'ramp-E' } })
    const heights = [9.05, 9.75, 10.5, 11.25, 11.95].map((x) => {
      const one = state(x)
      const pose = one.tabletop.pieces.A1?.pose
      return [cubeOf(one, 'A1'), pose && heightUnder(one.tabletop, pose)]
    })
    expect(heights).toEqual([0.05, 0.75, 1.5, 2.25, 2.95].map((height) => ['4-4-1', inches(height)]))
  })
  test('DZ-TER-17: a ramp stops sight as a slope', () => {
    const { terrain } = tableOf(battlefield({ floors: { '4-4-1': 'ramp-E' } }))
    const [solid] = terrain.flatMap(solidsOf)
    expect(solid).toMatchObject({ type: 'mesh', triangles: [0, 1, 2, 0, 2, 3] })
    const corners = solid?.type === 'mesh' ? Array.from(solid.corners) : []
    const high = [0, 1, 2, 3].filter((i) => corners[3 * i + 2] === inches(3)).map((i) => corners[3 * i])
    expect(high).toEqual([inches(12), inches(12)])
  })
})

describe('thrown', () => {
  test('DZ-SCA-01, AMB-49: the eight faces go round clockwise from the far edge', () => {
    expect((['1', '2', '3', '4', '5', '6', '7', '8'] as const).map((face) => scatterCube('4-4-2', face))).toEqual([
      '4-3-2',
      '5-3-2',
      '5-4-2',
      '5-5-2',
      '4-5-2',
      '3-5-2',
      '3-4-2',
      '3-3-2',
    ])
    expect(scatterCube('8-3-1', '3')).toBe('9-3-1')
  })
  test('DZ-AWY-01: from the same cube, or from straight above, the attacker chooses among the eight around', () => {
    const state = laid({
      models: {
        A1: { profile: 'enforcer', at: [10, 10] },
        B1: { profile: 'warrior', at: [11, 11] },
        B2: { profile: 'warrior', at: [10.1, 10.1, 2] },
      },
      floors: { '4-4-2': 'floor' },
    })
    expect(directlyAway(state, 'A1', 'B1')).toEqual(cubesAround('4-4-1'))
    expect(directlyAway(state, 'A1', 'B2')).toEqual(cubesAround('4-4-2'))
  })
  test('DZ-AWY-02: otherwise the first cube beyond the target on the line between the two centres, on its own level', () => {
    const from = (x: number, y: number, tx: number, ty: number) => awayFrom(spot(x, y), '1-1-1', spot(tx, ty), '4-4-2')
    expect(from(1.5, 10.5, 10.5, 10.5)).toEqual(['5-4-2'])
    expect(from(10.5, 1.5, 10.5, 10.5)).toEqual(['4-5-2'])
    expect(from(20, 10, 10.5, 10.5)).toEqual(['3-4-2'])
    // Straight over the corner: any of the three cubes that meet there.
    expect(from(1.5, 1.5, 10.5, 10.5)).toEqual(['5-4-2', '5-5-2', '4-5-2'])
    // A fifth of an inch beside the corner still counts, half an inch does not.
    expect(from(1.5, 1.5, 10.5, 10.3).length).toBe(3)
    expect(from(1.5, 1.5, 10.5, 10)).toEqual(['5-4-2'])
  })
  test('DZ-AWY-02: on lines in every direction the cube lies beyond the target, and one of its own neighbours is hit', () => {
    for (let x = 0.3; x < 24; x += 1.7)
      for (let y = 0.3; y < 24; y += 1.9) {
        const [at, here] = [spot(10, 11), cubeFrom('4-4-1')]
        const own = spot(x, y)
        const cube = cubeId(cubeAt(own, 0))
        const found = awayFrom(own, cube, at, '4-4-1')
        if (found.length !== 1) continue
        const to = cubeFrom(found[0] ?? '')
        // No neighbour by a side lies against the direction.
        const gain = (to.c - here.c) * (at.x - own.x) - (to.r - here.r) * (at.y - own.y)
        expect(gain).toBeGreaterThan(0)
        expect(SIDES_OF_CUBE.some((side) => cubeId(beside(here, side)) === found[0])).toBe(true)
      }
  })
})
