/**
 * The prints of tokens, drawn by code: each distinct face gets a cell of one texture when it is first seen. Red, green and blue
 * are the print, alpha is how much of it glows.
 */
import { DataTexture, LinearFilter, LinearMipmapLinearFilter, SRGBColorSpace } from 'three'
import type { TokenFace } from '../look'
import { drawFace, type TokenDrawings } from './token-drawings'

/** Cells per row of the texture, and pixels per cell. */
const GRID = 6
const CELL = 256
/** The disc's radius as a share of half a cell; the rest keeps neighbouring cells from bleeding into each other. */
const FILLED = 0.94

/** `drawings`: the game's own drawings. */
export function createFaces(drawings: TokenDrawings = {}) {
  const size = GRID * CELL
  const texture = new DataTexture()
  let pixels: Uint8Array | undefined
  texture.colorSpace = SRGBColorSpace
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = 8
  const cells = new Map<string, number>()

  const draw = (face: TokenFace, cell: number) => {
    // The texture is allocated only for tables with tokens.
    pixels ??= new Uint8Array(size * size * 4)
    texture.image = { data: pixels, width: size, height: size }
    const { print, glow } = drawFace(face, drawings, CELL, FILLED)
    const left = (cell % GRID) * CELL
    const top = Math.floor(cell / GRID) * CELL
    for (let y = 0; y < CELL; y++)
      for (let x = 0; x < CELL; x++) {
        const from = (y * CELL + x) * 4
        const to = ((top + y) * size + left + x) * 4
        pixels[to] = print[from] as number
        pixels[to + 1] = print[from + 1] as number
        pixels[to + 2] = print[from + 2] as number
        pixels[to + 3] = glow[from] as number
      }
    texture.needsUpdate = true
  }

  return {
    texture,
    /** The cell of a face, from 0. When all cells are taken, further faces share the last one. */
    cellOf(face: TokenFace): number {
      const key = `${face.kind} ${face.label ?? ''}`
      const known = cells.get(key)
      if (known !== undefined) return known
      const cell = Math.min(cells.size, GRID * GRID - 1)
      cells.set(key, cell)
      draw(face, cell)
      return cell
    },
    dispose: () => texture.dispose(),
  }
}

/** GLSL: the texture coordinates in a cell for a place on a disc of radius 1. */
export const FACE_AT = `
vec2 faceAt(float cell, vec2 disc) {
  vec2 corner = vec2(mod(cell, ${GRID}.0), floor(cell / ${GRID}.0));
  return (corner + 0.5 + disc * ${(FILLED / 2).toFixed(4)}) / ${GRID}.0;
}`

export type Faces = ReturnType<typeof createFaces>
