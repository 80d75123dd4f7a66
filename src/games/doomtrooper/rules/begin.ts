/** Builds the initial state from the options of a match (4.3). */
import type { MatchSpec, PlayerSeat } from '../../../kernel'
import { unrefused } from '../../../packs/options'
import { copiesOf } from '../../kit/rules/cards'
import { RESERVE } from '../content/decks'
import type { CardId } from './cards'
import { FIRST_DESTINY } from './constants'
import { type MatchData, readSpec } from './spec'
import type { SeatState, State } from './state'

const counted = (list: { readonly [id: CardId]: number }): readonly CardId[] =>
  copiesOf(Object.entries(list).map(([id, count]) => ({ id, count })))

/** DT-SET-02 */
const seatFrom = (seat: PlayerSeat, pile: readonly CardId[]): SeatState => ({
  seat,
  hand: [],
  pile,
  discard: [],
  removed: [],
  reserve: counted(RESERVE),
  D: FIRST_DESTINY,
  P: 0,
  turns: 0,
  emptyTurns: 0,
})

/** Throws for options that `parseSpec` would refuse; callers check them before they create a match. */
export function setUp({ options, seats }: MatchSpec): State {
  return begun(unrefused(readSpec(options)), seats)
}

function begun({ spec, pool, lists }: MatchData, order: readonly PlayerSeat[]): State {
  const [first] = order
  if (!first) throw new Error('nobody plays')
  // Only cards that can occur in this match, because every view contains the pool.
  const named = new Set([...Object.keys(RESERVE), ...order.flatMap((seat) => Object.keys(lists[seat] ?? {}))])
  const inMatch = Object.fromEntries(Object.entries(pool).filter(([id]) => named.has(id)))
  const piles = order.map((seat) => [seat, counted(lists[seat] ?? {})] as const)
  return {
    phase: 'setup',
    rulings: spec.rulings,
    targetP: spec.targetP,
    pool: inMatch,
    order,
    seats: Object.fromEntries(piles.map(([seat, pile]) => [seat, seatFrom(seat, pile)])),
    decks: Object.fromEntries(piles.map(([seat, pile]) => [seat, [...pile, ...counted(RESERVE)]])),
    inPlay: {},
    next: 1,
    first,
    active: first,
    turn: 0,
    step: 'begin',
    actionsLeft: 0,
    acted: false,
    attacked: false,
    extraAttacks: 0,
    anyExtras: 0,
    nested: [],
    stack: [],
    effects: [],
    dying: [],
    settling: 0,
    looks: [],
    used: [],
  }
}
