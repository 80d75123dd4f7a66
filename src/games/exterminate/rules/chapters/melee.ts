/** The Melee sub-phase (4.20): a target, the figures that attack it together, and their rounds one after the other. */
import { type Option, pickOne, type Tally, type TallyPart } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { allOf, combatDice } from '../dice'
import type { RoundPools } from '../events'
import { attacksOf, engageReport, isNearEnough } from '../facts/engage'
import { enemiesOf, figureOf, isOnTable, isOperational, isShocked, seatOf, standing } from '../facts/figures'
import { diceHits, hitsOf, poolOf } from '../facts/hits'
import { attacksIn, avengers, meleeOf, waitingIn } from '../facts/melee'
import { bestCloseWeapon, closeWeapons, meleePool } from '../facts/pools'
import { type EngageId, type FinishId, type JoinId, pairId, readId, verbId, type WieldId } from '../ids'
import { isOpen, offer } from '../offers'
import type { WeaponId } from '../profile'
import type { Attack } from '../reports'
import { say } from '../said'
import type { Side, State } from '../state'
import { ask, call, go, procedure, question, tell, type Wielded } from '../terms'
import { actBetween, betweenOptions, mightActBetween } from './between'
import { ownerFirst } from './rerolls'

/** EX-MEL-01: each own figure with each enemy that it may engage, or that is almost close enough. */
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

/** One side's melees, one after the other, each fully resolved before the next (EX-MEL-02). */
export const meleePart = procedure('melee part', {
  begin: ({ local: { seat } }) => tell({ type: 'phase-began', phase: 'melee', seat }, 'turn'),
  turn: ({ state, local: { seat } }) => {
    const options = engageOptions(state, seat)
    if (!options.some(isOpen) && !mightActBetween(state, seat)) return go('ended')
    const all = [...options, ...betweenOptions(state, seat), { id: 'end' } as const]
    return ask(question(seat, 'melee turn', pickOne<EngageId>(all), ['end']), 'chosen')
  },
  chosen: ({ state, local: { seat }, heard }) => {
    const said = readId(heard.picked('melee turn'))
    const between = actBetween(state, seat, said)
    if (between) return between
    return said.verb === 'engage' ? call('melee', { first: said.ref, target: said.other }, 'turn') : go('ended')
  },
  ended: ({ local: { seat } }) => tell({ type: 'part-ended', phase: 'melee', seat }, 'done'),
})

/** The other figures that may join the attack on the target. */
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

/** EX-MEL-02, EX-MEL-04, EX-MEL-16: all attackers are chosen, then move in with their crossings, then rounds are fought. */
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
    const now = meleeOf(state)
    const attackers = now.attackers.map(({ figure }) => figure)
    return tell({ type: 'melee-declared', target, attackers, attacks: attacksIn(now), waiting: waitingIn(now) }, 'arrive')
  },
  arrive: ({ state }) => {
    const next = meleeOf(state).attackers.find(({ waits, crossings }) => waits || crossings.length > 0)
    return next ? call('arrival', { figure: next.figure }, 'arrive') : go('fight', { next: 0 })
  },
  fight: ({ state, local: { next = 0 } }) => {
    const attack = attacksIn(meleeOf(state))[next]
    if (!attack) return go('outcome')
    const { attacker, target, bonus } = attack
    const isLost = meleeOf(state).felled.includes(attacker) || !isOperational(state, attacker)
    if (isLost || !isOnTable(state, target)) return go('fight', { next: next + 1 })
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

/** EX-MEL-05: the dice of one side of an attack. */
function roundPool(state: State, { attacker, target, bonus }: Attack, side: keyof RoundPools, weapon?: WeaponId): Tally {
  const wielded = weapon === undefined ? {} : { weapon }
  return side === 'attack'
    ? meleePool(state, { figure: attacker, opponent: target, isInitiator: true, bonus, ...wielded })
    : meleePool(
        state,
        { figure: target, opponent: attacker, isInitiator: false, bonus: 0, ...wielded },
        defenderExtra(state, target),
      )
}

/** EX-MEL-05: the dice of both sides of an attack. */
export const roundPools = (state: State, attack: Attack, weapons: Wielded = {}): RoundPools => ({
  attack: roundPool(state, attack, 'attack', weapons.attack),
  defence: roundPool(state, attack, 'defence', weapons.defence),
})

/** EX-MEL-05: the question of which weapon to use; only asked if there are several. */
function weaponAsked(state: State, attack: Attack, side: keyof RoundPools) {
  const [figure, target] = side === 'attack' ? [attack.attacker, attack.target] : [attack.target, attack.attacker]
  const { seat, profile } = figureOf(state, figure)
  const weapons = closeWeapons(profile)
  const best = bestCloseWeapon(profile)
  if (!best || weapons.length < 2) return []
  const options = weapons.map(({ id }) =>
    offer<WieldId>(verbId('wield', id), [figure], undefined, roundPool(state, attack, side, id)),
  )
  return [question(seat, 'melee weapon', pickOne(options), [verbId('wield', best.id)], { about: { figure, target } })]
}

/** The chosen weapon, if the question was asked. */
const wielded = (side: keyof RoundPools, answers: readonly { readonly answer: readonly WieldId[] }[]): Wielded => {
  const said = answers[0]?.answer.map(readId)[0]
  return said?.verb === 'wield' ? { [side]: said.ref } : {}
}

/** EX-AMB-20, the other reading: a defender's extra attacks add dice to the first round that it fights in a melee. */
function defenderExtra(state: State, target: Ref): readonly TallyPart[] {
  const extra = attacksOf(state, target) - 1
  const isFirst = !state.melee?.made.some((attack) => attack.target === target)
  if (state.rulings.defenderMultiAttack !== 'full' || extra === 0 || !isFirst) return []
  return [{ value: extra, reason: say('extra-attacks', { figure: target, attacks: extra }, 'EX-MUL-01') }]
}

/** One round (EX-MEL-05 to 09), with its windows. */
export const round = procedure('round', {
  // EX-MEL-05: the attacker chooses first.
  weapon: ({ state, local: { attack } }) => ask(weaponAsked(state, attack, 'attack'), 'weapons'),
  weapons: ({ heard }) => go('answer', { weapons: wielded('attack', heard.all('melee weapon')) }),
  answer: ({ state, local: { attack } }) => ask(weaponAsked(state, attack, 'defence'), 'armed'),
  armed: ({ local: { weapons }, heard }) =>
    go('advised', { weapons: { ...weapons, ...wielded('defence', heard.all('melee weapon')) } }),
  advised: ({ local: { attack } }) =>
    call('adventure window', { timing: 'melee', figure: attack.attacker, other: attack.target }, 'begin'),
  begin: ({ state, local: { attack, weapons } }) => {
    const pools = roundPools(state, attack, weapons)
    return tell({ type: 'round-began', attack, pools }, 'roll', { pools })
  },
  // EX-MEL-07: both sides roll at once.
  roll: ({ state, local: { attack, pools } }) => {
    const about = { attacker: attack.attacker, target: attack.target }
    const [own, other] = [pools?.attack.total ?? 0, pools?.defence.total ?? 0]
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
    return tell({ type: 'round-rolled', attack, attackFaces, defenceFaces }, 'rerolls')
  },
  rerolls: ({ state, local: { attack } }) =>
    call('rerolls', { order: ownerFirst(seatOf(state, attack.attacker)) }, 'attackCards'),
  // EX-CRD-13
  attackCards: ({ state, local: { attack } }) =>
    call('attack window', { seat: seatOf(state, attack.attacker), isShot: false }, 'defenceCards'),
  defenceCards: ({ state, local: { attack } }) =>
    call('defence window', { seat: seatOf(state, attack.target), isShot: false, inCover: false }, 'late'),
  // EX-AMB-40
  late: ({ state, local: { attack } }) =>
    state.rulings.immediateAfterCards
      ? call('rerolls', { order: ownerFirst(seatOf(state, attack.attacker)), isLate: true }, 'won')
      : go('won'),
  // EX-MEL-08
  won: ({ state, local: { attack } }) => {
    const pools = { attack: poolOf(state, 'attack'), defence: poolOf(state, 'defence') }
    const hits = { attack: hitsOf(pools.attack), defence: hitsOf(pools.defence) }
    if (hits.attack.total === hits.defence.total) return tell({ type: 'round-won', attack, hits }, 'done')
    const side = hits.attack.total > hits.defence.total ? 'attack' : 'defence'
    const [winner, loser] = side === 'attack' ? [attack.attacker, attack.target] : [attack.target, attack.attacker]
    // EX-MEL-09, EX-AMB-42: one die for each of the winner's hits, not for the difference.
    const dice = state.rulings.damagePerHit === 'hits' ? hits[side].total : diceHits(pools[side])
    return tell({ type: 'round-won', attack, hits, winner, loser }, 'damage', { winner, loser, hits: dice })
  },
  damage: ({ local: { winner = '', loser = '', hits = 0 } }) =>
    hits === 0 ? go('done') : call('damage', { figure: loser, by: winner, dice: hits, harm: 'round' }, 'done'),
})

/** EX-CDG-03: a blow at a shocked figure exterminates it without dice, unless its owner takes a wound instead. */
export const coup = procedure('coup', {
  strike: ({ local: { by, figure, harm, bonus } }) => tell({ type: 'coup-struck', by, figure, harm, bonus }, 'result'),
  result: ({ state, local: { by, figure, harm } }) =>
    call('result', { figure, by: seatOf(state, by), harm, result: 'exterminated' }, 'done'),
})
