/** What each head of a predicate says about its subject (6.3). */
import type { PlayerSeat } from '../../../../kernel'
import { type Card, type CardId, sideOf } from '../cards'
import { allInPlay, attached, faceOf, masterOf, seatBehind, squadOrKohort, warriors } from '../facts/table'
import { isSeat } from '../ids'
import type { InPlay, Ref, State, Uid } from '../state'
import { APOSTLES, CORPORATIONS, type Reference } from '../vocabulary'
import { sideWith } from './combat'
import type { Ctx } from './context'
import type { Judge, Subject } from './judge'
import type { Head } from './text'

/** `class:` of a Dark Symmetry card (DT-SYM-02). */
export function isOfClass({ tags }: Card, arg: string): boolean {
  if (arg === 'ANY') return tags.some((tag) => tag.startsWith('CLASS:'))
  if (arg === 'APOSTLE') return APOSTLES.some((apostle) => tags.includes(`CLASS:${apostle}`))
  return tags.includes(`CLASS:${arg}`)
}

export const inPlay = (state: State, ref: Subject | undefined): InPlay | undefined =>
  ref === undefined ? undefined : state.inPlay[ref as Uid]
const isDying = (state: State, uid: Uid) => state.dying.some((one) => one.uid === uid)

/** Whether the face may be used. That of a hidden warrior is used only in its commander's own choices. */
const isOpenTo = (ctx: Ctx, one: InPlay | undefined): boolean =>
  one?.zone !== 'hidden' || (ctx.sees === true && one.controller === ctx.me)
export const isKnown = (state: State, ctx: Ctx, subject: Subject | undefined): boolean => isOpenTo(ctx, inPlay(state, subject))

const card = (state: State, subject: Subject | undefined): Card | undefined => {
  const one = inPlay(state, subject)
  if (one) return faceOf(state, one.card)
  return subject?.startsWith('card:') ? state.pool[subject.slice(5) as CardId] : undefined
}

/** Undefined if the answer depends on a face that may not be used in this context. */
type Says = (judge: Judge, ctx: Ctx, subject: Subject | undefined, arg: string) => boolean | undefined

/** A condition on the face of a card, unknown where the face is. */
const ofFace =
  (fits: (judge: Judge, face: Card, uid: Uid | undefined, arg: string, ctx: Ctx) => boolean): Says =>
  (judge, ctx, subject, arg) => {
    const face = card(judge.state, subject)
    if (!face) return false
    const one = inPlay(judge.state, subject)
    return isOpenTo(ctx, one) ? fits(judge, face, one?.uid, arg, ctx) : undefined
  }
const affsOf = (judge: Judge, face: Card, uid: Uid | undefined) => (uid ? judge.affs(uid) : face.aff)
const tagsOf = (judge: Judge, face: Card, uid: Uid | undefined) => (uid ? judge.tags(uid) : face.tags)
const isLegion = (judge: Judge, face: Card, uid: Uid | undefined) => (uid ? judge.isLegion(uid) : face.aff.includes('legion'))

const someInPlay = (judge: Judge, ctx: Ctx, arg: string, by?: PlayerSeat): boolean =>
  allInPlay(judge.state).some((one) => (by === undefined || one.controller === by) && judge.test(ctx, arg, one.uid) === true)

export const CONDITIONS: { readonly [H in Head]: Says } = {
  aff: ofFace((judge, face, uid, arg) => affsOf(judge, face, uid).some((aff) => aff === arg)),
  DL: ofFace((judge, face, uid) => face.type === 'warrior' && isLegion(judge, face, uid)),
  DT: ofFace((_, face) => face.type === 'warrior' && sideOf(face) === 'squad'),
  BH: ofFace((judge, face, uid) => face.type === 'warrior' && affsOf(judge, face, uid).includes('brotherhood')),
  CORP: ofFace(
    (judge, face, uid) => face.type === 'warrior' && affsOf(judge, face, uid).some((aff) => CORPORATIONS.includes(aff)),
  ),
  tag: ofFace((judge, face, uid, arg) => tagsOf(judge, face, uid).includes(arg)),
  id: ofFace((_judge, face, _uid, arg) => face.id === arg),
  type: ({ state }, ctx, subject, arg) => {
    if (arg === 'any') return card(state, subject) !== undefined
    // What lies in cover is a warrior, whichever it is.
    if (inPlay(state, subject)?.zone === 'hidden' && !isKnown(state, ctx, subject)) return arg === 'warrior'
    return card(state, subject)?.type === arg
  },
  follower: ofFace((judge, face, uid, arg) => tagsOf(judge, face, uid).includes(`FOLLOWER:${arg}`)),
  class: ofFace((_judge, face, _uid, arg) => isOfClass(face, arg)),
  spell: ofFace((_judge, face, _uid, arg) => face.play?.spell === arg),
  wounded: ({ state }, _, subject) => inPlay(state, subject)?.wounded === true,
  healthy: ({ state }, _, subject) => inPlay(state, subject) !== undefined && inPlay(state, subject)?.wounded !== true,
  cover: ({ state }, _, subject) => inPlay(state, subject)?.covered === true,
  attacking: ({ state }, _, subject) => sideWith(state, subject as Uid) === 'attacker',
  defending: ({ state }, _, subject) => sideWith(state, subject as Uid) === 'defender',
  inCombat: ({ state }, _, subject) => sideWith(state, subject as Uid) !== undefined,
  tactic: ({ state }, _ctx, _subject, arg) => state.attack?.tactic === arg,
  has: (judge, ctx, subject, arg) => attached(judge.state, subject as Uid).some(({ uid }) => judge.test(ctx, arg, uid) === true),
  using: (judge, ctx, subject, arg) =>
    (judge.state.attack?.inUse[subject as Uid] ?? []).some((uid) => judge.test(ctx, arg, uid) === true),
  fortified: (judge, _, subject) => inPlay(judge.state, subject) !== undefined && judge.fortsOf(subject as Uid).length > 0,
  protectedBy: (judge, ctx, subject, arg) =>
    inPlay(judge.state, subject) !== undefined && judge.fortsOf(subject as Uid).some((uid) => judge.test(ctx, arg, uid) === true),
  protects: (judge, ctx, subject, arg) => {
    const { state } = judge
    const both =
      arg === 'combatant' ? [state.attack?.attacker?.main, state.attack?.defender?.main] : [judge.resolve(ctx, arg as Reference)]
    return both.some((one) => inPlay(state, one) !== undefined && judge.fortsOf(one as Uid).includes(subject as Uid))
  },
  inPlay: (judge, ctx, _, arg) => someInPlay(judge, ctx, arg),
  mineInPlay: (judge, ctx, _, arg) => someInPlay(judge, ctx, arg, ctx.me),
  noneInPlay: (judge, ctx, _, arg) => !someInPlay(judge, ctx, arg),
  survived: ({ state }, _, subject) => inPlay(state, subject) !== undefined && !isDying(state, subject as Uid),
  by: (judge, ctx, _, arg) => {
    const { killer } = ctx.event ?? {}
    if (killer === undefined) return false
    if (arg === 'mine' || arg === 'theirs') return (seatBehind(judge.state, killer) === ctx.me) === (arg === 'mine')
    return judge.resolve(ctx, arg as Reference) === killer
  },
  on: (judge, ctx, subject, arg) => {
    const one = inPlay(judge.state, subject)
    if (!one) return false
    if (arg === 'me') return one.before === ctx.me
    if (arg === 'mine' || arg === 'theirs') return (masterOf(judge.state, one) === ctx.me) === (arg === 'mine')
    return one.on !== undefined && one.on === judge.resolve(ctx, arg as Reference)
  },
  zone: ({ state }, _, subject, arg) => inPlay(state, subject)?.zone === arg,
  sameSide: ofFace((judge, _face, uid, arg, ctx) => {
    const other = inPlay(judge.state, judge.resolve(ctx, arg as Reference))
    const one = inPlay(judge.state, uid)
    return one !== undefined && other !== undefined && squadOrKohort(judge.state, one) === squadOrKohort(judge.state, other)
  }),
  canAttack: (judge, _, subject) => {
    const one = inPlay(judge.state, subject)
    return (
      one !== undefined &&
      one.controller === judge.state.active &&
      judge.pairsOf(one.controller).some(({ attacker, refused }) => attacker === one.uid && !refused)
    )
  },
  canReinforce: (judge, ctx, subject) => inPlay(judge.state, subject) !== undefined && judge.canReinforce(ctx, subject as Uid),
  inCombatThen: (_, { event }) => event?.inCombat === true,
  cur: (_judge, { event }, _subject, arg) => ((arg === 'P' ? event?.P : event?.D) ?? 0) > 0,
  woundedNow: (judge, ctx, _, arg) => {
    const one = judge.resolve(ctx, arg as Reference)
    return one !== undefined && (ctx.event?.wounded ?? []).includes(one as Uid)
  },
  killed: (_, { event }, subject) => event?.victim === subject && event?.inCombat === true,
  highestV: (judge, ctx, subject, arg) => {
    if (judge.test(ctx, arg, subject) !== true) return false
    const rivals = warriors(judge.state).filter(({ uid }) => uid !== subject && judge.test(ctx, arg, uid) === true)
    const own = judge.rating(subject as Uid, 'V').total
    return rivals.every(({ uid }) => judge.rating(uid, 'V').total <= own)
  },
  last: (judge, ctx, subject, arg) => {
    const { state } = judge
    const one = inPlay(state, subject)
    if (!one || judge.test(ctx, arg, subject) !== true) return false
    const rest = warriors(state, one.controller).filter(({ uid }) => uid !== one.uid && !isDying(state, uid))
    return rest.every(({ uid }) => judge.test(ctx, arg, uid) !== true)
  },
  self: (judge, ctx, subject) => subject !== undefined && (subject === ctx.source || subject === judge.resolve(ctx, 'bearer')),
  mine: ({ state }, ctx, subject) => seatBehind(state, subject as Ref) === ctx.me,
  theirs: ({ state }, ctx, subject) => {
    const seat = seatBehind(state, subject as Ref)
    return seat !== undefined && seat !== ctx.me
  },
  player: (_judge, _ctx, subject) => subject !== undefined && isSeat(subject),
  cardClass: ({ state }, { event }, _, arg) => state.pool[event?.card ?? '']?.type === arg,
  duplicate: ({ state }, _, subject) => {
    const one = inPlay(state, subject)
    return one?.on !== undefined && attached(state, one.on).some(({ uid, card: id }) => uid !== one.uid && id === one.card)
  },
  sameV: (judge, ctx, subject, arg) => {
    const other = inPlay(judge.state, judge.resolve(ctx, arg as Reference))
    const one = inPlay(judge.state, subject)
    if (!one || !other) return false
    return judge.rating(one.uid, 'V').total === judge.rating(other.uid, 'V').total
  },
  turn: ({ state }, ctx, _, arg) => (state.active === ctx.me) === (arg === 'mine'),
}
