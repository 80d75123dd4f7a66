import { expect, test } from 'vitest'
import { inches, nearestTurn, toScene, toTable, units, yawOfFigure, yawTowards } from '../../src/scene/space'
import { lyingAngle, writeMatrix } from '../../src/scene/stance'

test('table and scene are the same place in two measures', () => {
  expect(toScene({ x: 2540, y: 5080 }, 1270)).toEqual({ x: 1, y: 0.5, z: -2 })
  for (const point of [
    { x: 1, y: 1 },
    { x: 91440, y: 45720 },
    { x: 12345, y: 54321 },
  ])
    expect(toTable(toScene(point))).toEqual(point)
  expect(units(inches(777))).toBe(777)
})

test('a figure looks where its heading points', () => {
  // Modelled along +z; the matrix's third column is where that axis goes.
  for (const [heading, x, z] of [
    [0, 1, 0],
    [90, 0, -1],
    [180, -1, 0],
    [270, 0, 1],
  ] as const) {
    const matrix: number[] = []
    writeMatrix(matrix, 0, { x: 0, y: 0, z: 0, yaw: yawOfFigure(heading), tilt: 0, fade: 0 }, 0.5, 1.5)
    expect(matrix[8]).toBeCloseTo(x)
    expect(matrix[10]).toBeCloseTo(z)
  }
  const east = yawTowards({ x: 0, z: 0 }, { x: 3, z: 0 })
  expect(Math.sin(east)).toBeCloseTo(Math.sin(yawOfFigure(0)))
})

test('turns go the short way round', () => {
  expect(nearestTurn(0.1, Math.PI * 2 - 0.1)).toBeCloseTo(-0.1)
  expect(nearestTurn(7, 0.5)).toBeCloseTo(0.5 + Math.PI * 2)
})

test('a lying figure rests on the rim of its base and on its head, and nothing of it sinks into the ground', () => {
  const [radius, height] = [0.5, 1.7]
  const matrix: number[] = []
  writeMatrix(matrix, 0, { x: 3, y: 0, z: -4, yaw: 0.3, tilt: 1, fade: 0 }, radius, height)
  const put = (x: number, y: number) => (matrix[1] as number) * x + (matrix[5] as number) * y + (matrix[13] as number)
  expect(put(radius, 0)).toBeGreaterThanOrEqual(0)
  expect(put(radius, 0)).toBeLessThan(0.1)
  expect(put(0, height)).toBeGreaterThan(0)
  expect(put(0, height)).toBeLessThan(0.5)
  expect(lyingAngle(radius, height)).toBeGreaterThan(Math.PI / 2)
})
