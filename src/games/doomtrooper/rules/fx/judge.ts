/**
 * All questions about effects in a state. Predicates, statics, ratings and pairings depend on each other, so each part gets the
 * whole judge. `judgeOf` in `index.ts` assembles one judge per state.
 */
import type { PlayerSeat, Reason, Tally } from '../../../../kernel'
import type { Card, CardId } from '../cards'
import type { Effect, InPlay, Ref, State, Uid } from '../state'
import type {
  Activity,
  Affiliation,
  Allow,
  Ban,
  Filter,
  Fx,
  Keyword,
  Num,
  Predicate,
  Reference,
  Stat,
  Tactic,
} from '../vocabulary'
import type { Ctx } from './context'

/** A card that is not in play, in a hand, pile or reserve, given by its id. */
export type Face = `card:${CardId}`
export type Subject = Ref | Face

/** A static that is in force, with where it comes from. */
export interface Active<F> {
  readonly fx: F
  readonly ctx: Ctx
  /** The card in play it stands on. */
  readonly from?: InPlay
  /** The card whose class counts for immunity. */
  readonly card: Card
  readonly effect?: Effect
}
export type Kind = Fx['k']
export type OfKind<K extends Kind> = Extract<Fx, { k: K }>

/** A card as a source of effects: its classes count for immunity, and whose it is. */
export interface Source {
  readonly card: Card
  readonly uid?: Uid
  readonly me: PlayerSeat
}

/** What a judge has found out already. It belongs to one state, so nothing in it becomes untrue. */
export interface Memo {
  byKind?: Map<Kind, readonly Active<Fx>[]>
  immunities?: Map<Uid, readonly Active<OfKind<'immune'>>[]>
  forts?: Map<Uid, readonly Uid[]>
  ratings?: Map<string, Tally>
  /** Why a player may take no action at all. */
  idleness?: Map<PlayerSeat, Reason | undefined>
  /** How many ratings are being worked out at once, because one depends on another. */
  depth: number
  isAskingJoin: boolean
}

export interface Judge {
  readonly state: State
  readonly memo: Memo

  // predicates (words.ts)
  resolve(ctx: Ctx, ref: Reference): Ref | undefined
  /** Undefined if the answer depends on a face that may not be used in this context. */
  test(ctx: Ctx, predicate: Predicate, subject: Subject | undefined): boolean | undefined
  all(ctx: Ctx, predicates: readonly Predicate[] | undefined, subject: Subject | undefined): boolean
  number(ctx: Ctx, n: Num, subject?: Subject): number
  /** Whether this thing fits the filter. */
  fits(ctx: Ctx, filter: Filter, ref: Ref): boolean
  select(ctx: Ctx, filter: Filter): readonly Ref[]
  /** Whether anything fits the filter, and is so besides. */
  finds(ctx: Ctx, filter: Filter, is?: (ref: Ref) => boolean): boolean
  /** The subject of conditions that name no reference. */
  subjectOf(ctx: Ctx): Ref | undefined

  // memberships and statics (statics.ts)
  affs(uid: Uid): readonly Affiliation[]
  tags(uid: Uid): readonly string[]
  isLegion(uid: Uid): boolean
  actives<K extends Kind>(k: K): readonly Active<OfKind<K>>[]
  /** Whether the effect is about this thing and its conditions hold. */
  appliesTo(active: Active<Fx>, ref: Ref): boolean
  allows(act: Activity, ref: Ref): readonly Active<Allow>[]
  bans(act: Activity, ref: Ref): readonly Active<Ban>[]
  immune(uid: Uid, source: Source): boolean
  /** DT-IMM-02: whether the effect is ignored, because the warrior or, in a combat, any combatant is immune to its card. */
  isIgnored(active: Active<Fx>, uid: Uid): boolean
  fortsOf(uid: Uid): readonly Uid[]
  /** Whether a `shield` protects the card from being discarded, removed or returned. */
  shielded(uid: Uid): boolean

  // ratings (ratings.ts)
  rating(uid: Uid, stat: Stat): Tally
  hasRating(uid: Uid, stat: Stat): boolean
  keyword(uid: Uid, kw: Keyword, arg?: string): boolean

  // pairings (pairs.ts)
  /** Why this one may not attack at all now. */
  attackerRefusal(uid: Uid): Reason | undefined
  /** Why this pair may not fight. Facts that the attacker may not know do not count (AMB-04). */
  pairRefusal(attacker: Uid, defender: Ref): Reason | undefined
  tacticsFor(attacker: Uid, defender: Uid): readonly Tactic[]
  pairsOf(seat: PlayerSeat): readonly { readonly attacker: Uid; readonly defender: Ref; readonly refused?: Reason }[]
  canReinforce(ctx: Ctx, uid: Uid): boolean
}
