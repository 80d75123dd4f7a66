/** A game's words in the form that `GameView` asks for. */
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

/** Makes `words` of a `GameView`. */
export const wordsOf =
  <View extends object>({ phrases, log, ...rest }: Spoken<View>): GameView['words'] =>
  (language) => ({
    ...rest,
    phrases: phrases[language],
    // The platform passes a game only entries and views of its own matches.
    log: (entry, before, after, speak) => log(entry, before as View, after as View, speak),
  })

/** Makes `nameOf` of a `GameView`: names with the apostrophes and narrow spaces of their language. */
export const typesetNames =
  <View>(nameOf: (view: View, ref: string, language: Language) => string) =>
  (view: View, ref: string, language: Language): string =>
    typeset(nameOf(view, ref, language), language)
