/** What a pack file may be told: what was expected at a place in it. */
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
  'pack-range': { most: number }
  'pack-stat': None
  'pack-keyword': { options: string }
  'pack-once': None
  'pack-name-needed': None
  /** Leaders need Recon, and nobody else has it. */
  'pack-leader': None
  'pack-faction-empty': None
}

/** One thing that is wrong with a pack. */
export interface PackFault {
  /** `models[2].speed`; empty for the whole file. */
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
