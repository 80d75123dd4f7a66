/** Events around turns: set-up, turns, drawing, time, the end. Cards that only some seats may know are hidden from others. */

import type { PlayerSeat, Tally } from '../../../../kernel'
import type { Folds } from '../../../kit/rules/folds'
import type { CardId } from '../cards'
import { seatOf } from '../facts/table'
import type { Location, State } from '../state'
import { type LocationRef, locationRef } from '../zones'
import { changed } from './changed'
import { changedSeat, fromHand, gained, toHand } from './folds'

/** Why a seat gains time. `card` names the card that gives it. */
export type TimeReason = 'location' | 'discarded' | 'support' | 'markers' | 'river' | 'angel' | 'slitheen'

export type TurnEvent =
  /** DWC-SET-03 to DWC-SET-05 */
  | {
      readonly type: 'starts-dealt'
      readonly cards: { readonly [seat in PlayerSeat]?: CardId }
      readonly unused?: readonly CardId[]
      readonly first: PlayerSeat
    }
  /** The whole deck in its new order, which nobody is told. */
  | { readonly type: 'deck-shuffled'; readonly order?: readonly CardId[] }
  | { readonly type: 'hand-dealt'; readonly seat: PlayerSeat; readonly count: number; readonly cards?: readonly CardId[] }
  /** DWC-SET-07: the new order of the last cards, with the End of Game card among them. */
  | { readonly type: 'end-card-hidden'; readonly last: number; readonly order?: readonly CardId[] }
  | { readonly type: 'turn-began'; readonly seat: PlayerSeat; readonly turn: number; readonly phase: 'turns' | 'end phase' }
  /** DWC-END-06: a turn in the end phase without an action. */
  | { readonly type: 'action-passed'; readonly seat: PlayerSeat }
  /** DWC-TRN-06, DWC-HID-06 */
  | {
      readonly type: 'cards-passed'
      readonly from: PlayerSeat
      readonly to: PlayerSeat
      readonly count: number
      readonly cards?: readonly CardId[]
    }
  /** `found`: the End of Game card was among the cards and is set aside (DWC-END-03, DWC-END-04). */
  | {
      readonly type: 'cards-drawn'
      readonly seat: PlayerSeat
      readonly count: number
      readonly why: 'bought' | 'redraw' | 'end'
      readonly found?: true
      readonly cards?: readonly CardId[]
    }
  /** DWC-END-08 */
  | { readonly type: 'pile-reshuffled'; readonly count: number; readonly order?: readonly CardId[] }
  | { readonly type: 'turn-ended'; readonly seat: PlayerSeat }
  /** Time from the supply. `wanted` is larger than the amount gained if the supply had too little (DWC-TIM-03). */
  | {
      readonly type: 'time-gained'
      readonly seat: PlayerSeat
      readonly amount: number
      readonly wanted: number
      readonly why: TimeReason
      readonly card?: CardId
    }
  /** DWC-TIM-02, DWC-CRD-04: time from another player. */
  | {
      readonly type: 'time-taken'
      readonly from: PlayerSeat
      readonly to: PlayerSeat
      readonly amount: number
      readonly why: 'location' | 'slitheen'
    }
  /** All cards on the table are turned up and scored (DWC-SCO-01). */
  | {
      readonly type: 'match-over'
      readonly because: 'markers' | 'stuck' | 'all-passed'
      readonly seat: PlayerSeat
      readonly scores: { readonly [seat in PlayerSeat]?: Tally }
    }

export const turnFolds: Folds<State, TurnEvent> = {
  'starts-dealt': (state, { cards, unused, first }) => {
    let next = changed(state, { unused: unused ?? [], first, active: first })
    for (const seat of state.order) {
      const ref = locationRef(seat, 1)
      const card = cards[seat]
      if (card === undefined) continue
      const location: Location = { ref, owner: seat, card, tardis: false, defenders: [] }
      next = changedSeat(changed(next, { locations: { ...next.locations, [ref]: location } }), seat, { row: [ref] })
    }
    return next
  },
  'deck-shuffled': (state, { order }) => changed(state, { pile: order ?? state.pile }),
  'hand-dealt': (state, { seat, count, cards }) => toHand(changed(state, { pile: state.pile.slice(count) }), seat, cards ?? []),
  'end-card-hidden': (state, { last, order }) =>
    changed(state, {
      pile: [...state.pile.slice(0, state.pile.length - last + 1), ...(order ?? [])],
      endCard: { at: 'pile' },
    }),
  'turn-began': (state, { seat, turn, phase }) => changed(state, { active: seat, turn, phase, acted: 'not yet' }),
  'action-passed': (state) => state,
  'cards-passed': (state, { from, to, cards }) => toHand(fromHand(state, from, cards ?? []), to, cards ?? []),
  'cards-drawn': (state, { seat, count, why, found, cards }) => {
    const drawn = toHand(changed(state, { pile: state.pile.slice(count + (found ? 1 : 0)) }), seat, cards ?? [])
    if (!found) return drawn
    const during = why === 'end' ? 'end draw' : 'action'
    return changed(drawn, { endCard: { at: 'found', by: seat, during, turn: state.turn } })
  },
  'pile-reshuffled': (state, { order }) => changed(state, { pile: [...state.pile, ...(order ?? [])], discard: [] }),
  'turn-ended': (state) =>
    changed(state, { passes: state.phase === 'end phase' && state.acted !== 'done' ? state.passes + 1 : 0 }),
  'time-gained': (state, { seat, amount }) => gained(state, seat, amount),
  'time-taken': (state, { from, to, amount }) => {
    const paid = changedSeat(state, from, { time: seatOf(state, from).time - amount })
    return changedSeat(paid, to, { time: seatOf(paid, to).time + amount })
  },
  'match-over': (state, { scores }) => changed(state, { phase: 'over', scores, locations: turnedUp(state.locations) }),
}

/** DWC-SCO-03: all cards on the table are turned up at the end. */
function turnedUp(locations: State['locations']): State['locations'] {
  const up = (location: Location): Location => ({
    ...location,
    defenders: location.defenders.map((one) => ({ ...one, up: true })),
    ...(location.attack
      ? { attack: { ...location.attack, cards: location.attack.cards.map((one) => ({ ...one, up: true })) } }
      : {}),
  })
  return Object.fromEntries(Object.entries(locations).map(([ref, location]): [LocationRef, Location] => [ref, up(location)]))
}
