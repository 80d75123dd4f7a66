/** What is hidden (3.4): hands from the other side, the deck from everybody. Kinds of face-down nodes are undecided. */
import { type Rng, shuffled, type Viewer } from '../../../kernel'
import { copiesOf, HIDDEN, hidden, without } from '../../kit/rules/cards'
import type { BattleId } from './cards'
import type { Event } from './events'
import { SIDES, type Side, type State, type View } from './state'

export function project(state: State, viewer: Viewer): View {
  if (viewer === 'everybody') return { ...state, viewer }
  const side = (seat: Side) =>
    seat === viewer ? state.sides[seat] : { ...state.sides[seat], hand: hidden(state.sides[seat].hand) }
  return {
    ...state,
    viewer,
    sides: { A: side('A'), B: side('B') },
    battle: { ...state.battle, deck: hidden(state.battle.deck) },
  }
}

/** Drawn cards are told to their owner only; the number of cards to everybody. */
export function told(event: Event, viewer: Viewer): Event {
  if (event.type !== 'cards-drawn' || viewer === event.seat || viewer === 'everybody') return event
  const { cards: _secret, ...rest } = event
  return rest
}

/** A world consistent with what the viewer knows: cards that he sees nowhere are dealt at random to the hidden places. */
export function imagine({ viewer: _viewer, ...view }: View, rng: Rng): State {
  const seen = [...view.battle.discard, ...SIDES.flatMap((seat) => view.sides[seat].hand), ...view.battle.deck]
  const pool = [...shuffled(without(copiesOf(Object.values(view.battle.cards)), seen), rng)]
  const filled = (cards: readonly BattleId[]) => cards.map((card) => (card === HIDDEN ? (pool.pop() ?? HIDDEN) : card)).sort()
  const side = (seat: Side) => ({ ...view.sides[seat], hand: filled(view.sides[seat].hand) })
  return { ...view, sides: { A: side('A'), B: side('B') }, battle: { ...view.battle, deck: filled(view.battle.deck) } }
}
