/** The time line of a watched match: events by kind, and a slider to go to them. */
import { type PointerEvent, useRef, useState } from 'react'
import type { PlayerSeat } from '../../kernel'
import { Icon } from '../icons'
import { useWords } from '../words/words-context'

export interface TimeMark {
  readonly kind: 'round' | 'points' | 'loss' | 'dice' | 'taken-back' | 'note' | 'chapter'
  readonly at: number
  readonly seat?: PlayerSeat
}
/** Shown over a place of the time line while the pointer rests there or the slider is dragged to it. */
export interface Preview {
  readonly round: string
  readonly scores: readonly { readonly seat: PlayerSeat; readonly name: string; readonly points: number }[]
  /** What happened there, in words. */
  readonly text: string
  /** What is noted on it. */
  readonly note?: string | undefined
}

export interface TimeLineProps {
  readonly first: number
  readonly last: number
  readonly position: number
  readonly marks: readonly TimeMark[]
  /** The position in words, for screen readers. */
  readonly valueText: string
  previewAt(position: number): Preview
  onGoTo(position: number): void
}

/** Height of the drawing in its own units; its width is 1000 of them. */
const HEIGHT = 32
const ROWS: { readonly [K in Exclude<TimeMark['kind'], 'note' | 'chapter'>]: readonly [from: number, to: number] } = {
  round: [0, HEIGHT],
  points: [2, 12],
  loss: [13, 20],
  'taken-back': [13, 20],
  dice: [25, 31],
}

export function TimeLine({ first, last, position, marks, valueText, previewAt, onGoTo }: TimeLineProps) {
  const { say, speak } = useWords()
  const [hover, setHover] = useState<number>()
  const slider = useRef<HTMLInputElement>(null)
  const length = Math.max(1, last - first)
  const across = (at: number) => (Math.max(0, at - first) / length) * 1000
  const placeOf = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (clientX - left) / Math.max(1, width)))
    return first + Math.round(share * length)
  }
  const pins = marks.filter(({ kind }) => kind === 'note' || kind === 'chapter')
  const drawn = marks.flatMap(({ kind, at, seat }) => (kind === 'note' || kind === 'chapter' ? [] : [{ kind, at, seat }]))
  const preview = hover === undefined ? undefined : previewAt(hover)
  return (
    <div
      className="ui-time"
      onPointerMove={(event) => event.pointerType !== 'touch' && setHover(placeOf(event))}
      onPointerLeave={() => setHover(undefined)}
    >
      <svg
        className="ui-time-marks"
        viewBox={`0 0 1000 ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect className="ui-time-seen" x="0" y="0" width={across(position)} height={HEIGHT} />
        {drawn.map(({ kind, at, seat }, index) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity but their index.
            key={index}
            data-kind={kind}
            data-seat={seat}
            x1={across(at)}
            x2={across(at)}
            y1={ROWS[kind][0]}
            y2={ROWS[kind][1]}
          />
        ))}
        <line className="ui-time-now" x1={across(position)} x2={across(position)} y1="0" y2={HEIGHT} />
      </svg>
      {/* Notes are pins above the line, because their sign must not be stretched with it. */}
      {pins.map(({ kind, at }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pins have no identity but their index.
        <span key={index} className="ui-time-pin" data-kind={kind} style={{ left: `${across(at) / 10}%` }}>
          <Icon name={kind === 'chapter' ? 'flag' : 'note'} />
        </span>
      ))}
      <input
        ref={slider}
        type="range"
        className="ui-time-slider"
        aria-label={say('watch-time-line')}
        aria-valuetext={valueText}
        min={first}
        max={last}
        value={position}
        onChange={(event) => {
          const at = Number(event.currentTarget.value)
          setHover((shown) => (shown === undefined ? undefined : at))
          onGoTo(at)
        }}
      />
      {preview && hover !== undefined && (
        <div className="ui-panel ui-time-preview" style={{ left: `${across(hover) / 10}%` }}>
          <p className="ui-time-preview-head">
            <strong>{preview.round}</strong>
            {preview.scores.map(({ seat, name, points }) => (
              <span key={seat} data-seat={seat} className="ui-time-score">
                {name} <b className="ui-numbers">{speak.number(points)}</b>
              </span>
            ))}
          </p>
          {preview.note !== undefined && <p className="ui-notes-text">{preview.note}</p>}
          {preview.text !== '' && <p className="ui-note">{preview.text}</p>}
        </div>
      )}
    </div>
  )
}
