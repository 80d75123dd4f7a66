/** The events of one op. `refs` are its targets, either determined by its selector or chosen. */
import type { PlayerSeat } from '../../../../kernel'
import type { Event } from '../events'
import { evolve } from '../events'
import { hurt, isSpared, left, revealed } from '../facts/changes'
import { nextUid } from '../facts/moves'
import { cardAt, isInPlay, isWarrior, seatBehind, seatOf, squadOrKohort, thing } from '../facts/table'
import { judgeOf } from '../fx'
import { members, otherSide, sideWith, type Which } from '../fx/combat'
import type { Ctx } from '../fx/context'
import type { Judge } from '../fx/judge'
import { sharedCorporation } from '../fx/pairs'
import { opponent } from '../fx/words'
import { isSeat } from '../ids'
import type { Effect, Ref, Side, State, Uid } from '../state'
import { type Duration, type Op, type RedirectOp, STATS, type Static } from '../vocabulary'
import { drawn } from './turn'

export function eventsOf(judge: Judge, op: Op, ctx: Ctx, refs: readonly Ref[]): readonly Event[] {
  const { state } = judge
  const uids = refs.filter((ref): ref is Uid => isInPlay(state, ref))
  const spared = uids.filter((uid) => !isSpared(judge, uid, ctx))
  const source = ctx.source
  switch (op.op) {
    case 'lose': {
      const seats = refs.filter(isSeat)
      const n = judge.number(ctx, op.n)
      return seats.map((seat) => {
        const loss = 0 - Math.min(n, op.cur === 'PTS' ? 0 : seatOf(state, seat)[op.cur])
        return {
          type: 'points-changed',
          seat,
          P: op.cur === 'P' ? loss : 0,
          D: op.cur === 'D' ? loss : 0,
          why: 'lost',
          card: ctx.card,
        }
      })
    }
    case 'heal':
      return spared
        .filter(
          (uid) =>
            thing(state, uid).wounded && judge.bans('heal', uid).length === 0 && !state.dying.some((one) => one.uid === uid),
        )
        .map((uid) => ({ type: 'healed', uid }))
    case 'cover':
      return spared.filter((uid) => !thing(state, uid).covered).map((uid) => ({ type: 'cover-taken', uid }))
    case 'uncover':
      return inTurn(state, uids, (now, uid) => {
        const shown = revealed(now, uid)
        const isGone = shown.some(({ type }) => type === 'cards-left')
        return isGone || !thing(now, uid).covered ? shown : [...shown, { type: 'cover-left', uid }]
      })
    case 'reveal':
      return inTurn(state, uids, revealed)
    case 'wound':
    case 'kill': {
      const pts = op.pts && judge.resolve(ctx, op.pts)
      const scorer = pts !== undefined && isSeat(pts) ? { scorer: pts } : {}
      const deadly = op.op === 'kill' ? { deadly: true } : {}
      return inTurn(state, spared, (now, uid) =>
        hurt(judgeOf(now), { uid, inCombat: false, ...(source ? { by: source } : {}), ...scorer, ...deadly }),
      )
    }
    case 'damage': {
      const n = judge.number(ctx, op.n)
      const struck = spared.filter((uid) => n >= judge.rating(uid, 'A').total)
      return inTurn(state, struck, (now, uid) => hurt(judgeOf(now), { uid, inCombat: false, ...(source ? { by: source } : {}) }))
    }
    case 'discard':
    case 'remove':
    case 'return': {
      const free = uids.filter((uid) => !judge.shielded(uid))
      const to = op.op === 'return' ? 'hand' : op.op
      const kept: readonly Event[] = free.length < uids.length ? [{ type: 'no-effect', card: ctx.card, why: 'immune' }] : []
      return [...kept, ...left(state, free, to, 'effect')]
    }
    case 'draw':
      return drawn(state, ctx.me, judge.number(ctx, op.n), 'effect')
    case 'look':
      return refs.filter(isSeat).map((at) => ({ type: 'hand-looked-at', by: ctx.me, at, cards: seatOf(state, at).hand }))
    case 'put': {
      const card = seatOf(state, ctx.me).reserve.find((id) => judge.all(ctx, op.what.is, `card:${id}`))
      const uid = nextUid(state)
      return card ? [{ type: 'card-entered', uid, seat: ctx.me, owner: ctx.me, zone: op.to, from: 'reserve', card }] : []
    }
    case 'tactic': {
      const { attacker, defender, tactic } = state.attack ?? {}
      const open = attacker && defender ? judge.tacticsFor(attacker.main, defender.main).filter((one) => one !== tactic) : []
      return open[0] ? [{ type: 'tactic-set', tactic: open[0] }] : []
    }
    case 'defender':
    case 'attacker':
      return redirected(judge, op, ctx, uids[0])
    case 'end_combat':
      return state.attack && !state.attack.ended ? [{ type: 'attack-called-off', why: 'called off' }] : []
    case 'counter': {
      const answered = state.stack[state.stack.length - 2]
      return answered
        ? [{ type: 'card-countered', by: ctx.me, ...(answered.kind === 'hide' ? {} : { card: answered.card }) }]
        : []
    }
    case 'undo': {
      const victim = ctx.event?.victim
      return victim && state.dying.some(({ uid }) => uid === victim) ? [{ type: 'saved', uid: victim }] : []
    }
    case 'reinforce': {
      const side = judge.resolve(ctx, op.side)
      const which = side && sideWith(state, side as Uid)
      return which ? uids.map((uid) => ({ type: 'reinforced', which, uid })) : []
    }
    case 'disable': {
      const [what] = uids
      return what ? begun(state, [{ fx: { k: 'disable', what }, for: op.for, ctx, ...timed(state, op.for, ctx, what) }]) : []
    }
    case 'alter': {
      const [what] = uids
      return what
        ? begun(state, [
            { fx: { k: 'alter', what, times: op.how === 'zero' ? 0 : op.how === 'invert' ? -1 : (op.n ?? 2) }, for: op.for, ctx },
          ])
        : []
    }
    case 'apply':
      return applied(state, op.fx, op.for, ctx, refs)
    case 'extra':
      return [
        {
          type: 'actions-granted',
          seat: ctx.me,
          count: judge.number(ctx, op.n),
          kind: op.kind,
          ...(op.now ? { now: true as const } : {}),
        },
      ]
    case 'mark': {
      const [uid] = uids
      return uid ? [{ type: 'marked', uid, count: judge.number(ctx, op.n) }] : []
    }
    case 'swap': {
      const [seat] = refs.filter(isSeat)
      if (!seat || seat === ctx.me) return []
      const more = seatOf(state, seat)[op.cur] - seatOf(state, ctx.me)[op.cur]
      return [pointsOf(ctx.me, op.cur, more, ctx), pointsOf(seat, op.cur, 0 - more, ctx)]
    }
    case 'control': {
      const to = judge.resolve(ctx, op.to)
      if (to === undefined || !isSeat(to)) return []
      return spared
        .filter((uid) => thing(state, uid).zone !== 'hidden' && thing(state, uid).controller !== to)
        .map((uid) => ({ type: 'control-changed', uid, seat: to }))
    }
    case 'attach': {
      const [uid] = uids
      const to = judge.resolve(ctx, op.to)
      return uid && to && isInPlay(state, to) && to !== uid && isWarrior(state, thing(state, to))
        ? [{ type: 'card-moved', uid, on: to }]
        : []
    }
    case 'copy': {
      const [uid] = spared
      const from = judge.resolve(ctx, op.from)
      if (!uid || !from || !isInPlay(state, from) || thing(state, from).zone === 'hidden') return []
      const printed = cardAt(state, from).stats
      const mods = STATS.flatMap((stat): Static[] => {
        const n = printed?.[stat]
        return typeof n === 'number' ? [{ k: 'mod', who: op.who, stat: [stat], op: '=', n }] : []
      })
      return begun(
        state,
        mods.map((fx) => ({ fx, for: op.for, ctx, who: [uid], ...timed(state, op.for, ctx, uid) })),
      )
    }
    case 'direction':
      return [{ type: 'direction-turned' }]
    case 'turn':
      return [{ type: 'turn-owed', seat: ctx.me }]
    case 'again': {
      const [only] = uids
      return op.who !== undefined && !only
        ? []
        : [{ type: 'attack-owed', seat: only ? thing(state, only).controller : ctx.me, ...(only ? { only } : {}) }]
    }
    // With `to` the gain is taken back and given to that player; with `times` it is multiplied.
    case 'redirect': {
      const { seat, P = 0, D = 0 } = ctx.event ?? {}
      const to = op.to === undefined ? seat : judge.resolve(ctx, op.to)
      if (!seat || !to || !isSeat(to)) return []
      const times = op.times ?? 1
      const taken: readonly Event[] = [
        {
          type: 'points-changed',
          seat,
          P: 0 - Math.min(P, seatOf(state, seat).P),
          D: 0 - Math.min(D, seatOf(state, seat).D),
          why: 'lost',
          card: ctx.card,
        },
      ]
      return [...taken, { type: 'points-changed', seat: to, P: P * times, D: D * times, why: 'effect', card: ctx.card }]
    }
    case 'skip':
      return refs.filter(isSeat).map((seat) => ({ type: 'skip-ordered', seat, what: op.what }))
    case 'aside':
      return source && isInPlay(state, source)
        ? spared
            .filter((uid) => uid !== source && isWarrior(state, thing(state, uid)) && thing(state, uid).zone !== 'hidden')
            .map((uid) => ({ type: 'set-aside', uid, under: source }))
        : []
    // The mission is fulfilled: it is put away, and the kill pays nothing of its own where its reward replaces it (DT-MIS-04).
    case 'payout': {
      const victim = ctx.event?.victim
      const paid: readonly Event[] = op.instead === 'kill' && victim ? [{ type: 'kill-paid', uid: victim }] : []
      return [...paid, ...(source ? left(state, [source], 'discard', 'mission') : [])]
    }
    default:
      return []
  }
}

function inTurn(state: State, uids: readonly Uid[], each: (state: State, uid: Uid) => readonly Event[]): readonly Event[] {
  let now = state
  return uids.flatMap((uid) => {
    if (!isInPlay(now, uid)) return []
    const events = each(now, uid)
    now = events.reduce(evolve, now)
    return events
  })
}

const pointsOf = (seat: PlayerSeat, cur: 'P' | 'D', n: number, ctx: Ctx): Event => ({
  type: 'points-changed',
  seat,
  P: cur === 'P' ? n : 0,
  D: cur === 'D' ? n : 0,
  why: n < 0 ? 'lost' : 'effect',
  card: ctx.card,
})

/** For `theirs` and `next`: the player in whose turn or action an effect holds, which is the player it is about. */
export function timed(state: State, lasts: Duration, ctx: Ctx, about?: Ref): Pick<Effect, 'seat' | 'since'> {
  if (lasts !== 'theirs' && lasts !== 'next') return {}
  const seat = about === undefined ? opponent(state, ctx.me) : seatBehind(state, about)
  return { seat: seat ?? ctx.me, since: state.turn }
}

const begun = (state: State, effects: readonly Omit<Effect, 'id'>[]): readonly Event[] =>
  effects.map((effect, index) => ({ type: 'effect-began', effect: { id: state.next + index, ...effect } }))

function applied(
  state: State,
  fx: Extract<Op, { op: 'apply' }>['fx'],
  lasts: Duration,
  ctx: Ctx,
  refs: readonly Ref[],
): readonly Event[] {
  // The ref that decides whose turn or action counts: a player, or a warrior whose commander is meant.
  const aim = refs[0] ?? ('who' in fx && typeof fx.who === 'string' ? judgeOf(state).resolve(ctx, fx.who) : ctx.t)
  const effect: Omit<Effect, 'id'> = { fx, for: lasts, ctx, ...timed(state, lasts, ctx, aim) }
  if (fx.k === 'immune' && fx.cards !== undefined)
    return begun(state, [{ ...effect, only: refs.filter((ref): ref is Uid => isInPlay(state, ref)) }])
  return begun(state, [refs.length > 0 ? { ...effect, who: refs } : effect])
}

/** DT-MOD-03, AMB-25: replaces attacker or defender. A hidden warrior is revealed first, which may call the combat off. */
function redirected(judge: Judge, op: RedirectOp, ctx: Ctx, to: Uid | undefined): readonly Event[] {
  const { state } = judge
  const { attack } = state
  const which: Which = op.op
  const main = attack?.attacker?.main
  if (!attack || !to || !main) return []
  const shown = revealed(state, to)
  const now = shown.reduce(evolve, state)
  const off = (why: 'no pair' | 'no tactic'): readonly Event[] => [...shown, { type: 'attack-called-off', why }]
  if (!isInPlay(now, to)) return off('no pair')
  const after = judgeOf(now)
  // Shown just now, it may turn out to be immune to the card (DT-IMM-01).
  if (isSpared(after, to, ctx)) return [...shown, { type: 'no-effect', card: ctx.card, why: 'immune' }]
  const [attacker, defender] = which === 'attacker' ? [to, attack.defender?.main] : [main, to]
  if (!defender) return off('no pair')
  if (op.legal === 'check' && after.pairRefusal(attacker, defender)) return off('no pair')
  const open = after.tacticsFor(attacker, defender)
  if (open.length === 0 || (attack.tactic && !open.includes(attack.tactic))) return off('no tactic')
  const seat = thing(now, to).controller
  const before = which === 'attacker' ? attack.attacker : attack.defender
  const left = before?.seat ?? attack.direct
  const side: Side = { seat, main: to, helpers: keptHelpers(now, before, to) }
  const holder = attack.holder === undefined || attack.holder === left ? seat : attack.holder
  // DT-RNF-04: helpers of the other side leave if the new main combatant is of their corporation.
  const [, ...helpers] = members(attack[otherSide(which)])
  const unfit = helpers.filter((uid) => sharedCorporation(after, uid, to))
  const leaving: readonly Event[] = unfit.length > 0 ? [{ type: 'helpers-left', which: otherSide(which), uids: unfit }] : []
  return [...shown, { type: 'side-changed', which, side, holder }, ...leaving]
}
/** DT-RNF-04: helpers stay with a main combatant of their own commander and kind. */
function keptHelpers(state: State, before: Side | undefined, to: Uid): readonly Uid[] {
  const main = thing(state, to)
  const fits = (uid: Uid) => uid !== to && isInPlay(state, uid) && sameKind(state, thing(state, uid), main)
  return members(before).slice(1).filter(fits)
}
const sameKind = (state: State, one: State['inPlay'][Uid], other: State['inPlay'][Uid]): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.controller === other.controller &&
  squadOrKohort(state, one) === squadOrKohort(state, other)
