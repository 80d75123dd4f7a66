/** What can happen, in the past tense. Each event carries all that the table, the scene and the log need to know of it. */
import type { Point, Units } from '../../../geometry/types'
import type { Tally } from '../../../kernel'
import type { Pose, Ref } from '../../../table/piece'
import type { Face } from './dice'
import type { Edge } from './ids'
import type { Attack, Crossing, Damage, MeleeOutcome, ShotReport } from './reports'
import type { Attacker, LedgerLine, Phase, Side } from './state'

/** By what a figure came to harm. `round`: a melee round; `coup`: a blow at a shocked one; `finisher`: an unused attack. */
export type Harm = 'shot' | 'round' | 'coup' | 'finisher'

export type Event =
  // set-up
  | { readonly type: 'initiative-rolled'; readonly faces: { readonly [S in Side]: readonly Face[] }; readonly winner?: Side }
  | { readonly type: 'edge-chosen'; readonly seat: Side; readonly edge: Edge; readonly other: Edge }
  | { readonly type: 'deployment-began'; readonly seat: Side }
  | { readonly type: 'figure-deployed'; readonly figure: Ref; readonly pose: Pose }
  // turn
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'phase-began'; readonly phase: Phase; readonly seat: Side }
  | { readonly type: 'part-ended'; readonly phase: Phase; readonly seat: Side }
  // moves: `how` says which action was used up
  | {
      readonly type: 'figure-moved'
      readonly figure: Ref
      readonly how: 'move' | 'sprint'
      readonly from: Pose
      /** The centre's way, from start to end; a move cut short ends where the figure stopped. */
      readonly path: readonly Point[]
      readonly to: Pose
      readonly used: Units
      readonly crossings: readonly Crossing[]
    }
  | {
      readonly type: 'move-lost'
      readonly figure: Ref
      readonly how: 'move' | 'sprint'
      readonly path: readonly Point[]
      readonly crossings: readonly Crossing[]
    }
  | {
      readonly type: 'figure-climbed' | 'figure-shifted'
      readonly figure: Ref
      readonly how: 'move' | 'sprint'
      readonly from: Pose
      readonly to: Pose
    }
  // shots
  | { readonly type: 'shot-declared'; readonly report: ShotReport }
  | {
      readonly type: 'shot-rolled'
      readonly shooter: Ref
      readonly target: Ref
      readonly attack: readonly Face[]
      readonly defence: readonly Face[]
    }
  | {
      readonly type: 'shot-netted'
      readonly shooter: Ref
      readonly target: Ref
      readonly hits: number
      readonly cancelled: number
      readonly net: number
    }
  | { readonly type: 'stress-gained'; readonly figure: Ref; readonly tokens: number; readonly stress: number }
  // harm
  | {
      readonly type: 'damage-rolled'
      readonly figure: Ref
      readonly by: Side
      readonly faces: readonly Face[]
      readonly best: Damage
    }
  | { readonly type: 'wound-taken'; readonly figure: Ref; readonly wounds: number; readonly instead: 'shocked' | 'exterminated' }
  | { readonly type: 'figure-shocked'; readonly figure: Ref; readonly harm: Harm }
  | {
      readonly type: 'figure-exterminated'
      readonly figure: Ref
      readonly harm: Harm
      readonly by: Side
      readonly at: Pose
      /** The victory points it gave, if any. */
      readonly scored?: LedgerLine
    }
  // melee
  /** It has been moved in; obstacles on its way are rolled for when the melee is declared. */
  | { readonly type: 'figure-engaged'; readonly target: Ref; readonly attacker: Attacker; readonly to: Pose }
  | {
      readonly type: 'melee-declared'
      readonly target: Ref
      readonly attackers: readonly Ref[]
      readonly attacks: readonly Attack[]
    }
  | { readonly type: 'engagement-crossed'; readonly figure: Ref; readonly crossings: readonly Crossing[] }
  /** It did not arrive: it stands at `to` and does not fight. */
  | {
      readonly type: 'engagement-failed'
      readonly figure: Ref
      readonly target: Ref
      readonly to: Pose
      readonly crossings: readonly Crossing[]
    }
  /** The place it was to come to is no longer free: it goes back and may still engage in this turn. */
  | { readonly type: 'engagement-withdrawn'; readonly figure: Ref; readonly target: Ref; readonly to: Pose }
  | { readonly type: 'round-began'; readonly attack: Attack; readonly pools: RoundPools }
  | {
      readonly type: 'round-rolled'
      readonly attack: Attack
      readonly attackFaces: readonly Face[]
      readonly defenceFaces: readonly Face[]
    }
  | {
      readonly type: 'round-won'
      readonly attack: Attack
      readonly hits: { readonly attack: number; readonly defence: number }
      /** Nobody in a tie. */
      readonly winner?: Ref
      readonly loser?: Ref
    }
  /** A blow at a shocked figure: no dice. */
  | {
      readonly type: 'coup-struck'
      readonly by: Ref
      readonly figure: Ref
      readonly bonus: number
      readonly harm: 'coup' | 'finisher'
    }
  | { readonly type: 'melee-ended'; readonly target: Ref; readonly outcome: MeleeOutcome }
  | {
      readonly type: 'figure-pushed'
      readonly figure: Ref
      readonly by: Ref
      readonly from: Pose
      readonly to: Pose
      readonly stoppedBy?: Ref | 'edge'
    }
  // upkeep and end
  | { readonly type: 'figures-recovered'; readonly figures: readonly Ref[] }
  | { readonly type: 'stress-tested'; readonly figure: Ref; readonly faces: readonly Face[]; readonly removed: number }
  | { readonly type: 'match-ended'; readonly points: { readonly [S in Side]: number }; readonly winner?: Side }

export interface RoundPools {
  readonly attack: Tally
  readonly defence: Tally
}
