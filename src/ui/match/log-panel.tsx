/** The log: what happened, in sentences with folded reasons. It scrolls to new lines unless the player has scrolled back. */
import { type UIEvent, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../button'
import { Segments } from '../controls'
import { WhyButton } from '../help/why-button'
import { Icon } from '../icons'
import { keepKeys } from '../keep-keys'
import { SeatMark } from '../seat-mark'
import { useWords } from '../words/words-context'
import { filteredLines, LOG_FILTERS, type LogFilter, type LogItem } from './log-items'
import { MotiveButton } from './motive-button'

export interface LogPanelProps {
  readonly lines: readonly LogItem[]
  /** True if people can write messages here; adds a filter for them. */
  readonly hasTalk?: boolean
  onClose?: (() => void) | undefined
}

/** The number of lines drawn at first, and added by each press for more, because a long log would slow the page. */
const PAGE = 150
/** Within this many pixels of the end, the panel counts as scrolled to the end. */
const NEAR_END = 24

export function LogPanel({ lines, hasTalk = false, onClose }: LogPanelProps) {
  const { say } = useWords()
  const [filter, setFilter] = useState<LogFilter>('all')
  const [pages, setPages] = useState(1)
  const [isFollowing, setIsFollowing] = useState(true)
  const list = useRef<HTMLDivElement>(null)
  const wanted = filteredLines(lines, filter)
  const shown = wanted.slice(-PAGE * pages)
  const hidden = wanted.length - shown.length
  const last = shown.at(-1)?.id

  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls only when the last line changes.
  useEffect(() => {
    const element = list.current
    if (!element || !isFollowing) return
    const follow = () => {
      element.scrollTop = element.scrollHeight
    }
    follow()
    // The panel may grow and fonts may load after the lines have been laid out.
    const observer = new ResizeObserver(follow)
    observer.observe(element)
    void document.fonts?.ready.then(follow)
    return () => observer.disconnect()
  }, [last, isFollowing, filter])

  const onScroll = ({ currentTarget: element }: UIEvent<HTMLDivElement>) =>
    setIsFollowing(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END)

  return (
    <section className="ui-panel ui-log" aria-label={say('panel-log')} onKeyDown={keepKeys}>
      <header className="ui-panel-head">
        <h2>{say('panel-log')}</h2>
        {onClose && <IconButton icon="close" label={say('panel-hide', { panel: say('panel-log') })} onClick={onClose} />}
      </header>
      <Segments<LogFilter>
        label={say('log-filter')}
        hideLabel
        options={LOG_FILTERS.filter((id) => hasTalk || id !== 'talk').map((id) => ({ id, label: say(`log-${id}`) }))}
        value={filter}
        onChange={setFilter}
      />
      {/* Not live: what happens is told aloud elsewhere, whether the log is shown or not. */}
      <div
        className="ui-log-lines"
        ref={list}
        onScroll={onScroll}
        role="log"
        aria-live="off"
        aria-label={say('panel-log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
        tabIndex={0}
      >
        {hidden > 0 && (
          <button type="button" className="ui-log-earlier" onClick={() => setPages(pages + 1)}>
            {say('log-earlier', { count: hidden })}
          </button>
        )}
        {shown.length === 0 && <p className="ui-empty">{say('log-empty')}</p>}
        {shown.map((line) =>
          line.onAsk ? (
            <div key={line.id} className="ui-log-asked">
              <Line line={line} />
              <MotiveButton deed={line.text} onAsk={line.onAsk} />
            </div>
          ) : (
            <Line key={line.id} line={line} />
          ),
        )}
      </div>
      {!isFollowing && (
        <button type="button" className="ui-log-latest" onClick={() => setIsFollowing(true)}>
          <Icon name="latest" />
          {say('log-latest')}
        </button>
      )}
    </section>
  )
}

function Line({ line }: { readonly line: LogItem }) {
  const { say } = useWords()
  if (line.kind === 'heading') return <h3 className="ui-log-heading">{line.text}</h3>
  const text = (
    <>
      {line.kind === 'dice' ? <Icon name="dice" /> : line.seat ? <SeatMark seat={line.seat} /> : <span className="ui-log-dot" />}
      <span className="ui-log-text">{line.text}</span>
    </>
  )
  if (line.details.length === 0)
    return (
      <p className="ui-log-line" data-kind={line.kind} data-seat={line.seat}>
        {text}
      </p>
    )
  return (
    <details className="ui-log-line" data-kind={line.kind} data-seat={line.seat}>
      <summary>
        {text}
        <span className="ui-hidden">{say('log-why', { count: line.details.length })}</span>
        <Icon name="down" />
      </summary>
      <ul>
        {line.details.map((detail) => (
          <li key={detail}>{detail}</li>
        ))}
      </ul>
      {line.act && (
        <Button tone="quiet" onClick={line.act.onAct}>
          {line.act.label}
        </Button>
      )}
      {line.reasons && <WhyButton asked={line.reasons} />}
    </details>
  )
}
