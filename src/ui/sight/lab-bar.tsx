/** The strip above the sight lab where it stands alone: the way home, the table, the language. */
import { IconButton } from '../button'
import { Segments } from '../controls'
import { Sign } from '../icons'
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
        <Segments label={say('lab-layout')} hideLabel options={layouts} value={layout} onChange={onLayout} />
        <LanguageSwitch onLanguage={onLanguage} />
      </header>
    </div>
  )
}
