/** Keys to tables: random texts that pages keep, and of which the server stores only a hash. */
import { createHash, randomBytes } from 'node:crypto'
import type { Json, PlayerSeat } from '../../kernel'
import type { NewGrant } from '../store/port'

/** What a key grants at its table. */
export type Grant =
  | { readonly type: 'opener' }
  | { readonly type: 'seat'; readonly seat: PlayerSeat }
  /** Used up when somebody takes the seat. */
  | { readonly type: 'invitation'; readonly seat: PlayerSeat }
  /** Used up when another page of the seat's player follows it. */
  | { readonly type: 'move'; readonly seat: PlayerSeat }
  | { readonly type: 'onlooker' }
  /** Sees all hands, with the onlookers' delay. */
  | { readonly type: 'commentator' }

/** 144 random bits, as 24 characters. */
export const newKey = (): string => randomBytes(18).toString('base64url')
/** 128 random bits, as 22 characters: nobody can guess it, and by itself it grants nothing. */
export const newTableId = (): string => randomBytes(16).toString('base64url')

export const isTableId = (text: string): boolean => /^[\w-]{22}$/.test(text)

/** What is stored of a key. Keys are long and random, so a plain hash cannot be reversed by trying. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** A new key, and what the store keeps of it. */
export function keyFor(grant: Grant): { readonly key: string; readonly stored: NewGrant } {
  const key = newKey()
  // The cast is safe: a grant has no undefined members, so it is plain JSON.
  return { key, stored: { hash: hashOf(key), grants: grant as unknown as Json } }
}
