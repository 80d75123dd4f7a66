/**
 * What a card changes: the same position played with the card and with a blank of its name, which has no effects (and, where nothing but
 * ratings is printed on it, none of those). A test holds if the one comes to what is expected and the other does not.
 */
import { expect } from 'vitest'
import { CARDS, POOL } from '../../../../src/games/doomtrooper/content/pool'
import type { Card } from '../../../../src/games/doomtrooper/rules/cards'
import type { Stat } from '../../../../src/games/doomtrooper/rules/vocabulary'
import {
  act,
  against,
  at,
  declined,
  fight,
  type Laid,
  pairing,
  playing,
  rated,
  resolved,
  seatIn,
  strikes,
  type Table,
} from '../position'

export type Cards = readonly Card[]
/** What is looked at, with the cards that are laid over the pool. */
export type Run = (cards: Cards) => unknown
export type Row = readonly [card: string, run: Run, expected: unknown]

function blankOf(id: string): Card {
  const card = POOL[id]
  if (!card) throw new Error(`no card ${id}`)
  const isPlain = card.fx.length === 0
  return { ...card, fx: [], ...(isPlain && card.stats ? { stats: { F: 0, S: 0, A: 0, V: 0 } } : {}) }
}
/** With a blank the position may not even come about. */
function tried(run: Run, cards: Cards): unknown {
  try {
    return run(cards)
  } catch {
    return 'not possible'
  }
}
export function changes([card, run, expected]: Row): void {
  expect(run([])).toEqual(expected)
  expect(tried(run, [blankOf(card)])).not.toEqual(expected)
}
export const ofTypes = (...types: readonly Card['type'][]): readonly string[] =>
  CARDS.filter(({ type }) => types.includes(type)).map(({ id }) => id)

const bare = (text: string): string => text.replace(/^[~?]/, '').replace(/[/[].*$/, '')
export interface Fought extends Laid {
  readonly tactic?: 'fight' | 'shoot'
  readonly weapons?: readonly string[]
}
/** A's `mine` attacks B's `theirs`, up to the modification; what else is there stands behind them. */
export function combat(
  cards: Cards,
  mine: string,
  theirs: string,
  { tactic = 'fight', weapons = [], ...given }: Fought = {},
): Table {
  const from: Laid = {
    cards,
    ...given,
    A: { D: 20, ...given.A, inPlay: [mine, ...(given.A?.inPlay ?? [])] },
    B: { D: 20, ...given.B, inPlay: [theirs, ...(given.B?.inPlay ?? [])] },
  }
  return fight(playing(from), bare(mine), bare(theirs), tactic, weapons)
}
export const over = (play: Table): Table => declined(resolved(play))
export const rating =
  (card: string, stat: Stat, mine: string, theirs: string, more: Fought = {}): Run =>
  (cards) =>
    rated(combat(cards, mine, theirs, more), card, stat)
export const ratings =
  (card: string, stats: readonly Stat[], mine: string, theirs: string, more: Fought = {}): Run =>
  (cards) =>
    stats.map((stat) => rated(combat(cards, mine, theirs, more), card, stat))
/** Whether this one is still in play when the strikes have fallen. */
export const survives =
  (card: string, mine: string, theirs: string, more: Fought = {}): Run =>
  (cards) =>
    stands(over(combat(cards, mine, theirs, more)), card)
/** The killed lie there until their points are shared. */
const stands = (play: Table, card: string): boolean =>
  Object.values(play.state.inPlay).some((one) => one.card === card && !play.state.dying.some(({ uid }) => uid === one.uid))
export const struck =
  (mine: string, theirs: string, more: Fought = {}): Run =>
  (cards) =>
    strikes(over(combat(cards, mine, theirs, more)))
/** Why a move cannot be made, in A's action step. */
export const refusal =
  (move: string, given: Laid): Run =>
  (cards) =>
    against(playing({ ...given, cards, A: { D: 20, ...given.A } }), 'A', move)
export const paired =
  (attacker: string, defender: string, given: Laid): Run =>
  (cards) => {
    const play = playing({ ...given, cards })
    act(play, 'A', 'attack')
    return play.open.includes('A: combatants') ? pairing(play, attacker, defender) : 'no pair'
  }
/** A plays it and `see` looks. */
export const after =
  (move: string, given: Laid, see: (play: Table) => unknown): Run =>
  (cards) =>
    see(act(playing({ ...given, cards, A: { D: 20, ...given.A } }), 'A', move))
/** The same in a combat of A's against B's. */
export const during =
  (move: string, mine: string, theirs: string, more: Fought, see: (play: Table) => unknown): Run =>
  (cards) =>
    see(act(combat(cards, mine, theirs, more), 'A', move))
export const wound = (play: Table, card: string): unknown => at(play, card).wounded === true
export const D = (play: Table, seat: 'A' | 'B' = 'A'): number => seatIn(play, seat).D
export const P = (play: Table, seat: 'A' | 'B' = 'A'): number => seatIn(play, seat).P
