/** Events of actions (4.4 to 4.12). `cards` that lie face down are told only to seats that may know them. */

import type { PlayerSeat } from '../../../../kernel'
import type { Folds } from '../../../kit/rules/folds'
import type { CardId } from '../cards'
import { locationOf, seatOf } from '../facts/table'
import type { Enemy, Location, State } from '../state'
import type { LocationRef, RowEnd } from '../zones'
import { changed } from './changed'
import {
  acted,
  changedLocation,
  changedSeat,
  discarded,
  fromHand,
  gained,
  marked,
  toHand,
  unattacked,
  withoutEnemies,
} from './folds'

export type ActionEvent =
  | {
      readonly type: 'location-played'
      readonly seat: PlayerSeat
      readonly card: CardId
      readonly location: LocationRef
      readonly end: RowEnd
    }
  | {
      readonly type: 'defenders-placed'
      readonly seat: PlayerSeat
      readonly location: LocationRef
      readonly count: number
      readonly cards?: readonly CardId[]
    }
  /** `isNew`: the attack is new and uses a Dalek marker of the seat (DWC-ENM-03, DWC-ENM-09). */
  | {
      readonly type: 'enemies-placed'
      readonly seat: PlayerSeat
      readonly location: LocationRef
      readonly count: number
      readonly isNew: boolean
      readonly cards?: readonly CardId[]
    }
  /** DWC-ENM-08: a TARDIS marker absorbs all of them and returns to its owner. */
  | {
      readonly type: 'enemies-absorbed'
      readonly seat: PlayerSeat
      readonly location: LocationRef
      readonly cards: readonly CardId[]
    }
  /** DWC-CRD-08, DWC-CRD-09 */
  | {
      readonly type: 'attack-taken-over'
      readonly seat: PlayerSeat
      readonly from: PlayerSeat
      readonly location: LocationRef
      readonly card: CardId
    }
  | { readonly type: 'cards-reserved'; readonly seat: PlayerSeat; readonly count: number; readonly cards?: readonly CardId[] }
  /** `slots` are their former places in the reserve; `open` lists those of them that lay face up. */
  | {
      readonly type: 'cards-taken-back'
      readonly seat: PlayerSeat
      readonly slots: readonly number[]
      readonly open: readonly CardId[]
      readonly cards?: readonly CardId[]
    }
  | { readonly type: 'cards-bought'; readonly seat: PlayerSeat; readonly count: number; readonly paid: number }
  /** From the hand, face up onto the discard pile: for time, for Fish Fingers and Custard, or for K-9. */
  | {
      readonly type: 'cards-discarded'
      readonly seat: PlayerSeat
      readonly cards: readonly CardId[]
      readonly why: 'time' | 'redraw' | 'k-9'
    }
  // support cards
  | {
      readonly type: 'support-played'
      readonly seat: PlayerSeat
      readonly card: CardId
      readonly goes: 'discard' | 'beside' | 'reserve'
      readonly location?: LocationRef
    }
  | { readonly type: 'enemies-turned-up'; readonly location: LocationRef; readonly cards: readonly CardId[] }
  | { readonly type: 'markers-removed'; readonly locations: readonly LocationRef[] }
  | {
      readonly type: 'enemy-discarded'
      readonly location: LocationRef
      readonly slot: number
      readonly card: CardId
      readonly isOver: boolean
    }
  | {
      readonly type: 'attack-diverted'
      readonly from: LocationRef
      readonly to: LocationRef
      readonly by: PlayerSeat
    }
  /** The attack was diverted to a location with a TARDIS marker (AMB-13). */
  | {
      readonly type: 'attack-absorbed'
      readonly location: LocationRef
      readonly by: PlayerSeat
      readonly cards: readonly CardId[]
    }
  /** DWC-SUP-23 to DWC-SUP-25: the defender wins without a fight. `marker`: the owner had a free TARDIS marker to place. */
  | {
      readonly type: 'attack-defeated'
      readonly location: LocationRef
      readonly by: PlayerSeat
      readonly cards: readonly CardId[]
      readonly marker: boolean
    }

const faceDown = (cards: readonly CardId[]): readonly Enemy[] => cards.map((card) => ({ card, up: false }))

export const actionFolds: Folds<State, ActionEvent> = {
  'location-played': (state, { seat, card, location: ref, end }) => {
    const location: Location = { ref, owner: seat, card, tardis: false, defenders: [] }
    const { row } = seatOf(state, seat)
    const placed = changed(fromHand(state, seat, [card]), { locations: { ...state.locations, [ref]: location } })
    return acted(changedSeat(placed, seat, { row: end === 'left' ? [ref, ...row] : [...row, ref] }))
  },
  'defenders-placed': (state, { seat, location, cards = [] }) => {
    const defenders = [...locationOf(state, location).defenders, ...cards.map((card) => ({ card, up: false }))]
    return acted(changedLocation(fromHand(state, seat, cards), location, { defenders }))
  },
  'enemies-placed': (state, { seat, location, isNew, cards = [] }) => {
    const before = locationOf(state, location).attack?.cards ?? []
    const attack = { by: seat, cards: [...before, ...faceDown(cards)] }
    const placed = changedLocation(fromHand(state, seat, cards), location, { attack })
    return acted(isNew ? changedSeat(placed, seat, { dalek: seatOf(placed, seat).dalek - 1 }) : placed)
  },
  'enemies-absorbed': (state, { seat, location, cards }) =>
    acted(marked(discarded(fromHand(state, seat, cards), cards), location, false)),
  'attack-taken-over': (state, { seat, from, location, card }) => {
    const before = locationOf(state, location).attack?.cards ?? []
    const attack = { by: seat, cards: [...before, { card, up: true }] }
    const taken = changedLocation(fromHand(state, seat, [card]), location, { attack })
    const returned = changedSeat(taken, from, { dalek: seatOf(taken, from).dalek + 1 })
    return acted(changedSeat(returned, seat, { dalek: seatOf(returned, seat).dalek - 1 }))
  },
  'cards-reserved': (state, { seat, cards = [] }) => {
    const reserve = [...seatOf(state, seat).reserve, ...cards.map((card) => ({ card, up: false }))]
    return acted(changedSeat(fromHand(state, seat, cards), seat, { reserve }), 'idle')
  },
  'cards-taken-back': (state, { seat, slots, cards = [] }) => {
    const reserve = seatOf(state, seat).reserve.filter((_, slot) => !slots.includes(slot))
    return toHand(changedSeat(state, seat, { reserve }), seat, cards)
  },
  'cards-bought': (state, { seat, paid }) => acted(gained(state, seat, -paid)),
  'cards-discarded': (state, { seat, cards }) => acted(discarded(fromHand(state, seat, cards), cards)),
  'support-played': (state, { seat, card, goes }) => {
    const played = fromHand(state, seat, [card])
    const { reserve, beside } = seatOf(played, seat)
    if (goes === 'discard') return acted(discarded(played, [card]))
    if (goes === 'beside') return acted(changedSeat(played, seat, { beside: [...beside, card] }))
    return acted(changedSeat(played, seat, { reserve: [...reserve, { card, up: true }] }), 'idle')
  },
  'enemies-turned-up': (state, { location }) => {
    const { attack } = locationOf(state, location)
    if (!attack) return state
    const cards = attack.cards.map((one) => ({ ...one, up: true }))
    return changedLocation(state, location, { attack: { ...attack, cards } })
  },
  'markers-removed': (state, { locations }) => locations.reduce((next, ref) => marked(next, ref, false), state),
  'enemy-discarded': (state, { location, slot, card }) => discarded(withoutEnemies(state, location, [slot]), [card]),
  'attack-diverted': (state, { from, to }) => {
    const { attack, ...left } = locationOf(state, from)
    if (!attack) return state
    const gone = changed(state, { locations: { ...state.locations, [from]: left } })
    return changedLocation(gone, to, { attack })
  },
  'attack-absorbed': (state, { location, cards }) => marked(discarded(unattacked(state, location), cards), location, false),
  'attack-defeated': (state, { location, cards, marker }) => {
    const over = discarded(unattacked(state, location), cards)
    return marker ? marked(over, location, true) : over
  },
}
