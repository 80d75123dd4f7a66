/** Switches the language at once. Each language is offered by its short name. */

import { Segments } from './controls'
import { LANGUAGES, type Language } from './words/speak'
import { useWords } from './words/words-context'

/** The name of each language in itself. */
const OWN_NAMES: { readonly [L in Language]: string } = { en: 'English', fr: 'Français' }

export interface LanguageSwitchProps {
  /** Shows full names, if there is room for them. */
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
          label: long ? OWN_NAMES[language] : language.toUpperCase(),
        }))}
        value={speak.language}
        onChange={onLanguage}
      />
    </div>
  )
}
