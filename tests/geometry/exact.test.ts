import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareToSegment, signOfProducts, signOfSurd } from '../../src/geometry/exact'
import { direction, place, turn } from '../../src/geometry/heading'
import {
  distanceAtLeast,
  distanceAtMost,
  distanceToFootprint,
  gap,
  gapAtLeast,
  gapAtMost,
  length,
  lengthAtMost,
} from '../../src/geometry/measure'
import { area, hull, isConvex, isInside, pointWithin } from '../../src/geometry/outline'
import { contains, inContact, overlaps } from '../../src/geometry/overlap'
import { at, box, CONTACT_TOL, disc as discAt, GEO_TOL, inch, parts } from './inches'
import * as tables from './tables'

const RUNS = { numRuns: 3000 }
const sign = (value: bigint) => (value > 0n ? 1 : value < 0n ? -1 : 0)
const large = fc.integer({ min: -(2 ** 45), max: 2 ** 45 })

describe('signs are exact where floating point is not', () => {
  it('of a difference of products, ties and near ties included', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(large, large, large, fc.integer({ min: -2, max: 2 }), fc.boolean(), (a, b, c, off, isNear) => {
        const [p, q] = isNear ? [b + off, a] : [c, b + off]
        const expected = sign(BigInt(a) * BigInt(b) - BigInt(p) * BigInt(q))
        saw(String(expected))
        if (Math.sign(a * b - p * q) !== expected) saw('floating point was wrong')
        expect(signOfProducts(a, b, p, q)).toBe(expected)
      }),
      RUNS,
    )
    expect(count('0')).toBeGreaterThan(50)
    expect(count('1')).toBeGreaterThan(50)
    expect(signOfProducts(2 ** 52 + 1, 2 ** 52 - 1, 2 ** 52, 2 ** 52)).toBe(-1)
  })

  it('of a root and a whole number', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 1e11 }),
        fc.integer({ min: -1, max: 1 }),
        (a, square, off) => {
          const b = -Math.round(a * Math.sqrt(square)) + off
          fc.pre(Math.abs(b) < 2 ** 53)
          const left = BigInt(a) * BigInt(a) * BigInt(square) * BigInt(Math.sign(a))
          const expected = sign(left + BigInt(b) * BigInt(b) * BigInt(Math.sign(b)))
          saw(String(expected))
          expect(signOfSurd(a, b, square)).toBe(expected)
        },
      ),
      RUNS,
    )
    expect(Math.min(count('1'), count('-1'))).toBeGreaterThan(100)
  })

  it('of a distance to a segment, against whole-number arithmetic', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(tables.point(), tables.point(), tables.point(), fc.integer({ min: -1, max: 1 }), (p, a, b, off) => {
        const true2 = distanceToFootprint(p, { parts: [[a, b, b]] })
        const d = Math.max(0, Math.round(true2) + off)
        const [ex, ey, px, py] = [b.x - a.x, b.y - a.y, p.x - a.x, p.y - a.y].map(BigInt) as [bigint, bigint, bigint, bigint]
        const dot = px * ex + py * ey
        const all = ex * ex + ey * ey
        const [qx, qy] = [px - ex, py - ey]
        const rest = ex * py - ey * px
        const D = BigInt(d) * BigInt(d)
        const expected = sign(dot <= 0n ? px * px + py * py - D : dot >= all ? qx * qx + qy * qy - D : rest * rest - D * all)
        saw(String(expected))
        expect(compareToSegment(p, a, b, d)).toBe(expected)
      }),
      RUNS,
    )
    expect(Math.min(count('1'), count('-1'))).toBeGreaterThan(100)
    expect(compareToSegment({ x: 1200, y: 1600 }, { x: 0, y: 0 }, { x: -5, y: 0 }, 2000)).toBe(0)
    expect(compareToSegment({ x: 2, y: 2540 }, { x: -7, y: 0 }, { x: 7, y: 0 }, 2540)).toBe(0)
  })
})

describe('headings', () => {
  it('quarter turns are exact and come back', () => {
    const corner = { x: 1234, y: -567 }
    expect([0, 90, 180, 270, -90, 360].map((degrees) => turn(corner, degrees))).toEqual([
      corner,
      { x: 567, y: 1234 },
      { x: -1234, y: 567 },
      { x: -567, y: -1234 },
      { x: -567, y: -1234 },
      corner,
    ])
  })
  it('every whole degree agrees with the sine to a billionth', () => {
    for (let degrees = -360; degrees <= 720; degrees++) {
      const { x, y } = direction(degrees)
      expect(Math.abs(x - Math.cos((degrees * Math.PI) / 180))).toBeLessThan(1e-9)
      expect(Math.abs(y - Math.sin((degrees * Math.PI) / 180))).toBeLessThan(1e-9)
    }
    expect(() => direction(0.5)).toThrow()
  })
  it('a placed outline is convex, counter-clockwise, and keeps its corners within a unit', () => {
    fc.assert(
      fc.property(tables.convex(-5000, 5000), tables.point(), fc.integer({ min: -720, max: 720 }), (outline, where, heading) => {
        const placed = place(outline, where, heading)
        expect(isConvex(placed)).toBe(true)
        expect(Math.abs(area(placed) - area(outline))).toBeLessThan(40_000)
        const back = (heading * Math.PI) / 180
        for (const { x, y } of outline) {
          const to = {
            x: where.x + x * Math.cos(back) - y * Math.sin(back),
            y: where.y + x * Math.sin(back) + y * Math.cos(back),
          }
          expect(distanceToFootprint(to, { parts: [placed] })).toBeLessThan(1)
        }
      }),
      RUNS,
    )
  })
})

describe('outlines', () => {
  it('a random point lies inside, and points spread over the whole outline', () => {
    const share = fc.double({ min: 0, max: 0.9999999, noNaN: true })
    fc.assert(
      fc.property(tables.convex(), share, share, (outline, a, b) => {
        expect(isInside(pointWithin(outline, a, b), outline)).toBe(true)
      }),
      RUNS,
    )
    const square = box(0, 0, 1, 1)
    let left = 0
    for (let i = 0; i < 100; i++) for (let k = 0; k < 100; k++) if (pointWithin(square, i / 100, k / 100).x < inch(0.5)) left++
    expect(Math.abs(left - 5000)).toBeLessThan(150)
  })
  it('the hull holds all points and only true corners', () => {
    fc.assert(
      fc.property(fc.array(tables.point(-2000, 2000), { minLength: 3, maxLength: 12 }), (points) => {
        const around = hull(points)
        fc.pre(around.length >= 3)
        expect(isConvex(around)).toBe(true)
        for (const one of points) expect(isInside(one, around)).toBe(true)
      }),
      RUNS,
    )
  })
})

describe('EX-GEO-02, EX-GEO-03: gaps, overlap and contact', () => {
  it.each([
    ['exactly an inch is an inch', discAt(0, 0), discAt(2, 0), inch(1), true],
    ['a unit less is not', discAt(0, 0), { at: { x: inch(2) - 1, y: 0 }, radius: inch(0.5) }, inch(1), false],
    ['obliquely exact', discAt(0, 0), discAt(1.2, 1.6), inch(1), true],
  ] as const)('%s', (_, a, b, d, expected) => {
    expect(gapAtLeast(a, b, d)).toBe(expected)
    if (expected) expect(gapAtMost(a, b, d)).toBe(true)
  })

  it.each([
    ['overlap within the tolerance is a contact', -3, false, true],
    ['a unit more is an overlap', -4, true, false],
    ['contact tolerance', 51, false, true],
    ['beyond it', 52, false, false],
  ] as const)('%s', (_, off, isOverlap, isContact) => {
    const figure = { at: { x: inch(1) + off, y: 0 }, radius: inch(0.5) }
    for (const other of [{ disc: discAt(0, 0) }, parts(box(-1, -2, 0.5, 2))]) {
      expect(overlaps(figure, other, GEO_TOL)).toBe(isOverlap)
      expect(inContact(figure, other, GEO_TOL, CONTACT_TOL)).toBe(isContact)
    }
  })

  it('outlines side by side touch, an inch apart they do not, crossed they overlap', () => {
    const base = parts(box(0, 0, 2, 1))
    expect(overlaps(parts(box(2, 0, 3, 1)), base, 0)).toBe(false)
    expect(inContact(parts(box(2, 0, 3, 1)), base, GEO_TOL, CONTACT_TOL)).toBe(true)
    expect(inContact(parts(box(3, 0, 4, 1)), base, GEO_TOL, CONTACT_TOL)).toBe(false)
    expect(overlaps(parts(box(0.9, -1, 1.1, 2)), base, GEO_TOL)).toBe(true)
  })

  it('GC-29 EX-HIL-04: on top, up to the edge and no farther', () => {
    const top = box(2, 0, 5, 3)
    expect([4.5, 4.6, 2.5, 2.49].map((x) => contains(top, discAt(x, 1.5)))).toEqual([true, false, true, false])
  })

  it('symmetry, and agreement with the measured distance away from ties', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(
        tables.disc(0, 20_000),
        tables.footprint(0, 20_000),
        tables.footprint(0, 20_000),
        fc.oneof(
          fc.integer({ min: -2, max: 9000 }),
          fc.integer({ min: 0, max: 14 }).map((n) => n * 635),
        ),
        (a, b, c, d) => {
          expect(overlaps(b, c, GEO_TOL)).toBe(overlaps(c, b, GEO_TOL))
          expect(inContact(b, c, GEO_TOL, CONTACT_TOL)).toBe(inContact(c, b, GEO_TOL, CONTACT_TOL))
          expect(overlaps(a, b, GEO_TOL)).toBe(overlaps({ disc: a }, b, GEO_TOL))
          const away = distanceToFootprint(a.at, b)
          const near = distanceAtMost(a.at, b, d)
          const far = distanceAtLeast(a.at, b, d)
          saw(near ? (far ? 'tie' : 'near') : 'far')
          expect(near || far).toBe(true)
          if (Math.abs(away - d) > 1e-6) expect(near).toBe(away < d)
          if ('disc' in b) {
            expect(gap(a, b.disc)).toBe(gap(b.disc, a))
            expect(gapAtLeast(a, b.disc, d)).toBe(gapAtLeast(b.disc, a, d))
          }
        },
      ),
      RUNS,
    )
    expect(Math.min(count('near'), count('far'))).toBeGreaterThan(200)
    expect(count('tie')).toBeGreaterThan(0)
  })

  it('moving, turning and mirroring the world changes nothing', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(tables.footprint(0, 20_000), tables.footprint(0, 20_000), tables.motion, (a, b, by) => {
        const isOverlap = overlaps(a, b, GEO_TOL)
        saw(String(isOverlap))
        const [c, d] = [tables.moveFootprint(by, a), tables.moveFootprint(by, b)]
        expect(overlaps(c, d, GEO_TOL)).toBe(isOverlap)
        expect(inContact(c, d, GEO_TOL, CONTACT_TOL)).toBe(inContact(a, b, GEO_TOL, CONTACT_TOL))
      }),
      RUNS,
    )
    expect(Math.min(count('true'), count('false'))).toBeGreaterThan(200)
  })
})

describe('EX-MOV-02: lengths of paths', () => {
  it('GC-01: a straight move of exactly the allowance is legal, a unit more is not', () => {
    expect(lengthAtMost([at(0, 0), at(4, 0)], inch(4))).toBe(true)
    expect(lengthAtMost([at(0, 0), at(2.4, 3.2)], inch(4))).toBe(true)
    expect(lengthAtMost([at(0, 0), { x: inch(4) + 1, y: 0 }], inch(4))).toBe(false)
    expect(lengthAtMost([at(0, 0), { x: inch(4), y: 1 }], inch(4))).toBe(false)
  })
  it('a bend is granted half a unit and no more', () => {
    const path = [at(0, 0), at(2, 0), at(2, 2)]
    expect(length(path)).toBe(inch(4))
    expect(lengthAtMost(path, inch(4))).toBe(true)
    expect(lengthAtMost([at(0, 0), at(2, 0), { x: inch(2), y: inch(2) + 1 }], inch(4))).toBe(false)
    expect(
      lengthAtMost(
        [
          { x: 0, y: 0 },
          { x: 3, y: 3 },
          { x: 0, y: 6 },
        ],
        8,
      ),
    ).toBe(true)
  })
})
