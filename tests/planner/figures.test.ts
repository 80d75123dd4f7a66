import { describe, expect, test } from 'vitest'
import { reachArea, routeWithin } from '../../src/geometry'
import { emptyLayout, type LayoutDocument, type LayoutPiece } from '../../src/planner/document'
import { densityOf, fairnessOf, pieceFigures } from '../../src/planner/figures'
import { gapsOf } from '../../src/planner/gaps'
import { BASE, groundOfLayout, shareWithin, waysFrom, wayTo } from '../../src/planner/ways'
import { at, inch, piece, rectangle, sample } from './sample'

const areas = [
  { ref: 'near', seat: 'A' as const, outlines: [rectangle(0, 0, 36, 6)] },
  { ref: 'far', seat: 'B' as const, outlines: [rectangle(0, 30, 36, 36)] },
]
const table = (...pieces: readonly LayoutPiece[]): LayoutDocument => emptyLayout('t', inch(36), inch(36), { pieces, areas })

describe('where a piece stands', () => {
  test("its edges' distances from the table's, and its nearest neighbours with the line between", () => {
    const document = table(piece('a', 'container', 10, 10), piece('b', 'container', 10, 16), piece('c', 'barrels', 20, 10))
    const figures = pieceFigures(document, 'a', 2)
    expect(figures?.edges).toEqual({ near: inch(8.5), far: inch(24.5), left: inch(8), right: inch(24) })
    expect(figures?.neighbours.map(({ ref, width }) => [ref, width])).toEqual([
      ['b', inch(3)],
      ['c', inch(7.5)],
    ])
    expect(figures?.neighbours[0]?.line.map(({ y }) => y)).toEqual([inch(11.5), inch(14.5)])
  })
})

describe('gaps', () => {
  test('which base passes, and where it is narrowest', () => {
    const document = table(piece('a', 'container', 10, 10), piece('b', 'container', 15.4, 10))
    expect(gapsOf(document, inch(3))[0]).toMatchObject({ one: 'a', other: 'b', width: inch(1.4), passes: 3200 })
    const tight = gapsOf(table(piece('a', 'container', 10, 10), piece('b', 'container', 14.5, 10)), inch(3))[0]
    expect(tight?.width).toBe(inch(0.5))
    expect(tight && 'passes' in tight).toBe(false)
  })
  test("a gap across a third piece does not count; the table's edge makes one", () => {
    const wall = piece('w', 'barricade', 12.7, 10, 90)
    expect(
      gapsOf(table(piece('a', 'container', 10, 10), piece('b', 'container', 15.4, 10), wall), inch(3)).map(({ other }) => other),
    ).not.toContain('b')
    expect(gapsOf(table(piece('a', 'container', 3, 18)))).toMatchObject([
      { one: 'a', other: { edge: 'left' }, width: inch(1), passes: 2500 },
    ])
  })
})

describe('ways', () => {
  test('on the open they are straight', () => {
    const document = table()
    const ways = waysFrom(document, groundOfLayout(document), [rectangle(0, 0, 36, 6)])
    expect(wayTo(ways, at(18.5, 18.5)) / inch(1)).toBeCloseTo(13, 6)
    expect(shareWithin(ways, inch(40))).toBe(1)
  })
  test("around a building they are as long as geometry's own, within a twelfth", () => {
    const document = table(piece('b', 'building', 18, 18), piece('c', 'building', 12, 18))
    const ground = groundOfLayout(document)
    const start = at(17.5, 13.5)
    const ways = waysFrom(document, ground, [rectangle(17, 13, 18, 14)])
    const walk = {
      from: start,
      radius: BASE,
      budget: inch(40),
      blockers: document.pieces.length ? footprints(document) : [],
      box: document.size,
      tolerance: 3,
    }
    const exact = reachArea(walk)
    for (const target of [at(17.5, 23.5), at(10.5, 24.5), at(30.5, 30.5), at(5.5, 20.5)]) {
      const route = routeWithin(exact, target)
      const real = route
        ? route
            .slice(1)
            .reduce((sum, point, i) => sum + Math.hypot(point.x - (route[i]?.x ?? 0), point.y - (route[i]?.y ?? 0)), 0)
        : 0
      const found = wayTo(ways, target)
      expect(found / real).toBeGreaterThan(0.97)
      expect(found / real).toBeLessThan(13 / 12)
    }
  })
  test('nobody comes into what is walled in', () => {
    const walls = [
      piece('n', 'wall', 18, 20, 0),
      piece('s', 'wall', 18, 16, 0),
      piece('w', 'wall', 16, 18, 90),
      piece('e', 'wall', 20, 18, 90),
    ]
    const document = table(...walls)
    const ways = waysFrom(document, groundOfLayout(document), [rectangle(0, 0, 36, 6)])
    expect(wayTo(ways, at(18, 18))).toBe(Infinity)
  })
})

describe('density and fairness', () => {
  test('a building of 30 square inches covers its share of the table, in its quarter', () => {
    const density = densityOf(table(piece('b', 'building', 9, 9)))
    expect(density.covered).toBeCloseTo(30 / (36 * 36), 3)
    expect(density.tall).toBe(density.covered)
    expect(density.quarters[0]).toBeCloseTo((30 * 4) / (36 * 36), 3)
    expect(density.perSquareFoot).toBeCloseTo(1 / 9, 6)
  })
  test('a table turned onto itself is fair; one with a wall before one side is not', () => {
    const middle = [{ ref: 'o', at: at(18, 18), height: 0 }]
    const fair = fairnessOf({
      ...table(piece('a', 'building', 9, 9), piece('b', 'building', 27, 27, 180)),
      objectives: middle,
      symmetry: 'turned',
    })
    expect(fair.unequal).toBeLessThan(0.01)
    expect(fair.differences.reach).toBeLessThan(0.01)
    expect(fair.differences.way).toBeLessThan(inch(0.5))
    const unfair = fairnessOf({
      ...table(...[4, 12, 20, 28].map((x) => piece(`b${x}`, 'building', x + 1, 10))),
      objectives: middle,
      symmetry: 'turned',
    })
    expect(unfair.unequal).toBeGreaterThan(0.1)
    expect(unfair.differences.way).toBeGreaterThan(inch(1))
    expect(unfair.differences.objective).toBe('o')
  })
  test('without areas there are no sides', () => {
    expect(fairnessOf({ ...sample(), areas: [] }).sides).toEqual([])
  })
})

const footprints = (document: LayoutDocument) =>
  groundOfLayout(document).obstacles.map(({ part }) => ('radius' in part ? { disc: part } : { parts: [part] }))
