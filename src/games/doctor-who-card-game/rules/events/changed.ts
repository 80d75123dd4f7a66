/** Keeps all states, seats and locations of one make, so that the rules that read and copy them stay fast. */
import type { Location, SeatState, State } from '../state'

/** What every state has, in the order of `begin.ts`. */
const made = (state: State) => ({
  phase: state.phase,
  rulings: state.rulings,
  deck: state.deck,
  order: state.order,
  seats: state.seats,
  locations: state.locations,
  first: state.first,
  active: state.active,
  turn: state.turn,
  acted: state.acted,
  passes: state.passes,
  pile: state.pile,
  discard: state.discard,
  unused: state.unused,
  supply: state.supply,
  endCard: state.endCard,
})
const ALWAYS = 16

/**
 * The state with these changes, written out, with what only some states have behind the rest. JavaScript engines give each spread
 * of a spread its own hidden class. After a few events every read and every further spread of such a state is several times as slow.
 */
export function changed(state: State, changes: Partial<State>): State {
  const next: Record<string, unknown> = made(state)
  const keys = Object.keys(state)
  for (let at = ALWAYS; at < keys.length; at++) next[keys[at] as string] = state[keys[at] as keyof State]
  // The parts of a state from elsewhere may have another order.
  if (Object.keys(next).length !== keys.length) return { ...state, ...changes }
  for (const key in changes) next[key] = changes[key as keyof State]
  return next as unknown as State
}

/** The seat with these changes, written out for the same reason. */
export const seatWith = (seat: SeatState, changes: Partial<SeatState>): SeatState => ({
  seat: seat.seat,
  hand: changes.hand ?? seat.hand,
  reserve: changes.reserve ?? seat.reserve,
  beside: changes.beside ?? seat.beside,
  time: changes.time ?? seat.time,
  tardis: changes.tardis ?? seat.tardis,
  dalek: changes.dalek ?? seat.dalek,
  row: changes.row ?? seat.row,
})

/** The location with these changes. */
export function locationWith(location: Location, changes: Partial<Location>): Location {
  const bare = {
    ref: location.ref,
    owner: location.owner,
    card: location.card,
    tardis: changes.tardis ?? location.tardis,
    defenders: changes.defenders ?? location.defenders,
  }
  const attack = changes.attack ?? location.attack
  return attack ? { ...bare, attack } : bare
}
