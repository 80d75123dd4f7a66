/** The attack, step by step (4.5, A0 to A8). Every step first checks whether a card has ended the combat. */
import type { PlayerSeat } from '../../../../kernel'
import type { Event, Strike } from '../events'
import { hurt, revealed } from '../facts/changes'
import { type Blow, forecast } from '../facts/forecast'
import { plays } from '../facts/moves'
import { cardAt, isInPlay, thing } from '../facts/table'
import { costAfter } from '../facts/turns'
import { judgeOf } from '../fx'
import { members, otherSide, protagonists, sideWith, type Which } from '../fx/combat'
import type { Happening } from '../fx/context'
import type { Judge } from '../fx/judge'
import { usable } from '../fx/pairs'
import { isSeat, type MoveId, type PairId, type WeaponsId } from '../ids'
import type { Attack, Side, State, Uid } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'
import { dueOn } from './answers'

const attackOf = (state: State): Attack => {
  if (!state.attack) throw new Error('nobody attacks')
  return state.attack
}
/** Over before its end: called off by a card, or a main combatant is gone. */
function isOver(state: State): boolean {
  const { ended, attacker, defender } = attackOf(state)
  return ended !== undefined || [attacker, defender].some((side) => side && !isInPlay(state, side.main))
}
const splitPair = (id: PairId): readonly [Uid, string] => {
  const [attacker = '', defender = ''] = id.slice(5).split('>')
  return [attacker as Uid, defender]
}

/** The ways in which a warrior may be armed in this attack (DT-HIT-05): a vehicle, one weapon, or two where both say so. */
export function armings(state: State, uid: Uid): readonly { readonly id: WeaponsId; readonly on: readonly Uid[] }[] {
  const judge = judgeOf(state)
  const { weapons, vehicles } = usable(judge, uid, attackOf(state).tactic ?? 'fight')
  const pairsOfTwo = weapons.flatMap((one, index) =>
    weapons.slice(index + 1).flatMap((other) => (goTogether(state, uid, one, other) ? [[one, other]] : [])),
  )
  const sets: readonly (readonly Uid[])[] = [[], ...weapons.map((one) => [one]), ...pairsOfTwo, ...vehicles.map((one) => [one])]
  return sets.map((on) => ({ id: `with:${on.join('+')}`, on }))
}
/** Two weapons of a class that a keyword names (TWO_WEAPONS), on both of them or on the warrior. */
function goTogether(state: State, uid: Uid, one: Uid, other: Uid): boolean {
  const judge = judgeOf(state)
  const classes = judge
    .actives('kw')
    .filter(({ fx, from }) => fx.kw.includes('TWO_WEAPONS') && from !== undefined && [one, other, uid].includes(from.uid))
  return classes.some(
    ({ fx }) => fx.arg !== undefined && [one, other].every((weapon) => judge.tags(weapon).includes(fx.arg ?? '')),
  )
}
/** Somebody in the combat who has not chosen yet: the attacker's side first (DT-HIT-07). */
const unarmed = (state: State): Uid | undefined => {
  const { attacker, defender, inUse } = attackOf(state)
  return [...members(attacker), ...members(defender)].find((uid) => isInPlay(state, uid) && inUse[uid] === undefined)
}

export const attack = procedure('attack', {
  // A0. DT-ATK-02, DT-ATK-03: an extra action of any kind may become a further attack if one is left after this.
  begin: ({ state, local: { further } }) => {
    if (further)
      return tell({ type: 'attack-began', seat: further.seat, extra: true, extras: state.extraAttacks, further }, 'pre')
    const { active: seat, attacked, actionsLeft, anyExtras, extraAttacks } = state
    const spare = !attacked && actionsLeft > 1 ? Math.min(anyExtras, actionsLeft - 1) : 0
    const extras = attacked ? extraAttacks - 1 : extraAttacks + spare
    const judge = judgeOf(state)
    const kept = judge.allows('act_after_attack', seat).length > 0 ? Math.max(0, actionsLeft - (attacked ? 0 : 1)) : 0
    const D = costAfter(judge, seat, 'act:attack', 'D', 0)
    const began = { type: 'attack-began' as const, seat, extra: attacked, extras, ...(kept > 0 ? { kept } : {}) }
    return tell(D > 0 ? [began, { type: 'points-changed', seat, P: 0, D: -D, why: 'price' }] : began, 'pre')
  },
  pre: () => call('poll', { kind: 'pre' }, 'toAnnounce'),
  toAnnounce: ({ state }) => {
    if (isOver(state)) return go('after')
    const { plays } = attackOf(state)
    return tell({ type: 'attack-step', step: 'announce' }, 'announce', plays === undefined ? {} : { plays })
  },
  // A1. DT-ATR-01 to DT-ATR-06, DT-ATK-07
  announce: ({ state, local: { plays } }) => {
    if (isOver(state)) return go('after')
    // A card for any time, while nobody is named yet, may be answered by what is for this moment (3.2).
    if (attackOf(state).plays !== plays) return tell({ type: 'attack-step', step: 'pre' }, 'pre')
    const { by } = attackOf(state)
    const all = judgeOf(state).pairsOf(by)
    const first = all.find(({ refused }) => !refused)
    if (!first) return tell({ type: 'attack-called-off', why: 'no pair' }, 'after')
    const options = all.map(({ attacker, defender, refused }) => {
      const id = `pair:${attacker}>${defender}` as const
      return refused ? { id, on: [attacker, defender], refused } : { id, on: [attacker, defender] }
    })
    const fallback = `pair:${first.attacker}>${first.defender}` as const
    return ask(question(by, 'combatants', { shape: 'pick', options, least: 1, most: 1 }, [fallback]), 'named')
  },
  named: ({ state, heard }) => {
    const [uid, target] = splitPair(heard.picked('combatants'))
    const attacker: Side = { seat: attackOf(state).by, main: uid, helpers: [] }
    if (isSeat(target)) return tell({ type: 'combatants-named', attacker, direct: target }, 'announced')
    const defender: Side = { seat: thing(state, target as Uid).controller, main: target as Uid, helpers: [] }
    return tell({ type: 'combatants-named', attacker, defender }, 'reveal')
  },
  // DT-ATR-10
  reveal: ({ state }) => {
    const { defender } = attackOf(state)
    const isNew = defender && isInPlay(state, defender.main) && thing(state, defender.main).zone === 'hidden'
    return isNew ? tell(revealed(state, defender.main), 'check') : go('announced')
  },
  check: ({ state }) => {
    const { attacker, defender } = attackOf(state)
    if (!attacker || !defender || !isInPlay(state, defender.main))
      return tell({ type: 'attack-called-off', why: 'no pair' }, 'after')
    const judge = judgeOf(state)
    if (judge.pairRefusal(attacker.main, defender.main)) return tell({ type: 'attack-called-off', why: 'no pair' }, 'after')
    if (judge.tacticsFor(attacker.main, defender.main).length === 0)
      return tell({ type: 'attack-called-off', why: 'no tactic' }, 'after')
    return go('announced')
  },
  announced: ({ state }) => {
    const { attacker, defender, direct } = attackOf(state)
    if (isOver(state)) return go('after')
    const seat = defender?.seat ?? direct
    const event: Happening = {
      name: 'announced',
      ...(attacker ? { attacker: attacker.main, killer: attacker.main } : {}),
      ...(defender ? { defender: defender.main, victim: defender.main } : {}),
      ...(seat ? { seat } : {}),
    }
    return call('happening', { event }, 'toAnn')
  },
  toAnn: ({ state }) => (isOver(state) ? go('after') : tell({ type: 'attack-step', step: 'ann' }, 'ann')),
  ann: () => call('poll', { kind: 'ann' }, 'annOver'),
  annOver: ({ state }) => {
    if (isOver(state)) return go('after')
    return attackOf(state).defender ? go('toTactic') : go('toModify')
  },
  // A2. DT-TAC-01 to DT-TAC-04
  toTactic: () => tell({ type: 'attack-step', step: 'tactic' }, 'tactic'),
  tactic: ({ state }) => {
    if (isOver(state)) return go('after')
    const { attacker, defender } = attackOf(state)
    if (!attacker || !defender) return go('after')
    const open = judgeOf(state).tacticsFor(attacker.main, defender.main)
    const [first] = open
    if (!first) return tell({ type: 'attack-called-off', why: 'no tactic' }, 'after')
    if (open.length === 1) return tell({ type: 'tactic-set', tactic: first }, 'toWeapons')
    const options = open.map((id) => ({ id }))
    return ask(question(attacker.seat, 'tactic', { shape: 'pick', options, least: 1, most: 1 }, [first]), 'tacticSaid')
  },
  tacticSaid: ({ state, heard }) =>
    isOver(state) ? go('after') : tell({ type: 'tactic-set', tactic: heard.picked('tactic') }, 'toWeapons'),
  // A3. DT-HIT-05 to DT-HIT-07
  toWeapons: () => tell({ type: 'attack-step', step: 'weapons' }, 'weapons'),
  weapons: ({ state }) => {
    if (isOver(state)) return go('after')
    const uid = unarmed(state)
    if (uid === undefined) return attackOf(state).step === 'weapons' ? go('toModify') : go('window')
    const options = armings(state, uid)
    if (options.length === 1) return tell({ type: 'weapons-chosen', uid, weapons: [] }, 'weapons')
    const seat = thing(state, uid).controller
    return ask(
      question(seat, 'weapons', { shape: 'pick', options, least: 1, most: 1 }, ['with:'], { about: { warrior: uid } }),
      'armed',
    )
  },
  armed: ({ state, heard }) => {
    const uid = unarmed(state)
    if (uid === undefined || isOver(state)) return go('weapons')
    const chosen = heard.picked('weapons').slice(5)
    const weapons = (chosen === '' ? [] : chosen.split('+')) as Uid[]
    return tell({ type: 'weapons-chosen', uid, weapons: weapons.filter((one) => isInPlay(state, one)) }, 'weapons')
  },
  // A4. DT-MOD-01
  toModify: ({ state }) => {
    if (isOver(state)) return go('after')
    const holder = attackOf(state).attacker?.seat ?? attackOf(state).by
    return tell({ type: 'attack-step', step: 'modify', holder }, 'window')
  },
  window: ({ state }) => {
    if ((state.noticed ?? []).length > 0) return call('noticed', {}, 'window')
    if (isOver(state)) return go('after')
    const { defender, tactic, passes, holder } = attackOf(state)
    if (defender && !tactic) return go('toTactic') // DT-ATR-09
    if (defender && unarmed(state) !== undefined) return go('weapons')
    const both = protagonists(state)
    if (passes >= both.length) return go('toResolve')
    const seat = holder !== undefined && both.includes(holder) ? holder : (both[0] as PlayerSeat)
    const options = [...plays(state, seat, { whens: ['COMBAT'], full: true }), { id: 'pass' as const }]
    return ask(question(seat, 'modify combat', { shape: 'pick', options, least: 1, most: 1 }, ['pass']), 'modified')
  },
  modified: ({ state, heard }) => {
    if (isOver(state)) return go('after')
    const id = heard.picked('modify combat')
    const both = protagonists(state)
    const { holder } = attackOf(state)
    const seat = holder !== undefined && both.includes(holder) ? holder : (both[0] as PlayerSeat)
    if (id !== 'pass') return call('move', { seat, move: id as MoveId }, 'window')
    return tell({ type: 'window-passed', seat, holder: both.find((other) => other !== seat) ?? seat }, 'window')
  },
  // A5
  toResolve: ({ state }) => tell({ type: 'attack-step', step: 'resolve' }, attackOf(state).defender ? 'aim' : 'direct'),
  // DT-RNF-03
  aim: ({ state }) => {
    const { attacker, defender, struck } = attackOf(state)
    const sides: readonly Which[] = ['attacker', 'defender']
    const which = sides.find((one) => members(attackOf(state)[otherSide(one)]).length > 1 && struck[one] === undefined)
    const own = which === 'attacker' ? attacker : defender
    if (!which || !own) return go('strike')
    const theirs = members(attackOf(state)[otherSide(which)]).filter((uid) => isInPlay(state, uid))
    const [first] = theirs
    if (!first || theirs.length === 1) return tell({ type: 'strike-aimed', which, uid: first ?? own.main }, 'aim')
    const options = theirs.map((uid) => ({ id: uid, on: [uid] }))
    return ask(
      question(own.seat, 'whom to strike', { shape: 'pick', options, least: 1, most: 1 }, [first], { about: { which } }),
      'aimed',
    )
  },
  aimed: ({ state, heard }) => {
    const uid = heard.picked('whom to strike')
    const struckSide = sideWith(state, uid)
    return tell({ type: 'strike-aimed', which: struckSide === 'attacker' ? 'defender' : 'attacker', uid }, 'aim')
  },
  // A5, A6. DT-RES-01 to DT-RES-03, DT-STA-01, DT-STA-02
  strike: ({ state }) => tell(struck(state), 'status'),
  status: () => tell({ type: 'attack-step', step: 'status' }, 'wounds'),
  wounds: ({ state }) => ((state.noticed ?? []).length > 0 ? call('noticed', {}, 'reward') : go('reward')),
  // A7
  reward: () => tell({ type: 'attack-step', step: 'reward' }, 'deaths'),
  deaths: ({ state }) => (state.dying.length > 0 ? call('deaths', {}, 'after') : go('after')),
  // DT-ATR-08
  direct: () => tell({ type: 'attack-step', step: 'reward' }, 'directReward'),
  directReward: ({ state }) => {
    const { attacker } = attackOf(state)
    if (!attacker || isOver(state)) return go('after')
    const judge = judgeOf(state)
    const n = Math.ceil(Math.max(0, judge.rating(attacker.main, 'V').total) / 2)
    const cur = judge.keyword(attacker.main, 'D_ONLY') ? 'D' : 'PTS'
    const card = cardAt(state, attacker.main).id
    return call('gain', { seat: attacker.seat, cur, n, why: 'direct', card }, 'after')
  },
  // A8: effects that last for the combat end, then effects that answer its end run.
  after: ({ state }) => {
    const { attacker, defender, wounded } = attackOf(state)
    const event: Happening = {
      name: 'combat_end',
      seat: attackOf(state).by,
      wounded,
      inCombat: defender !== undefined,
      ...(attacker ? { attacker: attacker.main } : {}),
      ...(defender ? { defender: defender.main } : {}),
    }
    const due = dueOn(state, event)
    return tell([{ type: 'settling', by: 1 }, { type: 'attack-step', step: 'after' }, { type: 'attack-over' }], 'triggers', {
      event,
      due,
    })
  },
  triggers: ({ local: { event, due } }) => (event && due ? call('happening', { event, due }, 'answers') : go('answers')),
  answers: ({ local: { event } }) => (event ? call('poll', { kind: 'react', event }, 'end') : go('end')),
  end: () => tell({ type: 'settling', by: -1 }, 'more'),
  // A warrior with MULTI_ATTACK attacks again while it has attacks left.
  more: ({ state, local: { event, further } }) => {
    const uid = event?.attacker
    if (!uid || !isInPlay(state, uid)) return go('done')
    const left = further?.more ?? attacksOf(judgeOf(state), uid) - 1
    const { controller: seat } = thing(state, uid)
    return left > 0 ? tell({ type: 'attack-owed', seat, only: uid, more: left - 1 }, 'done') : go('done')
  },
})

/** How many attacks this warrior makes in one attack action. */
const attacksOf = (judge: Judge, uid: Uid): number =>
  Math.max(
    1,
    ...judge
      .actives('kw')
      .map((one) => (one.fx.kw.includes('MULTI_ATTACK') && judge.appliesTo(one, uid) ? Number(one.fx.arg ?? 1) : 1)),
  )

/** The events of the strikes: of both, or only of the first if it prevents the second. */
function struck(state: State): readonly Event[] {
  const { first, attacker, defender } = forecast(state)
  const both = [attacker, defender].filter((blow) => blow !== undefined)
  const ordered = first === 'defender' ? both.toReversed() : both
  const strikes: Strike[] = []
  const hurts: Event[] = []
  for (const [index, blow] of ordered.entries()) {
    strikes.push({ by: blow.by, at: blow.at, power: blow.power.total, armour: blow.armour.total, hits: blow.hits })
    hurts.push(...effectOf(state, blow))
    // DT-RES-03: who is wounded or killed by the first strike does not strike back.
    if (first !== undefined && index === 0 && hurts.length > 0) break
  }
  return [{ type: 'struck', strikes }, ...hurts]
}
function effectOf(state: State, { by, at, hits }: Blow): readonly Event[] {
  if (!hits) return []
  const judge = judgeOf(state)
  const which = sideWith(state, by)
  const deadly = which !== undefined && members(attackOf(state)[which]).some((uid) => judge.keyword(uid, 'SLAYER'))
  return hurt(judge, { uid: at, by, scorer: thing(state, by).controller, inCombat: true, deadly })
}
