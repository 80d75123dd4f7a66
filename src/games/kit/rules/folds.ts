/** What the folds of a game's events are built of. Each gives a new state; nothing is changed in place. */
import type { Piece, Ref, Tabletop } from '../../../table/piece'

/** One function per event of a chapter: leaving one out does not compile. */
export type Folds<State, Event extends { readonly type: string }> = {
  readonly [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>) => State
}

interface OnTable {
  readonly tabletop: Tabletop
}

/** A piece stands on the table from now on, wherever it was before. */
export const putDown = <State extends OnTable>(state: State, piece: Piece): State => ({
  ...state,
  tabletop: { ...state.tabletop, pieces: { ...state.tabletop.pieces, [piece.ref]: piece } },
})

/** A piece leaves the table. */
export function takenUp<State extends OnTable>(state: State, ref: Ref): State {
  const { [ref]: _gone, ...pieces } = state.tabletop.pieces
  return { ...state, tabletop: { ...state.tabletop, pieces } }
}
