/** Evaluates predicates, references, formulae and selectors (6.3) in a state. */
import type { PlayerSeat } from '../../../../kernel'
import type { Card } from '../cards'
import { allInPlay, bearerOf, inPlayOf, isAside, masterOf, playing } from '../facts/table'
import { isSeat } from '../ids'
import type { InPlay, Ref, State } from '../state'
import { type Filter, type Num, type Reference, TYPES } from '../vocabulary'
import { opposing } from './combat'
import { CONDITIONS, inPlay, isKnown } from './conditions'
import type { Ctx } from './context'
import type { Judge, Subject } from './judge'
import { type Formula, readNumber, readPredicate, type Test } from './text'

export function resolve(judge: Judge, ctx: Ctx, ref: Reference): Ref | undefined {
  const source = inPlay(judge.state, ctx.source)
  const bearer = source && bearerOf(judge.state, source)
  switch (ref) {
    case 'self':
      return ctx.source
    case 'bearer':
      return bearer?.uid ?? ctx.bearer
    case 'host':
      return source?.on
    case 'foe': {
      const own = bearer ?? source ?? inPlay(judge.state, ctx.bearer ?? ctx.t)
      return own && opposing(judge.state, own.uid)?.main
    }
    case 't':
      return ctx.t
    case 'caster':
      return ctx.caster
    case 'it':
      return ctx.it
    case 'attacker':
      return judge.state.attack?.attacker?.main ?? ctx.event?.attacker
    case 'defender':
      return judge.state.attack?.defender?.main ?? ctx.event?.defender
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
      return opponent(judge.state, ctx.me)
    case 'combatant':
      return judge.state.attack?.attacker?.main
  }
}

export const subjectOf = (judge: Judge, ctx: Ctx): Ref | undefined => {
  const source = inPlay(judge.state, ctx.source)
  return source ? (bearerOf(judge.state, source)?.uid ?? source.uid) : (ctx.bearer ?? ctx.t ?? ctx.caster ?? ctx.me)
}

export function test(judge: Judge, ctx: Ctx, predicate: string, subject: Subject | undefined): boolean | undefined {
  const tests = readPredicate(predicate)
  if (!tests) throw new Error(`no such predicate: ${predicate}`)
  let found: boolean | undefined = false
  for (const one of tests) {
    const holds = single(judge, ctx, one, subject)
    if (holds) return true
    if (holds === undefined) found = undefined
  }
  return found
}
export const all = (judge: Judge, ctx: Ctx, predicates: readonly string[] | undefined, subject: Subject | undefined): boolean =>
  predicates === undefined || predicates.every((one) => test(judge, ctx, one, subject) === true)

function single(judge: Judge, ctx: Ctx, { not, ref, head, arg, cmp }: Test, given: Subject | undefined): boolean | undefined {
  // In a filter or choice, `foe` is the opponent of the thing tested, since there is no source card.
  const own = ref === 'foe' && ctx.source === undefined ? inPlay(judge.state, given) : undefined
  const subject = own ? opposing(judge.state, own.uid)?.main : ref ? resolve(judge, ctx, ref) : given
  if (cmp) {
    if (needsFace(cmp.value) && !isKnown(judge.state, ctx, subject)) return undefined
    const value = reckon(judge, ctx, cmp.value, subject)
    return (cmp.least ? value >= cmp.n : value <= cmp.n) !== not
  }
  const found = head && CONDITIONS[head](judge, ctx, subject, arg)
  return found === undefined ? undefined : found !== not
}
const needsFace = (value: Formula): boolean =>
  value.kind === 'of' && ['F', 'S', 'A', 'V'].includes(value.what) && value.ref === 'subject'

export const number = (judge: Judge, ctx: Ctx, n: Num, subject?: Subject): number => {
  if (typeof n === 'number') return n
  const value = readNumber(n)
  if (!value) throw new Error(`no such number: ${n}`)
  return reckon(judge, ctx, value, subject ?? subjectOf(judge, ctx))
}

function reckon(judge: Judge, ctx: Ctx, value: Formula, subject: Subject | undefined): number {
  switch (value.kind) {
    case 'number':
      return value.n
    case 'X':
      return ctx.x ?? 0
    case 'half':
      return Math.ceil(reckon(judge, ctx, value.of, subject) / 2)
    case 'sum':
      return value.parts.reduce((sum, { sign, of }) => sum + sign * reckon(judge, ctx, of, subject), 0)
    case 'product':
      return value.of.reduce((product, of) => product * reckon(judge, ctx, of, subject), 1)
    case 'count':
      return select(judge, ctx, { of: value.of, is: [value.is] }).length
    case 'of': {
      // P and D of an event are the points gained in it.
      if (value.ref === 'event' && (value.what === 'P' || value.what === 'D')) return ctx.event?.[value.what] ?? 0
      const ref = value.ref === 'subject' ? subject : resolve(judge, ctx, value.ref)
      return ref === undefined ? 0 : about(judge, ctx, value.what, ref)
    }
  }
}
function about(judge: Judge, ctx: Ctx, what: Extract<Formula, { kind: 'of' }>['what'], ref: Subject): number {
  if (isSeat(ref)) return what === 'P' || what === 'D' ? (judge.state.seats[ref]?.[what] ?? 0) : 0
  const one = inPlay(judge.state, ref)
  if (!one) return 0
  if (what === 'markers') return one.markers ?? 0
  if (what === 'killed') return (ctx.event?.killers ?? []).includes(one.uid) ? 1 : 0
  return what === 'P' || what === 'D' ? 0 : Math.max(0, judge.rating(one.uid, what).total)
}

function isOf(ctx: Ctx, of: Filter['of'], seat: PlayerSeat | undefined): boolean {
  return of === 'any' || (seat !== undefined && (seat === ctx.me) === (of === 'mine'))
}
export function fits(judge: Judge, ctx: Ctx, filter: Filter, ref: Ref): boolean {
  const one = inPlay(judge.state, ref)
  if (one && isAside(judge.state, one)) return false
  if (!one) return isSeat(ref) && filter.is.includes('player') && isOf(ctx, filter.of, ref) && all(judge, ctx, filter.is, ref)
  if (!isOf(ctx, filter.of, masterOf(judge.state, one))) return false
  if (filter.where === 'attached' && one.zone !== 'attached') return false
  if (filter.where === 'inUse' && !Object.values(judge.state.attack?.inUse ?? {}).some((used) => used.includes(one.uid)))
    return false
  if (filter.zone !== undefined && one.zone !== filter.zone) return false
  return all(judge, ctx, filter.is, ref)
}
/** What could fit the filter: players, if it speaks of them, then cards in play, of the type that it names. */
function candidates(state: State, { is }: Filter): readonly InPlay[] {
  const named = is.find((one) => one.startsWith('type:'))?.slice('type:'.length)
  const type = TYPES.find((one) => one === named)
  return type === undefined ? allInPlay(state) : inPlayOf(state, type)
}
export function select(judge: Judge, ctx: Ctx, filter: Filter): readonly Ref[] {
  const found: Ref[] = filter.is.includes('player') ? playing(judge.state).filter((seat) => fits(judge, ctx, filter, seat)) : []
  for (const { uid } of candidates(judge.state, filter)) if (fits(judge, ctx, filter, uid)) found.push(uid)
  return found
}
export function finds(judge: Judge, ctx: Ctx, filter: Filter, is: (ref: Ref) => boolean = () => true): boolean {
  const isOne = (ref: Ref) => fits(judge, ctx, filter, ref) && is(ref)
  if (filter.is.includes('player') && playing(judge.state).some(isOne)) return true
  return candidates(judge.state, filter).some(({ uid }) => isOne(uid))
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
