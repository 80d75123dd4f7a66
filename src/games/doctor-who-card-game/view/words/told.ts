/** Helpers for both languages: cards and places by their names, with equal cards counted. */
import type { PlayerSeat } from '../../../../kernel'
import type { Speak } from '../../../../ui/words/speak'
import type { CardId } from '../../rules/cards'
import type { LocationRef } from '../../rules/zones'

export const card = (id: CardId, speak: Speak): string => speak.piece(`card:${id}`)
export const place = (ref: string, speak: Speak): string => speak.piece(ref)
export const seat = (of: PlayerSeat, speak: Speak): string => speak.seat(of)
/** The owner of a location; its ref begins with the seat. */
const ownerOf = (location: LocationRef): PlayerSeat => location.charAt(0) as PlayerSeat
/** A location with its owner: "London 1940 (Karen)". */
export const placed = (location: LocationRef, speak: Speak): string =>
  location === '' ? '' : `${speak.piece(location)} (${speak.seat(ownerOf(location))})`

const AND = { en: 'and', fr: 'et' } as const
export const listed = (items: readonly string[], speak: Speak): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${AND[speak.language]} ${items.at(-1)}`

/** The names with their counts: "Daleks ×2 and Roboforms". */
export function counted(names: readonly string[], speak: Speak): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return listed(
    [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name)),
    speak,
  )
}
export const cards = (ids: readonly CardId[], speak: Speak): string =>
  counted(
    ids.map((id) => card(id, speak)),
    speak,
  )
/** The cards at these places, as far as the viewer knows them. */
export const there = (refs: readonly string[], speak: Speak): string =>
  counted(
    refs.map((ref) => speak.piece(ref)),
    speak,
  )
