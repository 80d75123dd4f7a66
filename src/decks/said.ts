/** What this room tells players, put into words by `ui/words/*-decks.ts`: why a line, a file or a link is no deck. */
import { type Reason, speaker } from '../kernel'

type Nothing = Record<string, never>

export type DecksSaid = {
  /** No card is called so. `near`: one that is called nearly so; empty where there is none. */
  'deck-line-unknown': { name: string; near: string }
  /** Several cards are called so: the line needs an id. */
  'deck-line-several': { name: string; ids: string }
  'deck-line-count': { count: string; most: number }
  'deck-too-many-kinds': { most: number }

  'deck-too-large': { most: number }
  'deck-not-json': Nothing
  'deck-not-a-deck': Nothing
  'deck-other-game': { found: string; ours: string }
  'deck-other-version': { found: string; ours: number }
  /** `at`: `cards.clansman`. */
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

/** Read, or why not. */
export type DeckRead<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Reason }
