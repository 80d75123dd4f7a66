/**
 * Actions with ordinary cards of the hand (4.4 to 4.6, 4.10 to 4.12). Further cards are asked for before anything happens. If
 * cards come back from the reserve in the meantime, the hand has changed, and the action must be chosen again.
 */
import type { Option, Pick, PlayerSeat, Split } from '../../../../kernel'
import type { CardId, DefenderCard } from '../cards'
import { MOST_AT_ONCE, PRICE } from '../constants'
import type { Event } from '../events'
import { compatible } from '../facts/compatible'
import { spare } from '../facts/limits'
import { cannotAttack, cannotDefend, mostBought, stillOffered } from '../facts/menu'
import { cardOf, enemyOf, locationOf, placeOf, reserveRoom, seatOf } from '../facts/table'
import { type HandId, handId, slotOf } from '../ids'
import type { State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'
import { handRef, locationRef } from '../zones'

const own = (state: State) => seatOf(state, state.active)
export const cardAt = (state: State, slot: number): CardId => {
  const card = own(state).hand[slot]
  if (card === undefined) throw new Error(`there is no card ${slot} in the hand`)
  return card
}
export const option = (seat: PlayerSeat, slot: number): Option<HandId> => ({ id: handId(slot), on: [handRef(seat, slot)] })

/** The options for up to `most` further cards beside the first. */
function beside(
  state: State,
  first: number,
  most: number,
  fits: (card: CardId) => boolean,
  clash: (one: CardId, other: CardId) => boolean,
): Pick<HandId> {
  const { seat, hand } = own(state)
  const slots = hand.flatMap((card, slot) => (slot !== first && fits(card) ? [slot] : []))
  const apart = slots.flatMap((one, index) =>
    slots
      .slice(index + 1)
      .filter((other) => clash(cardAt(state, one), cardAt(state, other)))
      .map((other) => [handId(one), handId(other)] as const),
  )
  return {
    shape: 'pick',
    options: slots.map((slot) => option(seat, slot)),
    least: 0,
    most: Math.max(0, Math.min(most, slots.length)),
    ...(apart.length > 0 ? { apart } : {}),
  }
}
const chosen = (state: State, first: number, more: readonly HandId[] = []): readonly CardId[] =>
  [first, ...more.map(slotOf)].map((slot) => cardAt(state, slot))
const never = () => false

/** DWC-LOC-01, DWC-LOC-02 */
export const location = procedure('location', {
  play: ({ state, local: { slot, end } }) => {
    const { seat, row } = own(state)
    const card = cardAt(state, slot)
    const { time } = placeOf(state, card)
    const amount = Math.min(time, state.supply)
    const played: Event = { type: 'location-played', seat, card, location: locationRef(seat, row.length + 1), end }
    const gained: Event = { type: 'time-gained', seat, amount, wanted: time, why: 'location', card }
    return tell([played, gained], amount < time ? 'short' : 'done', { slot: -1, missing: time - amount })
  },
  // DWC-TIM-02
  short: ({ state, local: { missing = 0 } }) => {
    const others = state.order.filter((seat) => seat !== state.active && seatOf(state, seat).time > 0)
    const most = (seat: PlayerSeat) => seatOf(state, seat).time
    const all = others.reduce((sum, seat) => sum + most(seat), 0)
    const total = Math.min(missing, all)
    if (total === 0) return go('done')
    const among = others.map((id) => ({ id, least: 0, most: Math.min(most(id), total) }))
    const first = fill(among, total)
    // No choice is left if everything must be taken or only one player can give.
    if (total === all || others.length === 1) return tell(taken(state, others, first), 'done')
    const choice: Split<PlayerSeat> = { shape: 'split', total, among }
    return ask(question(state.active, 'time from', choice, first, { about: { seats: others, missing: total } }), 'taken')
  },
  taken: ({ state, heard }) => {
    const others = state.order.filter((seat) => seat !== state.active && seatOf(state, seat).time > 0)
    return tell(taken(state, others, heard.the('time from')), 'done')
  },
})
const fill = (among: Split['among'], total: number): readonly number[] => {
  let left = total
  return among.map(({ most }) => {
    const share = Math.min(most, left)
    left -= share
    return share
  })
}
const taken = (state: State, from: readonly PlayerSeat[], shares: readonly number[]): readonly Event[] =>
  from.flatMap((seat, index): Event[] => {
    const amount = shares[index] ?? 0
    return amount > 0 ? [{ type: 'time-taken', from: seat, to: state.active, amount, why: 'location' }] : []
  })

/** DWC-DEF-02 to DWC-DEF-08 */
export const defenders = procedure('defenders', {
  more: ({ state, local: { slot, cards, location: ref } }) => {
    if (!stillOffered(state, `defend:${handId(slot)}>${ref}`, cards)) return go('done')
    const kind = (card: CardId) => (cardOf(state, card) as DefenderCard).kind
    const there = locationOf(state, ref)
    const first = kind(cardAt(state, slot))
    const fits = (card: CardId) => {
      const found = cardOf(state, card)
      return found.type === 'defender' && found.kind !== first && !cannotDefend(state, found, there)
    }
    const choice = beside(state, slot, spare(state, state.active) - 1, fits, (one, other) => kind(one) === kind(other))
    if (choice.most === 0) return go('place')
    return ask(question(state.active, 'more defenders', choice, [], { about: { location: ref, slot } }), 'place')
  },
  place: ({ state, local: { slot, location: ref }, heard }) => {
    const [said] = heard.all('more defenders')
    const cards = chosen(state, slot, said?.answer)
    const isAttacked = locationOf(state, ref).attack !== undefined
    return tell(
      { type: 'defenders-placed', seat: state.active, location: ref, count: cards.length, cards },
      isAttacked ? 'fight' : 'done', // DWC-DEF-04, DWC-DEF-08
      { slot: -1 },
    )
  },
  fight: ({ local: { location: ref } }) => call('conflict', { location: ref, cause: 'defenders-placed' }, 'done'),
})

/** DWC-ENM-01 to DWC-ENM-09 */
export const enemies = procedure('enemies', {
  more: ({ state, local: { slot, cards, location: ref } }) => {
    if (!stillOffered(state, `attack:${handId(slot)}>${ref}`, cards)) return go('done')
    const there = locationOf(state, ref)
    const first = enemyOf(state, cardAt(state, slot))
    const fits = (card: CardId) => {
      const found = cardOf(state, card)
      return found.type === 'enemy' && compatible(first, found) && !cannotAttack(state, state.active, found, there)
    }
    const clash = (one: CardId, other: CardId) => !compatible(enemyOf(state, one), enemyOf(state, other))
    const choice = beside(state, slot, spare(state, state.active) - 1, fits, clash)
    if (choice.most === 0) return go('place')
    return ask(question(state.active, 'more enemies', choice, [], { about: { location: ref, slot } }), 'place')
  },
  place: ({ state, local: { slot, location: ref }, heard }) => {
    const [said] = heard.all('more enemies')
    const cards = chosen(state, slot, said?.answer)
    const seat = state.active
    const { tardis, attack, defenders: defending } = locationOf(state, ref)
    if (tardis) return tell({ type: 'enemies-absorbed', seat, location: ref, cards }, 'done') // DWC-ENM-08
    return tell(
      { type: 'enemies-placed', seat, location: ref, count: cards.length, isNew: attack === undefined, cards },
      defending.length > 0 ? 'fight' : 'done', // DWC-ENM-03, DWC-ENM-07
      { slot: -1 },
    )
  },
  fight: ({ local: { location: ref } }) => call('conflict', { location: ref, cause: 'enemies-placed' }, 'done'),
})

/** DWC-CRD-08, DWC-CRD-09 */
export const takeover = procedure('takeover', {
  place: ({ state, local: { slot, location: ref } }) => {
    const from = locationOf(state, ref).attack?.by
    if (from === undefined) throw new Error(`${ref} is not attacked`)
    const card = cardAt(state, slot)
    return tell({ type: 'attack-taken-over', seat: state.active, from, location: ref, card }, 'done')
  },
})

/** DWC-RSV-01, DWC-RSV-02 */
export const reserve = procedure('reserve', {
  more: ({ state, local: { slot, cards } }) => {
    if (!stillOffered(state, `reserve:${handId(slot)}`, cards)) return go('done')
    const room = Math.min(MOST_AT_ONCE, reserveRoom(own(state)), spare(state, state.active))
    const choice = beside(state, slot, room - 1, () => true, never)
    return choice.most === 0 ? go('put') : ask(question(state.active, 'more to reserve', choice, [], { about: { slot } }), 'put')
  },
  put: ({ state, local: { slot }, heard }) => {
    const cards = chosen(state, slot, heard.all('more to reserve')[0]?.answer)
    return tell({ type: 'cards-reserved', seat: state.active, count: cards.length, cards }, 'done')
  },
})

/** DWC-DIS-01 */
export const discard = procedure('discard', {
  more: ({ state, local: { slot, cards } }) => {
    if (!stillOffered(state, `discard:${handId(slot)}`, cards)) return go('done')
    const most = Math.min(MOST_AT_ONCE, spare(state, state.active))
    const choice = beside(state, slot, most - 1, () => true, never)
    return choice.most === 0 ? go('put') : ask(question(state.active, 'more to discard', choice, [], { about: { slot } }), 'put')
  },
  put: ({ state, local: { slot }, heard }) => {
    const cards = chosen(state, slot, heard.all('more to discard')[0]?.answer)
    const amount = Math.min(cards.length, state.supply) // DWC-TIM-03
    const seat = state.active
    return tell(
      [
        { type: 'cards-discarded', seat, cards, why: 'time' },
        { type: 'time-gained', seat, amount, wanted: cards.length, why: 'discarded' },
      ],
      'done',
    )
  },
})

/** DWC-BUY-01, DWC-BUY-02 */
export const buy = procedure('buy', {
  count: ({ state, local: { cards } }) => {
    if (own(state).hand.length !== cards) return go('done')
    const most = mostBought(state, state.active)
    if (most === 1) return go('pay')
    return ask(question(state.active, 'how many cards', { shape: 'amount', least: 1, most }, 1), 'pay')
  },
  pay: ({ state, heard }) => {
    const count = heard.all('how many cards')[0]?.answer ?? 1
    return tell({ type: 'cards-bought', seat: state.active, count, paid: count * PRICE }, 'draw', { count })
  },
  draw: ({ state, local: { count = 0 } }) => call('draw', { seat: state.active, count, why: 'bought' }, 'done'),
})

/** DWC-RSV-03: any number of cards, at any time during the player's own turn. */
export const takeBack = procedure('take back', {
  take: ({ state, heard }) => {
    const slots = [...heard.the('take back')].map(slotOf).sort((one, other) => one - other)
    const { seat, reserve: kept } = own(state)
    const lying = slots.flatMap((slot) => kept[slot] ?? [])
    const open = lying.filter(({ up }) => up).map(({ card }) => card)
    return tell({ type: 'cards-taken-back', seat, slots, open, cards: lying.map(({ card }) => card) }, 'done')
  },
})
