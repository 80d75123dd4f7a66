import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everythingSeen, mutualSight, sightOf } from '../../../src/geometry/sight/group'
import { eyeOf, facingSamples, ringSamples, type SightMiniature, volumesOf } from '../../../src/geometry/sight/miniature'
import { sceneOf } from '../../../src/geometry/sight/scene'
import { box } from '../../../src/geometry/sight/solids'
import type { SightPiece } from '../../../src/geometry/sight/types'
import { eyeToTarget, pointsSeen } from '../../../src/geometry/sight/visibility'
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
const look = (things: readonly SightPiece[], from: SightMiniature, to: SightMiniature) => {
  const { share, sighting } = sightOf(sceneOf([...things, volumesOf(from), volumesOf(to)], BOARD), from, to)
  return `${sighting.seen} ${share}`
}

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
    expect(look([wall(35, 45, height)], F, C)).toBe(expected)
  })
  test.each([
    [40, 100],
    [39.8, 60],
    [40.2, 140],
  ])('G-37: a high wall from y %s', (y, seen) => {
    expect(look([wall(y, 50, 10)], F, C).split(' ')[0]).toBe(String(seen))
  })
  test.each([
    [40, '0 none'],
    [40.8, '100 at-least-half'],
    [41, '140 at-least-half'],
  ])('G-38: another body at y %s', (y, expected) => {
    expect(look([volumesOf(body('X', 20, y))], F, C)).toBe(expected)
  })
  test('G-39: over and around a body, by height and width', () => {
    const between = [volumesOf(body('X', 20, 40))]
    expect(look(between, body('F', 10, 40, 'L'), C)).toBe('90 less-than-half')
    expect(look(between, F, body('C', 30, 40, 'L'))).toBe('70 less-than-half')
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

describe('groups', () => {
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
