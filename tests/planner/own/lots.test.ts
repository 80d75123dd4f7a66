import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lotsOf } from '../../../src/planner/own/lots'
import { finish } from '../../../src/planner/own/mesh'
import { thin, thinnerReady } from '../../../src/planner/own/thin'

test('every triangle is in one lot, wherever it lies, and no lot is too large', () => {
  const place = fc.oneof(fc.constant(0), fc.float({ min: -1000, max: 1000, noNaN: true }))
  fc.assert(
    fc.property(
      fc.array(place, { minLength: 3, maxLength: 60 }),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 1, max: 20 }),
      (values, count, most) => {
        const corners = Math.floor(values.length / 3)
        const positions = new Float32Array(values.slice(0, 3 * corners))
        const triangles = Uint32Array.from({ length: 3 * count }, (_, i) => (i * 7 + Math.floor(i / 5)) % corners)
        const lots = finish(lotsOf({ positions, triangles }, most))
        expect(Math.max(...lots.map((lot) => lot.length / 3))).toBeLessThanOrEqual(most)
        const named = (all: Uint32Array) => Array.from({ length: all.length / 3 }, (_, i) => all.slice(3 * i, 3 * i + 3).join())
        expect(lots.flatMap(named).sort()).toEqual(named(triangles).sort())
      },
    ),
    { numRuns: 100 },
  )
})

test('a large mesh stays whole where its lots meet: no new edge without a neighbour', async () => {
  await thinnerReady
  const n = 360
  const positions = new Float32Array(3 * n * n)
  for (let i = 0; i < n * n; i++) {
    // A closed ring in both directions.
    const [u, v] = [(2 * Math.PI * (i % n)) / n, (2 * Math.PI * Math.floor(i / n)) / n]
    positions.set([(30 + 10 * Math.cos(v)) * Math.cos(u), (30 + 10 * Math.cos(v)) * Math.sin(u), 10 * Math.sin(v)], 3 * i)
  }
  const triangles = new Uint32Array(6 * n * n)
  for (let i = 0; i < n * n; i++) {
    const [x, y] = [i % n, Math.floor(i / n)]
    const at = (dx: number, dy: number) => ((x + dx) % n) + n * ((y + dy) % n)
    triangles.set([at(0, 0), at(1, 0), at(1, 1), at(0, 0), at(1, 1), at(0, 1)], 6 * i)
  }
  const { mesh, error } = finish(thin({ positions, triangles }, 4000))
  expect(triangles.length / 3).toBeGreaterThan(200_000)
  expect(mesh.triangles.length / 3).toBeLessThanOrEqual(4400)
  expect(error).toBeLessThan(0.5)
  const edges = new Map<string, number>()
  for (let t = 0; t < mesh.triangles.length; t += 3)
    for (const [i, j] of [
      [0, 1],
      [1, 2],
      [2, 0],
    ] as const) {
      const [a, b] = [mesh.triangles[t + i] as number, mesh.triangles[t + j] as number]
      const key = a < b ? `${a} ${b}` : `${b} ${a}`
      edges.set(key, (edges.get(key) ?? 0) + (a < b ? 1 : -1))
    }
  expect([...edges.values()].filter((sum) => sum !== 0)).toEqual([])
})
