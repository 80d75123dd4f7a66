/** What a deck file may be told: what was expected at a place in it. */
import type { Said } from '../../../kernel'

type None = Record<never, never>

/** Each message says what was expected; the place and what was found there stand beside it. */
export type PackSaid = {
  'pack-not-json': None
  'pack-too-large': { most: number }
  'pack-not-a-pack': None
  'pack-other-game': { game: string }
  'pack-other-version': { ours: number }
  'pack-object': None
  'pack-list': { least: number; most: number }
  'pack-needed': None
  'pack-no-such-field': { known: string }
  'pack-text': { most: number }
  'pack-id': None
  'pack-name': None
  'pack-whole': { least: number; most: number }
  'pack-yes-no': None
  'pack-one-of': { options: string }
  'pack-once': None
  'pack-name-needed': None
  /** As many starting locations as the game has, each with another number. */
  'pack-starts': { wanted: number }
  'pack-start-values': None
  'pack-deck-size': { least: number; most: number }
  'pack-family': { families: string }
  /** A takeover needs a family to take over, and only a takeover has one. */
  'pack-takes': None
  /** At least one card of this type. */
  'pack-none-of': { type: string }
}

/** One thing that is wrong with a deck file. */
export interface PackFault {
  /** `cards[2].strength`; empty for the whole file. */
  readonly path: string
  readonly expected: { readonly [K in keyof PackSaid]: { readonly key: K; readonly says: PackSaid[K] } }[keyof PackSaid]
  /** What stands there, as it is written; nothing where something is missing. */
  readonly found?: string
}

export function expected<K extends keyof PackSaid>(key: K, says: PackSaid[K]): PackFault['expected'] {
  // The key ties the parameters to the message; a union of all messages does not carry that tie.
  return { key, says } as PackFault['expected']
}

/** A dictionary answers all of it. */
export type PackMessages = PackSaid & Said
