/** Who is at the table, and its messages: lines of text, and a few fixed phrases that everybody reads in his own language. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type SaidLine, type SeatCard, SIGNS, type Sign, type Speaker } from '../../protocol/online'
import { Button } from '../button'
import { keepKeys } from '../keep-keys'
import { SeatMark, SeatName } from '../seat-mark'
import { agoText } from '../words/ago'
import { useWords } from '../words/words-context'
import { Motions, type MotionsProps } from './motions'

export interface TalkPanelProps {
  readonly seats: readonly SeatCard[]
  readonly onlookers: number
  /** Minutes after which onlookers see what happens. */
  readonly delay?: number | undefined
  readonly hasCommentator?: boolean | undefined
  /** Undefined if the log beside the panel shows the messages. */
  readonly lines?: readonly SaidLine[] | undefined
  /** Shown above everything else. */
  readonly children?: ReactNode
  /** Whether this page may send messages: not while its connection is lost. */
  readonly isOpen: boolean
  readonly now: number
  /** Calls the others to look at the place that is tapped next. Undefined before the match and for onlookers. */
  readonly call?: { readonly isArmed: boolean; onArm(isArmed: boolean): void } | undefined
  /** Motions about seats whose players are gone, and the open proposal. Undefined before the match and for onlookers. */
  readonly motions?: MotionsProps | undefined
  onSay(text: string): void
  onSign(sign: Sign): void
}

const LONGEST_LINE = 500

export function TalkPanel(props: TalkPanelProps) {
  const { seats, onlookers, delay, hasCommentator, lines, isOpen, now, call, motions, onSay, onSign } = props
  const { say } = useWords()
  const [text, setText] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const last = lines?.at(-1)?.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls only when a new line has come.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [last])
  return (
    <section className="ui-panel ui-section ui-talk" aria-label={say('talk')} onKeyDown={keepKeys}>
      {props.children}
      <ul className="ui-people" aria-label={say('people')}>
        {seats
          .filter(({ player, isTaken }) => player === 'person' && isTaken)
          .map((card) => (
            <li key={card.seat} data-here={card.here > 0 ? '' : undefined}>
              <SeatName seat={card.seat} name={card.name} />
              <Presence card={card} now={now} />
            </li>
          ))}
        {onlookers > 0 && <li className="ui-note">{say('onlookers', { count: onlookers })}</li>}
        {delay !== undefined && <li className="ui-note">{say('onlookers-late', { minutes: delay })}</li>}
        {hasCommentator && <li className="ui-note">{say('has-commentator')}</li>}
      </ul>
      {motions && isOpen && <Motions {...motions} seats={seats} now={now} />}
      {lines && (
        <ol ref={list} className="ui-talk-lines" aria-live="polite">
          {lines.length === 0 && <li className="ui-note">{say('talk-none')}</li>}
          {lines.map((line) => (
            <TalkLine key={line.number} line={line} seats={seats} />
          ))}
        </ol>
      )}
      <div className="ui-talk-signs">
        {call && (
          <Button icon="eye" disabled={!isOpen} aria-pressed={call.isArmed} onClick={() => call.onArm(!call.isArmed)}>
            {say(call.isArmed ? 'look-here-armed' : 'look-here')}
          </Button>
        )}
        {SIGNS.map((sign) => (
          <Button key={sign} tone="quiet" disabled={!isOpen} onClick={() => onSign(sign)}>
            {say(`sign-${sign}`)}
          </Button>
        ))}
      </div>
      <form
        className="ui-link-row"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isOpen || text.trim() === '') return
          onSay(text)
          setText('')
        }}
      >
        <input
          className="ui-input"
          aria-label={say('talk-write')}
          placeholder={say('talk-write')}
          value={text}
          maxLength={LONGEST_LINE}
          autoComplete="off"
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" disabled={!isOpen || text.trim() === ''}>
          {say('talk-send')}
        </Button>
      </form>
    </section>
  )
}

function Presence({ card: { here, awaySince }, now }: { readonly card: SeatCard; readonly now: number }) {
  const { say, speak } = useWords()
  const away = () =>
    awaySince === undefined ? say('person-not-here') : say('person-away', { ago: agoText(awaySince, now, speak.language) })
  return <span className="ui-note">{here > 0 ? say('person-here') : away()}</span>
}

/** Returns a function that gives the name of whoever wrote or showed something. */
export function useSpeakerName(seats: readonly SeatCard[]): (by: Speaker) => string {
  const { say } = useWords()
  return (by) =>
    'seat' in by ? (seats.find(({ seat }) => seat === by.seat)?.name ?? by.seat) : say('onlooker', { number: by.onlooker })
}

function TalkLine({ line, seats }: { readonly line: SaidLine; readonly seats: readonly SeatCard[] }) {
  const { say } = useWords()
  const nameOf = useSpeakerName(seats)
  const { by, text, sign } = line
  return (
    <li>
      {'seat' in by && <SeatMark seat={by.seat} />}
      <strong>{nameOf(by)}</strong> <span>{sign === undefined ? text : say(`sign-${sign}`)}</span>
    </li>
  )
}
