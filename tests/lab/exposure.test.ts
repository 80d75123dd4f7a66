/** The exposure layers: each number is what the exact query finds, on seeded cells; and they are told in bands that a legend tells apart. */
import { describe, expect, test } from 'vitest'
import { box, type Point3, sceneOf, segment } from '../../src/geometry/sight'
import { partnerOf } from '../../src/geometry/sight/map/fairness'
import { lowestSeen } from '../../src/geometry/sight/map/heights'
import { cellsOf, pointOf } from '../../src/geometry/sight/map/lattice'
import { cellsIn } from '../../src/geometry/sight/map/layers'
import { sightMap } from '../../src/geometry/sight/map/map'
import { levelsOf } from '../../src/geometry/sight/map/request'
import { SYMMETRIES } from '../../src/geometry/sight/map/symmetries'
import { INCH, type Point } from '../../src/geometry/types'
import { exposed } from '../../src/lab/exposure'
import { edgeArea, groundOf, type LabGround, MIDDLE } from '../../src/lab/ground'
import { BANDS, bandAt, bandsOf, type LabLayer, layerKey, layersOf, RISE, TALLEST } from '../../src/lab/layers'
import { looksOf, readingAt } from '../../src/lab/shown'
import { seeded } from '../conformance/rng'

const TABLE = { width: 12 * INCH, depth: 12 * INCH }
const WALLS = [
  { ref: 'wall', solids: [box(4 * INCH, 5 * INCH, 8 * INCH, 6 * INCH, 0, 3 * INCH)] },
  { ref: 'crate', solids: [box(9 * INCH, 2 * INCH, 10 * INCH, 3 * INCH, 0, 2 * INCH)] },
]
const [EYE, TARGET] = [Math.round(1.5 * INCH), INCH]
const AMONG = { layers: ['terrain'] } as const
const GROUND: LabGround = {
  areas: groundOf(TABLE, undefined, 2 * INCH).areas,
  objectives: [
    { ref: 'node 1', at: { x: 6 * INCH, y: Math.round(4.2 * INCH) }, height: 300 },
    { ref: 'node 2', at: { x: 2 * INCH, y: 9 * INCH }, height: 300 },
  ],
}
const scene = sceneOf(WALLS, TABLE)
const request = { table: TABLE, cell: INCH, eye: EYE, target: TARGET, among: AMONG }
const map = (() => {
  const made = sightMap(scene, request)
  if (!('seen' in made)) throw new Error(`refused: ${made.type}`)
  return made
})()
const levels = levelsOf(RISE, TALLEST, RISE)
const lowestFrom = (edge: 'far' | 'near') => {
  const made = lowestSeen(scene, request, cellsIn(map.lattice, [edgeArea(TABLE, edge, 2 * INCH)]), levels)
  if (!('values' in made)) throw new Error(`refused: ${made.type}`)
  return made
}
const LOWEST = { far: lowestFrom('far'), near: lowestFrom('near') }
const found = exposed(map, GROUND, { scene, among: AMONG })

const ALL = Array.from({ length: cellsOf(map.lattice) }, (_, cell) => cell)
const rng = seeded(17)
const SEEDED = Array.from({ length: 12 }, () => rng.below(ALL.length))
const at = (cell: number): Point => pointOf(map.lattice, cell)
const sees = (from: Point3, to: Point3) => segment(scene, from, to, AMONG).isSeen
const pair = (eye: number, target: number) => sees({ ...at(eye), z: EYE }, { ...at(target), z: TARGET })
const edge = (name: string) => (name === 'far' ? ALL.filter((cell) => cell >= 120) : ALL.filter((cell) => cell < 24))
const away = (one: number, other: number) => Math.round(Math.hypot(at(one).x - at(other).x, at(one).y - at(other).y))
const share = (cells: readonly number[], isSo: (cell: number) => boolean) => cells.filter(isSo).length / cells.length
const seenFrom = (cell: number) => share(ALL, (eye) => pair(eye, cell))

/** What the exact query says that a layer must read at a cell. Nothing where it should say nothing. */
function exactly(layer: LabLayer, cell: number): number | undefined {
  switch (layer.type) {
    case 'exposure':
      return seenFrom(cell)
    case 'outlook':
      return share(ALL, (target) => pair(cell, target))
    case 'from':
      return share(edge(layer.area), (eye) => pair(eye, cell))
    case 'cross':
      return edge(layer.area === 'far' ? 'near' : 'far').includes(cell)
        ? share(edge(layer.area), (eye) => pair(eye, cell))
        : undefined
    case 'height':
      return levels.find((z) => edge(layer.area).some((eye) => sees({ ...at(eye), z: EYE }, { ...at(cell), z })))
    case 'objectives':
      return GROUND.objectives.filter((one) => sees({ ...at(cell), z: EYE }, { ...one.at, z: one.height })).length
    case 'objective':
      return GROUND.objectives.filter(
        (one) => one.ref === layer.ref && sees({ ...at(cell), z: EYE }, { ...one.at, z: one.height }),
      ).length
    case 'lanes': {
      const seen = ALL.filter((target) => pair(cell, target))
      return seen.length > 0 ? Math.max(...seen.map((target) => away(cell, target))) : undefined
    }
    case 'fair':
      return seenFrom(cell) - seenFrom(partnerOf(map.lattice, layer.symmetry, cell))
  }
}

describe('the exposure layers', () => {
  test.each(layersOf(GROUND).map((layer) => [layerKey(layer), layer] as const))(
    '%s reads what the exact query finds',
    (_, layer) => {
      const shown = found.layer(layer, LOWEST)
      if (!shown) throw new Error('nothing is shown')
      const cells = layer.type === 'cross' ? [...SEEDED, 3, 20, 125, 140] : SEEDED
      const read = cells.map((cell) => readingAt(shown, at(cell)))
      const exact = cells.map((cell) => exactly(layer, cell))
      for (const [i, value] of exact.entries())
        value === undefined ? expect(read[i]).toBeUndefined() : expect(read[i]).toBeCloseTo(value, 9)
      expect(exact.some((value) => value !== undefined)).toBe(true)
      expect(shown.counts.reduce((sum, count) => sum + count, 0) + shown.blank).toBe(ALL.length)
      expect(found.layer(layer, LOWEST)).toBe(shown)
    },
  )
  test('there is every layer for both areas, each objective and each symmetry; without a match, for the mat’s own areas', () => {
    expect(layersOf(GROUND).map(layerKey)).toEqual([
      'exposure',
      'outlook',
      'from far',
      'from near',
      'cross far',
      'cross near',
      'height far',
      'height near',
      'objectives',
      'objective node 1',
      'objective node 2',
      'lanes',
      ...SYMMETRIES.map((symmetry) => `fair ${symmetry}`),
    ])
    const plain = groundOf(TABLE, { areas: [], objectives: [] })
    expect(plain.areas.map(({ ref }) => ref)).toEqual(['far', 'near'])
    expect(plain.objectives).toEqual([{ ref: MIDDLE, at: { x: 6 * INCH, y: 6 * INCH }, height: 0 }])
    expect(layersOf(plain).map(layerKey)).not.toContain('objectives')
    expect(groundOf(TABLE, GROUND)).toEqual(GROUND)
  })
  test('the summary of a layer: pairs between the areas, hidden places, the share that sees an objective, lanes, unequal pairs', () => {
    const cross = found.layer({ type: 'cross', area: 'far' }, LOWEST)?.summary
    const [far, near] = [edge('far'), edge('near')]
    const pairs = near.flatMap((target) => far.map((eye) => pair(eye, target)))
    expect(cross).toEqual({
      type: 'cross',
      share: pairs.filter(Boolean).length / pairs.length,
      hidden: near.filter((target) => !far.some((eye) => pair(eye, target))).length,
      of: near.length,
    })
    const objective = found.layer({ type: 'objective', ref: 'node 1' }, LOWEST)?.summary
    expect(objective).toEqual({
      type: 'objective',
      share: share(ALL, (cell) => exactly({ type: 'objective', ref: 'node 1' }, cell) === 1),
    })
    const lanes = found.layer({ type: 'lanes' }, LOWEST)
    if (lanes?.summary?.type !== 'lanes') throw new Error('no lanes')
    expect(lanes.summary.lanes[0]?.length).toBe(lanes.layer.most)
    for (const lane of lanes.summary.lanes) expect(pair(lane.eye, lane.target)).toBe(true)
    const fair = found.layer({ type: 'fair', symmetry: 'left-right' }, LOWEST)?.summary
    const differing = ALL.flatMap((eye) => ALL.filter((target) => pair(eye, target) !== pair(mirrored(eye), mirrored(target))))
    expect(fair).toEqual({ type: 'fair', unequal: differing.length / ALL.length ** 2 })
    expect(differing.length).toBeGreaterThan(0)
  })
  test('one cell: every fact is what the exact query finds; heights that are not found yet are not made up', () => {
    for (const cell of SEEDED) {
      const facts = found.inspect(at(cell), LOWEST)
      if (!facts) throw new Error('no facts')
      expect(facts.isFilled).toBe(!pair(cell, cell))
      expect(facts.areas.map(({ ref, share: part }) => [ref, part])).toEqual(
        ['far', 'near'].map((name) => [name, share(edge(name), (eye) => pair(eye, cell))]),
      )
      for (const area of facts.areas) {
        const height = exactly({ type: 'height', area: area.ref }, cell)
        expect([area.hiddenBelow, area.isNeverSeen]).toEqual(height === undefined ? [undefined, true] : [height, undefined])
      }
      expect(facts.objectives).toEqual(
        GROUND.objectives.filter((one) => sees({ ...at(cell), z: EYE }, { ...one.at, z: one.height })).map(({ ref }) => ref),
      )
      expect(facts.farthest?.length).toBe(exactly({ type: 'lanes' }, cell))
    }
    const pending = found.inspect(at(5), {})
    expect(pending?.areas.map((area) => 'hiddenBelow' in area || 'isNeverSeen' in area)).toEqual([false, false])
    expect(found.layer({ type: 'height', area: 'far' }, {})).toBeUndefined()
    expect(found.inspect({ x: -1, y: 5 }, LOWEST)).toBeUndefined()
  })
  test('miniatures stop sight only where they are said to', () => {
    const body = {
      type: 'cylinder',
      at: { x: 2 * INCH, y: 3 * INCH },
      radius: INCH / 2,
      bottom: 0,
      top: 2 * INCH,
      layer: 'hull',
    } as const
    const crowded = sceneOf([...WALLS, { ref: 'A1', solids: [body] }], TABLE)
    const among = { layers: ['terrain', 'hull'] } as const
    const made = sightMap(crowded, { ...request, among })
    if (!('seen' in made)) throw new Error(made.type)
    const counted = exposed(made, GROUND, { scene: crowded, among }).layer({ type: 'exposure' }, {})
    const plain = sightMap(crowded, request)
    expect(plain).toEqual(map)
    expect(readingAt(counted as never, at(13)) ?? 1).toBeLessThan(seenFrom(13))
  })
})

describe('bands', () => {
  const layerOf = (measure: 'share' | 'difference' | 'length' | 'count', least: number, most: number) =>
    ({ lattice: map.lattice, measure, values: new Float64Array(0), least, most }) as const
  test('shares in fifths, heights fine where miniatures differ, differences about nothing, counts one by one', () => {
    const shares = bandsOf({ type: 'exposure' }, layerOf('share', 0, 1), 2)
    expect([0, 0.19, 0.2, 0.55, 0.99, 1].map((value) => bandAt(shares, value)?.look)).toEqual([0, 0, 1, 2, 4, 4])
    expect(bandAt(shares, Number.NaN)).toBeUndefined()
    const heights = bandsOf({ type: 'height', area: 'far' }, layerOf('length', 0, 3), 2)
    expect(heights.map(({ high }) => high / INCH)).toEqual([0.5, 1, 1.5, 2, 6])
    const fair = bandsOf({ type: 'fair', symmetry: 'turned' }, layerOf('difference', -0.1, 0.05), 2)
    expect([-0.1, -0.03, 0, 0.05, 0.1].map((value) => bandAt(fair, value)?.look)).toEqual([0, 1, 2, 3, 4])
    const wide = bandsOf({ type: 'fair', symmetry: 'turned' }, layerOf('difference', -0.8, 0.7), 2)
    expect(wide.map(({ low }) => low)).toEqual([-0.8, -0.2, -0.05, 0.05, 0.2])
    expect(bandsOf({ type: 'fair', symmetry: 'turned' }, layerOf('difference', 0, 0), 2)).toEqual([{ look: 2, low: 0, high: 0 }])
    const counts = (of: number) => bandsOf({ type: 'objectives' }, layerOf('count', 0, of), of)
    expect(counts(2).map(({ low }) => low)).toEqual([0, 1, 2])
    expect(counts(7).map(({ low, isOpen }) => [low, isOpen])).toEqual([
      [0, undefined],
      [1, undefined],
      [2, undefined],
      [3, undefined],
      [4, true],
    ])
    expect(bandAt(counts(7), 6)?.look).toBe(4)
    expect(bandsOf({ type: 'objective', ref: 'node 1' }, layerOf('count', 0, 1), 7).map(({ look }) => look)).toEqual([0, 4])
    const lanes = bandsOf({ type: 'lanes' }, layerOf('length', 0, 33 * INCH), 2)
    expect(lanes.map(({ high }) => high / INCH)).toEqual([7, 14, 21, 28, 35])
  })
  test('a field is given the look of each cell, and none where there is no number', () => {
    const shown = found.layer({ type: 'cross', area: 'far' }, LOWEST)
    if (!shown) throw new Error('nothing is shown')
    const looks = looksOf(shown, BANDS)
    expect(Number.isNaN(looks[70])).toBe(true)
    for (const cell of edge('near'))
      expect(Math.floor((looks[cell] ?? -1) * BANDS)).toBe(bandAt(shown.bands, shown.layer.values[cell] ?? Number.NaN)?.look)
  })
})

const mirrored = (cell: number) => partnerOf(map.lattice, 'left-right', cell)
