/** Models that are no files of ours, and terrain drawn as the solids it is made of. */
import { describe, expect, test } from 'vitest'
import type { TerrainLook } from '../../src/scene/look'
import { pick } from '../../src/scene/pick'
import { hasModel, modelNamed, registerModel } from '../../src/scene/things/models'
import { terrainBody } from '../../src/scene/things/terrain'
import { inch } from '../driver/inches'

const MESH = {
  positions: new Float32Array([0, 0, 0, 2, 0, 0, 0, 3, 0]),
  triangles: new Uint32Array([0, 1, 2]),
}
const square = (x0: number, y0: number, x1: number, y1: number) => [
  { x: inch(x0), y: inch(y0) },
  { x: inch(x1), y: inch(y0) },
  { x: inch(x1), y: inch(y1) },
  { x: inch(x0), y: inch(y1) },
]
/** A gate of two posts and a beam, whose middle is at 10, 10. */
const gate: TerrainLook = {
  ref: 'gate',
  kind: 'own/gate',
  name: 'Gate',
  at: { x: inch(10), y: inch(10) },
  heading: 0,
  outlines: [square(7, 9, 8, 11), square(12, 9, 13, 11), square(7, 9, 13, 11)],
  height: inch(4),
  solids: [
    { outline: square(7, 9, 8, 11), bottom: 0, top: inch(3) },
    { outline: square(12, 9, 13, 11), bottom: 0, top: inch(3) },
    { outline: square(7, 9, 13, 11), bottom: inch(3), top: inch(4) },
  ],
}

describe('a registered model', () => {
  test('is there at once, white where it brings no colours, and made once', () => {
    let made = 0
    const make = () => {
      made++
      return MESH
    }
    registerModel('own/one', make)
    registerModel('own/one', make)
    const model = modelNamed('own/one')
    expect(made).toBe(1)
    expect(model?.height).toBe(3)
    expect([...(model?.geometry.getAttribute('normal').array ?? [])].slice(0, 3)).toEqual([0, 0, 1])
    const paint = model?.geometry.getAttribute('color')
    expect([paint?.count, paint?.getX(0), paint?.getZ(2)]).toEqual([3, 1, 1])
    expect(hasModel('own/one')).toBe(false)
  })
  test('keeps its colours', () => {
    registerModel('own/two', () => ({ ...MESH, colours: new Uint8Array([255, 0, 0, 0, 255, 0, 0, 0, 255]) }))
    expect([...(modelNamed('own/two')?.geometry.getAttribute('color').array ?? [])]).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1])
  })
  test('terrain of that name is drawn with it, all of it with one mesh', () => {
    registerModel('own/one', () => MESH)
    const one = terrainBody({ ...gate, model: 'own/one' })
    const other = terrainBody({ ...gate, ref: 'other', at: { x: inch(20), y: inch(20) }, model: 'own/one' })
    expect(one.key).toBe(other.key)
    expect(one.model).toBe(modelNamed('own/one'))
    expect(other.model).toBe(modelNamed('own/one'))
  })
})

describe('solids without a model', () => {
  test('are drawn from their bottoms to their tops, in one mesh that pieces of the kind share', () => {
    const { key, model } = terrainBody(gate)
    const move = (by: number) => (outline: readonly { x: number; y: number }[]) =>
      outline.map(({ x, y }) => ({ x: x + inch(by), y: y + inch(by) }))
    const other = terrainBody({
      ...gate,
      ref: 'other',
      at: { x: inch(15), y: inch(15) },
      solids: gate.solids?.map((part) => ({ ...part, outline: move(5)(part.outline) })) ?? [],
    })
    expect(other.key).toBe(key)
    const place = model.geometry.getAttribute('position')
    const heights = Array.from({ length: place.count }, (_, i) => ({ x: place.getX(i), y: place.getY(i) }))
    const inGate = heights.filter(({ x }) => Math.abs(x) < 1.5).map(({ y }) => y)
    // Bevels sink a little.
    expect(inGate.every((y) => y > 2.8)).toBe(true)
    expect(Math.max(...heights.map(({ y }) => y))).toBeCloseTo(4, 5)
    expect(Math.min(...heights.map(({ y }) => y))).toBeLessThan(0.01)
  })
  test('are what the pointer finds: through the gate lies the table', () => {
    const look = { width: inch(36), depth: inch(36), mat: 'deck', terrain: [gate], figures: [], areas: [] }
    const ray = (x: number) => ({ from: { x: inch(x), y: inch(2), z: inch(2) }, direction: { x: 0, y: 10, z: -1.5 } })
    expect(pick(ray(10), look, () => 0)).toMatchObject({ what: 'table' })
    expect(pick(ray(7.5), look, () => 0)).toMatchObject({ what: 'terrain', ref: 'gate' })
  })
})
