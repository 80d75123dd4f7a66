/** Option ids. `h3` is a slot of the asked seat's own hand, counted from 0; `c7` is a card in play; `A` is a player. */
import type { PlayerSeat } from '../../../kernel'
import type { Ref, Uid } from './state'

export type HandId = `h${number}`

/**
 * What a player may do, in the action menu and in every window. `deploy:h0` deploys openly, `hide:h0` in cover; `cover:c5` and
 * `uncover:c5` take and leave cover; `play:h2` plays a card, `play:h2>c5` with a target; `use:c5.1` or `use:c5.1>c9` uses an
 * ability, given by its index in the card's `fx`; `move:c5>c9` moves a fortification.
 */
export type MoveId =
  | `deploy:${HandId}`
  | `hide:${HandId}`
  | `cover:${Uid}`
  | `uncover:${Uid}`
  | `play:${HandId}`
  | `play:${HandId}>${Ref}`
  | `use:${Uid}.${number}`
  | `use:${Uid}.${number}>${Ref}`
  | `move:${Uid}>${Uid}`
  | 'meditate'
  | 'attack'
export type Verb = 'deploy' | 'hide' | 'cover' | 'uncover' | 'play' | 'use' | 'move' | 'meditate' | 'attack'

/** DT-ATR-01: attacker and defender. In a direct attack the defender is a player. */
export type PairId = `pair:${Uid}>${Ref}`
/** The equipment a warrior uses: `with:` for none, `with:c5`, `with:c5+c6`. */
export type WeaponsId = `with:${string}`
/** A branch of a `choose` op, counted from 0. */
export type BranchId = `branch:${number}`
/** A card id, for a search. */
export type FaceId = `face:${string}`

export const handId = (slot: number): HandId => `h${slot}`
export const slotOf = (id: string): number => Number(id.slice(1))

export const isSeat = (ref: string): ref is PlayerSeat => ref.length === 1 && ref >= 'A' && ref <= 'F'
export const isUid = (ref: string): ref is Uid => /^c\d+$/.test(ref)

/** A parsed move id. `index` is the index of the ability in the card's `fx`; 0 for other moves. */
export interface SaidMove {
  readonly verb: Verb
  /** `h2` or `c5`; empty if the move has neither. */
  readonly thing: string
  readonly index: number
  readonly target?: Ref
}
export function readMove(id: MoveId): SaidMove {
  const [verb = '', things = ''] = id.split(':')
  const [first = '', target] = things.split('>')
  const [thing = '', index = '0'] = first.split('.')
  // The casts are safe: a `MoveId` begins with one of the verbs, and its target is a card or a player.
  return { verb: verb as Verb, thing, index: Number(index), ...(target ? { target: target as Ref } : {}) }
}
