/** All events of the game. Each contains everything that the table, the scene and the log need. */
import type { Point, Units } from '../../../../geometry/types'
import type { Tally } from '../../../../kernel'
import type { Pose, Ref } from '../../../../table/piece'
import type { AdventureId, BattleId, Effect, Icon, NodeKind } from '../cards'
import type { Face } from '../dice'
import type { Edge } from '../ids'
import type { Attack, Crossing, Damage, MeleeOutcome, ShotReport } from '../reports'
import type { Attacker, Engaging, LedgerLine, Phase, Pool, PoolId, Side } from '../state'
import type { FateUse, Means, MoveKind } from '../terms'

/** The cause of a result. `round`: a melee round; `coup`: a blow at a shocked figure; `finisher`: an unused attack. */
export type Harm = 'shot' | 'round' | 'coup' | 'finisher' | 'fate'

export type Event =
  // set-up
  | { readonly type: 'initiative-rolled'; readonly faces: { readonly [S in Side]: readonly Face[] }; readonly winner?: Side }
  | { readonly type: 'edge-chosen'; readonly seat: Side; readonly edge: Edge; readonly other: Edge }
  | { readonly type: 'deployment-began'; readonly seat: Side }
  | { readonly type: 'figure-deployed'; readonly figure: Ref; readonly pose: Pose }
  | { readonly type: 'node-placed'; readonly node: Ref; readonly seat?: Side; readonly pose: Pose }
  | { readonly type: 'adventures-dealt'; readonly seat: Side; readonly cards: readonly AdventureId[] }
  // cards and fate
  /** `cards` is told to the owner only. `reshuffled`: the discard became the deck during the draw (EX-CRD-14). */
  | {
      readonly type: 'cards-drawn'
      readonly seat: Side
      readonly count: number
      readonly cards?: readonly BattleId[]
      readonly reshuffled: boolean
    }
  | { readonly type: 'cards-discarded'; readonly seat: Side; readonly cards: readonly BattleId[]; readonly why: 'limit' | 'fate' }
  /** `pool`: the roll that the card changes; `icon`: which of its marks was used. */
  | {
      readonly type: 'card-played'
      readonly seat: Side
      readonly card: BattleId
      readonly icon: Icon
      readonly pool?: PoolId
    }
  /** One use of fate, paid for with a token or a card that counts as one: the kind of use, and its figure or roll. */
  | {
      readonly type: 'fate-spent'
      readonly seat: Side
      readonly use: FateUse
      readonly means: Means
      readonly figure?: Ref
      readonly pool?: PoolId
    }
  | { readonly type: 'fate-gained'; readonly seat: Side; readonly why: 'fate-back' | 'discard-for-fate'; readonly fate: number }
  /** The use had no effect because the figure was no longer in the required state (EX-FAT-06). */
  | { readonly type: 'fate-void'; readonly seat: Side; readonly use: 'recover' | 'exterminate'; readonly figure: Ref }
  /** Sides begin to list uses of fate on this figure, or all have been applied. */
  | { readonly type: 'fate-contested' | 'fate-settled'; readonly figure: Ref }
  | {
      readonly type: 'adventure-used'
      readonly seat: Side
      readonly card: AdventureId
      readonly effect: Effect
      readonly figure?: Ref
      readonly figures?: readonly Ref[]
    }
  | {
      readonly type: 'adventure-recovered'
      readonly seat: Side
      readonly card: AdventureId
      /** `drawn`: returned from the discard by a die (EX-UPK-09); `paid`: readied again for fate (EX-UPK-10). */
      readonly how: 'drawn' | 'paid'
    }
  | { readonly type: 'leader-used'; readonly leader: Ref; readonly pool: PoolId }
  // dice as they fell, before anything follows from them
  | { readonly type: 'dice-thrown'; readonly pools: { readonly [P in PoolId]?: Pool } }
  | {
      readonly type: 'dice-rerolled'
      readonly seat: Side
      readonly pool: PoolId
      readonly places: readonly number[]
      readonly faces: readonly Face[]
    }
  // turn
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'phase-began'; readonly phase: Phase; readonly seat: Side }
  | { readonly type: 'part-ended'; readonly phase: Phase; readonly seat: Side }
  // moves: `how` says which action was used up
  | {
      readonly type: 'figure-moved'
      readonly figure: Ref
      readonly how: MoveKind
      readonly from: Pose
      /** The path of the centre, from start to end. If the move was cut short, it ends where the figure stopped. */
      readonly path: readonly Point[]
      readonly to: Pose
      readonly used: Units
      readonly crossings: readonly Crossing[]
    }
  | {
      readonly type: 'move-lost'
      readonly figure: Ref
      readonly how: MoveKind
      readonly path: readonly Point[]
      readonly crossings: readonly Crossing[]
    }
  | {
      readonly type: 'figure-climbed' | 'figure-shifted'
      readonly figure: Ref
      readonly how: MoveKind
      readonly from: Pose
      readonly to: Pose
    }
  // nodes
  /** A node is picked up. `first`: it was turned over for the first time, so its effect applies. */
  | {
      readonly type: 'node-taken'
      readonly figure: Ref
      readonly node: Ref
      readonly kind: NodeKind
      readonly points: number
      readonly first: boolean
    }
  | { readonly type: 'node-dropped'; readonly node: Ref; readonly figure: Ref; readonly pose: Pose }
  | { readonly type: 'node-scored'; readonly node: Ref; readonly figure: Ref; readonly line: LedgerLine }
  // shots
  /** `how`: as the figure's action, from a node (EX-NOD-05), or as the blast of another shot. */
  | { readonly type: 'shot-declared'; readonly report: ShotReport; readonly how: ShotKind }
  /** Burst: the number of dice for each target, in order. */
  | { readonly type: 'burst-shared'; readonly shooter: Ref; readonly targets: readonly Ref[]; readonly dice: readonly number[] }
  | {
      readonly type: 'shot-rolled'
      readonly shooter: Ref
      readonly target: Ref
      readonly attack: readonly Face[]
      readonly defence: readonly Face[]
      /** The pools including what adventure cards added. */
      readonly pools: RoundPools
    }
  | {
      readonly type: 'shot-netted'
      readonly shooter: Ref
      readonly target: Ref
      readonly hits: Tally
      readonly cancelled: Tally
      /** Hits minus those cancelled, not below 0. */
      readonly net: number
    }
  | { readonly type: 'stress-gained'; readonly figure: Ref; readonly tokens: number; readonly stress: number }
  // harm
  | {
      readonly type: 'damage-rolled'
      readonly figure: Ref
      readonly by: Side
      /** The final dice: after rerolls and with faces added by cards. */
      readonly faces: readonly Face[]
      readonly best: Damage
    }
  | { readonly type: 'wound-taken'; readonly figure: Ref; readonly wounds: number; readonly instead: 'shocked' | 'exterminated' }
  /** EX-FAT-07 or a card: the extermination was prevented. */
  | { readonly type: 'figure-saved'; readonly figure: Ref; readonly by: 'fate' | 'escape-plan' }
  | { readonly type: 'figure-shocked'; readonly figure: Ref; readonly harm: Harm }
  | {
      readonly type: 'figure-exterminated'
      readonly figure: Ref
      readonly harm: Harm
      readonly by: Side
      readonly at: Pose
      /** The victory points scored, if any. */
      readonly scored?: LedgerLine
    }
  // melee
  /** The figure moves in at once, so that later attackers can find their places. Obstacles on its path are rolled for later. */
  | { readonly type: 'figure-engaged'; readonly target: Ref; readonly attacker: Engaging; readonly to: Pose }
  | {
      readonly type: 'melee-declared'
      readonly target: Ref
      readonly attackers: readonly Ref[]
      readonly attacks: readonly Attack[]
      /**
       * The first attacker with something to cross and all after it. They are put back and wait for their turn to move in
       * (EX-MEL-16). Missing in matches that were recorded before this rule was implemented.
       */
      readonly waiting?: readonly Attacker[]
    }
  /** The figure has crossed everything on its path. `attacker`: set if it had waited and has now moved in. */
  | {
      readonly type: 'engagement-crossed'
      readonly figure: Ref
      readonly crossings: readonly Crossing[]
      readonly attacker?: Attacker
    }
  /** The figure did not arrive. It stands at `to` and does not fight. */
  | {
      readonly type: 'engagement-failed'
      readonly figure: Ref
      readonly target: Ref
      readonly to: Pose
      readonly crossings: readonly Crossing[]
    }
  /** The figure's place is no longer free. It stays where it was and may still engage in this turn. */
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
      readonly hits: RoundPools
      /** Absent in a tie. */
      readonly winner?: Ref
      readonly loser?: Ref
    }
  /** A blow at a shocked figure, without dice. */
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
  /** `fate`: by EX-FAT-04; otherwise in upkeep. */
  | { readonly type: 'figures-recovered'; readonly figures: readonly Ref[]; readonly by?: 'fate' }
  | {
      readonly type: 'stress-cleared'
      readonly figure: Ref
      readonly removed: number
      readonly by: 'fate' | 'second-wind'
    }
  | { readonly type: 'wound-healed'; readonly figure: Ref; readonly wounds: number }
  | { readonly type: 'stress-tested'; readonly figure: Ref; readonly faces: readonly Face[]; readonly removed: number }
  | { readonly type: 'hand-chosen'; readonly seat: Side; readonly choice: 'refill' | 'fate-back' | 'discard-for-fate' | 'none' }
  | { readonly type: 'adventure-tried'; readonly seat: Side; readonly faces: readonly Face[]; readonly isDrawn: boolean }
  | { readonly type: 'match-ended'; readonly points: { readonly [S in Side]: number }; readonly winner?: Side }

/** How a shot came about: the figure's action, from a node (EX-NOD-05), a further share of a burst, another shot's blast. */
export type ShotKind = 'action' | 'free' | 'burst' | 'blast'

export interface RoundPools {
  readonly attack: Tally
  readonly defence: Tally
}
