/** Who may attack whom (4.5, step 1), with which tactic (step 2), and who may reinforce (DT-RNF-01). */
import type { PlayerSeat, Reason } from '../../../../kernel'
import { bearerOf, faceOf, isInPlay, isLive, playing, squadOrKohort, warriors } from '../facts/table'
import { isSeat } from '../ids'
import { say } from '../said'
import type { InPlay, Ref, Uid } from '../state'
import { CORPORATIONS, TACTICS, type Tactic } from '../vocabulary'
import { combatants, opposing } from './combat'
import type { Ctx } from './context'
import type { Judge } from './judge'

// DT-ATR-01
export function attackerRefusal(judge: Judge, uid: Uid): Reason | undefined {
  const one = judge.state.inPlay[uid]
  if (!one) return say('attacker-barred', { warrior: uid }, 'DT-ATR-01')
  if (one.zone === 'hidden' || (one.covered && judge.allows('attack_covered', uid).length === 0))
    return say('attacker-covered', { warrior: uid }, 'DT-COV-03')
  if (one.leftCover === judge.state.turn && judge.allows('attack_uncovered', uid).length === 0)
    return say('left-cover-this-turn', { warrior: uid }, 'DT-COV-06')
  const isBarred = judge.bans('attack', uid).some(({ fx }) => fx.vs === undefined)
  return isBarred ? say('attacker-barred', { warrior: uid }, 'DT-ATR-01') : undefined
}

const isKnown = (one: InPlay) => one.zone !== 'hidden'

/** Why their affiliations, printed and added, forbid the pair. The defender counts as each of its affiliations (AMB-19). */
function byAffiliation(judge: Judge, attacker: Uid, defender: Uid): Reason | undefined {
  if (judge.keyword(attacker, 'ANY_TARGET')) return undefined
  const own = judge.state.inPlay[attacker]
  if (!own || squadOrKohort(judge.state, own) === 'kohort') return undefined // DT-ATR-05
  const [mine, theirs] = [judge.affs(attacker), judge.affs(defender)]
  if (mine.includes('brotherhood') && !judge.isLegion(defender)) return say('brotherhood-needs-legion', {}, 'DT-ATR-04')
  if (theirs.includes('brotherhood')) return say('brotherhood-spared', {}, 'DT-ATR-03')
  const shared = sharedCorporation(judge, attacker, defender)
  return shared ? say('same-corporation', { corporation: shared }, 'DT-ATR-02') : undefined
}

/**
 * Bans on being attacked come first; then a permission beats bans about the pair, which beat the default rules (section 9, note
 * 6).
 */
export function pairRefusal(judge: Judge, attacker: Uid, defender: Ref): Reason | undefined {
  if (isSeat(defender)) return directRefusal(judge, attacker, defender)
  const target = judge.state.inPlay[defender]
  if (!target) return say('defender-barred', { warrior: defender }, 'DT-ATR-01')
  const spared = judge.bans('be_attacked', defender).some(({ fx, ctx }) => judge.all(ctx, fx.vs, attacker))
  if (spared) return say('defender-barred', { warrior: defender }, 'DT-ATR-01')
  // Warriors of the same player fight each other only if a card permits it (AMB-32).
  const comrade =
    judge.state.inPlay[attacker]?.controller === target.controller
      ? say('defender-barred', { warrior: defender }, 'DT-ATR-01')
      : undefined
  // What the attacker may not know does not bar him (AMB-04).
  if (!isKnown(target)) return comrade
  const vs = (list: readonly string[] | undefined, mode: 'or' | undefined, ctx: Parameters<Judge['all']>[0]) => {
    const found = (list ?? []).map((one) => judge.test(ctx, one, defender) === true)
    return mode === 'or' ? found.includes(true) : found.every(Boolean)
  }
  if (judge.allows('attack', attacker).some(({ fx, ctx }) => fx.vs !== undefined && vs(fx.vs, undefined, ctx))) return undefined
  const barred = judge.bans('attack', attacker).find(({ fx, ctx }) => fx.vs !== undefined && vs(fx.vs, fx.vsMode, ctx))
  if (barred) return say('pair-barred', { card: barred.card.id }, 'DT-ATR-01')
  return comrade ?? byAffiliation(judge, attacker, defender)
}

// DT-ATR-06
function directRefusal(judge: Judge, attacker: Uid, seat: PlayerSeat): Reason | undefined {
  const isAllowed = judge.allows('attack_player', attacker).length > 0
  if (judge.bans('attack_player', attacker).length > 0 || judge.bans('be_attacked', seat).length > 0)
    return say('attacker-barred', { warrior: attacker }, 'DT-ATR-01')
  if (!isAllowed && warriors(judge.state, seat).length > 0) return say('has-warriors', { seat }, 'DT-ATR-06')
  const isBrother = judge.affs(attacker).includes('brotherhood')
  if (isBrother && !judge.state.rulings.brotherhoodDirect) return say('brotherhood-needs-legion', {}, 'DT-ATR-04')
  // A player matches negative filters only.
  const negative = (one: string) => one.startsWith('!')
  const barred = judge
    .bans('attack', attacker)
    .find(({ fx }) => fx.vs !== undefined && (fx.vsMode === 'or' ? fx.vs.some(negative) : fx.vs.every(negative)))
  return barred ? say('pair-barred', { card: barred.card.id }, 'DT-ATR-01') : undefined
}

// DT-TAC-03
function canTake(judge: Judge, uid: Uid, tactic: Tactic, attacks: boolean): boolean {
  const one = judge.state.inPlay[uid]
  if (!one) return false
  if (one.zone !== 'hidden' && !judge.hasRating(uid, tactic === 'fight' ? 'F' : 'S')) return false
  if (judge.bans(tactic, uid).length > 0) return false
  return !attacks || judge.bans(`start_${tactic}`, uid).length === 0
}
export const tacticsFor = (judge: Judge, attacker: Uid, defender: Uid): readonly Tactic[] =>
  TACTICS.filter((tactic) => canTake(judge, attacker, tactic, true) && canTake(judge, defender, tactic, false))

/** Every pair that could be announced, each with why not; `must` counts only among those that could (6.3). */
export function pairsOf(judge: Judge, seat: PlayerSeat) {
  const { only } = judge.state.attack ?? {}
  const own = warriors(judge.state, seat).filter(({ uid }) => only === undefined || uid === only)
  const rivals = playing(judge.state).filter((other) => other !== seat)
  const all = own.flatMap(({ uid: attacker }) => {
    const alone = attackerRefusal(judge, attacker)
    const targets: readonly Ref[] = rivals.flatMap((rival): readonly Ref[] => {
      const theirs = warriors(judge.state, rival).map(({ uid }) => uid)
      return theirs.length > 0 && judge.allows('attack_player', attacker).length === 0 ? theirs : [...theirs, rival]
    })
    return targets.map((defender) => {
      const pair = alone ?? pairRefusal(judge, attacker, defender)
      const noTactic = !pair && !isSeat(defender) && tacticsFor(judge, attacker, defender).length === 0
      const refused = pair ?? (noTactic ? say('no-tactic-open', {}, 'DT-TAC-04') : undefined)
      return { attacker, defender, ...(refused ? { refused } : {}) }
    })
  })
  return obliged(judge, all)
}

type Pair = { readonly attacker: Uid; readonly defender: Ref; readonly refused?: Reason }
function obliged(judge: Judge, all: readonly Pair[]): readonly Pair[] {
  if (judge.actives('must').length === 0) return all
  const open = all.filter(({ refused }) => !refused)
  const musts = (attacker: Uid) => judge.actives('must').filter((one) => judge.appliesTo(one, attacker))
  const named = open.find(({ attacker }) => musts(attacker).some(({ fx }) => fx.vs === undefined))?.attacker
  return all.map((pair) => {
    if (pair.refused) return pair
    if (named !== undefined && pair.attacker !== named)
      return { ...pair, refused: say('other-attacker-first', { warrior: named }, 'DT-CRD-01') }
    for (const { fx, ctx, card, effect } of musts(pair.attacker)) {
      if (!fx.vs && !effect?.only) continue
      const named = effect?.only
      const fits = (ref: Ref) => !isSeat(ref) && (named?.includes(ref) ?? judge.all(ctx, fx.vs, ref))
      const could = open.some(({ attacker, defender }) => attacker === pair.attacker && fits(defender))
      if (could && !fits(pair.defender)) return { ...pair, refused: say('other-target-first', { card: card.id }, 'DT-CRD-01') }
    }
    return pair
  })
}

// DT-RNF-01
export function canReinforce(judge: Judge, ctx: Ctx, uid: Uid): boolean {
  const one = judge.state.inPlay[uid]
  if (!one || !ctx.t || !isInPlay(judge.state, ctx.t) || one.zone === 'hidden' || one.covered) return false
  if (combatants(judge.state).includes(uid)) return false
  const main = judge.state.inPlay[ctx.t] as InPlay
  if (squadOrKohort(judge.state, main) !== squadOrKohort(judge.state, one)) return false
  const foe = opposing(judge.state, main.uid)
  if (foe && sharedCorporation(judge, foe.main, uid)) return false
  const { attacker, tactic } = judge.state.attack ?? {}
  const attacks = attacker?.main === main.uid
  // DT-TAC-03: who cannot take part in this tactic helps nobody in it.
  if (tactic && !canTake(judge, uid, tactic, attacks)) return false
  return !attacks || attackerRefusal(judge, uid) === undefined
}

/** DT-ATR-02, DT-RNF-01 */
export const sharedCorporation = (judge: Judge, one: Uid, other: Uid) =>
  CORPORATIONS.find((aff) => judge.affs(one).includes(aff) && judge.affs(other).includes(aff))

/** What a bearer carries that can be used with this tactic (DT-HIT-06): weapons, and vehicles in either. */
export function usable(
  judge: Judge,
  uid: Uid,
  tactic: Tactic,
): { readonly weapons: readonly Uid[]; readonly vehicles: readonly Uid[] } {
  const { state } = judge
  const carried = Object.values(state.inPlay).filter((one) => one.on === uid && bearerOf(state, one)?.uid === uid)
  const off = state.effects.flatMap((one) => (one.fx.k === 'disable' && isLive(state, one) ? [one.fx.what] : []))
  const barred = judge.bans('use', uid)
  const fine = carried.filter(
    (one) =>
      faceOf(state, one.card).type === 'equipment' &&
      !off.includes(one.uid) &&
      !barred.some(({ fx, ctx }) => (fx.is ?? []).some((word) => judge.test(ctx, word, one.uid) === true)),
  )
  const wants = tactic === 'fight' ? ['WEAPON:FIGHT', 'WEAPON:FIGHT_SHOOT'] : ['WEAPON:SHOOT', 'WEAPON:FIGHT_SHOOT']
  const has = (one: InPlay, ...tags: readonly string[]) => judge.tags(one.uid).some((tag) => tags.includes(tag))
  return {
    weapons: fine.filter((one) => has(one, ...wants)).map((one) => one.uid),
    vehicles: fine.filter((one) => has(one, 'VEHICLE')).map((one) => one.uid),
  }
}
