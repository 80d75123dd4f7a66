/**
 * What the scene draws, as data: a view becomes a look, a draft becomes overlays, an event becomes cues. The scene knows no game.
 * Table coordinates in hundredths of a millimetre throughout; the scene converts to its own inches when drawing.
 */
import type { Point, Units } from '../geometry/types'
import type { PlayerSeat } from '../kernel'
import type { PlacedTerrain, Ref } from '../table/piece'

/** Everything that stands or lies on the table. */
export interface Look {
  readonly width: Units
  readonly depth: Units
  /** A folder name in `public/mats`. */
  readonly mat: string
  readonly terrain: readonly (PlacedTerrain & { readonly model?: string; readonly name: string })[]
  readonly figures: readonly FigureLook[]
  readonly areas: readonly AreaLook[]
}

export interface FigureLook {
  readonly ref: Ref
  /** A folder name in `models`. */
  readonly model: string
  readonly name: string
  readonly seat: PlayerSeat
  readonly at: Point
  /** Height of what it stands on. */
  readonly z: Units
  readonly heading: number
  readonly radius: Units
  /** It lies on its side: shocked, knocked out. */
  readonly lying?: boolean
  /** It has done what it may for now: drawn a little dimmer, its ring broken. */
  readonly spent?: boolean
  /** It can be acted with now: its ring breathes (still under reduced motion). */
  readonly ready?: boolean
  readonly markers: readonly { readonly kind: string; readonly count: number; readonly name: string }[]
}

/** A quiet printed area on the mat: a deployment zone, an objective. */
export interface AreaLook {
  readonly id: string
  readonly outline: readonly Point[]
  readonly seat?: PlayerSeat
  readonly name: string
}

/** What a colour means; each tone also has its own pattern, so that no meaning rests on colour alone. */
export type Tone =
  | 'neutral'
  | 'allowed'
  | 'costly'
  | 'refused'
  | 'friend'
  | 'enemy'
  | 'sight'
  | 'obstructed'
  | 'blocked'
  | 'cover'

/** Drawn over the table while something is being considered. `id` keeps a thing the same from frame to frame. */
export type Overlay =
  | {
      readonly type: 'area'
      readonly id: string
      readonly polygons: readonly (readonly Point[])[]
      readonly z: Units
      readonly tone: Tone
    }
  /** A tape laid along a path: `ticks` every inch, a number at each bend and at the end. */
  | {
      readonly type: 'path'
      readonly id: string
      readonly points: readonly Point[]
      readonly z: Units
      readonly tone: Tone
      readonly labels: readonly { readonly at: Point; readonly text: string }[]
    }
  /** A translucent double of a figure. */
  | { readonly type: 'ghost'; readonly id: string; readonly ref: Ref; readonly at: Point; readonly z: Units; readonly tone: Tone }
  /** A strip laid on the table from shooter to target, with what lies in it. */
  | {
      readonly type: 'corridor'
      readonly id: string
      readonly outline: readonly Point[]
      readonly z: Units
      readonly tone: Tone
      readonly pieces: readonly { readonly clipped: readonly (readonly Point[])[]; readonly tone: Tone; readonly height: Units }[]
    }
  /** A thing outlined where it stands. */
  | { readonly type: 'outline'; readonly id: string; readonly ref: Ref; readonly tone: Tone }
  | {
      readonly type: 'ring'
      readonly id: string
      readonly at: Point
      readonly z: Units
      readonly radius: Units
      readonly tone: Tone
    }
  /** Words standing in the scene above a thing or a place; always readable, never in the way of the pointer. */
  | {
      readonly type: 'tag'
      readonly id: string
      readonly over: Ref | Point
      readonly z?: Units
      readonly text: string
      readonly detail?: string
      readonly tone: Tone
    }

/** One thing to show, made from an event. Cues of one entry play one after the other; `together` plays several at once. */
export type Cue =
  | {
      readonly type: 'walk'
      readonly ref: Ref
      readonly path: readonly { readonly at: Point; readonly z: Units }[]
      readonly gait: 'walk' | 'slide' | 'climb'
    }
  | {
      readonly type: 'dice'
      readonly film: unknown
      readonly dice: readonly { readonly faces: readonly string[] }[]
      readonly faces: readonly string[]
      readonly title: string
      readonly seat?: PlayerSeat
      readonly glow: readonly number[]
    }
  | { readonly type: 'fall'; readonly ref: Ref }
  | { readonly type: 'rise'; readonly ref: Ref }
  | { readonly type: 'remove'; readonly ref: Ref }
  | { readonly type: 'shot'; readonly from: Ref; readonly to: Ref; readonly hit: boolean }
  | { readonly type: 'clash'; readonly one: Ref; readonly other: Ref }
  | { readonly type: 'say'; readonly over: Ref | Point; readonly text: string; readonly tone: Tone }
  | { readonly type: 'banner'; readonly text: string; readonly detail?: string; readonly seat?: PlayerSeat }
  | { readonly type: 'overlays'; readonly overlays: readonly Overlay[]; readonly ms: number }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'together'; readonly cues: readonly Cue[] }
