import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../src/geometry/sight/asking'
import { putPiece, removePiece, type Scene, sceneOf } from '../../../src/geometry/sight/scene'
import { box } from '../../../src/geometry/sight/solids'
import { isBlocked } from '../../../src/geometry/sight/trace'
import type { Among, Point3, SightPiece } from '../../../src/geometry/sight/types'
import { segment } from '../../../src/geometry/sight/visibility'
import { counter, motion } from '../tables'
import { movePieces, movePoint, pieces, point3, TABLE } from './scenes'
import { allBlockers, solidBlocks } from './slow'

const RUNS = { numRuns: 1000 }
const among: fc.Arbitrary<Among> = fc.constantFrom<Among>(
  {},
  {},
  { layers: ['terrain'] },
  { layers: ['hull', 'equipment'] },
  { except: ['p0'] },
  { except: ['p1', 'p2', 'nobody'] },
)
const sees = (scene: Scene, a: Point3, b: Point3, options: Among = {}) => segment(scene, a, b, options).isSeen

describe('a segment among solids', () => {
  test('is answered as by every solid in turn, and its blocker is the first of those that block', () => {
    const { saw, count } = counter()
    fc.assert(
      fc.property(pieces(), point3, point3, among, (all, a, b, options) => {
        const scene = sceneOf(all, TABLE)
        expect(scene.refused).toEqual([])
        const blockers = allBlockers(all, a, b, options)
        const answer = segment(scene, a, b, options)
        expect(answer.isSeen).toBe(blockers.length === 0)
        expect(isBlocked(ask(scene, options), a, b)).toBe(!answer.isSeen)
        saw(answer.isSeen ? 'seen' : 'blocked')
        if (answer.isSeen) return
        const { ref, share, at } = answer.blocker
        expect(blockers).toContain(ref)
        saw(ref)
        // What lies before the point is free, up to the rounding of it; what is named as first blocks up to just beyond.
        const until = (t: number) => ({
          x: Math.round(a.x + (b.x - a.x) * t),
          y: Math.round(a.y + (b.y - a.y) * t),
          z: Math.round(a.z + (b.z - a.z) * t),
        })
        expect(at).toEqual(until(share))
        const size = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2 + (b.z - a.z) ** 2)
        if (share * size > 40) {
          const before = allBlockers(all, a, until(share - 20 / size), options)
          // A rounded end may lie on another line by half a unit: then some solid is only grazed.
          if (before.length > 0) saw('grazed before')
        }
      }),
      RUNS,
    )
    for (const what of ['seen', 'blocked', 'p0', 'p1', 'p2']) expect(count(what)).toBeGreaterThan(20)
    expect(count('grazed before')).toBeLessThan(count('blocked') / 50)
  })

  test('gives the same answer in both directions', () => {
    fc.assert(
      fc.property(pieces(), point3, point3, (all, a, b) => {
        const scene = sceneOf(all, TABLE)
        expect(sees(scene, a, b)).toBe(sees(scene, b, a))
      }),
      RUNS,
    )
  })

  test('gives the same answer when the whole world is moved, turned or mirrored', () => {
    fc.assert(
      fc.property(pieces(), point3, point3, motion, (all, a, b, by) => {
        const still = sees(sceneOf(all, TABLE), a, b)
        expect(sees(sceneOf(movePieces(by, all), TABLE), movePoint(by, a), movePoint(by, b))).toBe(still)
      }),
      { numRuns: 400 },
    )
  })

  test('is answered in a scene that was changed piece by piece as in one made new', () => {
    fc.assert(
      fc.property(pieces(), pieces(), fc.array(fc.tuple(point3, point3), { maxLength: 8 }), (before, after, lines) => {
        const scene = sceneOf(before, TABLE)
        for (const piece of after) putPiece(scene, piece)
        for (const { ref } of before) if (!after.some((piece) => piece.ref === ref)) expect(removePiece(scene, ref)).toBe(true)
        const fresh = sceneOf(after, TABLE)
        expect([...scene.pieces.keys()].sort()).toEqual([...fresh.pieces.keys()].sort())
        for (const [a, b] of lines) expect(sees(scene, a, b)).toBe(sees(fresh, a, b))
      }),
      { numRuns: 500 },
    )
  })
})

describe('touching', () => {
  const cube = box(1000, 1000, 2000, 2000, 0, 1000)
  const at = (x: number, y: number, z: number): Point3 => ({ x, y, z })
  const cases: readonly (readonly [string, SightPiece['solids'], Point3, Point3, boolean])[] = [
    ['through the middle', [cube], at(0, 1500, 500), at(3000, 1500, 500), true],
    ['along a face', [cube], at(0, 1000, 500), at(3000, 1000, 500), false],
    ['along the top', [cube], at(0, 1500, 1000), at(3000, 1500, 1000), false],
    ['along an edge', [cube], at(0, 1000, 1000), at(3000, 1000, 1000), false],
    ['across a corner', [cube], at(0, 2000, 0), at(2000, 0, 2000), false],
    ['a unit inside a face', [cube], at(0, 1001, 999), at(3000, 1001, 999), true],
    ['ending on a face', [cube], at(0, 1500, 500), at(1000, 1500, 500), false],
    ['ending inside', [cube], at(0, 1500, 500), at(1001, 1500, 500), true],
    ['wholly inside', [cube], at(1400, 1500, 500), at(1600, 1500, 500), true],
    ['no length, inside', [cube], at(1500, 1500, 500), at(1500, 1500, 500), true],
    ['no length, on a face', [cube], at(1000, 1500, 500), at(1000, 1500, 500), false],
    ['straight up through the middle', [cube], at(1500, 1500, -100), at(1500, 1500, 2000), true],
    ['straight up along an edge', [cube], at(1000, 1000, -100), at(1000, 1000, 2000), false],
    [
      'between two cubes that share a face',
      [cube, box(1000, 2000, 2000, 3000, 0, 1000)],
      at(0, 2000, 500),
      at(3000, 2000, 500),
      false,
    ],
    ['through a level sheet', [box(1000, 1000, 2000, 2000, 500, 500)], at(1500, 1500, 0), at(1500, 1500, 900), true],
    [
      'through the border of a level sheet',
      [box(1000, 1000, 2000, 2000, 500, 500)],
      at(1000, 1500, 0),
      at(1000, 1500, 900),
      true,
    ],
    ['along a level sheet', [box(1000, 1000, 2000, 2000, 500, 500)], at(0, 1500, 500), at(3000, 1500, 500), false],
    [
      'beside a cylinder',
      [{ type: 'cylinder', at: { x: 1500, y: 1500 }, radius: 500, bottom: 0, top: 900 }],
      at(0, 1000, 500),
      at(3000, 1000, 500),
      false,
    ],
    [
      'a unit inside a cylinder',
      [{ type: 'cylinder', at: { x: 1500, y: 1500 }, radius: 500, bottom: 0, top: 900 }],
      at(0, 1001, 500),
      at(3000, 1001, 500),
      true,
    ],
  ]
  test.each(cases)('%s', (_, solids, a, b, isBlockedThere) => {
    expect(sees(sceneOf([{ ref: 'it', solids }], TABLE), a, b)).toBe(!isBlockedThere)
    expect(solids.some((solid) => solidBlocks(solid, a, b))).toBe(isBlockedThere)
  })
})
