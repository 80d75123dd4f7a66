/** Events of a conflict (4.7), in the order ruled. All its cards are face up. */

import type { PlayerSeat, Tally } from '../../../../kernel'
import type { Folds } from '../../../kit/rules/folds'
import type { CardId } from '../cards'
import { BOOST_COST } from '../constants'
import { locationOf, seatOf } from '../facts/table'
import type { Cause, Conflict, Location, State } from '../state'
import type { LocationRef } from '../zones'
import { changed } from './changed'
import { changedLocation, changedSeat, discarded, fromHand, gained, marked, toHand, unattacked, withoutEnemies } from './folds'

export type ConflictEvent =
  /** DWC-CON-01, DWC-CON-02: all cards at the location are turned up, listed in the order in which they lie. */
  | {
      readonly type: 'conflict-began'
      readonly location: LocationRef
      readonly cause: Cause
      readonly attacker: PlayerSeat
      readonly defender: PlayerSeat
      readonly enemies: readonly CardId[]
      readonly defenders: readonly CardId[]
    }
  /** DWC-CON-03: the effects of the revealed enemy cards have happened. They happen only once while the cards stay there. */
  | { readonly type: 'reveals-done'; readonly location: LocationRef }
  /** DWC-CRD-10: `enemy` and `defender` are the indices of the discarded cards. */
  | {
      readonly type: 'pandorica-opened'
      readonly location: LocationRef
      readonly enemy?: number
      readonly defender?: number
      readonly cards: readonly CardId[]
    }
  /** DWC-CRD-07 */
  | { readonly type: 'river-switched'; readonly location: LocationRef; readonly card: CardId }
  /** DWC-CRD-05: the defender wins whatever the strengths. */
  | { readonly type: 'amy-met-silurians'; readonly location: LocationRef }
  /** DWC-CON-05: the strengths on which the verdict is based. */
  | {
      readonly type: 'strengths-compared'
      readonly location: LocationRef
      readonly attack: Tally
      readonly defence: Tally
    }
  | { readonly type: 'boost-offered'; readonly seat: PlayerSeat }
  /** DWC-SUP-16: 0 points decline the offer. */
  | { readonly type: 'boost-answered'; readonly seat: PlayerSeat; readonly points: number }
  /** DWC-CON-07: `marker`: the owner had a free TARDIS marker to place (AMB-10). */
  | {
      readonly type: 'defence-won'
      readonly location: LocationRef
      readonly defender: PlayerSeat
      readonly attacker: PlayerSeat
      readonly enemies: readonly CardId[]
      readonly defenders: readonly CardId[]
      readonly marker: boolean
    }
  /** DWC-CON-08: the next events tell what happens to the cards. */
  | {
      readonly type: 'defence-lost'
      readonly location: LocationRef
      readonly defender: PlayerSeat
      readonly attacker: PlayerSeat
    }
  /** DWC-SUP-15: the defenders return to the hand. `slot` is Tesselecta's place in the reserve, if it lay there. */
  | {
      readonly type: 'tesselecta-played'
      readonly location: LocationRef
      readonly seat: PlayerSeat
      readonly card: CardId
      readonly from: 'hand' | 'reserve'
      readonly slot?: number
      readonly cards: readonly CardId[]
    }
  /** DWC-CON-08, DWC-CRD-02: `returned` is Rory, if he goes back to the hand. */
  | {
      readonly type: 'defenders-lost'
      readonly location: LocationRef
      readonly seat: PlayerSeat
      readonly discarded: readonly CardId[]
      readonly returned: readonly CardId[]
    }
  /** DWC-CON-09 */
  | {
      readonly type: 'enemies-lost'
      readonly location: LocationRef
      readonly seat: PlayerSeat
      readonly slots: readonly number[]
      readonly cards: readonly CardId[]
    }
  | { readonly type: 'conflict-over'; readonly location: LocationRef }

const changedConflict = (state: State, changes: Partial<Conflict>): State =>
  state.conflict ? changed(state, { conflict: { ...state.conflict, ...changes } }) : state

const withoutDefenders = (state: State, ref: LocationRef): State => changedLocation(state, ref, { defenders: [] })

function revealed(location: Location): Partial<Location> {
  const { defenders, attack } = location
  return {
    defenders: defenders.map((one) => ({ ...one, up: true })),
    ...(attack ? { attack: { ...attack, cards: attack.cards.map((one) => ({ ...one, up: true })) } } : {}),
  }
}

export const conflictFolds: Folds<State, ConflictEvent> = {
  'conflict-began': (state, { type: _type, location, cause, attacker, defender, enemies, defenders }) =>
    changed(changedLocation(state, location, revealed(locationOf(state, location))), {
      conflict: { location, cause, attacker, defender, switched: false, boost: 0, boosting: false },
      fought: { location, attacker, defender, enemies, defenders },
    }),
  'reveals-done': (state, { location }) => {
    const { attack } = locationOf(state, location)
    if (!attack) return state
    const cards = attack.cards.map((one) => ({ ...one, fired: true as const }))
    return changedLocation(state, location, { attack: { ...attack, cards } })
  },
  'pandorica-opened': (state, { location, enemy, defender, cards }) => {
    const { defenders, attack } = locationOf(state, location)
    const stays = defenders.filter((_, slot) => slot !== defender)
    // An attack whose cards are all gone still exists until the conflict is decided.
    const enemies = attack?.cards.filter((_, slot) => slot !== enemy) ?? []
    const left = changedLocation(state, location, {
      defenders: stays,
      ...(attack ? { attack: { ...attack, cards: enemies } } : {}),
    })
    return discarded(left, cards)
  },
  'river-switched': (state) => changedConflict(state, { switched: true }),
  'amy-met-silurians': (state) => state,
  'strengths-compared': (state, { attack, defence }) => {
    const strengths = { attack, defence }
    const next = changedConflict(state, { strengths })
    return next.fought ? changed(next, { fought: { ...next.fought, strengths } }) : next
  },
  'boost-offered': (state) => changedConflict(state, { boosting: true }),
  'boost-answered': (state, { seat, points }) =>
    changedConflict(gained(state, seat, -points * BOOST_COST), { boosting: false, boost: points }),
  'defence-won': (state, { location, enemies, defenders, marker }) => {
    const cleared = withoutDefenders(unattacked(state, location), location)
    const over = discarded(cleared, [...enemies, ...defenders])
    return decided(marker ? marked(over, location, true) : over, 'defender')
  },
  'defence-lost': (state) => decided(changedConflict(state, { lost: true }), 'attacker'),
  'tesselecta-played': (state, { location, seat, card, slot, cards }) => {
    const reserve = seatOf(state, seat).reserve.filter((_, at) => at !== slot)
    const spent = slot === undefined ? fromHand(state, seat, [card]) : changedSeat(state, seat, { reserve })
    return discarded(toHand(withoutDefenders(spent, location), seat, cards), [card])
  },
  'defenders-lost': (state, { location, seat, discarded: gone, returned }) =>
    discarded(toHand(withoutDefenders(state, location), seat, returned), gone),
  'enemies-lost': (state, { location, slots, cards }) => discarded(withoutEnemies(state, location, slots), cards),
  'conflict-over': ({ conflict: _over, ...state }) => changed(state, {}),
}

const decided = (state: State, winner: 'attacker' | 'defender'): State =>
  state.fought ? changed(state, { fought: { ...state.fought, winner } }) : state
