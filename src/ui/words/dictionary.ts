/** All of the platform's messages, as the English dictionary has them. Games bring their own beside it. */
import type { EN } from './en'
import type { EN_DECKS } from './en-decks'
import type { EN_ONLINE } from './en-online'
import type { EN_PLANNING } from './en-planning'
import type { EN_PROOF } from './en-proof'
import type { EN_WATCHING } from './en-watching'
import type { SaidIn, Saying, Translation } from './speak'

/** The type of a dictionary in another language. */
export type Dictionary = { readonly [Part in keyof typeof EN]: Translation<(typeof EN)[Part]> }

/** What the planner says, in another language. */
export type PlanningWords = Translation<typeof EN_PLANNING>

/** What is said at a table on a server, in another language. */
export type OnlineWords = Translation<typeof EN_ONLINE>

/** What the check of a match's dice and shuffles says, in another language. */
export type CheckingWords = Translation<typeof EN_PROOF>

/** What is said of a match that is watched again, in another language. */
export type WatchingWords = Translation<typeof EN_WATCHING>

/** What the deck builder says, in another language. */
export type DecksWords = Translation<typeof EN_DECKS>

/** Everything the chrome says that is not a rule's reason. */
export type UiSaid = SaidIn<(typeof EN)['ui']> &
  SaidIn<typeof EN_PLANNING> &
  SaidIn<typeof EN_ONLINE> &
  SaidIn<typeof EN_PROOF> &
  SaidIn<typeof EN_WATCHING> &
  SaidIn<typeof EN_DECKS>
/** The messages that take no parameters: names of buttons, rows, commands. */
export type PlainKey = { [K in keyof UiSaid]: [] extends Saying<UiSaid[K]> ? K : never }[keyof UiSaid]

/** Says one of the chrome's messages. A message without parameters takes none. */
export type Say = <K extends keyof UiSaid>(key: K, ...says: Saying<UiSaid[K]>) => string
