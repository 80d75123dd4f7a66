/** The Melee sub-phase (4.20): a target, those who attack it together, and one round after the other. */
import { type Option, pickOne } from '../../../kernel'
import { allOf, combatDice, count } from './dice'
import type { RoundPools } from './events'
import { engageReport, isNearEnough } from './facts/engage'
import { worstDamage } from './facts/faces'
import { enemiesOf, figureOf, isOnTable, isOperational, isShocked, seatOf, standing } from './facts/figures'
import { attacksIn, avengers, meleeOf } from './facts/melee'
import { meleePool } from './facts/pools'
import { type EngageId, type FinishId, type JoinId, pairId, readId, verbId } from './ids'
import { isOpen, offer } from './offers'
import type { Attack, Damage } from './reports'
import type { Side, State } from './state'
import { ask, call, go, procedure, question, tell } from './terms'

/** EX-MEL-01: each own figure with each enemy that it may engage, or nearly. */
function engageOptions(state: State, seat: Side): readonly Option<EngageId>[] {
  return standing(state, seat).flatMap((attacker) =>
    enemiesOf(state, attacker)
      .filter((target) => isNearEnough(state, attacker, target))
      .map((target) => {
        const report = engageReport(state, attacker, target)
        const why = report.verdict.allowed ? undefined : report.verdict.reason
        return offer<EngageId>(pairId('engage', attacker, target), [attacker, target], why, report)
      }),
  )
}

/** One side fights, one melee after the other, each fully resolved before the next (EX-MEL-02). */
export const meleePart = procedure('melee part', {
  begin: ({ local: { seat } }) => tell({ type: 'phase-began', phase: 'melee', seat }, 'turn'),
  turn: ({ state, local: { seat } }) => {
    const options = engageOptions(state, seat)
    if (!options.some(isOpen)) return go('ended')
    return ask(question(seat, 'melee turn', pickOne<EngageId>([...options, { id: 'end' }]), ['end']), 'chosen')
  },
  chosen: ({ heard }) => {
    const said = readId(heard.picked('melee turn'))
    return said.verb === 'engage' ? call('melee', { first: said.ref, target: said.other }, 'turn') : go('ended')
  },
  ended: ({ local: { seat } }) => tell({ type: 'part-ended', phase: 'melee', seat }, 'done'),
})

/** Who else may attack the same target. */
function joinOptions(state: State): readonly Option<JoinId>[] {
  const { seat, target, attackers } = meleeOf(state)
  return standing(state, seat)
    .filter((ref) => !attackers.some(({ figure }) => figure === ref) && isNearEnough(state, ref, target))
    .map((ref) => {
      const report = engageReport(state, ref, target)
      const why = report.verdict.allowed ? undefined : report.verdict.reason
      return offer<JoinId>(verbId('join', ref), [ref, target], why, report)
    })
}

/** EX-MEL-02, EX-MEL-04, EX-MEL-16: all attackers are named and moved in, crossings are rolled for, rounds are fought. */
export const melee = procedure('melee', {
  first: ({ local: { first, target } }) => call('engagement', { figure: first, target }, 'more'),
  more: ({ state }) => {
    const { seat, target, attackers } = meleeOf(state)
    const options = joinOptions(state)
    if (!options.some(isOpen)) return go('declared')
    const about = { target, attackers: attackers.map(({ figure }) => figure) }
    return ask(question(seat, 'more attackers', pickOne<JoinId>([...options, { id: 'fight' }]), ['fight'], { about }), 'joined')
  },
  joined: ({ local: { target }, heard }) => {
    const said = readId(heard.picked('more attackers'))
    return said.verb === 'join' ? call('engagement', { figure: said.ref, target }, 'more') : go('declared')
  },
  declared: ({ state, local: { target } }) => {
    const { attackers } = meleeOf(state)
    const attacks = attacksIn(meleeOf(state))
    return tell({ type: 'melee-declared', target, attackers: attackers.map(({ figure }) => figure), attacks }, 'arrive')
  },
  arrive: ({ state }) => {
    const next = meleeOf(state).attackers.find(({ crossings }) => crossings.length > 0)
    return next ? call('arrival', { figure: next.figure }, 'arrive') : go('fight', { next: 0 })
  },
  fight: ({ state, local: { next = 0 } }) => {
    const attack = attacksIn(meleeOf(state))[next]
    if (!attack) return go('outcome')
    const { attacker, target, bonus } = attack
    if (!isOperational(state, attacker) || !isOnTable(state, target)) return go('fight', { next: next + 1 })
    // EX-MEL-10, EX-CDG-03
    if (isShocked(state, target))
      return call('coup', { by: attacker, figure: target, harm: 'coup', bonus }, 'fight', { next: next + 1 })
    return call('round', { attack }, 'fought', { next: next + 1 })
  },
  // EX-MUL-05
  fought: ({ state, local: { next = 0 } }) => {
    const attacker = attacksIn(meleeOf(state))[next - 1]?.attacker
    const answering = attacker === undefined ? [] : avengers(state, attacker)
    const [first] = answering
    if (attacker === undefined || first === undefined) return go('fight')
    const options = answering.map((ref) => offer<FinishId>(pairId('finish', ref, attacker), [ref, attacker]))
    const choice = pickOne<FinishId>([...options, { id: 'decline' }])
    return ask(question(figureOf(state, first).seat, 'finish', choice, ['decline'], { about: { figure: attacker } }), 'avenged')
  },
  avenged: ({ heard }) => {
    const said = readId(heard.picked('finish'))
    return said.verb === 'finish'
      ? call('coup', { by: said.ref, figure: said.other, harm: 'coup', bonus: 0 }, 'fight')
      : go('fight')
  },
  outcome: () => call('outcome', {}, 'done'),
})

/** EX-MEL-05, for both sides of one attack. */
export const roundPools = (state: State, { attacker, target, bonus }: Attack): RoundPools => ({
  attack: meleePool(state, { figure: attacker, opponent: target, isInitiator: true, bonus }),
  defence: meleePool(state, { figure: target, opponent: attacker, isInitiator: false, bonus: 0 }),
})

/** One round (EX-MEL-05 to 09). Windows for rerolls and cards belong between `rolled`, `won`, `damaged` and `result`. */
export const round = procedure('round', {
  begin: ({ state, local: { attack } }) => tell({ type: 'round-began', attack, pools: roundPools(state, attack) }, 'roll'),
  // EX-MEL-07: both at once.
  roll: ({ state, local: { attack } }) => {
    const pools = roundPools(state, attack)
    const about = { attacker: attack.attacker, target: attack.target }
    const [own, other] = [pools.attack.total, pools.defence.total]
    return ask(
      [
        ...(own > 0
          ? [
              question('chance', 'melee attack dice', combatDice(own, seatOf(state, attack.attacker)), allOf('hit', own), {
                about,
              }),
            ]
          : []),
        ...(other > 0
          ? [
              question('chance', 'melee defence dice', combatDice(other, seatOf(state, attack.target)), allOf('hit', other), {
                about,
              }),
            ]
          : []),
      ],
      'rolled',
    )
  },
  rolled: ({ local: { attack }, heard }) => {
    const attackFaces = heard.all('melee attack dice')[0]?.answer ?? []
    const defenceFaces = heard.all('melee defence dice')[0]?.answer ?? []
    return tell({ type: 'round-rolled', attack, attackFaces, defenceFaces }, 'won', { attackFaces, defenceFaces })
  },
  // EX-MEL-08
  won: ({ local: { attack, attackFaces = [], defenceFaces = [] } }) => {
    const hits = { attack: count(attackFaces, 'hit'), defence: count(defenceFaces, 'hit') }
    if (hits.attack === hits.defence) return tell({ type: 'round-won', attack, hits }, 'done')
    const isAttacker = hits.attack > hits.defence
    const [winner, loser] = isAttacker ? [attack.attacker, attack.target] : [attack.target, attack.attacker]
    return tell({ type: 'round-won', attack, hits, winner, loser }, 'damage', {
      winner,
      loser,
      hits: isAttacker ? hits.attack : hits.defence,
    })
  },
  // EX-MEL-09: a die for every hit, not for the difference.
  damage: ({ state, local: { winner = '', loser = '', hits = 0 } }) => {
    const about = { figure: loser, by: winner }
    return ask(
      question('chance', 'damage dice', combatDice(hits, seatOf(state, winner)), allOf('armour', hits), { about }),
      'damaged',
    )
  },
  damaged: ({ state, local: { winner = '', loser = '' }, heard }) => {
    const faces = heard.the('damage dice')
    const best: Damage = worstDamage(state.rulings, faces)
    return tell({ type: 'damage-rolled', figure: loser, by: seatOf(state, winner), faces, best }, 'result', { best })
  },
  result: ({ state, local: { winner = '', loser = '', best = 'scratch' } }) =>
    best === 'scratch'
      ? go('done')
      : call('result', { figure: loser, by: seatOf(state, winner), harm: 'round', result: best }, 'done'),
})

/** EX-CDG-03: a blow at a shocked figure exterminates it without dice, unless a wound is taken. */
export const coup = procedure('coup', {
  strike: ({ local: { by, figure, harm, bonus } }) => tell({ type: 'coup-struck', by, figure, harm, bonus }, 'result'),
  result: ({ state, local: { by, figure, harm } }) =>
    call('result', { figure, by: seatOf(state, by), harm, result: 'exterminated' }, 'done'),
})
