import { describe, expect, test } from 'vitest'
import type { Path, Place, Region } from '../../src/table/choice'
import { judgePath, judgePlace } from '../../src/table/judge'
import { footprintOf, heightUnder, placed } from '../../src/table/layout'
import type { Piece, Tabletop, TerrainKind } from '../../src/table/piece'
import { firstFree, TABLE_SHAPES } from '../../src/table/shapes'
import { seeded } from '../conformance/rng'
import { at, box, inch, path } from '../driver/inches'

const BLOCK: TerrainKind = {
  kind: 'block',
  parts: [{ outline: box(-1, -1, 1, 1), bottom: 0, top: inch(1) }],
  top: { outline: box(-1, -1, 1, 1), height: inch(1) },
}
const piece = (ref: string, x: number, y: number): Piece => ({ ref, radius: inch(0.5), pose: { at: at(x, y), heading: 0 } })
const tabletop: Tabletop = {
  width: inch(36),
  depth: inch(36),
  terrain: [placed(BLOCK, 'block', at(10, 10), 0), placed(BLOCK, 'wall', at(20, 10), 0)],
  pieces: { A1: piece('A1', 5, 10), B1: piece('B1', 10, 5) },
}
const tolerance = { overlap: 3, contact: 51 }
const why = (key: string) => ({ key })
const end: Region = {
  keep: [
    { ref: 'B1', gap: inch(1), why: why('near-enemy') },
    { ref: 'block', gap: 0, why: why('on-block') },
    { ref: 'wall', gap: 0, why: why('on-wall') },
  ],
}
const walk = (over: Partial<Path> = {}): Path => ({
  shape: 'path',
  piece: 'A1',
  radius: inch(0.5),
  from: at(5, 10),
  budget: inch(8),
  walls: ['wall'],
  crossings: ['block', 'B1'],
  end,
  tolerance,
  ...over,
})
const spot = (region: Region): Place => ({ shape: 'place', piece: 'A1', radius: inch(0.5), region, tolerance })
const key = (verdict: ReturnType<typeof judgePlace>) => (verdict.allowed ? 'allowed' : verdict.reason.key)

describe('a path', () => {
  test.each([
    ['straight, as far as allowed to the unit', path([5, 18]), {}, 'allowed'],
    ['one unit too far', [{ x: inch(5), y: inch(18) + 1 }], {}, 'too-far'],
    ['with bends', path([7, 12], [9, 14]), {}, 'allowed'],
    ['bends where only straight is allowed', path([7, 12], [9, 14]), { straight: true }, 'only-straight'],
    ['not moving', [], {}, 'allowed'],
    ['not moving where it must', [], { must: true }, 'must-move'],
    ['off the table', path([0.4, 10]), {}, 'off-table'],
    ['over the edge and back', path([0.2, 10], [2, 10]), { budget: inch(20) }, 'off-table'],
    ['through a wall', path([25, 10]), { budget: inch(30) }, 'wall-in-way'],
    ['around the wall', path([15, 20], [25, 10]), { budget: inch(40) }, 'allowed'],
    ['ending on an obstacle', path([9.5, 10]), {}, 'on-block'],
    ['ending exactly an inch from an enemy', path([8, 5]), {}, 'allowed'],
    ['ending a hair nearer', [{ x: inch(8) + 1, y: inch(5) }], {}, 'near-enemy'],
  ] as const)('%s', (_what, points, over, expected) => {
    expect(key(judgePath(walk(over), points, tabletop).verdict)).toBe(expected)
  })
  test('names what it crosses in order, with where it first touches', () => {
    const judged = judgePath(walk({ budget: inch(40), from: at(5, 10) }), path([10, 10], [10, 2]), tabletop)
    expect(judged.crossings.map(({ ref }) => ref)).toEqual(['block', 'B1'])
    expect(judged.crossings[0]?.at).toEqual(at(8.5, 10))
    expect(judged.used).toBe(inch(13))
  })
  test('a refusal says by how much', () => {
    const judged = judgePath(walk(), [{ x: inch(8) + 254, y: inch(5) }], tabletop)
    expect(judged.verdict).toMatchObject({
      allowed: false,
      reason: { key: 'near-enemy', says: { piece: 'B1', missing: 254, gap: inch(1) - 254 } },
    })
  })
  test.each([
    ['text', 'north'],
    ['points with fractions', [{ x: 1.5, y: 2 }]],
    ['points with more than x and y', [{ x: 1, y: 2, z: 3 }]],
    ['infinite points', [{ x: Number.POSITIVE_INFINITY, y: 0 }]],
    ['far too many points', Array.from({ length: 65 }, () => ({ x: 1, y: 1 }))],
    ['nothing', null],
  ])('from outside that is %s is no path', (_what, answer) => {
    expect(key(judgePath(walk(), answer, tabletop).verdict)).toBe('not-a-path')
  })
})

describe('a place', () => {
  test.each([
    ['inside an area', { inside: { areas: [box(0, 0, 36, 6)], why: why('outside') }, keep: [] }, at(3, 5.5), 'allowed'],
    [
      'sticking out of it',
      { inside: { areas: [box(0, 0, 36, 6)], why: why('outside') }, keep: [] },
      { x: inch(3), y: inch(5.5) + 1 },
      'outside',
    ],
    ['within a distance', { near: { of: at(5, 10), most: inch(2), why: why('far') }, keep: [] }, at(7, 10), 'allowed'],
    ['beyond it', { near: { of: at(5, 10), most: inch(2), why: why('far') }, keep: [] }, at(7.01, 10), 'far'],
    ['touching', { touching: { ref: 'B1', why: why('apart') }, keep: [] }, at(9, 5), 'allowed'],
    [
      'touching within tolerance',
      { touching: { ref: 'B1', why: why('apart') }, keep: [] },
      { x: inch(9) - 51, y: inch(5) },
      'allowed',
    ],
    ['not touching', { touching: { ref: 'B1', why: why('apart') }, keep: [] }, { x: inch(9) - 52, y: inch(5) }, 'apart'],
  ] as const)('%s', (_what, region, point, expected) => {
    expect(key(judgePlace(spot(region), { at: point, heading: 0 }, tabletop))).toBe(expected)
  })
  test('on top of a piece: the whole base on its top, and the pose says so', () => {
    const region: Region = { on: 'block', keep: [] }
    expect(key(judgePlace(spot(region), { at: at(10, 10), on: 'block', heading: 0 }, tabletop))).toBe('allowed')
    expect(key(judgePlace(spot(region), { at: at(10.6, 10), on: 'block', heading: 0 }, tabletop))).toBe('not-on-top')
    expect(key(judgePlace(spot(region), { at: at(10, 10), heading: 0 }, tabletop))).toBe('wrong-level')
    expect(heightUnder(tabletop, { on: 'block' })).toBe(inch(1))
  })
  test('the first free place is found where there is one, and none where there is none', () => {
    const crowded: Region = {
      inside: { areas: [box(9, 4, 12, 6)], why: why('outside') },
      keep: [{ ref: 'B1', gap: 0, why: why('taken') }],
    }
    const free = firstFree(spot(crowded), tabletop)
    expect(free && key(judgePlace(spot(crowded), free, tabletop))).toBe('allowed')
    const full: Region = { ...crowded, inside: { areas: [box(9.4, 4.4, 10.6, 5.6)], why: why('outside') } }
    expect(firstFree(spot(full), tabletop)).toBeUndefined()
  })
})

test('sampled places and paths are accepted, and are found most of the time', () => {
  const rng = seeded(3)
  const choices = [
    walk(),
    walk({ end: { ...end, keep: [], touching: { ref: 'B1', why: why('apart') } } }),
    spot({ on: 'block', keep: [] }),
    spot({ keep: end.keep }),
  ]
  for (const choice of choices) {
    let found = 0
    for (let i = 0; i < 200; i++) {
      const answer = TABLE_SHAPES[choice.shape]?.sample(choice as never, tabletop, rng)
      if (answer === undefined) continue
      found++
      expect(TABLE_SHAPES[choice.shape]?.accepts(choice as never, answer, tabletop)).toEqual({ allowed: true })
    }
    expect(found).toBeGreaterThan(120)
  }
})

test('asking for the footprint of what is not there is a bug and throws', () => {
  expect(() => footprintOf(tabletop, 'ghost')).toThrow('nothing called ghost')
  expect(() => footprintOf(tabletop, 'toString')).toThrow('nothing called toString')
})
