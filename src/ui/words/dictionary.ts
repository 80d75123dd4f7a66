/** The platform's messages, typed after the English dictionary. Games have dictionaries of their own. */
import type { EN } from './en'
import type { EN_ACCOUNT } from './en-account'
import type { EN_CLAIMS } from './en-claims'
import type { EN_CLIPS } from './en-clips'
import type { EN_DECKS } from './en-decks'
import type { EN_HELPING } from './en-helping'
import type { EN_MOTIVE } from './en-motive'
import type { EN_ONLINE } from './en-online'
import type { EN_PLANNING } from './en-planning'
import type { EN_PROOF } from './en-proof'
import type { EN_PUZZLES } from './en-puzzles'
import type { EN_RESULT } from './en-result'
import type { EN_WATCHING } from './en-watching'
import type { SaidIn, Saying, Translation } from './speak'

/** The type of a dictionary in another language. */
export type Dictionary = { readonly [Part in keyof typeof EN]: Translation<(typeof EN)[Part]> }

/** The type of the planner's messages in another language. */
export type PlanningWords = Translation<typeof EN_PLANNING>

/** The type of the messages at a server's table in another language. */
export type OnlineWords = Translation<typeof EN_ONLINE>

/** The type of the messages of the check of dice and shuffles in another language. */
export type CheckingWords = Translation<typeof EN_PROOF>

/** The type of the messages about proofs of results in another language. */
export type ResultWords = Translation<typeof EN_RESULT>

/** The type of the messages about watched matches in another language. */
export type WatchingWords = Translation<typeof EN_WATCHING>

/** The type of the messages about puzzles in another language. */
export type PuzzleWords = Translation<typeof EN_PUZZLES>

/** The type of the messages that tell the table in words in another language. */
export type AccountWords = Translation<typeof EN_ACCOUNT>

/** The type of the messages about claims in another language. */
export type ClaimWords = Translation<typeof EN_CLAIMS>

/** The type of the messages about clips in another language. */
export type ClipWords = Translation<typeof EN_CLIPS>

/** The type of the deck builder's messages in another language. */
export type DecksWords = Translation<typeof EN_DECKS>

/** The type of the messages about what a bot was after in another language. */
export type MotiveWords = Translation<typeof EN_MOTIVE>

/** The type of the rules help's messages in another language. */
export type HelpingWords = Translation<typeof EN_HELPING>

/** All messages of the chrome, that is, all except the reasons of rules. */
export type UiSaid = SaidIn<(typeof EN)['ui']> &
  SaidIn<typeof EN_PLANNING> &
  SaidIn<typeof EN_ONLINE> &
  SaidIn<typeof EN_PROOF> &
  SaidIn<typeof EN_RESULT> &
  SaidIn<typeof EN_WATCHING> &
  SaidIn<typeof EN_PUZZLES> &
  SaidIn<typeof EN_ACCOUNT> &
  SaidIn<typeof EN_CLAIMS> &
  SaidIn<typeof EN_CLIPS> &
  SaidIn<typeof EN_DECKS> &
  SaidIn<typeof EN_HELPING> &
  SaidIn<typeof EN_MOTIVE>
/** The messages without parameters: names of buttons, rows, commands. */
export type PlainKey = { [K in keyof UiSaid]: [] extends Saying<UiSaid[K]> ? K : never }[keyof UiSaid]

/** Gives the text of one of the chrome's messages. */
export type Say = <K extends keyof UiSaid>(key: K, ...says: Saying<UiSaid[K]>) => string
