/** What a cue is made of: motions from stance to stance, simultaneous effects, and helpers to chain them. Pure; milliseconds. */
import type { PlayerSeat } from '../kernel'
import type { Ref } from '../table/piece'
import type { CardName, Cue } from './cue'
import { type Ease, ease } from './easing'
import type { CardLook, Tone } from './look'
import type { Overlay } from './overlay'
import type { Spot } from './space'
import { mixStance, type Stance } from './stance'

/** One thing's motion from one stance to another. It ends at `from` if the ease leads back. */
export interface Motion {
  readonly ref: Ref
  readonly start: number
  readonly ms: number
  readonly from: Stance
  readonly to: Stance
  readonly ease: Ease
  /** Height of the hop half way, inches. */
  readonly hop: number
}

export type Effect = { readonly start: number; readonly ms: number } & (
  | { readonly type: 'shot'; readonly from: Spot; readonly to: Spot; readonly hit: boolean }
  | { readonly type: 'clash'; readonly at: Spot }
  /** Nothing visible: tells the camera that the action is between these places, so that it may go near. */
  | { readonly type: 'near'; readonly spots: readonly Spot[] }
  | { readonly type: 'words'; readonly over: Ref | Spot; readonly text: string; readonly tone: Tone }
  | { readonly type: 'banner'; readonly text: string; readonly detail?: string; readonly seat?: PlayerSeat }
  | ({ readonly type: 'card' } & Plate)
  /** A token's print whirls and settles. */
  | { readonly type: 'swirl'; readonly ref: Ref }
  | { readonly type: 'sound'; readonly sound: Sound }
  | { readonly type: 'overlays'; readonly overlays: readonly Overlay[] }
)

/** Sounds of tokens and cards. Those of miniatures follow from their motions, see `sounds-of.ts`. */
export type Sound = 'reveal' | 'slide' | 'drop' | 'card'

/** The contents of a shown card. */
export type Plate = Omit<Extract<Cue, { type: 'card' }>, 'type'>

export type DiceCue = Extract<Cue, { type: 'dice' }>

export interface Timeline {
  /** The next cue begins after so many milliseconds; effects may last longer. */
  readonly ms: number
  readonly motions: readonly Motion[]
  readonly effects: readonly Effect[]
  /** Dice that the cue shows; the cue also waits until the dice layer reports that they have been seen. */
  readonly dice: readonly DiceCue[]
  /** Cards that are not in the look yet; they are on the table from the beginning of the cue. */
  readonly brings?: readonly { readonly card: CardLook; readonly from: Stance }[]
  /** Cards whose refs change at the beginning of the cue. */
  readonly names?: readonly CardName[]
}

export interface Stage {
  /** A figure's stance when the cue begins. */
  stance(ref: Ref): Stance | undefined
  /** The height above a figure's feet at which shots start and hit. */
  chest(ref: Ref): number
  /** The stance of a token under the base of this figure. */
  tucked(ref: Ref, by: Ref): Stance | undefined
  /** The point on top of a pile, card or zone from which something leaves it. */
  place?(ref: Ref): Stance | undefined
  readonly reduced: boolean
}

export const NOTHING: Timeline = { ms: 0, motions: [], effects: [], dice: [] }
/** Under reduced motion the old picture fades out and the new one appears. */
export const FADE = 110
/** The stance of a motion at a moment; before its start and after its end it is constant. */
export function stanceAt(motion: Motion, time: number): Stance {
  const t = Math.min(1, Math.max(0, (time - motion.start) / Math.max(1, motion.ms)))
  const stance = mixStance(motion.from, motion.to, ease[motion.ease](t))
  return motion.hop === 0 || t === 0 || t === 1 ? stance : { ...stance, y: stance.y + motion.hop * 4 * t * (1 - t) }
}

/** Builds consecutive motions of one thing from the stances it goes to. */
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
