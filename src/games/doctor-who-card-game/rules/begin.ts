/** The state before anything happened, from the options of a match (4.1). */
import type { MatchSpec, PlayerSeat } from '../../../kernel'
import { unrefused } from '../../../packs/options'
import { copiesOf } from '../../kit/rules/cards'
import { MARKERS, TIME_COUNTERS } from './constants'
import { readSpec } from './spec'
import type { SeatState, State } from './state'

/** DWC-SET-01, DWC-SET-02: all markers free, no time points, no cards. */
const seatFrom = (seat: PlayerSeat): SeatState => ({
  seat,
  hand: [],
  reserve: [],
  beside: [],
  time: 0,
  tardis: MARKERS,
  dalek: MARKERS,
  row: [],
})

/** Sets up the first state. Throws for options that `parseSpec` would refuse: they must be checked before. */
export function setUp({ options, seats }: MatchSpec): State {
  const { spec, data } = unrefused(readSpec(options))
  const [first] = seats
  if (!first) throw new Error('nobody plays')
  return {
    phase: 'setup',
    rulings: spec.rulings,
    deck: data,
    order: seats,
    seats: Object.fromEntries(seats.map((seat) => [seat, seatFrom(seat)])),
    locations: {},
    first,
    active: first,
    turn: 0,
    acted: 'not yet',
    passes: 0,
    pile: copiesOf(Object.values(data.cards)),
    discard: [],
    unused: Object.keys(data.starts),
    supply: TIME_COUNTERS,
    endCard: { at: 'aside' },
  }
}
