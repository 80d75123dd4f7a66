/** The rules of a game in our own words: read at the table, searched, and opened from a refusal or from the parts of a number. */
import type { Language } from '../ui/words/speak'

export interface HelpText {
  readonly title: string
  readonly text: string
}

export interface HelpEntry {
  readonly id: string
  /** The rules that the text explains, by the ids of the game's README. */
  readonly rules: readonly string[]
  /** The section of the printed rulebook, by its heading or number there. */
  readonly where: string
  readonly words: { readonly [L in Language]: HelpText }
}

export interface HelpChapter {
  readonly id: string
  readonly title: { readonly [L in Language]: string }
  readonly entries: readonly HelpEntry[]
}

/** A line of the glossary. */
export interface HelpTerm {
  readonly id: string
  /** The ids of entries that say more, the best first. */
  readonly entries: readonly string[]
  readonly words: { readonly [L in Language]: HelpText }
}

export interface GameHelp {
  /** In the order of the rulebook. */
  readonly chapters: readonly HelpChapter[]
  readonly terms: readonly HelpTerm[]
  /** The id of the entry that explains a reason, by the reason's key. */
  readonly why: { readonly [key: string]: string }
}
