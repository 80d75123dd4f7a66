/** The state of a melee: who takes part, attacks left, how it ends, who pushes whom (EX-MEL-11 to 17, EX-MUL-05, 06). */
import { inContact, slide } from '../../../../geometry'
import { squaredDistance } from '../../../../geometry/exact'
import { direction } from '../../../../geometry/heading'
import type { Ref } from '../../../../table/piece'
import { PUSH, TOLERANCE } from '../constants'
import type { Attack, MeleeOutcome } from '../reports'
import { type Attacker, type Melee, otherSide, type Side, type State } from '../state'
import { attacksOf } from './engage'
import { box, discAt, enemiesOf, footprint, friendsOf, isOnTable, isOperational, isShocked, terrainOf, topUnder } from './figures'

export function meleeOf(state: State): Melee {
  if (!state.melee) throw new Error('no melee is being fought')
  return state.melee
}

export function attackerOf(state: State, figure: Ref): Attacker {
  const attacker = meleeOf(state).attackers.find((one) => one.figure === figure)
  if (!attacker) throw new Error(`${figure} attacks nobody`)
  return attacker
}

/** EX-MEL-16: the first attacker with something to cross and all chosen after it wait for their turn to move in. */
export function waitingIn({ attackers }: Melee): readonly Attacker[] {
  const first = attackers.findIndex(({ crossings }) => crossings.length > 0)
  return first < 0 ? [] : attackers.slice(first)
}

/** EX-MEL-04, EX-MUL-04: all attacks in the order in which they are made. */
export const attacksIn = (melee: Melee): readonly Attack[] => melee.attackers.flatMap(({ attacks }) => attacks)

const distinct = (refs: readonly Ref[]): readonly Ref[] => [...new Set(refs)]

/** A side's combatants in the order in which they were chosen: attackers, or the primary target and then the other targets. */
export const combatants = (melee: Melee, side: Side): readonly Ref[] =>
  side === melee.seat
    ? melee.attackers.map(({ figure }) => figure)
    : distinct([melee.target, ...attacksIn(melee).map(({ target }) => target)])

/** EX-MEL-11 to 14, checked in this order. */
export function meleeOutcome(state: State): MeleeOutcome {
  const melee = meleeOf(state)
  if (melee.attackers.length === 0) return { case: 'no-melee' }
  const left = (side: Side) => combatants(melee, side).filter((ref) => isOnTable(state, ref))
  const sides = [otherSide(melee.seat), melee.seat] as const
  const gone = sides.find((side) => left(side).length === 0)
  if (gone) return { case: 'gone', beaten: gone }
  const shocked = sides.find((side) => !left(side).some((ref) => isOperational(state, ref)))
  return shocked ? { case: 'shocked', beaten: shocked } : { case: 'drawn' }
}

/** EX-MUL-06: how many attacks a combatant of the winning side has left, neither made nor lost (EX-MUL-05). */
export function unusedAttacks(state: State, ref: Ref): number {
  const melee = meleeOf(state)
  const attacker = melee.attackers.find(({ figure }) => figure === ref)
  const total = attacksOf(state, ref)
  const made = melee.made.filter((attack) => attack.attacker === ref)
  if (attacker && melee.felled.includes(ref)) return 0
  if (attacker) return total - made.reduce((sum, attack) => sum + 1 + attack.bonus, 0)
  if (total < 2) return 0
  const fought = melee.made.filter(({ target }) => target === ref).length
  // EX-AMB-20, the other ruling: these attacks were used as dice in the first round that the figure fought.
  if (state.rulings.defenderMultiAttack === 'full' && fought > 0) return 0
  return total - fought - made.length
}

/** EX-MEL-12: the blows that the winners can still strike, as pairs of striker and shocked figure. */
export function finishers(state: State, beaten: Side): readonly (readonly [Ref, Ref])[] {
  const melee = meleeOf(state)
  const strikers = combatants(melee, otherSide(beaten)).filter(
    (ref) => isOperational(state, ref) && unusedAttacks(state, ref) > 0,
  )
  const fallen = combatants(melee, beaten).filter((ref) => isShocked(state, ref))
  return strikers.flatMap((striker) => fallen.map((ref) => [striker, ref] as const))
}

/** EX-MUL-05: who may strike back at a multi-attacker that was shocked before its last attack: the targets it has not fought. */
export function avengers(state: State, attacker: Ref): readonly Ref[] {
  const melee = meleeOf(state)
  if (!isShocked(state, attacker)) return []
  const own = melee.attackers.find(({ figure }) => figure === attacker)?.attacks ?? []
  const fought = melee.made.filter((attack) => attack.attacker === attacker).map(({ target }) => target)
  return distinct(own.map(({ target }) => target)).filter((ref) => !fought.includes(ref) && isOperational(state, ref))
}

/** EX-MEL-12, EX-MEL-13: the figures that are pushed back, in order. */
export function pushedBy(state: State, outcome: MeleeOutcome): readonly Ref[] {
  const melee = meleeOf(state)
  switch (outcome.case) {
    case 'gone':
    case 'no-melee':
      return []
    case 'drawn':
      return combatants(melee, melee.seat).filter((ref) => isOnTable(state, ref))
    case 'shocked': {
      const sides = state.rulings.pushAllShocked ? [melee.seat, otherSide(melee.seat)] : [outcome.beaten]
      return sides.flatMap((side) => combatants(melee, side)).filter((ref) => isShocked(state, ref))
    }
  }
}

const nearest = (state: State, ref: Ref, others: readonly Ref[]): Ref | undefined => {
  const away = (other: Ref) => squaredDistance(discAt(state, ref).at, discAt(state, other).at)
  return others.reduce<Ref | undefined>(
    (best, other) => (best === undefined || away(other) < away(best) ? other : best),
    undefined,
  )
}

/** EX-MEL-15, EX-MEL-17: the figures that may push this one; with more than one, the player chooses. */
export function pushersOf(state: State, ref: Ref, outcome: MeleeOutcome): readonly Ref[] {
  const melee = meleeOf(state)
  if (outcome.case === 'drawn') {
    if (isOperational(state, melee.target)) return [melee.target]
    const other = combatants(melee, otherSide(melee.seat)).filter((one) => isOperational(state, one))
    const pusher = nearest(state, ref, other)
    return pusher === undefined ? [] : [pusher]
  }
  if (outcome.case !== 'shocked') return []
  const winners = combatants(melee, otherSide(outcome.beaten)).filter((one) => isOperational(state, one))
  const touching = winners.filter((one) =>
    inContact(discAt(state, ref), footprint(state, one), TOLERANCE.overlap, TOLERANCE.contact),
  )
  if (touching.length > 0) return touching
  const pusher = nearest(state, ref, winners)
  return pusher === undefined ? [] : [pusher]
}

/**
 * EX-MEL-15: where a push ends: straight away from the pusher (or in the direction of a Sidestep), after an inch or at the first
 * obstacle.
 */
export function pushEnd(state: State, ref: Ref, by: Ref, heading?: number) {
  const [disc, from] = [discAt(state, ref), discAt(state, by).at]
  const own = topUnder(state, ref)
  const way = heading === undefined ? undefined : direction(heading)
  const [dx, dy] = way ? [Math.round(way.x * PUSH), Math.round(way.y * PUSH)] : [disc.at.x - from.x, disc.at.y - from.y]
  if (dx === 0 && dy === 0) return { end: disc.at, moved: 0 }
  const others = [...enemiesOf(state, ref), ...friendsOf(state, ref)]
  const terrain = own === undefined ? state.tabletop.terrain.map((piece) => piece.ref) : []
  const top = own === undefined ? undefined : terrainOf(state, own).top?.outline
  return slide({
    disc,
    towards: { dx, dy },
    distance: PUSH,
    stoppers: [...others, ...terrain].map((other) => ({ ref: other, footprint: footprint(state, other) })),
    tolerance: TOLERANCE.overlap,
    box: box(state),
    ...(top ? { inside: top } : {}),
  })
}
