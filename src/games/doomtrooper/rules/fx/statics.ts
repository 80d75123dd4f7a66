/** Memberships and statics (6.3): which statics are in force, whom they are about, and whom immunity protects from them (4.7). */
import type { PlayerSeat } from '../../../../kernel'
import type { Card } from '../cards'
import { allInPlay, bearerOf, faceOf, isInPlay, isLive } from '../facts/table'
import type { Effect, InPlay, Ref, Uid } from '../state'
import type { Activity, Fx } from '../vocabulary'
import { combatants, sideWith } from './combat'
import type { Active, Judge, Kind, OfKind } from './judge'
import { printedOf } from './printed'
import { isFort } from './words'

type Parts = Pick<
  Judge,
  | 'affs'
  | 'tags'
  | 'isLegion'
  | 'actives'
  | 'answering'
  | 'appliesTo'
  | 'allows'
  | 'bans'
  | 'immune'
  | 'isIgnored'
  | 'fortsOf'
  | 'shielded'
>

function classesOn({ type, tags }: Card): readonly string[] {
  const named = (prefix: string) => tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length))
  switch (type) {
    case 'art':
      return ['ART', ...named('ART:').map((one) => `ART:${one}`)]
    case 'symmetry': {
      const classes = named('CLASS:')
      const apostles = classes.filter((one) => one !== 'GIFT')
      const gifts = classes.includes('GIFT') ? ['SYM_GIFT'] : []
      return [
        'SYM_ALL',
        ...gifts,
        ...(apostles.length > 0 ? ['SYM_APOSTLE'] : []),
        ...apostles.map((one) => `SYM_APOSTLE:${one}`),
      ]
    }
    case 'special':
      return ['SPECIAL', ...tags.map((tag) => `SPECIAL:${tag}`)]
    case 'equipment':
      return ['EQUIP', ...tags.map((tag) => `EQUIP:${tag}`)]
    default:
      return []
  }
}
const isWeapon = (tags: readonly string[]): boolean => tags.some((tag) => tag.startsWith('WEAPON:'))
/** Whether the card counts only while it is used: weapons and vehicles (6.3), but not a warrior that is a vehicle. */
export const countsInUse = (card: Card): boolean =>
  card.type === 'equipment' && (isWeapon(card.tags) || card.tags.includes('VEHICLE'))

const knownClasses = new WeakMap<Card, readonly string[]>()
/** The classes that a card belongs to, for immunity (DT-IMM-03). Warriors and missions belong to none. */
export function classesOf(card: Card): readonly string[] {
  const known = knownClasses.get(card)
  if (known) return known
  const found = classesOn(card)
  knownClasses.set(card, found)
  return found
}

const NONE: readonly never[] = []

export function statics(judge: Judge): Parts {
  const { state } = judge
  const printed = printedOf(state)

  /** What cards have set up for a time and is in force. Most of the time there is nothing of a kind. */
  function applied<K extends Kind>(k: K): readonly Active<OfKind<K>>[] {
    if (!state.effects.some(({ fx }) => fx.k === k)) return NONE
    return state.effects.flatMap((effect): readonly Active<OfKind<K>>[] => {
      const { fx, ctx } = effect
      if (fx.k !== k || !isLive(state, effect)) return []
      const from = ctx.source === undefined ? undefined : state.inPlay[ctx.source]
      return [{ fx: fx as OfKind<K>, ctx, card: faceOf(state, ctx.card), effect, ...(from ? { from } : {}) }]
    })
  }
  const both = <F>(one: readonly F[] | undefined, other: readonly F[]): readonly F[] =>
    other.length === 0 ? (one ?? NONE) : one ? [...one, ...other] : other

  const byKind = new Map<Kind, readonly Active<Fx>[]>()
  /** Everything in force, printed or applied. */
  function actives<K extends Kind>(k: K): readonly Active<OfKind<K>>[] {
    const known = byKind.get(k) ?? both(printed.byKind.get(k), applied(k) as unknown as readonly Active<Fx>[])
    byKind.set(k, known)
    // The list holds this kind only.
    return known as unknown as readonly Active<OfKind<K>>[]
  }

  const answering: Judge['answering'] = (event) =>
    both(
      printed.answers.get(event),
      applied('on').filter(({ fx }) => fx.event === event),
    )

  /** Changes of a warrior's memberships by cards. Under a ban on `join` only the warrior's own text can change them. */
  const changes = (uid: Uid): readonly OfKind<'is'>[] => {
    const all = actives('is')
    if (all.length === 0) return NONE
    return all
      .filter(({ fx, ctx, effect }) => (effect?.who ? effect.who.includes(uid) : judge.resolve(ctx, fx.who) === uid))
      .filter((active) => active.from?.uid === uid || !staysAsIs(uid))
      .filter(({ fx, ctx }) => fx.if === undefined || judge.all(ctx, fx.if, judge.subjectOf(ctx)))
      .map(({ fx }) => fx)
  }
  /** Guards against endless recursion: a `join` ban may itself test memberships, so during its lookup no ban is assumed. */
  let isAsking = false
  function staysAsIs(uid: Uid): boolean {
    if (isAsking) return false
    isAsking = true
    try {
      return bans('join', uid).length > 0
    } finally {
      isAsking = false
    }
  }
  const added = (uid: Uid): readonly string[] => changes(uid).flatMap(({ add = [] }) => add)
  const lost = (uid: Uid): readonly string[] => changes(uid).flatMap(({ drop = [] }) => drop)
  const extra = (uid: Uid, prefix: string): readonly string[] =>
    added(uid).flatMap((one) => (one.startsWith(prefix) ? [one.slice(prefix.length)] : []))
  const face = (uid: Uid): Card => faceOf(state, state.inPlay[uid]?.card ?? '?')
  // Added memberships are words of the vocabulary: the form of a card list sees to it.
  const affs = (uid: Uid) =>
    actives('is').length === 0
      ? face(uid).aff
      : [...face(uid).aff, ...(extra(uid, 'aff:') as Card['aff'])].filter((one) => !lost(uid).includes(`aff:${one}`))
  const tags = (uid: Uid) =>
    actives('is').length === 0
      ? face(uid).tags
      : [...face(uid).tags, ...extra(uid, 'tag:')].filter((one) => !lost(uid).includes(`tag:${one}`))
  const isLegion = (uid: Uid) => (face(uid).aff.includes('legion') || added(uid).includes('DL')) && !lost(uid).includes('DL')

  /** Whether the effect's selector, or its chosen targets, include this thing. */
  function isAbout({ fx, ctx, effect }: Active<Fx>, ref: Ref): boolean {
    if (effect?.who) return effect.who.includes(ref)
    if (!('who' in fx)) return false
    const { who } = fx
    if (typeof who === 'object') return judge.fits(ctx, who, ref)
    if (who === 'me') return ref === ctx.me
    if (who === 'combatant') return sideWith(state, ref as Uid) !== undefined
    if (who === 'foe') {
      const own = judge.subjectOf(ctx)
      const [mine, theirs] = [own && sideWith(state, own as Uid), sideWith(state, ref as Uid)]
      return mine !== undefined && theirs !== undefined && mine !== theirs
    }
    return judge.resolve(ctx, who) === ref
  }
  const conditions = (fx: Fx) => ('if' in fx ? fx.if : undefined)
  function appliesTo(active: Active<Fx>, ref: Ref): boolean {
    if (!isAbout(active, ref) || isDisabled(active.from)) return false
    return judge.all(active.ctx, conditions(active.fx), judge.subjectOf(active.ctx))
  }
  const isDisabled = (from: InPlay | undefined): boolean =>
    from !== undefined &&
    state.effects.some(
      (one) => one.fx.k === 'disable' && isLive(state, one) && (one.fx.what === from.uid || one.fx.what === from.on),
    )

  /** Statics whose `who` is a player are about what that player does. */
  const about = (ref: Ref) => (active: Active<Fx>) => appliesTo(active, ref)
  const allowing = (act: Activity) =>
    both(
      printed.allows.get(act),
      applied('allow').filter(({ fx }) => fx.act === act),
    )
  const barring = (act: Activity) =>
    both(
      printed.bans.get(act),
      applied('ban').filter(({ fx }) => fx.act === act),
    )
  const allows: Judge['allows'] = (act, ref) => {
    const all = allowing(act)
    return all.length === 0 ? all : all.filter(about(ref))
  }
  const bans: Judge['bans'] = (act, ref) => {
    const all = barring(act)
    return all.length === 0 ? all : all.filter((one) => appliesTo(one, ref) && !isFreeOf(one, ref))
  }
  /** DT-IMM-01: whether immunity lifts the ban. Bans on immunity and joining are exempt, since computing immunity needs them. */
  function isFreeOf({ fx, card, from, ctx }: Active<OfKind<'ban'>>, ref: Ref): boolean {
    if (fx.act === 'be_immune' || fx.act === 'join' || !isInPlay(state, ref)) return false
    return immune(ref, { card, me: ctx.me, ...(from ? { uid: from.uid } : {}) })
  }

  const immunities = new Map<Uid, readonly Active<OfKind<'immune'>>[]>()
  function immune(uid: Uid, source: { readonly card: Card; readonly uid?: Uid; readonly me: PlayerSeat }): boolean {
    const classes = classesOf(source.card)
    if (classes.length === 0) return false
    let own = immunities.get(uid)
    if (!own) {
      own = bans('be_immune', uid).length > 0 ? [] : actives('immune').filter(about(uid))
      immunities.set(uid, own)
    }
    return own.some(({ fx, ctx, from, effect }) => {
      if (!fx.to.some((one) => classes.includes(one))) return false
      // AMB-14: what grants immunity does not block itself.
      if (source.uid !== undefined && from?.uid === source.uid) return false
      if (fx.exceptOwn && source.me === ctx.me) return false
      return effect?.only === undefined || (source.uid !== undefined && effect.only.includes(source.uid))
    })
  }

  function isIgnored({ card, from, ctx }: Active<Fx>, uid: Uid): boolean {
    const source = { card, me: ctx.me, ...(from ? { uid: from.uid } : {}) }
    const inCombat = combatants(state)
    return (inCombat.includes(uid) ? inCombat : [uid]).some((one) => immune(one, source))
  }

  const forts = new Map<Uid, readonly Uid[]>()
  /** Fortifications that this warrior gains from: on it, or of its side with words about it (DT-CRD-08). */
  function fortsOf(uid: Uid): readonly Uid[] {
    const known = forts.get(uid)
    if (known) return known
    const one = state.inPlay[uid]
    const barred = bans('benefit', uid)
    const found = allInPlay(state).filter((fort) => {
      if (fort.zone === 'hidden' || !isFort(faceOf(state, fort.card))) return false
      const isBarred = barred.some(({ fx, ctx }) => (fx.is ?? []).some((word) => judge.test(ctx, word, fort.uid) === true))
      if (isBarred) return false
      if (fort.on !== undefined) return bearerOf(state, fort)?.uid === uid
      return actives('mod').some((active) => active.from?.uid === fort.uid && appliesTo(active, uid))
    })
    const uids = one ? found.map((fort) => fort.uid) : []
    forts.set(uid, uids)
    return uids
  }

  /** `shield` effects name their cards with `what`, where other statics have `who`. */
  const shielded = (uid: Uid): boolean =>
    actives('shield').some(({ fx: { what, if: given }, ctx, from }) => {
      if (isDisabled(from) || !judge.all(ctx, given, judge.subjectOf(ctx))) return false
      return typeof what === 'object' ? judge.fits(ctx, what, uid) : judge.resolve(ctx, what) === uid
    })

  return { affs, tags, isLegion, actives, answering, appliesTo, allows, bans, immune, isIgnored, fortsOf, shielded }
}

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
