/** The lower bar of a watched match: time line, playback, choice of the viewer, and what can be made of the shown moment. */
import type { ReactNode } from 'react'
import { Button, IconButton } from '../button'
import type { IconName } from '../icons'
import { useWords } from '../words/words-context'
import { TimeLine, type TimeLineProps } from './time-line'

export const WATCH_STEPS = ['answer', 'action', 'round'] as const
export type WatchStep = (typeof WATCH_STEPS)[number]
/** What can be shown beside the table. */
export const WATCH_PANELS = ['ask', 'notes', 'branches'] as const
export type WatchPanel = (typeof WATCH_PANELS)[number]
export const WATCH_SPEEDS = [0.5, 1, 2, 4] as const

export interface WatchBarProps extends TimeLineProps {
  readonly isRunning: boolean
  readonly speed: number
  readonly viewers: readonly { readonly id: string; readonly label: string }[]
  readonly viewer: string
  /** Why the match cannot be seen through other eyes; undefined if it can. */
  readonly onlookerNote?: string | undefined
  /** Where the match came from, if it is a fork. */
  readonly origin?: string | undefined
  /** Why what was asked for last could not be done. */
  readonly refused?: string | undefined
  /** Whether the match can be continued from here. */
  readonly canFork: boolean
  onPlay(): void
  onPause(): void
  onStep(step: WatchStep, by: 1 | -1): void
  onSpeed(speed: number): void
  onViewer(id: string): void
  readonly onFork: (() => void) | undefined
  /** The panel that is open beside the table. */
  readonly panel: WatchPanel | undefined
  onPanel(panel: WatchPanel | undefined): void
  /** The panels that there are here. */
  readonly panels: readonly WatchPanel[]
  /** What is noted on the shown moment. */
  readonly note?: ReactNode
  /** Saves the match's file so that it opens at this moment; undefined if it cannot. */
  readonly onSave: (() => void) | undefined
  /** Shows a link to this moment; undefined for a match that was not played at a server's table. */
  readonly onLink: (() => void) | undefined
  readonly onPuzzle: (() => void) | undefined
  readonly onReport: (() => void) | undefined
  readonly onClip: (() => void) | undefined
  onPicture(): void
  /** Goes back to the match; undefined if it is over. */
  readonly onMatch: (() => void) | undefined
}

const PANEL_ICONS: { readonly [P in WatchPanel]: IconName } = { ask: 'hint', notes: 'note', branches: 'branches' }

const BUTTONS: readonly (readonly [WatchStep, 1 | -1, IconName])[] = [
  ['round', -1, 'firstStep'],
  ['action', -1, 'fastBack'],
  ['answer', -1, 'back'],
  ['answer', 1, 'next'],
  ['action', 1, 'fastOn'],
  ['round', 1, 'lastStep'],
]

export function WatchBar(props: WatchBarProps) {
  const { isRunning, speed, viewers, viewer, onlookerNote, origin, canFork } = props
  const { say, speak } = useWords()
  const step = ([kind, by, icon]: (typeof BUTTONS)[number]) => (
    <IconButton
      key={`${kind}${by}`}
      icon={icon}
      label={say(by > 0 ? `watch-on-${kind}` : `watch-back-${kind}`)}
      disabled={by > 0 ? props.position >= props.last : props.position <= props.first}
      onClick={() => props.onStep(kind, by)}
    />
  )
  return (
    <section className="ui-panel ui-watch" aria-label={say('watch-title')}>
      {props.note}
      <TimeLine {...props} />
      <div className="ui-watch-row">
        <div className="ui-watch-steps">
          {BUTTONS.slice(0, 3).map(step)}
          <IconButton
            className="ui-watch-play"
            icon={isRunning ? 'pause' : 'play'}
            label={say(isRunning ? 'watch-pause' : 'watch-play')}
            onClick={isRunning ? props.onPause : props.onPlay}
          />
          {BUTTONS.slice(3).map(step)}
        </div>
        <label className="ui-watch-choice">
          <span className="ui-label">{say('watch-speed')}</span>
          <select className="ui-input" value={speed} onChange={(event) => props.onSpeed(Number(event.currentTarget.value))}>
            {WATCH_SPEEDS.map((one) => (
              <option key={one} value={one}>
                {say('watch-speed-of', { speed: speak.number(one) })}
              </option>
            ))}
          </select>
        </label>
        <label className="ui-watch-choice" title={onlookerNote}>
          <span className="ui-label">{say('watch-eyes')}</span>
          <select className="ui-input" value={viewer} onChange={(event) => props.onViewer(event.currentTarget.value)}>
            {viewers.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {(origin ?? onlookerNote) && <p className="ui-note ui-watch-note">{origin ?? onlookerNote}</p>}
        {props.refused && (
          <p className="ui-refusal ui-watch-note" role="alert">
            {props.refused}
          </p>
        )}
        <div className="ui-watch-acts">
          {props.panels.map((panel) => (
            <Button
              key={panel}
              tone="quiet"
              icon={PANEL_ICONS[panel]}
              aria-expanded={props.panel === panel}
              title={say(`watch-${panel}`)}
              onClick={() => props.onPanel(props.panel === panel ? undefined : panel)}
            >
              {say(`watch-${panel}`)}
            </Button>
          ))}
          {props.onLink && <IconButton icon="copy" label={say('moment-link')} onClick={props.onLink} />}
          {props.onSave && <IconButton icon="export" label={say('moment-save')} onClick={props.onSave} />}
          {props.onReport && (
            <Button tone="quiet" icon="log" title={say('watch-report')} onClick={props.onReport}>
              {say('watch-report')}
            </Button>
          )}
          <Button tone="quiet" icon="picture" title={say('watch-picture')} onClick={props.onPicture}>
            {say('watch-picture')}
          </Button>
          {props.onClip && (
            <Button
              tone="quiet"
              icon="film"
              title={say('watch-clip')}
              disabled={props.first >= props.last}
              onClick={props.onClip}
            >
              {say('watch-clip')}
            </Button>
          )}
          {props.onPuzzle && (
            <Button tone="quiet" icon="flag" title={say('watch-puzzle')} disabled={!canFork} onClick={props.onPuzzle}>
              {say('watch-puzzle')}
            </Button>
          )}
          {props.onFork && (
            <Button icon="redo" disabled={!canFork} onClick={props.onFork}>
              {say('watch-fork')}
            </Button>
          )}
          {props.onMatch && (
            <Button icon="next" onClick={props.onMatch}>
              {say('moment-to-match')}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}
