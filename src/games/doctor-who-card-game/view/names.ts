/** The names of places and cards, as far as the viewer knows what lies there. */
import type { Language } from '../../../ui/words/speak'
import type { View } from '../rules/state'
import { cardName, locationIn, seatIn } from './cards'
import { atLocation, slotIn } from './open'

const PLAIN: { readonly [ref: string]: { readonly [L in Language]: string } } = {
  draw: { en: 'the draw pile', fr: 'la pioche' },
  discard: { en: 'the discard pile', fr: 'la défausse' },
  time: { en: 'the time supply', fr: 'la réserve de temps' },
  hand: { en: 'the hand', fr: 'la main' },
  reserve: { en: 'the reserve', fr: 'la réserve' },
  beside: { en: 'beside the reserve', fr: 'à côté de la réserve' },
  row: { en: 'the row', fr: 'la rangée' },
  down: { en: 'a face-down card', fr: 'une carte cachée' },
}
const plain = (ref: string, language: Language) => PLAIN[ref]?.[language]

/** The name for `card:<id>`, or for a place. */
export function nameOf(view: View, ref: string, language: Language): string {
  if (ref.startsWith('card:')) return cardName(view, ref.slice(5), language) ?? plain('down', language) ?? ''
  const location = locationIn(view, ref)
  if (location) return cardName(view, location.card, language) ?? ref
  const face = faceAt(view, ref)
  if (face !== undefined) return cardName(view, face, language) ?? plain('down', language) ?? ''
  const [, zone = ''] = ref.split('/')
  return plain(ref, language) ?? plain(zone, language) ?? plain('down', language) ?? ref
}

/** The card at a place, possibly hidden; undefined if there is none. */
export function faceAt(view: View, ref: string): string | undefined {
  const held = slotIn(ref)
  if (held) {
    const of = seatIn(view, held.seat)
    if (held.zone === 'hand') return of?.hand[held.slot]
    if (held.zone === 'reserve') return of?.reserve[held.slot]?.card
    return held.zone === 'beside' ? of?.beside[held.slot] : undefined
  }
  const lying = atLocation(ref)
  const at = lying && locationIn(view, lying.location)
  if (!lying || !at) return undefined
  return (lying.role === 'defender' ? at.defenders : (at.attack?.cards ?? []))[lying.slot]?.card
}
