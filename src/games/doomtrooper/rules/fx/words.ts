/** Evaluates predicates, references, formulae and selectors (6.3) in a state. */
import type { PlayerSeat } from '../../../../kernel'
import { type Card, type CardId, sideOf } from '../cards'
import {
  allInPlay,
  attached,
  bearerOf,
  faceOf,
  isAside,
  masterOf,
  playing,
  seatBehind,
  squadOrKohort,
  warriors,
} from '../facts/table'
import { isSeat } from '../ids'
import type { InPlay, Ref, State, Uid } from '../state'
import { APOSTLES, CORPORATIONS, type Filter, type Reference } from '../vocabulary'
import { opposing, sideWith } from './combat'
import type { Ctx } from './context'
import type { Judge, Subject } from './judge'
import { type Formula, readNumber, readPredicate, type Test } from './text'

type Parts = Pick<Judge, 'resolve' | 'test' | 'all' | 'number' | 'fits' | 'select' | 'subjectOf'>

/** `class:` of a Dark Symmetry card (DT-SYM-02). */
export function isOfClass({ tags }: Card, arg: string): boolean {
  const classes = tags.filter((tag) => tag.startsWith('CLASS:')).map((tag) => tag.slice(6))
  if (arg === 'ANY') return classes.length > 0
  if (arg === 'APOSTLE') return classes.some((one) => APOSTLES.some((apostle) => apostle === one))
  return classes.includes(arg)
}

export function words(judge: Judge): Parts {
  const { state } = judge
  const inPlay = (ref: Subject | undefined): InPlay | undefined => (ref === undefined ? undefined : state.inPlay[ref as Uid])
  const isDying = (uid: Uid) => state.dying.some((one) => one.uid === uid)

  function resolve(ctx: Ctx, ref: Reference): Ref | undefined {
    const source = inPlay(ctx.source)
    const bearer = source && bearerOf(state, source)
    switch (ref) {
      case 'self':
        return ctx.source
      case 'bearer':
        return bearer?.uid ?? ctx.bearer
      case 'host':
        return source?.on
      case 'foe': {
        const own = bearer ?? source ?? inPlay(ctx.bearer ?? ctx.t)
        return own && opposing(state, own.uid)?.main
      }
      case 't':
        return ctx.t
      case 'caster':
        return ctx.caster
      case 'it':
        return ctx.it
      case 'attacker':
        return state.attack?.attacker?.main ?? ctx.event?.attacker
      case 'defender':
        return state.attack?.defender?.main ?? ctx.event?.defender
      case 'victim':
        return ctx.event?.victim
      case 'killer':
        return ctx.event?.killer
      case 'event':
        return ctx.event?.seat
      case 'me':
        return ctx.me
      case 'opp':
      case 'p':
        return opponent(state, ctx.me)
      case 'combatant':
        return state.attack?.attacker?.main
    }
  }

  const subjectOf = (ctx: Ctx): Ref | undefined => {
    const source = inPlay(ctx.source)
    return source ? (bearerOf(state, source)?.uid ?? source.uid) : (ctx.bearer ?? ctx.t ?? ctx.caster ?? ctx.me)
  }

  function test(ctx: Ctx, predicate: string, subject: Subject | undefined): boolean | undefined {
    const tests = readPredicate(predicate)
    if (!tests) throw new Error(`no such predicate: ${predicate}`)
    const found = tests.map((one) => single(ctx, one, subject))
    if (found.includes(true)) return true
    return found.includes(undefined) ? undefined : false
  }
  const all = (ctx: Ctx, predicates: readonly string[] | undefined, subject: Subject | undefined): boolean =>
    (predicates ?? []).every((one) => test(ctx, one, subject) === true)

  function single(ctx: Ctx, { not, ref, head, arg, cmp }: Test, given: Subject | undefined): boolean | undefined {
    // In a filter or choice, `foe` is the opponent of the thing tested, since there is no source card.
    const own = ref === 'foe' && ctx.source === undefined ? inPlay(given) : undefined
    const subject = own ? opposing(state, own.uid)?.main : ref ? resolve(ctx, ref) : given
    if (cmp) {
      if (needsFace(cmp.value) && !isKnown(ctx, subject)) return undefined
      const value = reckon(ctx, cmp.value, subject)
      return (cmp.least ? value >= cmp.n : value <= cmp.n) !== not
    }
    const found = head && heads[head](ctx, subject, arg)
    return found === undefined ? undefined : found !== not
  }
  const needsFace = (value: Formula): boolean =>
    value.kind === 'of' && ['F', 'S', 'A', 'V'].includes(value.what) && value.ref === 'subject'

  /** Whether the face may be used. That of a hidden warrior is used only in its commander's own choices. */
  const isKnown = (ctx: Ctx, subject: Subject | undefined): boolean => {
    const one = inPlay(subject)
    return one?.zone !== 'hidden' || (ctx.sees === true && one.controller === ctx.me)
  }
  const card = (subject: Subject | undefined): Card | undefined => {
    if (subject?.startsWith('card:')) return state.pool[subject.slice(5) as CardId]
    const one = inPlay(subject)
    return one && faceOf(state, one.card)
  }
  /** A condition on the face of a card, unknown where the face is. */
  const ofFace =
    (fits: (face: Card, uid: Uid | undefined, arg: string, ctx: Ctx) => boolean) =>
    (ctx: Ctx, subject: Subject | undefined, arg: string): boolean | undefined => {
      const face = card(subject)
      if (!face) return false
      return isKnown(ctx, subject) ? fits(face, inPlay(subject)?.uid, arg, ctx) : undefined
    }
  const affsOf = (face: Card, uid: Uid | undefined) => (uid ? judge.affs(uid) : face.aff)
  const tagsOf = (face: Card, uid: Uid | undefined) => (uid ? judge.tags(uid) : face.tags)
  const isLegion = (face: Card, uid: Uid | undefined) => (uid ? judge.isLegion(uid) : face.aff.includes('legion'))
  const others = (ctx: Ctx, filter: (one: InPlay) => boolean, arg: string): boolean =>
    allInPlay(state).some((one) => filter(one) && test(ctx, arg, one.uid) === true)

  type Says = (ctx: Ctx, subject: Subject | undefined, arg: string) => boolean | undefined
  const heads: { readonly [H in NonNullable<Test['head']>]: Says } = {
    aff: ofFace((face, uid, arg) => affsOf(face, uid).some((aff) => aff === arg)),
    DL: ofFace((face, uid) => face.type === 'warrior' && isLegion(face, uid)),
    DT: ofFace((face) => face.type === 'warrior' && sideOf(face) === 'squad'),
    BH: ofFace((face, uid) => face.type === 'warrior' && affsOf(face, uid).includes('brotherhood')),
    CORP: ofFace((face, uid) => face.type === 'warrior' && affsOf(face, uid).some((aff) => CORPORATIONS.includes(aff))),
    tag: ofFace((face, uid, arg) => tagsOf(face, uid).includes(arg)),
    id: ofFace((face, _, arg) => face.id === arg),
    type: (ctx, subject, arg) => {
      const one = inPlay(subject)
      if (arg === 'any') return card(subject) !== undefined
      // What lies in cover is a warrior, whichever it is.
      if (one?.zone === 'hidden' && !isKnown(ctx, subject)) return arg === 'warrior'
      return card(subject)?.type === arg
    },
    follower: ofFace((face, uid, arg) => tagsOf(face, uid).includes(`FOLLOWER:${arg}`)),
    class: ofFace((face, _, arg) => isOfClass(face, arg)),
    spell: ofFace((face, _, arg) => face.play?.spell === arg),
    wounded: (_, subject) => inPlay(subject)?.wounded === true,
    healthy: (_, subject) => inPlay(subject) !== undefined && inPlay(subject)?.wounded !== true,
    cover: (_, subject) => inPlay(subject)?.covered === true,
    attacking: (_, subject) => sideWith(state, subject as Uid) === 'attacker',
    defending: (_, subject) => sideWith(state, subject as Uid) === 'defender',
    inCombat: (_, subject) => sideWith(state, subject as Uid) !== undefined,
    tactic: (_ctx, _subject, arg) => state.attack?.tactic === arg,
    has: (ctx, subject, arg) => attached(state, subject as Uid).some(({ uid }) => test(ctx, arg, uid) === true),
    using: (ctx, subject, arg) => (state.attack?.inUse[subject as Uid] ?? []).some((uid) => test(ctx, arg, uid) === true),
    fortified: (_, subject) => inPlay(subject) !== undefined && judge.fortsOf(subject as Uid).length > 0,
    protectedBy: (ctx, subject, arg) =>
      inPlay(subject) !== undefined && judge.fortsOf(subject as Uid).some((uid) => test(ctx, arg, uid) === true),
    protects: (ctx, subject, arg) => {
      const both =
        arg === 'combatant' ? [state.attack?.attacker?.main, state.attack?.defender?.main] : [resolve(ctx, arg as Reference)]
      return both.some((one) => inPlay(one) !== undefined && judge.fortsOf(one as Uid).includes(subject as Uid))
    },
    inPlay: (ctx, _, arg) => others(ctx, () => true, arg),
    mineInPlay: (ctx, _, arg) => others(ctx, ({ controller }) => controller === ctx.me, arg),
    noneInPlay: (ctx, _, arg) => !others(ctx, () => true, arg),
    survived: (_, subject) => inPlay(subject) !== undefined && !isDying(subject as Uid),
    by: (ctx, _, arg) => {
      const { killer } = ctx.event ?? {}
      if (killer === undefined) return false
      if (arg === 'mine' || arg === 'theirs') return (seatBehind(state, killer) === ctx.me) === (arg === 'mine')
      return resolve(ctx, arg as Reference) === killer
    },
    on: (ctx, subject, arg) => {
      const one = inPlay(subject)
      if (!one) return false
      if (arg === 'me') return one.before === ctx.me
      if (arg === 'mine' || arg === 'theirs') return (masterOf(state, one) === ctx.me) === (arg === 'mine')
      return one.on !== undefined && one.on === resolve(ctx, arg as Reference)
    },
    zone: (_, subject, arg) => inPlay(subject)?.zone === arg,
    sameSide: ofFace((_face, uid, arg, ctx) => {
      const other = inPlay(resolve(ctx, arg as Reference))
      const one = inPlay(uid)
      return one !== undefined && other !== undefined && squadOrKohort(state, one) === squadOrKohort(state, other)
    }),
    canAttack: (_, subject) => {
      const one = inPlay(subject)
      return (
        one !== undefined &&
        one.controller === state.active &&
        judge.pairsOf(one.controller).some(({ attacker, refused }) => attacker === one.uid && !refused)
      )
    },
    canReinforce: (ctx, subject) => inPlay(subject) !== undefined && judge.canReinforce(ctx, subject as Uid),
    inCombatThen: ({ event }) => event?.inCombat === true,
    cur: ({ event }, _, arg) => ((arg === 'P' ? event?.P : event?.D) ?? 0) > 0,
    woundedNow: (ctx, _, arg) => {
      const one = resolve(ctx, arg as Reference)
      return one !== undefined && (ctx.event?.wounded ?? []).includes(one as Uid)
    },
    killed: ({ event }, subject) => event?.victim === subject && event?.inCombat === true,
    highestV: (ctx, subject, arg) => {
      if (test(ctx, arg, subject) !== true) return false
      const rivals = warriors(state).filter(({ uid }) => uid !== subject && test(ctx, arg, uid) === true)
      const own = judge.rating(subject as Uid, 'V').total
      return rivals.every(({ uid }) => judge.rating(uid, 'V').total <= own)
    },
    last: (ctx, subject, arg) => {
      const one = inPlay(subject)
      if (!one || test(ctx, arg, subject) !== true) return false
      const rest = warriors(state, one.controller).filter(({ uid }) => uid !== one.uid && !isDying(uid))
      return rest.every(({ uid }) => test(ctx, arg, uid) !== true)
    },
    self: (ctx, subject) => subject !== undefined && (subject === ctx.source || subject === resolve(ctx, 'bearer')),
    mine: (ctx, subject) => seatBehind(state, subject as Ref) === ctx.me,
    theirs: (ctx, subject) => {
      const seat = seatBehind(state, subject as Ref)
      return seat !== undefined && seat !== ctx.me
    },
    player: (_, subject) => subject !== undefined && isSeat(subject),
    cardClass: ({ event }, _, arg) => state.pool[event?.card ?? '']?.type === arg,
    duplicate: (_, subject) => {
      const one = inPlay(subject)
      return one?.on !== undefined && attached(state, one.on).some(({ uid, card: id }) => uid !== one.uid && id === one.card)
    },
    sameV: (ctx, subject, arg) => {
      const other = inPlay(resolve(ctx, arg as Reference))
      const one = inPlay(subject)
      if (!one || !other) return false
      return judge.rating(one.uid, 'V').total === judge.rating(other.uid, 'V').total
    },
    turn: (ctx, _, arg) => (state.active === ctx.me) === (arg === 'mine'),
  }

  const number: Judge['number'] = (ctx, n, subject) => {
    if (typeof n === 'number') return n
    const value = readNumber(n)
    if (!value) throw new Error(`no such number: ${n}`)
    return reckon(ctx, value, subject ?? subjectOf(ctx))
  }

  function reckon(ctx: Ctx, value: Formula, subject: Subject | undefined): number {
    switch (value.kind) {
      case 'number':
        return value.n
      case 'X':
        return ctx.x ?? 0
      case 'half':
        return Math.ceil(reckon(ctx, value.of, subject) / 2)
      case 'sum':
        return value.parts.reduce((sum, { sign, of }) => sum + sign * reckon(ctx, of, subject), 0)
      case 'product':
        return value.of.reduce((product, of) => product * reckon(ctx, of, subject), 1)
      case 'count':
        return select(ctx, { of: value.of, is: [value.is] }).length
      case 'of': {
        // P and D of an event are the points gained in it.
        if (value.ref === 'event' && (value.what === 'P' || value.what === 'D')) return ctx.event?.[value.what] ?? 0
        const ref = value.ref === 'subject' ? subject : resolve(ctx, value.ref)
        return ref === undefined ? 0 : about(ctx, value.what, ref)
      }
    }
  }
  function about(ctx: Ctx, what: Extract<Formula, { kind: 'of' }>['what'], ref: Subject): number {
    if (isSeat(ref)) return what === 'P' || what === 'D' ? (state.seats[ref]?.[what] ?? 0) : 0
    const one = inPlay(ref)
    if (!one) return 0
    if (what === 'markers') return one.markers ?? 0
    if (what === 'killed') return (ctx.event?.killers ?? []).includes(one.uid) ? 1 : 0
    return what === 'P' || what === 'D' ? 0 : Math.max(0, judge.rating(one.uid, what).total)
  }

  function isOf(ctx: Ctx, of: Filter['of'], seat: PlayerSeat | undefined): boolean {
    return of === 'any' || (seat !== undefined && (seat === ctx.me) === (of === 'mine'))
  }
  function fits(ctx: Ctx, filter: Filter, ref: Ref): boolean {
    const one = inPlay(ref)
    if (one && isAside(state, one)) return false
    if (!one) return isSeat(ref) && filter.is.includes('player') && isOf(ctx, filter.of, ref) && all(ctx, filter.is, ref)
    if (!isOf(ctx, filter.of, masterOf(state, one))) return false
    if (filter.where === 'attached' && one.zone !== 'attached') return false
    if (filter.where === 'inUse' && !Object.values(state.attack?.inUse ?? {}).some((used) => used.includes(one.uid))) return false
    if (filter.zone !== undefined && one.zone !== filter.zone) return false
    return all(ctx, filter.is, ref)
  }
  const select = (ctx: Ctx, filter: Filter): readonly Ref[] => {
    const seats = filter.is.includes('player') ? playing(state) : []
    return [...seats, ...allInPlay(state).map(({ uid }) => uid)].filter((ref) => fits(ctx, filter, ref))
  }

  return { resolve, test, all, number, fits, select, subjectOf }
}

/** The opponent that `opp` means: in a combat the player of the other side, else the only opponent, else undefined. */
export function opponent(state: State, me: PlayerSeat): PlayerSeat | undefined {
  const { attacker, defender, direct } = state.attack ?? {}
  if (attacker?.seat === me && (defender || direct)) return defender?.seat ?? direct
  if (defender?.seat === me || direct === me) return attacker?.seat
  const rest = playing(state).filter((seat) => seat !== me)
  return rest.length === 1 ? rest[0] : undefined
}

/** Whether a card counts as a fortification, by type or tag. */
export const isFort = (card: Card): boolean => card.type === 'fortification' || card.tags.includes('FORTIFICATION')
