/** The strip above the sight lab by itself: the way home, the table, the language. */
import { IconButton } from '../button'
import { Sign } from '../icons'
import { keepKeys } from '../keep-keys'
import { LanguageSwitch } from '../language-switch'
import type { Language } from '../words/speak'
import { useWords } from '../words/words-context'

export interface LabBarProps {
  readonly layouts: readonly { readonly id: string; readonly label: string }[]
  readonly layout: string
  onLayout(id: string): void
  onHome(): void
  onLanguage(language: Language): void
}

export function LabBar({ layouts, layout, onLayout, onHome, onLanguage }: LabBarProps) {
  const { say } = useWords()
  return (
    <div className="ui-sight-room">
      <header className="ui-panel ui-lab-bar">
        <IconButton icon="home" label={say('home')} onClick={onHome} />
        <h1>
          <Sign />
          {say('lab-alone')}
        </h1>
        <select
          className="ui-input"
          data-part="layout"
          aria-label={say('lab-layout')}
          value={layout}
          onKeyDown={keepKeys}
          onChange={(event) => onLayout(event.currentTarget.value)}
        >
          {layouts.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <LanguageSwitch onLanguage={onLanguage} />
      </header>
    </div>
  )
}
