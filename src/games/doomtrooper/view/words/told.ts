/** Helpers for both languages: names of cards and places, and lists of cards with equal ones counted. */
import type { PlayerSeat } from '../../../../kernel'
import type { Speak } from '../../../../ui/words/speak'
import type { CardId } from '../../rules/cards'

export const card = (id: CardId | undefined, speak: Speak): string => speak.piece(`card:${id ?? ''}`)
export const seat = (of: PlayerSeat, speak: Speak): string => speak.seat(of)
/** A card in play or a player. */
export const thing = (ref: string, speak: Speak): string =>
  /^[A-F]$/.test(ref) ? speak.seat(ref as PlayerSeat) : speak.piece(ref)

const AND = { en: 'and', fr: 'et' } as const
export const listed = (items: readonly string[], speak: Speak): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${AND[speak.language]} ${items.at(-1)}`
/** "Samurai ×2 and Ticker". */
export function cards(ids: readonly CardId[], speak: Speak): string {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return listed(
    [...counts].map(([id, count]) => (count > 1 ? `${card(id, speak)} ×${count}` : card(id, speak))),
    speak,
  )
}
export const things = (refs: readonly string[], speak: Speak): string =>
  listed(
    refs.map((ref) => thing(ref, speak)),
    speak,
  )
