/** The strip above the planner: the way home, the layout's name, undo and redo, saving and sharing. */
import { Button, IconButton } from '../button'
import { Segments } from '../controls'
import { LanguageSwitch } from '../language-switch'
import type { Language } from '../words/speak'
import { useWords } from '../words/words-context'
import type { PlannerEdits } from './acts'
import { ShareMenu } from './share-menu'

export interface PlannerBarProps {
  readonly name: string
  readonly mayUndo: boolean
  readonly mayRedo: boolean
  readonly view: 'space' | 'plan'
  readonly acts: PlannerEdits
  /** The games that can be played on this layout as it is. */
  readonly plays: readonly { readonly id: string; readonly name: string }[]
  onHome(): void
  onOpen(): void
  onSave(): void
  onShare(): void
  onPicture(): void
  onPrint(): void
  onPlay(game: string): void
  onHelp(): void
  onLanguage(language: Language): void
}

export function PlannerBar(props: PlannerBarProps) {
  const { name, mayUndo, mayRedo, view, acts, plays } = props
  const { say } = useWords()
  return (
    <header className="ui-panel ui-plan-bar">
      <IconButton icon="home" label={say('home')} onClick={props.onHome} />
      <h1 className="ui-hidden">{say('plan-title')}</h1>
      <input
        className="ui-input ui-plan-name"
        aria-label={say('plan-name')}
        placeholder={say('plan-untitled')}
        value={name}
        maxLength={120}
        onKeyDown={(event) => event.stopPropagation()}
        onChange={(event) => acts.edit({ type: 'title', name: event.currentTarget.value }, 'title')}
      />
      <IconButton icon="undo" label={say('undo')} disabled={!mayUndo} onClick={() => acts.undo()} />
      <IconButton icon="redo" label={say('redo')} disabled={!mayRedo} onClick={() => acts.redo()} />
      <Segments
        label={say('plan-view')}
        hideLabel
        options={[
          { id: 'space', label: say('plan-view-space') },
          { id: 'plan', label: say('plan-view-plan') },
        ]}
        value={view}
        onChange={(chosen) => acts.set({ view: chosen })}
      />
      <span className="ui-plan-gap" />
      <Button tone="quiet" icon="import" onClick={props.onOpen}>
        {say('plan-open')}
      </Button>
      <IconButton icon="print" label={say('print-open')} onClick={props.onPrint} />
      <ShareMenu onLink={props.onShare} onFile={props.onSave} onPicture={props.onPicture} />
      {plays.map(({ id, name: game }) => (
        <Button key={id} tone="main" icon="play" onClick={() => props.onPlay(id)}>
          {say('plan-play', { game })}
        </Button>
      ))}
      <IconButton className="ui-plan-help" icon="help" label={say('help')} onClick={props.onHelp} />
      <LanguageSwitch onLanguage={props.onLanguage} />
    </header>
  )
}
