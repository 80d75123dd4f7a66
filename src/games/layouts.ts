/** What a game tells the planner: its tables, and its own words of them. */
import type { LayoutSystem } from '../planner/system'
import type { AnyPhrases, Language } from '../ui/words/speak'

export interface GameLayouts extends LayoutSystem {
  readonly words?: LayoutWords
}
export type LayoutWords = { readonly [L in Language]: WordsOfLayouts }
/** In one language. */
export interface WordsOfLayouts {
  /** Texts for what only its own checks find. Keys begin with the game's id: all games' phrases are in one dictionary. */
  readonly phrases?: AnyPhrases
  /** What its ready layouts are called, where that is not the name in their document. */
  readonly ready?: { readonly [name: string]: string }
  /** Grounds beside those that every table may have. */
  readonly mats?: { readonly [mat: string]: string }
}
