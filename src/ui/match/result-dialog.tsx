/** The proof of a match's result: who won, what the file proves, what it does not, and how the match itself compares. */
import type { ReactNode } from 'react'
import type { PlayerSeat } from '../../kernel'
import { Button } from '../button'
import { DialogFrame } from '../dialog'
import { FileButton } from '../file-button'
import { Icon } from '../icons'
import { SeatName } from '../seat-mark'
import { useWords } from '../words/words-context'

/** What a result file says, in words. */
export interface ResultShown {
  readonly outcome: string
  readonly about: string
  readonly seats: readonly { readonly seat: PlayerSeat; readonly name: string; readonly points?: number | undefined }[]
  readonly conclusion: string
  readonly isSound: boolean
  /** Signed by a server whose key this page does not know. */
  readonly isServerUnknown: boolean
  readonly faults: readonly string[]
  readonly proved: readonly string[]
  readonly unproved: readonly string[]
}

export type ResultState =
  | { readonly at: 'working'; readonly done?: number; readonly of?: number }
  /** `why`: the reason, if it is known. */
  | { readonly at: 'failed'; readonly why?: string }
  | { readonly at: 'shown'; readonly result: ResultShown; readonly note?: string | undefined }

/** How far the match itself has been compared with the file. */
export interface MatchCompared {
  readonly at: 'none' | 'working' | 'done'
  readonly done?: number
  readonly of?: number
  /** Whether the match was found on this device. */
  readonly isHere?: boolean
  /** Why the last match file could not be worked through. */
  readonly why?: string
  onFile(file: File): void
}

/** The key of the server that is said to have signed, as text. */
export interface ServerKeyGiven {
  readonly text: string
  /** Why the text is no key. */
  readonly why?: string
  onText(text: string): void
}

export interface ResultDialogProps {
  readonly hint?: string
  readonly state: ResultState
  readonly match?: MatchCompared
  readonly server?: ServerKeyGiven
  onSave?(): void
  onClose(): void
}

export function ResultDialog({ hint, state, match, server, onSave, onClose }: ResultDialogProps) {
  const { say } = useWords()
  return (
    <DialogFrame open onClose={onClose} title={say('do-result')} {...(hint ? { hint } : {})} wide>
      <ResultBody state={state} {...(match ? { match } : {})} {...(server ? { server } : {})} />
      <div className="ui-row-of-buttons ui-dialog-buttons">
        <Button tone="plain" onClick={onClose}>
          {say(state.at === 'working' ? 'cancel' : 'close')}
        </Button>
        {state.at === 'shown' && onSave && (
          <Button tone="main" icon="export" onClick={onSave}>
            {say('result-save')}
          </Button>
        )}
      </div>
    </DialogFrame>
  )
}

export function ResultBody({ state, match, server }: Pick<ResultDialogProps, 'state' | 'match' | 'server'>) {
  const { say, speak } = useWords()
  if (state.at === 'failed') return <p role="alert">{state.why ?? say('result-failed')}</p>
  if (state.at === 'working') return <Working {...state} />
  const { outcome, about, seats, conclusion, isSound, isServerUnknown, faults, proved, unproved } = state.result
  return (
    <div className="ui-result">
      <p className="ui-check-conclusion" role="status" data-follows={isSound ? '' : undefined}>
        <Icon name={isSound ? 'confirm' : 'refused'} />
        <strong>{conclusion}</strong>
      </p>
      {state.note && <p className="ui-note">{state.note}</p>}
      <Points title={say('result-wrong')} points={faults} />
      <section>
        <h3>{say('result-states')}</h3>
        <p>{outcome}</p>
        <div className="ui-result-seats">
          {seats.map(({ seat, name, points }) => (
            <span key={seat}>
              <SeatName seat={seat} name={name} />
              {points !== undefined && <strong className="ui-numbers">{speak.number(points)}</strong>}
            </span>
          ))}
        </div>
        <p className="ui-note">{about}</p>
      </section>
      <Points title={say('result-proves')} points={proved} />
      <Points title={say('result-proves-not')} points={unproved} />
      {server && (isServerUnknown || server.text !== '') && <ServerKey {...server} />}
      {match && <Compared {...match} />}
    </div>
  )
}

function Points({ title, points }: { readonly title: string; readonly points: readonly string[] }): ReactNode {
  if (points.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

function Working({ done, of }: { readonly done?: number; readonly of?: number }) {
  const { say } = useWords()
  const told = done === undefined || of === undefined ? say('result-fetching') : say('result-working', { done, of })
  const share = done !== undefined && of ? { value: done / of } : {}
  return (
    <>
      <p className="ui-note ui-numbers">{told}</p>
      <progress className="ui-progress" {...share} aria-label={told} />
    </>
  )
}

function ServerKey({ text, why, onText }: ServerKeyGiven) {
  const { say } = useWords()
  return (
    <section>
      <h3>{say('result-server')}</h3>
      <p className="ui-note">{say('result-server-hint')}</p>
      <label className="ui-field">
        <span className="ui-label">{say('result-server-key')}</span>
        <input
          className="ui-input"
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onText(event.currentTarget.value)}
        />
      </label>
      {why !== undefined && <p role="alert">{why}</p>}
    </section>
  )
}

function Compared({ at, isHere, why, onFile, ...progress }: MatchCompared) {
  const { say } = useWords()
  if (at === 'done') return null
  return (
    <section>
      <h3>{say('result-match')}</h3>
      {at === 'working' ? (
        <>
          {isHere && <p>{say('result-match-here')}</p>}
          <Working {...progress} />
        </>
      ) : (
        <>
          <p className="ui-note">{say('result-match-hint')}</p>
          {why !== undefined && <p role="alert">{say('result-match-unread', { why })}</p>}
          <FileButton busy={false} onFile={onFile}>
            {say('result-match-choose')}
          </FileButton>
        </>
      )}
    </section>
  )
}
