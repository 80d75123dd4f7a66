/**
 * A tiny game that needs everything the kernel has: secret hands, a sealed bid, a private train of questions, a window in its
 * three endings, a standing offer, a chapter that is left early, dice and shuffles. For the kernel's own tests.
 */

import type { Amount } from '../../src/kernel'
import {
  folding,
  type Game,
  grammar,
  type InWindow,
  type Pick,
  type PlayerSeat,
  type Roll,
  type Shuffle,
  shuffled,
  type Told,
  window,
} from '../../src/kernel'

export type Card = 1 | 2 | 3 | 4 | 5 | 6
export interface State {
  readonly seats: readonly PlayerSeat[]
  readonly deck: readonly (Card | 'back')[]
  readonly hands: { readonly [seat: string]: readonly (Card | 'back')[] }
  readonly table: readonly Card[]
  readonly coins: { readonly [seat: string]: number }
  readonly round: number
  readonly calledOff: boolean
}
type Event =
  | { readonly type: 'dealt'; readonly order: readonly number[] }
  | { readonly type: 'bids-revealed'; readonly bids: { readonly [seat: string]: number } }
  | { readonly type: 'card-played'; readonly seat: PlayerSeat; readonly slot: number; readonly card: Card; readonly side: string }
  | { readonly type: 'coin-taken'; readonly seat: PlayerSeat }
  | { readonly type: 'rolled'; readonly faces: readonly string[] }
  | { readonly type: 'called-off' }
  | { readonly type: 'peeked'; readonly seat: PlayerSeat; readonly card: Card }
  | { readonly type: 'round-over' }
type Asks = {
  deal: Shuffle
  bid: Amount
  side: Pick<'left' | 'right'>
  'which card': Pick
  react: Pick<'coin' | 'stop' | 'pass'>
  'lucky die': Roll
  'take a coin': Pick<'coin'>
}
type Calls = {
  match: object
  round: object
  'play a card': { readonly seat: PlayerSeat; readonly side?: string }
  reactions: InWindow & { readonly spent: number }
  'coin aside': object
}
export interface Tiny {
  readonly state: State
  readonly event: Event
  readonly view: State
  readonly asks: Asks
  readonly calls: Calls
}

const verbs = grammar<Tiny>()
const { procedure, question, sealed, ask, tell, go, call } = verbs
const HANDS = 2
const ROUNDS = 2
/** Does anybody but this seat hold a six? */
const holdsSix = (state: State, seat: PlayerSeat) =>
  state.seats.some((other) => other !== seat && state.hands[other]?.includes(6))
const slots = (state: State, seat: PlayerSeat) => (state.hands[seat] ?? []).map((_, slot) => ({ id: `hand ${slot}` }))

/** How windows end is set from outside, so that one game tests all three. */
export type Ending = 'all pass' | 'hold' | 'each once'
export function tinyGame(
  ending: Ending = 'all pass',
  faults: { readonly leak?: 'hand' | 'event' | 'asking' | 'options' | 'telling' } = {},
): Game<Tiny> {
  return {
    id: 'tiny',
    seats: { least: 2, most: 3 },
    setUp: (spec) => ({
      seats: spec.seats,
      deck: [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6],
      hands: {},
      table: [],
      coins: Object.fromEntries(spec.seats.map((seat) => [seat, 3])),
      round: 0,
      calledOff: false,
    }),
    begin: { call: 'match', local: {} },
    procedures: {
      match: procedure('match', {
        deal: ({ state }) =>
          ask(
            question(
              'chance',
              'deal',
              { shape: 'shuffle', count: state.deck.length },
              state.deck.map((_, i) => i),
            ),
            'dealt',
          ),
        dealt: ({ heard }) => tell({ type: 'dealt', order: heard.the('deal') }, 'round'),
        round: ({ state }) => (state.round < ROUNDS ? call('round', {}, 'round') : go('done')),
      }),
      round: procedure(
        'round',
        {
          bid: ({ state }) =>
            ask(
              state.seats.map((seat) => sealed(seat, 'bid', { shape: 'amount', least: 0, most: state.coins[seat] ?? 0 }, 0)),
              'reveal',
            ),
          reveal: ({ heard }) =>
            tell(
              { type: 'bids-revealed', bids: Object.fromEntries(heard.all('bid').map(({ seat, answer }) => [seat, answer])) },
              'card',
            ),
          card: ({ state }) => call('play a card', { seat: state.seats[state.round % state.seats.length] as PlayerSeat }, 'die'),
          die: ({ state }) =>
            ask(
              question(
                'chance',
                'lucky die',
                { shape: 'roll', dice: [{ faces: ['low', 'high'] }], by: state.seats[0] as PlayerSeat },
                ['low'],
              ),
              'rolled',
            ),
          rolled: ({ heard }) => tell({ type: 'rolled', faces: heard.the('lucky die') }, 'react'),
          react: () => call('reactions', { spent: 0 }, 'over'),
          off: () => go('over'),
          over: () => tell({ type: 'round-over' }, 'done'),
        },
        { when: (state) => state.calledOff, to: 'off' },
      ),
      'play a card': procedure('play a card', {
        side: ({ local }) => ask(question(local.seat, 'side', pick(['left', 'right']), ['left']), 'chosen'),
        chosen: ({ heard }) => go('which', { side: heard.picked('side') }),
        which: ({ state, local }) => {
          const options = slots(state, local.seat)
          return ask(
            question(local.seat, 'which card', { shape: 'pick', options, least: 1, most: 1 }, [options[0]?.id ?? '']),
            'played',
          )
        },
        played: ({ state, local, heard }) => {
          const slot = Number(heard.picked('which card').slice(5))
          const card = state.hands[local.seat]?.[slot] as Card
          return tell({ type: 'card-played', seat: local.seat, slot, card, side: local.side ?? 'left' }, 'done')
        },
      }),
      reactions: window(verbs, 'reactions', {
        asks: 'react',
        until: ending,
        order: (state) => state.seats,
        skips: (state, _local, seat) =>
          faults.leak === 'asking'
            ? !(state.hands[seat] ?? []).some((card) => card !== 'back' && card > 3)
            : (state.hands[seat]?.length ?? 0) === 0,
        offers: (state, _local, seat) => [
          ...((state.coins[seat] ?? 0) > 0 ? [{ id: 'coin' as const }] : []),
          ...(state.round === 1 || (faults.leak === 'options' && holdsSix(state, seat)) ? [{ id: 'stop' as const }] : []),
        ],
        plays: (_state, _local, seat, id) =>
          id === 'coin' ? { tell: [{ type: 'coin-taken', seat }] } : { tell: [{ type: 'called-off' }] },
      }),
      'coin aside': procedure('coin aside', {
        taken: ({ state }) => tell({ type: 'coin-taken', seat: state.seats[0] as PlayerSeat }, 'done'),
      }),
    },
    evolve: folding<State, Event>({
      dealt: (state, { order }) => {
        const cards = order.map((from) => state.deck[from] as Card)
        const hands = Object.fromEntries(state.seats.map((seat, i) => [seat, cards.slice(i * HANDS, i * HANDS + HANDS)]))
        return { ...state, hands, deck: cards.slice(state.seats.length * HANDS) }
      },
      'bids-revealed': (state, { bids }) => ({
        ...state,
        coins: Object.fromEntries(state.seats.map((seat) => [seat, (state.coins[seat] ?? 0) - (bids[seat] ?? 0)])),
      }),
      'card-played': (state, { seat, slot, card }) => ({
        ...state,
        table: [...state.table, card],
        hands: { ...state.hands, [seat]: (state.hands[seat] ?? []).filter((_, i) => i !== slot) },
      }),
      'coin-taken': (state, { seat }) => ({
        ...state,
        coins: { ...state.coins, [seat]: Math.max(0, (state.coins[seat] ?? 0) - 1) },
      }),
      rolled: (state) => state,
      'called-off': (state) => ({ ...state, calledOff: true }),
      peeked: (state) => state,
      'round-over': (state) => ({ ...state, round: state.round + 1, calledOff: false }),
    }),
    project: (state, viewer) => ({
      ...state,
      deck: viewer === 'everybody' ? state.deck : state.deck.map(() => 'back'),
      hands: Object.fromEntries(
        state.seats.map((seat) => [
          seat,
          viewer === seat || viewer === 'everybody' || faults.leak === 'hand'
            ? (state.hands[seat] ?? [])
            : (state.hands[seat] ?? []).map(() => 'back' as const),
        ]),
      ),
    }),
    tell: (event, viewer, after) => {
      if (event.type === 'dealt' && faults.leak !== 'event') return { type: 'dealt' }
      if (event.type === 'peeked' && viewer !== event.seat) return undefined
      if (event.type === 'coin-taken' && faults.leak === 'telling') return { ...event, hand: after.hands[event.seat] } as Told
      return event
    },
    imagine: (view, rng) => {
      const whole = ([1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6] as const).slice()
      for (const card of [...view.table, ...Object.values(view.hands).flat(), ...view.deck]) {
        if (card !== 'back') whole.splice(whole.indexOf(card), 1)
      }
      const hidden = shuffled<Card>(whole, rng)
      const face = (card: Card | 'back'): Card => (card === 'back' ? (hidden.pop() as Card) : card)
      const hands = Object.fromEntries(Object.entries(view.hands).map(([seat, hand]) => [seat, hand.map(face)]))
      return { ...view, hands, deck: view.deck.map(face) }
    },
    outcome: (state) => (state.round < ROUNDS ? undefined : { winners: [], scores: {} }),
    space: () => undefined,
    offers: (state) => {
      const seat = state.seats[0] as PlayerSeat
      return (state.coins[seat] ?? 0) > 2
        ? [{ question: question(seat, 'take a coin', pick(['coin']), ['coin']), runs: 'coin aside' }]
        : []
    },
  }
}

function pick<Id extends string>(ids: readonly Id[]): Pick<Id> {
  return { shape: 'pick', options: ids.map((id) => ({ id })), least: 1, most: 1 }
}
