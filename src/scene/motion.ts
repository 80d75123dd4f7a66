/**
 * What a cue is made of: motions from stance to stance, effects beside them, and the tools to put them one after the other. Pure;
 * milliseconds.
 */
import type { PlayerSeat } from '../kernel'
import type { Ref } from '../table/piece'
import { type Ease, ease } from './easing'
import type { CardLook, CardName, Cue, Overlay, Tone } from './look'
import type { Spot } from './space'
import { mixStance, type Stance } from './stance'

/** One figure going from one stance to another. The end is `from` again when the ease leads back. */
export interface Motion {
  readonly ref: Ref
  readonly start: number
  readonly ms: number
  readonly from: Stance
  readonly to: Stance
  readonly ease: Ease
  /** Height of the hop in the middle, inches. */
  readonly hop: number
}

export type Effect = { readonly start: number; readonly ms: number } & (
  | { readonly type: 'shot'; readonly from: Spot; readonly to: Spot; readonly hit: boolean }
  | { readonly type: 'clash'; readonly at: Spot }
  /** Nothing is seen of it: what is being done is between these places, and the camera may go near. */
  | { readonly type: 'near'; readonly spots: readonly Spot[] }
  | { readonly type: 'words'; readonly over: Ref | Spot; readonly text: string; readonly tone: Tone }
  | { readonly type: 'banner'; readonly text: string; readonly detail?: string; readonly seat?: PlayerSeat }
  | ({ readonly type: 'card' } & Plate)
  /** A token's print whirls and settles. */
  | { readonly type: 'swirl'; readonly ref: Ref }
  | { readonly type: 'sound'; readonly sound: Sound }
  | { readonly type: 'overlays'; readonly overlays: readonly Overlay[] }
)

/** What is heard: made by `sounds.ts`. */
export type Sound = 'reveal' | 'slide' | 'drop' | 'card'

/** What a shown card says. */
export type Plate = Omit<Extract<Cue, { type: 'card' }>, 'type'>

export type DiceCue = Extract<Cue, { type: 'dice' }>

export interface Timeline {
  /** The next cue begins after so many milliseconds; effects may last longer. */
  readonly ms: number
  readonly motions: readonly Motion[]
  readonly effects: readonly Effect[]
  /** The cue shows dice; the dice layer says when they have been seen. */
  readonly dice: readonly DiceCue[]
  /** Cards that are not in the look yet: on the table from the beginning of the cue. */
  readonly brings?: readonly { readonly card: CardLook; readonly from: Stance }[]
  /** Cards whose refs change at the beginning of the cue. */
  readonly names?: readonly CardName[]
}

export interface Stage {
  /** How a figure stands when the cue begins. */
  stance(ref: Ref): Stance | undefined
  /** Where a shot leaves or meets a figure, above its feet. */
  chest(ref: Ref): number
  /** How a token lies under the base of this figure. */
  tucked(ref: Ref, by: Ref): Stance | undefined
  /** The point on top of a pile, card or zone from which something comes out. */
  place?(ref: Ref): Stance | undefined
  readonly reduced: boolean
}

export const NOTHING: Timeline = { ms: 0, motions: [], effects: [], dice: [] }
/** Under reduced motion: the old picture fades out and the new one appears. */
export const FADE = 110
/** How the figure of a motion stands at a moment; before its start and after its end it stands still. */
export function stanceAt(motion: Motion, time: number): Stance {
  const t = Math.min(1, Math.max(0, (time - motion.start) / Math.max(1, motion.ms)))
  const stance = mixStance(motion.from, motion.to, ease[motion.ease](t))
  return motion.hop === 0 || t === 0 || t === 1 ? stance : { ...stance, y: stance.y + motion.hop * 4 * t * (1 - t) }
}

/** Motions one after the other for one figure, built by saying where it goes next. */
export function mover(ref: Ref, first: Stance) {
  const motions: Motion[] = []
  let now = first
  let time = 0
  return {
    motions,
    get now() {
      return now
    },
    get time() {
      return time
    },
    go(change: Partial<Stance>, ms: number, how: Ease = 'inOut', hop = 0) {
      const to = { ...now, ...change }
      motions.push({ ref, start: time, ms, from: now, to, ease: how, hop })
      time += ms
      if (how !== 'back') now = to
    },
    wait(ms: number) {
      time += ms
    },
  }
}

export function cut(ref: Ref, from: Stance, to: Stance): Timeline {
  const move = mover(ref, from)
  move.go({ fade: 1 }, FADE, 'linear')
  move.go({ ...to, fade: 1 }, 1, 'linear')
  move.go({ ...to }, FADE, 'linear')
  return { ...NOTHING, ms: move.time, motions: move.motions }
}
