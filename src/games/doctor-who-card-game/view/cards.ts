/** Look-ups of cards by their ids, as far as the viewer knows them, and their names. */
import type { Language } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import { HOUSE } from '../content/house'
import { type Card, type CardId, END_CARD, HIDDEN } from '../rules/cards'
import type { Location, SeatState, View } from '../rules/state'
import type { LocationRef } from '../rules/zones'

/** What is printed on a card; undefined if its face is not known. */
export function cardIn(view: Partial<Pick<View, 'deck'>>, id: CardId): Card | undefined {
  if (id === HIDDEN || id === END_CARD) return undefined
  // The summary for lists of matches contains no deck, so the house deck is used there.
  const { cards, starts } = view.deck ?? HOUSE
  return (Object.hasOwn(cards, id) ? cards[id] : undefined) ?? (Object.hasOwn(starts, id) ? starts[id] : undefined)
}
const END_NAMES: { readonly [L in Language]: string } = { en: 'End of Game', fr: 'Fin de jeu' }

/** The card's name with typographic spaces and apostrophes. */
export const printed = ({ name }: Pick<Card, 'name'>, language: Language): string => typeset(name[language], language)

export function cardName(view: Partial<Pick<View, 'deck'>>, id: CardId, language: Language): string | undefined {
  if (id === END_CARD) return END_NAMES[language]
  const card = cardIn(view, id)
  return card && printed(card, language)
}

export const seatIn = (view: View, seat: string): SeatState | undefined =>
  Object.values(view.seats).find((one) => one.seat === seat)
export const locationIn = (view: View, ref: LocationRef): Location | undefined =>
  Object.hasOwn(view.locations, ref) ? view.locations[ref] : undefined

/** The points printed on a location. */
export function pointsAt(view: View, { card }: Location): number {
  const found = cardIn(view, card)
  return found?.type === 'location' || found?.type === 'start' ? found.vp : 0
}
/** The strength of a defender or an enemy; undefined if its face is not known. */
export function strengthIn(view: View, id: CardId): number | undefined {
  const found = cardIn(view, id)
  return found?.type === 'enemy' || found?.type === 'defender' ? found.strength : undefined
}
