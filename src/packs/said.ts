/** What a pack file may be told: what was expected at a place in it. A game adds messages of its own to these. */

type None = Record<never, never>

/** Said in the same words by every game. */
export type SharedSaid = {
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
  'pack-name': None
  'pack-number': { least: number; most: number }
  'pack-whole': { least: number; most: number }
  'pack-yes-no': None
  'pack-one-of': { options: string }
  'pack-once': None
  /** Cards of a deck, copies counted. */
  'pack-deck-size': { least: number; most: number }
}

/** Said of every game's packs, in the game's own words: each has its form of ids, and its name for the things of a pack. */
export type NamingSaid = {
  'pack-id': None
  'pack-name-needed': None
}

/** What every pack may be told. A game's messages are these and its own. */
export type CommonSaid = SharedSaid & NamingSaid

/** What was expected: one of the messages of `S`. */
export type Expected<S> = { readonly [K in keyof S]: { readonly key: K; readonly says: S[K] } }[keyof S]

/** One thing that is wrong with a pack. `E`: what a game may have expected. */
export interface PackFault<E = Expected<CommonSaid>> {
  /** `cards[2].profile.movement`; empty for the whole file. */
  readonly path: string
  readonly expected: E
  /** What stands there, as it is written; nothing where something is missing. */
  readonly found?: string
}

export interface PackSpeech<S> {
  /** Schemas speak in strings: what was expected goes through them as one. `read.ts` takes it apart again. */
  message<K extends keyof S>(key: K, says: S[K]): string
  fault<K extends keyof S>(path: string, key: K, says: S[K], found?: string): PackFault<Expected<S>>
}

/** How a game with these messages speaks of its packs: a wrong key or parameter does not compile. */
export function packSpeech<S extends CommonSaid>(): PackSpeech<S> {
  // The key ties the parameters to the message; a union of all messages does not carry that tie.
  const expected = <K extends keyof S>(key: K, says: S[K]) => ({ key, says }) as Expected<S>
  return {
    message: (key, says) => JSON.stringify(expected(key, says)),
    fault: (path, key, says, found) => ({ path, expected: expected(key, says), ...(found === undefined ? {} : { found }) }),
  }
}
