import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellsSeen, eyesThatSee } from '../../../../src/geometry/sight/map/counts'
import { fairness, partnerOf } from '../../../../src/geometry/sight/map/fairness'
import { lowestSeen } from '../../../../src/geometry/sight/map/heights'
import { inspectorOf } from '../../../../src/geometry/sight/map/inspect'
import { farthestSeen, longestLanes, reachOfSight } from '../../../../src/geometry/sight/map/lanes'
import { cellsOf, pointOf } from '../../../../src/geometry/sight/map/lattice'
import {
  areaExposure,
  cellsIn,
  exposure,
  objectivesSeen,
  outlook,
  sightOfObjectives,
  sizeOf,
} from '../../../../src/geometry/sight/map/layers'
import { sees, sightMap } from '../../../../src/geometry/sight/map/map'
import { mapWith, mapWithout } from '../../../../src/geometry/sight/map/moved'
import type { MapRequest, SightMap } from '../../../../src/geometry/sight/map/request'
import { levelsOf } from '../../../../src/geometry/sight/map/request'
import { SYMMETRIES } from '../../../../src/geometry/sight/map/symmetries'
import { putPiece, removePiece, type Scene, sceneOf } from '../../../../src/geometry/sight/scene'
import { box } from '../../../../src/geometry/sight/solids'
import type { Mesh, SightPiece } from '../../../../src/geometry/sight/types'
import { segment } from '../../../../src/geometry/sight/visibility'
import { pieces, TABLE } from '../scenes'

const request: MapRequest = { table: TABLE, cell: 1999, eye: 2000, target: 900 }
const made = (scene: Scene, asked = request): SightMap => {
  const map = sightMap(scene, asked)
  if (!('seen' in map)) throw new Error(`refused: ${map.type}`)
  return map
}
const every = (map: SightMap) => Array.from({ length: cellsOf(map.lattice) }, (_, cell) => cell)
const west = (map: SightMap) =>
  cellsIn(map.lattice, [
    [
      { x: 0, y: 0 },
      { x: 7000, y: 0 },
      { x: 7000, y: TABLE.depth },
      { x: 0, y: TABLE.depth },
    ],
  ])

describe('layers of a map', () => {
  test('count what one finds cell by cell', () => {
    fc.assert(
      fc.property(pieces(), (all) => {
        const map = made(sceneOf(all, TABLE))
        const cells = every(map)
        const area = west(map)
        const eyes = cells.map((target) => cells.filter((eye) => sees(map, eye, target)))
        const targets = cells.map((eye) => cells.filter((target) => sees(map, eye, target)))
        expect([...eyesThatSee(map)]).toEqual(eyes.map((one) => one.length))
        expect([...eyesThatSee(map, area)]).toEqual(eyes.map((one) => one.filter((eye) => area[eye]).length))
        expect([...cellsSeen(map)]).toEqual(targets.map((one) => one.length))
        expect([...cellsSeen(map, area)]).toEqual(targets.map((one) => one.filter((target) => area[target]).length))
        const seen = exposure(map)
        expect(seen.most).toBe(Math.max(...seen.values))
        expect(outlook(map, area).least).toBe(Math.min(...outlook(map, area).values))
        const other = area.map((one) => 1 - one)
        const between = areaExposure(map, area, other)
        expect(between.of).toBe(sizeOf(other))
        expect(between.hidden).toBe(cells.filter((cell) => other[cell] && !eyes[cell]?.some((eye) => area[eye])).length)
      }),
      { numRuns: 25 },
    )
  })
  test('farthest sight and lanes are the longest there are', () => {
    fc.assert(
      fc.property(pieces(), (all) => {
        const map = made(sceneOf(all, TABLE))
        const farthest = farthestSeen(map)
        const layer = reachOfSight(map, farthest)
        const far = every(map).map((eye) => {
          const from = pointOf(map.lattice, eye)
          const lengths = every(map)
            .filter((target) => sees(map, eye, target))
            .map((target) => pointOf(map.lattice, target))
            .map((to) => Math.round(Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2)))
          return lengths.length > 0 ? Math.max(...lengths) : Number.NaN
        })
        expect([...layer.values]).toEqual(far)
        const lanes = longestLanes(map, farthest, 3, 2540)
        expect(lanes[0]?.length ?? 0).toBe(layer.most)
        for (const { eye, target } of lanes) expect(sees(map, eye, target)).toBe(true)
      }),
      { numRuns: 25 },
    )
  })
  test('a table laid onto itself: pairs compared with their partners', () => {
    fc.assert(
      fc.property(pieces(), fc.constantFrom(...SYMMETRIES), fc.constantFrom(1999, 600), (all, symmetry, cell) => {
        const map = made(sceneOf(all, TABLE), { ...request, cell })
        const partner = (one: number) => partnerOf(map.lattice, symmetry, one)
        const { layer, unequal } = fairness(map, symmetry)
        const values = exposure(map).values
        expect(layer.values[5]).toBe((values[5] as number) - (values[partner(5)] as number))
        let differing = 0
        for (const eye of every(map))
          for (const target of every(map)) if (sees(map, eye, target) !== sees(map, partner(eye), partner(target))) differing++
        expect(unequal).toBe(differing / cellsOf(map.lattice) ** 2)
      }),
      { numRuns: 25 },
    )
    // Two huts that change places by half a turn: 25,400 by 20,320 units, in cells of 2540.
    const fair = sceneOf(
      [{ ref: 'huts', solids: [box(5080, 2540, 10_160, 5080, 0, 3000), box(15_240, 15_240, 20_320, 17_780, 0, 3000)] }],
      TABLE,
    )
    const map = made(fair, { ...request, cell: 2540 })
    expect(fairness(map, 'turned')).toMatchObject({ unequal: 0, layer: { least: 0, most: 0 } })
    expect(fairness(map, 'left-right').unequal).toBeGreaterThan(0)
  })
  test('the lowest height seen is the first of the heights at which the exact query sees a target from the area', () => {
    fc.assert(
      fc.property(pieces(), (all) => {
        const scene = sceneOf(all, TABLE)
        const map = made(scene)
        const area = west(map)
        const levels = levelsOf(0, 4000, 500)
        const layer = lowestSeen(scene, request, area, levels)
        if (!('values' in layer)) throw new Error('refused')
        const eyes = every(map).filter((cell) => area[cell])
        for (const cell of every(map).filter((_, i) => i % 3 === 0)) {
          const to = pointOf(map.lattice, cell)
          const first = levels.find((z) =>
            eyes.some((eye) => segment(scene, { ...pointOf(map.lattice, eye), z: request.eye }, { ...to, z }).isSeen),
          )
          expect(layer.values[cell]).toBe(first ?? Number.NaN)
        }
      }),
      { numRuns: 15 },
    )
    expect(levelsOf(0, 1000, 0)).toHaveLength(256)
    expect(lowestSeen(sceneOf([], TABLE), request, new Uint8Array(9999), [0.5])).toEqual({ type: 'not-whole' })
  })
  test('a wall tells its height: the inspector has the facts for the words', () => {
    // A wall 2000 high, 12,700 from the left; eyes at 2000 in the west see over it nothing lower than itself.
    const scene = sceneOf([{ ref: 'wall', solids: [box(12_700, -100, 12_800, 20_420, 0, 2000)] }], TABLE)
    const map = made(scene)
    const area = west(map)
    const lowest = lowestSeen(scene, request, area, levelsOf(0, 4000, 100))
    if (!('values' in lowest)) throw new Error('refused')
    const objectives = sightOfObjectives(scene, map.lattice, request, [
      { ref: 'flag', at: { x: 20_000, y: 10_000 }, height: 500 },
    ])
    expect(objectivesSeen(map.lattice, objectives)).toMatchObject({ measure: 'count', least: 0, most: 1 })
    const farthest = farthestSeen(map)
    const inspector = inspectorOf(map, [{ ref: 'attackers', cells: area, lowest }], objectives, {
      farthest,
      layer: reachOfSight(map, farthest),
    })
    expect(inspector.cell(20_000, 10_000)).toMatchObject({
      isFilled: false,
      areas: [{ ref: 'attackers', share: 0, hiddenBelow: 2000 }],
      objectives: ['flag'],
    })
    expect(inspector.cell(2000, 2000)).toMatchObject({ areas: [{ share: 1, hiddenBelow: 0 }], objectives: [] })
    expect(inspector.cell(-1, 0)).toBe(undefined)
    expect(inspector.cell(30_000, 0)).toBe(undefined)
  })
})

describe('a map follows a piece', () => {
  test('lifted and put elsewhere it is the map made anew', () => {
    fc.assert(
      fc.property(pieces(), pieces(1), fc.constantFrom(900, 2000), (all, [moved], target) => {
        const scene = sceneOf(all, TABLE)
        const asked = { ...request, target }
        const map = made(scene, asked)
        const before = map.seen.slice()
        const rest = mapWithout(scene, map, asked, ['p1'])
        expect(map.seen).toEqual(before)
        expect(mapWith(scene, rest, asked, ['p1'])).toEqual(map)
        removePiece(scene, 'p1')
        expect(rest).toEqual(made(scene, asked))
        if (moved) putPiece(scene, { ...moved, ref: 'p1' })
        expect(mapWith(scene, rest, asked, ['p1'], map)).toEqual(made(scene, asked))
      }),
      { numRuns: 60 },
    )
  })
})

/** A box as a skin of twelve triangles. */
const shell = (x0: number, y0: number, x1: number, y1: number, bottom: number, top: number): Mesh => ({
  type: 'mesh',
  corners: [x0, y0, bottom, x1, y0, bottom, x1, y1, bottom, x0, y1, bottom, x0, y0, top, x1, y0, top, x1, y1, top, x0, y1, top],
  triangles: [0, 2, 1, 0, 3, 2, 4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 1, 2, 6, 1, 6, 5, 2, 3, 7, 2, 7, 6, 3, 0, 4, 3, 4, 7],
})

describe('skins with walls along the rows and roofs level with eyes and targets', () => {
  test.each([
    [1270, 2540],
    [2540, 1270],
    [2540, 2540],
    [3000, 635],
    [1905, 1905],
  ])('eyes at %i, targets at %i: every pair is the exact query', (eye, target) => {
    const all: SightPiece[] = [
      { ref: 'a', solids: [shell(4445, 4445, 8255, 6985, 0, 2540)] },
      { ref: 'b', solids: [shell(12_065, 8255, 14_605, 13_335, 1270, 2540), shell(17_000, 3000, 17_100, 9000, 0, 1270)] },
    ]
    const scene = sceneOf(all, TABLE)
    const map = made(scene, { table: TABLE, cell: 1270, eye, target })
    const wrong = every(map).flatMap((from) =>
      every(map).filter((to) => {
        const [a, b] = [pointOf(map.lattice, from), pointOf(map.lattice, to)]
        return (from + to) % 5 === 0 && sees(map, from, to) !== segment(scene, { ...a, z: eye }, { ...b, z: target }).isSeen
      }),
    )
    expect(wrong).toEqual([])
  })
})
