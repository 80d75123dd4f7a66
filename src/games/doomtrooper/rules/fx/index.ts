/** The judge of a state: made once for each state, since states never change. */
import type { PlayerSeat } from '../../../../kernel'
import type { Ref, State, Uid } from '../state'
import type { Activity, Filter, Fx, Keyword, Num, Predicate, Reference, Stat } from '../vocabulary'
import type { Ctx } from './context'
import { inForce } from './in-force'
import type { Active, Judge, Kind, Memo, OfKind, Source, Subject } from './judge'
import * as pairs from './pairs'
import * as ratings from './ratings'
import * as statics from './statics'
import * as words from './words'

export type { Judge } from './judge'

/** Hands every question on to the part that answers it. A class, because a judge is made for nearly every state and must be cheap. */
class JudgeOfState implements Judge {
  readonly memo: Memo = { depth: 0, isAskingJoin: false }
  readonly state: State
  constructor(state: State) {
    this.state = state
  }

  resolve(ctx: Ctx, ref: Reference) {
    return words.resolve(this, ctx, ref)
  }
  test(ctx: Ctx, predicate: Predicate, subject: Subject | undefined) {
    return words.test(this, ctx, predicate, subject)
  }
  all(ctx: Ctx, predicates: readonly Predicate[] | undefined, subject: Subject | undefined) {
    return words.all(this, ctx, predicates, subject)
  }
  number(ctx: Ctx, n: Num, subject?: Subject) {
    return words.number(this, ctx, n, subject)
  }
  fits(ctx: Ctx, filter: Filter, ref: Ref) {
    return words.fits(this, ctx, filter, ref)
  }
  select(ctx: Ctx, filter: Filter) {
    return words.select(this, ctx, filter)
  }
  finds(ctx: Ctx, filter: Filter, is?: (ref: Ref) => boolean) {
    return words.finds(this, ctx, filter, is)
  }
  subjectOf(ctx: Ctx) {
    return words.subjectOf(this, ctx)
  }

  affs(uid: Uid) {
    return statics.affs(this, uid)
  }
  tags(uid: Uid) {
    return statics.tags(this, uid)
  }
  isLegion(uid: Uid) {
    return statics.isLegion(this, uid)
  }
  actives<K extends Kind>(k: K): readonly Active<OfKind<K>>[] {
    // What is printed is sorted already. With the effects that last, the list is made once for this state.
    if (this.state.effects.length === 0) return inForce(this.state, k)
    this.memo.byKind ??= new Map()
    const known = this.memo.byKind.get(k)
    if (known) return known as unknown as readonly Active<OfKind<K>>[]
    const found = inForce(this.state, k)
    this.memo.byKind.set(k, found as unknown as readonly Active<Fx>[])
    return found
  }
  appliesTo(active: Active<Fx>, ref: Ref) {
    return statics.appliesTo(this, active, ref)
  }
  allows(act: Activity, ref: Ref) {
    return statics.allows(this, act, ref)
  }
  bans(act: Activity, ref: Ref) {
    return statics.bans(this, act, ref)
  }
  immune(uid: Uid, source: Source) {
    return statics.immune(this, uid, source)
  }
  isIgnored(active: Active<Fx>, uid: Uid) {
    return statics.isIgnored(this, active, uid)
  }
  fortsOf(uid: Uid) {
    return statics.fortsOf(this, uid)
  }
  shielded(uid: Uid) {
    return statics.shielded(this, uid)
  }

  rating(uid: Uid, stat: Stat) {
    return ratings.rating(this, uid, stat)
  }
  hasRating(uid: Uid, stat: Stat) {
    return ratings.hasRating(this, uid, stat)
  }
  keyword(uid: Uid, kw: Keyword, arg?: string) {
    return ratings.keyword(this, uid, kw, arg)
  }

  attackerRefusal(uid: Uid) {
    return pairs.attackerRefusal(this, uid)
  }
  pairRefusal(attacker: Uid, defender: Ref) {
    return pairs.pairRefusal(this, attacker, defender)
  }
  tacticsFor(attacker: Uid, defender: Uid) {
    return pairs.tacticsFor(this, attacker, defender)
  }
  pairsOf(seat: PlayerSeat) {
    return pairs.pairsOf(this, seat)
  }
  canReinforce(ctx: Ctx, uid: Uid) {
    return pairs.canReinforce(this, ctx, uid)
  }
}

/** The judges of the last states asked about. The rules ask about one state many times in a row; bots compare a few. */
const latest: Judge[] = []
const KEPT = 4

export function judgeOf(state: State): Judge {
  for (const judge of latest) if (judge.state === state) return judge
  const judge = new JudgeOfState(state)
  if (latest.length === KEPT) latest.pop()
  latest.unshift(judge)
  return judge
}
