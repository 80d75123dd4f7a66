/** Puts a game's messages and the reasons of any layer into words, from the game's two dictionaries. */
import type { AnyDecision, Reason, Said } from '../../../kernel'
import type { AnyPhrases, Language, Phrases, SaidIn, Saying, Speak, Translation } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import { reasonInWords } from '../../../ui/words/words'

/** A title for each question; a missing one does not compile. `Titled` is the type of the parameters of titles. */
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
  /** A message of the game in words. A message without parameters takes no third argument. */
  readonly say: <K extends keyof English>(speak: Speak, key: K, ...says: Saying<SaidIn<English>[K]>) => string
  /** A reason in words, whichever layer gave it. */
  readonly because: (reason: Reason, speak: Speak) => string
  /** The same text without its full stop, for a tag over the table. */
  readonly briefly: (reason: Reason, speak: Speak) => string
  /** The first-evening hint for this question: the message `first <subject>`, if the game has one. */
  readonly hintsFor: (decision: AnyDecision, speak: Speak) => readonly FirstHint[]
}

/** Makes the functions above. `game` is the prefix of the ids under which the screen remembers which hints were seen. */
export function gameSaying<English extends AnyPhrases>(
  game: string,
  phrases: { readonly en: English; readonly fr: Translation<English> },
): GameSaying<English> {
  const all: { readonly [L in Language]: AnyPhrases } = phrases
  const words = (speak: Speak, key: string, says: object): string =>
    // `say` ties the parameters to the key, but TypeScript loses that connection when all phrases are indexed.
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
