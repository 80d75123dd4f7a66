/** How cards lie: thickness, piles of uneven slabs, and the matrix of a turning card. Pure. Inches and radians unless stated. */
import type { Point, Units } from '../../geometry/types'
import type { Ref } from '../../table/piece'
import type { CardLook } from '../look'
import { inches, toScene } from '../space'
import type { Stance } from '../stance'

/** The thickness of one card in units, and so the difference in height between stacked cards. */
export const CARD_THICKNESS: Units = 30

/** A number from 0 to 1, the same for the same text. */
export function hashOf(words: string, salt = 0): number {
  let h = 2166136261 ^ Math.imul(salt + 1, 374761393)
  for (let i = 0; i < words.length; i++) h = Math.imul(h ^ words.charCodeAt(i), 16777619)
  h = Math.imul(h ^ (h >>> 15), 2246822519)
  return ((h ^ (h >>> 13)) >>> 0) / 2 ** 32
}

/** With heading 90 a card is upright for a reader at the near edge. */
export const yawOfCard = (heading: number): number => ((heading - 90) * Math.PI) / 180

/** Cards lie slightly crooked, as if put down by hand; the angle depends only on the ref. */
const askew = (ref: Ref): number => (hashOf(ref) - 0.5) * 0.022

export const cardAt = (ref: Ref, at: Point, z: Units, heading: number, faceUp: boolean): Stance => ({
  ...toScene(at, z),
  yaw: yawOfCard(heading) + askew(ref),
  tilt: faceUp ? 0 : 1,
  fade: 0,
})

export const stanceOfCard = ({ ref, at, z, heading, faceUp }: CardLook): Stance => cardAt(ref, at, z, heading, faceUp)

/** The height of a card or pile, units. */
export const pileHeight = ({ count = 1 }: { readonly count?: number }): Units => CARD_THICKNESS * Math.max(1, count)

/** A part of a pile that is drawn as a separate body. Offsets in inches, in the card's own directions. */
export interface Slab {
  /** Its underside above the bottom of the pile. */
  readonly bottom: number
  readonly thickness: number
  readonly x: number
  readonly z: number
  readonly yaw: number
  /** The side to which it moves while the pile is shuffled. */
  readonly side: 1 | -1
}

/** In a pile of more cards, one slab stands for several. */
const LOOSE = 9
const MOST = 20

/**
 * A pile as slabs with uneven edges, from the bottom up. The edges depend on the pile alone, so they do not change when cards are
 * taken off.
 */
export function slabsOf(ref: Ref, count = 1): readonly Slab[] {
  const cards = Math.max(1, Math.round(count))
  const many = cards <= LOOSE ? cards : Math.min(MOST, LOOSE + Math.ceil((cards - LOOSE) / 5))
  const thick = inches(CARD_THICKNESS)
  return Array.from({ length: many }, (_, i) => {
    const from = Math.round((i * cards) / many)
    const to = Math.round(((i + 1) * cards) / many)
    const wild = (salt: number, far: number) => (cards === 1 ? 0 : (hashOf(ref, i * 3 + salt) - 0.5) * far)
    return {
      bottom: from * thick,
      thickness: (to - from) * thick,
      x: wild(1, 0.075),
      z: wild(2, 0.075),
      yaw: wild(3, 0.034),
      side: i % 2 === 0 ? 1 : -1,
    }
  })
}

/**
 * Height of cards above the mat's print, inches, and of their shadows, slightly above what they lie on, so that they do not
 * interpenetrate.
 */
export const CLEAR = 0.012
export const SHADOW_AT = 0.0125

/** How far apart the halves of a pile move while it is shuffled, in card widths. */
const SLIPS = 0.55

/**
 * The matrix of a slab modelled as a box of 1 x 1 x 1 around its middle, its upper edge towards -z. While it turns over about its
 * long axis it rises, so that its edge never passes through the table.
 */
export function writeCardMatrix(
  out: Float32Array | number[],
  offset: number,
  stance: Stance,
  slab: Slab,
  width: number,
  height: number,
  rise = 0,
): void {
  const flip = Math.PI * stance.tilt
  const c = Math.cos(flip)
  const s = Math.sin(flip)
  const yaw = stance.yaw + slab.yaw
  const cy = Math.cos(yaw)
  const sy = Math.sin(yaw)
  const x = slab.x + slab.side * (stance.spread ?? 0) * SLIPS * width
  const { z, thickness } = slab
  out[offset] = width * cy * c
  out[offset + 1] = width * s
  out[offset + 2] = -width * sy * c
  out[offset + 3] = 0
  out[offset + 4] = -thickness * cy * s
  out[offset + 5] = thickness * c
  out[offset + 6] = thickness * sy * s
  out[offset + 7] = 0
  out[offset + 8] = height * sy
  out[offset + 9] = 0
  out[offset + 10] = height * cy
  out[offset + 11] = 0
  out[offset + 12] = stance.x + cy * x + sy * z
  out[offset + 13] = stance.y + CLEAR + slab.bottom + thickness / 2 + (width / 2) * Math.abs(s) + rise
  out[offset + 14] = stance.z - sy * x + cy * z
  out[offset + 15] = 1
}

/** The corners of a rotated rectangle on the table, counter-clockwise seen from above. `yaw` in radians, as for cards; units. */
export function cornersOf(at: Point, width: Units, height: Units, yaw: number): readonly Point[] {
  const c = Math.cos(yaw)
  const s = Math.sin(yaw)
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([i, j]) => {
    const x = (i * width) / 2
    const y = (j * height) / 2
    return { x: at.x + x * c - y * s, y: at.y + x * s + y * c }
  })
}
