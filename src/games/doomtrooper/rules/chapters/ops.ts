/** What one op makes happen, once it is settled whom and what it is about. `refs` are what its words mean or what was chosen. */
import type { Event } from '../events'
import { evolve } from '../events'
import { hurt, isSpared, left, revealed } from '../facts/changes'
import { nextUid } from '../facts/moves'
import { isInPlay, seatOf, squadOrKohort, thing } from '../facts/table'
import { judgeOf } from '../fx'
import { members, sideWith, type Which } from '../fx/combat'
import type { Ctx } from '../fx/context'
import type { Judge } from '../fx/judge'
import { isSeat } from '../ids'
import type { Effect, Ref, Side, State, Uid } from '../state'
import type { Duration, Op, RedirectOp } from '../vocabulary'
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
      return spared.flatMap((uid) =>
        hurt(judge, { uid, inCombat: false, ...(source ? { by: source } : {}), ...scorer, ...deadly }),
      )
    }
    case 'damage': {
      const n = judge.number(ctx, op.n)
      const struck = spared.filter((uid) => n >= judge.rating(uid, 'A').total)
      return struck.flatMap((uid) => hurt(judge, { uid, inCombat: false, ...(source ? { by: source } : {}) }))
    }
    case 'discard':
      return left(state, uids, 'discard', 'effect')
    case 'remove':
      return left(state, uids, 'remove', 'effect')
    case 'return':
      return left(state, uids, 'hand', 'effect')
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
      return redirected(judge, op, uids[0])
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
      return what ? begun(state, [{ fx: { k: 'disable', what }, for: op.for, ctx }]) : []
    }
    case 'alter': {
      const [what] = uids
      return what
        ? begun(state, [{ fx: { k: 'alter', what, times: op.how === 'zero' ? 0 : (op.n ?? 2) }, for: op.for, ctx }])
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

const begun = (state: State, effects: readonly Omit<Effect, 'id'>[]): readonly Event[] =>
  effects.map((effect, index) => ({ type: 'effect-began', effect: { id: state.next + index, ...effect } }))

function applied(
  state: State,
  fx: Extract<Op, { op: 'apply' }>['fx'],
  lasts: Duration,
  ctx: Ctx,
  refs: readonly Ref[],
): readonly Event[] {
  const effect: Omit<Effect, 'id'> = { fx, for: lasts, ctx }
  if (fx.k === 'immune' && fx.cards !== undefined)
    return begun(state, [{ ...effect, only: refs.filter((ref): ref is Uid => isInPlay(state, ref)) }])
  return begun(state, [refs.length > 0 ? { ...effect, who: refs } : effect])
}

/** DT-MOD-03, AMB-25: a covered warrior is seen first and may not come to fight at all; who commands the new one takes the side over. */
function redirected(judge: Judge, op: RedirectOp, to: Uid | undefined): readonly Event[] {
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
  return [...shown, { type: 'side-changed', which, side, holder }]
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
