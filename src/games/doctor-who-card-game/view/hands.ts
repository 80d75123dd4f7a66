/** What lies in front of the players, with texts: the viewer's hand and what each card can do, reserves, counters, piles. */

import type { Moment } from '../../../client/moment'
import { type PlayerSeat, SEATS } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { CardPlay, Hands, SeatHand, ShownCard } from '../../hands'
import type { Offered } from '../../kit/card-table/aims'
import { type CardId, HIDDEN } from '../rules/cards'
import type { SeatState, View } from '../rules/state'
import { handRef, reserveRef } from '../rules/zones'
import { handFace } from './card-faces'
import { cardIn, seatIn } from './cards'
import { chosenCard } from './lit'
import { offeredTo, sourceOf } from './open'
import { optionWords } from './options'
import { limitOf } from './standing'
import { briefly, say } from './words'

export function handsOf(moment: Moment<View>, speak: Speak): Hands {
  const { view } = moment
  const seats = SEATS.flatMap((seat) => {
    const state = seatIn(view, seat)
    return state ? [seatHand(moment, state, speak)] : []
  })
  return { seats, piles: pilesOf(view, speak) }
}

function seatHand(moment: Moment<View>, { seat, hand, reserve, beside, time, tardis, dalek }: SeatState, speak: Speak): SeatHand {
  const { view, viewer } = moment
  const isViewer = seat === viewer
  const offered = isViewer ? offeredTo(viewer, moment.decisions) : []
  const isOpen = isViewer && !hand.includes(HIDDEN)
  const shown = (card: CardId, key: string): readonly ShownCard[] => {
    const face = cardIn(view, card)
    return face ? [{ key, state: 'ready', face: handFace(face, speak), ...played(moment, key, offered, speak) }] : []
  }
  return {
    seat,
    handCount: hand.length,
    ...(isOpen ? { hand: hand.flatMap((card, slot) => shown(card, handRef(seat, slot))) } : {}),
    // The view contains the faces of face-down cards only for viewers who may look at them.
    cards: [
      ...reserve.flatMap(({ card, up }, slot) => (up || isViewer ? shown(card, reserveRef(seat, slot)) : [])),
      ...beside.flatMap((card, slot) => shown(card, `${seat}/beside/${slot}`)),
    ],
    tokens: [
      { id: 'time', icon: 'emblem:hourglass', label: say(speak, 'token-time'), count: time },
      { id: 'tardis', icon: 'guard', label: say(speak, 'token-tardis'), count: tardis },
      { id: 'dalek', icon: 'raid', label: say(speak, 'token-dalek'), count: dalek },
      // Only the viewer gets a counter of his reserve with its limit; other players' reserves are seen on the table.
      ...(isViewer
        ? [
            {
              id: 'reserve',
              icon: 'emblem:gate',
              label: say(speak, 'token-reserve', { limit: limitOf(view, seat) }),
              count: reserve.length,
            },
          ]
        : []),
    ],
  }
}

/** The ways to use the card now, including those on the table; if there is none, why. */
function played(
  moment: Moment<View>,
  ref: string,
  offered: readonly Offered[],
  speak: Speak,
): Pick<ShownCard, 'plays' | 'why' | 'refusal' | 'isAimed' | 'isPicked'> {
  const { viewer, view, draft } = moment
  if (!ref.startsWith(`${viewer}/`)) return { plays: [] }
  const uses = offered.filter(({ option }) => sourceOf(option) === ref)
  const open = uses.filter(({ option }) => !option.refused)
  const plays = open.map(
    ({ decision, option }): CardPlay => ({
      decision: decision.id,
      option: option.id,
      label: optionWords(decision, option.id, speak).label,
    }),
  )
  const isMenu = open.some(({ decision }) => decision.subject === 'action')
  const isPicked =
    chosenCard(moment) === ref ||
    (draft.type === 'choosing' &&
      open.some(({ decision, option }) => decision.id === draft.decision && draft.picked.includes(option.id)))
  if (plays.length > 0) return { plays, ...(isMenu ? { isAimed: true } : {}), ...(isPicked ? { isPicked: true } : {}) }
  const refused = uses.find(({ option }) => option.refused)?.option.refused
  if (refused) return { plays, why: briefly(refused, speak), refusal: refused }
  if (ref.includes('/beside/')) return { plays }
  return { plays, why: whyNot(view, viewer, moment.decisions.length > 0, speak) }
}

function whyNot(view: View, viewer: PlayerSeat, isAsked: boolean, speak: Speak): string {
  if (isAsked) return say(speak, 'why-answer-first')
  return view.active === viewer ? say(speak, 'why-not-now') : say(speak, 'why-not-your-turn')
}

function pilesOf(view: View, speak: Speak): Hands['piles'] {
  const faces = [...view.discard].reverse().flatMap((id) => {
    const card = cardIn(view, id)
    return card ? [handFace(card, speak)] : []
  })
  const [top] = faces
  return [
    { id: 'draw', label: say(speak, 'pile-draw'), count: view.pile.length },
    { id: 'discard', label: say(speak, 'pile-discard'), count: view.discard.length, faces, ...(top ? { top } : {}) },
  ]
}
