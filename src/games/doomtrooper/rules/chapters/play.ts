/**
 * Carries out a chosen move (3.3): its actions are spent and it is announced; caster and X are chosen; the price is paid; others
 * may answer; it resolves. An announced move cannot be taken back, because its card is shown to all.
 */

import { type Card, sideOf } from '../cards'
import { HIDE_COST } from '../constants'
import type { Event } from '../events'
import { hurt, left, revealed } from '../facts/changes'
import { abilityCtx, actionsFor, costsActions, extraFor, limitKey, nextUid, opsOf } from '../facts/moves'
import { deployActions, deployDestiny, destinyDue, leastX, mostX, promotionDue, spendsDouble } from '../facts/prices'
import { cardAt, faceOf, isInPlay, seatOf, thing, warriors } from '../facts/table'
import { beneficiaries, castersOf, castsForOthers } from '../facts/targets'
import { costAfter, rateOf } from '../facts/turns'
import { judgeOf } from '../fx'
import type { Ctx } from '../fx/context'
import { handId, isSeat, readMove, slotOf } from '../ids'
import type { Playing, State, Uid } from '../state'
import type { Calls } from '../terms'
import { ask, call, go, procedure, question, tell } from '../terms'
import type { Price, Priced, Use } from '../vocabulary'
import { handRef } from '../zones'

const top = (state: State): Playing => state.stack[state.stack.length - 1] as Playing
const spent = (seat: Calls['move']['seat'], count: number): readonly Event[] =>
  count > 0 ? [{ type: 'actions-spent', seat, count }] : []
/** The events that pay for an act: its action and Destiny, as changed by cards. */
function acted(state: State, seat: Calls['move']['seat'], act: Priced): readonly Event[] {
  const judge = judgeOf(state)
  const D = costAfter(judge, seat, act, 'D', 0)
  const paid: readonly Event[] = D > 0 ? [{ type: 'points-changed', seat, P: 0, D: -D, why: 'price' }] : []
  return [...spent(seat, costAfter(judge, seat, act, 'actions', 1)), ...paid]
}
/** The ability that is being used. */
const ability = (state: State, { move }: Calls['move']): Use | undefined => {
  const { verb, index } = readMove(move)
  const fx = verb === 'use' ? faceOf(state, top(state).card).fx[index] : undefined
  return fx?.k === 'use' ? fx : undefined
}
const payOf = (state: State, local: Calls['move']): Price | undefined =>
  ability(state, local)?.pay ?? (top(state).kind === 'play' ? faceOf(state, top(state).card).play?.pay : undefined)
/** The warrior that spends the Destiny, for the keyword DOUBLE_D. */
const spenderOf = (state: State, local: Calls['move']): Uid | undefined =>
  top(state).caster ?? (ability(state, local) && (judgeOf(state).subjectOf(ctxOf(state, local)) as Uid))

/** The context of the play's effects. */
function ctxOf(state: State, { seat, event }: Calls['move']): Ctx {
  const { card, source, target, caster, x } = top(state)
  const from = source && isInPlay(state, source) ? abilityCtx(state, seat, thing(state, source)) : { me: seat, card }
  return {
    ...from,
    ...(source ? { source } : {}),
    ...(target ? { t: target } : {}),
    ...(caster ? { caster } : {}),
    ...(x === undefined ? {} : { x }),
    ...(event ? { event } : {}),
  }
}

export const move = procedure('move', {
  begin: ({ state, local }) => {
    const { seat } = local
    const { verb, thing: what, index, target } = readMove(local.move)
    switch (verb) {
      case 'meditate': {
        const D = rateOf(judgeOf(state), seat, 'meditate', 1) // DT-MED-01
        return tell([...spent(seat, 1), { type: 'points-changed', seat, P: 0, D, why: 'meditation' }], 'done')
      }
      case 'cover':
        return tell([...acted(state, seat, 'act:cover'), { type: 'cover-taken', uid: what as Uid }], 'done')
      case 'uncover':
        return tell(acted(state, seat, 'act:uncover'), 'uncover')
      case 'move': {
        const cost = cardAt(state, what as Uid).play?.movable ?? 1
        return tell([...spent(seat, cost), { type: 'card-moved', uid: what as Uid, on: target as Uid }], 'done')
      }
      case 'use': {
        const { card } = thing(state, what as Uid)
        const fx = faceOf(state, card).fx[index] as Use
        const limit = limitKey(fx.limit, `${what}.${index}`)
        const used: Event = {
          type: 'ability-used',
          seat,
          uid: what as Uid,
          index,
          card,
          ...(target ? { target } : {}),
          ...(limit ? { limit } : {}),
        }
        return tell([...spent(seat, costsActions(fx)), used], 'price')
      }
      default: {
        const slot = slotOf(what)
        const card = faceOf(state, seatOf(state, seat).hand[slot] ?? '?')
        const aim = verb === 'play' ? extraFor(state, seat, card, target) : undefined
        const cost =
          local.free || aim?.free
            ? 0
            : verb === 'deploy'
              ? deployActions(judgeOf(state), seat, card)
              : verb === 'hide'
                ? HIDE_COST
                : actionsFor(judgeOf(state), seat, card)
        const limit = verb === 'play' ? limitKey(card.play?.limit, card.id) : undefined
        const played: Event = {
          type: 'card-played',
          seat,
          slot,
          kind: verb as 'deploy' | 'hide' | 'play',
          card: card.id,
          ...(target ? { target } : {}),
          ...(limit ? { limit } : {}),
        }
        const extra: readonly Event[] = aim?.extra
          ? [{ type: 'points-changed', seat, P: 0, D: -aim.extra, why: 'price', card: card.id }]
          : []
        return tell([...spent(seat, cost), played, ...extra], 'caster')
      }
    }
  },
  uncover: ({ local: { move: id } }) => call('leave cover', { uid: readMove(id).thing as Uid }, 'done'),
  // DT-ART-03
  caster: ({ state, local: { seat } }) => {
    const { kind, card: id } = top(state)
    const card = faceOf(state, id)
    if (kind !== 'play' || !card.play?.caster) return go('price')
    const able = castersOf(judgeOf(state), seat, card, card.play)
    // The question must not reveal whether a hidden warrior can cast, so it is asked whenever there are hidden warriors. In a
    // world sampled for another seat nobody may be able to cast; then all hidden warriors are offered.
    const hidden = card.play.spell === 'PERSONAL' ? [] : warriors(state, seat).filter(({ zone }) => zone === 'hidden')
    const casters = able.length > 0 ? able : hidden.map(({ uid }) => uid)
    const [first] = casters
    if (first === undefined) return go('price')
    if (casters.length === 1 && hidden.length === 0) return tell({ type: 'play-fixed', caster: first }, 'shown')
    const options = casters.map((uid) => ({ id: uid, on: [uid] }))
    return ask(question(seat, 'caster', { shape: 'pick', options, least: 1, most: 1 }, [first], { about: { card: id } }), 'cast')
  },
  cast: ({ heard }) => tell({ type: 'play-fixed', caster: heard.picked('caster') }, 'shown'),
  // AMB-16: a hidden caster is revealed and paid for before it casts.
  shown: ({ state }) => {
    const { caster } = top(state)
    return caster && isInPlay(state, caster) ? tell(revealed(state, caster), 'for') : go('for')
  },
  for: ({ state, local: { seat } }) => {
    const { card: id, caster } = top(state)
    const card = faceOf(state, id)
    if (card.play?.spell !== 'PERSONAL' || !caster || !castsForOthers(judgeOf(state), caster)) return go('price')
    const all = beneficiaries(judgeOf(state), seat, card)
    const [first] = all
    if (first === undefined || all.length === 1) return first ? tell({ type: 'play-fixed', target: first }, 'price') : go('price')
    const options = all.map((uid) => ({ id: uid, on: [uid] }))
    return ask(
      question(seat, 'spell for', { shape: 'pick', options, least: 1, most: 1 }, [first], { about: { card: id } }),
      'spellFor',
    )
  },
  spellFor: ({ heard }) => tell({ type: 'play-fixed', target: heard.picked('spell for') }, 'price'),
  // DT-ART-04
  price: ({ state, local }) => {
    const { seat } = local
    const pay = payOf(state, local)
    if (pay?.perD === undefined) return go('pay')
    const judge = judgeOf(state)
    const { card: id } = top(state)
    const double = spendsDouble(judge, spenderOf(state, local), faceOf(state, id))
    const least = leastX(pay)
    const most = Math.max(least, Math.min(mostX(judge, seat, faceOf(state, id), pay, double), useful(state, local)))
    if (most === least) return tell({ type: 'play-fixed', x: least }, 'pay')
    return ask(
      question(seat, 'how much', { shape: 'amount', least, most }, least, { about: { card: id, each: pay.perD, double } }),
      'priced',
    )
  },
  priced: ({ heard }) => tell({ type: 'play-fixed', x: heard.the('how much') }, 'pay'),
  // Discards the cards of the hand that are part of the price.
  given: ({ state, local: { seat }, heard }) => {
    const { hand } = seatOf(state, seat)
    const cards = heard.the('discard cards').map((slot) => hand[slotOf(slot)] ?? '?')
    return tell({ type: 'cards-discarded', seat, cards }, 'pay', { given: true })
  },
  pay: ({ state, local }) => {
    const { seat } = local
    const { kind, card: id, source, x = 0 } = top(state)
    const judge = judgeOf(state)
    const card = faceOf(state, id)
    const pay = payOf(state, local)
    if (pay?.hand && !local.given) {
      const options = seatOf(state, seat).hand.map((_, slot) => ({ id: handId(slot), on: [handRef(seat, slot)] }))
      const wanted = Math.min(pay.hand, options.length)
      const choice = { shape: 'pick' as const, options, least: wanted, most: wanted }
      const fallback = options.slice(0, wanted).map((one) => one.id)
      return ask(question(seat, 'discard cards', choice, fallback, { about: { over: wanted, pays: id } }), 'given')
    }
    const double = spendsDouble(judge, spenderOf(state, local), card)
    const needs = kind === 'play' || kind === 'use' ? destinyDue(judge, seat, card, pay, x, double, ctxOf(state, local)) : 0
    const D = kind === 'deploy' ? deployDestiny(judge, seat, card) : needs
    const P = kind === 'play' || kind === 'use' ? promotionDue(judge, seat, card, pay) : 0
    const price: readonly Event[] =
      D > 0 || P > 0 ? [{ type: 'points-changed', seat, P: 0 - P, D: 0 - D, why: 'price', card: id }] : []
    const own = source ? abilityCtx(state, seat, thing(state, source)) : undefined
    const gone =
      !pay?.self || !source
        ? []
        : pay.self === 'wound'
          ? hurt(judge, { uid: source, inCombat: false })
          : left(state, [source], pay.self, 'price')
    // The bearer is remembered, because the card with the ability may have been discarded as the price.
    return tell([...price, ...gone], 'announced', own?.bearer ? { uid: own.bearer } : {})
  },
  announced: ({ state, local: { seat } }) => {
    const { kind, card } = top(state)
    if (kind === 'use') return go('resolve')
    return call('happening', { event: { name: 'card_played', seat, ...(kind === 'hide' ? {} : { card }) } }, 'resolve')
  },
  resolve: ({ state, local }) => {
    const { seat } = local
    const { kind, card: id, countered, target, caster } = top(state)
    const card = faceOf(state, id)
    if (countered) return tell({ type: 'play-over', seat, to: 'discard', card: id }, 'done') // AMB-40
    const uid = nextUid(state)
    const entered = { type: 'card-entered' as const, uid, seat, owner: seat, from: 'hand' as const, card: id }
    const placed: Event = { type: 'play-over', seat, to: 'play' }
    if (kind === 'deploy') return tell([{ ...entered, zone: sideOf(card) }, placed], 'deployed', { uid })
    if (kind === 'hide') return tell([{ ...entered, zone: 'hidden' }, placed], 'done')
    if (kind === 'use') return call('effects', { ops: ability(state, local)?.do ?? [], ctx: bound(state, local) }, 'used')
    if (caster && !isInPlay(state, caster)) return tell({ type: 'no-effect', card: id, why: 'gone' }, 'spent')
    if (target && !isSeat(target) && !isInPlay(state, target)) return tell({ type: 'no-effect', card: id, why: 'gone' }, 'spent')
    if (state.attack && counts(top(state), card))
      return tell({ type: 'title-counted', card: id, about: aboutOf(top(state)) }, 'take')
    return go('take')
  },
  take: ({ state, local }) => {
    const { seat } = local
    const { card: id, target } = top(state)
    const card = faceOf(state, id)
    const { play } = card
    const uid = nextUid(state)
    const entered = { type: 'card-entered' as const, uid, seat, owner: seat, from: 'hand' as const, card: id }
    const placed: Event = { type: 'play-over', seat, to: 'play' }
    switch (play?.stay) {
      case 'warrior':
      case 'card':
        return tell([{ ...entered, zone: 'attached', on: target as Uid }, placed], 'entered', { uid })
      case 'player':
        return tell([{ ...entered, zone: 'area', before: isSeat(target ?? '') ? (target as 'A') : seat }, placed], 'entered', {
          uid,
        })
      case 'squad':
      case 'kohort':
        return tell([{ ...entered, zone: play.stay }, placed], 'entered', { uid })
      default:
        return call('effects', { ops: opsOf(card.fx), ctx: spellCtx(state, local) }, 'spent')
    }
  },
  deployed: ({ local: { seat, uid } }) =>
    call('happening', { event: { name: 'deployed', seat, ...(uid ? { victim: uid } : {}) } }, 'done'),
  // Runs the immediate ops of a card that stays in play.
  entered: ({ state, local: { seat, uid } }) => {
    if (!uid || !isInPlay(state, uid)) return go('done')
    const ops = opsOf(cardAt(state, uid).fx)
    return ops.length > 0
      ? call('effects', { ops, ctx: { me: seat, card: thing(state, uid).card, source: uid } }, 'done')
      : go('done')
  },
  spent: ({ state, local: { seat } }) => {
    const { card } = top(state)
    return tell({ type: 'play-over', seat, to: faceOf(state, card).play?.after ?? 'discard', card }, 'done')
  },
  used: ({ local: { seat } }) => tell({ type: 'play-over', seat, to: 'play' }, 'hurt'),
  // The price of the ability may have killed a warrior.
  hurt: ({ state }) => (state.dying.length > 0 && !state.burying ? call('deaths', {}, 'done') : go('done')),
})

/** DT-MOD-02, AMB-11: whether a play is recorded against further cards of its title. Cancelled cards are not. */
const counts = ({ target, caster }: Playing, { play }: Card): boolean =>
  play?.when === 'COMBAT' || (play?.when !== 'RE' && (caster ?? target) !== undefined)
const aboutOf = ({ target, caster }: Playing): string => (target && !isSeat(target) ? target : (caster ?? 'combat'))

/** The context of an ability, with the bearer that it had when it was used. */
const bound = (state: State, local: Calls['move']): Ctx => ({
  ...ctxOf(state, local),
  ...(local.uid ? { bearer: local.uid } : {}),
})
/** The context of a spell. For a personal spell that is cast for another warrior, that warrior takes the caster's place. */
function spellCtx(state: State, local: Calls['move']): Ctx {
  const ctx = ctxOf(state, local)
  const isPersonal = faceOf(state, ctx.card).play?.spell === 'PERSONAL'
  return isPersonal && ctx.t && !isSeat(ctx.t) ? { ...ctx, caster: ctx.t } : ctx
}

/** The largest useful X: the number of possible helpers or of opponents. More would be paid for nothing. */
function useful(state: State, local: Calls['move']): number {
  const judge = judgeOf(state)
  const ops = ability(state, local)?.do ?? opsOf(faceOf(state, top(state).card).fx)
  const ctx = ctxOf(state, local)
  const limits = ops.map((op) => {
    if (op.op === 'reinforce') return judge.select(ctx, op.who).length
    return op.op === 'look'
      ? state.order.filter((seat) => seat !== local.seat && !seatOf(state, seat).eliminated).length
      : Number.MAX_SAFE_INTEGER
  })
  return Math.min(Number.MAX_SAFE_INTEGER, ...limits)
}

/** DT-COV-06, DT-DIC-04 */
export const leaveCover = procedure('leave cover', {
  show: ({ state, local: { uid } }) => {
    const isNew = thing(state, uid).zone === 'hidden'
    return tell(revealed(state, uid), isNew ? 'first' : 'open')
  },
  // DT-DIC-05: revealed for the first time, it has entered play.
  first: ({ state, local: { uid } }) => (isInPlay(state, uid) ? tell({ type: 'cover-left', uid }, 'entered') : go('done')),
  open: ({ local: { uid } }) => tell({ type: 'cover-left', uid }, 'done'),
  entered: ({ state, local: { uid } }) =>
    call('happening', { event: { name: 'deployed', seat: thing(state, uid).controller, victim: uid } }, 'done'),
})

/** A card for any time: what the standing offer was answered with. */
export const anyTimeMove = procedure('any time', {
  take: ({ heard }) => {
    const [said] = heard.all('any time')
    const [id] = said?.answer ?? []
    if (!said || !id || said.seat === 'chance') return go('done')
    return call('move', { seat: said.seat, move: id }, 'noticed')
  },
  noticed: ({ state }) => ((state.noticed ?? []).length > 0 ? call('noticed', {}, 'done') : go('done')),
})
