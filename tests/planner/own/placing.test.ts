import { beforeAll, describe, expect, test } from 'vitest'
import { circleAround } from '../../../src/planner/own/circle'
import { extentOf } from '../../../src/planner/own/mesh'
import { guessUnit, put } from '../../../src/planner/own/placing'
import { thinnerReady } from '../../../src/planner/own/thin'
import { UPS } from '../../../src/planner/own/types'
import { guessUp } from '../../../src/planner/own/upright'
import { MM, opened, placed } from './made'
import { boxOf, lathe, type Triangle, type Vec } from './shapes'

beforeAll(() => thinnerReady)
const BOX = boxOf([10, 20, 30], [60, 60, 60])

describe('units', () => {
  test.each([
    ['mm', { width: 5000, depth: 4000, height: 3000 }],
    ['cm', { width: 50000, depth: 40000, height: 30000 }],
    ['inch', { width: 127000, depth: 101600, height: 76200 }],
  ] as const)('%s', (unit, size) => {
    expect(placed(BOX, { ...MM, unit: { in: unit } }).size).toEqual(size)
  })
  test('fitted to a base: the circle around it; fitted to a length: its longer side', () => {
    expect(placed(BOX, { ...MM, unit: { fit: 'length', length: 2540 } }).size).toEqual({ width: 2540, depth: 2032, height: 1524 })
    const { positions } = placed(BOX, { ...MM, unit: { fit: 'base', diameter: 3200 } })
    const furthest = Math.max(
      ...Array.from({ length: positions.length / 3 }, (_, i) => Math.hypot(positions[3 * i] ?? 0, positions[3 * i + 1] ?? 0)),
    )
    expect(furthest).toBeCloseTo(1600, -1)
  })
  test('whole numbers, the middle over the origin, on the ground', () => {
    const { positions } = placed(lathe(7, 33.3333, 3, () => 11.1117))
    expect([...positions].every(Number.isInteger)).toBe(true)
    const { low, high } = extentOf(positions)
    expect(low[2]).toBe(0)
    expect(Math.abs(low[0] + high[0])).toBeLessThanOrEqual(1)
  })
  test('too large and too small are refused with the length', () => {
    const { mesh } = opened(BOX)
    expect(put(mesh, { ...MM, unit: { in: 'm' } })).toMatchObject({
      ok: false,
      reason: { key: 'own-too-large', says: { length: 5_000_000 } },
    })
    expect(put(opened(boxOf([0, 0, 0], [0.5, 0.5, 0.5])).mesh, MM)).toMatchObject({ ok: false, reason: { key: 'own-too-small' } })
  })
  test('a plausible unit is guessed', () => {
    expect(guessUnit('stl', opened(BOX).mesh.positions)).toEqual({ in: 'mm' })
    expect(guessUnit('stl', opened(boxOf([0, 0, 0], [4, 3, 2])).mesh.positions)).toEqual({ in: 'inch' })
    expect(guessUnit('glb', opened(boxOf([0, 0, 0], [0.1, 0.1, 0.2])).mesh.positions)).toEqual({ in: 'm' })
    expect(guessUnit('stl', opened(boxOf([0, 0, 0], [1e6, 1, 1])).mesh.positions)).toBeUndefined()
  })
})

describe('which way is up', () => {
  /** A cone by its file's axes: flat below, pointed above. */
  const cone = lathe(16, 60, 4, (share) => 30 * (1 - share))
  test('what lies flat lies down', () => {
    expect(guessUp('stl', opened(cone).mesh)).toBe('z')
    const standing = cone.map((t) => t.map(([x, y, z]) => [x, z, -y]) as unknown as Triangle)
    expect(guessUp('stl', opened(standing).mesh)).toBe('y')
    expect(guessUp('obj', opened(standing).mesh)).toBe('y')
    const hanging = cone.map((t) => t.map(([x, y, z]) => [x, -y, -z]) as unknown as Triangle)
    expect(guessUp('stl', opened(hanging).mesh)).toBe('-z')
    expect(guessUp('glb', opened(cone).mesh)).toBe('y')
  })
  test('half a floor lies down, though its sides are whole: it would stand on none of them', () => {
    // Half a tile of 3 inches, cut from corner to corner: its bottom fills half of its box, two sides theirs.
    const low: readonly Vec[] = [
      [0, 0, 0],
      [75, 0, 0],
      [0, 75, 0],
    ]
    const high = low.map(([x, y]): Vec => [x, y, 9])
    const at = (points: readonly Vec[], i: number) => points[i % 3] as Vec
    const half: readonly Triangle[] = [
      [at(low, 0), at(low, 2), at(low, 1)],
      [at(high, 0), at(high, 1), at(high, 2)],
      ...[0, 1, 2].flatMap((i): readonly Triangle[] => [
        [at(low, i), at(low, i + 1), at(high, i + 1)],
        [at(low, i), at(high, i + 1), at(high, i)],
      ]),
    ]
    expect(guessUp('stl', opened(half).mesh)).toBe('z')
    expect(guessUp('ply', opened(half).mesh)).toBe('z')
  })
  test('a wall without a bottom stands on its edges, as models for pictures do', () => {
    const wall = boxOf([-20, 0, -5], [20, 40, 5])
    const open = wall.filter((triangle) => triangle.some(([, y]) => y > 0))
    expect(open).toHaveLength(10)
    expect(guessUp('obj', opened(open).mesh)).toBe('y')
  })
  test('what was made to stand on 0 along y stands so, in a format of printers, too', () => {
    expect(guessUp('stl', opened(boxOf([-50, 0, -50], [50, 3, 50])).mesh)).toBe('y')
    expect(guessUp('stl', opened(boxOf([-50, 0, 0], [50, 3, 50])).mesh)).toBe('z')
    expect(guessUp('3mf', opened(boxOf([-50, 0, -50], [50, 3, 50])).mesh)).toBe('z')
  })
  test('the user may turn it any way: it is never mirrored', () => {
    const { mesh } = opened(BOX)
    const volume = (positions: Int32Array, triangles: Uint32Array) => {
      let six = 0
      for (let t = 0; t < triangles.length; t += 3) {
        const [a, b, c] = [0, 1, 2].map((i) => [0, 1, 2].map((k) => positions[3 * (triangles[t + i] ?? 0) + k] ?? 0))
        const [ax = 0, ay = 0, az = 0] = a ?? []
        const [bx = 0, by = 0, bz = 0] = b ?? []
        const [cx = 0, cy = 0, cz = 0] = c ?? []
        six += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
      }
      return Math.round(six / 6)
    }
    const whole = 5000 * 4000 * 3000
    for (const up of UPS) {
      for (const heading of [0, 90, 270]) {
        const found = put(mesh, { ...MM, up, heading })
        if (!found.ok) throw new Error(found.reason.key)
        expect(volume(found.mesh.positions, found.mesh.triangles)).toBe(whole)
      }
    }
    const side = put(mesh, { ...MM, up: 'x' })
    expect(side.ok && side.mesh.size).toEqual({ width: 3000, depth: 4000, height: 5000 })
    const turned = put(mesh, { ...MM, heading: 90 })
    expect(turned.ok && turned.mesh.size).toEqual({ width: 4000, depth: 5000, height: 3000 })
  })
})

test('the smallest circle around points', () => {
  const around = circleAround([
    { x: 0, y: 0 },
    { x: 4, y: 0 },
    { x: 4, y: 3 },
    { x: 0, y: 3 },
    { x: 2, y: 1 },
  ])
  expect(around).toEqual({ at: { x: 2, y: 1.5 }, radius: 2.5 })
  expect(
    circleAround([
      { x: 0, y: 0 },
      { x: 1, y: 1 },
      { x: 10, y: 0 },
    ]).radius,
  ).toBe(5)
  expect(circleAround([])).toEqual({ at: { x: 0, y: 0 }, radius: 0 })
})
