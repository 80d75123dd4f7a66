/** What the platform asks of a game's rules, whatever the game. */
import type { Point } from '../geometry/types'
import type { Game, Json, MatchSpec, PlayerSeat, Reason, Terms } from '../kernel'

/** A setting of a match that players choose in the lobby: plain JSON, checked by the game's own schema. */
export type Options = { readonly [name: string]: Json }

export interface AnyRules {
  readonly id: string
  // A game is invariant in its words; the platform only ever hands it back what it made itself.
  readonly game: Game<Terms>
  /** Checks options from outside: a spec to start from, or a refusal that names the place. */
  parseSpec(options: unknown): { readonly ok: true; readonly spec: MatchSpec } | { readonly ok: false; readonly reason: Reason }
  defaultOptions(): Options
  /** The little of the public state that the view's `status` reads: kept with a stored match, so that a list can say how it stands. */
  glimpse?(state: object): Json
  /** Places worth going to for this seat, in a state or a view of it: what a plain bot is told of the game. */
  goals?(world: object, seat: PlayerSeat): readonly Point[]
}
