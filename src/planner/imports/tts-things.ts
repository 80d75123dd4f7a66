/** The things of a save of Tabletop Simulator as they are read, and what is asked about them. */
import * as v from 'valibot'
import { INCH, type Point, type Units } from '../../geometry/types'
import type { PlannerReason } from '../said'
import type { TtsSort } from './tts-sorts'

export interface TtsAsked {
  readonly width: Units
  readonly depth: Units
  /** The box of a thing whose shape is in another file, at scale 1. */
  readonly box: { readonly width: Units; readonly depth: Units; readonly height: Units }
  /** What a thing without a name is called. */
  readonly unnamed: string
  /** The ids of the kinds to import, if a layout cannot hold all of them; by default the first ones. */
  readonly chosen?: readonly string[]
}
export const TTS_ASKED: TtsAsked = {
  width: 48 * INCH,
  depth: 48 * INCH,
  box: { width: 4 * INCH, depth: 4 * INCH, height: 3 * INCH },
  unnamed: 'Box',
}

const number = v.pipe(v.number(), v.finite(), v.minValue(-10_000), v.maxValue(10_000))
/** Mirrored things have a negative scale; their boxes are the same. */
const scale = v.optional(
  v.pipe(
    v.number(),
    v.finite(),
    v.minValue(-100),
    v.maxValue(100),
    v.transform((by) => Math.max(0.01, Math.abs(by))),
  ),
  1,
)
export const PLACE = v.object({
  posX: number,
  posZ: number,
  rotX: v.optional(number, 0),
  rotY: v.optional(number, 0),
  rotZ: v.optional(number, 0),
  scaleX: scale,
  scaleY: scale,
  scaleZ: scale,
})
export type Place = v.InferOutput<typeof PLACE>
export const TILE = v.object({
  Type: v.fallback(v.optional(v.number(), 0), 0),
  Thickness: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(10)), 0.2), 0.2),
})
/** A thing that can stand on the table. */
export interface TtsThing {
  /** The same for all things that are alike except for their places. */
  readonly kind: string
  /** Its path in the file. */
  readonly path: string
  /** Its display name; empty if it has none. */
  readonly title: string
  readonly isLocked: boolean
  readonly sort: Exclude<TtsSort, { readonly as: 'bag' | 'no-terrain' }>
  readonly place: Place
  readonly tile: v.InferOutput<typeof TILE>
  /** It lies in a bag: its place in the save is meaningless. */
  readonly isPacked: boolean
}
/** The parts of a save that are read. */
export interface TtsSave {
  readonly name: string
  readonly things: readonly TtsThing[]
  /** Things that are left out whatever the user answers. */
  readonly left: readonly PlannerReason[]
  readonly addresses: readonly PlannerReason[]
}

export const placeOf = ({ place: { posX, posZ } }: TtsThing, { width, depth }: Pick<TtsAsked, 'width' | 'depth'>): Point => ({
  x: Math.round(width / 2 + posX * INCH),
  y: Math.round(depth / 2 + posZ * INCH),
})

/** Whether a thing lies beside the table. Things in bags have no place, so they never do. */
export function isBeside(thing: TtsThing, asked: Pick<TtsAsked, 'width' | 'depth'>): boolean {
  const { x, y } = placeOf(thing, asked)
  return !thing.isPacked && (x < 0 || y < 0 || x > asked.width || y > asked.depth)
}
