/** A location with its cards: some tucked under it, some over its lower half, so that its points stay visible. */
import type { PlayerSeat } from '../../../kernel'
import type { CardLook } from '../../../scene/look'
import { litCard } from '../../kit/card-table/aims'
import { CARD, type Column, columnsAt } from '../../kit/card-table/layout'
import { lyingCard } from '../../kit/card-table/looks'
import type { Location, Lying, SeatState, View } from '../rules/state'
import { defenderRef, enemyRef, zoneRef } from '../rules/zones'
import { faceLook } from './card-faces'
import { cardIn, locationIn, pointsAt, printed } from './cards'
import { DECK_BACK } from './emblems'
import type { SeatPlaces } from './layout'
import type { Laying } from './look'
import { say } from './words'

/** Defenders lie on the owner's side, attackers in front of the row, so in the viewer's own row it is the other way round. */
export function columnsOf(view: View, { row }: SeatState, at: SeatPlaces): readonly Column[] {
  const attached = row.map((ref) => {
    const location = locationIn(view, ref)
    const [ours, theirs] = [location?.defenders.length ?? 0, location?.attack?.cards.length ?? 0]
    return at.isOwn ? { under: theirs, over: ours } : { under: ours, over: theirs }
  })
  return columnsAt(at.columns(row.length), attached)
}

export function locationCards(
  { view, speak, aims }: Laying,
  location: Location,
  column: Column,
  isOwn: boolean,
): readonly CardLook[] {
  const { ref, owner, card, defenders, attack } = location
  const known = cardIn(view, card)
  const size = { ...CARD, back: DECK_BACK }
  const place: CardLook = {
    ...lyingCard({
      ref,
      name: say(speak, 'location-name', { location: ref, seat: owner, vp: pointsAt(view, location) }),
      seat: owner,
      ...column.card,
      ...size,
      faceUp: true,
      face: known && faceLook(known, speak),
      from: zoneRef(owner, 'hand'),
    }),
    ...litCard(aims, ref),
  }
  const lain = (cards: readonly Lying[], role: 'defender' | 'enemy', seat: PlayerSeat): readonly CardLook[] =>
    cards.map((one, slot): CardLook => {
      const own = role === 'defender' ? defenderRef(ref, slot) : enemyRef(ref, slot)
      const isUnder = (role === 'enemy') === isOwn
      const face = cardIn(view, one.card)
      const name = face && printed(face, speak.language)
      return {
        ...lyingCard({
          ref: own,
          name:
            name === undefined
              ? say(speak, 'card-hidden-at', { role, seat })
              : one.up
                ? name
                : say(speak, 'card-own-down', { card: name }),
          seat,
          ...(isUnder ? column.under(slot) : column.over(slot)),
          ...size,
          faceUp: one.up,
          face: face && faceLook(face, speak),
          from: zoneRef(seat, 'hand'),
        }),
        ...litCard(aims, own),
      }
    })
  return [place, ...lain(defenders, 'defender', owner), ...(attack ? lain(attack.cards, 'enemy', attack.by) : [])]
}
