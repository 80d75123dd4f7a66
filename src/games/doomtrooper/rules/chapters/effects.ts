/**
 * Runs the effects of cards op by op (6.3). First the targets of an op are determined; if its selector leaves a choice, the
 * player of the card is asked. Then the op happens. An op is skipped if its condition does not hold or it finds no target. An op
 * that would change a combat has no effect if a combatant is immune to its card (DT-IMM-02).
 */
import type { PlayerSeat } from '../../../../kernel'
import { anyOrder, asTheyLie } from '../../../kit/rules/cards'
import { isSheltered, isSpared } from '../facts/changes'
import { freePlays } from '../facts/moves'
import { cardAt, isInPlay, seatOf, thing } from '../facts/table'
import { aimsOf } from '../facts/targets'
import { judgeOf } from '../fx'
import { combatants } from '../fx/combat'
import type { Ctx } from '../fx/context'
import type { Judge } from '../fx/judge'
import { opponent } from '../fx/words'
import { isSeat, isUid } from '../ids'
import type { Effect, Ref, State, Uid } from '../state'
import type { Calls } from '../terms'
import { ask, call, go, procedure, question, tell } from '../terms'
import type { Filter, Op, Selector } from '../vocabulary'
import { eventsOf } from './ops'

/** The selector of an op from which its targets are determined or chosen. */
function selectorOf(op: Op): Selector | undefined {
  if (op.op === 'apply') return 'who' in op.fx && typeof op.fx.who === 'object' && isCounted(op.fx.who) ? op.fx.who : undefined
  if (op.op === 'each') return op.over
  if (op.op === 'put') return undefined
  if ('who' in op) return op.who
  return 'what' in op ? op.what : undefined
}
const isCounted = (filter: Filter): boolean => filter.n !== undefined && filter.n !== 'all'

/** Ops against which `shield` protects. */
const PUTS_AWAY = new Set<Op['op']>(['discard', 'remove', 'return'])
/** Ops that change the combat itself. */
const OF_COMBAT = new Set<Op['op']>([
  'end_combat',
  'defender',
  'attacker',
  'tactic',
  'cover',
  'uncover',
  'reinforce',
  'disable',
  'alter',
])
function isBlocked(state: State, op: Op, ctx: Ctx): boolean {
  const card = state.pool[ctx.card]
  if (!card || !OF_COMBAT.has(op.op)) return false
  const source = { card, me: ctx.me, ...(ctx.source ? { uid: ctx.source } : {}) }
  return combatants(state).some((uid) => judgeOf(state).immune(uid, source))
}

/** Whether the op refers to an opponent who may have to be chosen. */
const namesOpponent = (op: Op): boolean => 'who' in op && (op.who === 'opp' || op.who === 'p')

const at = ({ ops, at = 0 }: Calls['effects']): Op => ops[at] as Op

export const effects = procedure('effects', {
  next: ({ state, local }) => {
    const { ops, at: index = 0, ctx } = local
    const op = ops[index]
    if (!op) return go('done')
    const judge = judgeOf(state)
    if (!judge.all(ctx, op.if, judge.subjectOf(ctx))) return go('next', { at: index + 1 })
    if (isBlocked(state, op, ctx)) return tell({ type: 'no-effect', card: ctx.card, why: 'immune' }, 'next', { at: index + 1 })
    return go('settle', { chosen: [] })
  },
  settle: ({ state, local }) => {
    const op = at(local)
    const { ctx } = local
    const judge = judgeOf(state)
    const about = { about: { card: ctx.card, op: op.op } }
    if (op.op === 'coin') return ask(question('chance', 'coin', anyOrder(2), asTheyLie(2), about), 'flipped')
    if (op.op === 'choose') {
      const options = op.options.map((_, branch) => ({ id: `branch:${branch}` as const }))
      return ask(question(ctx.me, 'which branch', { shape: 'pick', options, least: 1, most: 1 }, ['branch:0'], about), 'branched')
    }
    if (op.op === 'search') return go('search')
    if (op.op === 'convert') return go('convert')
    if (op.op === 'retarget') return go('retarget')
    if (op.op === 'plan') return go('plan')
    if (op.op === 'free_play') return go('freePlay')
    if (op.op === 'look' || namesOpponent(op)) return go('opponent')
    if (op.op === 'apply' && op.fx.k === 'immune' && op.fx.cards !== undefined) return go('spare')
    const selector = selectorOf(op)
    if (selector === undefined) return go('act')
    if (typeof selector === 'string') {
      const one = selector === 'combatant' ? combatants(state) : [judge.resolve(ctx, selector)]
      return go('act', { chosen: one.filter((ref) => ref !== undefined) })
    }
    const all = judge.select(ctx, selector)
    const isFree = (uid: Uid) => !judge.shielded(uid) && !isSheltered(judge, uid, ctx)
    const kept = PUTS_AWAY.has(op.op) ? all.filter((ref) => isSeat(ref) || isFree(ref)) : all
    if (!isCounted(selector)) return go('act', { chosen: kept })
    // Nobody immune to a card is chosen for it (AMB-14).
    const found = kept.filter((ref) => isSeat(ref) || !isSpared(judge, ref, ctx))
    const wanted = selector.n === 'X' ? (ctx.x ?? 0) : Number(selector.n)
    return found.length <= wanted ? go('act', { chosen: found }) : ask(whichOf(ctx, found, wanted, op), 'which')
  },
  // Exchanges P for D or D for P, in whole multiples of `give`.
  convert: ({ state, local }) => {
    const op = at(local)
    const { ctx } = local
    const most = op.op === 'convert' ? Math.floor(seatOf(state, ctx.me)[op.from] / op.give) : 0
    if (op.op !== 'convert' || most === 0) return go('next', { at: (local.at ?? 0) + 1 })
    return ask(
      question(ctx.me, 'how much', { shape: 'amount', least: 0, most }, 0, {
        about: { card: ctx.card, each: op.give, lots: true, from: op.from, get: op.get },
      }),
      'converted',
    )
  },
  converted: ({ local, heard }) => {
    const op = at(local)
    const { me, card } = local.ctx
    const lots = heard.the('how much')
    if (op.op !== 'convert' || lots === 0) return go('next', { at: (local.at ?? 0) + 1 })
    const [given, got] = [-lots * op.give, lots * op.get]
    const [P, D] = op.from === 'P' ? [given, got] : [got, given]
    return tell({ type: 'points-changed', seat: me, P, D, why: 'effect', card }, 'next', { at: (local.at ?? 0) + 1 })
  },
  // Offers the other possible targets of the answered card, which is just below this one on the stack.
  retarget: ({ state, local }) => {
    const { ctx } = local
    const answered = state.stack[state.stack.length - 2]
    const card = answered?.kind === 'play' ? state.pool[answered.card] : undefined
    if (!answered?.target || !card?.play) return go('next', { at: (local.at ?? 0) + 1 })
    const own: Ctx = { me: answered.seat, card: card.id }
    const others = aimsOf(judgeOf(state), answered.seat, card, card.play, own)
      .filter(({ target, refused }) => !refused && target !== answered.target)
      .map(({ target }) => target)
    const [first] = others
    if (!first) return go('next', { at: (local.at ?? 0) + 1 })
    return others.length === 1
      ? tell({ type: 'play-retargeted', target: first }, 'next', { at: (local.at ?? 0) + 1 })
      : ask(whichOf(ctx, others, 1, at(local)), 'retargeted')
  },
  retargeted: ({ local, heard }) => {
    const [target] = heard.the('which ones')
    const then = { at: (local.at ?? 0) + 1 }
    return target ? tell({ type: 'play-retargeted', target }, 'next', then) : go('next', then)
  },
  // Chooses attacker and defender for the player's next turn.
  plan: ({ state, local }) => {
    const { me } = local.ctx
    const open = judgeOf(state)
      .pairsOf(me)
      .filter(({ refused, defender }) => !refused && !isSeat(defender))
    const options = open.map(({ attacker, defender }) => ({
      id: `pair:${attacker}>${defender}` as const,
      on: [attacker, defender],
    }))
    const [first] = options
    if (!first) return go('next', { at: (local.at ?? 0) + 1 })
    return ask(question(me, 'combatants', { shape: 'pick', options, least: 1, most: 1 }, [first.id]), 'planned')
  },
  planned: ({ state, local, heard }) => {
    const { ctx } = local
    const [attacker = '', defender = ''] = heard.picked('combatants').slice(5).split('>')
    const effect: Effect = {
      id: state.next,
      fx: { k: 'must', who: 'self', act: 'attack' },
      for: 'theirs',
      ctx,
      who: [attacker as Uid],
      only: [defender as Uid],
      seat: ctx.me,
      since: state.turn,
    }
    return tell({ type: 'effect-began', effect }, 'next', { at: (local.at ?? 0) + 1 })
  },
  freePlay: ({ state, local }) => {
    const op = at(local)
    const { ctx } = local
    const then = { at: (local.at ?? 0) + 1 }
    if (op.op !== 'free_play' || seatOf(state, ctx.me).hand.length === 0) return go('next', then)
    const options = [...freePlays(state, ctx.me, { is: op.filter, ctx }), { id: 'pass' as const }]
    return ask(
      question(ctx.me, 'free play', { shape: 'pick', options, least: 1, most: 1 }, ['pass'], { about: { card: ctx.card } }),
      'freelyPlayed',
    )
  },
  freelyPlayed: ({ local, heard }) => {
    const id = heard.picked('free play')
    const then = { at: (local.at ?? 0) + 1 }
    return id === 'pass' ? go('next', then) : call('move', { seat: local.ctx.me, move: id, free: true }, 'next', then)
  },
  which: ({ heard }) => go('act', { chosen: heard.the('which ones') }),
  // Chooses the cards in play that the immunity protects against, as many as were paid for.
  spare: ({ state, local }) => {
    const op = at(local)
    const { ctx } = local
    if (op.op !== 'apply' || op.fx.k !== 'immune') return go('act')
    const { to, cards = 0 } = op.fx
    const judge = judgeOf(state)
    const wanted = judge.number(ctx, cards)
    const classes = to.some((one) => one.startsWith('SYM')) ? ['type:symmetry'] : []
    const narrowed = to.flatMap((one) => (one.startsWith('SYM_APOSTLE:') ? [`class:${one.slice(12)}`] : []))
    const found = judge.select(ctx, { of: 'any', is: [...classes, ...narrowed] })
    return found.length <= wanted ? go('act', { chosen: found }) : ask(whichOf(ctx, found, wanted, op), 'which')
  },
  opponent: ({ state, local }) => {
    const op = at(local)
    const { ctx } = local
    const rivals = state.order.filter((seat) => seat !== ctx.me && !seatOf(state, seat).eliminated)
    const wanted = op.op === 'look' ? Math.min(rivals.length, op.n === undefined ? 1 : judgeOf(state).number(ctx, op.n)) : 1
    const meant = op.op === 'look' ? undefined : opponent(state, ctx.me)
    if (meant) return go('act', { chosen: [meant] })
    if (rivals.length <= wanted) return go('act', { chosen: rivals })
    const options = rivals.map((id) => ({ id, on: [id] }))
    const choice = { shape: 'pick' as const, options, least: wanted, most: wanted }
    return ask(question(ctx.me, 'which opponent', choice, rivals.slice(0, wanted), { about: { card: ctx.card } }), 'named')
  },
  named: ({ heard }) => go('act', { chosen: heard.the('which opponent') }),
  search: ({ state, local }) => {
    const op = at(local)
    const { ctx } = local
    if (op.op !== 'search') return go('act')
    const judge = judgeOf(state)
    const faces = [...new Set(seatOf(state, ctx.me)[op.zone])].sort().filter((card) => judge.all(ctx, op.filter, `card:${card}`))
    const options = faces.map((card) => ({ id: `face:${card}` as const }))
    const [first] = options
    if (!first) return go('next', { at: (local.at ?? 0) + 1 })
    const choice = { shape: 'pick' as const, options, least: 1, most: 1 }
    return ask(question(ctx.me, 'which card', choice, [first.id], { about: { card: ctx.card, zone: op.zone } }), 'found')
  },
  found: ({ state, local, heard }) => {
    const op = at(local)
    const { me } = local.ctx
    const card = heard.picked('which card').slice(5)
    const from = op.op === 'search' ? op.zone : 'pile'
    const last = from === 'pile' && seatOf(state, me).pile.length === 1 ? { last: true as const } : {}
    return tell({ type: 'card-found', seat: me, from, card, ...last }, from === 'pile' ? 'reorder' : 'next', {
      at: (local.at ?? 0) + 1,
    })
  },
  reorder: ({ state, local: { ctx } }) => {
    const { length } = seatOf(state, ctx.me).pile
    if (length < 2) return go('next')
    return ask(question('chance', 'new order', anyOrder(length), asTheyLie(length), { about: { seat: ctx.me } }), 'reordered')
  },
  reordered: ({ state, local: { ctx }, heard }) => {
    const { pile } = seatOf(state, ctx.me)
    const order = heard.the('new order').map((from) => pile[from] ?? '?')
    return tell({ type: 'deck-shuffled', seat: ctx.me, why: 'searched', order }, 'next')
  },
  flipped: ({ local: { ctx }, heard }) => {
    const heads = heard.the('coin')[0] === 0
    return tell({ type: 'coin-flipped', seat: ctx.me, heads, card: ctx.card }, 'fallen', { chosen: [heads ? 'heads' : 'tails'] })
  },
  fallen: ({ local }) => {
    const op = at(local)
    const isHeads = local.chosen?.[0] === 'heads'
    const ops = op.op === 'coin' ? (isHeads ? op.heads : op.tails) : op.op === 'ask' ? (isHeads ? op.yes : op.no) : []
    return call('effects', { ops, ctx: local.ctx }, 'next', { at: (local.at ?? 0) + 1 })
  },
  branched: ({ local, heard }) => {
    const op = at(local)
    const branch = Number(heard.picked('which branch').split(':')[1])
    const ops = op.op === 'choose' ? (op.options[branch] ?? []) : []
    return call('effects', { ops, ctx: local.ctx }, 'next', { at: (local.at ?? 0) + 1 })
  },
  act: ({ state, local }) => {
    const op = at(local)
    const { ctx, chosen = [] } = local
    const then = { at: (local.at ?? 0) + 1 }
    const judge = judgeOf(state)
    // What was chosen are cards in play or players.
    const refs = chosen as readonly Ref[]
    switch (op.op) {
      case 'each':
        return go('each', { each: refs })
      case 'gain':
      case 'payout': {
        const [named] = op.op === 'gain' ? refs : [ctx.me]
        const seat = named !== undefined && isSeat(named) ? named : seatBehind(state, named)
        if (seat === undefined) return go('next', then)
        const n = Math.max(0, judge.number(ctx, op.n))
        const isMission = op.op === 'payout'
        const isBarred = isMission && judge.bans('reward', seat).some(({ fx, ctx: own }) => judge.all(own, fx.is, ctx.source))
        // A mission that pays nothing takes the place of nothing: the kill pays its V (DT-REW-01).
        const before = eventsOf(judge, isBarred ? besidesTheKill(op) : op, ctx, refs)
        return tell(before, 'gain', {
          ...then,
          gain: {
            seat,
            cur: isMission && earnsDestiny(judge, ctx) ? 'D' : op.cur,
            n: isBarred ? 0 : n,
            why: isMission ? 'mission' : 'effect',
            card: ctx.card,
          },
        })
      }
      case 'ask': {
        const [seat] = refs
        if (!seat || !isSeat(seat)) return go('next', then)
        const yes = seatOf(state, seat).hand.some((card) => judge.all(ctx, op.filter, `card:${card}`))
        return tell({ type: 'hand-asked', by: ctx.me, at: seat, yes }, 'fallen', { chosen: [yes ? 'heads' : 'tails'] })
      }
      case 'move': {
        const [what] = refs
        return what ? go('bearer', { what }) : go('next', then)
      }
      case 'extra':
        return tell(eventsOf(judge, op, ctx, refs), op.now ? 'atOnce' : 'next', then)
      default:
        return tell(eventsOf(judge, op, ctx, refs), 'hurt', then)
    }
  },
  // Chooses the warrior that gets the moved card, among those that may bear it.
  bearer: ({ state, local }) => {
    const { ctx, what } = local
    const then = { at: (local.at ?? 0) + 1 }
    const one = what && isInPlay(state, what) ? thing(state, what) : undefined
    const card = one && cardAt(state, one.uid)
    if (!one?.on || !card?.play) return go('next', then)
    const aims = aimsOf(judgeOf(state), one.controller, card, card.play, { me: one.controller, card: card.id })
    const found = aims.filter(({ target, refused }) => !refused && target !== one.on).map(({ target }) => target)
    if (found.length === 0) return go('next', then)
    return found.length === 1 ? go('moved', { chosen: found }) : ask(whichOf(ctx, found, 1, at(local)), 'borne')
  },
  borne: ({ heard }) => go('moved', { chosen: heard.the('which ones') }),
  moved: ({ state, local: { what, chosen = [], at: index = 0 } }) => {
    const [to] = chosen
    return what && to && isInPlay(state, what) && isInPlay(state, to)
      ? tell({ type: 'card-moved', uid: what, on: to }, 'next', { at: index + 1 })
      : go('next', { at: index + 1 })
  },
  gain: ({ state, local: { gain } }) =>
    gain && (state.noticed ?? []).length > 0 ? call('noticed', {}, 'gain') : gain ? call('gain', gain, 'next') : go('next'),
  atOnce: ({ local: { ctx } }) => call('actions', { nested: ctx.me }, 'granted'),
  granted: ({ local: { ctx } }) => tell({ type: 'granted-actions-over', seat: ctx.me }, 'next'),
  each: ({ local }) => {
    const op = at(local)
    const [it, ...rest] = local.each ?? []
    if (it === undefined || op.op !== 'each') return go('next', { at: (local.at ?? 0) + 1 })
    return call('effects', { ops: op.do, ctx: { ...local.ctx, it } }, 'each', { each: rest })
  },
  // Deaths are settled immediately, unless `deaths` is already running.
  hurt: ({ state }) => (state.dying.length > 0 && !state.burying ? call('deaths', {}, 'noticed') : go('noticed')),
  // Happenings caused by the op are answered now, or after the current play if a card is still on the stack.
  noticed: ({ state }) =>
    (state.noticed ?? []).length > 0 && state.stack.length === 0 ? call('noticed', {}, 'next') : go('next'),
})

/** Points earned by some warriors are Destiny only. */
const earnsDestiny = (judge: Judge, ctx: Ctx): boolean => {
  const bearer = judge.resolve(ctx, 'bearer')
  return bearer !== undefined && isUid(bearer) && judge.state.inPlay[bearer] !== undefined && judge.keyword(bearer, 'D_ONLY')
}
const besidesTheKill = (op: Op): Op => {
  if (op.op !== 'payout') return op
  const { instead: _instead, ...rest } = op
  return rest
}
const seatBehind = (state: State, ref: Ref | undefined): PlayerSeat | undefined =>
  ref !== undefined && isUid(ref) && state.inPlay[ref] ? thing(state, ref).controller : undefined

const whichOf = (ctx: Ctx, found: readonly Ref[], wanted: number, op: Op) => {
  const options = found.map((id) => ({ id, on: [id] }))
  const choice = { shape: 'pick' as const, options, least: wanted, most: wanted }
  return question(ctx.me, 'which ones', choice, found.slice(0, wanted), { about: { card: ctx.card, op: op.op, wanted } })
}
