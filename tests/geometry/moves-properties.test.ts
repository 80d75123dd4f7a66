import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distance, distanceAtLeast, distanceToFootprint } from '../../src/geometry/measure'
import { insideBox } from '../../src/geometry/overlap'
import { slide } from '../../src/geometry/slide'
import { isKept, lastFree } from '../../src/geometry/stop'
import { isFree, sweep } from '../../src/geometry/sweep'
import type { Point } from '../../src/geometry/types'
import { GEO_TOL } from './inches'
import * as tables from './tables'

const AREA = 20_000
const BOX = { width: AREA, depth: AREA }
const R = 1270
const path = fc.array(tables.point(0, AREA), { minLength: 2, maxLength: 4 })

/** Places along a path, every so many units, with the length walked: real numbers, for slow pictures. */
const walk = (corners: readonly Point[], step: number): readonly { at: Point; along: number }[] => {
  const places: { at: Point; along: number }[] = []
  let done = 0
  corners.forEach((to, i) => {
    const from = corners[i - 1]
    if (from === undefined) return
    const size = distance(from, to)
    for (let along = 0; along <= size; along += step) {
      const share = size === 0 ? 0 : along / size
      places.push({ at: { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }, along: done + along })
    }
    done += size
    places.push({ at: to, along: done })
  })
  return places
}

describe('sweep against walking the path step by step', () => {
  it('finds the same elements, at the same place, in the same order', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(path, tables.elements(0, AREA, 4), (corners, elements) => {
        const { contacts } = sweep(R, corners, elements, GEO_TOL)
        const places = walk(corners, 20)
        expect(
          isFree(
            R,
            corners,
            elements.map((one) => one.footprint),
            GEO_TOL,
          ),
        ).toBe(contacts.length === 0)
        for (const { ref, footprint } of elements) {
          const contact = contacts.find((one) => one.ref === ref)
          const away = places.map(({ at }) => distanceToFootprint(at, footprint))
          const deep = away.findIndex((one) => one < R - GEO_TOL)
          saw(contact === undefined ? 'free' : contact.along === 0 ? 'from the start' : 'met')
          if (contact === undefined) {
            expect(deep).toBe(-1)
            continue
          }
          // A step may pass over an overlap only if it is as shallow as a step is long.
          if (deep < 0) {
            expect(Math.min(...away)).toBeLessThan(R - GEO_TOL + 20)
            saw('between steps')
            continue
          }
          let first = deep
          while (first > 0 && (away[first - 1] ?? 0) < R) first--
          const touched = places[first]?.along ?? 0
          expect(contact.along).toBeLessThanOrEqual(touched + 0.01)
          if ('disc' in footprint || footprint.parts.length === 1) expect(contact.along).toBeGreaterThan(touched - 21)
          expect(contact.until).toBeGreaterThanOrEqual(places[deep]?.along ?? 0)
          if (contact.along > 0) {
            expect(distanceAtLeast(contact.at, footprint, R - GEO_TOL)).toBe(true)
            expect(Math.abs(distanceToFootprint(contact.at, footprint) - R)).toBeLessThan(6)
          }
        }
        const deepAt = contacts.map(({ ref }) => {
          const footprint = elements.find((one) => one.ref === ref)?.footprint
          return places.find(({ at }) => footprint !== undefined && distanceToFootprint(at, footprint) < R - GEO_TOL)?.along
        })
        deepAt.forEach((along, i) => {
          const before = deepAt[i - 1]
          if (along === undefined || before === undefined) return
          saw('in order')
          // Shallow overlaps between two steps are seen late; more than a few steps late they would be no overlap.
          if (before > along + 20) saw('seen late')
        })
      }),
      { numRuns: 2000 },
    )
    expect(count('free')).toBeGreaterThan(500)
    expect(count('met')).toBeGreaterThan(500)
    expect(count('from the start')).toBeGreaterThan(50)
    expect(count('in order')).toBeGreaterThan(200)
    expect(count('seen late')).toBeLessThan(count('in order') / 50)
  })

  it('moving, turning and mirroring the world meets the same elements', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(path, tables.elements(0, AREA, 4), tables.motion, (corners, elements, by) => {
        const here = sweep(R, corners, elements, GEO_TOL).contacts
        const moved = sweep(R, corners.map(by.move), tables.moveElements(by, elements), GEO_TOL).contacts
        saw(String(here.length > 0))
        expect(new Set(moved.map(({ ref }) => ref))).toEqual(new Set(here.map(({ ref }) => ref)))
        for (const { ref, along } of here) {
          expect(moved.find((one) => one.ref === ref)?.along).toBeCloseTo(along, 3)
        }
      }),
      { numRuns: 2000 },
    )
    expect(Math.min(count('true'), count('false'))).toBeGreaterThan(200)
  })
})

describe('lastFree against trying every unit', () => {
  it('is allowed, exactly, and no later step is', () => {
    const { saw, count } = tables.counter()
    const keeps = fc.array(
      fc.record({ footprint: tables.footprint(0, AREA), gap: fc.constantFrom(-3, 0, 52, 2540), isStrict: fc.boolean() }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(path, keeps, fc.double({ min: 0, max: 1, noNaN: true }), (corners, all, share) => {
        const places = walk(corners, 5)
        const before = share * (places.at(-1)?.along ?? 0)
        const spot = lastFree(R, corners, before, all, BOX)
        const isAllowed = ({ at }: { at: Point }) =>
          all.every(({ footprint, gap }) => distanceToFootprint(at, footprint) >= R + gap + 3) &&
          at.x >= R + 1 &&
          at.y >= R + 1 &&
          at.x <= AREA - R - 1 &&
          at.y <= AREA - R - 1
        const last = places.filter((place) => place.along <= before && isAllowed(place)).at(-1)
        saw(spot === undefined ? 'none' : spot.along >= before - 1 ? 'all the way' : 'earlier')
        if (spot === undefined) expect(last).toBeUndefined()
        else {
          expect(isKept(R, spot.at, all, BOX)).toBe(true)
          expect(spot.along).toBeLessThanOrEqual(before)
          expect(spot.along).toBeGreaterThanOrEqual((last?.along ?? 0) - 3)
          expect(Math.min(...places.map(({ at }) => distance(at, spot.at)))).toBeLessThan(4)
        }
      }),
      { numRuns: 2000 },
    )
    for (const what of ['none', 'all the way', 'earlier']) expect(count(what)).toBeGreaterThan(20)
  })
})

describe('EX-MEL-15: slide against pushing unit by unit', () => {
  it('ends where the step-by-step push ends, never in something, never too far', () => {
    const { saw, count } = tables.counter()
    const towards = fc.record({ dx: fc.integer({ min: -3000, max: 3000 }), dy: fc.integer({ min: -3000, max: 3000 }) })
    fc.assert(
      fc.property(tables.point(R, AREA - R), towards, tables.elements(0, AREA, 5), (start, direction, elements) => {
        fc.pre(direction.dx !== 0 || direction.dy !== 0)
        const stoppers = elements.filter(({ footprint }) => distanceAtLeast(start, footprint, R))
        const answer = slide({
          disc: { at: start, radius: R },
          towards: direction,
          distance: 2540,
          stoppers,
          tolerance: GEO_TOL,
          box: BOX,
        })
        const size = Math.sqrt(direction.dx ** 2 + direction.dy ** 2)
        let reached = 0
        const isFreeAt = (along: number) => {
          const at = { x: start.x + (direction.dx / size) * along, y: start.y + (direction.dy / size) * along }
          return (
            stoppers.every(({ footprint }) => distanceToFootprint(at, footprint) >= R - 1e-6) &&
            Math.min(at.x, at.y, AREA - at.x, AREA - at.y) >= R - 1e-6
          )
        }
        while (reached < 2540 && isFreeAt(reached + 1)) reached += 1
        saw(answer.stoppedBy === undefined ? 'full' : answer.stoppedBy === 'edge' ? 'edge' : 'held')
        expect(answer.moved).toBeLessThanOrEqual(2540 + 1e-6)
        expect(answer.moved).toBeGreaterThan(reached - 6)
        // Grazing something by less than a unit of depth stops the exact push and not the stepping one.
        if (answer.stoppedBy !== undefined) expect(answer.moved).toBeLessThan(reached + 3)
        else expect(reached).toBe(2540)
        for (const { footprint } of stoppers) expect(distanceAtLeast(answer.end, footprint, R - GEO_TOL)).toBe(true)
        expect(insideBox({ at: answer.end, radius: R }, BOX)).toBe(true)
      }),
      { numRuns: 2000 },
    )
    for (const what of ['full', 'edge', 'held']) expect(count(what)).toBeGreaterThan(30)
  })
})
