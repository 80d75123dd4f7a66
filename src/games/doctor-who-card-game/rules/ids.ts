/** Option ids: readable words and places. `h3` and `r0` are indices in the asked seat's own hand and reserve, from 0. */
import type { LocationRef, RowEnd } from './zones'

export type HandId = `h${number}`
export type ReserveId = `r${number}`

/**
 * The action menu (DWC-TRN-03). If an action needs further cards or targets, they are asked for next. Examples: `takeover:h2>B1`;
 * `support:h0` or, with the location it is used on, `support:h0>A2`; `buy`. `end` ends the turn; `pass` is a turn of the end
 * phase without an action.
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

/** The enemies that a victorious attacker discards, by their indices: `lose:0+2`, or `lose:` for none. */
export type LossId = `lose:${string}`
/** An enemy card at a location, by its index. */
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

/** The parts of an action's id. */
export interface SaidAction {
  readonly verb: ActionVerb
  /** The index in the hand; -1 if the action uses no card. */
  readonly slot: number
  /** The location or the end of the row; empty if there is none. */
  readonly target: string
}
export function readAction(id: ActionId): SaidAction {
  const colon = id.indexOf(':')
  if (colon < 0) return { verb: id as ActionVerb, slot: -1, target: '' }
  const arrow = id.indexOf('>', colon)
  const card = arrow < 0 ? id.slice(colon + 1) : id.slice(colon + 1, arrow)
  // Every id of the menu begins with one of the verbs.
  return { verb: id.slice(0, colon) as ActionVerb, slot: slotOf(card), target: arrow < 0 ? '' : id.slice(arrow + 1) }
}
