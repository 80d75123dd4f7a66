/** The table while an entry is played: locations as they are between its events, and the cues of cards that come, turn and go. */
import type { PlayerSeat } from '../../../kernel'
import type { CardLook, Cue, Tone } from '../../../scene/look'
import type { Speak } from '../../../ui/words/speak'
import type { Moment } from '../../view'
import { type CardId, HIDDEN } from '../rules/cards'
import type { Location, View } from '../rules/state'
import { DRAW, defenderRef, enemyRef, zoneRef } from '../rules/zones'
import { faceLook } from './card-faces'
import { cardIn, seatIn } from './cards'
import { DECK_BACK } from './emblems'
import { type Box, CARD, type Places, placesFor, SMALL } from './layout'
import { locationCards } from './look-row'

export interface Board {
  readonly speak: Speak
  readonly before: View
  readonly after: View
  readonly places: Places
  /** Locations as they are now. */
  location(ref: string): Location | undefined
  put(location: Location): void
  /** A number for cards that only pass over the table. */
  next(): number
}

export function boardOf(before: View, after: View, speak: Speak, seen: Pick<Moment, 'viewer' | 'window'>): Board {
  const now = new Map(Object.entries(before.locations))
  let count = 0
  return {
    speak,
    before,
    after,
    places: placesFor(after.order, seen.viewer, seen.window),
    location: (ref) => now.get(ref) ?? after.locations[ref],
    put: (location) => void now.set(location.ref, location),
    next: () => ++count,
  }
}

export const together = (cues: readonly Cue[]): readonly Cue[] => (cues.length > 1 ? [{ type: 'together', cues }] : cues)
export const over = (at: Extract<Cue, { type: 'say' }>['over'], text: string, tone: Tone): Cue => ({
  type: 'say',
  over: at,
  text,
  tone,
})
export const hidden = (count: number): readonly CardId[] => Array.from({ length: count }, () => HIDDEN)

/** A location's cards as the look would lay them now. */
export function laid(board: Board, ref: string): readonly CardLook[] {
  const location = board.location(ref)
  const row = (seatIn(board.after, location?.owner ?? '') ?? seatIn(board.before, location?.owner ?? ''))?.row ?? []
  const at = location && board.places.seats[location.owner]
  const spot = at?.columns(row.length)[row.indexOf(ref)]
  if (!location || !at || !spot) return []
  const laying = {
    view: board.after,
    moment: { view: board.after, viewer: location.owner, decisions: [], draft: { type: 'idle' as const } },
    speak: board.speak,
    aims: new Map(),
    base: 0,
  }
  return locationCards(laying, location, spot, at.isOwn).cards
}

/** Cards come from a hand to where they will lie. */
export const placed = (board: Board, ref: string, refs: readonly string[], from: string): readonly Cue[] =>
  together(
    laid(board, ref)
      .filter((card) => refs.includes(card.ref))
      .map((card, index) => ({
        type: 'card-move' as const,
        ref: card.ref,
        how: 'glide' as const,
        to: { at: card.at, z: card.z, heading: card.heading, faceUp: card.faceUp },
        from,
        card,
        delay: index * 90,
      })),
  )

/** Cards that lie face down are turned up. */
export const flipped = (board: Board, cards: readonly { readonly ref: string; readonly card: CardId; readonly up: boolean }[]) =>
  together(
    cards
      .filter(({ up }) => !up)
      .map(({ ref, card }): Cue => {
        const face = cardIn(board.after, card)
        return { type: 'card-flip', ref, faceUp: true, ...(face ? { face: faceLook(face, board.speak) } : {}) }
      }),
  )

/** Cards on the table go to a pile or a hand, and are one of it. */
export const gathered = (refs: readonly string[], to: Box, faceUp: boolean): readonly Cue[] =>
  together(
    refs.map((ref, index) => ({
      type: 'card-move' as const,
      ref,
      how: 'gather' as const,
      to: { at: to.at, z: 600, heading: 90, faceUp },
      delay: index * 70,
    })),
  )

/** Cards that are nowhere to be seen before and after: dealt, passed on, discarded from a hand. */
export function passing(
  board: Board,
  {
    from,
    to,
    cards,
    faceUp = false,
  }: { readonly from: string; readonly to: Box; readonly cards: readonly CardId[]; readonly faceUp?: boolean },
): readonly Cue[] {
  const size = to.width < CARD.width ? SMALL : CARD
  return together(
    cards.map((id, index): Cue => {
      const ref = `passing/${board.next()}`
      const known = faceUp ? cardIn(board.after, id) : undefined
      const card: CardLook = {
        ref,
        name: '',
        at: to.at,
        z: 600,
        heading: 90,
        ...size,
        back: DECK_BACK,
        faceUp: known !== undefined,
        ...(known ? { face: faceLook(known, board.speak) } : {}),
        selectable: false,
      }
      return {
        type: 'card-move',
        ref,
        how: 'gather',
        to: { at: to.at, z: 600, heading: 90, faceUp: known !== undefined },
        from,
        card,
        delay: index * 110,
      }
    }),
  )
}

export const handOf = ({ places }: Board, seat: PlayerSeat): Box => places.seats[seat]?.hand ?? places.draw
export const fromHand = (seat: PlayerSeat): string => zoneRef(seat, 'hand')
export const FROM_PILE = DRAW

export const enemiesOf = ({ ref, attack }: Location) =>
  (attack?.cards ?? []).map((one, slot) => ({ ...one, ref: enemyRef(ref, slot) }))
export const defendersOf = ({ ref, defenders }: Location) =>
  defenders.map((one, slot) => ({ ...one, ref: defenderRef(ref, slot) }))
