import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corridor, covers } from '../../src/geometry/corridor'
import type { Disc, Element, Footprint, Point } from '../../src/geometry/types'
import { CONTACT_TOL, GEO_TOL } from './inches'
import * as tables from './tables'

const AREA = 25_000
const RUNS = { numRuns: 3000 }
const WIDTHS = fc.constantFrom(2540, 1905)
const ask = (from: Disc, to: Disc, width: number, elements: readonly Element[]) =>
  corridor({ from, to, width, tolerance: GEO_TOL, contact: CONTACT_TOL, elements })

const byRef = (answer: ReturnType<typeof ask>) => Object.fromEntries(answer.elements.map(({ ref, relation }) => [ref, relation]))

/** Where a line across a footprint, part by part, enters and leaves: a slow picture of what lies on one ray of the corridor. */
const throughParts = (footprint: Footprint, start: Point, ux: number, uy: number, length: number): boolean => {
  if ('disc' in footprint) {
    const { at, radius } = footprint.disc
    const along = Math.min(length, Math.max(0, (at.x - start.x) * ux + (at.y - start.y) * uy))
    const dx = start.x + along * ux - at.x
    const dy = start.y + along * uy - at.y
    return dx * dx + dy * dy < radius * radius - 1
  }
  return footprint.parts.some((part) => {
    let from = 0
    let to = length
    part.forEach((a, i) => {
      const b = part[(i + 1) % part.length] as Point
      const size = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
      const inward = ((b.x - a.x) * (start.y - a.y) - (b.y - a.y) * (start.x - a.x)) / size
      const gain = ((b.x - a.x) * uy - (b.y - a.y) * ux) / size
      if (Math.abs(gain) < 1e-12) {
        if (inward <= 0) to = -1
      } else if (gain > 0) from = Math.max(from, -inward / gain)
      else to = Math.min(to, -inward / gain)
    })
    return to - from > 1e-3
  })
}

describe('EX-LOS-02..10: the corridor against rays across its width', () => {
  it('every ray that meets an element lies in its span, every other does not', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(tables.disc(0, AREA), tables.disc(0, AREA), WIDTHS, tables.elements(0, AREA), (from, to, width, elements) => {
        const answer = ask(from, to, width, elements)
        if (answer.isEmpty) return
        const dx = to.at.x - from.at.x
        const dy = to.at.y - from.at.y
        const size = Math.sqrt(dx * dx + dy * dy)
        const [ux, uy] = [dx / size, dy / size]
        for (const { ref, relation, span } of answer.elements) {
          saw(relation)
          const footprint = elements.find((one) => one.ref === ref)?.footprint as Footprint
          let isAll = true
          for (let k = 1; k < 200; k++) {
            const t = width * (k / 200 - 0.5) + 0.137
            const start = { x: from.at.x + ux * from.radius - uy * t, y: from.at.y + uy * from.radius + ux * t }
            const isMet = throughParts(footprint, start, ux, uy, answer.length)
            const isInSpan = span.some((one) => one.from < t && t < one.to)
            const isNearLimit = span.some((one) => Math.abs(one.from - t) < 4 || Math.abs(one.to - t) < 4)
            if (!isMet) isAll = false
            if (relation === 'untouched' && isMet) {
              // Only what reaches in by no more than the tolerance may be passed over.
              const isShallow =
                Math.abs(t) > width / 2 - GEO_TOL - 0.001 ||
                !throughParts(
                  footprint,
                  { x: start.x + ux * (GEO_TOL + 0.001), y: start.y + uy * (GEO_TOL + 0.001) },
                  ux,
                  uy,
                  answer.length - 2 * GEO_TOL - 0.002,
                )
              saw('shallow')
              expect(isShallow).toBe(true)
            } else if (relation !== 'untouched' && !isNearLimit) expect(isMet).toBe(isInSpan)
          }
          if (relation === 'covering') expect(isAll || 'parts' in footprint || span.length > 0).toBe(true)
          if (relation === 'partial' && isAll) expect(covers(span, width, GEO_TOL)).toBe(false)
        }
      }),
      RUNS,
    )
    expect(count('untouched')).toBeGreaterThan(500)
    expect(count('partial')).toBeGreaterThan(500)
    expect(count('covering')).toBeGreaterThan(200)
  })

  it('shooter and target may change places', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(tables.disc(0, AREA), tables.disc(0, AREA), WIDTHS, tables.elements(0, AREA), (from, to, width, elements) => {
        const there = ask(from, to, width, elements)
        const back = ask(to, from, width, elements)
        saw(there.isEmpty ? 'empty' : 'open')
        expect(back.isEmpty).toBe(there.isEmpty)
        expect(byRef(back)).toEqual(byRef(there))
        for (const one of there.elements) {
          saw(one.relation)
          const other = back.elements.find(({ ref }) => ref === one.ref)
          expect(other?.span.length).toBe(one.span.length)
          if (one.span[0]) expect(-(other?.span.at(-1)?.to ?? 0)).toBeCloseTo(one.span[0].from, 4)
        }
      }),
      RUNS,
    )
    for (const what of ['empty', 'open', 'untouched', 'partial', 'covering']) expect(count(what)).toBeGreaterThan(20)
  })

  it('moving, turning and mirroring the world changes nothing', () => {
    const { saw, count } = tables.counter()
    fc.assert(
      fc.property(
        tables.disc(0, AREA),
        tables.disc(0, AREA),
        WIDTHS,
        tables.elements(0, AREA),
        tables.motion,
        (from, to, width, elements, by) => {
          const here = ask(from, to, width, elements)
          const moved = ask(tables.moveDisc(by, from), tables.moveDisc(by, to), width, tables.moveElements(by, elements))
          for (const { relation } of here.elements) saw(relation)
          expect(byRef(moved)).toEqual(byRef(here))
          expect(moved.length).toBe(here.length)
        },
      ),
      RUNS,
    )
    for (const what of ['untouched', 'partial', 'covering']) expect(count(what)).toBeGreaterThan(200)
  })

  it('an element more takes nothing from the others', () => {
    fc.assert(
      fc.property(
        tables.disc(0, AREA),
        tables.disc(0, AREA),
        tables.elements(0, AREA),
        tables.footprint(0, AREA),
        (a, b, all, one) => {
          const few = byRef(ask(a, b, 2540, all))
          const more = byRef(ask(a, b, 2540, [...all, { ref: 'more', footprint: one }]))
          expect(more).toMatchObject(few)
        },
      ),
      { numRuns: 500 },
    )
  })
})
