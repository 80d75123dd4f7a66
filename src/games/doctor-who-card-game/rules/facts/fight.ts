/** How a conflict is computed (DWC-CON-03 to DWC-CON-05, DWC-CRD-01 to DWC-CRD-10). Pure; chapters make events of it. */
import { type PlayerSeat, type Tally, type TallyPart, tally } from '../../../../kernel'
import { BOOST } from '../constants'
import type { Event } from '../events'
import { say } from '../said'
import type { Conflict, Enemy, Location, State } from '../state'
import type { LocationRef } from '../zones'
import { leastLosses } from './losses'
import { defenderOf, enemyOf, fromActive, locationOf, seatOf } from './table'

/** The current conflict. Throws if there is none. */
export function conflictOf(state: State): Conflict {
  if (!state.conflict) throw new Error('nothing is fought now')
  return state.conflict
}
/** The location of the conflict. */
export const fieldOf = (state: State): Location => locationOf(state, conflictOf(state).location)
export const enemiesAt = ({ attack }: Location): readonly Enemy[] => attack?.cards ?? []

/** DWC-TIM-03: the amount limited by the supply. */
export const limited = (wanted: number, supply: number): number => Math.min(wanted, supply)

/** DWC-CON-03, DWC-TIM-04: River Song and the Weeping Angels, in turn order from the active player. */
export function gainsOf(state: State): readonly Event[] {
  const { attacker, defender } = conflictOf(state)
  const field = fieldOf(state)
  let { supply } = state
  const events: Event[] = []
  const gain = (seat: PlayerSeat, card: string, wanted: number, why: 'river' | 'angel') => {
    const amount = limited(wanted, supply)
    supply -= amount
    events.push({ type: 'time-gained', seat, amount, wanted, why, card })
  }
  for (const seat of fromActive(state)) {
    if (seat === defender) {
      for (const { card } of field.defenders) {
        const { time = 0 } = defenderOf(state, card)
        if (time > 0) gain(seat, card, time, 'river')
      }
    }
    if (seat !== attacker) continue
    for (const { card, fired } of enemiesAt(field)) {
      const { time = 0 } = enemyOf(state, card)
      if (time > 0 && !fired) gain(seat, card, time, 'angel')
    }
  }
  return events
}

/** DWC-CRD-04: each Slitheen takes one point from the defender, if he has one. */
export function theftsOf(state: State): readonly Event[] {
  const { attacker, defender } = conflictOf(state)
  const thieves = enemiesAt(fieldOf(state)).filter(({ card, fired }) => !fired && enemyOf(state, card).power === 'steal-time')
  const amount = Math.min(thieves.length, seatOf(state, defender).time)
  return Array.from({ length: amount }, () => ({
    type: 'time-taken' as const,
    from: defender,
    to: attacker,
    amount: 1,
    why: 'slitheen' as const,
  }))
}

/** DWC-CRD-10, AMB-03, AMB-31: the first Pandorica that meets Rory or, without him, the Doctor; undefined if none does. */
export function pandoricaMeets(state: State): { readonly enemy?: number; readonly defender?: number } | undefined {
  const field = fieldOf(state)
  const { defenders } = field
  const box = enemiesAt(field).findIndex(({ card }) => enemyOf(state, card).power === 'pandorica')
  if (box < 0) return undefined
  const find = (kind: 'rory' | 'doctor') => defenders.findIndex(({ card }) => defenderOf(state, card).kind === kind)
  const [rory, doctor] = [find('rory'), find('doctor')]
  if (rory >= 0) return { enemy: box, defender: rory }
  if (doctor < 0) return undefined
  return state.rulings.pandoricaVsDoctor === 'pandorica' ? { enemy: box } : { defender: doctor }
}

const hasPower = (state: State, power: 'river-switches' | 'loses-to-amy'): boolean =>
  enemiesAt(fieldOf(state)).some(({ card }) => enemyOf(state, card).power === power)
const kindAt = (state: State, kind: 'river' | 'amy') =>
  fieldOf(state).defenders.find(({ card }) => defenderOf(state, card).kind === kind)

/** DWC-CRD-07: the River Song that changes sides, if any. */
export const riverWhoSwitches = (state: State): string | undefined =>
  hasPower(state, 'river-switches') ? kindAt(state, 'river')?.card : undefined
/** DWC-CRD-05 */
export const amyMeetsSilurians = (state: State): boolean => hasPower(state, 'loses-to-amy') && kindAt(state, 'amy') !== undefined

/** DWC-CON-05: both strengths, with their reasons. */
export function strengthsOf(state: State): { readonly attack: Tally; readonly defence: Tally } {
  const { switched, boost } = conflictOf(state)
  const field = fieldOf(state)
  const { defenders } = field
  const isOver = (card: string) => switched && defenderOf(state, card).kind === 'river'
  const nothing = { value: 0, reason: say('no-cards-left', {}, 'DWC-CON-05') }
  const enemies = enemiesAt(field).map(({ card }) => ({
    value: enemyOf(state, card).strength,
    reason: say('enemy-strength', { card }, 'DWC-CON-05'),
  }))
  const own = defenders.map(({ card }) => ({
    value: defenderOf(state, card).strength,
    reason: isOver(card) ? say('river-switched', { card }, 'DWC-CRD-07') : say('defender-strength', { card }, 'DWC-CON-05'),
    over: isOver(card),
  }))
  const side = (over: boolean) => own.filter((one) => one.over === over).map(({ value, reason }) => ({ value, reason }))
  const attack = [...enemies, ...side(true)]
  const defence = side(false)
  const boosted = boost > 0 ? [{ value: boost * BOOST, reason: say('unit-boost', { points: boost }, 'DWC-SUP-16') }] : []
  const sum = (parts: readonly TallyPart[]) => tally(parts.length > 0 ? parts : [nothing])
  return { attack: sum(attack), defence: sum([...defence, ...boosted]) }
}

/** The strengths as last computed. Throws if they were not. */
export function strengthsNow(state: State): { readonly attack: Tally; readonly defence: Tally } {
  const { strengths } = conflictOf(state)
  if (!strengths) throw new Error('the strengths have not been compared')
  return strengths
}

/** DWC-SUP-16, AMB-16: how many points the defender could pay; 0 if he is not asked. */
export function boostMost(state: State): number {
  const { attack, defence } = strengthsNow(state)
  if (defence.total >= attack.total) return 0
  const { reserve, time } = seatOf(state, conflictOf(state).defender)
  const units = reserve.filter(({ card, up }) => up && isBoost(state, card)).length
  if (units === 0) return 0
  return state.rulings.unitSpend === 'one' ? Math.min(units, time) : time
}
export const isBoost = (state: State, card: string): boolean => {
  const found = state.deck.cards[card]
  return found?.type === 'support' && found.effect === 'defence-boost'
}

/** DWC-HID-07, AMB-34: whether, by public facts, the defender could hold Tesselecta and has a defender to take back. */
export function mayHoldTesselecta(state: State): boolean {
  const { hand, reserve } = seatOf(state, conflictOf(state).defender)
  return fieldOf(state).defenders.length > 0 && (hand.length > 0 || reserve.some(({ up }) => !up))
}

/** DWC-CRD-02, AMB-05: Rory returns to the hand if he was there before the attack. */
export function returnsFrom(state: State): (card: string) => boolean {
  const { cause } = conflictOf(state)
  return (card) => cause !== 'defenders-placed' && defenderOf(state, card).kind === 'rory'
}

/** DWC-CON-09: the sets of enemies among which the attacker chooses the one to discard. */
export function lossesOfAttack(state: State, location: LocationRef): readonly (readonly number[])[] {
  const enemies = enemiesAt(locationOf(state, location)).map(({ card }) => ({ card, strength: enemyOf(state, card).strength }))
  return leastLosses(enemies, strengthsNow(state).defence.total, state.rulings.attackerDiscardBound)
}
