/** GLB files of an independent writer, and how what is read of them is compared with what was drawn. */
import { Document, NodeIO } from '@gltf-transform/core'
import fc from 'fast-check'
import { expect } from 'vitest'
import { finish } from '../../../src/planner/own/mesh'
import { type Ready, readFile } from '../../../src/planner/own/read'

export type Vec = readonly number[]

export const opened = (bytes: Uint8Array, ready: Ready = {}, name = 'a.glb') => {
  const found = finish(readFile(name, bytes, ready))
  if (!found.ok) throw new Error(JSON.stringify(found.reason))
  return found
}
export const refusalOf = (bytes: Uint8Array, ready: Ready = {}, name = 'a.glb') => {
  const found = finish(readFile(name, bytes, ready))
  if (found.ok) throw new Error('it was read')
  return found.reason
}
/** The corners of its triangles, one after another. */
export const cornersOf = (bytes: Uint8Array, ready: Ready = {}, name?: string): readonly Vec[] => {
  const { mesh } = opened(bytes, ready, name)
  return Array.from(mesh.triangles, (corner) => [...mesh.positions.slice(3 * corner, 3 * corner + 3)])
}
/** The same numbers to a hundred-thousandth of the largest of them, unless less is asked. */
export function expectSame(found: readonly Vec[], wanted: readonly Vec[], share = 1e-5): void {
  expect(found.length).toBe(wanted.length)
  const scale = Math.max(1, ...wanted.flat().map(Math.abs))
  const worst = Math.max(0, ...found.flatMap((p, i) => p.map((value, k) => Math.abs(value - (wanted[i]?.[k] ?? Number.NaN)))))
  expect(worst).toBeLessThan(share * scale)
}
export const threes = (values: ArrayLike<number>): readonly Vec[] =>
  Array.from({ length: values.length / 3 }, (_, i) => [0, 1, 2].map((k) => values[3 * i + k] as number))

/** A document of one mesh, and the means to add to it. */
export function drawn(places: Int8Array | Uint8Array | Int16Array | Uint16Array | Uint32Array | Float32Array, isShare = false) {
  const document = new Document()
  const buffer = document.createBuffer()
  const list = (type: 'VEC2' | 'VEC3' | 'VEC4' | 'MAT4' | 'SCALAR', values: typeof places, normalized = false) =>
    document.createAccessor().setType(type).setArray(values).setNormalized(normalized).setBuffer(buffer)
  const position = list('VEC3', places, isShare)
  const primitive = document.createPrimitive().setAttribute('POSITION', position)
  const mesh = document.createMesh().addPrimitive(primitive)
  const node = document.createNode().setMesh(mesh)
  const scene = document.createScene().addChild(node)
  return { document, buffer, list, position, primitive, mesh, node, scene }
}
export const written = (document: Document) => new NodeIO().writeBinary(document)

export const small = fc.double({ min: -20, max: 20, noNaN: true }).map(Math.fround)
export const soupOf = (most: number) =>
  fc.integer({ min: 1, max: most }).chain((n) => fc.array(small, { minLength: 9 * n, maxLength: 9 * n }))
export const move = fc.tuple(small, small, small)
/** Also such as turn a shape inside out. */
const factor = fc.tuple(fc.double({ min: 0.2, max: 5, noNaN: true }), fc.boolean()).map(([size, flips]) => (flips ? -size : size))
export const stretch = fc.tuple(factor, factor, factor)
/** A turn as a quaternion of length one. */
export const turn = fc
  .tuple(small, small, small, small)
  .filter((q) => Math.hypot(...q) > 0.1)
  .map((q) => q.map((value) => value / Math.hypot(...q)) as [number, number, number, number])
export const pose = fc.record({ move, turn, stretch })
