import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corridor, covers } from '../../../src/geometry/corridor'
import { corridorInSpace } from '../../../src/geometry/sight/corridor-in-space'
import { isovist } from '../../../src/geometry/sight/isovist'
import { profile } from '../../../src/geometry/sight/profile'
import { sceneOf } from '../../../src/geometry/sight/scene'
import { box } from '../../../src/geometry/sight/solids'
import type { Point3, SightPiece, Solid } from '../../../src/geometry/sight/types'
import { type Disc, INCH, type Point } from '../../../src/geometry/types'
import { counter } from '../tables'
import { pieces, point3, TABLE } from './scenes'
import { allBlockers, solidBlocks } from './slow'

/** How deep a point lies inside a convex polygon; negative outside. */
const depth = (outline: readonly Point[], { x, y }: Point): number =>
  Math.min(
    ...outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length] as Point
      const size = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) || 1
      return ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) / size
    }),
  )
const onTable = fc.record({ x: fc.integer({ min: 0, max: TABLE.width }), y: fc.integer({ min: 0, max: TABLE.depth }) })
const inside = fc.tuple(onTable, fc.integer({ min: 1, max: 6350 })).map(([at, z]): Point3 => ({ ...at, z }))

describe('the isovist', () => {
  test('holds a place exactly if every solid in turn leaves the line to it free, but within three units of an edge', () => {
    const { saw, count } = counter()
    // Round things count as 72 corners: what alone a thousandth of the radius at their border hides may be held to be seen.
    const smaller = (all: readonly SightPiece[]): readonly SightPiece[] =>
      all.map(({ ref, solids }) => ({
        ref,
        solids: solids.flatMap((solid): readonly Solid[] => {
          if (solid.type !== 'cylinder') return [solid]
          const radius = Math.floor(solid.radius * 0.999) - 1
          return radius > 0 ? [{ ...solid, radius }] : []
        }),
      }))
    fc.assert(
      fc.property(
        pieces(),
        inside,
        fc.constantFrom(0, 100, 1270, 2540),
        fc.array(onTable, { minLength: 30, maxLength: 30 }),
        (all, eye, level, places) => {
          const { seen, area, of } = isovist(sceneOf(all, TABLE), TABLE, eye, level)
          expect(area).toBeLessThanOrEqual(of * 1.000001)
          const isFree = (among: readonly SightPiece[], at: Point3) => allBlockers(among, eye, at).length === 0
          for (const at of places.map((place) => ({ ...place, z: level }))) {
            const isSeen = isFree(all, at)
            const isIn = seen.some((outline) => depth(outline, at) > -0.01)
            saw(isSeen ? 'seen' : 'hidden')
            if (isIn === isSeen) continue
            saw('differs')
            const around = [-3, 0, 3].flatMap((x) => [-3, 0, 3].map((y) => ({ x: at.x + x, y: at.y + y, z: level })))
            expect(around.some((near) => isFree(all, near) === isIn || isFree(smaller(all), near) === isIn)).toBe(true)
          }
        },
      ),
      { numRuns: 200 },
    )
    expect(count('seen')).toBeGreaterThan(1500)
    expect(count('hidden')).toBeGreaterThan(500)
    expect(count('differs')).toBeLessThan((count('seen') + count('hidden')) / 100)
  })
  test('a wall hides a band behind it; what lies higher is seen over it', () => {
    const wall: SightPiece = { ref: 'wall', solids: [box(5000, 0, 5000 + 100, TABLE.depth, 0, 1000)] }
    const scene = sceneOf([wall], TABLE)
    const eye = { x: 0, y: 10_000, z: 2000 }
    // The top's far edge hides the ground as far as twice its distance.
    const { area, of, shadows } = isovist(scene, TABLE, eye, 0)
    expect(area).toBeCloseTo(of - 5200 * TABLE.depth, -3)
    expect(shadows.map(({ ref }) => ref)).toEqual(['wall'])
    expect(isovist(scene, TABLE, eye, 1000).area).toBe(of)
  })
})

describe('the side profile', () => {
  test('a place over the line lies in a cut of a solid exactly if it lies in the solid', () => {
    const { saw, count } = counter()
    fc.assert(
      fc.property(
        pieces(),
        point3,
        point3,
        fc.array(fc.tuple(fc.nat(1000), fc.integer({ min: 0, max: 6350 })), { minLength: 20, maxLength: 20 }),
        (all, a, b, places) => {
          const scene = sceneOf(all, TABLE)
          const spans = profile(scene, a, b)
          const [dx, dy] = [b.x - a.x, b.y - a.y]
          const length = Math.sqrt(dx * dx + dy * dy)
          if (length < 100) return
          for (const [share, z] of places) {
            const at = { x: Math.round(a.x + (dx * share) / 1000), y: Math.round(a.y + (dy * share) / 1000), z }
            const s = (length * share) / 1000
            for (const { ref, solids } of all) {
              const thick = solids.filter((solid) => solid.type !== 'mesh' && solid.layer !== 'equipment')
              const deep = Math.max(
                ...spans
                  .filter((span) => span.ref === ref && span.outline.length > 2)
                  .map(({ outline }) =>
                    depth(
                      outline.map((p) => ({ x: p.s, y: p.z })),
                      { x: s, y: z },
                    ),
                  ),
              )
              const isIn = thick.some((solid) => solidBlocks(solid, at, at))
              if (deep > 2) expect(isIn).toBe(true)
              // A sharp corner seen askew: the cut may be thin there.
              else if (deep < -40) saw(isIn ? 'missed' : 'out')
              if (deep > 2) saw('in')
            }
          }
        },
      ),
      { numRuns: 600 },
    )
    expect(count('in')).toBeGreaterThan(50)
    expect(count('out')).toBeGreaterThan(1000)
    expect(count('missed')).toBe(0)
  })
})

describe('the corridor in space', () => {
  const disc = (x: number, y: number, radius = 640): Disc => ({ at: { x: x * INCH, y: y * INCH }, radius })
  const ask = (things: readonly SightPiece[], heights: { readonly eye: number; readonly foot: number; readonly head: number }) =>
    corridorInSpace(sceneOf(things, TABLE), {
      from: disc(1, 4),
      to: disc(9, 4),
      width: INCH,
      tolerance: 2,
      contact: 25,
      ...heights,
    })
  const crate = (height: number, y0 = 3, y1 = 5): SightPiece => ({
    ref: 'crate',
    solids: [box(5 * INCH, y0 * INCH, 6 * INCH, y1 * INCH, 0, height)],
  })
  const LEVEL = { eye: 3000, foot: 0, head: 3600 }
  const ROOF = { eye: 12_000, foot: 0, head: 3600 }
  const relations = (answer: ReturnType<typeof ask>) => answer.elements.map(({ ref, relation }) => `${ref} ${relation}`)

  test('a low piece hampers on the level and lets a shot from a roof pass', () => {
    expect(relations(ask([crate(2000)], LEVEL))).toEqual(['crate partial'])
    expect(relations(ask([crate(2000)], ROOF))).toEqual([])
  })
  test('a high piece over the whole width blocks; over half of it, it hampers', () => {
    expect(relations(ask([crate(8000)], LEVEL))).toEqual(['crate covering'])
    const [half] = ask([crate(8000, 4, 5)], LEVEL).elements
    expect(half?.relation).toBe('partial')
    expect(half?.span).toHaveLength(1)
    expect(half?.span[0]?.from).toBeCloseTo(0, 6)
    expect(half?.span[0]?.to).toBeCloseTo(INCH / 2, 6)
  })
  test('two solids of one piece, one upon the other, block together', () => {
    const [low, high] = [
      box(5 * INCH, 3 * INCH, 6 * INCH, 5 * INCH, 0, 2500),
      box(5 * INCH, 3 * INCH, 6 * INCH, 5 * INCH, 2500, 8000),
    ]
    expect(relations(ask([{ ref: 'stack', solids: [low, high] }], LEVEL))).toEqual(['stack covering'])
    const gap = { ...high, bottom: 2850 }
    expect(relations(ask([{ ref: 'stack', solids: [low, gap] }], LEVEL))).toEqual(['stack partial'])
  })
  test('among things higher than everything it is the flat corridor', () => {
    const { saw, count } = counter()
    const tall = fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 2, max: 13 }),
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
      ),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(tall, fc.constantFrom(INCH, 1905), fc.integer({ min: 3, max: 6 }), (all, width, y) => {
        const [from, to] = [disc(1, 4), disc(9, y)]
        const things = all.map(([x0, y0, w, d], i) => ({
          ref: `t${i}`,
          solid: box(x0 * 1270, y0 * 1270, (x0 + w) * 1270, (y0 + d) * 1270, 0, 20_000),
        }))
        const flat = corridor({
          from,
          to,
          width,
          tolerance: 2,
          contact: 25,
          elements: things.map(({ ref, solid }) => ({ ref, footprint: { parts: [solid.outline] } })),
        })
        const scene = sceneOf(
          things.map(({ ref, solid }) => ({ ref, solids: [solid] })),
          TABLE,
        )
        const space = corridorInSpace(scene, { from, to, width, tolerance: 2, contact: 25, eye: 3000, foot: 500, head: 3600 })
        const inFlat = flat.elements.filter(({ relation }) => relation !== 'untouched')
        for (const { ref, relation, span, near } of inFlat) {
          const there = space.elements.find((element) => element.ref === ref)
          saw(relation)
          expect(there?.relation).toBe(relation)
          expect(there?.near).toBeCloseTo(near, 3)
          // Beside the corridor's middle the flat span also counts what lies beside its ends.
          expect(covers(there?.span ?? [], width, 2)).toBe(covers(span, width, 2))
        }
        expect(space.elements).toHaveLength(inFlat.length)
        expect(space.outline).toEqual(flat.outline)
      }),
      { numRuns: 500 },
    )
    expect(count('covering')).toBeGreaterThan(30)
    expect(count('partial')).toBeGreaterThan(100)
  })
  test('what stops a line of sight within the corridor is in it', () => {
    const { saw, count } = counter()
    fc.assert(
      fc.property(pieces(), fc.nat(1000), fc.nat(1000), (all, across, up) => {
        const things = all.map(({ ref, solids }) => ({ ref, solids: solids.filter(({ type }) => type !== 'mesh') }))
        const answer = ask(things, LEVEL)
        const y = Math.round(4 * INCH + (across / 1000 - 0.5) * (INCH - 100))
        const z = Math.round((up / 1000) * 3500) + 50
        const at = (x: number): Point3 => ({ x: Math.round(x), y, z: Math.round(3000 + ((z - 3000) * (x - INCH)) / (8 * INCH)) })
        for (const ref of allBlockers(things, at(INCH + 700), at(9 * INCH - 700))) {
          saw('blocker')
          const element = answer.elements.find((one) => one.ref === ref)
          if (!element) saw('grazed')
        }
        for (const { ref, relation } of answer.elements) {
          saw(relation)
          if (relation === 'covering') expect(allBlockers(things, at(INCH + 640), at(9 * INCH - 640))).toContain(ref)
        }
      }),
      { numRuns: 800 },
    )
    expect(count('blocker')).toBeGreaterThan(80)
    expect(count('grazed')).toBeLessThan(3)
  })
})
