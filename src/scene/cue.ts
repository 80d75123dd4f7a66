/** What happens on the table, as data: an event becomes cues. Table coordinates as in a look. */
import type { Point, Units } from '../geometry/types'
import type { PlayerSeat } from '../kernel'
import type { Ref } from '../table/piece'
import type { CardFaceLook, CardLook, TokenFace, Tone } from './look'
import type { Overlay } from './overlay'

/** A card whose ref changes, or that is removed (without `to`). */
export interface CardName {
  readonly from: Ref
  readonly to?: Ref
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
      /** Dice of the same test that were thrown before: they are shown set aside on the rim of the tray. */
      readonly lying?: readonly { readonly faces: readonly string[]; readonly shows: string }[]
    }
  | { readonly type: 'fall'; readonly ref: Ref }
  | { readonly type: 'rise'; readonly ref: Ref }
  | { readonly type: 'remove'; readonly ref: Ref }
  | { readonly type: 'shot'; readonly from: Ref; readonly to: Ref; readonly hit: boolean }
  | { readonly type: 'clash'; readonly one: Ref; readonly other: Ref }
  | { readonly type: 'say'; readonly over: Ref | Point; readonly text: string; readonly tone: Tone }
  | { readonly type: 'banner'; readonly text: string; readonly detail?: string; readonly seat?: PlayerSeat }
  /** Turned over: this face comes up. The next look should show it too. */
  | ({ readonly type: 'token'; readonly ref: Ref; readonly to: 'reveal' } & TokenFace)
  /** Drawn in under the base of this figure, which then carries it. */
  | { readonly type: 'token'; readonly ref: Ref; readonly to: 'lift'; readonly by: Ref }
  /** Dropped flat at this place. */
  | { readonly type: 'token'; readonly ref: Ref; readonly to: 'drop'; readonly at: Point; readonly z: Units }
  /** A card is shown to everybody over the table for as long as it takes to read. `icons` are drawn by `TableScene`'s `icon`. */
  | {
      readonly type: 'card'
      readonly seat: PlayerSeat
      readonly title: string
      readonly text?: string
      readonly icons?: readonly { readonly id: string; readonly label: string }[]
    }
  /**
   * A card moves: it glides over the table, is dealt in an arc, passed along low, or gathered into a pile, where it vanishes. A
   * card that is not in the look yet is given as `card`, as in the next look, and comes from the thing `from`.
   */
  | {
      readonly type: 'card-move'
      readonly ref: Ref
      readonly how: 'glide' | 'deal' | 'pass' | 'gather'
      readonly to: { readonly at: Point; readonly z: Units; readonly heading?: number; readonly faceUp?: boolean }
      readonly from?: Ref
      readonly card?: CardLook
      /** The face that comes up on the way, if the card is turned up. */
      readonly face?: CardFaceLook
      /** Delay before it starts, milliseconds, so that cards dealt `together` leave one after the other. */
      readonly delay?: number
    }
  /** Turned over about its long axis. `face` is what comes up; the next look should show it too. */
  | { readonly type: 'card-flip'; readonly ref: Ref; readonly faceUp: boolean; readonly face?: CardFaceLook }
  /** Nothing visible: cards change their refs, for example when a list has closed up. One without `to` is removed. */
  | { readonly type: 'card-names'; readonly names: readonly CardName[] }
  /** The pile is shuffled: its halves move apart and together again. */
  | { readonly type: 'card-shuffle'; readonly ref: Ref }
  | { readonly type: 'overlays'; readonly overlays: readonly Overlay[]; readonly ms: number }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'together'; readonly cues: readonly Cue[] }
