/** The ops of the vocabulary (6.3): effects that happen once. */
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
  /** `PTS`: the player divides the points between P and D. Not allowed for `lose`. */
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
  /** The player who scores if the warrior dies. Without it nobody scores. */
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
  /** What becomes of the card's modifiers: `x` multiplies them by `n`, `zero` cancels them, `invert` reverses their sign. */
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
  /** These points replace those of the kill. */
  readonly instead?: 'kill'
}
/** The two players exchange their points of one kind. */
export interface SwapOp extends AnyOp {
  readonly op: 'swap'
  readonly who: Reference
  readonly cur: 'P' | 'D'
}
/** The player may exchange `give` points of one kind for `get` points of the other, any number of times. */
export interface ConvertOp extends AnyOp {
  readonly op: 'convert'
  readonly from: 'P' | 'D'
  readonly give: number
  readonly get: number
}
/** `to` becomes the controller. */
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
/** Moves an attached card to another warrior that may bear it. */
export interface MoveOp extends AnyOp {
  readonly op: 'move'
  readonly what: Selector
}
/** `who` takes the printed ratings of `from`. */
export interface CopyOp extends AnyOp {
  readonly op: 'copy'
  readonly who: Reference
  readonly from: Reference
  readonly for: Duration
}
/**
 * `retarget`: the card being answered gets a new target. `direction`: reverses the order of play. `turn`: grants an extra turn.
 */
export interface RetargetOp extends AnyOp {
  readonly op: 'retarget' | 'direction' | 'turn'
}
/** Grants a further attack, by `who` if given. */
export interface AgainOp extends AnyOp {
  readonly op: 'again'
  readonly who?: Reference
}
/** Points just gained go to `to`, or are multiplied by `times`. */
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
/** The player declares now the attack of their next turn. */
export interface PlanOp extends AnyOp {
  readonly op: 'plan'
}
/** Sets a warrior aside under this card, out of the game until this card leaves play. */
export interface AsideOp extends AnyOp {
  readonly op: 'aside'
  readonly who: Selector
}
/** Asks whether that player holds such a card. The truthful answer is public and selects `yes` or `no`. */
export interface AskOp extends AnyOp {
  readonly op: 'ask'
  readonly who: Reference
  readonly filter: readonly Predicate[]
  readonly yes: readonly Op[]
  readonly no: readonly Op[]
}
/** The player may play a card of the hand immediately, outside its usual window and without an action. */
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
