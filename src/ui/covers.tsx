/** What covers the whole table for a moment: the screen changing hands, a file being dropped, the table being set. */
import type { PlayerSeat } from '../kernel'
import { Button } from './button'
import { Icon, Sign } from './icons'
import { SeatMark } from './seat-mark'
import { useWords } from './words/words-context'

export interface HandOverProps {
  readonly seat: PlayerSeat
  readonly name: string
  onReady(): void
}

/** Hides one player's secrets until the next one sits down. Opaque on purpose; its one button has the focus at once. */
export function HandOver({ seat, name, onReady }: HandOverProps) {
  const { say } = useWords()
  return (
    <div className="ui-cover ui-cover-opaque" role="dialog" aria-modal="true" aria-labelledby="ui-hand-over" data-open="">
      <section className="ui-hand-over" data-seat={seat}>
        <SeatMark seat={seat} size="large" />
        <h1 id="ui-hand-over">{say('hand-over-title', { name })}</h1>
        <p>{say('hand-over-body', { name })}</p>
        <Button tone="main" icon="eye" autoFocus onClick={onReady}>
          {say('hand-over-ready', { name })}
        </Button>
      </section>
    </div>
  )
}

/** Shown while a file hangs over the window. */
export function FileDropCover() {
  const { say } = useWords()
  return (
    <div className="ui-cover ui-cover-drop">
      <section>
        <Icon name="import" />
        <h1>{say('import-drop')}</h1>
        <p>{say('import-drop-hint')}</p>
      </section>
    </div>
  )
}

export interface LoadingTableProps {
  /** How much is here, 0 to 1; unknown where it is absent. */
  readonly part?: number
}

export function LoadingTable({ part }: LoadingTableProps) {
  const { say } = useWords()
  return (
    <div className="ui-cover ui-cover-opaque" role="status">
      <section className="ui-loading">
        <Sign />
        <h1>{say('loading-table')}</h1>
        <p className="ui-note">{say('loading-hint')}</p>
        <progress className="ui-progress" {...(part === undefined ? {} : { value: part })} />
      </section>
    </div>
  )
}
