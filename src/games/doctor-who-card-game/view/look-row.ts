/** One location with what lies there: on one side what is tucked under it, on the other what lies over its lower half; its points stay in sight. */
import type { Point } from '../../../geometry/types'
import type { PlayerSeat } from '../../../kernel'
import type { CardLook } from '../../../scene/look'
import type { Location, Lying } from '../rules/state'
import { defenderRef, enemyRef, zoneRef } from '../rules/zones'
import { faceLook } from './card-faces'
import { cardIn, pointsAt, printed } from './cards'
import { DECK_BACK } from './emblems'
import { CARD, type Column, columnAt } from './layout'
import type { Laying } from './look'
import { litCard } from './look'
import { say } from './words'

/** Defenders lie on the owner's side, attackers before the row: seen from here, the own row has them the other way round. */
export function columnOf({ defenders, attack }: Location, at: Point, base: number, isOwn: boolean): Column {
  const [ours, theirs] = [defenders.length, attack?.cards.length ?? 0]
  return columnAt(at, base, isOwn ? theirs : ours, isOwn ? ours : theirs)
}

export function locationCards(
  laying: Laying,
  location: Location,
  at: Point,
  isOwn: boolean,
): { readonly cards: readonly CardLook[]; readonly top: number } {
  const { view, speak, aims, base } = laying
  const { ref, owner, card, defenders, attack } = location
  const column = columnOf(location, at, base, isOwn)
  const known = cardIn(view, card)
  const size = { ...CARD, heading: 90, back: DECK_BACK }
  const place: CardLook = {
    ref,
    name: say(speak, 'location-name', { location: ref, seat: owner, vp: pointsAt(view, location) }),
    seat: owner,
    at,
    z: column.location,
    ...size,
    faceUp: true,
    ...(known ? { face: faceLook(known, speak) } : {}),
    from: zoneRef(owner, 'hand'),
    ...litCard(aims, ref),
  }
  const lain = (cards: readonly Lying[], role: 'defender' | 'enemy', seat: PlayerSeat): readonly CardLook[] =>
    cards.map((one, slot): CardLook => {
      const own = role === 'defender' ? defenderRef(ref, slot) : enemyRef(ref, slot)
      const isAbove = (role === 'enemy') === isOwn
      const face = cardIn(view, one.card)
      const name = face && printed(face, speak.language)
      return {
        ref: own,
        name:
          name === undefined
            ? say(speak, 'card-hidden-at', { role, seat })
            : one.up
              ? name
              : say(speak, 'card-own-down', { card: name }),
        seat,
        ...(isAbove ? column.above(slot) : column.below(slot)),
        ...size,
        faceUp: one.up,
        ...(face ? { face: faceLook(face, speak) } : {}),
        ...(face && !one.up ? { peek: true } : {}),
        from: zoneRef(seat, 'hand'),
        ...litCard(aims, own),
      }
    })
  return {
    cards: [place, ...lain(defenders, 'defender', owner), ...(attack ? lain(attack.cards, 'enemy', attack.by) : [])],
    top: column.top,
  }
}
