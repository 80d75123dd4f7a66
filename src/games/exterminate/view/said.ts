/** The messages of this view: everything it says that is not a reason of the rules. Lengths are in units, things are refs. */
import type { Units } from '../../../geometry/types'
import { speaker } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import type { Face } from '../rules/dice'
import type { Harm } from '../rules/events'
import type { Edge } from '../rules/ids'
import type { FactionId, Keyword, WeaponId } from '../rules/profile'
import type { CrossingResult, Damage } from '../rules/reports'
import type { Phase, Side } from '../rules/state'
import type { Asks, MoveKind } from '../rules/terms'

type Nothing = Record<string, never>
/** `who` and `whom` are empty where the question does not say. */
type Who = { who: Ref | '' }
type WhoWhom = { who: Ref | ''; whom: Ref | '' }

/** A title for each question, so that a new one does not compile without words. */
export type TitleSaid = { [S in keyof Asks as `title ${S}`]: WhoWhom & { how: MoveKind | '' } }
export type HintSaid = { [S in keyof Asks as `hint ${S}`]: WhoWhom }

export type OptionSaid = {
  'option-edge': { edge: Edge }
  'option-deploy': Who
  'option-ready': Nothing
  'option-move': Who
  'option-climb': WhoWhom
  'option-shift': Who
  'option-sprint': Who
  'option-sprint-climb': WhoWhom
  'option-sprint-shift': Who
  'option-shoot': { who: Ref; whom: Ref; weapon: WeaponId }
  'option-engage': WhoWhom
  'option-join': Who
  'option-fight': Nothing
  'option-attack': Who
  'option-enough': Nothing
  'option-finish': WhoWhom
  'option-decline': Nothing
  'option-push': Who
  'option-take': Nothing
  'option-suffer': Nothing
  'option-all-for-one': Nothing
  'option-one-for-all': Nothing
  'option-end': { phase: Phase }
  'detail-all-for-one': Nothing
  'detail-one-for-all': Nothing
  'detail-take': Nothing
  face: { face: Face }
}

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
}

export type LogSaid = {
  'log-initiative': { seat: Side; hits: number; other: number }
  'log-initiative-tie': { hits: number }
  'log-edge': { seat: Side; edge: Edge; other: Edge }
  'log-deployment': { seat: Side }
  'log-deployed': { figure: Ref }
  'log-turn': { turn: number; turns: number }
  'log-phase': { phase: Phase; seat: Side }
  'log-moved': { figure: Ref; used: Units }
  'log-sprinted': { figure: Ref; used: Units }
  'log-cut-short': { figure: Ref; used: Units; piece: Ref }
  'log-move-lost': { figure: Ref; piece: Ref }
  'log-climbed': { figure: Ref; piece: Ref }
  'log-shifted': { figure: Ref }
  'log-crossing': { piece: Ref; faces: string; result: CrossingResult }
  'log-shot': { shooter: Ref; target: Ref; weapon: WeaponId; attack: number; defence: number }
  'log-tally-attack': { tally: string }
  'log-tally-defence': { figure: Ref; tally: string }
  'log-range': { gap: Units; limit: Units }
  'log-cover': { pieces: readonly Ref[] }
  'log-rolled': { figure: Ref; faces: string }
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
  'log-recovered': { figures: readonly Ref[] }
  'log-stress-tested': { figure: Ref; faces: string; removed: number; left: number }
  'log-won': { seat: Side; points: number; other: number }
  'log-draw': { points: number }
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
  'card-house': Nothing
  'card-house-why': Nothing
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
  trait: { keyword: Keyword }
  'trait-why': { keyword: Keyword }
  'trait-melee': { attacks: number }
  'trait-melee-why': { attacks: number }
}

/** First-evening hints, by the question during which they help. */
export type FirstSaid = {
  'first deploy': Nothing
  'first move turn': Nothing
  'first move where': Nothing
  'first shoot turn': Nothing
  'first melee turn': Nothing
  'first bonus dice': Nothing
}

export type ScoreSaid = { 'score-figures': Nothing; 'score-leaders': Nothing }

export type ViewSaid = FirstSaid &
  ScoreSaid &
  TitleSaid &
  HintSaid &
  OptionSaid &
  OverlaySaid &
  TallySaid &
  IntentSaid &
  StatusSaid &
  CueSaid &
  LogSaid &
  PanelSaid

/** Makes the refusals of this view's own. */
export const viewSays = speaker<IntentSaid>()
