/** The exposure layer: shares of the table and of its edges, each as the exact query answers, in bands that a legend tells apart. */
import { describe, expect, test } from 'vitest'
import { box, sceneOf, segment } from '../../src/geometry/sight'
import { pointOf } from '../../src/geometry/sight/map/lattice'
import { sightMap } from '../../src/geometry/sight/map/map'
import { INCH } from '../../src/geometry/types'
import { BANDS, bandOf, edgeArea, exposed, LAYERS, seenFromHeight } from '../../src/lab/exposure'

const TABLE = { width: 12 * INCH, depth: 12 * INCH }
const WALL = { ref: 'wall', solids: [box(4 * INCH, 5 * INCH, 8 * INCH, 6 * INCH, 0, 3 * INCH)] }
const EYE = Math.round(1.5 * INCH)

const made = () => {
  const scene = sceneOf([WALL], TABLE)
  const map = sightMap(scene, { table: TABLE, cell: INCH, eye: EYE, target: EYE, among: { layers: ['terrain'] } })
  if (!('seen' in map)) throw new Error(`refused: ${map.type}`)
  return { scene, map, found: exposed(map, TABLE, 2 * INCH) }
}

describe('the exposure layer', () => {
  test('the share of an edge that sees a cell is counted by the exact query', () => {
    const { scene, map, found } = made()
    const layer = found.layer('far')
    const edge = Array.from({ length: 24 }, (_, i) => 120 + i)
    for (const cell of [0, 5, 17, 42, 77, 100]) {
      const to = { ...pointOf(map.lattice, cell), z: EYE }
      const seeing = edge.filter((from) => segment(scene, { ...pointOf(map.lattice, from), z: EYE }, to).isSeen)
      expect(layer.values[cell]).toBeCloseTo(seeing.length / edge.length, 10)
      expect(found.inspector.cell(to.x, to.y)?.areas.map(({ ref }) => ref)).toEqual(['far', 'near'])
      expect(found.inspector.cell(to.x, to.y)?.areas[0]?.share).toBeCloseTo(seeing.length / edge.length, 10)
    }
  })
  test('every layer is made once, its numbers are shares', () => {
    const { found } = made()
    for (const which of LAYERS) {
      const layer = found.layer(which)
      expect(found.layer(which)).toBe(layer)
      expect([layer.least >= 0, layer.most <= 1, layer.most > layer.least]).toEqual([true, true, true])
    }
    // One height for eye and target: sight is mutual, so what sees a cell is what it sees.
    expect([...found.layer('exposure').values]).toEqual([...found.layer('outlook').values])
  })
  test('how tall one may be behind a wall and stay hidden from an edge', () => {
    const { scene } = made()
    const lowest = (x: number, y: number) => seenFromHeight(scene, TABLE, 'far', 2 * INCH, EYE, { x: x * INCH, y: y * INCH })
    // In the open at once; close behind the wall only where the lines past its ends or over it come down.
    expect(lowest(1, 1)).toBe(INCH / 5)
    const behind = sceneOf([{ ref: 'wall', solids: [box(0, 5 * INCH, 12 * INCH, 6 * INCH, 0, 3 * INCH)] }], TABLE)
    const from = seenFromHeight(behind, TABLE, 'far', 2 * INCH, EYE, { x: 6 * INCH, y: 4 * INCH })
    // From the farthest row, 11.5: over the wall's far top edge at 6 the line rises 1.5 in 5.5, to 3.55 at 4.
    expect(from).toBe(Math.round(3.6 * INCH))
  })
  test('five bands from none to all; the edges lie at the edges', () => {
    expect([0, 0.19, 0.2, 0.55, 0.99, 1].map(bandOf)).toEqual([0, 0, 1, 2, 4, 4])
    expect(BANDS).toBe(5)
    expect(edgeArea(TABLE, 'far', 2 * INCH).map(({ y }) => y / INCH)).toEqual([10, 10, 12, 12])
    expect(edgeArea(TABLE, 'near', 2 * INCH).map(({ y }) => y / INCH)).toEqual([0, 0, 2, 2])
  })
})
