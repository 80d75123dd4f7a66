/** Lays the chrome out around the table: panels at the edges if there is room, otherwise sheets from below. */
import type { ReactNode } from 'react'
import { IconButton } from '../button'
import { Icon, type IconName } from '../icons'
import { useWords } from '../words/words-context'

export const SIDE_PANELS = ['log', 'hands', 'piece', 'question'] as const
export type SidePanel = (typeof SIDE_PANELS)[number]

export interface MatchChromeProps {
  /** The strip along the top. */
  readonly top: ReactNode
  /** The order of the turn, below the top strip; undefined if the game has none. */
  readonly steps?: ReactNode
  /** The strip along the bottom. */
  readonly prompt: ReactNode
  readonly log: ReactNode
  /** What players have beside the table; undefined if the game has no cards or tokens. */
  readonly hands?: ReactNode
  /** The selected miniature's card; undefined while none is selected. */
  readonly piece?: ReactNode
  /** What that panel can be about in this game; 'none' if the game has no such panel. Miniatures by default. */
  readonly pieces?: 'figures' | 'cards' | 'none'
  /** The place for the generic panel of the open question. */
  readonly question?: ReactNode
  /** There is something in that place; `isAsked`: something that waits for an answer. By default, where it is given. */
  readonly hasQuestion?: boolean
  readonly isAsked?: boolean
  /** The dice to be thrown or the last result, above the prompt. */
  readonly dice?: ReactNode
  /** The control that chooses which storeys of the table are shown. */
  readonly levels?: ReactNode
  readonly toasts?: ReactNode
  /** A one-time hint; undefined if the prompt shows it. */
  readonly tip?: ReactNode
  /** What the others have done meanwhile. It takes the place of the log, which tells the same. */
  readonly news?: ReactNode
  /** Whether the log is shown beside the table, if there is room. */
  readonly logShown: boolean
  onLogShown(shown: boolean): void
  /** The panel that is open as a sheet on a small screen. */
  readonly sheet?: SidePanel | undefined
  onSheet(sheet: SidePanel | undefined): void
  /** True if the player has hidden the chrome, so that only the table is shown. */
  readonly bare?: boolean
  /** Given in a match that is played: the first two stops of the keyboard lead to the answers and to the table in words. */
  onQuestion?(): void
  onTable?(): void
}

const ICONS: { readonly [P in SidePanel]: IconName } = { log: 'log', hands: 'cards', piece: 'piece', question: 'choices' }

export function MatchChrome(props: MatchChromeProps) {
  const {
    top,
    steps,
    prompt,
    log,
    hands,
    piece,
    pieces = 'figures',
    question,
    hasQuestion = question !== undefined,
    isAsked = hasQuestion,
    dice,
    levels,
    toasts,
    tip,
    news,
    logShown,
    onLogShown,
    sheet,
    onSheet,
    bare,
    onQuestion,
    onTable,
  } = props
  const { say } = useWords()
  const has: { readonly [P in SidePanel]: boolean } = {
    log: true,
    hands: hands !== undefined,
    piece: piece !== undefined,
    question: hasQuestion,
  }
  const hasNone = { hands: hands === undefined, piece: pieces === 'none', log: false, question: false }
  const docked = SIDE_PANELS.filter((panel) => !hasNone[panel])
  return (
    <div className="ui-chrome" data-sheet={sheet} data-log={logShown ? 'shown' : 'hidden'} data-bare={bare ? '' : undefined}>
      {onQuestion && (
        <button type="button" className="ui-skip" onClick={onQuestion}>
          {say('skip-to-question')}
        </button>
      )}
      {onTable && (
        <button type="button" className="ui-skip" onClick={onTable}>
          {say('do-read-table')}
        </button>
      )}
      <div className="ui-chrome-grid">
        <div className="ui-chrome-top">
          {top}
          {steps && <div className="ui-chrome-steps">{steps}</div>}
        </div>
        <div className="ui-chrome-hands">{hands}</div>
        <div className="ui-chrome-levels">{levels}</div>
        <div className="ui-chrome-right">
          <div className="ui-chrome-question">{question}</div>
          <div className="ui-chrome-piece">{piece}</div>
        </div>
        <div className="ui-chrome-foot">
          <div className="ui-chrome-dice">{dice}</div>
          {prompt}
          <nav className="ui-dock" aria-label={say('menu')}>
            {docked.map((panel) => (
              <button
                key={panel}
                type="button"
                className="ui-dock-button"
                data-panel={panel}
                disabled={!has[panel]}
                aria-expanded={sheet === panel}
                onClick={() => onSheet(sheet === panel ? undefined : panel)}
              >
                <Icon name={ICONS[panel]} />
                <span>{say(panel === 'piece' && pieces === 'cards' ? 'panel-card' : `panel-${panel}`)}</span>
                {panel === 'question' && isAsked && sheet !== panel && <span className="ui-dot" title={say('something-new')} />}
              </button>
            ))}
          </nav>
        </div>
        <div className="ui-chrome-log">
          <div className="ui-chrome-tip">{tip}</div>
          <div className="ui-chrome-news">{news}</div>
          <div className="ui-chrome-log-panel">{log}</div>
          <IconButton
            className="ui-panel ui-log-toggle"
            icon="log"
            label={say(logShown ? 'panel-hide' : 'panel-show', { panel: say('panel-log') })}
            aria-expanded={logShown}
            onClick={() => onLogShown(!logShown)}
          />
        </div>
        <div className="ui-chrome-toasts">{toasts}</div>
      </div>
    </div>
  )
}
