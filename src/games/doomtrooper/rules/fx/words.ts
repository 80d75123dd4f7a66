/** Evaluates predicates, references, formulae and selectors (6.3) in a state. */
import type { PlayerSeat } from '../../../../kernel'
import type { Card } from '../cards'
import { allInPlay, bearerOf, isAside, masterOf, playing } from '../facts/table'
import { isSeat } from '../ids'
import type { Ref, State } from '../state'
import type { Filter, Reference } from '../vocabulary'
import { opposing } from './combat'
import { CONDITIONS, inPlay, isKnown } from './conditions'
import type { Ctx } from './context'
import type { Judge, Subject } from './judge'
import { type Formula, readNumber, readPredicate, type Test } from './text'

type Parts = Pick<Judge, 'resolve' | 'test' | 'all' | 'number' | 'fits' | 'select' | 'subjectOf'>

export function words(judge: Judge): Parts {
  const { state } = judge

  function resolve(ctx: Ctx, ref: Reference): Ref | undefined {
    const source = inPlay(state, ctx.source)
    const bearer = source && bearerOf(state, source)
    switch (ref) {
      case 'self':
        return ctx.source
      case 'bearer':
        return bearer?.uid ?? ctx.bearer
      case 'host':
        return source?.on
      case 'foe': {
        const own = bearer ?? source ?? inPlay(state, ctx.bearer ?? ctx.t)
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
    const source = inPlay(state, ctx.source)
    return source ? (bearerOf(state, source)?.uid ?? source.uid) : (ctx.bearer ?? ctx.t ?? ctx.caster ?? ctx.me)
  }

  function test(ctx: Ctx, predicate: string, subject: Subject | undefined): boolean | undefined {
    const tests = readPredicate(predicate)
    if (!tests) throw new Error(`no such predicate: ${predicate}`)
    let found: boolean | undefined = false
    for (const one of tests) {
      const holds = single(ctx, one, subject)
      if (holds) return true
      if (holds === undefined) found = undefined
    }
    return found
  }
  const all = (ctx: Ctx, predicates: readonly string[] | undefined, subject: Subject | undefined): boolean =>
    predicates === undefined || predicates.every((one) => test(ctx, one, subject) === true)

  function single(ctx: Ctx, { not, ref, head, arg, cmp }: Test, given: Subject | undefined): boolean | undefined {
    // In a filter or choice, `foe` is the opponent of the thing tested, since there is no source card.
    const own = ref === 'foe' && ctx.source === undefined ? inPlay(state, given) : undefined
    const subject = own ? opposing(state, own.uid)?.main : ref ? resolve(ctx, ref) : given
    if (cmp) {
      if (needsFace(cmp.value) && !isKnown(state, ctx, subject)) return undefined
      const value = reckon(ctx, cmp.value, subject)
      return (cmp.least ? value >= cmp.n : value <= cmp.n) !== not
    }
    const found = head && CONDITIONS[head](judge, ctx, subject, arg)
    return found === undefined ? undefined : found !== not
  }
  const needsFace = (value: Formula): boolean =>
    value.kind === 'of' && ['F', 'S', 'A', 'V'].includes(value.what) && value.ref === 'subject'

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
    const one = inPlay(state, ref)
    if (!one) return 0
    if (what === 'markers') return one.markers ?? 0
    if (what === 'killed') return (ctx.event?.killers ?? []).includes(one.uid) ? 1 : 0
    return what === 'P' || what === 'D' ? 0 : Math.max(0, judge.rating(one.uid, what).total)
  }

  function isOf(ctx: Ctx, of: Filter['of'], seat: PlayerSeat | undefined): boolean {
    return of === 'any' || (seat !== undefined && (seat === ctx.me) === (of === 'mine'))
  }
  function fits(ctx: Ctx, filter: Filter, ref: Ref): boolean {
    const one = inPlay(state, ref)
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
