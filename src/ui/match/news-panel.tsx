/** What the others have done meanwhile, in short lines at the edge. Pointing at a line marks its subject on the table. */
import { useState } from 'react'
import type { PlayerSeat } from '../../kernel'
import { IconButton } from '../button'
import { Icon } from '../icons'
import { keepKeys } from '../keep-keys'
import { SeatMark } from '../seat-mark'
import { useWords } from '../words/words-context'
import { MotiveButton } from './motive-button'

interface NewsLine {
  readonly id: string
  readonly text: string
  readonly seat?: PlayerSeat
  readonly about?: string
  /** Given if the bot at `seat` can be asked about it. */
  readonly asked?: number
}

export interface NewsPanelProps {
  readonly lines: readonly NewsLine[]
  /** Shows only its head until it is opened. */
  readonly startsFolded: boolean
  /** Called when the pointer or the focus enters a line about this thing, and with undefined when it leaves. */
  onPoint(about: string | undefined): void
  /** Asks what the bot was after that did this. */
  onAsk(line: NewsLine): void
  onClose(): void
}

export function NewsPanel({ lines, startsFolded, onPoint, onAsk, onClose }: NewsPanelProps) {
  const { say } = useWords()
  const [isFolded, setIsFolded] = useState(startsFolded)
  return (
    <section className="ui-panel ui-news" aria-label={say('news')} onKeyDown={keepKeys}>
      <header className="ui-panel-head">
        <h2>
          {startsFolded ? (
            <button type="button" className="ui-news-fold" aria-expanded={!isFolded} onClick={() => setIsFolded(!isFolded)}>
              {say('news')}
              <Icon name="down" />
            </button>
          ) : (
            say('news')
          )}
        </h2>
        <IconButton icon="close" label={say('panel-hide', { panel: say('news') })} onClick={onClose} />
      </header>
      <ul className="ui-news-lines" hidden={isFolded}>
        {lines.map((line) => {
          const { id, text, seat, about } = line
          const words = (
            <>
              {seat ? <SeatMark seat={seat} /> : <span className="ui-log-dot" />}
              <span>{text}</span>
            </>
          )
          const ask = line.asked !== undefined && <MotiveButton deed={text} onAsk={() => onAsk(line)} />
          if (about === undefined)
            return (
              <li key={id} className="ui-news-line">
                {words}
                {ask}
              </li>
            )
          return (
            <li key={id} className="ui-log-asked">
              <button
                type="button"
                className="ui-news-line"
                onPointerEnter={() => onPoint(about)}
                onPointerLeave={() => onPoint(undefined)}
                onFocus={() => onPoint(about)}
                onBlur={() => onPoint(undefined)}
                onClick={() => onPoint(about)}
              >
                {words}
              </button>
              {ask}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
