/** Cards and their names by id, as far as the viewer knows them. */
import type { Language } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import { POOL } from '../content/pool'
import { type Card, type CardId, HIDDEN } from '../rules/cards'
import type { InPlay, SeatState, View } from '../rules/state'

/** The card, or undefined if its face is not known. Summaries of matches have no pool, so the house pool is used for them. */
export function cardIn(view: Partial<Pick<View, 'pool'>>, id: CardId): Card | undefined {
  const pool = view.pool ?? POOL
  return id === HIDDEN || !Object.hasOwn(pool, id) ? undefined : pool[id]
}
/** The card's name with typographic spaces and apostrophes. */
export const printed = ({ name }: Pick<Card, 'name'>, language: Language): string =>
  typeset(typeof name === 'string' ? name : name[language], language)

export const cardName = (view: Partial<Pick<View, 'pool'>>, id: CardId, language: Language): string | undefined => {
  const card = cardIn(view, id)
  return card && printed(card, language)
}
export const seatIn = (view: View, seat: string): SeatState | undefined =>
  Object.values(view.seats).find((one) => one.seat === seat)
export const thingIn = (view: View, ref: string): InPlay | undefined => Object.values(view.inPlay).find(({ uid }) => uid === ref)
