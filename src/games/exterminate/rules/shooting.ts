/** The Shooting sub-phase (4.16): every figure shoots or sprints, once. */
import { type Option, pickOne } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { MOST_STRESS } from './constants'
import { allOf, combatDice, count } from './dice'
import { whyNotMove, whyNotShoot } from './facts/able'
import { bringsStress, cancels, worstDamage } from './facts/faces'
import { enemiesOf, figureOf, seatOf, standing, topUnder } from './facts/figures'
import { climbable, whyNotClimb, whyNotShift } from './facts/moves'
import { weaponOf } from './facts/pools'
import { shotReport, whyOutOfRange } from './facts/sight'
import { pairId, readId, type ShootId, shotId, verbId } from './ids'
import { isOpen, offer } from './offers'
import type { Side, State } from './state'
import { ask, call, go, procedure, question, tell } from './terms'

/** One option per enemy and weapon with a range. Those refused before anything is measured carry their reason only. */
function shotOptions(state: State, shooter: Ref): readonly Option<ShootId>[] {
  const { profile } = figureOf(state, shooter)
  if (profile.shoot === undefined) return []
  const why = whyNotShoot(state, shooter)
  const guns = profile.weapons.filter((weapon) => weapon.range !== undefined)
  return enemiesOf(state, shooter).flatMap((target) =>
    guns.map(({ id }): Option<ShootId> => {
      const cheap = why ?? whyOutOfRange(state, shooter, target, id)
      if (cheap) return offer<ShootId>(shotId(shooter, target, id), [shooter, target], cheap)
      const report = shotReport(state, shooter, target, id)
      const reason = report.verdict.allowed ? undefined : report.verdict.reason
      return offer<ShootId>(shotId(shooter, target, id), [shooter, target], reason, report)
    }),
  )
}

/** EX-SPR-01: a second movement action by all the rules of the first. */
function sprintOptions(state: State, ref: Ref): readonly Option<ShootId>[] {
  const why = whyNotMove(state, ref, 'sprint')
  const climbs = (why ? [] : climbable(state, ref)).map((top) =>
    offer<ShootId>(pairId('sprint-climb', ref, top), [ref, top], whyNotClimb(state, ref, top)),
  )
  const shift =
    topUnder(state, ref) === undefined ? [] : [offer<ShootId>(verbId('sprint-shift', ref), [ref], why ?? whyNotShift(state, ref))]
  return [offer<ShootId>(verbId('sprint', ref), [ref], why), ...shift, ...climbs]
}

/** EX-SHO-01, EX-SHO-07: one side's figures shoot or sprint. Ends when nothing more may be done. */
export const shootPart = procedure('shoot part', {
  begin: ({ local: { seat } }) => tell({ type: 'phase-began', phase: 'shoot', seat }, 'turn'),
  turn: ({ state, local: { seat } }) => {
    const options = shootOptions(state, seat)
    if (!options.some(isOpen)) return go('ended')
    return ask(question(seat, 'shoot turn', pickOne<ShootId>([...options, { id: 'end' }]), ['end']), 'chosen')
  },
  chosen: ({ heard }) => {
    const said = readId(heard.picked('shoot turn'))
    switch (said.verb) {
      case 'shoot':
        return call('shot', { shooter: said.ref, target: said.other, weapon: said.weapon }, 'turn')
      case 'sprint':
        return call('move', { figure: said.ref, how: 'sprint' }, 'turn')
      case 'sprint-shift':
        return call('shift', { figure: said.ref, how: 'sprint' }, 'turn')
      case 'sprint-climb':
        return call('climb', { figure: said.ref, onto: said.other, how: 'sprint' }, 'turn')
      default:
        return go('ended')
    }
  },
  ended: ({ local: { seat } }) => tell({ type: 'part-ended', phase: 'shoot', seat }, 'done'),
})

const shootOptions = (state: State, seat: Side): readonly Option<ShootId>[] =>
  standing(state, seat).flatMap((ref) => [...shotOptions(state, ref), ...sprintOptions(state, ref)])

/**
 * EX-SHO-08, in its order. Windows for rerolls and cards belong between `rolled`, `netted`, `damaged` and `result`: the pools and
 * the faces they would change are in this chapter's memory.
 */
export const shot = procedure('shot', {
  declare: ({ state, local: { shooter, target, weapon } }) => {
    const report = shotReport(state, shooter, target, weapon)
    return tell({ type: 'shot-declared', report }, 'roll', {
      dice: { attack: report.attack.total, defence: report.defence.total },
      inCover: report.cover.length > 0,
    })
  },
  roll: ({ state, local: { shooter, target, dice = { attack: 0, defence: 0 } } }) => {
    const about = { shooter, target }
    const attack = combatDice(dice.attack, seatOf(state, shooter))
    const defence = combatDice(dice.defence, seatOf(state, target))
    return ask(
      [
        question('chance', 'attack dice', attack, allOf('hit', dice.attack), { about }),
        ...(dice.defence > 0 ? [question('chance', 'defence dice', defence, allOf('armour', dice.defence), { about })] : []),
      ],
      'rolled',
    )
  },
  rolled: ({ local: { shooter, target }, heard }) => {
    const attack = heard.the('attack dice')
    const defence = heard.all('defence dice')[0]?.answer ?? []
    return tell({ type: 'shot-rolled', shooter, target, attack, defence }, 'netted', { attack, defence })
  },
  // EX-SHO-05
  netted: ({ local: { shooter, target, attack = [], defence = [], inCover = false } }) => {
    const hits = count(attack, 'hit')
    const cancelled = Math.min(hits, cancels(defence, inCover))
    const net = hits - cancelled
    return tell({ type: 'shot-netted', shooter, target, hits, cancelled, net }, 'stress', { net })
  },
  // EX-STR-01 to 03
  stress: ({ state, local: { shooter, target, weapon, attack = [] } }) => {
    const { stress } = figureOf(state, target)
    const after = Math.min(MOST_STRESS, stress + weaponOf(figureOf(state, shooter).profile, weapon).stress)
    const isHit = bringsStress(state.rulings, attack) && after > stress
    return tell(isHit ? [{ type: 'stress-gained', figure: target, tokens: after - stress, stress: after }] : [], 'damage')
  },
  // EX-SHO-06
  damage: ({ state, local: { shooter, target, net = 0 } }) => {
    if (net === 0) return go('done')
    const dice = combatDice(net, seatOf(state, shooter))
    return ask(
      question('chance', 'damage dice', dice, allOf('armour', net), { about: { figure: target, by: shooter } }),
      'damaged',
    )
  },
  damaged: ({ state, local: { shooter, target }, heard }) => {
    const faces = heard.the('damage dice')
    const best = worstDamage(state.rulings, faces)
    return tell({ type: 'damage-rolled', figure: target, by: seatOf(state, shooter), faces, best }, 'result', { best })
  },
  result: ({ state, local: { shooter, target, best = 'scratch' } }) =>
    best === 'scratch'
      ? go('done')
      : call('result', { figure: target, by: seatOf(state, shooter), harm: 'shot', result: best }, 'done'),
})
