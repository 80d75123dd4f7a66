/**
 * A tiny game with everything a host must cope with: cards dealt by chance and held in secret, sealed bids, a train of questions,
 * dice of a player, a path on a table, a question to the other seat. Two seats count to twenty.
 */
import { INCH, type Point } from '../../src/geometry/types'
import {
  type Amount,
  folding,
  type Game,
  grammar,
  type MatchSpec,
  type Pick,
  type PlayerSeat,
  pickOne,
  type Roll,
  type Shuffle,
  shuffled,
  type Viewer,
} from '../../src/kernel'
import type { Path } from '../../src/table/choice'
import type { Tabletop } from '../../src/table/piece'

type Hands<Card> = { readonly A: Card; readonly B: Card }
interface Table<Cards> {
  readonly tabletop: Tabletop
  readonly totals: Hands<number>
  readonly hands: Hands<Cards>
  readonly turn: 'A' | 'B'
  readonly rounds: number
}
export type State = Table<readonly number[]>
/** The other hand is known by its size alone. */
export type View = Table<readonly number[] | number>

type Event =
  | { readonly type: 'dealt'; readonly order: readonly number[] }
  | { readonly type: 'bid'; readonly bids: Hands<number> }
  | { readonly type: 'rolled'; readonly seat: 'A' | 'B'; readonly total: number }
  | { readonly type: 'moved'; readonly seat: 'A' | 'B'; readonly to: Point }
  | { readonly type: 'played'; readonly seat: 'A' | 'B'; readonly at: number; readonly card: number }
  | { readonly type: 'swapped'; readonly seat: 'A' | 'B' }
  | { readonly type: 'turned' }

export type Counting = {
  readonly state: State
  readonly event: Event
  readonly view: View
  readonly asks: {
    deal: Shuffle
    bid: Amount
    what: Pick<'roll' | 'move' | 'play' | 'swap' | 'break'>
    'which card': Pick
    sure: Pick<'yes' | 'no'>
    roll: Roll
    'where to': Path
    double: Pick<'yes' | 'no'>
  }
  readonly calls: { match: Record<string, never>; turn: { readonly card?: number } }
}

const { procedure, question, sealed, ask, tell, go, call } = grammar<Counting>()
const other = (seat: 'A' | 'B') => (seat === 'A' ? 'B' : 'A')
const SIX = ['1', '2', '3', '4', '5', '6']
const tolerance = { overlap: 13, contact: 13 }
const yesNo = pickOne([{ id: 'yes' }, { id: 'no' }])

const whereTo = (state: State): Path => {
  const piece = state.tabletop.pieces[`pawn ${state.turn}`]
  if (!piece) throw new Error('no pawn')
  const blocker = `pawn ${other(state.turn)}`
  return {
    shape: 'path',
    piece: piece.ref,
    radius: piece.radius,
    from: piece.pose.at,
    budget: 6 * INCH,
    walls: [blocker],
    crossings: [],
    end: { keep: [{ ref: blocker, gap: 0, why: { key: 'overlaps', says: { piece: blocker } } }] },
    tolerance,
  }
}

const evolve = folding<State, Event>({
  dealt: (state, { order }) => ({
    ...state,
    hands: { A: order.slice(0, 3).map((card) => card + 1), B: order.slice(3).map((card) => card + 1) },
  }),
  bid: (state, { bids }) => ({ ...state, turn: bids.B > bids.A ? 'B' : 'A' }),
  rolled: (state, { seat, total }) => ({ ...state, totals: { ...state.totals, [seat]: state.totals[seat] + total } }),
  moved(state, { seat, to }) {
    const ref = `pawn ${seat}`
    const piece = state.tabletop.pieces[ref]
    if (!piece) throw new Error('no pawn')
    const pieces = { ...state.tabletop.pieces, [ref]: { ...piece, pose: { ...piece.pose, at: to } } }
    return { ...state, tabletop: { ...state.tabletop, pieces } }
  },
  played: (state, { seat, at, card }) => ({
    ...state,
    hands: { ...state.hands, [seat]: state.hands[seat].filter((_, place) => place !== at) },
    totals: { ...state.totals, [seat]: state.totals[seat] + card },
  }),
  swapped: (state, { seat }) => ({ ...state, hands: { ...state.hands, [seat]: [...state.hands[seat]].reverse() } }),
  turned: (state) => ({ ...state, turn: other(state.turn), rounds: state.rounds + 1 }),
})

const hidden = (viewer: Viewer, seat: PlayerSeat) => viewer !== seat && viewer !== 'everybody'

export const COUNTING: Game<Counting> = {
  id: 'counting',
  seats: { least: 2, most: 2 },
  setUp: () => ({
    tabletop: {
      width: 24 * INCH,
      depth: 24 * INCH,
      terrain: [],
      pieces: {
        'pawn A': { ref: 'pawn A', radius: 1600, pose: { at: { x: 6 * INCH, y: 12 * INCH }, heading: 0 } },
        'pawn B': { ref: 'pawn B', radius: 1600, pose: { at: { x: 18 * INCH, y: 12 * INCH }, heading: 0 } },
      },
    },
    totals: { A: 0, B: 0 },
    hands: { A: [], B: [] },
    turn: 'A',
    rounds: 0,
  }),
  begin: { call: 'match', local: {} },
  procedures: {
    match: procedure('match', {
      deal: () => ask(question('chance', 'deal', { shape: 'shuffle', count: 6 }, [0, 1, 2, 3, 4, 5]), 'dealt'),
      dealt: ({ heard }) => tell({ type: 'dealt', order: heard.the('deal') }, 'bid'),
      bid: () =>
        ask(
          [
            sealed('A', 'bid', { shape: 'amount', least: 0, most: 3 }, 0),
            sealed('B', 'bid', { shape: 'amount', least: 0, most: 3 }, 0),
          ],
          'bids',
        ),
      bids({ heard }) {
        const [a, b] = heard.all('bid').toSorted((one, two) => (one.seat < two.seat ? -1 : 1))
        return tell({ type: 'bid', bids: { A: a?.answer ?? 0, B: b?.answer ?? 0 } }, 'turn')
      },
      turn: () => call('turn', {}, 'next'),
      next: ({ state }) => (COUNTING.outcome(state) ? go('done') : tell({ type: 'turned' }, 'turn')),
    }),
    turn: procedure('turn', {
      what: ({ state }) =>
        ask(
          question(
            state.turn,
            'what',
            pickOne([
              { id: 'roll' },
              { id: 'move' },
              ...(state.hands[state.turn].length > 0 ? [{ id: 'play' } as const, { id: 'swap' } as const] : []),
              ...(state.rounds === 7 ? [{ id: 'break' } as const] : []),
            ]),
            ['roll'],
          ),
          'chosen',
        ),
      chosen({ state, heard }) {
        const chosen = heard.picked('what')
        if (chosen === 'break') throw new Error('this rule is broken')
        if (chosen === 'swap') return tell({ type: 'swapped', seat: state.turn }, 'what')
        return go(chosen)
      },
      play: ({ state }) =>
        ask(
          question(state.turn, 'which card', pickOne(state.hands[state.turn].map((_, at) => ({ id: `hand ${at}` }))), ['hand 0']),
          'card',
        ),
      card: ({ heard }) => go('sure', { card: Number(heard.picked('which card').slice(5)) }),
      sure: ({ state }) => ask(question(state.turn, 'sure', yesNo, ['yes']), 'decided'),
      decided({ state, local, heard }) {
        if (heard.picked('sure') === 'no') return go('what')
        const at = local.card ?? 0
        return tell({ type: 'played', seat: state.turn, at, card: state.hands[state.turn][at] ?? 0 }, 'done')
      },
      move: ({ state }) => ask(question(state.turn, 'where to', whereTo(state), []), 'arrived'),
      arrived({ state, heard }) {
        const to = heard.the('where to').at(-1)
        return tell(to ? [{ type: 'moved', seat: state.turn, to }] : [], 'done')
      },
      roll: ({ state }) =>
        ask(
          question('chance', 'roll', { shape: 'roll', dice: [{ faces: SIX }, { faces: SIX }], by: state.turn }, ['1', '1'], {
            about: { seat: state.turn },
          }),
          'rolled',
        ),
      rolled: ({ state, heard }) =>
        tell(
          { type: 'rolled', seat: state.turn, total: heard.the('roll').reduce((sum, face) => sum + Number(face), 0) },
          'double',
        ),
      double: ({ state }) => ask(question(other(state.turn), 'double', yesNo, ['no']), 'doubled'),
      doubled: ({ state, heard }) =>
        heard.picked('double') === 'yes' ? tell({ type: 'rolled', seat: other(state.turn), total: 1 }, 'done') : go('done'),
    }),
  },
  evolve,
  project: (state, viewer) => ({
    ...state,
    hands: {
      A: hidden(viewer, 'A') ? state.hands.A.length : state.hands.A,
      B: hidden(viewer, 'B') ? state.hands.B.length : state.hands.B,
    },
  }),
  tell(event, viewer) {
    if (event.type === 'dealt') return { type: 'dealt' }
    return event.type === 'swapped' && hidden(viewer, event.seat) ? undefined : event
  },
  imagine(view, rng) {
    const known = [view.hands.A, view.hands.B].flatMap((hand) => (typeof hand === 'number' ? [] : hand))
    const unknown = shuffled(
      [1, 2, 3, 4, 5, 6].filter((card) => !known.includes(card)),
      rng,
    )
    const filled = (hand: readonly number[] | number) => (typeof hand === 'number' ? unknown.splice(0, hand) : hand)
    return { ...view, hands: { A: filled(view.hands.A), B: filled(view.hands.B) } }
  },
  outcome({ totals }) {
    const winners = (['A', 'B'] as const).filter((seat) => totals[seat] >= 20)
    return winners.length > 0 ? { winners, scores: totals } : undefined
  },
  space: (world) => world.tabletop,
}

export const SPEC: MatchSpec = { game: 'counting', seats: ['A', 'B'], options: {} }
