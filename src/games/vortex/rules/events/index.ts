/** The events of a match of *Vortex*. Every event is public when it happens. */
import type { Point, Units } from '../../../../geometry/types'
import type { Tally } from '../../../../kernel'
import type { Pose, Ref } from '../../../../table/piece'
import type { SpellId } from '../profile'
import type { Attack, Band, Casting, Done, Effect, LedgerLine, Shooter, Side, Sign, Step, Strip } from '../state'

/** The kinds of movement. */
export type MoveKind =
  | 'walk'
  | 'forced'
  | 'run'
  | 'evade'
  | 'charge'
  | 'disengage'
  | 'force-out'
  | 'lightning-exit'
  | 'lightning-walk'
/** What action points are paid for. */
export type Paid = MoveKind | 'shot' | 'strike' | 'force' | 'spell' | 'trance' | 'notice'
/** The outcome of a comparison of sums (VX-RES-01 to 03). */
export type ResolvedAs = 'failure' | 'success' | 'exceptional'
/** Points of Will or Mana bid by each miniature. */
export type Bids = { readonly [ref: Ref]: number }

export type Event =
  // set-up
  | { readonly type: 'discipline-bid'; readonly bids: { readonly [S in Side]: number } }
  | { readonly type: 'terrain-ordered'; readonly first: Side; readonly how: 'coin' | 'bid' | 'agreed' | 'mirror' }
  | {
      readonly type: 'first-player'
      readonly seat: Side
      readonly totals: { readonly [S in Side]: number }
      readonly how: 'order' | 'terrain' | 'coin'
    }
  | { readonly type: 'deployment-began' }
  | { readonly type: 'deployment-turn'; readonly seat: Side }
  | { readonly type: 'figure-deployed'; readonly figure: Ref; readonly pose: Pose; readonly strip: Strip }
  // turn
  | { readonly type: 'turn-began'; readonly turn: number; readonly signs: { readonly [S in Side]: Sign } }
  | {
      readonly type: 'turn-readied'
      readonly steps: readonly Step[]
      readonly figures: {
        readonly [ref: Ref]: { readonly pa: number; readonly will: number; readonly mana: number; readonly rapidity: number }
      }
    }
  | { readonly type: 'step-began'; readonly step: number }
  | { readonly type: 'window-opened'; readonly seat: Side; readonly step: number; readonly figures: readonly Ref[] }
  | { readonly type: 'window-passed'; readonly seat: Side; readonly step: number }
  | { readonly type: 'turn-ended'; readonly turn: number; readonly removed: readonly Ref[] }
  // actions
  | { readonly type: 'action-paid'; readonly figure: Ref; readonly pa: number; readonly what: Paid }
  | { readonly type: 'action-ended' }
  | {
      readonly type: 'figure-moved'
      readonly figure: Ref
      readonly how: MoveKind
      readonly from: Pose
      readonly path: readonly Point[]
      readonly to: Pose
      readonly length: Units
    }
  | { readonly type: 'figures-engaged'; readonly figure: Ref; readonly others: readonly Ref[] }
  | { readonly type: 'charge-declared'; readonly figure: Ref; readonly target: Ref }
  | {
      readonly type: 'charge-resolved'
      readonly figure: Ref
      readonly target: Ref
      readonly result: 'charge' | 'engagement' | 'failed'
      readonly length: Units
    }
  // shots
  | { readonly type: 'shot-declared'; readonly target: Ref; readonly shooters: readonly Shooter[] }
  | { readonly type: 'shot-measured'; readonly target: Ref; readonly bands: { readonly [ref: Ref]: Band } }
  | { readonly type: 'shooters-concentrated'; readonly figures: readonly Ref[] }
  // attacks
  | { readonly type: 'attack-declared'; readonly attack: Attack }
  // spells
  | { readonly type: 'spell-declared'; readonly casting: Casting }
  | { readonly type: 'spell-measured'; readonly casting: Casting; readonly out: readonly Ref[]; readonly leftOut: readonly Ref[] }
  | { readonly type: 'spell-fizzled'; readonly spell: SpellId }
  | { readonly type: 'trance-declared'; readonly figure: Ref; readonly turns: number }
  | { readonly type: 'trance-broken'; readonly figure: Ref }
  // bids and their results
  | { readonly type: 'figure-noticed'; readonly figure: Ref; readonly pa: number }
  | { readonly type: 'bids-revealed'; readonly will: Bids; readonly mana?: Bids }
  | {
      readonly type: 'action-resolved'
      readonly what: 'shot' | 'strike' | 'force' | 'spell'
      readonly value: Tally
      readonly against: Tally
      readonly outcome: ResolvedAs
    }
  // what happens to miniatures
  | { readonly type: 'damage-dealt'; readonly figures: readonly Ref[]; readonly damage: Tally }
  | { readonly type: 'figure-hurt'; readonly figure: Ref; readonly damage: number; readonly total: number }
  | { readonly type: 'figure-doomed'; readonly figure: Ref; readonly scored?: LedgerLine }
  | { readonly type: 'figure-killed'; readonly figure: Ref; readonly scored?: LedgerLine; readonly why: 'damage' | 'terrain' }
  | { readonly type: 'figure-healed'; readonly figure: Ref; readonly damage: number }
  | { readonly type: 'effect-began'; readonly figure: Ref; readonly effect: Effect }
  | { readonly type: 'points-changed'; readonly figure: Ref; readonly pa: number; readonly will: number; readonly done?: Done }
  | { readonly type: 'figure-pushed'; readonly figure: Ref; readonly from: Pose; readonly to: Pose }
  | { readonly type: 'scenery-broken'; readonly piece: Ref }
  // the end
  | { readonly type: 'match-ended'; readonly lines: readonly LedgerLine[] }
