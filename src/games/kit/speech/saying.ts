/** How a game's view makes texts: its own messages and any layer's reasons, from its two dictionaries. */
import type { AnyDecision, Reason, Said } from '../../../kernel'
import type { AnyPhrases, Language, Phrases, SaidIn, Saying, Speak, Translation } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import { reasonInWords } from '../../../ui/words/words'

/** A title for each question, so that a new one does not compile without words. `Titled`: what titles may speak of. */
export type Titles<Asks, Titled extends Said[string]> = Phrases<{
  readonly [S in keyof Asks & string as `title ${S}`]: Titled
}>
/** A line of help for each question. */
export type Hints<Asks, Titled extends Said[string]> = Phrases<{
  readonly [S in keyof Asks & string as `hint ${S}`]: Titled
}>

export interface FirstHint {
  readonly id: string
  readonly text: string
}

export interface GameSaying<English extends AnyPhrases> {
  /** Says one of the game's messages. A message without parameters takes none. */
  readonly say: <K extends keyof English>(speak: Speak, key: K, ...says: Saying<SaidIn<English>[K]>) => string
  /** The words of a reason, whichever layer gave it. */
  readonly because: (reason: Reason, speak: Speak) => string
  /** The same text for a tag over the table: without a full stop. */
  readonly briefly: (reason: Reason, speak: Speak) => string
  /** The hint for a first evening while this question is open: the message `first` and its subject, if there is one. */
  readonly hintsFor: (decision: AnyDecision, speak: Speak) => readonly FirstHint[]
}

/** `game` begins the ids under which the screen remembers seen hints. */
export function gameSaying<English extends AnyPhrases>(
  game: string,
  phrases: { readonly en: English; readonly fr: Translation<English> },
): GameSaying<English> {
  const all: { readonly [L in Language]: AnyPhrases } = phrases
  const words = (speak: Speak, key: string, says: object): string =>
    // `say` ties the parameters to the key; indexing all phrases by it loses that.
    typeset(all[speak.language][key]?.(says as never, speak) ?? '', speak.language)
  const because = (reason: Reason, speak: Speak) => reasonInWords(reason, speak, all[speak.language])
  return {
    say: (speak, key, ...says: readonly object[]) => words(speak, String(key), says[0] ?? {}),
    because,
    briefly: (reason, speak) => because(reason, speak).replace(/\.$/, ''),
    hintsFor: ({ subject }, speak) =>
      Object.hasOwn(all.en, `first ${subject}`)
        ? [{ id: `${game}-${subject.replaceAll(' ', '-')}`, text: words(speak, `first ${subject}`, {}) }]
        : [],
  }
}
