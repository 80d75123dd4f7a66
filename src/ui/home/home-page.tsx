/** The first page: what this product is, new matches, matches under way, a match from a file. */
import { type ReactNode, useState } from 'react'
import { Button } from '../button'
import { FileDrop, useFileOver } from '../file-drop'
import { Icon, type IconName, Sign } from '../icons'
import { LanguageSwitch } from '../language-switch'
import { FileDropCover } from '../match/covers'
import { SettingsDialog, type SettingsPanelProps } from '../settings-panel'
import { Toasts } from '../toasts'
import type { UiSaid } from '../words/dictionary'
import { useWords } from '../words/words-context'
import { HomeScenery } from './home-scenery'
import { JoinTable, type JoinTableProps } from './join-table'
import { type SavedMatch, SavedMatches } from './saved-matches'
import { type GameOffer, Shelf, type ShelfProps } from './shelf'
import { UnreadLayouts, type UnreadLayoutsProps } from './unread-layouts'

export interface HomePageProps extends SettingsPanelProps, ShelfProps, JoinTableProps {
  /** A live or painted table in the background. A drawing replaces it while it loads or if it cannot be shown. */
  readonly hero?: ReactNode
  readonly saved: readonly SavedMatch[]
  /** Layouts of this device that cannot be read. */
  readonly unread: Omit<UnreadLayoutsProps, 'now'>
  /** The present time in milliseconds, for texts such as "two hours ago". */
  readonly now: number
  /** Whether a new version of the page waits. `held`: other windows have to be closed first. */
  readonly newer: 'no' | 'ready' | 'held'
  /** Loads the page in its new version. */
  onNewer(): void
  readonly importing?: boolean
  /** Why the last file was not opened, as text. */
  readonly importError?: string | undefined
  onContinue(match: string): void
  onDelete(match: string): void
  onExport(match: string): void
  onWatch(match: string): void
  onBranches(match: string): void
  onImport(file: File): void
  onHelp(): void
  /** Opens the sight lab by itself. */
  onLab?: (() => void) | undefined
  /** Opens the layout planner. */
  onPlan?: (() => void) | undefined
  /** The games for which decks can be built. */
  readonly deckGames: readonly Pick<GameOffer, 'id' | 'name'>[]
  /** Opens the deck builder of a game. */
  onDecks(game: string): void
}

const POINTS: readonly { readonly icon: IconName; readonly key: 'home-pitch-rules' | 'home-pitch-sight' | 'home-pitch-dice' }[] =
  [
    { icon: 'confirm', key: 'home-pitch-rules' },
    { icon: 'eye', key: 'home-pitch-sight' },
    { icon: 'dice', key: 'home-pitch-dice' },
  ] satisfies readonly { readonly key: keyof UiSaid; readonly icon: IconName }[]

export function HomePage(props: HomePageProps) {
  const {
    hero,
    saved,
    unread,
    now,
    importing,
    importError,
    settings,
    onChange,
    onImport,
    onHelp,
    onLab,
    onPlan,
    deckGames,
    onDecks,
    newer,
    onNewer,
  } = props
  const { say } = useWords()
  const [isSetting, setIsSetting] = useState(false)
  const [isPutOff, setIsPutOff] = useState(false)
  const isFileOver = useFileOver(onImport)
  return (
    <div className="ui-home">
      <div className="ui-home-hero" aria-hidden="true">
        <HomeScenery />
        {hero}
      </div>
      <header className="ui-home-bar">
        <p className="ui-wordmark">
          <Sign />
          <span>{say('title')}</span>
        </p>
        <Toasts
          notices={
            newer === 'no' || isPutOff
              ? []
              : [
                  {
                    id: 'newer',
                    kind: 'info',
                    text: say('newer'),
                    ...(newer === 'held' ? { detail: say('newer-held') } : {}),
                    action: { label: say('newer-load'), onAction: onNewer },
                  },
                ]
          }
          onDismiss={() => setIsPutOff(true)}
        />
        <div className="ui-home-tools">
          <LanguageSwitch onLanguage={(language) => onChange({ language })} />
          {/* Named also where there is no room for their words. */}
          <Button tone="quiet" icon="help" aria-label={say('help')} title={say('help')} onClick={onHelp}>
            {say('help')}
          </Button>
          <Button
            tone="quiet"
            icon="settings"
            aria-label={say('settings')}
            title={say('settings')}
            onClick={() => setIsSetting(true)}
          >
            {say('settings')}
          </Button>
        </div>
      </header>
      <main className="ui-home-main">
        <div className="ui-home-pitch">
          <h1>{say('tagline')}</h1>
          <p className="ui-home-lead">{say('home-pitch')}</p>
          <ul className="ui-home-points">
            {POINTS.map(({ icon, key }) => (
              <li key={key}>
                <Icon name={icon} />
                {say(key)}
              </li>
            ))}
          </ul>
        </div>
        <Shelf {...props} />
        <div className="ui-home-rest">
          <div className="ui-home-side">
            <SavedMatches {...props} matches={saved} />
            <UnreadLayouts {...unread} now={now} />
          </div>
          <div className="ui-home-side">
            {onLab && <Door icon="eye" title={say('lab-alone')} hint={say('lab-alone-hint')} onOpen={onLab} />}
            {onPlan && <Door icon="choices" title={say('plan-title')} hint={say('plan-hint')} onOpen={onPlan} />}
            {deckGames.map(({ id, name }) => (
              <Door
                key={id}
                icon="cards"
                title={say('deck-builder')}
                hint={say('deck-door', { game: name })}
                onOpen={() => onDecks(id)}
              />
            ))}
            <JoinTable onJoin={props.onJoin} />
            <FileDrop busy={importing ?? false} error={importError} onFile={onImport} />
            <p className="ui-note ui-home-foot">
              {say('stays-here')}{' '}
              <a href="./notices.txt" target="_blank" rel="noreferrer">
                {say('notices')}
              </a>
            </p>
          </div>
        </div>
      </main>
      {isFileOver && <FileDropCover />}
      <SettingsDialog {...props} settings={settings} open={isSetting} onClose={() => setIsSetting(false)} />
    </div>
  )
}

interface DoorProps {
  readonly icon: IconName
  readonly title: string
  readonly hint: string
  onOpen(): void
}
/** A large button that leads to a part of the product other than a match. */
const Door = ({ icon, title, hint, onOpen }: DoorProps) => (
  <button type="button" className="ui-door" onClick={onOpen}>
    <Icon name={icon} />
    <span>
      <strong>{title}</strong>
      <span>{hint}</span>
    </span>
    <Icon name="next" />
  </button>
)
