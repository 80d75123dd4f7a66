/** Messages about what has happened: words over the table and lines of the log. Lengths are in units, things are refs. */
import type { Units } from '../../../geometry/types'
import type { Ref } from '../../../table/piece'
import type { AdventureId, BattleId, Effect, Icon, NodeKind } from '../rules/cards'
import type { Harm, ShotKind } from '../rules/events'
import type { Edge } from '../rules/ids'
import type { WeaponId } from '../rules/profile'
import type { CrossingResult, Damage } from '../rules/reports'
import type { Phase, PoolId, Side } from '../rules/state'
import type { FateUse, Means, MoveKind } from '../rules/terms'

type Nothing = Record<string, never>

export type CueSaid = {
  'cue-initiative': { seat: Side }
  'cue-tie-again': Nothing
  'cue-edge': { seat: Side; edge: Edge }
  'cue-deploys': { seat: Side }
  'cue-part': { seat: Side }
  'cue-stopped': { piece: Ref }
  'cue-lost': Nothing
  'cue-missed': Nothing
  'cue-all-stopped': { hits: number }
  'cue-net': { net: number }
  'cue-stress': { tokens: number }
  'cue-stress-off': { removed: number }
  'cue-stress-stays': Nothing
  'cue-scratch': Nothing
  'cue-shocked': { figure: Ref }
  'cue-wound': Nothing
  'cue-exterminated': { figure: Ref }
  'cue-points': { points: number }
  'cue-round-tie': { hits: number }
  'cue-round-won': { hits: number; other: number }
  'cue-recovered': Nothing
  'cue-won': { seat: Side }
  'cue-draw': Nothing
  'cue-score': { A: number; B: number }
  // cards, fate, nodes
  'cue-dealt': { seat: Side; count: number }
  'cue-reshuffled': Nothing
  'cue-discarded': { seat: Side; count: number }
  'cue-fate': { seat: Side }
  'cue-fate-for': { use: FateUse; figure: Ref | ''; pool: PoolId | '' }
  'cue-fate-gained': { seat: Side }
  'cue-fate-void': Nothing
  'cue-adventure-back': { seat: Side; card: AdventureId }
  'cue-tried-in-vain': { seat: Side }
  'cue-leader': Nothing
  'cue-node-taken': { kind: NodeKind; points: number }
  'cue-node-dropped': Nothing
  'cue-node-scored': { points: number }
  'cue-saved': { figure: Ref }
  'cue-healed': Nothing
  'cue-burst': { dice: number }
  'cue-free-shot': Nothing
  'cue-blast': Nothing
}

export type LogSaid = {
  'log-initiative': { seat: Side; hits: number; other: number }
  'log-initiative-tie': { hits: number }
  'log-edge': { seat: Side; edge: Edge; other: Edge }
  'log-deployment': { seat: Side }
  'log-deployed': { figure: Ref }
  'log-turn': { turn: number; turns: number }
  'log-phase': { phase: Phase; seat: Side }
  'log-moved': { figure: Ref; used: Units; how: MoveKind }
  'log-cut-short': { figure: Ref; used: Units; piece: Ref }
  'log-move-lost': { figure: Ref; piece: Ref }
  'log-climbed': { figure: Ref; piece: Ref }
  'log-shifted': { figure: Ref }
  'log-crossing': { piece: Ref; faces: string; result: CrossingResult }
  'log-shot': { shooter: Ref; target: Ref; weapon: WeaponId; attack: number; defence: number; how: ShotKind }
  'log-tally-attack': { tally: string }
  'log-tally-defence': { figure: Ref; tally: string }
  'log-range': { gap: Units; limit: Units }
  'log-cover': { pieces: readonly Ref[] }
  'log-rolled': { figure: Ref; faces: string }
  'log-hits': { figure: Ref; hits: number; parts: string }
  'log-cancelled': { figure: Ref; cancelled: number; parts: string }
  'log-net': { hits: number; cancelled: number; net: number }
  'log-stress': { figure: Ref; stress: number }
  'log-damage': { figure: Ref; faces: string; best: Damage }
  'log-wound': { figure: Ref; instead: Damage }
  'log-shocked': { figure: Ref; harm: Harm }
  'log-exterminated': { figure: Ref; harm: Harm }
  'log-points': { seat: Side; points: number }
  'log-engaged': { figure: Ref; target: Ref }
  'log-melee': { figures: readonly Ref[]; target: Ref }
  'log-crossed': { figure: Ref }
  'log-not-arrived': { figure: Ref; target: Ref }
  'log-withdrawn': { figure: Ref; target: Ref }
  'log-round': { attacker: Ref; target: Ref; attack: number; defence: number }
  'log-round-won': { winner: Ref; hits: number; other: number }
  'log-round-tie': { hits: number }
  'log-coup': { by: Ref; figure: Ref }
  'log-finisher': { by: Ref; figure: Ref }
  'log-melee-gone': { seat: Side }
  'log-melee-shocked': { seat: Side }
  'log-melee-drawn': Nothing
  'log-melee-none': Nothing
  'log-pushed': { figure: Ref; by: Ref }
  'log-pushed-until': { figure: Ref; by: Ref; piece: Ref }
  'log-pushed-to-edge': { figure: Ref; by: Ref }
  'log-recovered': { figures: readonly Ref[]; byFate: boolean }
  'log-stress-tested': { figure: Ref; faces: string; removed: number; left: number }
  'log-won': { seat: Side; points: number; other: number }
  'log-draw': { points: number }
  // cards and fate
  'log-dealt': { seat: Side; cards: readonly AdventureId[] }
  'log-drawn': { seat: Side; count: number }
  'log-cards': { cards: readonly BattleId[] }
  'log-reshuffled': Nothing
  'log-discarded': { seat: Side; cards: readonly BattleId[]; why: 'limit' | 'fate' }
  'log-played': { seat: Side; card: BattleId; icon: Icon; pool: PoolId | '' }
  'log-fate': { seat: Side; use: FateUse; means: Means; figure: Ref | ''; pool: PoolId | '' }
  'log-fate-gained': { seat: Side; why: 'fate-back' | 'discard-for-fate'; fate: number }
  'log-fate-void': { seat: Side; use: 'recover' | 'exterminate'; figure: Ref }
  'log-adventure': { seat: Side; card: AdventureId; figures: readonly Ref[] }
  'log-adventure-does': { effect: Effect }
  'log-adventure-back': { seat: Side; card: AdventureId; how: 'drawn' | 'paid' }
  'log-leader': { leader: Ref; pool: PoolId }
  'log-thrown': { pool: PoolId; figure: Ref | ''; seat: Side; faces: string }
  'log-rerolled': { seat: Side; pool: PoolId; before: string; after: string }
  'log-saved': { figure: Ref; by: 'fate' | 'escape-plan' }
  'log-stress-cleared': { figure: Ref; removed: number; by: 'fate' | 'second-wind' }
  'log-healed': { figure: Ref; wounds: number }
  'log-hand': { seat: Side; choice: 'refill' | 'fate-back' | 'discard-for-fate' | 'none' }
  'log-tried': { seat: Side; faces: string; isDrawn: boolean }
  // nodes and bursts
  'log-node-placed': { seat: Side | ''; node: Ref }
  'log-node-taken': { figure: Ref; node: Ref; kind: NodeKind; points: number; first: boolean }
  'log-node-does': { kind: NodeKind }
  'log-node-dropped': { node: Ref; figure: Ref }
  'log-node-scored': { node: Ref; figure: Ref; seat: Side; points: number }
  'log-burst': { shooter: Ref; shares: string }
  'log-share': { target: Ref; dice: number }
}
