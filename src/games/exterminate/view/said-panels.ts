/** Messages of what lies over and beside the table: overlays, refusals of gestures, the strip, miniatures' and battle cards. */
import type { Units } from '../../../geometry/types'
import type { Ref } from '../../../table/piece'
import type { AfterUse, Effect, Icon, NodeKind } from '../rules/cards'
import type { FactionId, Keyword } from '../rules/profile'
import type { CrossingResult, Damage } from '../rules/reports'
import type { Phase, Side } from '../rules/state'
import type { WindowSubject } from './stops'

type Nothing = Record<string, never>

export type OverlaySaid = {
  'tape-at': { used: Units }
  'tape-end': { used: Units; budget: Units; left: Units }
  'tape-over': { used: Units; budget: Units }
  'crossing-roll': { dice: number }
  'shot-dice': { dice: number }
  'defends-with': { dice: number }
  'in-cover': { pieces: readonly Ref[] }
  'thing-obstructs': Nothing
  'thing-covers': Nothing
  'thing-blocks': Nothing
  'thing-ignored': Nothing
  'pools-against': { attack: number; defence: number }
  'in-blast': Nothing
  'push-here': Nothing
}

/** Of a sight in the lab. */
export type SightSaid = {
  'sight-clear': Nothing
  'sight-obstructed': { pieces: readonly Ref[] }
  'corridor-blocked': { pieces: readonly Ref[] }
  'corridor-blocked-together': { pieces: readonly Ref[] }
  'sight-ignored': { pieces: readonly Ref[] }
  'sight-cover': { pieces: readonly Ref[] }
  'sight-near': { gap: Units; limit: Units }
  'sight-long': { gap: Units; limit: Units }
  'sight-out': { gap: Units; limit: Units }
  'sight-gap': { gap: Units }
  'sight-dice': { attack: number; defence: number }
  'sight-corridor': Nothing
  'sight-cover-of': Nothing
  'sight-in-cover': Nothing
  'sight-no-cover': Nothing
}

export type TallySaid = {
  dice: { count: number }
  'because-of': { total: string; because: string }
  'at-least': { least: number }
}

export type IntentSaid = {
  'not-your-miniature': { piece: Ref }
  'not-your-go': Nothing
  'nothing-with-it': { piece: Ref }
  'answer-first': Nothing
  'finish-first': { piece: Ref }
  'choose-own-first': { piece: Ref }
  'drop-on-enemy': { piece: Ref }
  'not-a-target': { piece: Ref }
  'not-to-melee': { piece: Ref; target: Ref }
}

export type StatusSaid = {
  'status-setup': Nothing
  'status-turn': { turn: number; turns: number }
  'status-over': Nothing
  phase: { phase: Phase }
  'deployment-area': { seat: Side }
  'marker-stress': { count: number }
  'marker-wounds': { count: number }
}

export type PanelSaid = {
  'card-movement': Nothing
  'card-resistance': Nothing
  'card-melee': Nothing
  'card-shoot': Nothing
  'card-wounds': Nothing
  'card-points': Nothing
  'card-weapon': Nothing
  'card-weapon-line': { dice: number; range: Units }
  'card-weapon-close': { dice: number }
  'card-weapon-stress': { stress: number }
  'card-traits': Nothing
  'card-no-weapon': Nothing
  'card-faction': { faction: FactionId }
  'card-state': Nothing
  'card-nodes': Nothing
  'card-house': Nothing
  'card-house-why': Nothing
  'card-pack-why': { pack: string }
  'state-operational': { figure: Ref }
  'state-shocked': { figure: Ref }
  'state-exterminated': { figure: Ref }
  'state-mustered': Nothing
  'state-stress': { stress: number }
  'state-wounds': { wounds: number; most: number }
  'state-moved': Nothing
  'state-shot': Nothing
  'state-sprinted': Nothing
  'state-engaged': Nothing
  'state-led': Nothing
  'node-worth': { points: number }
  'node-carried': { figure: Ref }
  'node-lies': Nothing
  'node-does': { kind: NodeKind }
  'node-spent': Nothing
  'node-unknown': Nothing
  'node-can-be': Nothing
  'node-left': { kind: NodeKind; points: number; count: number }
  trait: { keyword: Keyword }
  'trait-why': { keyword: Keyword }
  'trait-melee': { attacks: number }
  'trait-melee-why': { attacks: number }
  'trait-burst': { targets: number }
  'trait-burst-why': { targets: number }
}

export type ScoreSaid = { 'score-figures': Nothing; 'score-leaders': Nothing; 'score-nodes': Nothing }

/** Cards, tokens and piles beside the table. */
export type HandSaid = {
  'icon-name': { icon: Icon }
  'icon-text': { icon: Icon }
  'icon-when': { icon: Icon }
  'text-either': { texts: string }
  'effect-text': { effect: Effect }
  'effect-when': { effect: Effect }
  'effect-family': { effect: Effect }
  'after-use': { after: AfterUse }
  'note-house': Nothing
  'note-pack': { pack: string }
  'why-not-in-window': Nothing
  'why-exhausted': Nothing
  'token-fate': { start: number }
  'token-nodes': Nothing
  'pile-deck': Nothing
  'pile-discard': Nothing
  'pile-adventures': { seat: Side }
  'play-discard': Nothing
}

export type StopSaid = {
  [S in WindowSubject as `stop ${S}`]: Nothing
} & { [S in WindowSubject as `stop-hint ${S}`]: Nothing }

/** What dice on the table come to so far. */
export type SituationSaid = {
  'sum-shot': { hits: number; cancelled: number }
  /** `leads`: who has more hits, or nobody. */
  'sum-round': { hits: number; other: number; leads: Ref | '' }
  'sum-initiative': { A: number; B: number }
  'sum-damage': { result: Damage }
  'sum-crossing': { result: CrossingResult }
  'sum-pick': { least: number; most: number; picked: number }
  'roll-in-cover': { piece: Ref }
  'act-take-nodes': { nodes: readonly Ref[] }
  'act-leave-nodes': { count: number }
}
