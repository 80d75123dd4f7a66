/** Drawing from the pile (DWC-END-03, DWC-END-04, DWC-END-08). */
import { type CardId, END_CARD } from '../cards'
import { DRAWN_AT_END } from '../constants'
import type { State } from '../state'

export interface Batch {
  readonly cards: readonly CardId[]
  readonly found: boolean
  /** How many are to be drawn in all, now that it is known whether the End of Game card was among them. */
  readonly count: number
}

/** As many as are still to be drawn and as the pile has. The End of Game card is set aside and does not count (AMB-21). */
export function batchFrom({ pile }: State, count: number, drawn: number, why: 'bought' | 'redraw' | 'end'): Batch {
  const cards: CardId[] = []
  let found = false
  let wanted = count
  for (const card of pile) {
    // Once everything wanted is drawn, the next card stays in the pile.
    if (drawn + cards.length >= wanted) break
    if (card === END_CARD) {
      found = true
      if (why === 'end') wanted = DRAWN_AT_END
    } else cards.push(card)
  }
  return { cards, found, count: wanted }
}
