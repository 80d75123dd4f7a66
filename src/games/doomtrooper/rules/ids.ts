/** Option ids: readable words with places. `h3` is a place in the asked seat's own hand, from 0; `c7` a card in play; `A` a player. */
import type { PlayerSeat } from '../../../kernel'
import type { Ref, Uid } from './state'

export type HandId = `h${number}`

/**
 * What a player may do, in the action menu and in every window. `deploy:h0`; `hide:h0` deploys in cover; `cover:c5` and `uncover:c5` are the
 * actions about cover; `play:h2` or, with what it is aimed at, `play:h2>c5`; `use:c5.1` or `use:c5.1>c9` an ability by its place among the
 * card's effects; `move:c5>c9` a fortification.
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

/** DT-ATR-01: attacker and defender; the defender is a player in a direct attack. */
export type PairId = `pair:${Uid}>${Ref}`
/** What a warrior uses: `with:` nothing, `with:c5`, `with:c5+c6`. */
export type WeaponsId = `with:${string}`
/** A branch of a choice, from 0. */
export type BranchId = `branch:${number}`
/** A card by its face, where one is searched for. */
export type FaceId = `face:${string}`

export const handId = (slot: number): HandId => `h${slot}`
export const slotOf = (id: string): number => Number(id.slice(1))

export const isSeat = (ref: string): ref is PlayerSeat => /^[A-F]$/.test(ref)
export const isUid = (ref: string): ref is Uid => /^c\d+$/.test(ref)

/** A move taken apart: what it begins with, which effect of it, what it is aimed at. */
export interface SaidMove {
  readonly verb: Verb
  /** `h2`, `c5`; empty where the move has none. */
  readonly thing: string
  readonly index: number
  readonly target?: Ref
}
export function readMove(id: MoveId): SaidMove {
  const [verb = '', things = ''] = id.split(':')
  const [first = '', target] = things.split('>')
  const [thing = '', index = '0'] = first.split('.')
  // Every move begins with one of the verbs and is aimed at a card or a player.
  return { verb: verb as Verb, thing, index: Number(index), ...(target ? { target: target as Ref } : {}) }
}
