/** The messages of this module, worded in `ui/words/*-decks.ts`: why a line, a file or a link is not a valid deck. */
import { type Reason, speaker } from '../kernel'

type Nothing = Record<string, never>

export type DecksSaid = {
  /** No card has this name. `near`: the closest known name, or empty. */
  'deck-line-unknown': { name: string; near: string }
  /** Several cards have this name, so the line needs an id. */
  'deck-line-several': { name: string; ids: string }
  'deck-line-count': { count: string; most: number }
  'deck-too-many-kinds': { most: number }

  'deck-too-large': { most: number }
  'deck-not-json': Nothing
  'deck-not-a-deck': Nothing
  'deck-other-game': { found: string; ours: string }
  'deck-other-version': { found: string; ours: number }
  /** `at` is a path such as `cards.clansman`. */
  'deck-field-needed': { at: string }
  'deck-field-unknown': { at: string }
  'deck-field-name': { at: string; most: number }
  'deck-field-id': { at: string }
  'deck-field-count': { at: string; most: number }
  'deck-field-cards': { at: string; most: number }

  'deck-link-version': { found: string; ours: string }
  'deck-link-damaged': Nothing
  'deck-link-too-long': { most: number }
}
export const decksSay = speaker<DecksSaid>()

/** A value that was read, or the reason why it was refused. */
export type DeckRead<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Reason }
