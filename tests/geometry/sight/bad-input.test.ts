/** Impossible input is either answered correctly or refused by name: never with a wrong answer, and never without end. */
import { describe, expect, test } from 'vitest'
import { corridorInSpace, type SpaceCorridorQuestion } from '../../../src/geometry/sight/corridor-in-space'
import { RefusedSight } from '../../../src/geometry/sight/door'
import { everythingSeen, mutualSight, sightOf } from '../../../src/geometry/sight/group'
import { isovist } from '../../../src/geometry/sight/isovist'
import { cellsOf, pointOf } from '../../../src/geometry/sight/map/lattice'
import { sightOfObjectives } from '../../../src/geometry/sight/map/layers'
import { sees, sightMap } from '../../../src/geometry/sight/map/map'
import { eyeOf, facingSamples, ringSamples, type SightMiniature, volumesOf } from '../../../src/geometry/sight/miniature'
import { profile } from '../../../src/geometry/sight/profile'
import { MOST_SOLIDS, putPiece, removePiece, type Scene, sceneOf } from '../../../src/geometry/sight/scene'
import { box, isPlace, MOST_SIDES } from '../../../src/geometry/sight/solids'
import { FARTHEST, type Point3, type SightPiece, type Solid } from '../../../src/geometry/sight/types'
import { eyeToTarget, pointsSeen, rowsSeen, segment } from '../../../src/geometry/sight/visibility'
import { TABLE } from './scenes'
import { allBlockers } from './slow'

const AT: Point3 = { x: 5000, y: 6000, z: 1000 }
const RINGS = { inset: 980, baseAt: 254, rings: 4, below: 51 }
const DEADZONE = { blocking: ['terrain'], spoiling: ['base', 'hull'] } as const
const body = (ref: string, { x, y, z }: Point3, height = 3000): SightMiniature => ({
  ref,
  at: { x, y },
  level: z,
  base: { radius: 1270 },
  baseHeight: 100,
  hull: { radius: 900 },
  height,
  eye: 2700,
})
const disc = (at: Point3, radius = 640) => ({ at: { x: at.x, y: at.y }, radius })
const corridor: SpaceCorridorQuestion = {
  from: disc(AT),
  to: disc({ ...AT, x: 15_000 }),
  ...{ eye: 2700, foot: 0, head: 3000, width: 2540, tolerance: 2, contact: 25 },
}
const request = { table: TABLE, cell: 2540, eye: 2000, target: 1000 }
const made = (scene: Scene) => {
  const map = sightMap(scene, request)
  if (!('seen' in map)) throw new Error(`refused: ${map.type}`)
  return map
}
const refusalOf = (query: () => unknown) => {
  try {
    query()
  } catch (error) {
    if (error instanceof RefusedSight) return `${error.refusal.of} ${error.refusal.type}`
    throw error
  }
  return 'answered'
}

/** Every query that takes a place, by the name that the place has in it. */
const asked = (scene: Scene, place: Point3): { readonly [name: string]: readonly [of: string, query: () => unknown] } => ({
  'segment from': ['from', () => segment(scene, place, AT)],
  'segment to': ['to', () => segment(scene, AT, place)],
  'points seen': ['eye', () => pointsSeen(scene, place, facingSamples(body('it', AT), AT))],
  'points seen of': ['target', () => pointsSeen(scene, AT, facingSamples(body('it', place), AT))],
  'eye to target': ['eye', () => eyeToTarget(scene, place, ringSamples(body('it', AT), RINGS), DEADZONE)],
  'eye to target of': ['target', () => eyeToTarget(scene, AT, ringSamples(body('it', place), RINGS), DEADZONE)],
  'sight of': ['eye', () => sightOf(scene, body('it', place), body('other', AT))],
  'mutual sight': ['eye', () => mutualSight(scene, [body('it', place), body('other', AT)])],
  'everything seen': ['target', () => everythingSeen(scene, body('it', AT), [body('other', place)])],
  'corridor from': ['from', () => corridorInSpace(scene, { ...corridor, from: disc(place), eye: place.z })],
  'corridor to': ['to', () => corridorInSpace(scene, { ...corridor, to: disc(place), foot: place.z })],
  'profile from': ['from', () => profile(scene, place, AT)],
  'profile to': ['to', () => profile(scene, AT, place)],
  isovist: ['eye', () => isovist(scene, TABLE, place, 0)],
  objectives: [
    'flag',
    () => sightOfObjectives(scene, made(scene).lattice, request, [{ ref: 'flag', at: place, height: place.z }]),
  ],
})

describe('an impossible place is refused by every query, which names it', () => {
  const scene = sceneOf([{ ref: 'hut', solids: [box(9000, 5000, 11_000, 7000, 0, 2000)] }], TABLE)
  const places: readonly (readonly [string, Point3, string])[] = [
    ['no number', { ...AT, x: Number.NaN }, 'not-whole'],
    ['half a unit', { ...AT, y: 0.5 }, 'not-whole'],
    ['without end', { ...AT, x: Number.POSITIVE_INFINITY }, 'not-whole'],
    ['too far', { ...AT, y: -FARTHEST - 1 }, 'too-far'],
    ['too high', { ...AT, z: 2 ** 40 }, 'too-far'],
  ]
  test.each(places)('%s', (_, place, type) => {
    expect(isPlace(place)).toBe(false)
    const all = Object.entries(asked(scene, place))
    expect(Object.fromEntries(all.map(([name, [, query]]) => [name, refusalOf(query)]))).toEqual(
      Object.fromEntries(all.map(([name, [of]]) => [name, `${of} ${type}`])),
    )
  })
  test('places as far as they may be are answered', () => {
    const corners = [-FARTHEST, FARTHEST].flatMap((x) => [-FARTHEST, FARTHEST].map((y) => ({ x, y, z: 2000 })))
    for (const place of corners) {
      const {
        'points seen of': _,
        'eye to target of': __,
        'everything seen': ___,
        'mutual sight': ____,
        ...rest
      } = asked(scene, place)
      for (const [name, [, query]] of Object.entries(rest)) expect([name, refusalOf(query)]).toEqual([name, 'answered'])
    }
    // What stands as high as may be still stops what passes up there.
    const mast = sceneOf([{ ref: 'mast', solids: [box(9000, 5000, 11_000, 7000, 0, FARTHEST)] }], TABLE)
    const up = (x: number): Point3 => ({ x, y: 6000, z: FARTHEST - 1 })
    expect(segment(mast, up(5000), up(15_000))).toMatchObject({ isSeen: false, blocker: { ref: 'mast' } })
    expect(
      pointsSeen(mast, up(5000), { of: 1, points: () => new Int32Array([15_000, 6000, FARTHEST - 1]), around: [up(15_000)] })
        .seen,
    ).toBe(0)
  })
  test.each<readonly [Partial<SpaceCorridorQuestion>, string]>([
    [{ width: 0 }, 'width no-extent'],
    [{ width: -1 }, 'width no-extent'],
    [{ tolerance: 0.5 }, 'tolerance not-whole'],
    [{ contact: Number.NaN }, 'contact not-whole'],
    [{ from: disc(AT, -1) }, 'from no-extent'],
    [{ foot: 100, head: 99 }, 'to upside-down'],
  ])('a corridor with %j is refused', (change, refusal) => {
    expect(refusalOf(() => corridorInSpace(scene, { ...corridor, ...change }))).toBe(refusal)
  })
  test('a table without an extent is refused, by scenes, isovists and maps', () => {
    expect(refusalOf(() => sceneOf([], { width: 0, depth: 100 }))).toBe('table no-extent')
    expect(refusalOf(() => sceneOf([], { width: 100, depth: Number.POSITIVE_INFINITY }))).toBe('table not-whole')
    expect(refusalOf(() => isovist(scene, { width: 100, depth: -5 }, AT, 0))).toBe('table no-extent')
    expect(refusalOf(() => isovist(scene, TABLE, AT, 0.5))).toBe('level not-whole')
    expect(sightMap(scene, { ...request, table: { width: 0, depth: 100 } })).toEqual({ type: 'no-extent' })
  })
})

describe('eye and target in one place', () => {
  const hut: SightPiece = { ref: 'hut', solids: [box(4000, 5000, 6000, 7000, 0, 5000)] }
  const [open, shut] = [sceneOf([], TABLE), sceneOf([hut], TABLE)]
  const [one, other] = [body('one', { ...AT, z: 0 }), body('other', { ...AT, z: 0 })]
  test('a segment without length: seen in the open, not within a solid', () => {
    expect(segment(open, AT, AT)).toEqual({ isSeen: true })
    expect(segment(shut, AT, AT)).toEqual({ isSeen: false, blocker: { ref: 'hut', solid: 0, share: 0, at: AT } })
  })
  test('bodies that stand in one place', () => {
    for (const [scene, seen, verdict] of [
      [open, 200, 'clear'],
      [shut, 0, 'hidden'],
    ] as const) {
      expect(sightOf(scene, one, other).sighting.seen).toBe(seen)
      expect(mutualSight(scene, [one, other]).isMutual).toBe(seen > 0)
      expect(everythingSeen(scene, one, [one, other]).map(({ target, sighting }) => [target, sighting.seen])).toEqual([
        ['other', seen],
      ])
      expect(eyeToTarget(scene, eyeOf(one), ringSamples(other, RINGS), DEADZONE).verdict).toBe(verdict)
    }
    // The eye is one of the points that are looked for.
    const own: SightMiniature = { ...one, eye: 2949, hull: { radius: 900 } }
    expect(pointsSeen(open, eyeOf(own), ringSamples(own, RINGS)).seen).toBe(41)
  })
  test('a corridor, a profile, an isovist and a map of no length', () => {
    for (const scene of [open, shut]) {
      const here = { ...corridor, to: corridor.from }
      expect(corridorInSpace(scene, here)).toEqual({ outline: [], length: 0, isEmpty: true, elements: [] })
      expect(profile(scene, AT, { ...AT, z: 4000 })).toEqual([])
    }
    // An eye on the very plane that is looked at sees all of it but what lies behind things; within a solid it sees no part of the plane.
    const all = isovist(open, TABLE, AT, AT.z)
    expect(all.area).toBe(all.of)
    expect(segment(shut, AT, { ...AT, x: 20_000 }).isSeen).toBe(false)
    const map = made(open)
    expect([...Array(cellsOf(map.lattice)).keys()].every((cell) => sees(map, cell, cell))).toBe(true)
  })
})

describe('volumes that have lost their height, or all', () => {
  test('a body without a height is looked for on its one level, and is in the way as a disc', () => {
    const flat = { ...body('flat', { ...AT, z: 500 }, 0), baseHeight: 0 }
    const scene = sceneOf([volumesOf(flat)], TABLE)
    expect(scene.refused).toEqual([])
    expect(segment(scene, { ...AT, z: 0 }, { ...AT, z: 1000 }).isSeen).toBe(false)
    expect(segment(scene, { ...AT, x: 0, z: 500 }, { ...AT, x: 9000, z: 500 }).isSeen).toBe(true)
    const eye = { x: 15_000, y: 6000, z: 2000 }
    const samples = facingSamples(flat, eye)
    expect(rowsSeen(pointsSeen(scene, eye, samples, { except: ['flat'] }), samples)).toEqual([{ z: 500, seen: 200, of: 200 }])
    expect(
      new Set(
        ringSamples(flat, RINGS)
          .points()
          .filter((_, i) => i % 3 === 2),
      ),
    ).toEqual(new Set([754, 500]))
  })
  test('a body lower than its base, or without a radius, leaves its hull out and says so', () => {
    const low = sceneOf([volumesOf({ ...body('low', AT, 50), baseHeight: 100 })], TABLE)
    expect(low.refused).toEqual([{ ref: 'low', index: 1, fault: 'upside-down' }])
    const thin = sceneOf([volumesOf({ ...body('thin', AT), hull: { radius: 0 } })], TABLE)
    expect(thin.refused).toEqual([{ ref: 'thin', index: 1, fault: 'no-extent' }])
  })
})

describe('solids', () => {
  const square = box(0, 0, 1000, 1000, 0, 500)
  const sees = (scene: Scene, a: Point3, b: Point3) => segment(scene, a, b).isSeen
  const round = (sides: number): Solid => ({
    type: 'prism',
    outline: Array.from({ length: sides }, (_, i) => ({ x: i, y: i * i })),
    bottom: 0,
    top: 500,
  })
  test('those with a fault are left out and named; the others stay', () => {
    const scene = sceneOf(
      [
        {
          ref: 'odd',
          solids: [
            square,
            { ...square, top: -1 },
            { ...square, outline: [...square.outline].reverse() },
            { ...square, outline: square.outline.slice(0, 1) },
            { ...square, top: 0.5 },
            { ...square, top: 2 ** 21 },
            { ...square, outline: square.outline.slice(0, 2), top: 0 },
            { type: 'cylinder', at: { x: 0, y: 0 }, radius: 0, bottom: 0, top: 1 },
            { type: 'cylinder', at: { x: Number.NaN, y: 0 }, radius: 1, bottom: 0, top: 1 },
            { type: 'polyhedron', corners: square.outline.map((p) => ({ ...p, z: 0 })) },
            { type: 'polyhedron', corners: Array.from({ length: 65 }, (_, i) => ({ x: i, y: i * i, z: i * 7 })) },
            { type: 'mesh', corners: [0, 0, 0], triangles: [0, 1, 2] },
            { type: 'mesh', corners: [], triangles: [] },
            round(MOST_SIDES),
            round(MOST_SIDES + 1),
          ],
        },
      ],
      TABLE,
    )
    expect(scene.refused.map(({ index, fault }) => `${index} ${fault}`)).toEqual([
      '1 upside-down',
      '2 not-convex',
      '3 no-extent',
      '4 not-whole',
      '5 too-far',
      '6 no-extent',
      '7 no-extent',
      '8 not-whole',
      '9 flat',
      '10 too-many-corners',
      '11 no-such-corner',
      '12 no-extent',
      '14 too-many-corners',
    ])
    expect(sees(scene, { x: -10, y: 500, z: 100 }, { x: 2000, y: 500, z: 100 })).toBe(false)
    putPiece(scene, { ref: 'odd', solids: [square] })
    expect(scene.refused).toEqual([])
  })
  test('a mesh of triangles without an area stops nothing', () => {
    const flat: Solid = { type: 'mesh', corners: [0, 0, 0, 1000, 1000, 1000, 2000, 2000, 2000], triangles: [0, 1, 2, 0, 0, 1] }
    const scene = sceneOf([{ ref: 'flat', solids: [flat] }], TABLE)
    expect(sees(scene, { x: 0, y: 2000, z: 1000 }, { x: 2000, y: 0, z: 1000 })).toBe(true)
    expect(
      corridorInSpace(scene, { ...corridor, from: disc({ ...AT, y: 500 }), to: disc({ x: 9000, y: 500, z: 0 }) }).elements,
    ).toEqual([])
    expect(isovist(scene, TABLE, AT, 0).area).toBe(isovist(scene, TABLE, AT, 0).of)
  })
  test('as many as a scene takes may stand in one place; the next is refused, by its number', () => {
    const crumb = box(100, 100, 110, 110, 0, 10)
    const scene = sceneOf([{ ref: 'dust', solids: Array.from({ length: MOST_SOLIDS + 1 }, () => crumb) }], TABLE)
    expect(scene.refused).toEqual([{ ref: 'dust', index: MOST_SOLIDS, fault: 'too-many-solids' }])
    expect(sees(scene, { x: 0, y: 105, z: 5 }, { x: 300, y: 105, z: 5 })).toBe(false)
    expect(sees(scene, { x: 0, y: 105, z: 11 }, { x: 300, y: 105, z: 11 })).toBe(true)
  })
})

describe('thousands of pieces', () => {
  const strewn = (count: number, wide: number, from: number, size: number): readonly SightPiece[] =>
    Array.from({ length: count }, (_, i) => {
      const x = ((i * 7919) % wide) + from
      const y = ((i * 104_729) % wide) + from
      return { ref: `p${i}`, solids: [box(x, y, x + size, y + size, 0, 1000)] }
    })
  test('some far outside the table: segments are as by every solid in turn', () => {
    const far = strewn(4000, 200_000, -100_000, 300)
    const scene = sceneOf(far, TABLE)
    let blocked = 0
    for (let i = 0; i < 50; i++) {
      const a = { x: i * 997 - 90_000, y: 80_000 - i * 331, z: 500 }
      const b = { x: 60_000 - i * 613, y: i * 719 - 70_000, z: 700 }
      const isSeen = allBlockers(far, a, b).length === 0
      if (!isSeen) blocked++
      expect(segment(scene, a, b).isSeen).toBe(isSeen)
    }
    expect(blocked).toBeGreaterThan(5)
  })
  test('3,000 on the table: every query has its answer, and that of every solid in turn', () => {
    const all = strewn(3000, 20_000, 100, 60)
    const scene = sceneOf(all, TABLE)
    const eye = { x: 50, y: 50, z: 1500 }
    const target = body('target', { x: 12_000, y: 9000, z: 0 })
    const hidden = (point: Point3) => allBlockers(all, eye, point).length > 0
    const samples = facingSamples(target, eye, 3, 6)
    const at = samples.points()
    const sighting = pointsSeen(scene, eye, samples)
    const points = Array.from({ length: samples.of }, (_, i) => ({
      x: at[3 * i] ?? 0,
      y: at[3 * i + 1] ?? 0,
      z: at[3 * i + 2] ?? 0,
    }))
    expect(Array.from(sighting.hiddenBy, (by) => by > 0)).toEqual(points.map(hidden))
    expect(sighting.seen).toBeGreaterThan(0)
    expect(sighting.seen).toBeLessThan(sighting.of)
    expect(eyeToTarget(scene, eye, samples, DEADZONE)).toMatchObject({ verdict: 'seen', sighting: { seen: sighting.seen } })
    expect(mutualSight(scene, [target, body('near', { x: 11_000, y: 9000, z: 0 })]).pairs).toHaveLength(2)
    const { elements } = corridorInSpace(scene, { ...corridor, to: disc({ ...AT, x: 11_000 }) })
    expect(elements.length).toBeGreaterThan(5)
    const cut = profile(scene, AT, { ...AT, x: 11_000 })
    expect(cut.length).toBeGreaterThan(0)
    const map = made(scene)
    const seen = isovist(scene, TABLE, eye, 1000)
    expect(seen.area).toBe(seen.of)
    for (const cell of [0, 13, 37, 62]) {
      const [a, b] = [
        { ...pointOf(map.lattice, cell), z: 2000 },
        { ...pointOf(map.lattice, 70), z: 1000 },
      ]
      expect(sees(map, cell, 70)).toBe(allBlockers(all, a, b).length === 0)
    }
    for (const { ref } of all) removePiece(scene, ref)
    expect(scene.pieces.size).toBe(0)
    expect(segment(scene, AT, { ...AT, x: 20_000 }).isSeen).toBe(true)
  })
  test('3,000 in one place, put and taken', () => {
    const scene = sceneOf(
      Array.from({ length: 3000 }, (_, i) => ({ ref: `p${i}`, solids: [box(5000, 5000, 9000, 9000, 0, 3999 - i)] })),
      TABLE,
    )
    const [a, b] = [
      { x: 1000, y: 7000, z: 3990 },
      { x: 13_000, y: 7000, z: 3990 },
    ]
    expect(segment(scene, a, b)).toMatchObject({ isSeen: false })
    for (let i = 0; i < 10; i++) removePiece(scene, `p${i}`)
    expect(segment(scene, a, b)).toEqual({ isSeen: true })
    expect(segment(scene, { ...a, z: 3988 }, { ...b, z: 3988 })).toMatchObject({ blocker: { ref: 'p10' } })
  })
})
