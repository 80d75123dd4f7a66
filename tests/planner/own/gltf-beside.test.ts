/** glTF as several files: given together, or zipped. */
import { Format, NodeIO } from '@gltf-transform/core'
import fc from 'fast-check'
import { type Zippable, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { besideOf, modelAmong } from '../../../src/planner/own/chosen'
import { finish } from '../../../src/planner/own/mesh'
import { needsOf } from '../../../src/planner/own/read'
import { unzipped } from '../../../src/planner/own/zip'
import { cornersOf, drawn, expectSame, opened, refusalOf, soupOf, threes } from './glb-made'
import { boxOf, glbOfTriangles, text } from './shapes'

const PNG = new Uint8Array(
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
)
const places = [-10, 0, 0, 10, 0, 0, 0, 10, -20]

/** A model and its files, as a writer of glTF leaves them; `uri` is how the model names its numbers. */
async function written(values: readonly number[], uri = 'model.bin') {
  const { document, buffer, primitive } = drawn(new Float32Array(values))
  buffer.setURI('model.bin')
  const picture = document.createTexture('stone').setImage(PNG).setMimeType('image/png').setURI('stone wall.png')
  primitive.setMaterial(document.createMaterial().setBaseColorTexture(picture))
  const { json, resources } = await new NodeIO().writeJSON(document, { format: Format.GLTF })
  const buffers = json.buffers?.map((one) => ({ ...one, uri }))
  const images = [{ ...json.images?.[0], uri: 'Textures/stone%20wall.png' }]
  return { model: text(JSON.stringify({ ...json, buffers, images })), bin: resources['model.bin'] as Uint8Array }
}
const unzip = (files: Zippable) => finish(unzipped('kit.zip', zipSync(files)))

describe('given together', () => {
  test('numbers and pictures are found by their names, however the model says them', async () => {
    for (const [uri, name] of [
      ['model.bin', 'model.bin'],
      ['./model.bin', 'model.bin'],
      ['parts/model.bin', 'model.bin'],
      ['..\\parts\\model.bin', 'Model.BIN'],
      ['my%20model.bin', 'my model.bin'],
      ['100% model.bin', '100% model.bin'],
    ] as const) {
      const { model, bin } = await written(places, uri)
      const beside = [
        { name: 'other.bin', bytes: new Uint8Array(36) },
        { name, bytes: bin },
        { name: 'stone wall.png', bytes: PNG },
      ]
      expect(cornersOf(model, { beside }, 'a.gltf')).toEqual(threes(places))
      expect(finish(needsOf('a.gltf', model, { beside })).images).toMatchObject([{ type: 'image/png', bytes: PNG }])
    }
  })
  test('of two files of one name the one at the whole path is meant', async () => {
    const { model, bin } = await written(places, 'b/model.bin')
    const beside = [
      { name: 'a/model.bin', bytes: new Uint8Array(bin.length) },
      { name: 'b/model.bin', bytes: bin },
    ]
    expect(cornersOf(model, { beside }, 'a.gltf')).toEqual(threes(places))
  })
  test('what is missing is said by its name', async () => {
    const { model, bin } = await written(places)
    expect(refusalOf(model, {}, 'a.gltf')).toMatchObject({ key: 'own-missing', says: { name: 'model.bin' } })
    const { notices } = opened(model, { beside: [{ name: 'model.bin', bytes: bin }] }, 'a.gltf')
    expect(notices).toMatchObject([
      { key: 'own-left-materials', says: { name: 'Textures/stone%20wall.png' } },
      { key: 'own-left-textures' },
    ])
    const cut = [{ name: 'model.bin', bytes: bin.slice(0, 20) }]
    expect(refusalOf(model, { beside: cut }, 'a.gltf')).toMatchObject({ key: 'own-cut-short' })
  })
  test('numbers may stand in the JSON as base64', async () => {
    await fc.assert(
      fc.asyncProperty(soupOf(3), fc.boolean(), async (values, isPadded) => {
        const { bin } = await written(values)
        const base64 = Buffer.from(bin).toString('base64')
        const { model } = await written(
          values,
          `data:application/octet-stream;base64,${isPadded ? base64 : base64.replace(/=+$/, '')}`,
        )
        expectSame(cornersOf(model, {}, 'a.gltf'), threes(values))
      }),
      { numRuns: 20 },
    )
    const { model } = await written(places, 'data:application/gltf-buffer;base64,@@@@')
    expect(refusalOf(model, {}, 'a.gltf')).toMatchObject({ key: 'own-garbled', says: { at: { path: 'buffers[0].uri' } } })
  })
  test('of several files the model is meant, and only glTF takes others along', () => {
    const [bin, gltf, stl, png] = ['a.bin', 'a.gltf', 'b.stl', 'a.png'].map((name) => ({ name }))
    const all = [bin, gltf, stl, png].flatMap((file) => file ?? [])
    expect(modelAmong(all)).toBe(gltf)
    expect(besideOf({ name: 'a.gltf' }, all)).toEqual([bin, png])
    expect(besideOf({ name: 'b.stl' }, all)).toEqual([])
    expect(modelAmong([{ name: 'layout.json' }])).toBeUndefined()
  })
})

describe('zipped', () => {
  test('with its files, in a folder of its own; of other files nothing is unpacked', async () => {
    const { model, bin } = await written(places)
    const found = unzip({
      'kit/__MACOSX/._a.gltf': text('x'),
      'kit/model.bin': bin,
      'kit/scene.gltf': model,
      'kit/Textures/stone wall.png': PNG,
      'kit/readme.txt': text('hello'),
    })
    if (!found.ok) throw new Error(found.reason.key)
    const { files } = found
    expect(files.name).toBe('scene.gltf')
    expect(files.beside.map(({ name }) => name)).toEqual(['model.bin', 'Textures/stone wall.png'])
    expect(files.notices).toEqual([])
    expect(cornersOf(files.bytes, files, files.name)).toEqual(threes(places))
  })
  test('of several models one is taken, and it is said', () => {
    const box = glbOfTriangles(boxOf([0, 0, 0], [1, 2, 3]))
    expect(unzip({ 'a.stl': text('solid'), 'b.glb': box, 'c.glb': box })).toMatchObject({
      ok: true,
      files: { name: 'b.glb', notices: [{ key: 'own-left-models', says: { models: 2, name: 'b.glb' } }] },
    })
  })
  test('without a model, damaged, or claiming more than it can hold, it is refused', () => {
    expect(unzip({ 'a.fbx': text('x') })).toMatchObject({ ok: false, reason: { key: 'own-no-model', says: { file: 'kit.zip' } } })
    const whole = zipSync({ 'a.stl': text('solid '.repeat(100)) })
    expect(finish(unzipped('a.zip', whole.slice(0, -30)))).toMatchObject({ ok: false, reason: { key: 'own-garbled' } })
    // The size that it is to have stands in the list at its end.
    const bomb = whole.slice()
    const view = new DataView(bomb.buffer)
    const list = view.getUint32(bomb.length - 6, true)
    view.setUint32(list + 24, 2 ** 31, true)
    expect(finish(unzipped('a.zip', bomb))).toMatchObject({ ok: false, reason: { key: 'own-cut-short' } })
    // A list that promises less than is unpacked, and one that promises more.
    for (const size of [50, 5000]) {
      const lying = whole.slice()
      new DataView(lying.buffer).setUint32(list + 24, size, true)
      expect(finish(unzipped('a.zip', lying))).toMatchObject({
        ok: false,
        reason: { key: 'own-cut-short', says: { at: { path: 'a.stl' } } },
      })
    }
    fc.assert(
      fc.property(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 }), (at, value) => {
        const damaged = whole.slice()
        damaged[at] = value
        const found = finish(unzipped('a.zip', damaged))
        expect(found.ok || found.reason.key.startsWith('own-')).toBe(true)
      }),
      { numRuns: 200 },
    )
  })
})
