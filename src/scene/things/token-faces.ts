/**
 * The prints of tokens, drawn by code: each distinct face gets a layer of one texture when it is first seen, so that faces do not
 * bleed into each other where tokens are small. Red, green and blue are the print, alpha is how much of it glows.
 */
import { DataArrayTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from 'three'
import type { TokenFace } from '../look'
import { drawFace, type TokenDrawings } from './token-drawings'

const MOST_LAYERS = 36
/** Pixels along a side of a layer. */
const SIDE = 256
const BYTES = SIDE * SIDE * 4
/** The disc's radius as a share of half a side. */
const FILLED = 0.94

/** `drawings`: the game's own drawings. */
export function createFaces(drawings: TokenDrawings = {}) {
  const texture = new DataArrayTexture(new Uint8Array(4), 1, 1, 1)
  let pixels: Uint8Array | undefined
  /** Whether the whole texture must still be uploaded: marking single layers would upload only those. */
  let isWhole = false
  texture.onUpdate = () => {
    isWhole = false
  }
  texture.colorSpace = SRGBColorSpace
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = 8
  const layers = new Map<string, number>()

  /** The texture is allocated only for tables with tokens. */
  const allocated = (): Uint8Array => {
    const made = new Uint8Array(MOST_LAYERS * BYTES)
    texture.dispose()
    texture.image = { data: made, width: SIDE, height: SIDE, depth: MOST_LAYERS }
    isWhole = true
    return made
  }
  const draw = (face: TokenFace, layer: number) => {
    pixels ??= allocated()
    const { print, glow } = drawFace(face, drawings, SIDE, FILLED)
    pixels.set(print, layer * BYTES)
    for (let at = 0; at < BYTES; at += 4) pixels[layer * BYTES + at + 3] = glow[at] as number
    if (!isWhole) texture.addLayerUpdate(layer)
    texture.needsUpdate = true
  }

  return {
    texture,
    /** The layer of a face, from 0. When all layers are taken, further faces share the last one. */
    layerOf(face: TokenFace): number {
      const key = `${face.kind} ${face.label ?? ''}`
      const known = layers.get(key)
      if (known !== undefined) return known
      const layer = Math.min(layers.size, MOST_LAYERS - 1)
      layers.set(key, layer)
      draw(face, layer)
      return layer
    },
    dispose: () => texture.dispose(),
  }
}

/** GLSL: the print of a layer of `uFaces` at a place on a disc of radius 1. */
export const FACE_AT = `
precision highp sampler2DArray;
uniform sampler2DArray uFaces;
vec4 faceAt(float layer, vec2 disc) {
  return texture(uFaces, vec3(0.5 + disc * ${(FILLED / 2).toFixed(4)}, layer));
}`

export type Faces = ReturnType<typeof createFaces>
