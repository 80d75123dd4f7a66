import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isConvex, twiceArea } from '../../src/geometry/outline'
import type { Point } from '../../src/geometry/types'
import { convexParts, MOST_PARTS, ringsOf } from '../../src/planner/polygon'
import { at, rectangle } from './sample'

const partsOf = (corners: readonly Point[]) => {
  const made = convexParts(corners)
  if (!made.ok) throw new Error(made.reason.key)
  return made.value
}
const reasonOf = (corners: readonly Point[]) => {
  const made = convexParts(corners)
  return made.ok ? 'made' : made.reason.key
}
/** Begins with its least corner, so that equal rings are equal lists. */
const turned = (ring: readonly Point[]) => {
  const start = ring.reduce((best, p, i) => {
    const least = ring[best] as Point
    return p.x < least.x || (p.x === least.x && p.y < least.y) ? i : best
  }, 0)
  return [...ring.slice(start), ...ring.slice(0, start)]
}

describe('outlines drawn by hand', () => {
  test('what is convex stays one part, drawn either way round, without corners on straight lines', () => {
    expect(partsOf(rectangle(0, 0, 6, 4))).toEqual([rectangle(0, 0, 6, 4)])
    const [part] = partsOf([...rectangle(0, 0, 6, 4)].reverse())
    expect(turned(part ?? [])).toEqual(rectangle(0, 0, 6, 4))
    expect(partsOf([at(0, 0), at(3, 0), at(6, 0), at(6, 4), at(6, 4), at(0, 4)])).toEqual([rectangle(0, 0, 6, 4)])
  })
  test('an L is two parts, a U three; each convex; together they are as large as what was drawn', () => {
    const ell = [at(0, 0), at(6, 0), at(6, 2), at(2, 2), at(2, 6), at(0, 6)]
    expect(partsOf(ell)).toHaveLength(2)
    const u = [at(0, 0), at(6, 0), at(6, 6), at(4, 6), at(4, 2), at(2, 2), at(2, 6), at(0, 6)]
    expect(partsOf(u)).toHaveLength(3)
    for (const drawn of [ell, u]) expect(turned(ringsOf(partsOf(drawn))[0] ?? [])).toEqual(turned(drawn))
  })
  test('refused in words: nothing enclosed, crossed, too many corners, too ragged', () => {
    expect(reasonOf([at(0, 0), at(4, 0)])).toBe('edit-area-flat')
    expect(reasonOf([at(0, 0), at(4, 0), at(8, 0)])).toBe('edit-area-flat')
    expect(reasonOf([at(0, 0), at(4, 4), at(4, 0), at(0, 4)])).toBe('edit-area-crossed')
    // A spike of no width is cut off.
    expect(partsOf([at(0, 0), at(6, 0), at(3, 0), at(3, 4)]).map(turned)).toEqual([[at(0, 0), at(3, 0), at(3, 4)]])
    const around = (count: number, of: (i: number) => number) =>
      Array.from({ length: count }, (_, i) => ({
        x: Math.round(Math.cos((2 * Math.PI * i) / count) * of(i)),
        y: Math.round(Math.sin((2 * Math.PI * i) / count) * of(i)),
      }))
    expect(reasonOf(around(65, () => 50_000))).toBe('edit-area-corners')
    expect(reasonOf(around(60, (i) => (i % 2 ? 50_000 : 20_000)))).toBe('edit-area-parts')
  })
  test('any star comes back from its parts as it was drawn', () => {
    let ragged = 0
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 3000, max: 50_000 }), { minLength: 3, maxLength: 24 }), (far) => {
        const drawn = far.map((length, i) => ({
          x: Math.round(Math.cos((2 * Math.PI * i) / far.length) * length),
          y: Math.round(Math.sin((2 * Math.PI * i) / far.length) * length),
        }))
        const made = convexParts(drawn)
        if (!made.ok) return
        if (made.value.length > 1) ragged++
        expect(made.value.every(isConvex)).toBe(true)
        expect(made.value.length).toBeLessThanOrEqual(MOST_PARTS)
        const rings = ringsOf(made.value)
        expect(rings).toHaveLength(1)
        // Its own outline, but for corners that lay on a straight line.
        expect(twiceArea(rings[0] ?? [])).toBe(Math.abs(twiceArea(drawn)))
        expect(made.value.reduce((sum, part) => sum + twiceArea(part), 0)).toBe(Math.abs(twiceArea(drawn)))
      }),
      { numRuns: 400 },
    )
    expect(ragged).toBeGreaterThan(100)
  })
  test('squares side by side are one ring, squares that touch in a corner two; what has a hole stays in parts', () => {
    const square = (x: number, y: number) => rectangle(x, y, x + 3, y + 3)
    expect(ringsOf([square(0, 0), square(3, 0), square(6, 0)]).map(turned)).toEqual([rectangle(0, 0, 9, 3)])
    expect(ringsOf([square(0, 0), square(3, 3)]).map(turned)).toEqual([square(0, 0), square(3, 3)])
    const frame = [0, 3, 6].flatMap((x) => [0, 3, 6].flatMap((y) => (x === 3 && y === 3 ? [] : [square(x, y)])))
    expect(ringsOf(frame)).toEqual(frame)
  })
})
