/** Switches the language at once, wherever one is: each is offered by its own short name. */

import { Segments } from './controls'
import { LANGUAGES, type Language } from './words/speak'
import { sayer } from './words/words'
import { useWords } from './words/words-context'

export interface LanguageSwitchProps {
  /** Whole names, where there is room for them. */
  readonly long?: boolean
  onLanguage(language: Language): void
}

export function LanguageSwitch({ long, onLanguage }: LanguageSwitchProps) {
  const { say, speak } = useWords()
  return (
    <div className="ui-language">
      <Segments<Language>
        label={say('language-of')}
        hideLabel={!long}
        options={LANGUAGES.map((language) => ({
          id: language,
          lang: language,
          label: long ? sayer(language)('language-name') : language.toUpperCase(),
        }))}
        value={speak.language}
        onChange={onLanguage}
      />
    </div>
  )
}
