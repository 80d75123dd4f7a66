/** The dialog that makes a clip: which part of the match, in what size; then how far it is; then the film. */
import type { ReactNode } from 'react'
import { Button } from '../button'
import { Segments } from '../controls'
import { DialogFrame } from '../dialog'
import { useWords } from '../words/words-context'

export const CLIP_SIZES = ['wide', 'fine', 'tall', 'square'] as const
export type ClipSize = (typeof CLIP_SIZES)[number]

/** What a clip can show: the action or round of this moment, a part of the player's own choice, or a turning point by its id. */
export type ClipPartId = 'action' | 'round' | 'own' | `turn ${string}`

export type ClipStep =
  | { readonly type: 'choose' }
  /** `seconds`: the length so far; undefined while the table is being set up. */
  | { readonly type: 'making'; readonly seconds: number | undefined; readonly picture: ReactNode }
  | { readonly type: 'done'; readonly address: string; readonly facts: string }

export interface ClipDialogProps {
  readonly step: ClipStep
  readonly part: ClipPartId
  readonly turns: readonly { readonly id: string; readonly round: string; readonly text: string }[]
  /** Positions of the time line, and the least and greatest that may be chosen. */
  readonly range: { readonly from: number; readonly to: number }
  readonly bounds: { readonly from: number; readonly to: number }
  /** What happens at a position, in words. */
  momentText(position: number): { readonly round: string; readonly text: string }
  readonly size: ClipSize
  readonly pixels: { readonly width: number; readonly height: number }
  readonly length: { readonly seconds: number; readonly entries: number; readonly rolls: number }
  /** The longest clip, in seconds. */
  readonly most: number
  /** Who sees the match like this, if not everybody does. */
  readonly eyes: string | undefined
  readonly refused: string | undefined
  onPart(part: ClipPartId): void
  onRange(range: { readonly from: number; readonly to: number }): void
  onSize(size: ClipSize): void
  onMake(): void
  /** Back to the choice; what has been made so far is dropped. */
  onBack(): void
  onSave(): void
  onClose(): void
}

export function ClipDialog(props: ClipDialogProps) {
  const { step, refused, onClose } = props
  const { say } = useWords()
  return (
    <DialogFrame open onClose={onClose} title={say('clip-title')} hint={say('clip-hint')}>
      <div className="ui-clip">
        {step.type === 'choose' && <Choice {...props} />}
        {step.type === 'making' && <Making {...props} {...step} />}
        {step.type === 'done' && <Done {...props} {...step} />}
        {refused && (
          <p className="ui-refusal" role="alert">
            {refused}
          </p>
        )}
      </div>
    </DialogFrame>
  )
}

function Choice(props: ClipDialogProps) {
  const { part, turns, range, bounds, momentText, size, pixels, length, most, eyes } = props
  const { say } = useWords()
  const isEmpty = length.entries === 0
  const isTooLong = length.seconds > most
  const slider = (end: 'from' | 'to', least: number, greatest: number) => {
    const { round, text } = momentText(range[end])
    const moment = say('clip-moment', { at: range[end], round })
    return (
      <label className="ui-field">
        <span className="ui-label">{say(end === 'from' ? 'clip-from' : 'clip-to')}</span>
        <input
          type="range"
          className="ui-clip-slider"
          min={least}
          max={greatest}
          value={range[end]}
          aria-valuetext={`${moment}. ${text}`}
          onChange={(event) => props.onRange({ ...range, [end]: Number(event.currentTarget.value) })}
        />
        <span className="ui-note">
          <strong>{moment}</strong> {text}
        </span>
      </label>
    )
  }
  return (
    <>
      <label className="ui-field">
        <span className="ui-label">{say('clip-what')}</span>
        <select
          className="ui-input"
          value={part}
          // The cast is safe: the options have only such values.
          onChange={(event) => props.onPart(event.currentTarget.value as ClipPartId)}
        >
          <option value="action">{say('clip-action')}</option>
          <option value="round">{say('clip-round')}</option>
          <option value="own">{say('clip-own')}</option>
          {turns.length > 0 && (
            <optgroup label={say('clip-turns')}>
              {turns.map(({ id, round, text }) => (
                <option key={id} value={`turn ${id}`}>
                  {say('clip-turn', { round, text })}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      {part === 'own' ? (
        <>
          {slider('from', bounds.from, bounds.to - 1)}
          {slider('to', bounds.from + 1, bounds.to)}
        </>
      ) : (
        <p className="ui-note">{momentText(Math.min(range.from + 1, range.to)).text}</p>
      )}
      <Segments
        label={say('clip-size')}
        options={CLIP_SIZES.map((id) => ({ id, label: say(`clip-${id}`) }))}
        value={size}
        onChange={props.onSize}
      />
      <p className="ui-clip-facts" role="status">
        {isEmpty
          ? say('clip-nothing')
          : isTooLong
            ? say('clip-too-long', { minutes: Math.round(most / 60) })
            : `${say('clip-length', length)} ${say('clip-pixels', pixels)}`}
      </p>
      {eyes !== undefined && <p className="ui-note">{say('clip-eyes', { name: eyes })}</p>}
      <div className="ui-row-of-buttons ui-dialog-buttons">
        <Button onClick={props.onClose}>{say('cancel')}</Button>
        <Button tone="main" icon="film" disabled={isEmpty || isTooLong} onClick={props.onMake}>
          {say('clip-make')}
        </Button>
      </div>
    </>
  )
}

function Making({ seconds, picture, length, onBack }: ClipDialogProps & Extract<ClipStep, { type: 'making' }>) {
  const { say, speak } = useWords()
  const of = Math.max(1, length.seconds)
  const told =
    seconds === undefined
      ? say('clip-preparing')
      : say('clip-done-of', { done: speak.number(Math.floor(seconds)), of: speak.number(of) })
  return (
    <>
      <div className="ui-clip-picture">{picture}</div>
      <progress
        className="ui-progress"
        aria-label={say('clip-title')}
        {...(seconds === undefined ? {} : { value: Math.min(1, seconds / of) })}
      />
      <p>{told}</p>
      <p className="ui-note">{say('clip-meanwhile')}</p>
      <div className="ui-row-of-buttons ui-dialog-buttons">
        <Button onClick={onBack}>{say('cancel')}</Button>
      </div>
    </>
  )
}

function Done({ address, facts, onBack, onSave }: ClipDialogProps & Extract<ClipStep, { type: 'done' }>) {
  const { say } = useWords()
  return (
    <>
      <div className="ui-clip-picture">
        {/* biome-ignore lint/a11y/useMediaCaption: the film has no sound, and its text is in the picture. */}
        <video src={address} controls playsInline aria-label={say('clip-title')} />
      </div>
      <p role="status">{facts}</p>
      <div className="ui-row-of-buttons ui-dialog-buttons">
        <Button onClick={onBack}>{say('clip-another')}</Button>
        <Button tone="main" icon="export" onClick={onSave}>
          {say('clip-save')}
        </Button>
      </div>
    </>
  )
}
