/** Drawing from the pile (DWC-END-03, DWC-END-04, DWC-END-08). */
import { type CardId, END_CARD } from '../cards'
import { DRAWN_AT_END } from '../constants'
import type { State } from '../state'

export interface Batch {
  readonly cards: readonly CardId[]
  readonly found: boolean
  /** How many cards are to be drawn in total; it changes if the End of Game card is found in the draw at a turn's end. */
  readonly count: number
}

/** The cards still to be drawn, as far as the pile has them. The End of Game card is set aside and does not count (AMB-21). */
export function batchFrom({ pile }: State, count: number, drawn: number, why: 'bought' | 'redraw' | 'end'): Batch {
  const cards: CardId[] = []
  let found = false
  let wanted = count
  for (const card of pile) {
    // When enough cards are drawn, the next one stays in the pile, even if it is the End of Game card.
    if (drawn + cards.length >= wanted) break
    if (card === END_CARD) {
      found = true
      if (why === 'end') wanted = DRAWN_AT_END
    } else cards.push(card)
  }
  return { cards, found, count: wanted }
}
