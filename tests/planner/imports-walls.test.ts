/** Walls of imported maps: whole runs of them stand side by side where one piece cannot hold them, and none reaches over the table's edge. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInside } from '../../src/geometry'
import type { Point } from '../../src/geometry/types'
import { faultsOf } from '../../src/planner/faults'
import { type FlatLine, layoutOfMap } from '../../src/planner/imports/flat-map'
import { opened } from '../../src/planner/opened'
import { finish } from '../../src/planner/own/mesh'
import { MOST } from '../../src/planner/own/types'
import { checkedLayout } from '../../src/planner/read'
import { inch } from './sample'

const SIZE = { x: 24, y: 18 }
const THICKNESS = 0.2
/** Lines in inches from the near left corner. */
function laid(lines: readonly (readonly Point[])[], as: FlatLine['as'] = 'wall') {
  const turned = lines.map((corners) => ({ field: 'walls', as, corners: corners.map(({ x, y }) => ({ x, y: SIZE.y - y })) }))
  const made = finish(layoutOfMap({ size: SIZE, lines: turned, left: [] }, { thickness: inch(THICKNESS), square: inch(1) }))
  if (!made.ok) throw new Error(JSON.stringify(made.reason))
  const { document } = made.value
  expect(checkedLayout(JSON.parse(JSON.stringify(document)))).toEqual({ ok: true, value: document })
  return document
}
const solidsOf = (document: ReturnType<typeof laid>) => opened(document).pieces.flatMap(({ terrain }) => terrain.outlines)
/** Every place along the lines that is on the table, not only at its edge, stands in some solid. */
function expectWalled(document: ReturnType<typeof laid>, lines: readonly (readonly Point[])[]): void {
  const solids = solidsOf(document)
  for (const line of lines)
    for (const [index, to] of line.slice(1).entries()) {
      const from = line[index] as Point
      if (from.x === to.x && from.y === to.y) continue
      for (const share of [0, 0.2, 0.5, 0.77, 1]) {
        const place = {
          x: Math.round(inch(from.x + (to.x - from.x) * share)),
          y: Math.round(inch(from.y + (to.y - from.y) * share)),
        }
        const { width, depth } = document.size
        const isOn = place.x > 1 && place.y > 1 && place.x < width - 1 && place.y < depth - 1
        if (isOn)
          expect(
            solids.some((solid) => isInside(place, solid)),
            `a wall at ${place.x}, ${place.y}`,
          ).toBe(true)
      }
    }
}

describe('a run of walls that one piece cannot hold', () => {
  test('is cut into pieces that stand in none of each other, and has no gap where it is cut', () => {
    const zigzag = [Array.from({ length: 201 }, (_, i) => ({ x: 1 + i * 0.11, y: i % 2 === 0 ? 8 : 9.5 }))]
    const level = [Array.from({ length: 151 }, (_, i) => ({ x: 1 + i * 0.14, y: 4 }))]
    for (const lines of [zigzag, level]) {
      const document = laid(lines)
      expect(document.pieces.length).toBeGreaterThan(1)
      expect(faultsOf(document)).toEqual([])
      expectWalled(document, lines)
    }
  })
  test('rooms wall to wall, and long walls that cross', () => {
    const across = (n: number) => Array.from({ length: n + 1 }, (_, i) => i / n)
    const rooms = across(14).flatMap((y) => [across(19).map((x) => ({ x: 1 + x * 22, y: 1 + y * 16 }))])
    rooms.push(...across(19).map((x) => across(14).map((y) => ({ x: 1 + x * 22, y: 1 + y * 16 }))))
    const crossing = across(39).flatMap((share) => [
      [
        { x: 1 + share * 22, y: 1 },
        { x: 1 + share * 22, y: 17 },
      ],
      [
        { x: 1, y: 1 + share * 16 },
        { x: 23, y: 2 + share * 15 },
      ],
    ])
    for (const lines of [rooms, crossing]) {
      const document = laid(lines)
      expect(faultsOf(document)).toEqual([])
      expectWalled(document, lines)
      for (const own of Object.values(document.own)) expect(own.parts.length).toBeLessThanOrEqual(MOST.parts)
    }
    // 551 walls, nearly as few pieces as could hold them.
    expect(laid(rooms).pieces.length).toBeLessThanOrEqual(12)
  })
  test('however walls lie: none stands in another or beyond the edge, none is lost', () => {
    const at = fc.record({ x: fc.integer({ min: -20, max: 260 }), y: fc.integer({ min: -20, max: 200 }) })
    const tenth = ({ x, y }: Point) => ({ x: x / 10, y: y / 10 })
    fc.assert(
      fc.property(fc.array(fc.tuple(at, at, at), { minLength: 40, maxLength: 60 }), (found) => {
        const lines = [
          [
            { x: 3, y: 3 },
            { x: 9, y: 3 },
          ],
          ...found.map((line) => line.map(tenth)),
        ]
        const document = laid(lines)
        expect(faultsOf(document)).toEqual([])
        expectWalled(document, lines)
      }),
      { numRuns: 6 },
    )
  })
})

test.each(['wall', 'object', 'window', 'portal'] as const)("no %s reaches over the table's edge", (as) => {
  const lines = [
    [
      { x: 0, y: 0 },
      { x: 24, y: 0 },
      { x: 24, y: 18 },
    ],
    [
      { x: -4, y: 9 },
      { x: 30, y: 12 },
    ],
    [
      { x: 3, y: 18 },
      { x: 9, y: 18 },
    ],
  ]
  const document = laid(lines, as)
  expect(faultsOf(document).filter(({ reason }) => reason.key === 'fault-off-table')).toEqual([])
  const corners = solidsOf(document).flat()
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const short = [Math.min(...xs), Math.min(...ys), inch(24) - Math.max(...xs), inch(18) - Math.max(...ys)]
  // Windows and doors are shortened where they end, by half the thickness of a wall.
  const most = as === 'wall' || as === 'object' ? 0 : inch(THICKNESS / 2) + 1
  for (const by of short) {
    expect(by).toBeGreaterThanOrEqual(0)
    expect(by).toBeLessThanOrEqual(most)
  }
})
