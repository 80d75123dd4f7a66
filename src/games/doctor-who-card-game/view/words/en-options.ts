/** English: the options. */
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { LocationRef, PlaceRef, RowEnd } from '../../rules/zones'
import { place, placed, there } from './told'

export const EN_OPTIONS = {
  'option-play': ({ card, end }: { card: PlaceRef; end: RowEnd }, speak) =>
    `Play ${place(card, speak)} at the ${end} end of your row`,
  'option-defend': ({ card, location }: { card: PlaceRef; location: LocationRef }, speak) =>
    `${place(card, speak)} defends ${place(location, speak)}`,
  'option-attack': ({ card, location }: { card: PlaceRef; location: LocationRef }, speak) =>
    `${place(card, speak)} against ${placed(location, speak)}`,
  'option-takeover': ({ card, location }: { card: PlaceRef; location: LocationRef }, speak) =>
    `${place(card, speak)} takes over the attack on ${placed(location, speak)}`,
  'option-support': ({ card, location }: { card: PlaceRef; location: LocationRef | '' }, speak) =>
    location === '' ? `Play ${place(card, speak)}` : `Play ${place(card, speak)} for ${place(location, speak)}`,
  'option-reserve': ({ card }: { card: PlaceRef }, speak) => `Put ${place(card, speak)} in reserve`,
  'option-discard': ({ card }: { card: PlaceRef }, speak) => `Discard ${place(card, speak)} for 1 time`,
  'option-buy': () => 'Buy cards',
  'option-end': () => 'End the turn',
  'option-pass-turn': () => 'Pass',
  'option-pass': () => 'Pass',
  'option-card': ({ card }: { card: PlaceRef }, speak) => place(card, speak),
  'option-take-back': ({ card }: { card: PlaceRef }, speak) => `Take ${place(card, speak)} back to your hand`,
  'option-tesselecta': (_: { card: PlaceRef }) => 'Play Tesselecta',
  'option-location': ({ location }: { location: LocationRef }, speak) => placed(location, speak),
  'option-losses': ({ enemies }: { enemies: readonly PlaceRef[] }, speak) =>
    enemies.length === 0 ? 'Nothing is lost' : `Give up ${there(enemies, speak)}`,
  'detail-buy': () => '5 time for each',
  'detail-end': () => 'Your three cards go to the right; you draw two',
  'detail-discard': () => 'One or two cards, 1 time each',
  'detail-reserve': () => 'Kept for later, not passed on',
  'detail-takeover': () => 'Its controller gets the Dalek marker back, yours is placed',
  /** What is done with the chosen card, as a button. */
  'act-chosen': ({ what }: { what: 'left' | 'right' | 'reserve' | 'discard' | 'play' }) =>
    ({ left: 'At the left end', right: 'At the right end', reserve: 'In reserve', discard: 'Discard: +1 time', play: 'Play it' })[
      what
    ],
  'act-alone': ({ card }: { card: PlaceRef | '' }, speak) => `Only ${card === '' ? 'this card' : place(card, speak)}`,
  'act-none': () => 'None: draw one card',
  'act-no-markers': () => 'Remove none',
} satisfies AnyPhrases
