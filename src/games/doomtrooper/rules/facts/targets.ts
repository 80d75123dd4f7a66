/** Possible targets of cards and abilities, and possible casters. The faces of the player's own hidden warriors are used here. */
import type { PlayerSeat, Reason } from '../../../../kernel'
import type { Card } from '../cards'
import type { Ctx } from '../fx/context'
import type { Judge } from '../fx/judge'
import { isSeat } from '../ids'
import { say } from '../said'
import type { InPlay, Ref, Uid } from '../state'
import type { Allow, Ban, Filter, Op, PlayRule } from '../vocabulary'
import { isSheltered } from './changes'
import { destinyDue, leastX } from './prices'
import { allInPlay, attached, faceOf, isInPlay, isWarrior, playing, seatOf, warriors } from './table'

/** What is found about a target: `extra` is Destiny that a permission costs; `free` needs no action. */
export interface Aim {
  readonly target: Ref
  readonly refused?: Reason
  readonly extra?: number
  readonly free?: boolean
}

const ONE_EACH = ['VEHICLE', 'ARMOR']

/** All candidates for the target, with the reason against those that are refused. */
export function aimsOf(judge: Judge, seat: PlayerSeat, card: Card, play: PlayRule, ctx: Ctx): readonly Aim[] {
  const { state } = judge
  if (!play.on) return []
  const wanted = read(play.on)
  const refs: readonly Ref[] = wanted.isPlayer
    ? playing(state)
    : (play.stay === 'warrior' || !wanted.isThing ? warriors(state) : allInPlay(state)).map(({ uid }) => uid)
  return refs.flatMap((target) => aimAt(judge, seat, card, play, wanted, ctx, target) ?? [])
}
function aimAt(
  judge: Judge,
  seat: PlayerSeat,
  card: Card,
  play: PlayRule,
  wanted: Wanted,
  ctx: Ctx,
  target: Ref,
): Aim | undefined {
  const one = isInPlay(judge.state, target) ? judge.state.inPlay[target] : undefined
  if (play.stay === 'warrior' && !one) return undefined
  const base = judge.fits(ctx, wanted.filter, target)
  if (!base && !isCandidate(judge, ctx, wanted, target)) return undefined
  const permit = base || !one ? undefined : permission(judge, one.uid, card)
  const refused =
    base || permit
      ? (one && attachRefusal(judge, one, card, play)) || aimRefusal(judge, seat, card, play, target)
      : say('not-for-this-one', { card: card.id, target }, ruleOf(card))
  const extra = permit?.pay?.D ?? 0
  const bestowedFree = one && card.type === 'symmetry' && freeBestow(judge, one.uid, card)
  return { target, ...(refused ? { refused } : {}), ...(extra > 0 ? { extra } : {}), ...(bestowedFree ? { free: true } : {}) }
}

/** What a filter asks for. Among things only what fits is listed; warriors and players may also be listed with a refusal. */
interface Wanted {
  readonly filter: Filter
  readonly isPlayer: boolean
  readonly isThing: boolean
  /** What a warrior or a player must meet to be listed at all; undefined if that is the whole filter. */
  readonly loose?: Filter
}
const filters = new WeakMap<Filter, Wanted>()
/** Filters are printed on cards, so each is read once. */
function read(filter: Filter): Wanted {
  const known = filters.get(filter)
  if (known) return known
  const is = filter.is.filter((one) => ['player', 'type:warrior', 'inCombat', 'cover'].includes(one))
  const wanted = {
    filter,
    isPlayer: filter.is.includes('player'),
    isThing: filter.is.some((one) => one.startsWith('type:') && one !== 'type:warrior') || filter.where !== undefined,
    ...(is.length < filter.is.length ? { loose: { ...filter, is } } : {}),
  }
  filters.set(filter, wanted)
  return wanted
}

const ruleOf = ({ type, tags }: Card): string => {
  if (type === 'symmetry') return tags.includes('CLASS:GIFT') ? 'DT-SYM-01' : 'DT-SYM-02'
  return type === 'equipment' ? 'DT-EQP-03' : type === 'mission' ? 'DT-MIS-01' : 'DT-CRD-11'
}

/** Whether what does not fit is listed with a refusal: owner and kind must fit. */
const isCandidate = (judge: Judge, ctx: Ctx, { isThing, loose }: Wanted, target: Ref): boolean =>
  !isThing && loose !== undefined && judge.fits(ctx, loose, target)

/** An `allow` effect for a card that the warrior could not have: `receive` for equipment, `bestow` for Dark Symmetry. */
function permission(judge: Judge, uid: Uid, card: Card): Allow | undefined {
  const act = card.type === 'symmetry' ? 'bestow' : 'receive'
  const all = judge.allows(act, uid)
  if (all.length === 0) return undefined
  return all
    .map(({ fx }) => fx)
    .find(({ is }) => (is ?? []).every((word) => judge.test({ me: 'A', card: card.id }, word, `card:${card.id}`) === true))
}
const freeBestow = (judge: Judge, uid: Uid, card: Card): boolean =>
  judge
    .allows('bestow', uid)
    .some(
      ({ fx }) =>
        fx.free && (fx.is ?? []).every((word) => judge.test({ me: 'A', card: card.id }, word, `card:${card.id}`) === true),
    )

const isEquipment = ({ type, tags }: Card, tag: string): boolean => type === 'equipment' && tags.includes(tag)

/** The bearer's own limits (DT-EQP-06, DT-SYM-04, DT-MIS-04). */
function attachRefusal(judge: Judge, one: InPlay, card: Card, play: PlayRule): Reason | undefined {
  const { state } = judge
  const { uid } = one
  if (play.stay !== 'warrior' && play.stay !== 'card') return undefined
  const there = attached(state, uid)
  const hasOne = { card: card.id, warrior: uid }
  if (play.unique && play.unique !== 'player' && there.some(({ card: id }) => id === card.id))
    return say('bearer-has-one', hasOne, card.type === 'mission' ? 'DT-MIS-04' : 'DT-SYM-04')
  if (
    card.type === 'equipment' &&
    ONE_EACH.some((tag) => card.tags.includes(tag) && there.some((other) => isEquipment(faceOf(state, other.card), tag)))
  )
    return say('bearer-has-one', hasOne, 'DT-EQP-06')
  // A hidden warrior's own text is not in force, but its player knows what it may not bear.
  const printed = one.zone === 'hidden' ? faceOf(state, one.card).fx : []
  const forbids = ({ is = [] }: Ban) =>
    is.some((word) => judge.test({ me: one.controller, card: card.id }, word, `card:${card.id}`) === true)
  const barred =
    judge.bans('receive', uid).some(({ fx }) => forbids(fx)) ||
    (card.type === 'symmetry' && judge.bans('bestow', uid).some(({ fx }) => forbids(fx))) ||
    printed.some((fx) => fx.k === 'ban' && fx.act === 'receive' && forbids(fx))
  return barred ? say('bearer-refuses', hasOne, card.type === 'symmetry' ? 'DT-SYM-02' : 'DT-EQP-03') : undefined
}

/** What is wrong with this target for any card (DT-IMM-01, DT-ART-08, DT-MOD-02, DT-MIS-04). */
function aimRefusal(judge: Judge, seat: PlayerSeat, card: Card, play: PlayRule, target: Ref): Reason | undefined {
  const { state } = judge
  const one = isInPlay(state, target) ? state.inPlay[target] : undefined
  if (!one) {
    const hasOne = allInPlay(state).some((other) => other.before === target && other.card === card.id)
    return play.unique && hasOne ? say('card-played-already', { card: card.id }, 'DT-MIS-04') : undefined
  }
  // A warrior immune to Dark Symmetry cannot be given any (AMB-14), but immunity does not stop it from bearing equipment.
  const isBearing = play.stay === 'warrior' && card.type !== 'special' && card.type !== 'symmetry'
  if (isWarrior(state, one) && one.zone !== 'hidden') {
    if (!isBearing && judge.immune(one.uid, { card, me: seat }))
      return say('target-immune', { card: card.id, target }, 'DT-IMM-01')
    if (play.good && judge.isLegion(one.uid)) return say('art-for-legion', { card: card.id, target }, 'DT-ART-08')
  } else if (play.good && one.zone === 'hidden') return say('art-for-legion', { card: card.id, target }, 'DT-ART-08')
  return titleRefusal(judge, card, target)
}
export const titleRefusal = (judge: Judge, card: Card, about: string): Reason | undefined =>
  (judge.state.attack?.played[about] ?? []).includes(card.id) ? say('same-title', { card: card.id }, 'DT-MOD-02') : undefined

/** Whether this warrior may cast spells of the discipline (DT-ART-01). */
function canCast(judge: Judge, one: InPlay, discipline: string): boolean {
  const covers = (is: readonly string[] | undefined) => (is ?? []).some((word) => word === discipline || word === 'ALL')
  if (one.zone === 'hidden') {
    const { fx, aff } = faceOf(judge.state, one.card)
    return (
      !aff.includes('legion') && fx.some((own) => own.k === 'allow' && own.act === 'cast' && own.who === 'self' && covers(own.is))
    )
  }
  return judge.bans('cast', one.uid).length === 0 && judge.allows('cast', one.uid).some(({ fx }) => covers(fx.is))
}
/** Its personal combat spells count as combat spells. */
export const castsForOthers = (judge: Judge, uid: Uid): boolean =>
  isInPlay(judge.state, uid) && judge.allows('cast', uid).some(({ fx }) => (fx.is ?? []).includes('PERSONAL_AS_COMBAT'))

/** DT-ART-03, DT-ART-07, AMB-16: warriors of one's own Squad that may cast it now. */
export function castersOf(judge: Judge, seat: PlayerSeat, card: Card, play: PlayRule): readonly Uid[] {
  const { state } = judge
  return warriors(state, seat)
    .filter((one) => one.zone === 'squad' || one.zone === 'hidden')
    .filter((one) => play.caster !== undefined && canCast(judge, one, play.caster))
    .filter((one) => one.zone !== 'hidden' || isAffordable(judge, seat, card, play, one))
    .filter(({ uid }) => {
      if (play.spell !== 'PERSONAL')
        return play.on !== undefined || (!(play.good && isKnownLegion(judge, uid)) && !titleRefusal(judge, card, uid))
      const inCombat = judge.test({ me: seat, card: card.id }, 'inCombat', uid) === true
      if (inCombat && judge.immune(uid, { card, me: seat })) return false
      return (
        (inCombat && !(play.good && isKnownLegion(judge, uid)) && !titleRefusal(judge, card, uid)) ||
        (castsForOthers(judge, uid) && beneficiaries(judge, seat, card).length > 0)
      )
    })
    .map(({ uid }) => uid)
}
/** AMB-16: a hidden caster is paid for before its spell, so there must be enough Destiny for both. */
function isAffordable(judge: Judge, seat: PlayerSeat, card: Card, play: PlayRule, hidden: InPlay): boolean {
  const { stats, fx } = faceOf(judge.state, hidden.card)
  const double = fx.some((own) => own.k === 'kw' && own.kw.includes('DOUBLE_D') && own.arg === 'ART')
  const own = hidden.unpaid ? (stats?.V ?? 0) : 0
  return seatOf(judge.state, seat).D >= own + destinyDue(judge, seat, card, play.pay, leastX(play.pay), double)
}
/** Whether the caster is known to be of the Dark Legion. A beneficial spell may then not be cast on itself (DT-ART-08). */
const isKnownLegion = (judge: Judge, uid: Uid): boolean => judge.state.inPlay[uid]?.zone !== 'hidden' && judge.isLegion(uid)

/** The possible targets of a personal spell that is cast as a combat spell. */
export const beneficiaries = (judge: Judge, seat: PlayerSeat, card: Card): readonly Uid[] =>
  warriors(judge.state)
    .filter(({ uid }) => judge.test({ me: seat, card: card.id }, 'inCombat', uid) === true)
    .filter(({ uid }) => !judge.isLegion(uid) && !judge.immune(uid, { card, me: seat }) && !titleRefusal(judge, card, uid))
    .map(({ uid }) => uid)

/** Whether nobody at all may attack it. Then no card makes it the defender, whatever affiliations that card ignores. */
const isShunned = (judge: Judge, uid: Uid): boolean => judge.bans('be_attacked', uid).some(({ fx }) => fx.vs === undefined)
/** Whether the pair could be announced, including the obligations of `must` effects. */
function couldAttack(judge: Judge, attacker: Uid, defender: Uid): boolean {
  const seat = judge.state.inPlay[attacker]?.controller
  if (!seat || judge.pairRefusal(attacker, defender)) return false
  const pair = judge.pairsOf(seat).find((one) => one.attacker === attacker && one.defender === defender)
  return pair?.refused === undefined
}

/** Whether all these ops would find what they need; otherwise the play would have no effect. */
export function finds(judge: Judge, ctx: Ctx, ops: readonly Op[]): boolean {
  const { attack, seats } = judge.state
  return ops.every((op) => {
    switch (op.op) {
      case 'tactic': {
        // DT-TAC-04: only to the other tactic, and only if it is open to both.
        const { attacker, defender, tactic } = attack ?? {}
        if (!attacker || !defender || !tactic) return false
        return judge.tacticsFor(attacker.main, defender.main).some((other) => other !== tactic)
      }
      case 'defender': {
        const main = attack?.attacker?.main
        if (!main || !ctx.t || !isInPlay(judge.state, ctx.t)) return ctx.t === undefined
        return op.legal === 'ignore' ? !isShunned(judge, ctx.t) : couldAttack(judge, main, ctx.t)
      }
      case 'cover': {
        // A warrior that may not take cover cannot be covered by its own player's card either.
        const who = typeof op.who === 'string' ? judge.resolve(ctx, op.who) : undefined
        const one = who === undefined ? undefined : judge.state.inPlay[who as Uid]
        return one?.controller !== ctx.me || judge.bans('cover', one.uid).length === 0
      }
      case 'reinforce':
        return ctx.t === undefined || judge.finds(ctx, op.who)
      case 'search':
        return (seats[ctx.me]?.[op.zone] ?? []).length > 0
      case 'look':
        return playing(judge.state).some((seat) => seat !== ctx.me && (seats[seat]?.hand.length ?? 0) > 0)
      case 'apply':
        return (
          !('who' in op.fx) ||
          (op.fx.who !== 'defender' && op.fx.who !== 'attacker') ||
          judge.resolve(ctx, op.fx.who) !== undefined
        )
      case 'heal':
      case 'discard': {
        const filter = 'who' in op ? op.who : op.what
        const isThere = (ref: Ref) => op.op === 'heal' || isSeat(ref) || !isSheltered(judge, ref, ctx)
        return typeof filter !== 'object' || filter.n === 'all' || judge.finds(ctx, filter, isThere)
      }
      default:
        return true
    }
  })
}
