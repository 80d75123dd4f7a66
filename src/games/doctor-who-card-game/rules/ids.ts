/** Option ids: readable words with places. `h3` and `r0` are places in the asked seat's own hand and reserve, from 0. */
import type { LocationRef, RowEnd } from './zones'

export type HandId = `h${number}`
export type ReserveId = `r${number}`

/**
 * The action menu (DWC-TRN-03). Where an action takes more than one card, or more than one target, what is missing is asked next.
 * `takeover:h2>B1`; `support:h0` or, with the location it is about, `support:h0>A2`; `buy`; `end` ends the turn, `pass` is an
 * end-phase turn without an action.
 */
export type ActionId =
  | `play:${HandId}>${RowEnd}`
  | `defend:${HandId}>${LocationRef}`
  | `attack:${HandId}>${LocationRef}`
  | `takeover:${HandId}>${LocationRef}`
  | `support:${HandId}`
  | `support:${HandId}>${LocationRef}`
  | `reserve:${HandId}`
  | `discard:${HandId}`
  | 'buy'
  | 'end'
  | 'pass'
export type ActionVerb = 'play' | 'defend' | 'attack' | 'takeover' | 'support' | 'reserve' | 'discard' | 'buy' | 'end' | 'pass'

/** Enemies that a victorious attacker gives up, by their places: `lose:0+2`, or `lose:` for none. */
export type LossId = `lose:${string}`
/** An enemy card at a location, by its place. */
export type EnemyId = `e${number}`

export const handId = (slot: number): HandId => `h${slot}`
export const reserveId = (slot: number): ReserveId => `r${slot}`
export const enemyId = (slot: number): EnemyId => `e${slot}`
export const lossId = (slots: readonly number[]): LossId => `lose:${slots.join('+')}`
/** The number in `h3`, `r0`, `e2`. */
export const slotOf = (id: string): number => Number(id.slice(1))
export const lossesOf = (id: LossId): readonly number[] => {
  const [, slots = ''] = id.split(':')
  return slots === '' ? [] : slots.split('+').map(Number)
}

/** An action taken apart. */
export interface SaidAction {
  readonly verb: ActionVerb
  /** The place in the hand; -1 where the action has none. */
  readonly slot: number
  /** The location or the end of the row; empty where it has none. */
  readonly target: string
}
export function readAction(id: ActionId): SaidAction {
  const [verb = '', things = ''] = id.split(':')
  const [card = '', target = ''] = things.split('>')
  // Every id of the menu begins with one of the verbs.
  return { verb: verb as ActionVerb, slot: card === '' ? -1 : slotOf(card), target }
}
