/** Building blocks for the folds of a game's events. Each returns a new state; nothing is changed in place. */
import type { Piece, Ref, Tabletop } from '../../../table/piece'

/** One function for each event of a chapter. A missing one is a compile error. */
export type Folds<State, Event extends { readonly type: string }> = {
  readonly [T in Event['type']]: (state: State, event: Extract<Event, { type: T }>) => State
}

interface OnTable {
  readonly tabletop: Tabletop
}

/** Puts a piece onto the table at the pose it has, wherever it was before. */
export const putDown = <State extends OnTable>(state: State, piece: Piece): State => ({
  ...state,
  tabletop: { ...state.tabletop, pieces: { ...state.tabletop.pieces, [piece.ref]: piece } },
})

/** Removes a piece from the table. */
export function takenUp<State extends OnTable>(state: State, ref: Ref): State {
  const { [ref]: _gone, ...pieces } = state.tabletop.pieces
  return { ...state, tabletop: { ...state.tabletop, pieces } }
}
