import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everythingSeen, mutualSight, sightOf } from '../../../src/geometry/sight/group'
import {
  eyeOf,
  facingSamples,
  ringSamples,
  type Samples,
  type SightMiniature,
  volumesOf,
} from '../../../src/geometry/sight/miniature'
import { sceneOf } from '../../../src/geometry/sight/scene'
import { box, oval } from '../../../src/geometry/sight/solids'
import type { Among, Point3, SightPiece } from '../../../src/geometry/sight/types'
import { eyeToTarget, pointsSeen, rowsSeen, type Sighting, shareSeen } from '../../../src/geometry/sight/visibility'
import { INCH } from '../../../src/geometry/types'
import { counter } from '../tables'
import { pieces, point3, TABLE } from './scenes'
import { allBlockers } from './slow'

const cm = (value: number) => Math.round(value * 1000)
const BOARD = { width: cm(120), depth: cm(120) }
const CLASSES = {
  S: { base: { radius: cm(1.25) }, hull: { radius: cm(0.8) }, height: cm(3), eye: cm(2.7) },
  L: { base: { radius: cm(2) }, hull: { radius: cm(1.5) }, height: cm(5), eye: cm(4.5) },
}
const body = (ref: string, x: number, y: number, size: 'S' | 'L' = 'S'): SightMiniature => ({
  ref,
  at: { x: cm(x), y: cm(y) },
  level: 0,
  baseHeight: 0,
  ...CLASSES[size],
})
const wall = (y0: number, y1: number, height: number): SightPiece => ({
  ref: 'wall',
  solids: [box(cm(24), cm(y0), cm(25), cm(y1), 0, cm(height))],
})
/** The whole evidence: how many points, what that makes, what hides the others, and how many points of each row are seen, from below. */
const look = (things: readonly SightPiece[], from: SightMiniature, to: SightMiniature) => {
  const { share, sighting } = sightOf(sceneOf([...things, volumesOf(from), volumesOf(to)], BOARD), from, to)
  const rows = rowsSeen(sighting, facingSamples(to, eyeOf(from)))
  expect(rows.reduce((sum, row) => sum + row.seen, 0)).toBe(sighting.seen)
  return [`${sighting.seen} ${share}`, sighting.blockers, rows.map(({ seen }) => seen)] as const
}
/** So many rows, each seen so far. */
const rows = (...parts: readonly (readonly [count: number, seen: number])[]) =>
  parts.flatMap(([length, seen]) => Array.from({ length }, () => seen))

describe('VX-LOS-06: points seen of 200', () => {
  const [F, C] = [body('F', 10, 40), body('C', 30, 40)]
  test.each([
    [0.5, '200 at-least-half'],
    [1, '170 at-least-half'],
    [1.5, '130 at-least-half'],
    [2, '80 less-than-half'],
    [2.5, '40 less-than-half'],
    [2.8, '10 less-than-half'],
    [3, '0 none'],
  ])('G-36: a wall %s cm high', (height, expected) => {
    const above = Number(expected.split(' ')[0]) / 10
    const blockers = above < 20 ? ['wall'] : []
    expect(look([wall(35, 45, height)], F, C)).toEqual([expected, blockers, rows([20 - above, 0], [above, 10])])
  })
  test.each([
    [40, 100],
    [39.8, 60],
    [40.2, 140],
  ])('G-37: a high wall from y %s', (y, seen) => {
    const share = seen < 100 ? 'less-than-half' : 'at-least-half'
    expect(look([wall(y, 50, 10)], F, C)).toEqual([`${seen} ${share}`, ['wall'], rows([20, seen / 20])])
  })
  test.each([
    [40, '0 none'],
    [40.8, '100 at-least-half'],
    [41, '140 at-least-half'],
  ])('G-38: another body at y %s', (y, expected) => {
    const beside = Number(expected.split(' ')[0]) / 20
    expect(look([volumesOf(body('X', 20, y))], F, C)).toEqual([expected, ['X'], rows([20, beside])])
  })
  test('G-39: over and around a body, by height and width', () => {
    const between = [volumesOf(body('X', 20, 40))]
    expect(look(between, body('F', 10, 40, 'L'), C)).toEqual(['90 less-than-half', ['X'], rows([11, 0], [9, 10])])
    const over = look(between, F, body('C', 30, 40, 'L'))
    expect(over.slice(0, 2)).toEqual(['70 less-than-half', ['X']])
    expect(over[2]).toEqual(rows([13, 0], [7, 10]))
  })
  test('VX-LOS-05: equipment neither counts as body nor blocks, unless it is asked for', () => {
    const banner = { ...body('X', 20, 43), equipment: [box(cm(19), cm(38), cm(20), cm(42), 0, cm(10))] }
    const scene = sceneOf([volumesOf(banner)], BOARD)
    const samples = facingSamples(C, eyeOf(F))
    expect(pointsSeen(scene, eyeOf(F), samples).seen).toBe(200)
    const all = pointsSeen(scene, eyeOf(F), samples, { layers: ['terrain', 'hull', 'equipment'] })
    expect([all.seen, all.blockers]).toEqual([0, ['X']])
  })
})

describe('eye to target, as Deadzone asks', () => {
  const inch = (value: number) => Math.round(value * INCH)
  const soldier = (ref: string, x: number): SightMiniature => ({
    ref,
    at: { x: inch(x), y: inch(1.5) },
    level: 0,
    base: { radius: inch(0.49) },
    baseHeight: inch(0.12),
    hull: { radius: inch(0.35) },
    height: inch(1.3),
    eye: inch(1.15),
  })
  const question = { blocking: ['terrain'], spoiling: ['base', 'hull'], except: ['shooter', 'target'] } as const
  const [shooter, target] = [soldier('shooter', 1.5), soldier('target', 10.5)]
  const rings = { inset: 980, baseAt: inch(0.1), rings: 4, below: inch(0.02) }
  const ask = (...things: readonly SightPiece[]) => {
    const scene = sceneOf([...things, volumesOf(shooter), volumesOf(target)], BOARD)
    const answer = eyeToTarget(scene, eyeOf(shooter), ringSamples(target, rings), question)
    return [answer.verdict, answer.sighting.seen, answer.sighting.blockers, answer.spoilers]
  }
  const panel = (ref: string, x: number, height: number): SightPiece => ({
    ref,
    solids: [
      {
        type: 'prism',
        outline: [
          { x: inch(x), y: 0 },
          { x: inch(x), y: inch(3) },
        ],
        bottom: 0,
        top: inch(height),
      },
    ],
  })
  test('G38: open; behind a low panel; hugging one; behind a high one', () => {
    expect(ask()).toEqual(['clear', 41, [], []])
    expect(ask(panel('low', 9, 0.9))).toEqual(['seen', 17, ['low'], []])
    expect(ask(panel('low', 3, 0.9))).toEqual(['clear', 41, [], []])
    expect(ask(panel('high', 9, 3))).toEqual(['hidden', 0, ['high'], []])
  })
  test('DZ-LOS-04, 05: another miniature only keeps a shot from being clear', () => {
    expect(ask(volumesOf(soldier('friend', 6)))).toEqual(['seen', 41, [], ['friend']])
  })
})

describe('points seen', () => {
  const square = fc.record({ width: fc.constantFrom(1270, 3000), height: fc.constantFrom(2540, 4000) })
  test('every point is answered as by every solid in turn, and what hides it does hide it', () => {
    const { saw, count } = counter()
    fc.assert(
      fc.property(pieces(), point3, point3, square, (all, eye, at, { width, height }) => {
        const target: SightMiniature = {
          ref: 'target',
          at,
          level: at.z,
          base: { radius: width },
          baseHeight: 0,
          hull: { radius: width / 2 },
          height,
          eye: height,
        }
        const scene = sceneOf(all, TABLE)
        for (const samples of [
          facingSamples(target, eye, 4, 5),
          ringSamples(target, { inset: 980, baseAt: 254, rings: 2, below: 51 }),
        ]) {
          const sighting = pointsSeen(scene, eye, samples)
          const at = samples.points()
          const slow = Array.from({ length: samples.of }, (_, i) =>
            allBlockers(all, eye, { x: at[3 * i] ?? 0, y: at[3 * i + 1] ?? 0, z: at[3 * i + 2] ?? 0 }),
          )
          expect(Array.from(sighting.hiddenBy, (by) => by === 0)).toEqual(slow.map((blockers) => blockers.length === 0))
          expect(sighting.seen).toBe(slow.filter((blockers) => blockers.length === 0).length)
          sighting.hiddenBy.forEach((by, i) => {
            if (by > 0) expect(slow[i]).toContain(sighting.blockers[by - 1])
          })
          saw(sighting.seen === 0 ? 'none' : sighting.seen === sighting.of ? 'all' : 'some')
        }
      }),
      { numRuns: 600 },
    )
    for (const what of ['none', 'all', 'some']) expect(count(what)).toBeGreaterThan(40)
  })
})

describe('rings of points', () => {
  const RINGS = { inset: 1000, baseAt: 100, rings: 1, below: 50 }
  const points = (of: SightMiniature) => {
    const samples = ringSamples(of, RINGS)
    const at = samples.points()
    return Array.from({ length: samples.of }, (_, i) => [at[3 * i], at[3 * i + 1], at[3 * i + 2]])
  }
  const at = { x: 10_000, y: 8000 }
  const plain = { ...body('it', 10, 8), at, hull: { radius: 500 }, height: 2000 }
  test('lie on an oval base as far out as it reaches each way', () => {
    const base = points({ ...plain, base: { outline: oval(at, 6000, 3500, 0) } }).slice(0, 8)
    // On the diagonal an ellipse of half axes 3000 and 1750 reaches 3000 * 1750 / sqrt((3000^2 + 1750^2) / 2) = 2138, 1512 each way.
    const wanted = [
      [13_000, 8000],
      [11_512, 9512],
      [10_000, 9750],
      [8488, 9512],
      [7000, 8000],
      [8488, 6488],
      [10_000, 6250],
      [11_512, 6488],
    ]
    base.forEach(([x = 0, y = 0, z], i) => {
      const [wx = 0, wy = 0] = wanted[i] ?? []
      // 36 corners fall short of the ellipse by at most 0.4 % of its half axis.
      expect(Math.max(Math.abs(x - wx), Math.abs(y - wy))).toBeLessThanOrEqual(12)
      expect(z).toBe(100)
    })
  })
  test('an oval base that is turned has its points turned with its reach; one that does not hold its place has them in the place', () => {
    const [east, , north] = points({ ...plain, base: { outline: oval(at, 6000, 3500, 90) } })
    expect([east?.[0], north?.[1]]).toEqual([11_750, 11_000])
    const away = points({ ...plain, base: { outline: oval({ x: 20_000, y: 8000 }, 6000, 3500, 0) } }).slice(0, 8)
    expect(away).toEqual(Array.from({ length: 8 }, () => [10_000, 8000, 100]))
  })
  test('an oval base is seen beside a post that hides a round one of its width', () => {
    const seenOf = (base: SightMiniature['base']) => {
      const target = { ...plain, base, hull: { radius: 100 }, height: 200 }
      const post: SightPiece = { ref: 'post', solids: [box(7900, 6000, 8000, 10_000, 0, 1000)] }
      const eye = { x: 0, y: 8000, z: 100 }
      return rowsSeen(pointsSeen(sceneOf([post], BOARD), eye, ringSamples(target, RINGS)), ringSamples(target, RINGS))[0]
    }
    expect(seenOf({ radius: 1750 })).toEqual({ z: 100, seen: 0, of: 8 })
    expect(seenOf({ outline: oval(at, 8000, 3500, 90) })).toEqual({ z: 100, seen: 2, of: 8 })
  })
})

describe('groups', () => {
  test('everything seen, mutual sight and clearness are what every solid in turn makes of the same points', () => {
    const { saw, count } = counter()
    const place = fc.record({ x: fc.integer({ min: 0, max: 25_400 }), y: fc.integer({ min: 0, max: 20_320 }) })
    fc.assert(
      fc.property(pieces(4), fc.array(place, { minLength: 2, maxLength: 3 }), fc.boolean(), (some, places, isParted) => {
        const fence: SightPiece = { ref: 'fence', solids: [box(12_000, 0, 12_100, 20_320, 0, 4000)] }
        const all = isParted ? [...some, fence] : some
        const group = places.map((at, i) => ({ ...body(`m${i}`, 0, 0, i === 1 ? 'L' : 'S'), at, baseHeight: 200 }))
        const things = [...all, ...group.map(volumesOf)]
        const scene = sceneOf(things, TABLE)
        const manner = { layers: ['terrain', 'base', 'hull'], except: ['p0'] } as const
        const samplesOf = (target: SightMiniature, eye: Point3) => facingSamples(target, eye, 3, 4)
        const slowly = (eye: Point3, samples: Samples, options: Among) => {
          const at = samples.points()
          const free = Array.from({ length: samples.of }, (_, i) => {
            const point = { x: at[3 * i] ?? 0, y: at[3 * i + 1] ?? 0, z: at[3 * i + 2] ?? 0 }
            return allBlockers(things, eye, point, options).length === 0
          })
          return free.filter((isFree) => isFree).length
        }
        const { pairs, missing, isMutual } = mutualSight(scene, group, { ...manner, samples: samplesOf })
        const wanted = group.flatMap((viewer) =>
          group
            .filter((target) => target !== viewer)
            .map((target) => {
              const eye = eyeOf(viewer)
              const except = [viewer.ref, target.ref, 'p0']
              const seen = slowly(eye, samplesOf(target, eye), { ...manner, except })
              return { viewer: viewer.ref, target: target.ref, seen, share: shareSeen({ seen, of: 12 } as Sighting) }
            }),
        )
        expect(pairs.map(({ viewer, target, share, sighting: { seen } }) => ({ viewer, target, seen, share }))).toEqual(wanted)
        expect(isMutual).toBe(wanted.every(({ seen }) => seen > 0))
        expect(missing.map(({ target }) => target)).toEqual(wanted.filter(({ seen }) => seen === 0).map(({ target }) => target))
        saw(isMutual ? 'mutual' : 'not mutual')
        const [viewer, target] = group as [SightMiniature, SightMiniature]
        const [eye, samples] = [eyeOf(viewer), ringSamples(target, { inset: 980, baseAt: 254, rings: 2, below: 51 })]
        const except = [viewer.ref, target.ref]
        const blocking = slowly(eye, samples, { layers: ['terrain'], except })
        const spoiling = slowly(eye, samples, { layers: ['base', 'hull'], except })
        const verdict = blocking === 0 ? 'hidden' : blocking === samples.of && spoiling === samples.of ? 'clear' : 'seen'
        const answer = eyeToTarget(scene, eye, samples, { blocking: ['terrain'], spoiling: ['base', 'hull'], except })
        expect([answer.verdict, answer.sighting.seen]).toEqual([verdict, blocking])
        saw(verdict)
      }),
      { numRuns: 500 },
    )
    for (const what of ['mutual', 'not mutual', 'clear', 'seen', 'hidden']) expect(count(what)).toBeGreaterThan(10)
  })

  test('VX-LOS-08: sight is directional, and mutual only if everybody sees everybody', () => {
    const [small, large] = [body('small', 10, 40), body('large', 30, 40, 'L')]
    // A box between them on which nothing is seen from below but much from above.
    const crate: SightPiece = { ref: 'crate', solids: [box(cm(28), cm(35), cm(28.4), cm(45), cm(1.4), cm(8))] }
    const lid: SightPiece = { ref: 'lid', solids: [box(cm(11), cm(35), cm(11.4), cm(45), 0, cm(2.69))] }
    const scene = sceneOf([crate, lid, volumesOf(small), volumesOf(large)], BOARD)
    const [there] = everythingSeen(scene, small, [small, large])
    const [back] = everythingSeen(scene, large, [small, large])
    expect([there?.target, there?.share, back?.share]).toEqual(['large', 'none', 'none'])
    const { isMutual, pairs, missing } = mutualSight(scene, [small, large])
    expect([isMutual, pairs.length, missing.map(({ viewer }) => viewer)]).toEqual([false, 2, ['small', 'large']])
    expect(mutualSight(sceneOf([volumesOf(small), volumesOf(large)], BOARD), [small, large]).isMutual).toBe(true)
    expect(mutualSight(scene, [small]).isMutual).toBe(true)
  })
})
