import { describe, expect, test } from 'vitest'
import { pointOf } from '../../src/geometry/sight/map/lattice'
import type { Point } from '../../src/geometry/types'
import { emptyLayout } from '../../src/planner/document'
import { reachFrom, ringsWithin } from '../../src/planner/reach'
import { groundOfLayout, waysFrom } from '../../src/planner/ways'
import { at, inch, piece, rectangle } from './sample'

const table = emptyLayout('t', inch(36), inch(30), {
  pieces: [
    piece('wall-1', 'wall', 9, 9, 30),
    piece('container-1', 'container', 16, 8, 90),
    piece('rocks-1', 'rocks', 22, 12),
    piece('barricade-1', 'barricade', 28, 7, 45),
  ],
  areas: [
    { ref: 'a', seat: 'A', outlines: [rectangle(0, 0, 36, 4)] },
    { ref: 'b', seat: 'B', outlines: [rectangle(0, 26, 6, 30), rectangle(20, 26, 26, 30)] },
  ],
  objectives: [
    { ref: 'near', at: at(6, 9), height: 0 },
    { ref: 'middle', at: at(18, 14.5), height: 0 },
    { ref: 'far', at: at(18, 20), height: 0 },
    { ref: 'above', at: at(18, 20), height: inch(3) },
  ],
})

/** Within an odd number of closed lines. */
const isWithin = ({ x, y }: Point, rings: readonly (readonly Point[])[]): boolean => {
  let crossings = 0
  for (const ring of rings)
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % ring.length] as Point
      if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) crossings++
    })
  return crossings % 2 === 1
}

describe('reach zones', () => {
  test.each(table.areas.flatMap((area) => [3, 6, 12].map((move) => [area, move] as const)))(
    'the lines of %# hold exactly the cells within that way',
    ({ outlines }, move) => {
      const ways = waysFrom(table, groundOfLayout(table), outlines)
      const rings = ringsWithin(ways, inch(move), table)
      const counts = { in: 0, out: 0 }
      ways.lengths.forEach((length, index) => {
        // A hair off the middle, so that no line goes through the very place.
        const place = pointOf(ways.lattice, index)
        const is = length <= inch(move)
        expect([index, isWithin({ x: place.x + 0.3, y: place.y + 0.3 }, rings)]).toEqual([index, is])
        counts[is ? 'in' : 'out']++
      })
      expect(Math.min(counts.in, counts.out)).toBeGreaterThan(20)
      for (const { x, y } of rings.flat()) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(inch(36))
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(inch(30))
      }
    },
  )
  test('says how many moves an objective on the ground takes, and which share is reached', () => {
    const reach = reachFrom(table, 'a', inch(6))
    expect(reach?.objectives).toEqual({ near: 1, middle: 2, far: 3 })
    const [one, two] = reach?.zones ?? []
    expect(one?.budget).toBe(inch(6))
    expect(two?.share).toBeGreaterThan((one?.share ?? 1) + 0.1)
    expect(reachFrom(table, 'nowhere', inch(6))).toBeUndefined()
  })
})
