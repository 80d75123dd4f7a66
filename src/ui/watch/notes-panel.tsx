/** The notes on a watched match: the one on the shown moment, to be written, and all of them, to go to. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { MOST_ARROWS, MOST_CHAPTER, MOST_NOTE_TEXT } from '../../protocol/notes'
import { Button, IconButton } from '../button'
import { SettingSwitch } from '../controls'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

export interface ListedNote {
  readonly after: number
  /** When it is, in words. */
  readonly when: string
  readonly chapter?: string | undefined
  readonly text?: string | undefined
  readonly arrows: number
  readonly isShown: boolean
}

export interface NotesPanelProps {
  /** The shown moment, in words, and what is noted on it. */
  readonly moment: string
  readonly chapter: string
  readonly text: string
  /** Its arrows, in words. */
  readonly arrows: readonly string[]
  /** What an arrow can be drawn from and to without a pointer. */
  readonly things: readonly { readonly id: string; readonly name: string }[]
  /** True while arrows are drawn on the table. */
  readonly isDrawing: boolean
  readonly notes: readonly ListedNote[]
  readonly pauses: boolean
  readonly refused?: string | undefined
  /** Called when somebody begins to write: the moment must stay. */
  onWrite(): void
  onChange(changed: { readonly chapter: string; readonly text: string }): void
  onDraw(on: boolean): void
  onArrow(from: string, to: string): void
  onArrowGone(index: number): void
  onDelete(after: number): void
  onGoTo(after: number): void
  onPauses(on: boolean): void
  onClose(): void
}

const TITLE = 'ui-notes-title'

export function NotesPanel(props: NotesPanelProps) {
  const { moment, arrows, isDrawing, notes, pauses, refused, onDraw, onPauses, onClose } = props
  const { say } = useWords()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    if (isDrawing) onDraw(false)
    // What is being written is stored when its field loses the focus.
    else if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) panel.current?.focus()
    else onClose()
  }
  const isFull = arrows.length >= MOST_ARROWS
  return (
    <section
      ref={panel}
      className="ui-panel ui-decision ui-watch-panel"
      data-drawing={isDrawing ? '' : undefined}
      tabIndex={-1}
      aria-labelledby={TITLE}
      onKeyDown={onKeyDown}
    >
      <header>
        <IconButton
          className="ui-decision-close"
          icon="close"
          label={say('panel-hide', { panel: say('watch-notes') })}
          onClick={onClose}
        />
        <h2 id={TITLE}>{say('watch-notes')}</h2>
        <p className="ui-note">{moment}</p>
      </header>
      <div className="ui-decision-body ui-notes">
        {refused && (
          <p className="ui-refusal" role="alert">
            {refused}
          </p>
        )}
        <Writing key={moment} {...props} />
        {arrows.length > 0 && (
          <ul className="ui-notes-arrows" aria-label={say('notes-arrows')}>
            {arrows.map((arrow, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: arrows have no identity but their index.
              <li key={index}>
                <span>{arrow}</span>
                <IconButton icon="delete" label={say('notes-arrow-delete', { arrow })} onClick={() => props.onArrowGone(index)} />
              </li>
            ))}
          </ul>
        )}
        {isFull ? (
          <p className="ui-note">{say('notes-arrows-full')}</p>
        ) : (
          <>
            <div className="ui-notes-draw">
              <Button icon="arrow" aria-pressed={isDrawing} onClick={() => onDraw(!isDrawing)}>
                {say(isDrawing ? 'notes-draw-end' : 'notes-draw')}
              </Button>
              {isDrawing && (
                <p className="ui-note" role="status">
                  {say('notes-draw-hint')}
                </p>
              )}
            </div>
            {props.things.length > 1 && <ArrowByName {...props} />}
          </>
        )}
        <p className="ui-note">{say('notes-kept')}</p>
        <h3>{say('notes-all')}</h3>
        {notes.length === 0 ? <p className="ui-note">{say('notes-none')}</p> : <List {...props} />}
        <SettingSwitch label={say('notes-pause')} on={pauses} onChange={onPauses} />
      </div>
    </section>
  )
}

/** Stored when a field loses the focus. */
function Writing({ chapter, text, onWrite, onChange }: NotesPanelProps) {
  const { say } = useWords()
  const [name, setName] = useState(chapter)
  const [words, setWords] = useState(text)
  useEffect(() => setName(chapter), [chapter])
  useEffect(() => setWords(text), [text])
  const onBlur = () => (name !== chapter || words !== text) && onChange({ chapter: name, text: words })
  return (
    <>
      <label className="ui-field">
        <span className="ui-label">{say('notes-text')}</span>
        <textarea
          className="ui-input"
          rows={3}
          maxLength={MOST_NOTE_TEXT}
          value={words}
          onFocus={onWrite}
          onChange={(event) => setWords(event.currentTarget.value)}
          onBlur={onBlur}
        />
      </label>
      <label className="ui-field">
        <span className="ui-label">{say('notes-chapter')}</span>
        <input
          className="ui-input"
          type="text"
          maxLength={MOST_CHAPTER}
          value={name}
          onFocus={onWrite}
          onChange={(event) => setName(event.currentTarget.value)}
          onBlur={onBlur}
        />
      </label>
    </>
  )
}

/** An arrow from one thing to another, chosen by name: for those who use no pointer. */
function ArrowByName({ things, onArrow }: NotesPanelProps) {
  const { say } = useWords()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const known = (id: string) => things.some((thing) => thing.id === id)
  return (
    <details className="ui-notes-by-name">
      <summary>
        <Icon name="down" />
        {say('notes-by-name')}
      </summary>
      {(
        [
          ['notes-from', from, setFrom],
          ['notes-to', to, setTo],
        ] as const
      ).map(([key, value, set]) => (
        <label key={key} className="ui-field">
          <span className="ui-label">{say(key)}</span>
          <select className="ui-input" value={known(value) ? value : ''} onChange={(event) => set(event.currentTarget.value)}>
            <option value="">{say('notes-choose')}</option>
            {things.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button icon="plus" disabled={!known(from) || !known(to) || from === to} onClick={() => onArrow(from, to)}>
        {say('notes-arrow-add')}
      </Button>
    </details>
  )
}

function List({ notes, onGoTo, onDelete }: NotesPanelProps) {
  const { say } = useWords()
  return (
    <ol className="ui-notes-list">
      {notes.map(({ after, when, chapter, text, arrows, isShown }) => (
        <li key={after}>
          <button
            type="button"
            className="ui-branch-open"
            aria-current={isShown || undefined}
            title={say('notes-go')}
            onClick={() => onGoTo(after)}
          >
            {chapter !== undefined && (
              <strong className="ui-notes-chapter">
                <Icon name="flag" />
                {chapter}
              </strong>
            )}
            {text !== undefined && <span className="ui-notes-text">{text}</span>}
            <span className="ui-note">{arrows > 0 ? `${when} · ${say('notes-arrow-count', { count: arrows })}` : when}</span>
          </button>
          <IconButton icon="delete" label={say('notes-delete', { when })} onClick={() => onDelete(after)} />
        </li>
      ))}
    </ol>
  )
}
