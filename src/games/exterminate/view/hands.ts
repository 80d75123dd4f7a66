/** What lies beside the table: hands, adventure cards, fate, piles; and which open options play which card. */

import type { Moment } from '../../../client/moment'
import type { AnyDecision, Option } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { CardPlay, Hands, SeatHand, ShownCard } from '../../hands'
import { type AdventureId, type BattleId, HIDDEN } from '../rules/cards'
import { carriedPoints } from '../rules/facts/nodes'
import { type CopyId, copyOf } from '../rules/ids'
import { SIDES, type Side, type View } from '../rules/state'
import { adventureFace, battleFace } from './card-faces'
import { isPick, isSaid, saidBy } from './open'
import { optionWords } from './options'
import { againOf, playsAfter, windowAfter } from './same-roll'
import { WINDOWS } from './stops'
import { because, say } from './words'

/** An option with its question: an open one, or the one that follows in the same strip once the open one is passed. */
interface Offered {
  readonly decision: AnyDecision
  readonly option: Option
  readonly subject?: string | undefined
}

export function handsOf({ view, viewer, decisions, draft }: Moment<View>, speak: Speak): Hands {
  const offered = decisions
    .filter(({ seat }) => seat === viewer)
    .filter(isPick)
    .flatMap((decision): readonly Offered[] => [
      ...decision.choice.options.map((option) => ({ decision, option })),
      ...playsAfter(decision, view).map((option) => ({ decision, option, subject: windowAfter(decision) })),
    ])
  return {
    seats: SIDES.map((seat) => {
      const of = seatHand(view, seat, seat === viewer ? offered : [], seat === viewer, speak)
      return draft.type === 'choosing' && of.hand ? { ...of, hand: of.hand.map((card) => taken(card, draft)) } : of
    }),
    piles: pilesOf(view, speak),
  }
}

/** A card in a question where several cards are picked. */
const taken = (
  card: ShownCard,
  { decision, picked }: { readonly decision: string; readonly picked: readonly string[] },
): ShownCard =>
  card.plays.some((play) => play.decision === decision && picked.includes(play.option)) ? { ...card, isPicked: true } : card

function seatHand(view: View, seat: Side, offered: readonly Offered[], isViewer: boolean, speak: Speak): SeatHand {
  const { hand, adventures, fate, fateStart } = view.sides[seat]
  const isOpen = isViewer && !hand.includes(HIDDEN)
  const ready = adventures.ready.map((id) => adventure(view, id, 'ready', offered, speak))
  const exhausted = adventures.exhausted.map((id) => adventure(view, id, 'exhausted', offered, speak))
  const carried = carriedPoints(view, seat)
  const hasNodes = Object.keys(view.nodes).length > 0
  return {
    seat,
    handCount: hand.length,
    ...(isOpen ? { hand: hand.map((id, place) => inHand(view, id, place, offered, speak)) } : {}),
    cards: [...ready, ...exhausted],
    tokens: [
      { id: 'fate', icon: 'fate', label: say(speak, 'token-fate', { start: fateStart }), count: fate },
      ...(hasNodes ? [{ id: 'nodes', icon: 'node', label: say(speak, 'token-nodes'), count: carried }] : []),
    ],
  }
}

function inHand(view: View, id: BattleId, place: number, offered: readonly Offered[], speak: Speak): ShownCard {
  const using = offered.filter(({ option }) => usesBattleCard(option.id, id, place))
  const face = battleFace(view, id, speak)
  return { key: `hand-${place}-${id}`, face, state: 'ready', ...played(view, using, offered, face.facts?.[0] ?? '', speak) }
}

function adventure(view: View, id: AdventureId, state: ShownCard['state'], offered: readonly Offered[], speak: Speak): ShownCard {
  const using = offered.filter(({ option }) => usesAdventure(option.id, id, state))
  const face = adventureFace(view, id, speak)
  const otherwise = state === 'exhausted' ? say(speak, 'why-exhausted') : (face.facts?.[0] ?? '')
  return { key: `adventure-${id}`, face, state, ...played(view, using, state === 'exhausted' ? [] : offered, otherwise, speak) }
}

/** The ways to play the card now or, if there is none, why; the rules' own reason is preferred. */
function played(
  view: View,
  using: readonly Offered[],
  offered: readonly Offered[],
  otherwise: string,
  speak: Speak,
): Pick<ShownCard, 'plays' | 'why' | 'refusal'> {
  const plays = using
    .filter(({ option }) => !option.refused)
    .map(({ decision, option, subject }): CardPlay => {
      const again = againOf(option.id, view)
      return {
        decision: decision.id,
        option: subject === undefined ? option.id : 'pass',
        label: decision.subject === 'discard down' ? say(speak, 'play-discard') : optionWords(decision, option.id, speak).label,
        ...(again ? { again } : {}),
        ...(subject === undefined ? {} : { sequel: { subject, answer: [option.id] } }),
      }
    })
  if (plays.length > 0) return { plays }
  const refused = using.find(({ option }) => option.refused)?.option.refused
  if (refused) return { plays, why: because(refused, speak), refusal: refused }
  const isInWindow = offered.some(({ decision }) => WINDOWS.some((subject) => subject === decision.subject))
  // Lower case, because the text follows a colon.
  return {
    plays,
    why: isInWindow ? say(speak, 'why-not-in-window') : otherwise.charAt(0).toLocaleLowerCase() + otherwise.slice(1),
  }
}

/** Whether this option plays that battle card: for a mark, as a fate token, or as the copy to discard. */
function usesBattleCard(option: string, card: BattleId, place: number): boolean {
  // The id of a copy contains its index in the hand.
  if (option.startsWith('card-')) return copyOf(option as CopyId) === place
  if (!isSaid(option)) return false
  const said = saidBy(option)
  switch (said.verb) {
    case 'play':
      return said.ref === card
    case 'reroll':
    case 'clear':
    case 'rescue':
    case 'fate':
    case 'strike':
    case 'recover':
      return said.other === card
    default:
      return false
  }
}

/** Whether this option uses that adventure card, or readies it again. */
function usesAdventure(option: string, card: AdventureId, state: ShownCard['state']): boolean {
  if (!isSaid(option)) return false
  const said = saidBy(option)
  if (said.verb === 'use' || said.verb === 'use-on') return state === 'ready' && said.ref === card
  return said.verb === 'recover' && state === 'exhausted' && said.ref === card
}

function pilesOf(view: View, speak: Speak): Hands['piles'] {
  const { deck, discard, cards } = view.battle
  const faces = [...discard].reverse().map((id) => battleFace(view, id, speak))
  const [top] = faces
  const battle: Hands['piles'] =
    Object.keys(cards).length === 0
      ? []
      : [
          { id: 'deck', label: say(speak, 'pile-deck'), count: deck.length },
          { id: 'discard', label: say(speak, 'pile-discard'), count: discard.length, faces, ...(top ? { top } : {}) },
        ]
  const adventures = SIDES.flatMap((seat) => {
    const count = view.sides[seat].adventures.discard.length
    return count === 0 ? [] : [{ id: `adventures-${seat}`, label: say(speak, 'pile-adventures', { seat }), count }]
  })
  return [...battle, ...adventures]
}
