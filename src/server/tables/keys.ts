/** Keys to tables: random text for a page to keep, of which the server stores only the hash. */
import { createHash, randomBytes } from 'node:crypto'
import type { PlayerSeat } from '../../kernel'

/** What a key grants at its table. */
export type Grant =
  | { readonly type: 'opener' }
  | { readonly type: 'seat'; readonly seat: PlayerSeat }
  /** Used up by whoever takes the seat. */
  | { readonly type: 'invitation'; readonly seat: PlayerSeat }
  /** Used up by another page of the player who sits there already. */
  | { readonly type: 'move'; readonly seat: PlayerSeat }
  | { readonly type: 'onlooker' }
  /** Sees all hands, late. */
  | { readonly type: 'commentator' }

/** 144 bits, as 24 letters. */
export const newKey = (): string => randomBytes(18).toString('base64url')
/** 128 bits, as 22 letters: it can be guessed by nobody, and by itself it opens nothing. */
export const newTableId = (): string => randomBytes(16).toString('base64url')

export const isTableId = (text: string): boolean => /^[\w-]{22}$/.test(text)

/** What is stored of a key. A key is random and long, so a plain hash of it cannot be searched. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url')
