/** What a game tells about its matches for reports of self-play. What it tells for puzzles (`puzzles.ts`) is used besides. */
import type { Point } from '../geometry/types'
import type { PlayerSeat } from '../kernel'

export interface SelfplayFacts {
  /** The round under way, from 1; 0 before the first one. */
  round(state: object): number
  /** The seat that has the first turn of the match; undefined until that is settled. */
  first(state: object): PlayerSeat | undefined
  /** The shots that an event begins: who shoots at whom, by their refs. */
  shots(event: object): readonly { readonly shooter: string; readonly target: string }[]
  /** Where the places lie that `puzzles` says are held. */
  places(state: object): readonly { readonly ref: string; readonly at: Point }[]
}

/** A game's own declaration. */
export interface OwnSelfplay<State, Event> {
  round(state: State): number
  first(state: State): PlayerSeat | undefined
  shots(event: Event): readonly { readonly shooter: string; readonly target: string }[]
  places(state: State): readonly { readonly ref: string; readonly at: Point }[]
}
/** The casts are safe: the platform passes a game only states and events that the same game made. */
export const selfplayOf = <State, Event>(own: OwnSelfplay<State, Event>): SelfplayFacts => ({
  round: (state) => own.round(state as State),
  first: (state) => own.first(state as State),
  shots: (event) => own.shots(event as Event),
  places: (state) => own.places(state as State),
})
