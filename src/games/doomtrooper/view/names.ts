/** Names of cards and places, as far as the viewer knows what lies there. */
import type { Language } from '../../../ui/words/speak'
import type { View } from '../rules/state'
import { cardName, seatIn, thingIn } from './cards'

const PLAIN: { readonly [zone: string]: { readonly [L in Language]: string } } = {
  hand: { en: 'the hand', fr: 'la main' },
  pile: { en: 'the draw pile', fr: 'la pioche' },
  discard: { en: 'the discard pile', fr: 'la défausse' },
  removed: { en: 'the removed cards', fr: 'les cartes retirées' },
  P: { en: 'Promotion', fr: 'la promotion' },
  D: { en: 'Destiny', fr: 'la destinée' },
  squad: { en: 'the Squad', fr: 'l’escouade' },
  kohort: { en: 'the Cohort', fr: 'la cohorte' },
  hidden: { en: 'the warriors deployed in cover', fr: 'les combattants déployés à couvert' },
  area: { en: 'the cards before the player', fr: 'les cartes devant le joueur' },
  down: { en: 'a warrior in cover', fr: 'un combattant à couvert' },
}
const plain = (zone: string, language: Language) => PLAIN[zone]?.[language]

/** The name for a ref: `card:<id>` is a card id, `c7` a card in play, `A/hand/0` a place. */
export function nameOf(view: View, ref: string, language: Language): string {
  if (ref.startsWith('card:')) return cardName(view, ref.slice(5), language) ?? plain('down', language) ?? ref
  const lying = thingIn(view, ref)
  if (lying) return cardName(view, lying.card, language) ?? plain('down', language) ?? ref
  // A card that has left play without its face having been shown.
  if (/^c\d+$/.test(ref)) return plain('down', language) ?? ref
  const [seat = '', zone = '', slot] = ref.split('/')
  if (zone === 'hand' && slot !== undefined) {
    const face = seatIn(view, seat)?.hand[Number(slot)]
    return (face === undefined ? undefined : cardName(view, face, language)) ?? plain('hand', language) ?? ref
  }
  return plain(zone, language) ?? ref
}
