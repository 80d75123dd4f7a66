/** The Shooting sub-phase (4.16): every figure may shoot or sprint once. */
import { type Option, pickOne } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { MOST_STRESS } from '../constants'
import { allOf, combatDice } from '../dice'
import { whyNotMove, whyNotShoot } from '../facts/able'
import { besideBlast, burstDice, burstTargets, penalty } from '../facts/burst'
import { bringsStress } from '../facts/faces'
import { enemiesOf, figureOf, isOnTable, isOperational, seatOf, standing, topUnder } from '../facts/figures'
import { cancelsOf, hitsOf, poolOf } from '../facts/hits'
import { climbable, whyNotClimb, whyNotShift } from '../facts/moves'
import { boostedShot, weaponOf } from '../facts/pools'
import { shotReport, whyOutOfRange } from '../facts/sight'
import { type AttackId, pairId, readId, type ShootId, type ShotId, shotId, verbId } from '../ids'
import { isOpen, offer } from '../offers'
import type { ShotReport } from '../reports'
import type { Side, State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'
import { actBetween, betweenOptions, mightActBetween } from './between'
import { ownerFirst } from './rerolls'

/** One option for each enemy and each weapon with a range. Options refused before anything is measured carry only the reason. */
export function shotOptions(state: State, shooter: Ref, how: 'action' | 'free' = 'action'): readonly Option<ShotId>[] {
  const { profile } = figureOf(state, shooter)
  if (profile.shoot === undefined) return []
  const why = whyNotShoot(state, shooter, how)
  const guns = profile.weapons.filter((weapon) => weapon.range !== undefined)
  return enemiesOf(state, shooter).flatMap((target) =>
    guns.map(({ id }): Option<ShotId> => {
      const cheap = why ?? whyOutOfRange(state, shooter, target, id)
      if (cheap) return offer<ShotId>(shotId(shooter, target, id), [shooter, target], cheap)
      const report = shotReport(state, shooter, target, id, { how })
      const reason = report.verdict.allowed ? undefined : report.verdict.reason
      return offer<ShotId>(shotId(shooter, target, id), [shooter, target], reason, report)
    }),
  )
}

/** EX-SPR-01: a second movement action, by the same rules as the first. */
function sprintOptions(state: State, ref: Ref): readonly Option<ShootId>[] {
  const why = whyNotMove(state, ref, 'sprint')
  const climbs = (why ? [] : climbable(state, ref)).map((top) =>
    offer<ShootId>(pairId('sprint-climb', ref, top), [ref, top], whyNotClimb(state, ref, top, 'sprint')),
  )
  const shift =
    topUnder(state, ref) === undefined ? [] : [offer<ShootId>(verbId('sprint-shift', ref), [ref], why ?? whyNotShift(state, ref))]
  return [offer<ShootId>(verbId('sprint', ref), [ref], why), ...shift, ...climbs]
}

/** EX-SHO-01, EX-SHO-07: one side's figures shoot or sprint. Ends when no figure may do either any more. */
export const shootPart = procedure('shoot part', {
  begin: ({ local: { seat } }) => tell({ type: 'phase-began', phase: 'shoot', seat }, 'turn'),
  turn: ({ state, local: { seat } }) => {
    const options = shootOptions(state, seat)
    if (!options.some(isOpen) && !mightActBetween(state, seat)) return go('ended')
    const all = [...options, ...betweenOptions(state, seat), { id: 'end' } as const]
    return ask(question(seat, 'shoot turn', pickOne<ShootId>(all), ['end']), 'chosen')
  },
  chosen: ({ state, local: { seat }, heard }) => {
    const said = readId(heard.picked('shoot turn'))
    const between = actBetween(state, seat, said)
    if (between) return between
    switch (said.verb) {
      case 'shoot':
        return call('burst', { shooter: said.ref, weapon: said.weapon, how: 'action', targets: [said.other] }, 'turn')
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

/** EX-SHO-08: a shot, in the order of the rule, with its windows. */
export const shot = procedure('shot', {
  declare: ({ state, local: { shooter, target, weapon, how, share } }) => {
    const report = shotReport(state, shooter, target, weapon, { how, ...(share === undefined ? {} : { share }) })
    const isBlast = weaponOf(figureOf(state, shooter).profile, weapon).keywords.includes('blast') && how !== 'blast'
    const blasted = isBlast ? besideBlast(state, target) : []
    return tell({ type: 'shot-declared', report, how }, 'advised', { report, blasted })
  },
  // The blast of another shot is not declared by its shooter, so only the victim's side may use a card.
  advised: ({ local: { shooter, target, how } }) =>
    call('adventure window', { timing: 'shot', ...(how === 'blast' ? {} : { figure: shooter }), other: target }, 'roll'),
  roll: ({ state, local: { shooter, target, report } }) => {
    if (!report) throw new Error(`${shooter} shoots without a report`)
    const pools = boostedShot(state, report)
    const about = { shooter, target, inCover: report.cover.length > 0 }
    const dice = { attack: Math.max(0, pools.attack.total), defence: pools.defence.total }
    return ask(
      [
        question('chance', 'attack dice', combatDice(dice.attack, seatOf(state, shooter)), allOf('hit', dice.attack), { about }),
        ...(dice.defence > 0
          ? [
              question('chance', 'defence dice', combatDice(dice.defence, seatOf(state, target)), allOf('armour', dice.defence), {
                about,
              }),
            ]
          : []),
      ],
      'rolled',
    )
  },
  rolled: ({ state, local: { shooter, target, report }, heard }) => {
    if (!report) throw new Error(`${shooter} shoots without a report`)
    const attack = heard.the('attack dice')
    const defence = heard.all('defence dice')[0]?.answer ?? []
    const pools = boostedShot(state, report)
    return tell({ type: 'shot-rolled', shooter, target, attack, defence, pools }, 'rerolls', { pools })
  },
  // EX-CRD-11: both sides, even if a blast catches a friend.
  rerolls: ({ state, local: { shooter, report } }) =>
    call('rerolls', { order: ownerFirst(seatOf(state, shooter)), inCover: isCovered(report) }, 'attackCards'),
  attackCards: ({ state, local: { shooter, report } }) =>
    call('attack window', { seat: seatOf(state, shooter), isShot: true, inCover: isCovered(report) }, 'defenceCards'),
  defenceCards: ({ state, local: { target, report } }) =>
    call('defence window', { seat: seatOf(state, target), isShot: true, inCover: isCovered(report) }, 'late'),
  // EX-AMB-40
  late: ({ state, local: { shooter, report } }) =>
    state.rulings.immediateAfterCards
      ? call('rerolls', { order: ownerFirst(seatOf(state, shooter)), inCover: isCovered(report), isLate: true }, 'netted')
      : go('netted'),
  // EX-SHO-05
  netted: ({ state, local: { shooter, target, report } }) => {
    const hits = hitsOf(poolOf(state, 'attack'))
    const cancelled = cancelsOf(poolOf(state, 'defence'), isCovered(report))
    const net = Math.max(0, hits.total - cancelled.total)
    const isStressed = bringsStress(state.rulings, poolOf(state, 'attack').faces)
    return tell({ type: 'shot-netted', shooter, target, hits, cancelled, net }, 'stress', { net, isStressed })
  },
  // EX-STR-01 to 03
  stress: ({ state, local: { shooter, target, weapon, isStressed = false } }) => {
    const { stress } = figureOf(state, target)
    const after = Math.min(MOST_STRESS, stress + weaponOf(figureOf(state, shooter).profile, weapon).stress)
    if (!isStressed || after === stress) return go('damage')
    return tell({ type: 'stress-gained', figure: target, tokens: after - stress, stress: after }, 'relief')
  },
  relief: ({ local: { target } }) => call('stress relief', { figure: target }, 'damage'),
  // EX-SHO-06
  damage: ({ local: { shooter, target, net = 0 } }) =>
    net === 0 ? go('blast') : call('damage', { figure: target, by: shooter, dice: net, harm: 'shot' }, 'blast'),
  // Blast (house): each figure caught is attacked with half of the shot's dice, one after the other.
  blast: ({ state, local: { shooter, weapon, pools, blasted = [] } }) => {
    const [target, ...rest] = blasted
    if (target === undefined || !pools) return go('done')
    if (!isOnTable(state, target)) return go('blast', { blasted: rest })
    const share = Math.ceil(pools.attack.total / 2)
    return call('shot', { shooter, target, weapon, how: 'blast', share }, 'blast', { blasted: rest })
  },
})

const isCovered = (report: ShotReport | undefined): boolean => (report?.cover.length ?? 0) > 0

/** Burst (house): further targets are chosen and the dice divided among them before rolling. Each share is a separate shot. */
export const burst = procedure('burst', {
  more: ({ state, local: { shooter, weapon, targets } }) => {
    const options = burstTargets(state, shooter, weapon, targets).map(({ ref, refused }) =>
      offer<AttackId>(verbId('attack', ref), [shooter, ref], refused),
    )
    if (!options.some(isOpen)) return go('share')
    const choice = pickOne<AttackId>([...options, { id: 'enough' }])
    return ask(
      question(seatOf(state, shooter), 'burst target', choice, ['enough'], { about: { figure: shooter, targets } }),
      'named',
    )
  },
  named: ({ local: { targets }, heard }) => {
    const said = readId(heard.picked('burst target'))
    return said.verb === 'attack' ? go('more', { targets: [...targets, said.ref] }) : go('share')
  },
  share: ({ state, local: { shooter, weapon, targets } }) => {
    if (targets.length === 1) return go('volley', { next: 0 })
    const total = burstDice(state, shooter, weapon)
    const among = targets.map((ref) => ({ id: ref, least: 1 + penalty(state, shooter, ref, weapon), most: total }))
    const least = among.map((one) => one.least)
    const spare = total - least.reduce((sum, one) => sum + one, 0)
    const fallback = least.map((one, index) => (index === 0 ? one + spare : one))
    const choice = { shape: 'split', total, among } as const
    return ask(question(seatOf(state, shooter), 'burst dice', choice, fallback, { about: { figure: shooter } }), 'shared')
  },
  shared: ({ local: { shooter, targets }, heard }) => {
    const dice = heard.the('burst dice')
    return tell({ type: 'burst-shared', shooter, targets, dice }, 'volley', { dice, next: 0 })
  },
  volley: ({ state, local: { shooter, weapon, how, targets, dice, next = 0 } }) => {
    const target = targets[next]
    // The shooter may have been felled by its own blast.
    if (target === undefined || !isOperational(state, shooter)) return go('done')
    if (!isOnTable(state, target)) return go('volley', { next: next + 1 })
    const share = dice?.[next]
    const local = { shooter, target, weapon, how: next === 0 ? how : ('burst' as const) }
    return call('shot', share === undefined ? local : { ...local, share }, 'volley', { next: next + 1 })
  },
})
