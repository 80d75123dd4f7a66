import { describe, expect, test } from 'vitest'
import { place } from '../../../src/geometry/heading'
import { hull } from '../../../src/geometry/outline'
import { ask } from '../../../src/geometry/sight/asking'
import { sceneOf } from '../../../src/geometry/sight/scene'
import { turnedTight } from '../../../src/geometry/sight/tight'
import { isBlocked } from '../../../src/geometry/sight/trace'
import type { Point3, Prism } from '../../../src/geometry/sight/types'
import type { Point } from '../../../src/geometry/types'
import { seeded } from '../../conformance/rng'
import { TABLE } from './scenes'
import { solidBlocks } from './slow'

const NEEDLE = [
  { x: -2001, y: -2000 },
  { x: -2000, y: -2000 },
  { x: 2001, y: 2000 },
  { x: 2000, y: 2000 },
]

describe('boxes around parts', () => {
  test('a turned rectangle has its own box, others have none', () => {
    const rectangle = [
      { x: 0, y: 0 },
      { x: 400, y: 300 },
      { x: 100, y: 700 },
      { x: -300, y: 400 },
    ]
    const [x, y, z, ux, uy, length, width, tall] = turnedTight(rectangle, 100, 300) ?? []
    expect([x, y, z, tall]).toEqual([50, 350, 200, 100])
    for (const [got, wanted] of [
      [ux, 0.8],
      [uy, 0.6],
      [length, 250],
      [width, 250],
    ])
      expect(got).toBeCloseTo(wanted as number)
    const slanted = rectangle.map(({ x, y }, i) => ({ x: x + (i > 1 ? 20 : 0), y }))
    for (const other of [slanted, NEEDLE, rectangle.slice(1)]) expect(turnedTight(other, 0, 100)).toBeUndefined()
  })

  test('segments between places near a turned rectangle, or what is nearly one, are answered as by the solid itself', () => {
    const rng = seeded(11)
    const within = (from: number, to: number) => from + rng.below(to - from + 1)
    const at: Point = { x: 12_000, y: 10_000 }
    let blocked = 0
    for (let run = 0; run < 600; run++) {
      const [w, d] = [within(6, run % 3 === 0 ? 12 : 2000), within(6, run % 2 === 0 ? 8 : 2000)]
      const lean = run % 5 === 0 ? within(1, 6) : 0
      const plain =
        run % 20 === 0
          ? NEEDLE
          : [
              [-w, -d],
              [w, -d],
              [w + lean, d],
              [-w, d],
            ].map(([x = 0, y = 0]) => ({ x, y }))
      const outline = hull(place(plain, at, run % 20 === 0 ? 0 : within(0, 359)))
      if (outline.length < 3) continue
      const solid: Prism = { type: 'prism', outline, bottom: within(0, 600), top: within(601, run % 2 === 0 ? 604 : 2000) }
      const asking = ask(sceneOf([{ ref: 'it', solids: [solid] }], TABLE), {})
      // Half of the ends are near a corner or a side of the solid, where the box is not sure.
      const near = (): Point3 => {
        const [corner, next] = [outline[rng.below(outline.length)] as Point, outline[rng.below(outline.length)] as Point]
        const share = rng.below(5) / 4
        const to = (a: number, b: number) => Math.round(a + (b - a) * share) + within(-3, 3)
        const z = (rng.below(2) === 0 ? solid.top : solid.bottom) + within(-3, 3)
        return { x: to(corner.x, next.x), y: to(corner.y, next.y), z: Math.max(0, z) }
      }
      const anywhere = (): Point3 => ({ x: at.x + within(-4000, 4000), y: at.y + within(-4000, 4000), z: within(0, 2500) })
      for (let i = 0; i < 100; i++) {
        const a = rng.below(2) === 0 ? near() : anywhere()
        const other = rng.below(2) === 0 ? near() : anywhere()
        // Some are level, upright or a single place, along which axes vanish.
        const b = { x: i % 7 === 0 ? a.x : other.x, y: i % 7 === 0 ? a.y : other.y, z: i % 5 === 0 ? a.z : other.z }
        const expected = solidBlocks(solid, a, b)
        if (expected) blocked++
        expect(isBlocked(asking, a, b)).toBe(expected)
      }
    }
    expect(blocked).toBeGreaterThan(5000)
  })
})
