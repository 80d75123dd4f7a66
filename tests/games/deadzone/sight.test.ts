/** Line of sight and clear shots (DZ-LOS): the golden cases, smoke, wrecks, and the whole held against sight without any structure. */
import { describe, expect, test } from 'vitest'
import { MAPS } from '../../../src/games/deadzone/content/maps'
import { inches } from '../../../src/games/deadzone/rules/constants'
import { standableCubes } from '../../../src/games/deadzone/rules/facts/board'
import { cubeId, squareOf } from '../../../src/games/deadzone/rules/facts/cubes'
import { samplesOf } from '../../../src/games/deadzone/rules/facts/looking'
import { sceneOfState, smokeRef, statureOf, staturesOf } from '../../../src/games/deadzone/rules/facts/scene'
import { cubeVisibleFromAbove, isSeenBy, sees } from '../../../src/games/deadzone/rules/facts/sight'
import { cubesAlong, smokeNear } from '../../../src/games/deadzone/rules/facts/smoke'
import { generated } from '../../../src/games/deadzone/rules/generate'
import type { State } from '../../../src/games/deadzone/rules/state'
import { eyeOf, type Point3, type SightPiece } from '../../../src/geometry/sight'
import { seeded } from '../../../src/kernel'
import { solidsOf } from '../../../src/table/sight'
import { solidBlocks } from '../../geometry/sight/slow'
import { type Laid, laid, type Placing, type Spot } from './scenes'

const one = (at: Spot, more: Partial<Placing> = {}): Placing => ({ profile: 'warrior', at, ...more })
/** What A1 sees of B1. */
const seen = (a: Spot, b: Spot, more: Partial<Laid> = {}, target: Partial<Placing> = {}) =>
  sees(laid({ models: { A1: one(a), B1: one(b, target) }, ...more }), 'A1', 'B1')
const tell = ({ seen: points, of, isSeen, isClear }: ReturnType<typeof sees>) => [points, of, isSeen, isClear]

const [NEAR, FAR] = [
  [1.5, 1.5],
  [10.5, 1.5],
] as const

describe('golden cases', () => {
  test('G38: DZ-LOS-02, DZ-LOS-03, DZ-LOS-04, DZ-LOS-05: over open ground, over a barricade far and near, behind a wall', () => {
    expect(tell(seen(NEAR, FAR))).toEqual([41, 41, true, true])
    const far = seen(NEAR, FAR, { panels: { '4-1-1 W': 'low' } })
    expect(tell(far)).toEqual([17, 41, true, false])
    expect(far.blockers).toEqual(['panel 3-1-1 E'])
    expect(tell(seen(NEAR, FAR, { panels: { '1-1-1 E': 'low' } }))).toEqual([41, 41, true, true])
    expect(tell(seen(NEAR, FAR, { panels: { '4-1-1 W': 'full' } }))).toEqual([0, 41, false, false])
  })
  test('G39: DZ-LOS-01, DZ-LOS-03, DZ-SHM-03: the own roof hides what lies below its edge; from the edge all is seen, from above', () => {
    const house = {
      panels: { '1-1-1 E': 'full', '1-1-1 S': 'full' },
      floors: { '1-1-2': 'floor' },
    } as const
    const inside = seen([1.5, 1.5, 2], [4.5, 1.5], house)
    expect(tell(inside)).toEqual([0, 41, false, false])
    expect(inside.blockers).toEqual(['floor 1-1-2'])
    const edge = seen([2.9, 1.5, 2], [4.5, 1.5], house)
    expect(tell(edge)).toEqual([41, 41, true, true])
    expect([edge.levels, edge.range]).toEqual([1, 1])
  })
  test('G40: DZ-LOS-04, DZ-LOS-05, AMB-03: a model in between spoils the clear shot, never the sight, whoever it is', () => {
    for (const ref of ['B2', 'A2']) {
      const sight = sees(laid({ models: { A1: one(NEAR), B1: one(FAR), [ref]: one([6, 1.5]) } }), 'A1', 'B1')
      expect(tell(sight)).toEqual([41, 41, true, false])
      expect(sight.spoilers).toEqual([ref])
    }
  })
  test('R9: DZ-SHM-01, DZ-SHM-03: wholly seen, half seen, seen from above', () => {
    const state = laid({
      models: { A1: one([4.5, 4.5]), B1: one([13.5, 4.5]), B2: one([4.5, 13.5]), A2: one([10.5, 10.5, 2]) },
      panels: { '2-5-1 N': 'low', '4-4-1 W': 'full' },
      floors: { '4-4-2': 'floor' },
    })
    expect(
      [sees(state, 'A1', 'B1'), sees(state, 'A1', 'B2')].map(({ isSeen, isClear, levels }) => [isSeen, isClear, levels]),
    ).toEqual([
      [true, true, 0],
      [true, false, 0],
    ])
    expect(sees(state, 'A2', 'B1').levels).toBe(1)
  })
})

describe('bodies', () => {
  test('DZ-LOS-02, DZ-LOS-06: 41 points, by Size; who lies has the lying height and hides behind a barricade', () => {
    const state = laid({ models: { A1: one(NEAR), B1: one(FAR, { pinned: true }) } })
    const body = sceneOfState(state).miniatures.get('B1')
    if (!body) throw new Error('B1')
    const samples = samplesOf(body)
    const heights = [...new Set(Array.from({ length: samples.of }, (_, i) => samples.points()[3 * i + 2]))]
    expect([samples.of, heights]).toEqual([41, [0.1, 0.15, 0.3, 0.45, 0.58].map(inches)])
    expect(tell(seen(NEAR, FAR, { panels: { '4-1-1 W': 'low' } }, { pinned: true }))).toEqual([0, 41, false, false])
    expect(tell(seen(NEAR, FAR, { panels: { '1-1-1 E': 'low' } }, { pinned: true }))).toEqual([41, 41, true, true])
  })
  test('DZ-LOS-06, DZ-SET-05: nobody faces anywhere: all directions are seen alike, base and all', () => {
    for (const [x, y] of [
      [4.5, 10.5],
      [16.5, 10.5],
      [10.5, 4.5],
      [10.5, 16.5],
    ] as const)
      expect(tell(seen([10.5, 10.5], [x, y]))).toEqual([41, 41, true, true])
  })
  test('DZ-LOS-03: a wreck stops sight like scenery; the same model standing only spoils it', () => {
    const models = (more: Partial<Placing>) => ({
      A1: one(NEAR),
      B1: one(FAR),
      B2: one([6, 1.5], {
        as: { silhouette: { base: inches(1.18), body: inches(1), height: inches(2.7), eye: inches(2.3), pinned: inches(1.2) } },
        ...more,
      }),
    })
    const standing = sees(laid({ models: models({}) }), 'A1', 'B1')
    expect([tell(standing), standing.spoilers]).toEqual([[41, 41, true, false], ['B2']])
    const wreck = sees(laid({ models: models({ standing: 'dead', wreck: true }) }), 'A1', 'B1')
    expect(wreck).toMatchObject({ isSeen: false, blockers: ['B2'], spoilers: [] })
  })
  test('AMB-02: seen from the eyes, or by the ruling from any part of the shooter', () => {
    // The wall ends just beside the eyes: a shoulder looks past it.
    const hidden: Partial<Laid> = { panels: { '1-1-1 E': 'full' } }
    const at: readonly [Spot, Spot] = [
      [1.5, 2.8],
      [10.5, 2.8],
    ]
    const any = seen(...at, { ...hidden, rulings: { losOrigin: 'any' } })
    expect(seen(...at, hidden).seen).toBe(0)
    expect(any.seen).toBeGreaterThan(0)
    expect(any.isSeen).toBe(true)
    expect(any.eye).not.toEqual(seen(...at, hidden).eye)
    // On open ground it is the eyes that are told.
    expect(seen(NEAR, FAR, { rulings: { losOrigin: 'any' } })).toEqual(seen(NEAR, FAR))
  })
  test('the sight of a state follows what changes in it, and comes back with what was', () => {
    const before = laid({ models: { A1: one(NEAR), B1: one(FAR) }, panels: { '4-1-1 W': 'low' } })
    expect(sees(before, 'A1', 'B1').seen).toBe(17)
    const [piece, model] = [before.tabletop.pieces.B1, before.models.B1]
    if (!piece || !model) throw new Error('B1')
    const pinned: State = { ...before, models: { ...before.models, B1: { ...model, pinned: true } } }
    expect(sees(pinned, 'A1', 'B1').seen).toBe(0)
    const nearer = { ...piece, pose: { ...piece.pose, at: { ...piece.pose.at, x: inches(7.5) } } }
    const moved: State = { ...before, tabletop: { ...before.tabletop, pieces: { ...before.tabletop.pieces, B1: nearer } } }
    expect(sees(moved, 'A1', 'B1').seen).toBe(41)
    expect(sees(before, 'A1', 'B1').seen).toBe(17)
  })
  test('one stature for rules and lab: heights, eyes and bodies of the silhouette', () => {
    const state = laid({
      models: { A1: one(NEAR), B1: { profile: 'drone', at: FAR }, B2: one([3, 9], { at: undefined as never }) },
    })
    expect(Object.keys(staturesOf(state))).toEqual(['A1', 'B1'])
    expect(statureOf(state.models.B1 as never)).toEqual({ body: inches(0.35), height: inches(0.9), eye: inches(0.7) })
  })
})

describe('smoke and the sky', () => {
  const smoky = (cube: string): Partial<Laid> => ({ more: { smoke: [{ cube, toxic: false }] } })
  test('smoke stops sight into, out of and through its cube, and no farther', () => {
    for (const cube of ['1-1-1', '2-1-1', '4-1-1']) {
      const sight = seen(NEAR, FAR, smoky(cube))
      expect([tell(sight), sight.blockers]).toEqual([[0, 41, false, false], [smokeRef(cube)]])
    }
    expect(tell(seen(NEAR, FAR, smoky('2-2-1')))).toEqual([41, 41, true, true])
    expect(tell(seen(NEAR, FAR, smoky('2-1-2')))).toEqual([41, 41, true, true])
    const over = seen([2.6, 1.5, 2], [10, 1.5, 2], { ...smoky('2-1-1'), floors: { '1-1-2': 'floor', '4-1-2': 'floor' } })
    expect(over.isSeen).toBe(true)
  })
  test('a base that reaches over the border of a smoky cube is not seen either', () => {
    expect(seen(NEAR, [9.1, 1.5], smoky('4-1-1')).isSeen).toBe(false)
  })
  test('4.24: beside smoke is what the line from the eyes to the body passes, not what the middles of cubes would', () => {
    const [a, b] = [
      [2.9, 2.9],
      [11.9, 5.9],
    ] as const
    const near = (x: readonly [number, number], y: readonly [number, number], cube: string) =>
      smokeNear(laid({ models: { A1: one(x), B1: one(y) }, ...smoky(cube) }), 'A1', 'B1')
    // Along the far row all the way: it turns into the second row at once.
    expect(cubesAlong({ x: inches(2.9), y: inches(21.1), z: 10 }, { x: inches(11.9), y: inches(18.1), z: 10 })).toEqual([
      '1-1-1',
      '2-1-1',
      '2-2-1',
      '3-2-1',
      '4-2-1',
    ])
    expect([near(a, b, '1-3-1'), near(a, b, '4-3-1'), near(a, b, '4-4-1')]).toEqual([['1-3-1'], ['4-3-1'], []])
    // From middle to middle it would touch the third column's near row only on its way.
    expect([near(a, [11.9, 3.1], '2-3-1'), near([0.2, 0.2], [11.9, 3.1], '2-3-1')]).toEqual([['2-3-1'], []])
    expect(near([0.2, 0.2], [11.9, 3.1], '1-3-1')).toEqual([])
  })
  test('4.24: a line that leaves its level is traced through the levels that it passes', () => {
    const eye = { x: inches(1.5), y: inches(1.5), z: inches(7) }
    expect(cubesAlong(eye, { x: inches(7.5), y: inches(1.5), z: inches(1) })).toEqual([
      '1-8-3',
      '1-8-2',
      '2-8-2',
      '2-8-1',
      '3-8-1',
    ])
    // Straight down, and nowhere at all.
    expect(cubesAlong(eye, { ...eye, z: 0 })).toEqual(['1-8-3', '1-8-2', '1-8-1'])
    expect(cubesAlong(eye, eye)).toEqual(['1-8-3'])
  })
  test('a cube is seen from straight above where no floor lies over it, walkways included', () => {
    const state = laid({ models: {}, floors: { '4-4-2': 'half-ew' } })
    expect(['4-4-1', '4-4-2', '5-4-1'].map((cube) => cubeVisibleFromAbove(state, cube))).toEqual([false, true, true])
  })
})

/** DZ-LOS-03 once more: every sample by itself against every sheet, with the rule's own words for touching. */
function slowlySeen(state: State): number {
  const { miniatures } = sceneOfState(state)
  const [own, other] = [miniatures.get('A1'), miniatures.get('B1')]
  if (!own || !other) throw new Error('two models')
  const walls: readonly SightPiece[] = state.tabletop.terrain.map((piece) => ({ ref: piece.ref, solids: solidsOf(piece) }))
  const samples = samplesOf(other)
  const at = samples.points()
  const eye = eyeOf(own)
  return Array.from(
    { length: samples.of },
    (_, i): Point3 => ({ x: at[3 * i] ?? 0, y: at[3 * i + 1] ?? 0, z: at[3 * i + 2] ?? 0 }),
  ).filter((point) => !walls.some(({ solids }) => solids.some((solid) => solidBlocks(solid, eye, point)))).length
}

test('DZ-LOS-03, DZ-LOS-04: on whole battlefields as many points are seen as one by one against every sheet', () => {
  const rng = seeded(12)
  const fields = [MAPS['sector-12'], MAPS.foundry, generated(5)]
  const counts = { hidden: 0, partly: 0, wholly: 0 }
  for (let tried = 0; tried < 240; tried++) {
    const field = fields[tried % fields.length] ?? MAPS.foundry
    const cubes = standableCubes(field)
    const [a, b] = [cubes[rng.below(cubes.length)], cubes[rng.below(cubes.length)]]
    if (!a || !b || cubeId(a) === cubeId(b)) continue
    // Off the middle by odd amounts, so that no line runs along a sheet.
    const off = (cube: typeof a): Spot => {
      const [corner] = squareOf(cube)
      return [
        (corner?.x ?? 0) / 2540 + 0.71 + rng.below(150) / 97,
        24 - (corner?.y ?? 0) / 2540 - 0.73 - rng.below(150) / 97,
        cube.z,
      ]
    }
    const state = laid({ models: { A1: one(off(a)), B1: one(off(b)) }, ...field })
    const sight = sees(state, 'A1', 'B1')
    expect([tried, sight.seen]).toEqual([tried, slowlySeen(state)])
    expect(sight.isSeen).toBe(sight.seen > 0)
    expect([tried, isSeenBy(state, 'A1', 'B1')]).toEqual([tried, sight.isSeen])
    expect(sight.isClear).toBe(sight.seen === 41)
    counts[sight.seen === 0 ? 'hidden' : sight.seen === 41 ? 'wholly' : 'partly'] += 1
  }
  expect(Object.values(counts).every((count) => count > 8)).toBe(true)
})

test('DZ-LOS-04: whether a model is in sight is what is seen of it, past smoke and wrecks, standing or Pinned, in any order', () => {
  const rng = seeded(7)
  const field = generated(3)
  const cubes = standableCubes(field).map(cubeId)
  const cube = () => cubes[rng.below(cubes.length)] ?? '1-1-1'
  const spot = () => one(cube(), { pinned: rng.below(3) === 0 })
  const states = Array.from({ length: 40 }, () =>
    laid({
      ...field,
      models: { A1: spot(), A2: spot(), B1: spot(), B2: spot(), A3: one(cube(), { standing: 'dead', wreck: true }) },
      more: { smoke: rng.below(2) === 0 ? [] : [{ cube: cube(), toxic: false }] },
    }),
  )
  const pairs = ['A1', 'A2'].flatMap((own) => ['B1', 'B2'].map((other) => [own, other] as const))
  const counts = [0, 0]
  // Back and forth, so that what is remembered of one state is asked for after another.
  for (const state of [...states, ...states.toReversed()]) {
    const found = pairs.map(([own, other]) => isSeenBy(state, own, other))
    expect(found).toEqual(pairs.map(([own, other]) => sees(state, own, other).isSeen))
    for (const isSeen of found) counts[Number(isSeen)] = (counts[Number(isSeen)] ?? 0) + 1
  }
  expect(counts.every((count) => count > 20)).toBe(true)
})
