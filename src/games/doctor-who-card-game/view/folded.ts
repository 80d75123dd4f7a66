/**
 * A viewer's view after an event, as far as he was told about it: folded by the game's own rules, with `HIDDEN` for every card
 * that the event leaves out.
 */
import { type CardId, HIDDEN } from '../rules/cards'
import { type Event, evolve } from '../rules/events'
import type { Enemy, Lying, View } from '../rules/state'
import type { LocationRef } from '../rules/zones'
import { locationIn } from './cards'

export function folded(view: View, event: Event): View {
  return { ...evolve(learnt(view, event), filled(event)), viewer: view.viewer }
}

const hidden = (count: number): readonly CardId[] => Array.from({ length: count }, () => HIDDEN)

/** Adds hidden cards to events that tell only a number of cards. */
function filled(event: Event): Event {
  switch (event.type) {
    case 'cards-taken-back':
      return { ...event, cards: event.cards ?? hidden(event.slots.length) }
    case 'hand-dealt':
    case 'cards-drawn':
    case 'cards-passed':
    case 'cards-reserved':
    case 'defenders-placed':
    case 'enemies-placed':
      return { ...event, cards: event.cards ?? hidden(event.count) }
    default:
      return event
  }
}

/** Learns face-down cards of a location from the event that reveals them. */
function learnt(view: View, event: Event): View {
  switch (event.type) {
    case 'conflict-began':
      return withFaces(view, event.location, event)
    case 'enemies-turned-up':
      return withFaces(view, event.location, { enemies: event.cards, defenders: [] })
    default:
      return view
  }
}

function withFaces(
  view: View,
  ref: LocationRef,
  { enemies, defenders }: { readonly enemies: readonly CardId[]; readonly defenders: readonly CardId[] },
): View {
  const location = locationIn(view, ref)
  if (!location) return view
  const { attack } = location
  const faced = <One extends Lying | Enemy>(lying: readonly One[], cards: readonly CardId[]): readonly One[] =>
    lying.map((one, slot) => ({ ...one, card: cards[slot] ?? one.card }))
  const known = {
    ...location,
    defenders: faced(location.defenders, defenders),
    ...(attack ? { attack: { ...attack, cards: faced(attack.cards, enemies) } } : {}),
  }
  return { ...view, locations: { ...view.locations, [ref]: known } }
}
