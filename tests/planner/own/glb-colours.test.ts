/** Colours of an independent writer: pictures of every kind that is read, moved and turned on the surface. */

import { NodeIO } from '@gltf-transform/core'
import { EXTTextureWebP, KHRTextureTransform } from '@gltf-transform/extensions'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finish } from '../../../src/planner/own/mesh'
import { needsOf } from '../../../src/planner/own/read'
import type { Pixels } from '../../../src/planner/own/texture'
import { drawn, opened } from './glb-made'

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))
const PNG = bytesOf('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==')
/** One pixel each: with losses, and without. */
const LOSSY = bytesOf('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA')
const LOSSLESS = bytesOf('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==')
/** The head of one with more in it, of 300 by 2 pixels. */
const EXTENDED = (() => {
  const bytes = new Uint8Array(40)
  bytes.set(LOSSY.subarray(0, 12))
  bytes.set(new TextEncoder().encode('VP8X'), 12)
  bytes.set([10, 0, 0, 0, 0, 0, 0, 0, 43, 1, 0, 1, 0, 0], 16)
  return bytes
})()
/** Two by two: red, green; blue, white. */
const FOUR: Pixels = {
  width: 2,
  height: 2,
  data: new Uint8Array([255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]),
}
const NAMES: { readonly [colour: string]: string } = {
  '255,0,0': 'red',
  '0,255,0': 'green',
  '0,0,255': 'blue',
  '255,255,255': 'white',
}
const TRIANGLE = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0])
const io = () => new NodeIO().registerExtensions([EXTTextureWebP, KHRTextureTransform])

/** A triangle whose corners show three places of a picture. */
function painted(spots: readonly number[], image = PNG, type = 'image/png') {
  const { document, list, primitive } = drawn(TRIANGLE)
  primitive.setAttribute('TEXCOORD_0', list('VEC2', new Float32Array(spots)))
  const texture = document.createTexture('paint').setImage(image).setMimeType(type)
  const material = document.createMaterial().setBaseColorTexture(texture)
  primitive.setMaterial(material)
  return { document, list, primitive, material }
}
const coloursOf = (bytes: Uint8Array, images: readonly (Pixels | undefined)[] = [FOUR]) => {
  const { colours = new Uint8Array(9).fill(255), triangles } = opened(bytes, { images }).mesh
  return Array.from(triangles, (corner) => NAMES[[...colours.slice(3 * corner, 3 * corner + 3)].join()])
}
const SPOTS = [0.25, 0.25, 0.75, 0.25, 0.25, 0.75]

describe('colours', () => {
  test('WebP of every kind is seen with its size, and is preferred to what stands in for it', async () => {
    for (const [image, isRead] of [
      [LOSSY, true],
      [LOSSLESS, true],
      [EXTENDED, true],
      [LOSSY.slice(0, 20), false],
      [new Uint8Array(LOSSY).fill(88, 12, 16), false],
    ] as const) {
      const { document } = painted(SPOTS, image, 'image/webp')
      document.createExtension(EXTTextureWebP).setRequired(true)
      const bytes = await io().writeBinary(document)
      const { images } = finish(needsOf('a.glb', bytes))
      expect(images.map((found) => found?.type)).toEqual([isRead ? 'image/webp' : undefined])
      expect(coloursOf(bytes)).toEqual(['red', 'green', 'blue'])
      // Where it cannot be decoded, the surface is plain, and it is said.
      expect(coloursOf(bytes, [])).toEqual(['white', 'white', 'white'])
      expect(opened(bytes).notices).toMatchObject([{ key: 'own-left-textures', says: { images: 1 } }])
    }
  })
  test('a picture that is moved, stretched and turned: the examples of the format’s own text', async () => {
    const with_ = async (offset: [number, number], scale: [number, number], rotation: number, spots = SPOTS) => {
      const { document, material } = painted(spots)
      const turn = document.createExtension(KHRTextureTransform).setRequired(true).createTransform()
      material
        .getBaseColorTextureInfo()
        ?.setExtension('KHR_texture_transform', turn.setOffset(offset).setScale(scale).setRotation(rotation))
      return coloursOf(await io().writeBinary(document))
    }
    expect(await with_([0, 0], [1, 1], 0)).toEqual(['red', 'green', 'blue'])
    // Upside down, as other programs count from below.
    expect(await with_([0, 1], [1, -1], 0)).toEqual(['blue', 'white', 'red'])
    expect(await with_([0.5, 0], [1, 1], 0)).toEqual(['green', 'red', 'white'])
    // One quarter of it alone, wherever the surface is: the lower left one.
    expect(await with_([0, 1], [0.5, 0.5], Math.PI / 2)).toEqual(['blue', 'blue', 'blue'])
    expect(await with_([0, 1], [1, 1], Math.PI / 2)).toEqual(['blue', 'red', 'white'])
  })
  test('another set of places may be meant for it', async () => {
    const { document, list, primitive, material } = painted([0, 0, 0, 0, 0, 0])
    primitive.setAttribute('TEXCOORD_1', list('VEC2', new Float32Array(SPOTS)))
    const turn = document.createExtension(KHRTextureTransform).createTransform().setTexCoord(1)
    material.getBaseColorTextureInfo()?.setExtension('KHR_texture_transform', turn)
    expect(coloursOf(await io().writeBinary(document))).toEqual(['red', 'green', 'blue'])
  })
  test('moved and stretched by any numbers, it agrees with the places that were moved before', async () => {
    const number = fc.double({ min: -3, max: 3, noNaN: true }).map((value) => Math.round(value * 16) / 16)
    await fc.assert(
      fc.asyncProperty(number, number, number, number, async (x, y, across, down) => {
        const { document, material } = painted(SPOTS)
        const turn = document.createExtension(KHRTextureTransform).createTransform().setOffset([x, y]).setScale([across, down])
        material.getBaseColorTextureInfo()?.setExtension('KHR_texture_transform', turn)
        const moved = SPOTS.map((value, i) => (i % 2 === 0 ? value * across + x : value * down + y))
        const plain = await io().writeBinary(painted(moved).document)
        expect(coloursOf(await io().writeBinary(document))).toEqual(coloursOf(plain))
      }),
      { numRuns: 40 },
    )
  })
})
