import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { isConvex } from '../../../src/geometry/outline'
import { faultOf, segment } from '../../../src/geometry/sight'
import { emptyLayout } from '../../../src/planner/document'
import { sceneOfLayout } from '../../../src/planner/opened'
import { kindOf, layoutEntryOf } from '../../../src/planner/own/kind'
import { makePiece } from '../../../src/planner/own/make'
import { outside } from '../../../src/planner/own/outlines'
import { PROPOSE, propose, WAYS } from '../../../src/planner/own/propose'
import { heard } from '../../../src/planner/own/protocol'
import { ownRecordSchema } from '../../../src/planner/own/schema'
import { thinnerReady } from '../../../src/planner/own/thin'
import { UPS } from '../../../src/planner/own/types'
import { placed as placedTerrain } from '../../../src/table/layout'
import { opened, pieceOf, placed } from './made'
import { boxOf, lathe, type Triangle } from './shapes'

beforeAll(() => thinnerReady)

const RUIN = [...boxOf([0, 0, 0], [100, 6, 60]), ...boxOf([0, 6, 0], [6, 80, 40])]
const HOUSE = [
  ...boxOf([0, 0, 0], [120, 3, 50]),
  ...boxOf([0, 97, 0], [120, 100, 50]),
  ...boxOf([0, 3, 0], [3, 97, 50]),
  ...boxOf([117, 3, 0], [120, 97, 50]),
  ...boxOf([0, 0, 50], [120, 100, 53]),
]
const TREE = lathe(24, 100, 50, (s) => (s < 0.4 ? 4 : 30 * Math.sin((Math.PI * (s - 0.4)) / 0.6) + 4))
const STAIRS = [0, 1, 2, 3, 4].flatMap((i) => boxOf([10 * i, 0, 0], [10 * i + 10, 40, 10 * (i + 1)]))
const SHAPES: { readonly [name: string]: readonly Triangle[] } = { RUIN, HOUSE, TREE, STAIRS }

describe('proposed solids', () => {
  test('what is level with the ground is no top', () => {
    // A sheet with a relief: most of what is about as high as the relief lies on the ground.
    const sheet = [...boxOf([0, 0, 0], [40, 40, 0.1]), ...boxOf([2, 2, 0], [8, 8, 1.6])]
    const found = propose(placed(sheet))
    expect(found.top).toBeUndefined()
    expect(heard(ownRecordSchema, pieceOf(sheet))).toMatchObject({ ok: true })
  })
  test('whatever is flat becomes a piece that the page takes, or is refused for what it is', () => {
    const height = fc.constantFrom(0, 0.004, 0.01, 0.1, 1.4, 1.5, 1.6, 3, 12)
    const place = fc.integer({ min: 0, max: 40 })
    let made = 0
    fc.assert(
      fc.property(
        fc.array(fc.tuple(place, place, place, place, height, height), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...UPS),
        fc.constantFrom(...WAYS),
        (boxes, up, way) => {
          const triangles = boxes.flatMap(([x, y, width, depth, bottom, tall]) =>
            boxOf([x, y, bottom], [x + width + 1, y + depth + 1, bottom + tall]),
          )
          const found = makePiece(opened(triangles), { unit: { in: 'mm' }, up, heading: 0 }, { ...PROPOSE, way })
          if (!found.ok) return expect(found.reason.key).toMatch(/^own-too-(small|large)$/)
          expect(heard(ownRecordSchema, found.made.piece)).toMatchObject({ ok: true })
          expect(found.made.piece.top?.height ?? 1).toBeGreaterThan(0)
          made++
        },
      ),
      { numRuns: 60 },
    )
    expect(made).toBeGreaterThan(40)
  })
  test('a box is that box, one may stand and climb on it', () => {
    const found = propose(placed(boxOf([0, 0, 0], [50, 40, 30])))
    const outline = [
      { x: -2500, y: -2000 },
      { x: 2500, y: -2000 },
      { x: 2500, y: 2000 },
      { x: -2500, y: 2000 },
    ]
    expect(found.parts).toEqual([{ outline, bottom: 0, top: 3000 }])
    expect(found.top).toEqual({ outline, height: 3000 })
    expect(found.traits).toEqual({ blocksSight: true, climb: true, stand: true, pass: false })
  })
  test('two walls of a ruin are two boxes, exactly; the yard between them is free', () => {
    const { way, parts } = propose(placed(RUIN))
    expect(way).toBe('boxes')
    expect(parts.map(({ bottom, top, outline }) => [bottom, top, outline[0], outline[2]])).toEqual([
      [0, 6000, { x: -5000, y: -4000 }, { x: 5000, y: -3400 }],
      [0, 4000, { x: -5000, y: -4000 }, { x: -4400, y: 4000 }],
    ])
  })
  test('a house is walls and a roof that can be stood upon', () => {
    const { way, parts, top } = propose(placed(HOUSE))
    expect(way).toBe('boxes')
    expect(parts).toHaveLength(5)
    expect(top?.height).toBe(5300)
  })
  test('a round thing is a hull by slabs of height, its solids as thick as said', () => {
    const { way, parts, error } = propose(placed(TREE), { ...PROPOSE, error: 300 })
    expect(way).toBe('hulls')
    expect(parts.length).toBeLessThanOrEqual(PROPOSE.most)
    expect(error).toBeLessThan(900)
    expect(parts[0]?.outline.every(({ x, y }) => Math.hypot(x, y) < 700)).toBe(true)
    expect(Math.max(...parts.flatMap(({ outline }) => outline.map(({ x, y }) => Math.hypot(x, y))))).toBeGreaterThan(3300)
  })
  test('steps are cut at their steps', () => {
    expect(propose(placed(STAIRS)).parts.map(({ top }) => top)).toEqual([1000, 2000, 3000, 4000, 5000])
  })
  test('every proposal is of good solids, in every way, however few', () => {
    for (const triangles of Object.values(SHAPES)) {
      const mesh = placed(triangles)
      for (const way of ['auto', 'boxes', 'hulls', 'whole'] as const) {
        for (const most of [1, 12]) {
          const { parts } = propose(mesh, { way, error: 200, most })
          expect(parts.length).toBeGreaterThan(0)
          expect(parts.length).toBeLessThanOrEqual(most)
          for (const part of parts) expect(faultOf({ type: 'prism', ...part })).toBeUndefined()
          for (const part of parts) expect(isConvex(part.outline) && part.top > part.bottom).toBe(true)
        }
      }
    }
  })
  test('hulls hold every corner of the mesh, but for rounding', () => {
    const mesh = placed(TREE)
    const { parts } = propose(mesh, { way: 'hulls', error: 300, most: 12 })
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = mesh.positions.slice(i, i + 3)
      const near = parts.filter(({ bottom, top }) => bottom <= z && z <= top).map(({ outline }) => outside({ x, y }, outline))
      expect(Math.min(...near)).toBeLessThan(2)
    }
  })
  test('a disc has a round top; a thin floor is walked over', () => {
    const disc = propose(placed(lathe(32, 20, 1, () => 40)))
    expect(disc.top?.outline.length).toBeGreaterThan(8)
    expect(propose(placed(boxOf([0, 0, 0], [100, 80, 2]))).traits).toEqual({
      blocksSight: false,
      climb: true,
      stand: true,
      pass: true,
    })
  })
  test('a single sheet without thickness still gets a solid', () => {
    const sheet: readonly Triangle[] = [
      [
        [0, 0, 0],
        [50, 0, 0],
        [50, 0, 30],
      ],
      [
        [0, 0, 0],
        [50, 0, 30],
        [0, 0, 30],
      ],
    ]
    const { parts } = propose(placed(sheet))
    expect(parts.length).toBeGreaterThan(0)
    for (const part of parts) expect(faultOf({ type: 'prism', ...part })).toBeUndefined()
  })
})

describe('at the table', () => {
  const ruin = () => pieceOf(RUIN)
  const look = (
    piece: ReturnType<typeof ruin>,
    from: readonly [number, number, number],
    to: readonly [number, number, number],
  ) => {
    const { id, own } = layoutEntryOf(piece)
    const standing = { ref: 'ruin', kind: `own/${id}`, at: { x: 30_000, y: 30_000 }, heading: 90 }
    const scene = sceneOfLayout(emptyLayout('', 60_960, 60_960, { own: { [id]: own }, pieces: [standing] }))
    const point = ([x, y, z]: readonly [number, number, number]) => ({ x: 30_000 + x, y: 30_000 + y, z })
    return segment(scene, point(from), point(to))
  }
  test('sight is stopped by a wall and passes through the yard and over the top', () => {
    // Turned by a quarter: the long wall runs along y at x = 3400 ... 4000.
    expect(look(ruin(), [10_000, 0, 2000], [-10_000, 0, 2000])).toMatchObject({ isSeen: false, blocker: { ref: 'ruin' } })
    expect(look(ruin(), [10_000, 0, 6500], [-10_000, 0, 6500])).toEqual({ isSeen: true })
    expect(look(ruin(), [0, 0, 2000], [-10_000, 0, 2000])).toEqual({ isSeen: true })
    const free = { ...ruin(), traits: { ...ruin().traits, blocksSight: false } }
    expect(look(free, [10_000, 0, 2000], [-10_000, 0, 2000])).toEqual({ isSeen: true })
  })
  test('as a kind of terrain it has its footprint, sight and top by what it blocks', () => {
    const piece = ruin()
    const [first, second] = piece.parts
    if (!first || !second) throw new Error('two walls')
    const kind = kindOf(
      {
        ...piece,
        parts: [
          { ...first, blocks: 'sight' },
          { ...second, blocks: 'way' },
        ],
      },
      'own/ruin',
    )
    expect(kind.footprint).toEqual([second.outline])
    expect(kind.sight).toEqual([{ outline: first.outline, bottom: first.bottom, top: first.top }])
    expect(placedTerrain(kind, 'r', { x: 0, y: 0 }, 0)).toMatchObject({ height: 6000, outlines: [second.outline] })
    expect(kindOf({ ...piece, traits: { ...piece.traits, pass: true } }, 'own/ruin').footprint).toEqual([])
    const box = pieceOf(boxOf([0, 0, 0], [50, 40, 30]))
    expect(kindOf(box, 'own/box').top?.height).toBe(3000)
    expect(kindOf({ ...box, traits: { ...box.traits, stand: false } }, 'own/box').top).toBeUndefined()
    expect(layoutEntryOf(box)).toMatchObject({ id: box.id, own: { traits: { stand: true }, parts: [{ bottom: 0, top: 3000 }] } })
    expect(Object.keys(layoutEntryOf(box).own)).not.toContain('source')
  })
})
