/** Memberships and statics (6.3): whom the effects in force are about, and whom immunity protects from them (4.7). */
import type { Card } from '../cards'
import { allInPlay, bearerOf, faceOf, isInPlay, isLive } from '../facts/table'
import type { Effect, InPlay, Ref, Uid } from '../state'
import type { Activity, Fx } from '../vocabulary'
import { classesOf, countsInUse } from './classes'
import { combatants, sideWith } from './combat'
import { allowing, barring } from './in-force'
import type { Active, Judge, OfKind, Source } from './judge'
import { isFort } from './words'

const NONE: readonly never[] = []

/** Changes of a warrior's memberships by cards. Under a ban on `join` only the warrior's own text can change them. */
const changes = (judge: Judge, uid: Uid): readonly OfKind<'is'>[] => {
  const all = judge.actives('is')
  if (all.length === 0) return NONE
  return all
    .filter(({ fx, ctx, effect }) => (effect?.who ? effect.who.includes(uid) : judge.resolve(ctx, fx.who) === uid))
    .filter((active) => active.from?.uid === uid || !staysAsIs(judge, uid))
    .filter(({ fx, ctx }) => fx.if === undefined || judge.all(ctx, fx.if, judge.subjectOf(ctx)))
    .map(({ fx }) => fx)
}
/** Guards against endless recursion: a `join` ban may itself test memberships, so during its lookup no ban is assumed. */
function staysAsIs(judge: Judge, uid: Uid): boolean {
  if (judge.memo.isAskingJoin) return false
  judge.memo.isAskingJoin = true
  try {
    return judge.bans('join', uid).length > 0
  } finally {
    judge.memo.isAskingJoin = false
  }
}
const added = (judge: Judge, uid: Uid): readonly string[] => changes(judge, uid).flatMap(({ add = [] }) => add)
const lost = (judge: Judge, uid: Uid): readonly string[] => changes(judge, uid).flatMap(({ drop = [] }) => drop)
const extra = (judge: Judge, uid: Uid, prefix: string): readonly string[] =>
  added(judge, uid).flatMap((one) => (one.startsWith(prefix) ? [one.slice(prefix.length)] : []))
const face = (judge: Judge, uid: Uid): Card => faceOf(judge.state, judge.state.inPlay[uid]?.card ?? '?')
// Added memberships are words of the vocabulary: the form of a card list sees to it.
export const affs = (judge: Judge, uid: Uid) =>
  judge.actives('is').length === 0
    ? face(judge, uid).aff
    : [...face(judge, uid).aff, ...(extra(judge, uid, 'aff:') as Card['aff'])].filter(
        (one) => !lost(judge, uid).includes(`aff:${one}`),
      )
export const tags = (judge: Judge, uid: Uid) =>
  judge.actives('is').length === 0
    ? face(judge, uid).tags
    : [...face(judge, uid).tags, ...extra(judge, uid, 'tag:')].filter((one) => !lost(judge, uid).includes(`tag:${one}`))
export const isLegion = (judge: Judge, uid: Uid) =>
  (face(judge, uid).aff.includes('legion') || added(judge, uid).includes('DL')) && !lost(judge, uid).includes('DL')

/** Whether the effect's selector, or its chosen targets, include this thing. */
function isAbout(judge: Judge, { fx, ctx, effect }: Active<Fx>, ref: Ref): boolean {
  if (effect?.who) return effect.who.includes(ref)
  if (!('who' in fx)) return false
  const { who } = fx
  if (typeof who === 'object') return judge.fits(ctx, who, ref)
  if (who === 'me') return ref === ctx.me
  if (who === 'combatant') return sideWith(judge.state, ref as Uid) !== undefined
  if (who === 'foe') {
    const own = judge.subjectOf(ctx)
    const [mine, theirs] = [own && sideWith(judge.state, own as Uid), sideWith(judge.state, ref as Uid)]
    return mine !== undefined && theirs !== undefined && mine !== theirs
  }
  return judge.resolve(ctx, who) === ref
}
const conditions = (fx: Fx) => ('if' in fx ? fx.if : undefined)
export function appliesTo(judge: Judge, active: Active<Fx>, ref: Ref): boolean {
  if (!isAbout(judge, active, ref) || isDisabled(judge, active.from)) return false
  return judge.all(active.ctx, conditions(active.fx), judge.subjectOf(active.ctx))
}
const isDisabled = (judge: Judge, from: InPlay | undefined): boolean =>
  from !== undefined &&
  judge.state.effects.some(
    (one) => one.fx.k === 'disable' && isLive(judge.state, one) && (one.fx.what === from.uid || one.fx.what === from.on),
  )

/** Statics whose `who` is a player are about what that player does. */
export const allows = (judge: Judge, act: Activity, ref: Ref): readonly Active<OfKind<'allow'>>[] => {
  const all = allowing(judge.state, act)
  return all.length === 0 ? all : all.filter((one) => appliesTo(judge, one, ref))
}
export const bans = (judge: Judge, act: Activity, ref: Ref): readonly Active<OfKind<'ban'>>[] => {
  const all = barring(judge.state, act)
  return all.length === 0 ? all : all.filter((one) => appliesTo(judge, one, ref) && !isFreeOf(judge, one, ref))
}
/** DT-IMM-01: whether immunity lifts the ban. Bans on immunity and joining are exempt, since computing immunity needs them. */
function isFreeOf(judge: Judge, { fx, card, from, ctx }: Active<OfKind<'ban'>>, ref: Ref): boolean {
  if (fx.act === 'be_immune' || fx.act === 'join' || !isInPlay(judge.state, ref)) return false
  return immune(judge, ref, { card, me: ctx.me, ...(from ? { uid: from.uid } : {}) })
}

export function immune(judge: Judge, uid: Uid, source: Source): boolean {
  const classes = classesOf(source.card)
  if (classes.length === 0) return false
  let own = judge.memo.immunities?.get(uid)
  if (!own) {
    own = judge.bans('be_immune', uid).length > 0 ? [] : judge.actives('immune').filter((one) => appliesTo(judge, one, uid))
    judge.memo.immunities ??= new Map()
    judge.memo.immunities.set(uid, own)
  }
  return own.some(({ fx, ctx, from, effect }) => {
    if (!fx.to.some((one) => classes.includes(one))) return false
    // AMB-14: what grants immunity does not block itself.
    if (source.uid !== undefined && from?.uid === source.uid) return false
    if (fx.exceptOwn && source.me === ctx.me) return false
    return effect?.only === undefined || (source.uid !== undefined && effect.only.includes(source.uid))
  })
}

export function isIgnored(judge: Judge, { card, from, ctx }: Active<Fx>, uid: Uid): boolean {
  const source = { card, me: ctx.me, ...(from ? { uid: from.uid } : {}) }
  const inCombat = combatants(judge.state)
  return (inCombat.includes(uid) ? inCombat : [uid]).some((one) => immune(judge, one, source))
}

/** Fortifications that this warrior gains from: on it, or of its side with words about it (DT-CRD-08). */
export function fortsOf(judge: Judge, uid: Uid): readonly Uid[] {
  const known = judge.memo.forts?.get(uid)
  if (known) return known
  const one = judge.state.inPlay[uid]
  const barred = judge.bans('benefit', uid)
  const found = allInPlay(judge.state).filter((fort) => {
    if (fort.zone === 'hidden' || !isFort(faceOf(judge.state, fort.card))) return false
    const isBarred = barred.some(({ fx, ctx }) => (fx.is ?? []).some((word) => judge.test(ctx, word, fort.uid) === true))
    if (isBarred) return false
    if (fort.on !== undefined) return bearerOf(judge.state, fort)?.uid === uid
    return judge.actives('mod').some((active) => active.from?.uid === fort.uid && appliesTo(judge, active, uid))
  })
  const uids = one ? found.map((fort) => fort.uid) : []
  judge.memo.forts ??= new Map()
  judge.memo.forts.set(uid, uids)
  return uids
}

/** `shield` effects name their cards with `what`, where other statics have `who`. */
export const shielded = (judge: Judge, uid: Uid): boolean =>
  judge.actives('shield').some(({ fx: { what, if: given }, ctx, from }) => {
    if (isDisabled(judge, from) || !judge.all(ctx, given, judge.subjectOf(ctx))) return false
    return typeof what === 'object' ? judge.fits(ctx, what, uid) : judge.resolve(ctx, what) === uid
  })

/** Whether effects of this card count in the attack: weapons, vehicles and their add-ons only while used (DT-HIT-05). */
export function isUsed(judge: Judge, from: InPlay | undefined, effect: Effect | undefined): boolean {
  if (!from || effect) return true
  const { state } = judge
  const host = from.on === undefined ? undefined : state.inPlay[from.on]
  const onWeapon = host !== undefined && countsInUse(faceOf(state, host.card))
  const tool = onWeapon ? host : from
  if (!onWeapon && !countsInUse(faceOf(state, from.card))) return true
  const bearer = bearerOf(state, tool)
  return bearer !== undefined && (state.attack?.inUse[bearer.uid] ?? []).includes(tool.uid)
}
