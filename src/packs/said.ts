/** The messages about mistakes in a pack: what was expected at a path in it. A game adds messages of its own to these. */

type None = Record<never, never>

/** Messages with the same wording in every game. */
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

/** Messages of every game that each game words itself, because its form of ids and its names for the things of a pack differ. */
export type NamingSaid = {
  'pack-id': None
  'pack-name-needed': None
}

/** The messages that every game has. A game's messages are these and its own. */
export type CommonSaid = SharedSaid & NamingSaid

/** What was expected: one of the messages of `S`. */
export type Expected<S> = { readonly [K in keyof S]: { readonly key: K; readonly says: S[K] } }[keyof S]

/** One mistake in a pack. `E`: what a game may have expected. */
export interface PackFault<E = Expected<CommonSaid>> {
  /** For example `cards[2].profile.movement`; empty for the whole file. */
  readonly path: string
  readonly expected: E
  /** The value found there, as written; undefined if something is missing. */
  readonly found?: string
}

export interface PackSpeech<S> {
  /** The message as a string, because schemas accept only strings: the JSON of what was expected. `read.ts` parses it again. */
  message<K extends keyof S>(key: K, says: S[K]): string
  fault<K extends keyof S>(path: string, key: K, says: S[K], found?: string): PackFault<Expected<S>>
}

/** Typed constructors for a game's messages: a wrong key or parameter does not compile. */
export function packSpeech<S extends CommonSaid>(): PackSpeech<S> {
  // The cast is safe: `key` and `says` belong to the same message, which a union of all messages does not express.
  const expected = <K extends keyof S>(key: K, says: S[K]) => ({ key, says }) as Expected<S>
  return {
    message: (key, says) => JSON.stringify(expected(key, says)),
    fault: (path, key, says, found) => ({ path, expected: expected(key, says), ...(found === undefined ? {} : { found }) }),
  }
}
