/**
 * What can be asked about effects in a state. Predicates, statics, ratings and pairings ask each other: each part is made with the whole
 * judge, and `judgeOf` in `index.ts` puts them together, once for each state.
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

/** A card by its face alone: in a hand, a pile, a reserve. */
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

export interface Judge {
  readonly state: State

  // predicates (words.ts)
  resolve(ctx: Ctx, ref: Reference): Ref | undefined
  /** Undefined: it depends on a face that does not count here. */
  test(ctx: Ctx, predicate: Predicate, subject: Subject | undefined): boolean | undefined
  all(ctx: Ctx, predicates: readonly Predicate[] | undefined, subject: Subject | undefined): boolean
  number(ctx: Ctx, n: Num, subject?: Subject): number
  /** Does this thing fit the filter? */
  fits(ctx: Ctx, filter: Filter, ref: Ref): boolean
  select(ctx: Ctx, filter: Filter): readonly Ref[]
  /** What an effect's conditions are about where they name nothing. */
  subjectOf(ctx: Ctx): Ref | undefined

  // memberships and statics (statics.ts)
  affs(uid: Uid): readonly Affiliation[]
  tags(uid: Uid): readonly string[]
  isLegion(uid: Uid): boolean
  actives<K extends Kind>(k: K): readonly Active<OfKind<K>>[]
  /** Is it about this one, and do its conditions hold? */
  appliesTo(active: Active<Fx>, ref: Ref): boolean
  allows(act: Activity, ref: Ref): readonly Active<Allow>[]
  bans(act: Activity, ref: Ref): readonly Active<Ban>[]
  immune(uid: Uid, source: { readonly card: Card; readonly uid?: Uid; readonly me: PlayerSeat }): boolean
  /** DT-IMM-02: in a combat with an immune combatant it counts for nobody. */
  isIgnored(active: Active<Fx>, uid: Uid): boolean
  fortsOf(uid: Uid): readonly Uid[]
  /** No effect puts it away. */
  shielded(uid: Uid): boolean

  // ratings (ratings.ts)
  rating(uid: Uid, stat: Stat): Tally
  hasRating(uid: Uid, stat: Stat): boolean
  keyword(uid: Uid, kw: Keyword, arg?: string): boolean

  // pairings (pairs.ts)
  /** Why this one may not attack at all now. */
  attackerRefusal(uid: Uid): Reason | undefined
  /** Why these may not fight; `open`: what the attacker may know counts (AMB-04). */
  pairRefusal(attacker: Uid, defender: Ref, hard?: 'check'): Reason | undefined
  tacticsFor(attacker: Uid, defender: Uid): readonly Tactic[]
  pairsOf(seat: PlayerSeat): readonly { readonly attacker: Uid; readonly defender: Ref; readonly refused?: Reason }[]
  canReinforce(ctx: Ctx, uid: Uid): boolean
}
