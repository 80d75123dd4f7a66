/** The contents of the hand panel: the viewer's hand with what each card can do, points, piles. */
import type { Moment } from '../../../client/moment'
import { type PlayerSeat, SEATS } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { CardPlay, Hands, SeatHand, ShownCard } from '../../hands'
import { HIDDEN } from '../rules/cards'
import type { SeatState, View } from '../rules/state'
import { handRef } from '../rules/zones'
import { handFace } from './card-faces'
import { cardIn, seatIn, thingIn } from './cards'
import { chosenThing, isOfMany, offeredTo, sourceOf, targetOf } from './open'
import { optionWords } from './options'
import { briefly, say } from './words'

export function handsOf(moment: Moment<View>, speak: Speak): Hands {
  const { view } = moment
  const states = SEATS.flatMap((seat) => seatIn(view, seat) ?? [])
  // The viewer's own piles come first.
  const piled = [...states].sort((one, other) => Number(other.seat === moment.viewer) - Number(one.seat === moment.viewer))
  return {
    seats: states.map((state) => seatHand(moment, state, speak)),
    piles: piled.flatMap((state) => pilesOf(moment, state, speak)),
    onTable(ref) {
      const lying = thingIn(view, ref)
      const card = lying && cardIn(view, lying.card)
      if (!card) return undefined
      const { plays, ...can } = played(moment, ref, speak)
      // A card on the table cannot be played any more, so a reason against using it is given only if an ability is on offer.
      const said = plays.length > 0 || isOffered(moment, ref) ? { plays, ...can } : { plays }
      return { key: ref, state: 'ready', face: handFace(card, view.pool, speak), ...said }
    },
  }
}

function seatHand(moment: Moment<View>, { seat, hand, P, D }: SeatState, speak: Speak): SeatHand {
  const { view, viewer } = moment
  const isOpen = seat === viewer && !hand.includes(HIDDEN)
  const shown = (card: string, slot: number): readonly ShownCard[] => {
    const face = cardIn(view, card)
    const key = handRef(seat, slot)
    return face ? [{ key, state: 'ready', face: handFace(face, view.pool, speak), ...played(moment, key, speak) }] : []
  }
  return {
    seat,
    handCount: hand.length,
    ...(isOpen ? { hand: hand.flatMap(shown) } : {}),
    cards: [],
    tokens: [
      { id: 'P', icon: 'emblem:crown', label: say(speak, 'token-P'), count: P },
      { id: 'D', icon: 'emblem:star', label: say(speak, 'token-D'), count: D },
      ...(view.active === seat && view.phase === 'play'
        ? [{ id: 'actions', icon: 'emblem:bolt', label: say(speak, 'token-actions'), count: view.actionsLeft }]
        : []),
    ],
  }
}

const isOffered = ({ viewer, decisions }: Moment<View>, key: string): boolean =>
  offeredTo(viewer, decisions).some((one) => sourceOf(one) === key)

/** The ways to use a thing now, or the reason if there is none. */
function played(
  moment: Moment<View>,
  key: string,
  speak: Speak,
): Pick<ShownCard, 'plays' | 'why' | 'refusal' | 'isAimed' | 'isPicked'> {
  const { viewer, view, draft, decisions } = moment
  const uses = offeredTo(viewer, decisions).filter(
    (one) =>
      sourceOf(one) === key ||
      (one.decision.subject === 'discard cards' && handRef(viewer as PlayerSeat, Number(one.option.id.slice(1))) === key),
  )
  const open = uses.filter(({ option }) => !option.refused)
  const plays = open.map(
    ({ decision, option }): CardPlay => ({
      decision: decision.id,
      option: option.id,
      label: optionWords(decision, option.id, speak).label,
    }),
  )
  const isAimed = open.some((one) => targetOf(one) !== undefined)
  const isPicked =
    chosenThing(moment) === key ||
    (draft.type === 'choosing' &&
      open.some(
        ({ decision, option }) => isOfMany(decision) && decision.id === draft.decision && draft.picked.includes(option.id),
      ))
  if (plays.length > 0) return { plays, ...(isAimed ? { isAimed: true } : {}), ...(isPicked ? { isPicked: true } : {}) }
  const refused = uses.find(({ option }) => option.refused)?.option.refused
  if (refused) return { plays, why: briefly(refused, speak), refusal: refused }
  return { plays, why: say(speak, decisions.length > 0 || view.active === viewer ? 'why-not-here' : 'why-not-turn') }
}

/** The viewer's draw pile and every discard pile. Other players' draw piles are shown on the table only. */
function pilesOf({ view, viewer }: Moment<View>, { seat, pile, discard }: SeatState, speak: Speak): Hands['piles'] {
  const faces = [...discard].reverse().flatMap((id) => {
    const card = cardIn(view, id)
    return card ? [handFace(card, view.pool, speak)] : []
  })
  const [top] = faces
  return [
    ...(seat === viewer
      ? [{ id: `${seat}/pile`, label: say(speak, 'pile-of', { seat, count: pile.length }), count: pile.length }]
      : []),
    ...(discard.length === 0
      ? []
      : [
          {
            id: `${seat}/discard`,
            label: say(speak, 'discards-of', { seat, count: discard.length }),
            count: discard.length,
            faces,
            ...(top ? { top } : {}),
          },
        ]),
  ]
}
