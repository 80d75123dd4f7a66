/** What a game tells the planner: its tables, and the words it uses for them. */
import type { LayoutSystem } from '../planner/system'
import type { AnyPhrases, Language } from '../ui/words/speak'

export interface GameLayouts extends LayoutSystem {
  readonly words?: LayoutWords
}
export type LayoutWords = { readonly [L in Language]: WordsOfLayouts }
/** A game's words for its layouts in one language. */
export interface WordsOfLayouts {
  /** Texts for findings of the game's own checks. Keys begin with the game's id, as all games share one dictionary. */
  readonly phrases?: AnyPhrases
  /** Names of the game's ready layouts, where they differ from the name in the document. */
  readonly ready?: { readonly [name: string]: string }
  /** Names of the game's own mats, besides those that every table may have. */
  readonly mats?: { readonly [mat: string]: string }
}
