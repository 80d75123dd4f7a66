/**
 * What one viewpoint saw of another seat's deed: all that a page is given to ask why a bot did something. It contains nothing that
 * this viewpoint was not told, so neither can what is made of it.
 */
import type { Json, PlayerSeat, Seen, Terms, Told } from '../kernel'

/** How many lines before the one asked about may tell of the deed: dice and windows come between a deed and what it led to. */
export const DEED_WITHIN = 12

export interface Witness {
  /** Who did it. */
  readonly seat: PlayerSeat
  /** What the viewpoint knew just before. */
  readonly known: Seen<Terms>
  /** What it was told of the deed, and its view right after it. */
  readonly told: readonly Told[]
  readonly after: Json
  /** The viewpoint's own answers that were given in secret along with the deed, as far as they are not in `known`. */
  readonly own: readonly { readonly subject: string; readonly answer: Json }[]
  /** All seats of the match. */
  readonly seats: readonly PlayerSeat[]
}

/**
 * `gone`: there is no such line, or it tells of no deed of this bot. `hidden`: the viewpoint was told nothing of it, because several
 * players read the answer, and one of them alone was told.
 */
export type Witnessed = Witness | { readonly nothing: 'gone' | 'hidden' }
