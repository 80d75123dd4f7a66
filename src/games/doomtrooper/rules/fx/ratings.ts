/**
 * Modified ratings and keywords. They are never stored but computed from the effects in force (DT-HIT-10), in this order:
 *
 * 1. the printed value; 2. `=` replaces it; 3. `x` multiplies it and `half` halves it, rounded up; 4. `+` and `-` are added; 5. cover
 * adds 3 to A, which only the combat counts (`facts/forecast.ts`). No rating has a lower limit (DT-MOD-04).
 *
 * Left out are weapons and vehicles that are not used, disabled cards, fortifications from which the warrior may not benefit, and
 * cards of a class to which the warrior or, in a combat, any combatant is immune (DT-IMM-02).
 */
import { type Tally, type TallyPart, tally } from '../../../../kernel'
import { faceOf, isLive } from '../facts/table'
import { say } from '../said'
import type { Uid } from '../state'
import type { Keyword, Stat } from '../vocabulary'
import type { Active, Judge, OfKind } from './judge'
import { isUsed } from './statics'
import { isFort } from './words'

const isMod = (active: Active<OfKind<'mod'>> | Active<OfKind<'kw'>>): active is Active<OfKind<'mod'>> => active.fx.k === 'mod'

/** A card whose rating depends on itself would go in circles: then the printed value counts. */
const MOST_DEEP = 6

const counts = (judge: Judge, active: Active<OfKind<'mod'>> | Active<OfKind<'kw'>>, uid: Uid): boolean => {
  if (!judge.appliesTo(active, uid) || !isUsed(judge, active.from, active.effect)) return false
  // Who gains nothing from a fortification has what it costs all the same.
  if (active.from && !active.effect && isFort(active.card) && !isLoss(judge, active) && isBarred(judge, active.from.uid, uid))
    return false
  return !judge.isIgnored(active, uid)
}
const isLoss = (judge: Judge, active: Active<OfKind<'mod'>> | Active<OfKind<'kw'>>): boolean => {
  if (!isMod(active)) return false
  const { op } = active.fx
  return op === 'half' || (op === '-' && amount(judge, active) > 0) || (op === '+' && amount(judge, active) < 0)
}
const isBarred = (judge: Judge, fort: Uid, uid: Uid): boolean =>
  judge.bans('benefit', uid).some(({ fx, ctx }) => (fx.is ?? []).some((word) => judge.test(ctx, word, fort) === true))

export function rating(judge: Judge, uid: Uid, stat: Stat): Tally {
  const { memo } = judge
  const key = `${uid}${stat}`
  const before = memo.ratings?.get(key)
  if (before) return before
  const one = judge.state.inPlay[uid]
  const face = one && faceOf(judge.state, one.card)
  const printed = face?.stats?.[stat] ?? 0
  const start: TallyPart = { value: printed, reason: say('printed-rating', { card: face?.id ?? '?', stat }) }
  if (memo.depth > MOST_DEEP) return tally([start])
  memo.depth++
  try {
    const found = tally([start, ...changes(judge, uid, stat, printed)])
    if (memo.depth === 1) {
      memo.ratings ??= new Map()
      memo.ratings.set(key, found)
    }
    return found
  } finally {
    memo.depth--
  }
}

function changes(judge: Judge, uid: Uid, stat: Stat, printed: number): readonly TallyPart[] {
  const mods = judge.actives('mod').filter((one) => one.fx.stat.includes(stat) && counts(judge, one, uid))
  const parts: TallyPart[] = []
  let value = printed
  const part = (to: number, active: Active<OfKind<'mod'>>, times = false) => {
    parts.push({ value: to - value, reason: say(times ? 'times-card' : 'from-card', { card: active.card.id }) })
    value = to
  }
  const of = (op: string) => mods.filter(({ fx }) => fx.op === op)
  for (const one of of('=')) part(amount(judge, one), one)
  for (const one of of('x')) part(value * amount(judge, one), one, true)
  for (const one of of('half')) part(Math.ceil(value / 2), one, true)
  for (const one of mods) {
    if (one.fx.op === '+') part(value + amount(judge, one), one)
    if (one.fx.op === '-') part(value - amount(judge, one), one)
  }
  return parts
}
/** With what alters all that comes from the card. */
const amount = (judge: Judge, { fx, ctx, from }: Active<OfKind<'mod'>>): number => {
  const altered = judge.state.effects.reduce(
    (times, one) =>
      one.fx.k === 'alter' && one.fx.what === from?.uid && isLive(judge.state, one) ? times * one.fx.times : times,
    1,
  )
  return judge.number(ctx, fx.n) * altered
}

export const hasRating = (judge: Judge, uid: Uid, stat: Stat): boolean => {
  const one = judge.state.inPlay[uid]
  return one !== undefined && faceOf(judge.state, one.card).stats?.[stat] !== null
}
export const keyword = (judge: Judge, uid: Uid, kw: Keyword, arg?: string): boolean =>
  judge
    .actives('kw')
    .some((one) => one.fx.kw.includes(kw) && (arg === undefined || one.fx.arg === arg) && counts(judge, one, uid))
