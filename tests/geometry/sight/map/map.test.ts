import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ask } from '../../../../src/geometry/sight/asking'
import { cellAt, cellsOf, latticeOf, pointOf } from '../../../../src/geometry/sight/map/lattice'
import { sees, sightMap } from '../../../../src/geometry/sight/map/map'
import { type MapRequest, MOST_BYTES, refusalOf, type SightMap } from '../../../../src/geometry/sight/map/request'
import { type Scene, sceneOf } from '../../../../src/geometry/sight/scene'
import { box } from '../../../../src/geometry/sight/solids'
import { isBlocked } from '../../../../src/geometry/sight/trace'
import type { Among } from '../../../../src/geometry/sight/types'
import { INCH } from '../../../../src/geometry/types'
import { TABLE as FULL, layout } from '../../../bench/sight-layout'
import { seeded } from '../../../conformance/rng'
import { pieces, TABLE } from '../scenes'

const made = (scene: Scene, request: MapRequest): SightMap => {
  const map = sightMap(scene, request)
  if (!('seen' in map)) throw new Error(`refused: ${map.type}`)
  return map
}

/** Counts the pairs whose bit is not the answer of the exact query: all pairs of the map, or so many drawn at random. */
const differing = (scene: Scene, map: SightMap, among: Among, sample?: { readonly pairs: number; readonly seed: number }) => {
  const asking = ask(scene, among)
  const cells = cellsOf(map.lattice)
  const rng = sample && seeded(sample.seed)
  const wrong: string[] = []
  let seen = 0
  const total = sample?.pairs ?? cells * cells
  for (let k = 0; k < total; k++) {
    const eye = rng ? rng.below(cells) : Math.floor(k / cells)
    const target = rng ? rng.below(cells) : k % cells
    const [from, to] = [pointOf(map.lattice, eye), pointOf(map.lattice, target)]
    const isFree = !isBlocked(asking, { ...from, z: map.eye }, { ...to, z: map.target })
    if (isFree) seen++
    if (isFree !== sees(map, eye, target)) wrong.push(`${eye} -> ${target}: ${isFree ? 'seen' : 'blocked'} in truth`)
  }
  return { wrong: wrong.slice(0, 5), share: seen / total }
}

// Half of all heights lie on the grid of the scenes' corners, so that roofs are level with eyes and targets.
const height = fc.oneof(
  fc.integer({ min: -100, max: 6500 }),
  fc.integer({ min: 0, max: 10 }).map((k) => k * 635),
)
const among = fc.constantFrom<Among>({}, {}, {}, { layers: ['hull', 'equipment'] }, { except: ['p0', 'nobody'] })

describe('every cell of a map is the answer of the exact query', () => {
  test('on small crowded tables full of ties', () => {
    let touched = 0
    fc.assert(
      fc.property(
        pieces(5),
        height,
        height,
        fc.constantFrom(1270, 1270, 2540, 1999),
        among,
        (all, eye, target, cell, options) => {
          const scene = sceneOf(all, TABLE)
          const map = made(scene, { table: TABLE, cell, eye, target, among: options })
          const { wrong, share } = differing(scene, map, options, { pairs: 12_000, seed: eye + target })
          expect(wrong).toEqual([])
          if (share > 0 && share < 1) touched++
        },
      ),
      { numRuns: 60 },
    )
    expect(touched).toBeGreaterThan(30)
  })
  test('with eyes and targets at one height, where sight is mutual', () => {
    fc.assert(
      fc.property(pieces(5), height, fc.constantFrom(1270, 2540, 800), (all, level, cell) => {
        const scene = sceneOf(all, TABLE)
        const map = made(scene, { table: TABLE, cell, eye: level, target: level })
        expect(differing(scene, map, {}, { pairs: 8000, seed: cell + level }).wrong).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
  test('on many seeded tables of the benchmark', () => {
    for (let seed = 1; seed <= 8; seed++) {
      const scene = sceneOf(layout(20 + 15 * seed, seed), FULL)
      const rng = seeded(seed)
      const request = { table: FULL, cell: 2540, eye: 254 + rng.below(6000), target: 254 + rng.below(6000) }
      const { wrong, share } = differing(scene, made(scene, request), {}, { pairs: 20_000, seed })
      expect(wrong).toEqual([])
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThan(1)
    }
  })
  test('on a half-inch map of the whole reference layout', () => {
    const scene = sceneOf(layout(120), FULL)
    const map = made(scene, { table: FULL, cell: 1270, eye: 3048, target: 1524 })
    expect(cellsOf(map.lattice)).toBe(9216)
    expect(differing(scene, map, {}, { pairs: 100_000, seed: 3 }).wrong).toEqual([])
  })
})

describe('what a map is of', () => {
  test('cells lie on the table, each around its point', () => {
    const lattice = latticeOf({ width: 44 * INCH, depth: 30 * INCH }, 635)
    expect(lattice).toMatchObject({ columns: 176, rows: 120, half: 317, words: 6 })
    for (const index of [0, 175, 176, cellsOf(lattice) - 1]) expect(cellAt(lattice, pointOf(lattice, index))).toBe(index)
    expect(cellAt(lattice, { x: -1, y: 5 })).toBe(undefined)
    expect(cellAt(lattice, { x: 5, y: 30 * INCH })).toBe(undefined)
  })
  test('an empty table hides nothing; an eye within a solid sees nothing, nor is it seen', () => {
    const request = { table: TABLE, cell: 2540, eye: 1000, target: 1000 }
    const open = made(sceneOf([], TABLE), request)
    const every = Array.from({ length: cellsOf(open.lattice) }, (_, i) => i)
    expect(every.every((eye) => every.every((target) => sees(open, eye, target)))).toBe(true)
    const shut = made(sceneOf([{ ref: 'hut', solids: [box(0, 0, 2540, 2540, 0, 2000)] }], TABLE), request)
    expect(every.some((other) => sees(shut, 0, other) || sees(shut, other, 0))).toBe(false)
    expect(sees(shut, 1, 2)).toBe(true)
  })
  test('requests past the limits are refused with their estimate, senseless ones by name', () => {
    const request = { table: FULL, cell: 1270, eye: 1000, target: 500 }
    expect(refusalOf(request)).toBe(undefined)
    expect(refusalOf({ ...request, cell: 300 })).toEqual({ type: 'too-large', bytes: 406 * 406 * 406 * 13 * 4, most: MOST_BYTES })
    expect(refusalOf({ ...request, cell: 1 })).toMatchObject({ type: 'too-large' })
    expect(refusalOf({ ...request, cell: 0 })).toEqual({ type: 'no-extent' })
    expect(refusalOf({ ...request, eye: 0.5 })).toEqual({ type: 'not-whole' })
    expect(refusalOf({ ...request, target: 2 ** 40 })).toEqual({ type: 'too-far' })
    expect(refusalOf({ ...request, table: { width: Number.NaN, depth: 1 } })).toEqual({ type: 'not-whole' })
    expect(sightMap(sceneOf([], FULL), { ...request, cell: 1 })).toMatchObject({ type: 'too-large' })
  })
})
