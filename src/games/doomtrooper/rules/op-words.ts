/** The ops of the vocabulary (6.3): what happens once. */
import type { Duration, Filter, Instead, Num, On, Predicate, Reference, Selector, Stat, Static } from './vocabulary'

interface Conditional {
  readonly if?: readonly Predicate[]
}
export type Cur = 'P' | 'D' | 'PTS'
interface AnyOp extends Conditional {
  readonly op: string
}
export interface GainOp extends AnyOp {
  readonly op: 'gain' | 'lose'
  readonly who: Reference
  /** PTS: shared between both as one likes; not for `lose`. */
  readonly cur: Cur
  readonly n: Num
}
export interface WhoOp extends AnyOp {
  readonly op: 'heal' | 'cover' | 'uncover' | 'reveal'
  readonly who: Selector
}
export interface WoundOp extends AnyOp {
  readonly op: 'wound' | 'kill'
  readonly who: Selector
  /** Who scores if it dies; nobody, if not given. */
  readonly pts?: Reference
}
export interface DamageOp extends AnyOp {
  readonly op: 'damage'
  readonly who: Selector
  readonly n: Num
}
export interface WhatOp extends AnyOp {
  readonly op: 'discard' | 'remove' | 'return'
  readonly what: Selector
}
export interface DrawOp extends AnyOp {
  readonly op: 'draw'
  readonly n: Num
}
export interface LookOp extends AnyOp {
  readonly op: 'look'
  readonly zone: 'hand'
  readonly who: 'p'
  readonly n?: Num
}
export interface SearchOp extends AnyOp {
  readonly op: 'search'
  readonly zone: 'pile' | 'discard'
  readonly filter: readonly Predicate[]
  readonly to: 'hand'
  readonly n: Num
}
export interface PutOp extends AnyOp {
  readonly op: 'put'
  readonly what: Filter
  readonly to: 'squad' | 'kohort'
}
export interface TacticOp extends AnyOp {
  readonly op: 'tactic'
}
export interface RedirectOp extends AnyOp {
  readonly op: 'defender' | 'attacker'
  readonly who: Reference
  readonly legal: 'check' | 'ignore'
}
export interface PlainOp extends AnyOp {
  readonly op: 'end_combat' | 'counter' | 'undo'
}
export interface ReinforceOp extends AnyOp {
  readonly op: 'reinforce'
  readonly side: Reference
  readonly n: Num
  readonly who: Filter
  readonly stats: readonly Stat[]
}
export interface DisableOp extends AnyOp {
  readonly op: 'disable'
  readonly what: Reference
  readonly for: Duration
}
export interface AlterOp extends AnyOp {
  readonly op: 'alter'
  readonly what: Reference
  /** `invert`: what was added is taken away. */
  readonly how: 'x' | 'zero' | 'invert'
  readonly n?: number
  readonly for: Duration
}
export interface ExtraOp extends AnyOp {
  readonly op: 'extra'
  readonly n: Num
  readonly kind: 'any' | 'nonattack' | 'attack'
  readonly now?: boolean
}
export interface ApplyOp extends AnyOp {
  readonly op: 'apply'
  readonly fx: Static | On | Instead
  readonly for: Duration
}
export interface CoinOp extends AnyOp {
  readonly op: 'coin'
  readonly heads: readonly Op[]
  readonly tails: readonly Op[]
}
export interface ChooseOp extends AnyOp {
  readonly op: 'choose'
  readonly options: readonly (readonly Op[])[]
}
export interface EachOp extends AnyOp {
  readonly op: 'each'
  readonly over: Selector
  readonly do: readonly Op[]
}
export interface MarkOp extends AnyOp {
  readonly op: 'mark'
  readonly what: Reference
  readonly n: Num
}
export interface PayoutOp extends AnyOp {
  readonly op: 'payout'
  readonly cur: Cur
  readonly n: Num
  /** It replaces the points of the kill. */
  readonly instead?: 'kill'
}
/** Both players' points of one kind change hands. */
export interface SwapOp extends AnyOp {
  readonly op: 'swap'
  readonly who: Reference
  readonly cur: 'P' | 'D'
}
/** One's own points of one kind into the other, as many times as one likes. */
export interface ConvertOp extends AnyOp {
  readonly op: 'convert'
  readonly from: 'P' | 'D'
  readonly give: number
  readonly get: number
}
/** `to` commands it from now on. */
export interface ControlOp extends AnyOp {
  readonly op: 'control'
  readonly who: Selector
  readonly to: Reference
}
export interface AttachOp extends AnyOp {
  readonly op: 'attach'
  readonly what: 'self' | 't'
  readonly to: Reference
}
/** An attached card goes to another warrior that may bear it. */
export interface MoveOp extends AnyOp {
  readonly op: 'move'
  readonly what: Selector
}
/** The printed ratings of another warrior. */
export interface CopyOp extends AnyOp {
  readonly op: 'copy'
  readonly who: Reference
  readonly from: Reference
  readonly for: Duration
}
/** The card answered is aimed at something else. */
export interface RetargetOp extends AnyOp {
  readonly op: 'retarget' | 'direction' | 'turn'
}
/** A further attack, by this warrior if one is named. */
export interface AgainOp extends AnyOp {
  readonly op: 'again'
  readonly who?: Reference
}
/** Points just gained go to somebody else, or count so many times. */
export interface PointsOp extends AnyOp {
  readonly op: 'redirect'
  readonly to?: Reference
  readonly times?: number
}
export interface SkipOp extends AnyOp {
  readonly op: 'skip'
  readonly who: Reference
  readonly what: 'turn' | 'draw' | 'actions'
}
/** The attack of this player's next turn is declared now. */
export interface PlanOp extends AnyOp {
  readonly op: 'plan'
}
/** Under this card, out of the game until it leaves play. */
export interface AsideOp extends AnyOp {
  readonly op: 'aside'
  readonly who: Selector
}
/** Has that player such a card in hand? The answer is true, and public. */
export interface AskOp extends AnyOp {
  readonly op: 'ask'
  readonly who: Reference
  readonly filter: readonly Predicate[]
  readonly yes: readonly Op[]
  readonly no: readonly Op[]
}
/** A card of the hand is played at once, whatever its moment, without an action. */
export interface FreePlayOp extends AnyOp {
  readonly op: 'free_play'
  readonly filter: readonly Predicate[]
}
export type Op =
  | SwapOp
  | ConvertOp
  | ControlOp
  | AttachOp
  | MoveOp
  | CopyOp
  | RetargetOp
  | AgainOp
  | PointsOp
  | SkipOp
  | PlanOp
  | AsideOp
  | AskOp
  | FreePlayOp
  | GainOp
  | WhoOp
  | WoundOp
  | DamageOp
  | WhatOp
  | DrawOp
  | LookOp
  | SearchOp
  | PutOp
  | TacticOp
  | RedirectOp
  | PlainOp
  | ReinforceOp
  | DisableOp
  | AlterOp
  | ExtraOp
  | ApplyOp
  | CoinOp
  | ChooseOp
  | EachOp
  | MarkOp
  | PayoutOp
