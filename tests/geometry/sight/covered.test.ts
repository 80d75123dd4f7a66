import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { corridorInSpace } from '../../../src/geometry/sight/corridor-in-space'
import { sceneOf } from '../../../src/geometry/sight/scene'
import { box } from '../../../src/geometry/sight/solids'
import type { Mesh, SightPiece, Solid } from '../../../src/geometry/sight/types'
import { type Disc, INCH } from '../../../src/geometry/types'
import { counter } from '../tables'
import { pieces, TABLE } from './scenes'
import { stoppedAt, widestGap } from './slow-corridor'

const disc = (x: number, radius = 640): Disc => ({ at: { x: x * INCH, y: 4 * INCH }, radius })
const LINES = { origin: disc(1).at, size: 8 * INCH, start: 640, end: 8 * INCH - 640 }
const across = (all: readonly SightPiece[], heights: { readonly eye: number; readonly foot: number; readonly head: number }) =>
  corridorInSpace(sceneOf(all, TABLE), { from: disc(1), to: disc(9), width: INCH, tolerance: 2, contact: 25, ...heights })
const one = (solids: readonly Solid[]): readonly SightPiece[] => [{ ref: 'it', solids }]
const LEVEL = { eye: 3000, foot: 0, head: 3600 }

describe('where a piece stops every line across the corridor', () => {
  test('is where, line by line, the heights that its solids stop leave no gap', () => {
    const { saw, count } = counter()
    fc.assert(
      fc.property(
        pieces(5),
        fc.constantFrom(LEVEL, { eye: 6000, foot: 0, head: 2000 }, { eye: 1000, foot: 2540, head: 5080 }),
        fc.array(fc.integer({ min: -1269, max: 1269 }), { minLength: 12, maxLength: 12 }),
        (apart, heights, places) => {
          // All in one piece, so that they stop lines together.
          const solids = apart.flatMap((piece) => piece.solids).filter(({ layer }) => layer !== 'equipment')
          const { elements } = across(one(solids), heights)
          const span = elements[0]?.span ?? []
          if (solids.length > 1 && elements[0]?.span.length) saw('span')
          const lines = { ...LINES, eye: heights.eye }
          for (const t of places.map((place) => place + 0.123)) {
            const isIn = span.some(({ from, to }) => from < t && t < to)
            const isNearEnd = span.some(({ from, to }) => Math.abs(t - from) < 0.5 || Math.abs(t - to) < 0.5)
            if (isNearEnd) continue
            const gap = (grown: number) =>
              widestGap(
                solids.flatMap((solid) => stoppedAt(lines, solid, t, grown)),
                heights.foot,
                heights.head,
              )
            saw(isIn ? 'stopped' : 'open')
            if (isIn) expect(gap(1.5)).toBeLessThan(0.01)
            else expect(gap(0)).toBeGreaterThan(-0.01)
          }
        },
      ),
      { numRuns: 700 },
    )
    for (const what of ['span', 'stopped', 'open']) expect(count(what)).toBeGreaterThan(50)
  })

  test('a gap narrower than any raster is found: two boxes side by side, apart by three units', () => {
    const wall = (y0: number, y1: number) => box(5 * INCH, y0, 6 * INCH, y1, 0, 9000)
    const [left, right] = [wall(2 * INCH, 4 * INCH + 100), wall(4 * INCH + 103, 6 * INCH)]
    const [element] = across(one([left, right]), LEVEL).elements
    expect(element?.relation).toBe('partial')
    expect(element?.span.map(({ from, to }) => [from, to])).toEqual([
      [-1270, 100],
      [103, 1270],
    ])
    // Within the tolerance it is none.
    expect(across(one([left, wall(4 * INCH + 102, 6 * INCH)]), LEVEL).elements[0]?.relation).toBe('covering')
  })

  test('a slanted slit between two hulls is as wide as it is seen', () => {
    // A lower and an upper wedge whose faces run apart across the corridor: closed up to its middle, open from there on.
    const corners = (y: number, z0: number, z1: number) => [5, 5.5].flatMap((x) => [z0, z1].map((z) => ({ x: x * INCH, y, z })))
    const [y0, y1] = [3 * INCH, 5 * INCH]
    const lower: Solid = { type: 'polyhedron', corners: [...corners(y0, 0, 3000), ...corners(y1, 0, 1000)] }
    const upper: Solid = { type: 'polyhedron', corners: [...corners(y0, 1500, 9000), ...corners(y1, 2500, 9000)] }
    const [element] = across(one([lower, upper]), LEVEL).elements
    // The lower one stops most at its far edge, up to 3000 - 32000 / 9 u, the upper one at its near edge, from 2000 u on, u from 0 to 1
    // over the two inches: they meet at u = 0.54.
    expect(element?.span).toHaveLength(1)
    expect(element?.span[0]?.from).toBe(-1270)
    expect(element?.span[0]?.to).toBeCloseTo(203.2, 6)
  })

  const skin = (x: number, y0: number, y1: number, bottom: number, top: number): Mesh => ({
    type: 'mesh',
    corners: [x, y0, bottom, x, y1, bottom, x, y1, top, x, y0, top],
    triangles: [0, 1, 2, 0, 2, 3],
  })
  test.each([
    ['a skin over the whole width and height', skin(5 * INCH, 3 * INCH, 5 * INCH, 0, 9000), 'covering', 1],
    ['one over half of the width', skin(5 * INCH, 4 * INCH, 5 * INCH, 0, 9000), 'partial', 1],
    ['one that is only low', skin(5 * INCH, 3 * INCH, 5 * INCH, 0, 2500), 'partial', 0],
  ])('a mesh counts by its triangles: %s', (_, solid, relation, spans) => {
    const [element] = across(one([solid]), LEVEL).elements
    expect([element?.ref, element?.relation, element?.span.length]).toEqual(['it', relation, spans])
    expect(element?.near).toBeCloseTo(4 * INCH - 640, 6)
  })

  test('a body without a height is stopped where its one height is', () => {
    const low = { eye: 3000, foot: 100, head: 100 }
    expect(across(one([box(8 * INCH, 3 * INCH, 8.2 * INCH, 5 * INCH, 0, 1000)]), low).elements[0]?.relation).toBe('covering')
    expect(across(one([box(8 * INCH, 3 * INCH, 8.2 * INCH, 5 * INCH, 0, 200)]), low).elements).toEqual([])
  })
})
