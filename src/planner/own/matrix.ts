/** Transforms of nodes: four by four matrices in column order, as in glTF. */
import { isRecord, type Loose } from './glb-json'
import { refuse } from './said'

export type Matrix = readonly number[]
export const STILL: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]

const FURTHEST = 1e9

function numbersIn(node: Loose, key: string, count: number, path: string): readonly number[] | undefined {
  const value = Object.hasOwn(node, key) ? node[key] : undefined
  if (value === undefined) return undefined
  const isGood =
    Array.isArray(value) && value.length === count && value.every((n) => typeof n === 'number' && Math.abs(n) < FURTHEST)
  return isGood ? (value as number[]) : refuse('own-not-a-number', { at: { path: `${path}.${key}` } })
}

/** A node's own transform: its matrix, or its translation, rotation and scale. */
export function matrixOf(node: unknown, path: string): Matrix {
  if (!isRecord(node)) return refuse('own-garbled', { at: { path }, expected: 'object' })
  const matrix = numbersIn(node, 'matrix', 16, path)
  if (matrix) return matrix
  return composed(
    numbersIn(node, 'translation', 3, path) ?? [],
    numbersIn(node, 'rotation', 4, path) ?? [],
    numbersIn(node, 'scale', 3, path) ?? [],
  )
}

/** The matrix of a translation, a rotation (quaternion) and a scale. Missing components are those of the identity. */
export function composed(
  [tx = 0, ty = 0, tz = 0]: readonly number[],
  [x = 0, y = 0, z = 0, w = 1]: readonly number[],
  [sx = 1, sy = 1, sz = 1]: readonly number[],
): Matrix {
  return [
    (1 - 2 * (y * y + z * z)) * sx,
    2 * (x * y + z * w) * sx,
    2 * (x * z - y * w) * sx,
    0,
    2 * (x * y - z * w) * sy,
    (1 - 2 * (x * x + z * z)) * sy,
    2 * (y * z + x * w) * sy,
    0,
    2 * (x * z + y * w) * sz,
    2 * (y * z - x * w) * sz,
    (1 - 2 * (x * x + y * y)) * sz,
    0,
    tx,
    ty,
    tz,
    1,
  ]
}

/** The product: `b` applies first, then `a`. */
export const times = (a: Matrix, b: Matrix): Matrix =>
  Array.from({ length: 16 }, (_, i) => {
    const [row, column] = [i % 4, Math.floor(i / 4) * 4]
    let sum = 0
    for (let k = 0; k < 4; k++) sum += (a[row + 4 * k] as number) * (b[column + k] as number)
    return sum
  })

/** Whether the matrix mirrors shapes. */
export const isMirrored = (m: Iterable<number>): boolean => {
  const [a = 0, b = 0, c = 0, , d = 0, e = 0, f = 0, , g = 0, h = 0, i = 0] = m
  return a * (e * i - f * h) - d * (b * i - c * h) + g * (b * f - c * e) < 0
}
