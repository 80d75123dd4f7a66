/** What a bot was after: what it did, the reasons that made the difference, and what it did not do. */
import { Button } from '../button'
import { CalledPanel } from '../called-panel'
import { useWords } from '../words/words-context'

export interface MotiveLines {
  /** What the deed meant when it was chosen, such as its dice and their chances. */
  readonly means?: string | undefined
  readonly verdict: string
  /** The most telling first. */
  readonly reasons: readonly string[]
  /** The next best thing, where the verdict does not name it. */
  readonly rival: string | undefined
  readonly note: string
}

export interface MotivePanelProps {
  /** What it did, as the log tells it. */
  readonly deed: string
  /** Undefined while it is worked out. */
  readonly told: MotiveLines | undefined
  /** Why nothing can be said. */
  readonly nothing?: string | undefined
  /** How far the work has got, from 0 to 1. */
  readonly done: number
  readonly refusal?: string | undefined
  /** Also ends the work. */
  onClose(): void
}

export function MotivePanel({ deed, told, nothing, done, refusal, onClose }: MotivePanelProps) {
  const { say } = useWords()
  const isThinking = told === undefined && nothing === undefined && refusal === undefined
  return (
    <CalledPanel className="ui-advice ui-motive" title={say('motive-ask')} name={say('motive-ask')} note={deed} onClose={onClose}>
      {refusal !== undefined && <p className="ui-refusal">{refusal}</p>}
      {nothing !== undefined && <p>{nothing}</p>}
      {isThinking && (
        <>
          <p>{say('motive-thinking')}</p>
          <progress className="ui-progress" value={done} aria-label={say('motive-thinking')} />
          <Button tone="plain" onClick={onClose}>
            {say('motive-stop')}
          </Button>
        </>
      )}
      {told && (
        <>
          {told.means !== undefined && <p>{told.means}</p>}
          <p>
            <strong>{told.verdict}</strong>
          </p>
          {told.reasons.length > 0 && (
            <ul className="ui-advice-reasons">
              {told.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
          {told.rival !== undefined && <p>{told.rival}</p>}
          <p className="ui-note">{told.note}</p>
        </>
      )}
    </CalledPanel>
  )
}
