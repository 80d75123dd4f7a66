/** What the bot would have done at a moment of a watched match, and what it expects of that and of what was done. */
import type { PlayerSeat } from '../../kernel'
import { Button } from '../button'
import { CalledPanel } from '../called-panel'
import { Segments } from '../controls'
import type { AdvisedAnswer } from '../match/advice-panel'
import { useWords } from '../words/words-context'

export interface AskPanelProps {
  /** Those who are asked at this moment and may be looked into. */
  readonly seats: readonly { readonly seat: PlayerSeat; readonly name: string }[]
  readonly seat: PlayerSeat | undefined
  /** Why the bot cannot be asked here. */
  readonly nothing: 'over' | 'chance' | 'hidden' | 'nobody' | undefined
  /** Undefined while it thinks. */
  readonly told:
    | {
        readonly title: string
        readonly best: readonly AdvisedAnswer[]
        readonly really: (AdvisedAnswer & { readonly isBest: boolean }) | undefined
        /** What speaks for the bot's answer. */
        readonly reasons: readonly string[]
        /** What its answer is compared with. */
        readonly against: 'really' | 'next'
        /** The ids of the answers that can be shown on the table. */
        readonly spatial: readonly { readonly id: string }[]
      }
    | undefined
  /** How far it has got, from 0 to 1. */
  readonly done: number
  readonly refusal?: string | undefined
  onSeat(seat: PlayerSeat): void
  /** Ends its thinking: it then says what it has found so far. */
  onStop(): void
  onShow(id: string): void
  onClose(): void
}

export function AskPanel(props: AskPanelProps) {
  const { seats, seat, nothing, told, done, refusal, onSeat, onStop, onShow, onClose } = props
  const { say } = useWords()
  const name = seats.find((one) => one.seat === seat)?.name ?? ''
  const isThinking = refusal === undefined && nothing === undefined && told === undefined
  const answer = (one: AdvisedAnswer, note?: string) => (
    <>
      <p>
        <strong>{one.label}</strong>
        {one.detail && <span className="ui-note">{one.detail}</span>}
        {note && <span className="ui-note">{note}</span>}
        <span className="ui-note">{expectation(one)}</span>
      </p>
      {told?.spatial.some(({ id }) => id === one.id) && (
        <Button tone="plain" aria-label={say('advice-show-this', { answer: one.label })} onClick={() => onShow(one.id)}>
          {say('advice-show')}
        </Button>
      )}
    </>
  )
  const expectation = ({ expected, share }: AdvisedAnswer) => {
    if (share !== undefined) return say('advice-share', { percent: Math.round(share * 100) })
    if (expected !== undefined) return say('advice-expected', { percent: Math.round(expected * 100) })
    return told?.best.length === 1 ? say('advice-only') : say('ask-unweighed')
  }
  return (
    <CalledPanel
      className="ui-advice"
      title={say('ask-title')}
      name={say('watch-ask')}
      note={told && say('ask-question', { name, question: told.title })}
      onClose={onClose}
    >
      {seats.length > 1 && seat !== undefined && (
        <Segments
          label={say('ask-whose')}
          options={seats.map((one) => ({ id: one.seat, label: one.name }))}
          value={seat}
          onChange={onSeat}
        />
      )}
      {refusal !== undefined && <p className="ui-refusal">{refusal}</p>}
      {nothing !== undefined && <p>{say(`ask-${nothing}`)}</p>}
      {isThinking && (
        <>
          <p>{say('advice-thinking')}</p>
          <progress className="ui-progress" value={done} aria-label={say('advice-thinking')} />
          <Button tone="plain" onClick={onStop}>
            {say('ask-stop')}
          </Button>
        </>
      )}
      {told && (
        <>
          <ol className="ui-advice-answers">
            {told.best.map((one, at) => (
              <li key={one.id}>{answer(one, at === 0 ? say('ask-its-answer') : undefined)}</li>
            ))}
          </ol>
          {told.reasons.length > 0 && (
            <>
              <h3>{say(`ask-why-${told.against}`)}</h3>
              <ul className="ui-advice-reasons">
                {told.reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            </>
          )}
          <h3>{say('ask-really')}</h3>
          {told.really ? (
            <ul className="ui-advice-answers">
              <li>{answer(told.really, told.really.isBest ? say('ask-same') : undefined)}</li>
            </ul>
          ) : (
            <p>{say('ask-between')}</p>
          )}
          <p className="ui-note">{say('ask-note', { name })}</p>
        </>
      )}
    </CalledPanel>
  )
}
