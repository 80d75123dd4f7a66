/** Covers over the whole table: when the screen changes hands, when a file is dropped, while the table loads. */
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import type { PlayerSeat } from '../../kernel'
import { Button, IconButton } from '../button'
import { Icon, Sign } from '../icons'
import { SeatMark } from '../seat-mark'
import { useWords } from '../words/words-context'

export interface HandOverProps {
  /** The seat that is asked. */
  readonly seat: PlayerSeat
  readonly name: string
  /** The question's title and hint, limited to what is public. */
  readonly title?: string
  readonly hint?: string
  /** What the question is about (the dice as they lie), limited to what is public. */
  readonly about?: ReactNode
  /** Whether the question can be passed. Does not depend on which cards the seat holds. */
  readonly canPass?: boolean
  /** `light` leaves the table visible, for games whose only secrets are hands; `full` covers everything. */
  readonly variant?: 'light' | 'full'
  onPass?(): void
  /** Passes this window and every further one until the seat's next move. */
  onPassAhead?(): void
  /** Takes back the action that led to the question, if possible. */
  onUndo?: (() => void) | undefined
  onShow(): void
}

/**
 * Hides one player's secrets until the next player takes the screen. Only the dialog itself gets the focus, so that a key pressed
 * for the previous question neither shows a hand nor passes.
 */
export function HandOver({ seat, name, title, hint, about, canPass, variant = 'light', ...on }: HandOverProps) {
  const { onPass, onPassAhead, onUndo, onShow } = on
  const { say } = useWords()
  const popup = useRef<HTMLDivElement>(null)
  const mayPass = canPass && onPass
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={variant === 'full' ? 'ui-cover ui-cover-opaque' : 'ui-cover ui-cover-light'} />
        <AlertDialog.Viewport className="ui-dialog-view ui-hand-over-view" data-variant={variant}>
          <AlertDialog.Popup ref={popup} initialFocus={popup} className="ui-panel ui-dialog ui-hand-over" data-seat={seat}>
            <div className="ui-hand-over-words">
              <SeatMark seat={seat} size="large" />
              <AlertDialog.Title>
                {mayPass ? say('hand-over-react', { name }) : say('hand-over-title', { name })}
              </AlertDialog.Title>
              <AlertDialog.Description render={<div />}>
                {title && <strong>{title}</strong>}
                {about ?? (hint && <p>{hint}</p>)}
                <p className="ui-note">
                  {variant === 'full' ? say('hand-over-body', { name }) : say('hand-over-hidden')}
                  {mayPass && <> {say('hand-over-pass-hint')}</>}
                </p>
              </AlertDialog.Description>
            </div>
            <div className="ui-row-of-buttons">
              {onUndo && <IconButton icon="undo" label={say('undo')} onClick={onUndo} />}
              {mayPass && onPassAhead && (
                <Button tone="quiet" onClick={onPassAhead}>
                  {say('hand-over-pass-ahead', { name })}
                </Button>
              )}
              {mayPass && (
                <Button icon="next" onClick={onPass}>
                  {say('hand-over-pass')}
                </Button>
              )}
              <Button tone="main" icon="eye" onClick={onShow}>
                {variant === 'full' ? say('hand-over-ready', { name }) : say('hand-over-show', { name })}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Shown while a file is dragged over the page: says what dropping it would do. By default, it opens a match. */
export function FileDropCover({ title, hint }: { readonly title?: string; readonly hint?: string }) {
  const { say } = useWords()
  return (
    <div className="ui-cover ui-cover-drop">
      <section>
        <Icon name="import" />
        <h1>{title ?? say('import-drop')}</h1>
        <p>{hint ?? say('import-drop-hint')}</p>
      </section>
    </div>
  )
}

export interface LoadingTableProps {
  /** The loaded share, 0 to 1; undefined if unknown. */
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
