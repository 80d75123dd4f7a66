/** What a game's view says, in the form that `GameView` asks for. */
import type { Language } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import type { GameView, GameWords } from '../../view'

type Spoken<View> = Omit<GameWords, 'phrases' | 'log'> & {
  readonly phrases: { readonly [L in Language]: GameWords['phrases'] }
  log(
    entry: Parameters<GameWords['log']>[0],
    before: View,
    after: View,
    speak: Parameters<GameWords['log']>[3],
  ): ReturnType<GameWords['log']>
}

/** `words` of a `GameView`. */
export const wordsOf =
  <View extends object>({ phrases, log, ...rest }: Spoken<View>): GameView['words'] =>
  (language) => ({
    ...rest,
    phrases: phrases[language],
    // Views come back unchanged: entries and views of a match are its own game's.
    log: (entry, before, after, speak) => log(entry, before as View, after as View, speak),
  })

/** Names with the apostrophes and narrow spaces of their language: `nameOf` of a `GameView`. */
export const typesetNames =
  <View>(nameOf: (view: View, ref: string, language: Language) => string) =>
  (view: View, ref: string, language: Language): string =>
    typeset(nameOf(view, ref, language), language)
