/** What a player may do now (3.2, 3.3): moves of the action step and what may be played in a window, with why not. */
import type { Option, PlayerSeat, Reason } from '../../../../kernel'
import type { Card } from '../cards'
import { HIDE_COST } from '../constants'
import { judgeOf } from '../fx'
import type { Ctx, Happening } from '../fx/context'
import { allowing } from '../fx/in-force'
import type { Judge } from '../fx/judge'
import { type Ability, printedOf } from '../fx/printed'
import { handId, type MoveId } from '../ids'
import { say } from '../said'
import type { InPlay, Ref, State, Uid } from '../state'
import type { Fx, Op, PlayRule, Use, When } from '../vocabulary'
import { handRef, zoneRef } from '../zones'
import { cardsFor } from './listed'
import { isOut } from './personality'
import { deployActions, deployDestiny, destinyDue, isTooDear, leastX, promotionDue, spendsDouble } from './prices'
import { allInPlay, bearerOf, faceOf, masterOf, ofLaid, seatOf, warriors } from './table'
import { type Aim, aimsOf, castersOf, finds, titleRefusal } from './targets'
import { actionsLeftOf, costAfter, isNested, isOpen, mustLeaveCover } from './turns'

export type Offered = Option<MoveId>
const offered = (id: MoveId, on: readonly string[], refused?: Reason): Offered => (refused ? { id, on, refused } : { id, on })

/** What a window lets a player play, and what it answers. `full`: what is refused is shown too. */
export interface Opening {
  readonly whens: readonly When[]
  readonly event?: Happening
  readonly full?: boolean
  /** Set by a free-play card: hand cards that satisfy `is` may be played outside their window and without an action. */
  readonly free?: { readonly is: readonly string[]; readonly ctx: Ctx }
}

const opsIn = new WeakMap<readonly Fx[], readonly Op[]>()
/** All that a card does when it resolves, read off its effects once. */
export function opsOf(fx: readonly Fx[]): readonly Op[] {
  const known = opsIn.get(fx)
  if (known) return known
  const ops = fx.flatMap((one) => (one.k === 'do' ? one.do : []))
  opsIn.set(fx, ops)
  return ops
}
/** The key under which uses with a limit are recorded in `State.used` (AMB-42). */
export const limitKey = (limit: 'turn' | 'combat' | 'game' | undefined, what: string): string | undefined =>
  limit === undefined ? undefined : `${limit} ${what}`

export const costsActions = ({ when, actions }: { readonly when: When; readonly actions?: number }): number =>
  when === 'ACTION' ? Math.max(1, actions ?? 1) : (actions ?? 0)
/** The actions that playing a card takes, as changed by cards in force. */
export const actionsFor = (judge: Judge, seat: PlayerSeat, card: Card): number =>
  card.play ? costAfter(judge, seat, card, 'actions', costsActions(card.play)) : 0

/** Why the player may take no action at all, found out once for each state. */
function idleness(judge: Judge, seat: PlayerSeat): Reason | undefined {
  const { memo } = judge
  memo.idleness ??= new Map()
  if (memo.idleness.has(seat)) return memo.idleness.get(seat)
  const found =
    judge.bans('act', seat).length > 0
      ? say('no-actions', {}, 'DT-CRD-01')
      : mustLeaveCover(judge, seat)
        ? say('must-leave-cover', {}, 'DT-COV-02')
        : undefined
  memo.idleness.set(seat, found)
  return found
}
function actionRefusal(judge: Judge, seat: PlayerSeat, cost: number): Reason | undefined {
  if (cost === 0) return undefined
  const none = idleness(judge, seat)
  if (none) return none
  const left = actionsLeftOf(judge.state, seat)
  return left < cost ? say('actions-short', { needs: cost, left }, cost === HIDE_COST ? 'DT-DIC-01' : 'DT-ACT-01') : undefined
}
function destinyRefusal(state: State, seat: PlayerSeat, needs: number, rule: string): Reason | undefined {
  const { D } = seatOf(state, seat)
  return D < needs ? say('destiny-short', { needs, has: D }, rule) : undefined
}

const NONE: readonly never[] = []
/** Whether anybody at all may be given Gifts at any time: mostly nobody. */
const mayBestowFreely = ({ state }: Judge): boolean => allowing(state, 'bestow').some(({ fx }) => fx.free)

/** Cards of the hand that may be played. */
function fromHand(judge: Judge, seat: PlayerSeat, { whens, event, full, free }: Opening): readonly Offered[] {
  const { state } = judge
  return seatOf(state, seat).hand.flatMap((id, slot): readonly Offered[] => {
    const card = state.pool[id]
    const play = card?.play
    if (!card || !play || (free && (play.when === 'RE' || !judge.all(free.ctx, free.is, `card:${id}`)))) return NONE
    const at = handRef(seat, slot)
    const isNow =
      free !== undefined ||
      (whens.includes(play.when) && (play.when !== 'RE' || play.re === event?.name) && (play.when !== 'START' || !state.acted))
    // Some warriors may be given Gifts at any time without an action.
    const isFreeGift = !isNow && whens.includes('ANY') && card.type === 'symmetry'
    if (isFreeGift && !mayBestowFreely(judge)) return []
    if (!isNow && !isFreeGift)
      return full && play.when !== 'ACTION'
        ? [offered(`play:${handId(slot)}`, [at], say('card-not-now', { card: id }, 'DT-CRD-11'))]
        : NONE
    const ctx: Ctx = { me: seat, card: id, sees: true, ...(event ? { event } : {}) }
    const alone = playRefusal(judge, seat, card, play, ctx)
    if (alone && !full) return NONE
    const shown = (options: readonly Offered[]) => (full ? options : options.filter(({ refused }) => !refused))
    if (!play.on)
      return isFreeGift
        ? []
        : shown([
            offered(
              `play:${handId(slot)}`,
              [at],
              alone ?? (free ? undefined : actionRefusal(judge, seat, actionsFor(judge, seat, card))),
            ),
          ])
    const aims = aimsOf(judge, seat, card, play, ctx).filter(({ free }) => isNow || free)
    const tired = actionRefusal(judge, seat, actionsFor(judge, seat, card))
    if (aims.length === 0)
      return full && isNow ? [offered(`play:${handId(slot)}`, [at], say('card-needs-target', { card: id }, 'DT-CRD-11'))] : []
    return shown(
      aims.map((aim) =>
        offered(
          `play:${handId(slot)}>${aim.target}`,
          [at, aim.target],
          aimedRefusal(judge, seat, card, play, ctx, aim, alone ?? (free || aim.free ? undefined : tired)),
        ),
      ),
    )
  })
}

function aimedRefusal(
  judge: Judge,
  seat: PlayerSeat,
  card: Card,
  play: PlayRule,
  ctx: Ctx,
  aim: Aim,
  anyway: Reason | undefined,
): Reason | undefined {
  const whatever = aim.refused ?? anyway
  if (whatever) return whatever
  const extra = aim.extra ?? 0
  const needs = destinyDue(judge, seat, card, play.pay, leastX(play.pay), false, { ...ctx, t: aim.target }) + extra
  const poor = extra > 0 || play.pay?.V ? destinyRefusal(judge.state, seat, needs, 'DT-CRD-01') : undefined
  if (poor) return poor
  return finds(judge, { ...ctx, t: aim.target }, opsOf(card.fx))
    ? undefined
    : say('not-for-this-one', { card: card.id, target: aim.target }, 'DT-CRD-11')
}

/** Why a card may not be played at all, whatever its target. */
function playRefusal(judge: Judge, seat: PlayerSeat, card: Card, play: PlayRule, ctx: Ctx): Reason | undefined {
  const { state } = judge
  if (
    judge
      .bans('play', seat)
      .some(({ fx, ctx: own }) => (fx.is ?? []).some((word) => judge.test(own, word, `card:${card.id}`) === true))
  )
    return say('card-not-now', { card: card.id }, 'DT-CRD-11')
  if (!judge.all(ctx, play.if, judge.subjectOf(ctx))) return say('card-not-now', { card: card.id }, 'DT-CRD-11')
  // DT-ATR-07: a player under direct attack may play cards that change the combat, but none on a warrior in it.
  const changes = opsOf(card.fx).some(({ op }) => op === 'defender' || op === 'end_combat')
  if (state.attack?.direct === seat && play.when === 'COMBAT' && play.on && !changes)
    return say('card-needs-target', { card: card.id }, 'DT-ATR-07')
  const key = limitKey(play.limit, card.id)
  if (key !== undefined && state.used.includes(key)) return say('card-played-already', { card: card.id }, 'DT-CRD-11')
  if (play.unique === 'player' && allInPlay(state).some((one) => one.card === card.id && one.controller === seat))
    return say('card-played-already', { card: card.id }, 'DT-CRD-08')
  const casters = play.caster ? castersOf(judge, seat, card, play) : []
  if (play.caster && casters.length === 0) {
    const twice = warriors(state, seat).flatMap(({ uid }) => titleRefusal(judge, card, uid) ?? [])
    if (twice[0]) return twice[0]
    return say(
      'card-needs-caster',
      { card: card.id, discipline: play.caster },
      play.spell === 'PERSONAL' ? 'DT-ART-07' : 'DT-ART-03',
    )
  }
  const least = (double: boolean) => destinyDue(judge, seat, card, play.pay, leastX(play.pay), double)
  const costs = play.caster ? casters.map((uid) => least(spendsDouble(judge, uid, card))) : [least(false)]
  const poor = destinyRefusal(state, seat, Math.min(...costs), 'DT-ART-04')
  if (poor) return poor
  if (isTooDear(judge, seat, card, Math.min(...costs))) return say('card-not-now', { card: card.id }, 'DT-CRD-01')
  const { P, hand } = seatOf(state, seat)
  const promotion = promotionDue(judge, seat, card, play.pay)
  if (P < promotion) return say('promotion-short', { needs: promotion, has: P }, 'DT-CRD-11')
  if (hand.length - 1 < (play.pay?.hand ?? 0))
    return say('hand-short', { needs: play.pay?.hand ?? 0, has: hand.length - 1 }, 'DT-CRD-11')
  if (!play.on) {
    if (!finds(judge, ctx, opsOf(card.fx))) return say('card-needs-target', { card: card.id }, 'DT-ATR-07')
    if (state.attack && !play.caster && play.when === 'COMBAT') return titleRefusal(judge, card, 'combat')
  }
  return undefined
}

/** What an ability is aimed at, and whether it can be paid. */
function abilities(judge: Judge, seat: PlayerSeat, { whens }: Opening): readonly Offered[] {
  const { state } = judge
  const all = printedOf(state).abilities
  const own = all.filter(({ active: { fx, ctx } }) => ctx.me === seat && isNow(state, fx, whens))
  return own.length === 0 ? NONE : own.flatMap((ability) => usesOf(judge, seat, ability))
}
const isNow = ({ acted }: State, { when }: Use, whens: readonly When[]): boolean =>
  whens.includes(when) && (when !== 'START' || !acted)
function usesOf(judge: Judge, seat: PlayerSeat, { one, active: { fx, card }, index }: Ability): readonly Offered[] {
  const { state } = judge
  const ctx = abilityCtx(state, seat, one)
  const key = limitKey(fx.limit, `${one.uid}.${index}`)
  if (key !== undefined && state.used.includes(key)) return []
  if (!judge.all(ctx, fx.if, judge.subjectOf(ctx)) || actionRefusal(judge, seat, costsActions(fx))) return []
  const spender = judge.subjectOf(ctx)
  if (
    judge
      .bans('use', spender ?? seat)
      .some(({ fx: ban, ctx: own }) => (ban.is ?? []).some((word) => judge.test(own, word, one.uid) === true))
  )
    return []
  const needs = destinyDue(judge, seat, card, fx.pay, leastX(fx.pay), spendsDouble(judge, spender as Uid, card), ctx)
  if (destinyRefusal(state, seat, needs, 'DT-ART-04')) return []
  const { P, hand } = seatOf(state, seat)
  if (P < promotionDue(judge, seat, card, fx.pay) || hand.length < (fx.pay?.hand ?? 0)) return []
  const id = `use:${one.uid}.${index}` as const
  if (!fx.on) return finds(judge, ctx, fx.do) ? [offered(id, [one.uid])] : []
  return judge
    .select(ctx, fx.on)
    .filter((target) => !(target in state.inPlay && judge.immune(target as Uid, { card, uid: one.uid, me: seat })))
    .map((target) => offered(`${id}>${target}`, [one.uid, target]))
}
/** The context of an ability, including its bearer, which is needed if the card leaves play before the ability resolves. */
export function abilityCtx(state: State, seat: PlayerSeat, one: InPlay): Ctx {
  const bearer = bearerOf(state, one)
  return { me: seat, card: one.card, source: one.uid, ...(bearer ? { bearer: bearer.uid } : {}) }
}

/** What may be played in a window. */
export const plays = (state: State, seat: PlayerSeat, opening: Opening): readonly Offered[] => {
  const judge = judgeOf(state)
  return [...fromHand(judge, seat, opening), ...abilities(judge, seat, opening)]
}
/** Cards of the hand that may be played now without an action, whatever their moment; warriors among them are deployed. */
export function freePlays(state: State, seat: PlayerSeat, free: NonNullable<Opening['free']>): readonly Offered[] {
  const judge = judgeOf(state)
  const all = [...fromHand(judge, seat, { whens: [], free }), ...deployments(judge, seat, free)]
  return all.filter(({ id, refused }) => !refused && !id.startsWith('hide'))
}
/** Cards for any time, in an open priority point. */
export const anyTime = (state: State, seat: PlayerSeat): readonly Offered[] =>
  isOpen(state) ? plays(state, seat, { whens: ['ANY'] }) : []

/** DT-ACT-03: everything that may be done in the action step; of actions granted at once no attack (DT-ACT-05). */
export function menu(state: State, seat: PlayerSeat): readonly Offered[] {
  const judge = judgeOf(state)
  const nested = isNested(state)
  const whens: readonly When[] = nested ? ['ACTION'] : ['ACTION', 'FREE', 'START']
  return [
    ...deployments(judge, seat),
    ...covers(judge, seat),
    offered('meditate', [zoneRef(seat, 'D')], actionRefusal(judge, seat, 1)),
    ...plays(state, seat, { whens, full: true }),
    ...transfers(judge, seat),
    ...(nested ? [] : [offered('attack', [], attackRefusal(judge, seat))]),
  ]
}

// DT-DEP-01 to DT-DEP-05, DT-DIC-01 to DT-DIC-03
function deployments(judge: Judge, seat: PlayerSeat, free?: Opening['free']): readonly Offered[] {
  const { state } = judge
  const isOpenly = warriors(state, seat).some(({ covered }) => !covered)
  const bars = judge.bans('deploy', seat)
  const noHiding = actionRefusal(judge, seat, HIDE_COST)
  return seatOf(state, seat).hand.flatMap((id, slot): readonly Offered[] => {
    const card = state.pool[id]
    if (card?.type !== 'warrior' || (free && !judge.all(free.ctx, free.is, `card:${id}`))) return NONE
    const at = handRef(seat, slot)
    const barred = bars.some(({ fx, ctx }) => judge.all(ctx, fx.is, `card:${id}`))
      ? say('card-not-now', { card: id }, 'DT-CRD-01')
      : undefined
    const twice = isOut(state, id) ? say('personality-out', { card: id }, 'DT-PER-01') : undefined
    const poor = destinyRefusal(state, seat, deployDestiny(judge, seat, card), 'DT-DEP-03')
    const alone = isOpenly ? undefined : say('last-in-open', {}, 'DT-DIC-03')
    const shuns = card.fx.some((own) => own.k === 'ban' && own.act === 'cover' && own.who === 'self')
      ? say('card-not-now', { card: id }, 'DT-CRD-01')
      : undefined
    const tired = free ? undefined : actionRefusal(judge, seat, deployActions(judge, seat, card))
    return [
      offered(`deploy:${handId(slot)}`, [at], tired ?? barred ?? twice ?? poor),
      offered(`hide:${handId(slot)}`, [at, zoneRef(seat, 'hidden')], noHiding ?? barred ?? shuns ?? alone ?? twice),
    ]
  })
}

// DT-COV-01 to DT-COV-06
function covers(judge: Judge, seat: PlayerSeat): readonly Offered[] {
  const { state } = judge
  const own = warriors(state, seat)
  const inOpen = own.filter(({ covered }) => !covered).length
  const attacks = (uid: Uid) => state.attack?.attacker?.main === uid
  return own.map(({ uid, covered }) => {
    const act = covered ? 'act:uncover' : 'act:cover'
    const cost = costAfter(judge, seat, act, 'actions', 1)
    const poor = destinyRefusal(state, seat, costAfter(judge, seat, act, 'D', 0), 'DT-CRD-01')
    if (covered) {
      const barred = judge.bans('uncover', uid).length > 0 ? say('may-not-uncover', { warrior: uid }, 'DT-CRD-01') : undefined
      const left = actionsLeftOf(state, seat)
      return offered(
        `uncover:${uid}`,
        [uid],
        left < cost ? say('actions-short', { needs: cost, left }, 'DT-ACT-01') : (barred ?? poor),
      )
    }
    const barred =
      judge.bans('cover', uid).length > 0 || attacks(uid) ? say('may-not-cover', { warrior: uid }, 'DT-CRD-01') : undefined
    const last = inOpen === 1 ? say('last-in-open', {}, 'DT-COV-02') : undefined
    return offered(`cover:${uid}`, [uid], actionRefusal(judge, seat, cost) ?? last ?? barred ?? poor)
  })
}

const movableIn = ofLaid((laid) => allInPlay(laid).filter(({ card }) => faceOf(laid, card).play?.movable !== undefined))
/** DT-CRD-08: fortifications that may be moved to another warrior. */
function transfers(judge: Judge, seat: PlayerSeat): readonly Offered[] {
  const { state } = judge
  return movableIn(state).flatMap((one): readonly Offered[] => {
    const card = faceOf(state, one.card)
    if (card.play?.movable === undefined || one.on === undefined || masterOf(state, one) !== seat) return []
    if (actionRefusal(judge, seat, card.play.movable)) return []
    const ctx: Ctx = { me: seat, card: one.card, sees: true }
    const others = aimsOf(judge, seat, card, card.play, ctx).filter(({ target, refused }) => target !== one.on && !refused)
    return others.map(({ target }) => offered(`move:${one.uid}>${target as Uid}`, [one.uid, target]))
  })
}

// DT-ATK-01 to DT-ATK-04, DT-ATK-07
export function attackRefusal(judge: Judge, seat: PlayerSeat): Reason | undefined {
  const { state } = judge
  if (mustLeaveCover(judge, seat) && state.actionsLeft > 0) return say('must-leave-cover', {}, 'DT-COV-02')
  const isFirst = state.rulings.firstTurnRule === 'each' ? seatOf(state, seat).turns <= 1 : state.turn <= 1
  if (isFirst) return say('first-turn-attack', {}, 'DT-ATK-04')
  if (judge.bans('act', seat).length > 0) return say('no-actions', {}, 'DT-CRD-01')
  const poor = destinyRefusal(state, seat, costAfter(judge, seat, 'act:attack', 'D', 0), 'DT-CRD-01')
  if (poor) return poor
  if (!state.attacked && state.extraAttacks < 0) return say('attacked-already', {}, 'DT-ATK-01')
  if (state.attacked) return state.extraAttacks > 0 ? undefined : say('attacked-already', {}, 'DT-ATK-01')
  if (state.actionsLeft < 1) return say('actions-short', { needs: 1, left: state.actionsLeft }, 'DT-ATK-01')
  return undefined
}

/**
 * Whether the player can do nothing but end the actions, which then end automatically. Judged by public facts only, because
 * otherwise the automatic end would reveal something about the hand.
 */
export function isIdle(state: State, seat: PlayerSeat): boolean {
  const judge = judgeOf(state)
  if (actionsLeftOf(state, seat) > 0 || (!isNested(state) && !attackRefusal(judge, seat))) return false
  const { hand } = seatOf(state, seat)
  const couldHold = hand.length > 0 && cardsFor(state, seat, 'FREE').length > 0
  return !couldHold && abilities(judge, seat, { whens: ['FREE'] }).length === 0
}

/** Whether the player might have a card for a window, by public facts: the deck list has one and the hand is not empty. */
export function couldPlay(state: State, seat: PlayerSeat, when: When, event?: Happening): boolean {
  if (event?.name === 'card_played' && event.seat === seat) return false
  if (abilities(judgeOf(state), seat, { whens: [when] }).length > 0) return true
  if (seatOf(state, seat).hand.length === 0) return false
  return cardsFor(state, seat, when).some(({ id, play }) => {
    if (when === 'RE' && play.re !== event?.name) return false
    const key = limitKey(play.limit, id)
    if (key !== undefined && state.used.includes(key)) return false
    return judgeOf(state).all({ me: seat, card: id, ...(event ? { event } : {}) }, play.if, undefined)
  })
}

/** The next name for a card in play. */
export const nextUid = (state: State): Uid => `c${state.next}`
export const extraFor = (state: State, seat: PlayerSeat, card: Card, target: Ref | undefined): Aim | undefined => {
  if (!card.play?.on || target === undefined) return undefined
  const ctx: Ctx = { me: seat, card: card.id, sees: true }
  return aimsOf(judgeOf(state), seat, card, card.play, ctx).find((aim) => aim.target === target)
}
